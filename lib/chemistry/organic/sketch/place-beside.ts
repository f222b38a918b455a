import { neighboursOf } from "../structure.ts";
import { BOND_LENGTH } from "./sketch.ts";
import type { Order, Point, Sketch } from "./sketch.ts";

const THIRD = (2 * Math.PI) / 3;
/** A chain begins upwards to the right, as it is usually drawn. */
const FIRST = -Math.PI / 6;
const ROOM = 0.6 * BOND_LENGTH;

/** Where a new atom goes: beside the one that it is bonded to, away from its other bonds; alone, beside what is there. */
export function placeBeside(sketch: Sketch, on: number | null, order: Order): Point {
  const start = on === null ? undefined : sketch.places[on];
  if (on === null || start === undefined) {
    const [right, low] = [sketch.places.map(({ x }) => x), sketch.places.map(({ y }) => y)];
    return right.length === 0 ? { x: 0, y: 0 } : { x: Math.max(...right) + 2 * BOND_LENGTH, y: Math.max(...low) };
  }
  const at = (angle: number): Point => ({
    x: start.x + BOND_LENGTH * Math.cos(angle),
    y: start.y + BOND_LENGTH * Math.sin(angle),
  });
  const places = listAngles(sketch, on, start, order).map(at);
  return places.find((place) => roomAt(sketch, place) > ROOM) ?? places[0] ?? at(FIRST);
}

/** The angles that are free, the best first. */
function listAngles(sketch: Sketch, on: number, start: Point, order: Order): number[] {
  const taken = neighboursOf(sketch, on).map(({ atom, order: bond }) => {
    const place = sketch.places[atom] ?? start;
    return { angle: Math.atan2(place.y - start.y, place.x - start.x), bond };
  });
  const [only, ...others] = taken;
  if (only === undefined) return [FIRST, -FIRST, Math.PI + FIRST, Math.PI - FIRST];
  if (others.length > 0) return listGaps(taken.map(({ angle }) => angle));
  const isStraight = order === 3 || only.bond === 3 || (order === 2 && only.bond === 2);
  if (isStraight) return [only.angle + Math.PI];
  // To the right, so that a chain goes on in a zigzag.
  return [only.angle + THIRD, only.angle - THIRD].toSorted((one, other) => Math.cos(other) - Math.cos(one));
}

/** The middles of the gaps between bonds, the widest first. */
function listGaps(angles: readonly number[]): number[] {
  const sorted = angles.toSorted((one, other) => one - other);
  return sorted
    .map((angle, index) => {
      const next = sorted[index + 1] ?? (sorted[0] ?? angle) + 2 * Math.PI;
      return { middle: (angle + next) / 2, width: next - angle };
    })
    .toSorted((one, other) => other.width - one.width)
    .map(({ middle }) => middle);
}

function roomAt({ places }: Sketch, { x, y }: Point): number {
  return Math.min(...places.map((place) => Math.hypot(place.x - x, place.y - y)));
}
