import { LitElement, html, nothing, svg, type PropertyValues, type SVGTemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Board, BoardCell, Move, Position, Side } from '../client';
import { say } from '../texts';
import { boardStyles } from './board-styles';
import { CASTLE, Geometry, isArrow, type Point } from './geometry';
import { piecesOf, pointOf, shapeOf, type Piece } from './pieces';

/** A move to point at. */
export interface Pointer {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** The moves between two places that a player meant: none if that is not allowed, several where there is a choice of what is captured. */
export interface Attempt {
  readonly from: string;
  readonly to: string;
  readonly moves: readonly Move[];
}

declare global {
  interface HTMLElementEventMap {
    'ringo-attempt': CustomEvent<Attempt>;
  }
}

const DRAG_BEGINS_PIXELS = 6;
const ANIMATION_MILLIS = 200;
const VIEW = 7.6;
const LABEL_RADIUS = 7.3;

/**
 * The board: shows a position, and lets the player move by dragging, by two clicks or taps, or by keyboard alone. It knows no rules: what
 * is allowed are the `moves` of the service.
 *
 * @fires ringo-attempt when the player has moved a piece, or tried to
 */
export class RingoBoard extends LitElement {
  static override properties = {
    board: { attribute: false },
    position: { attribute: false },
    moves: { attribute: false },
    mover: { attribute: false },
    last: { attribute: false },
    hint: { attribute: false },
    turned: { type: Number },
    label: {},
    texts: {},
    selected: { state: true },
    focused: { state: true },
    dragged: { state: true },
    over: { state: true },
  };

  declare board: Board | undefined;
  declare position: Position | undefined;
  /** The legal moves; empty while it is not the player's turn. */
  declare moves: readonly Move[];
  /** The side whose pieces may be picked up now. */
  declare mover: Side | undefined;
  /** The last move. */
  declare last: Pointer | undefined;
  /** What a hint or an analysis points at. */
  declare hint: Pointer | undefined;
  /** Degrees clockwise, a multiple of 90. */
  declare turned: number;
  declare label: string;
  /** Changes with the language. */
  declare texts: string;

  private declare selected: string | undefined;
  /** The place that the Tab key leads to. */
  private declare focused: string;
  private declare dragged: Point | undefined;
  private declare over: string | undefined;

  private pieces: Piece[] = [];
  private geometry: Geometry | undefined;
  private press: { readonly pointer: number; readonly x: number; readonly y: number; readonly again: boolean } | undefined;
  private typed = '';

  constructor() {
    super();
    this.moves = [];
    this.turned = 0;
    this.label = '';
    this.texts = '';
    this.focused = 'a1';
  }

  static override styles = boardStyles;

  override willUpdate(changed: PropertyValues<this>): void {
    if (this.board !== undefined && (changed.has('board') || changed.has('turned'))) {
      this.geometry = new Geometry(this.board, this.turned);
    }
    if (changed.has('position') && this.position !== undefined) {
      this.pieces = piecesOf(this.position, this.pieces);
      this.letGo();
    }
    if (changed.has('moves') && this.selected !== undefined && !this.movable(this.selected)) {
      this.letGo();
    }
  }

  protected override update(changed: PropertyValues<this>): void {
    const before = changed.has('position') && !changed.has('turned') ? this.drawnAt() : undefined;
    super.update(changed);
    if (before !== undefined) {
      this.animateFrom(before);
    }
  }

  override render() {
    const { geometry, position } = this;
    if (geometry === undefined || position === undefined) {
      return nothing;
    }
    const cells = [...geometry.board.cells].sort((a, b) => b.ring - a.ring);
    return html`<svg
      viewBox="${-VIEW} ${-VIEW} ${2 * VIEW} ${2 * VIEW}"
      role="group"
      aria-roledescription=${say('board.role')}
      aria-label=${this.label}
      @pointerdown=${this.onPointerDown}
      @pointermove=${this.onPointerMove}
      @pointerup=${this.onPointerUp}
      @pointercancel=${this.letGo}
      @keydown=${this.onKeyDown}
    >
      ${cells.map((cell) => this.drawCell(cell, geometry))} ${this.drawCastle(geometry)} ${this.drawLabels(geometry)}
      <g class="overlay" aria-hidden="true">${this.drawMarks(geometry)}</g>
      <g class="pieces" aria-hidden="true">
        ${repeat(
          this.inOrder(),
          (piece) => piece.id,
          (piece) => this.drawPiece(piece, geometry),
        )}
      </g>
      <g class="overlay" aria-hidden="true">${this.drawTargets(geometry)} ${this.drawPointer(geometry)}</g>
    </svg>`;
  }

  private drawCell(cell: BoardCell, geometry: Geometry): SVGTemplateResult {
    return this.drawPlace(cell.name, svg`<path class="ground ${cell.shade}" d=${geometry.outline(cell)}></path>`);
  }

  private drawCastle(geometry: Geometry): SVGTemplateResult {
    return this.drawPlace(CASTLE, svg`<circle class="ground castle" r=${geometry.board.castle.radius}></circle>`);
  }

  private drawPlace(place: string, ground: SVGTemplateResult): SVGTemplateResult {
    const target = this.targets().has(place);
    return svg`<g
      class="cell ${this.movable(place) ? 'movable' : ''} ${target ? 'target' : ''}"
      data-place=${place}
      role="button"
      aria-label=${this.describe(place)}
      aria-pressed=${this.selected === place ? 'true' : 'false'}
      tabindex=${this.focused === place ? 0 : -1}
      @focus=${() => (this.focused = place)}
      @blur=${() => this.requestUpdate()}
    >${ground}</g>`;
  }

  private drawLabels(geometry: Geometry): SVGTemplateResult {
    const rings = geometry.board.cells.filter(({ segment }) => segment === 'e');
    return svg`<g aria-hidden="true">
      ${geometry.board.segments.map(({ name, centreAngle }) => {
        const { x, y } = geometry.at(LABEL_RADIUS, centreAngle);
        return svg`<text x=${x} y=${y}>${name}</text>`;
      })}
      ${rings.map(({ ring, outline }) => {
        const { x, y } = geometry.at(outline.outerRadius - 0.2, outline.startAngle + 14 / outline.outerRadius);
        return svg`<text class="number" x=${x} y=${y}>${ring}</text>`;
      })}
    </g>`;
  }

  private drawMarks(geometry: Geometry): SVGTemplateResult {
    const mark = (place: string | undefined, kind: string) =>
      place === undefined ? nothing : this.outline(place, kind, geometry);
    return svg`${mark(this.last?.from, 'last')} ${mark(this.last?.to, 'last')} ${mark(this.over, 'over')}
      ${mark(this.selected, 'chosen')} ${this.matchesFocus() ? mark(this.focused, 'focus') : nothing}`;
  }

  private outline(place: string, kind: string, geometry: Geometry): SVGTemplateResult {
    const cell = geometry.cell(place);
    return cell === undefined
      ? svg`<circle class=${kind} r=${geometry.board.castle.radius - 0.03}></circle>`
      : svg`<path class=${kind} d=${geometry.outline(cell)}></path>`;
  }

  private drawPiece(piece: Piece, geometry: Geometry): SVGTemplateResult {
    const picked = this.dragged !== undefined && piece.place === this.selected;
    const { x, y } = picked && this.dragged !== undefined ? this.dragged : pointOf(piece, this.pieces, geometry);
    const movable = this.movable(piece.place);
    return svg`<g
      class="piece ${piece.side} ${movable ? 'movable' : ''} ${picked ? 'dragging' : ''}"
      data-id=${piece.id}
      data-x=${x}
      data-y=${y}
      transform="translate(${x} ${y}) scale(1.12)"
    ><g class="moving">${shapeOf(piece.side)}</g></g>`;
  }

  /** The piece that is being dragged is drawn above the others. */
  private inOrder(): readonly Piece[] {
    return this.dragged === undefined
      ? this.pieces
      : [...this.pieces].sort((a, b) => Number(a.place === this.selected) - Number(b.place === this.selected));
  }

  private drawTargets(geometry: Geometry): SVGTemplateResult[] {
    return [...this.targets()].map(([place, moves]) => {
      const { x, y } = geometry.centre(place);
      return moves.some(({ captured }) => captured !== undefined)
        ? svg`<circle class="ring" cx=${x} cy=${y} r="0.44"></circle>`
        : svg`<circle class="dot" cx=${x} cy=${y} r="0.17"></circle>`;
    });
  }

  private drawPointer(geometry: Geometry): SVGTemplateResult | typeof nothing {
    const { from, to } = this.hint ?? {};
    if (from !== undefined && to !== undefined) {
      const [a, b] = [geometry.centre(from), geometry.centre(to)];
      const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
      return svg`<line class="arrow" x1=${a.x} y1=${a.y} x2=${b.x} y2=${b.y}></line>
        <path class="head" transform="translate(${b.x} ${b.y}) rotate(${angle})" d="M.28 0L-.2 .26L-.2-.26Z"></path>`;
    }
    if (from === undefined) {
      return nothing;
    }
    const { x, y } = geometry.centre(from);
    return svg`<circle class="circle" cx=${x} cy=${y} r="0.48"></circle>`;
  }

  /** What a screen reader says of a place. */
  private describe(place: string): string {
    const standing = this.pieces.filter((piece) => piece.place === place);
    const name = place === CASTLE ? say('board.castle') : place;
    const [first] = standing;
    const parts = [name];
    if (first === undefined) {
      parts.push(say('board.empty'));
    } else if (place === CASTLE) {
      parts.push(say('board.inCastle', { n: standing.length }));
    } else {
      parts.push(say(first.side === 'attacker' ? 'side.attacker' : 'side.defender'));
    }
    if (this.geometry?.cell(place)?.neutralZone) {
      parts.push(say('board.zone'));
    }
    if (this.targets().has(place)) {
      parts.push(say('board.target'));
    } else if (this.movable(place)) {
      parts.push(say('board.movable'));
    }
    return parts.join(', ');
  }

  private movable(place: string): boolean {
    return this.moves.some(({ from }) => from === place);
  }

  /** Where the piece that is picked up may go, and by which moves. */
  private targets(): Map<string, Move[]> {
    const targets = new Map<string, Move[]>();
    for (const move of this.moves) {
      if (this.selected !== undefined && move.from === this.selected && move.to !== undefined) {
        targets.set(move.to, [...(targets.get(move.to) ?? []), move]);
      }
    }
    return targets;
  }

  /** Whether a piece of the side that moves stands there. */
  private mine(place: string): boolean {
    return place !== CASTLE && this.pieces.some((piece) => piece.place === place && piece.side === this.mover);
  }

  private readonly letGo = (): void => {
    this.selected = undefined;
    this.dragged = undefined;
    this.over = undefined;
    this.press = undefined;
  };

  private onPointerDown(event: PointerEvent): void {
    const place = this.placeOf(event);
    if (place === undefined || event.button !== 0) {
      return;
    }
    if (this.mine(place)) {
      event.preventDefault();
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
      this.press = { pointer: event.pointerId, x: event.clientX, y: event.clientY, again: this.selected === place };
      this.selected = place;
    } else if (this.selected !== undefined) {
      this.attempt(this.selected, place);
    }
    this.focusOn(place);
  }

  private onPointerMove(event: PointerEvent): void {
    const { press } = this;
    if (press === undefined || press.pointer !== event.pointerId) {
      return;
    }
    if (this.dragged !== undefined || Math.hypot(event.clientX - press.x, event.clientY - press.y) > DRAG_BEGINS_PIXELS) {
      this.dragged = this.pointAt(event);
      const place = this.placeOf(event);
      this.over = place !== undefined && this.targets().has(place) ? place : undefined;
    }
  }

  private onPointerUp(event: PointerEvent): void {
    const { press, selected } = this;
    if (press === undefined || press.pointer !== event.pointerId || selected === undefined) {
      return;
    }
    const place = this.placeOf(event);
    this.press = undefined;
    this.over = undefined;
    if (this.dragged === undefined) {
      // A click: the piece stays picked up, and is put down by another click on it.
      this.selected = press.again ? undefined : selected;
    } else if (place === undefined || place === selected) {
      this.letGo();
    } else {
      this.attempt(selected, place);
    }
    this.dragged = undefined;
  }

  private onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const { key } = event;
    if (isArrow(key)) {
      const next = this.geometry?.neighbour(this.focused, key);
      if (next !== undefined) {
        this.focusOn(next);
      }
    } else if (key === 'Enter' || key === ' ') {
      this.activate(this.focused);
    } else if (key === 'Escape') {
      this.letGo();
    } else if (key.length === 1 && this.typeTo(key.toLowerCase())) {
      // The name of a cell was typed.
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  private activate(place: string): void {
    if (this.selected === place) {
      this.letGo();
    } else if (this.mine(place)) {
      this.selected = place;
    } else if (this.selected !== undefined) {
      this.attempt(this.selected, place);
    }
  }

  /** A letter and a digit lead to the cell of that name, 0 to the castle. */
  private typeTo(key: string): boolean {
    if (key === '0') {
      this.focusOn(CASTLE);
      return true;
    }
    const named = this.typed + key;
    if (this.geometry?.cell(named) !== undefined) {
      this.focusOn(named);
    }
    this.typed = key;
    return /[a-h1-6]/.test(key);
  }

  private attempt(from: string, to: string): void {
    const moves = this.targets().get(to) ?? [];
    this.letGo();
    this.dispatchEvent(
      new CustomEvent<Attempt>('ringo-attempt', { detail: { from, to, moves }, bubbles: true, composed: true }),
    );
  }

  private focusOn(place: string): void {
    this.focused = place;
    void this.updateComplete.then(() =>
      this.renderRoot.querySelector<SVGElement>(`[data-place="${place}"]`)?.focus({ preventScroll: true }),
    );
  }

  /** Whether to show where the keyboard is: not after a click. */
  private matchesFocus(): boolean {
    return this.renderRoot.querySelector('.cell:focus-visible') !== null;
  }

  private placeOf(event: PointerEvent): string | undefined {
    const point = this.pointAt(event);
    return point === undefined ? undefined : this.geometry?.placeAt(point);
  }

  private pointAt(event: PointerEvent): Point | undefined {
    const drawing = this.renderRoot.querySelector('svg');
    const matrix = drawing?.getScreenCTM();
    if (matrix === null || matrix === undefined) {
      return undefined;
    }
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return { x, y };
  }

  private drawnAt(): Map<string, Point> {
    const points = new Map<string, Point>();
    for (const piece of this.renderRoot.querySelectorAll<SVGElement>('.piece')) {
      points.set(piece.dataset['id'] ?? '', { x: Number(piece.dataset['x']), y: Number(piece.dataset['y']) });
    }
    return points;
  }

  /** Lets pieces glide from where they were, for those who want to see motion. */
  private animateFrom(before: ReadonlyMap<string, Point>): void {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      return;
    }
    for (const piece of this.renderRoot.querySelectorAll<SVGElement>('.piece')) {
      const was = before.get(piece.dataset['id'] ?? '');
      const [x, y] = [Number(piece.dataset['x']), Number(piece.dataset['y'])];
      if (was !== undefined && (was.x !== x || was.y !== y)) {
        piece
          .querySelector('.moving')
          ?.animate(
            [{ transform: `translate(${(was.x - x) / 1.12}px, ${(was.y - y) / 1.12}px)` }, { transform: 'none' }],
            { duration: ANIMATION_MILLIS, easing: 'ease-out' },
          );
      }
    }
  }
}

customElements.define('ringo-board', RingoBoard);
