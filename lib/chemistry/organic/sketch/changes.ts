import { MOST_ATOMS } from "../molecule-graph.ts";
import type { Element } from "../molecule-graph.ts";
import { neighboursOf } from "../structure.ts";
import { placeBeside } from "./place-beside.ts";
import type { Order, Point, Sketch, Spot } from "./sketch.ts";

/** Larger charges are none of a course. */
const MOST_CHARGE = 2;

/** A new atom, bonded to another one where there is one; null where there is no room for more. */
export function addAtom(
  sketch: Sketch,
  symbol: Element,
  on: number | null,
  order: Order = 1,
  at: Point = placeBeside(sketch, on, order),
): Sketch | null {
  if (sketch.atoms.length >= MOST_ATOMS) return null;
  return {
    atoms: [...sketch.atoms, symbol],
    charges: [...sketch.charges, 0],
    places: [...sketch.places, at],
    bonds: on === null ? sketch.bonds : [...sketch.bonds, { a: on, b: sketch.atoms.length, order }],
  };
}

/** Two atoms bonded; where they are, by a bond of that order. */
export function joinAtoms(sketch: Sketch, a: number, b: number, order: Order): Sketch | null {
  if (a === b) return null;
  const index = sketch.bonds.findIndex((bond) => (bond.a === a && bond.b === b) || (bond.a === b && bond.b === a));
  return index === -1 ? { ...sketch, bonds: [...sketch.bonds, { a, b, order }] } : setOrder(sketch, index, order);
}

export function setOrder(sketch: Sketch, bond: number, order: Order): Sketch {
  return { ...sketch, bonds: sketch.bonds.map((each, index) => (index === bond ? { ...each, order } : each)) };
}

export function setElement(sketch: Sketch, atom: number, symbol: Element): Sketch {
  return { ...sketch, atoms: sketch.atoms.map((each, index) => (index === atom ? symbol : each)) };
}

export function addCharge(sketch: Sketch, atom: number, by: 1 | -1): Sketch | null {
  const charge = (sketch.charges[atom] ?? 0) + by;
  if (Math.abs(charge) > MOST_CHARGE) return null;
  return { ...sketch, charges: sketch.charges.map((each, index) => (index === atom ? charge : each)) };
}

/** Without an atom and its bonds, or without a bond. */
export function erase(sketch: Sketch, { kind, index }: Spot): Sketch {
  const isLeft = (_: unknown, at: number): boolean => at !== index;
  if (kind === "bond") return { ...sketch, bonds: sketch.bonds.filter(isLeft) };
  const moved = (atom: number): number => (atom > index ? atom - 1 : atom);
  return {
    atoms: sketch.atoms.filter(isLeft),
    charges: sketch.charges.filter(isLeft),
    places: sketch.places.filter(isLeft),
    bonds: sketch.bonds
      .filter(({ a, b }) => a !== index && b !== index)
      .map(({ a, b, order }) => ({ a: moved(a), b: moved(b), order })),
  };
}

export function placeOf({ places, bonds }: Sketch, { kind, index }: Spot): Point {
  const at = (atom: number | undefined): Point => places[atom ?? -1] ?? { x: 0, y: 0 };
  if (kind === "atom") return at(index);
  const [one, other] = [at(bonds[index]?.a), at(bonds[index]?.b)];
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
}

export function listSpots({ atoms, bonds }: Sketch): Spot[] {
  return [
    ...atoms.map((_, index) => ({ kind: "atom" as const, index })),
    ...bonds.map((_, index) => ({ kind: "bond" as const, index })),
  ];
}

/** The next atom or bond in a direction, a quarter turn wide; null where there is none. */
export function spotTowards(sketch: Sketch, from: Spot, direction: Point): Spot | null {
  const start = placeOf(sketch, from);
  const reached = listSpots(sketch).flatMap((spot) => {
    const { x, y } = placeOf(sketch, spot);
    const along = (x - start.x) * direction.x + (y - start.y) * direction.y;
    const across = Math.abs((x - start.x) * direction.y - (y - start.y) * direction.x);
    return along > 1 && across <= 2 * along ? [{ spot, cost: along + 2 * across }] : [];
  });
  return reached.toSorted((one, other) => one.cost - other.cost)[0]?.spot ?? null;
}

/** The atom that is left where one is erased: what it hung on, or the last. */
export function spotAfterErasing(sketch: Sketch, spot: Spot): Spot | null {
  const left = erase(sketch, spot);
  if (left.atoms.length === 0) return null;
  const kept = spot.kind === "bond" ? sketch.bonds[spot.index]?.a : neighboursOf(sketch, spot.index)[0]?.atom;
  const index = kept === undefined ? left.atoms.length - 1 : kept;
  return { kind: "atom", index: spot.kind === "atom" && index > spot.index ? index - 1 : index };
}
