import type { Board, BoardCell } from '../client';

/** A point on the drawn board: the castle's radius is 1, the middle (0, 0), y grows downwards. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export const CASTLE = 'castle';

/** Keys that move the keyboard's place on the board. */
export type Arrow = 'ArrowUp' | 'ArrowRight' | 'ArrowDown' | 'ArrowLeft';

const ARROWS: readonly Arrow[] = ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft'];
const DEGREES = 360;
const QUARTER = 90;

/** Where things are on the board, from what the service says about it, turned by so many degrees clockwise. */
export class Geometry {
  private readonly cells: ReadonlyMap<string, BoardCell>;

  constructor(
    readonly board: Board,
    readonly turned: number,
  ) {
    this.cells = new Map(board.cells.map((cell) => [cell.name, cell]));
  }

  cell(name: string): BoardCell | undefined {
    return this.cells.get(name);
  }

  centre(place: string): Point {
    const cell = this.cells.get(place);
    return cell === undefined ? { x: 0, y: 0 } : this.at(cell.centre.radius, cell.centre.angle);
  }

  /** A point by its distance from the middle and its angle on the board, in degrees clockwise from the top. */
  at(radius: number, angle: number): Point {
    const radians = ((angle + this.turned) * Math.PI) / (DEGREES / 2);
    return { x: round(radius * Math.sin(radians)), y: round(-radius * Math.cos(radians)) };
  }

  outline({ outline: { innerRadius, outerRadius, startAngle, endAngle } }: BoardCell): string {
    const [a, b] = [this.at(innerRadius, startAngle), this.at(outerRadius, startAngle)];
    const [c, d] = [this.at(outerRadius, endAngle), this.at(innerRadius, endAngle)];
    return (
      `M${a.x} ${a.y}L${b.x} ${b.y}A${outerRadius} ${outerRadius} 0 0 1 ${c.x} ${c.y}` +
      `L${d.x} ${d.y}A${innerRadius} ${innerRadius} 0 0 0 ${a.x} ${a.y}Z`
    );
  }

  /** The cell or castle at a point; nothing outside the rim. */
  placeAt({ x, y }: Point): string | undefined {
    const radius = Math.hypot(x, y);
    if (radius < this.board.castle.radius) {
      return CASTLE;
    }
    const angle = degrees(Math.atan2(x, -y) * (DEGREES / 2 / Math.PI) - this.turned);
    return this.board.cells.find(
      ({ outline }) =>
        radius >= outline.innerRadius &&
        radius < outline.outerRadius &&
        degrees(angle - outline.startAngle) < degrees(outline.endAngle - outline.startAngle),
    )?.name;
  }

  /**
   * Where an arrow key leads: along the ring or towards or away from the castle, whichever the arrow points to on the screen. From the
   * castle it leads to the side of ring 1 that the arrow points to.
   */
  neighbour(place: string, arrow: Arrow): string | undefined {
    const way = ARROWS.indexOf(arrow);
    const cell = this.cells.get(place);
    if (cell === undefined) {
      return this.placeAt(this.at(this.board.castle.radius * 1.5, way * QUARTER - this.turned));
    }
    // Each quarter of the screen, which begins with its upright or level segment, has its own way out.
    const quarter = Math.floor(degrees(cell.centre.angle + this.turned) / QUARTER);
    const { outward, clockwise, inward, counterclockwise } = cell.neighbours;
    return [outward, clockwise, inward, counterclockwise][(way - quarter + ARROWS.length) % ARROWS.length];
  }
}

export function isArrow(key: string): key is Arrow {
  return (ARROWS as readonly string[]).includes(key);
}

function degrees(angle: number): number {
  return ((angle % DEGREES) + DEGREES) % DEGREES;
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
