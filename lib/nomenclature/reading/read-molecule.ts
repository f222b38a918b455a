import { listKnownCharges } from "../../chemistry/ions/ions.ts";
import type { CountedElement, Designation } from "../designation.ts";
import { listAnionsAt } from "./read-ions.ts";
import { listJoints, note } from "./reader.ts";
import type { Reader } from "./reader.ts";

type Match = {
  readonly part: CountedElement & { readonly charge: number };
  readonly isCounted: boolean;
  readonly end: number;
};

function listCounts(reader: Reader, at: number): { count: number; isCounted: boolean; at: number }[] {
  const prefixes = reader.lexis.prefixes
    .matchAt(reader.text, at)
    .map(({ value, end }) => ({ count: value, isCounted: true, at: end }));
  return [...prefixes, { count: 1, isCounted: false, at }];
}

function listElementsAt(reader: Reader, at: number): Match[] {
  return listCounts(reader, at).flatMap(({ count, isCounted, at: start }) =>
    reader.lexis.elements.matchAt(reader.text, start).map(({ value, end }) => {
      note(reader, end);
      return { part: { symbol: value, count, charge: 0 }, isCounted, end };
    }),
  );
}

/** "Tetroxide": a count and the name of a simple anion. */
function listSecondsAt(reader: Reader, at: number): Match[] {
  return listCounts(reader, at).flatMap(({ count, isCounted, at: start }) =>
    listAnionsAt(reader, start)
      .filter(({ ion }) => /^[A-Z][a-z]?$/.test(ion.atoms))
      .map(({ ion, end }) => ({ part: { symbol: ion.atoms, count, charge: ion.charge * count }, isCounted, end })),
  );
}

/**
 * Whether a first element without a count can be a single atom: "nitrogen dioxide" yes; "phosphorus pentoxide", an old
 * name of P4O10, no.
 */
function isPlausible(first: Match, second: Match): boolean {
  if (first.part.symbol === second.part.symbol || !(first.isCounted || second.isCounted)) return false;
  const charge = -second.part.charge;
  if (first.isCounted) return first.part.count <= charge * 2;
  const isFluorideOfOxygen = first.part.symbol === "O" && second.part.symbol === "F" && charge === 2;
  return isFluorideOfOxygen || listKnownCharges(first.part.symbol).includes(charge);
}

function toMolecule(first: Match, second: Match): Designation {
  const { symbol, count } = second.part;
  return { kind: "molecule", first: { symbol: first.part.symbol, count: first.part.count }, second: { symbol, count } };
}

/** Every compound of two elements that a whole name with counting prefixes may mean. */
export function readMolecules(reader: Reader): Designation[] {
  const isCationFirst = reader.lexis.naming.order === "cation-first";
  const [listHeads, listTails] = isCationFirst ? [listElementsAt, listSecondsAt] : [listSecondsAt, listElementsAt];
  return listHeads(reader, 0).flatMap((head) =>
    listJoints(reader, head.end)
      .flatMap((at) => listTails(reader, at))
      .filter(({ end }) => end === reader.text.length)
      .flatMap((tail) => {
        const [first, second] = isCationFirst ? [head, tail] : [tail, head];
        return isPlausible(first, second) ? [toMolecule(first, second)] : [];
      }),
  );
}
