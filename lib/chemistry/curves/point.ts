/** A point of a curve, x before y, in the units that the curve names. */
export type Point = [x: number, y: number];

const FIGURES = 5;

/** The figures that a drawing can show. */
function drawn(value: number): number {
  return Number(value.toPrecision(FIGURES));
}

/** A function at `steps` + 1 places from `start` to `end`. */
export function sample(start: number, end: number, steps: number, at: (x: number) => number): Point[] {
  return Array.from({ length: steps + 1 }, (_, index) => {
    const x = start + ((end - start) * index) / steps;
    return [drawn(x), drawn(at(x))];
  });
}
