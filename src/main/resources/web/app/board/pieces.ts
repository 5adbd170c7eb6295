import { svg, type SVGTemplateResult } from 'lit';
import type { Position, Side } from '../client';
import { CASTLE, type Geometry, type Point } from './geometry';

/** A piece that keeps its identity from one position to the next, so that it can be seen to move. */
export interface Piece {
  readonly id: number;
  readonly side: Side;
  readonly place: string;
}

/** The shapes of the service's own pictures: a disc with the head of a spear, a tower with a gate. */
const SHAPES: Readonly<Record<Side, SVGTemplateResult>> = {
  attacker: svg`<circle class="body" r="0.36"></circle><path class="sign" d="M0-.24L.17.17L0 .08L-.17.17Z"></path>`,
  defender: svg`<path class="body" d="M-.26-.3H-.14V-.21H-.06V-.3H.06V-.21H.14V-.3H.26V-.08L.19-.02V.17L.28.23V.31H-.28V.23L-.19.17V-.02L-.26-.08Z"></path>
    <path class="sign" d="M-.08 .22V.06A.08 .08 0 0 1 .08 .06V.22Z"></path>`,
};

/** Two attackers in the castle stand side by side. */
const CASTLE_SHIFT = 0.45;

let lastId = 0;

/** The pieces of a position; those that were there before keep their identity, and so does one that has moved. */
export function piecesOf(position: Position, before: readonly Piece[]): Piece[] {
  const places: [Side, string][] = [
    ...position.attackers.map((cell): [Side, string] => ['attacker', cell]),
    ...Array.from({ length: position.castle }, (): [Side, string] => ['attacker', CASTLE]),
    ...position.defenders.map((cell): [Side, string] => ['defender', cell]),
  ];
  const left = [...before];
  const take = (fits: (piece: Piece) => boolean): number | undefined => {
    const index = left.findIndex(fits);
    return index < 0 ? undefined : left.splice(index, 1)[0]?.id;
  };
  const stayed = places.map(([side, place]) => take((piece) => piece.side === side && piece.place === place));
  return places.map(([side, place], index) => ({
    id: stayed[index] ?? take((piece) => piece.side === side) ?? ++lastId,
    side,
    place,
  }));
}

export function shapeOf(side: Side): SVGTemplateResult {
  return SHAPES[side];
}

/** Where a piece is drawn. */
export function pointOf(piece: Piece, all: readonly Piece[], geometry: Geometry): Point {
  const inside = all.filter(({ place }) => place === CASTLE);
  if (piece.place !== CASTLE || inside.length < 2) {
    return geometry.centre(piece.place);
  }
  return { x: inside[0] === piece ? -CASTLE_SHIFT : CASTLE_SHIFT, y: 0 };
}
