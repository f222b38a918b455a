import { carbonsOf, hydrogensOn, listPaths, neighboursOf } from "../../../chemistry/organic/structure.ts";
import type { Structure } from "../../../chemistry/organic/structure.ts";
import type { GroupId, SuffixId, SystematicName } from "./systematic-name.ts";

const HALOGENS: Readonly<Record<string, GroupId>> = { F: "fluoro", Cl: "chloro", Br: "bromo", I: "iodo" };

const ALKYLS: readonly GroupId[] = ["methyl", "ethyl", "propyl"];

type Placed<Id extends string> = { readonly id: Id; readonly place: number };

/** What a chain of carbons carries; the places count from its first carbon. */
type Reading = {
  readonly carbons: number;
  readonly bonds: readonly Placed<"ene" | "yne">[];
  readonly suffixes: readonly Placed<SuffixId>[];
  readonly groups: readonly Placed<GroupId>[];
  readonly alkyl: number | null;
  readonly branches: number;
  /** Whether every branch has a simple name; an ether has none. */
  readonly isPlain: boolean;
};

/** An unbranched, saturated group of up to three carbons by its first atom; null for any other. */
function readAlkyl(structure: Structure, first: number, from: number): number | null {
  let [length, at, before] = [1, first, from];
  while (true) {
    const next = neighboursOf(structure, at).filter(({ atom }) => atom !== before);
    if (next.some(({ atom, order }) => order !== 1 || structure.atoms[atom] !== "C") || next.length > 1) return null;
    const [only] = next;
    if (only === undefined) return length;
    [length, before, at] = [length + 1, at, only.atom];
  }
}

/**
 * The principal group that a carbon bears; a carbonyl is an acid's, an ester's, an aldehyde's or a ketone's. Null for a carbon
 * without one, and for what has another name: ethers, acyl halides, amides, nitriles, carbonates.
 */
function suffixOn(structure: Structure, atom: number): { id: SuffixId; alkyl: number | null } | null {
  const others = neighboursOf(structure, atom).map((each) => ({ ...each, symbol: structure.atoms[each.atom] ?? "" }));
  const hetero = others.filter(({ symbol }) => symbol !== "C" && HALOGENS[symbol] === undefined);
  const carbons = others.filter(({ symbol }) => symbol === "C").length;
  const hydrogens = hydrogensOn(structure, atom);
  const single = hetero.find(({ order }) => order === 1);
  const free = single === undefined ? 0 : hydrogensOn(structure, single.atom);
  switch (
    hetero
      .map(({ order, symbol }) => order + symbol)
      .toSorted()
      .join()
  ) {
    case "1N":
      return free === 2 ? { id: "amine", alkyl: null } : null;
    case "1O":
      return free === 1 ? { id: "ol", alkyl: null } : null;
    case "2O":
      if (carbons === 2) return { id: "one", alkyl: null };
      return hydrogens > 0 && carbons + hydrogens === 2 ? { id: "al", alkyl: null } : null;
    case "1O,2O": {
      if (single === undefined || carbons + hydrogens !== 1) return null;
      const behind = neighboursOf(structure, single.atom).find((each) => each.atom !== atom);
      if (behind === undefined) return { id: "oic", alkyl: null };
      const isCarbon = structure.atoms[behind.atom] === "C";
      return isCarbon ? { id: "oate", alkyl: readAlkyl(structure, behind.atom, single.atom) } : null;
    }
    default:
      return null;
  }
}

function readAlong(structure: Structure, path: readonly number[]): Reading {
  const groups: Placed<GroupId>[] = [];
  const bonds: Placed<"ene" | "yne">[] = [];
  const suffixes: Placed<SuffixId>[] = [];
  let alkyl: number | null = null;
  let branches = 0;
  let isPlain = true;
  for (const [index, atom] of path.entries()) {
    const place = index + 1;
    const suffix = suffixOn(structure, atom);
    if (suffix !== null) suffixes.push({ id: suffix.id, place });
    if (suffix?.id === "oate") alkyl = suffix.alkyl;
    for (const each of neighboursOf(structure, atom)) {
      const symbol = structure.atoms[each.atom] ?? "";
      const halogen = HALOGENS[symbol];
      if (each.atom === path[index + 1]) {
        if (each.order > 1) bonds.push({ id: each.order === 2 ? "ene" : "yne", place });
      } else if (halogen !== undefined) {
        branches += 1;
        groups.push({ id: halogen, place });
      } else if (symbol === "C" && !path.includes(each.atom)) {
        branches += 1;
        const group = each.order === 1 ? ALKYLS[(readAlkyl(structure, each.atom, atom) ?? 0) - 1] : undefined;
        if (group === undefined) isPlain = false;
        else groups.push({ id: group, place });
      } else if (symbol !== "C" && suffix === null) isPlain = false;
    }
  }
  return { carbons: path.length, bonds, suffixes, groups, alkyl, branches, isPlain };
}

/** Places that follow from the rest of the name are not written: propene, ethanol, chloroethane, chloroethene. */
function writtenPlaces(reading: Reading): { bond: boolean; suffix: boolean; groups: boolean } {
  const { carbons, bonds, suffixes, groups } = reading;
  const id = suffixes[0]?.id;
  const isAnywhere = id === "ol" || id === "amine";
  const isOpen = carbons > 2 || (carbons === 2 && groups.length + suffixes.length > 1);
  return {
    bond: carbons > 3 || suffixes.length > 0 || bonds.length > 1,
    suffix: id === "one" ? carbons > 3 : isAnywhere && isOpen,
    groups: carbons > 2 || (carbons === 2 && (isAnywhere || groups.length > 1)),
  };
}

function nameReading(reading: Reading): SystematicName {
  const written = writtenPlaces(reading);
  const [bond] = reading.bonds;
  const [suffix] = reading.suffixes;
  const ids = [...new Set(reading.groups.map(({ id }) => id))].toSorted();
  return {
    carbons: reading.carbons,
    bond: bond === undefined ? null : { id: bond.id, locants: written.bond ? placesOf(reading.bonds) : [] },
    suffix: suffix === undefined ? null : { id: suffix.id, locants: written.suffix ? placesOf(reading.suffixes) : [] },
    groups: ids.map((id) => {
      const places = reading.groups.filter((group) => group.id === id).map(({ place }) => place);
      return { id, locants: written.groups ? places.toSorted((a, b) => a - b) : [], count: places.length };
    }),
    alkyl: reading.alkyl,
  };
}

/** Lower places first, compared one by one. */
function compareLists(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  return at === -1 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

const placesOf = (placed: readonly { readonly place: number }[]): number[] =>
  placed.map(({ place }) => place).toSorted((a, b) => a - b);

/** The Blue Book's order of preference (P-44.3, P-31.1.4): longest chain, most branches, then the lowest places. */
function compareReadings(a: Reading, b: Reading): number {
  return (
    b.carbons - a.carbons ||
    b.branches - a.branches ||
    compareLists(placesOf(a.suffixes), placesOf(b.suffixes)) ||
    compareLists(placesOf(a.bonds), placesOf(b.bonds)) ||
    compareLists(placesOf(a.groups), placesOf(b.groups)) ||
    compareLists(byAlphabet(a), byAlphabet(b))
  );
}

function byAlphabet({ groups }: Reading): number[] {
  return groups.toSorted((a, b) => a.id.localeCompare(b.id) || a.place - b.place).map(({ place }) => place);
}

/** One multiple bond, one principal group, one of each, or two alike whose places are said: dienes, diols, diones, diamines. */
function hasSimpleEnds({ carbons, bonds, suffixes }: Pick<Reading, "carbons" | "bonds" | "suffixes">): boolean {
  const [first, second] = [...bonds, ...suffixes];
  if (second === undefined) return true;
  if (bonds.length + suffixes.length > 2) return false;
  if (bonds.length === 1) return carbons > 2;
  return first?.id === second.id && ["ene", "yne", "ol", "one", "amine"].includes(second.id);
}

/** Whether all that the name ends in is on the chain: an ester's chain is its acid's. */
function isWhole(structure: Structure, { carbons, bonds, suffixes, alkyl }: Reading): boolean {
  const multiple = structure.bonds.filter(
    ({ a, b, order }) => order > 1 && structure.atoms[a] === "C" && structure.atoms[b] === "C",
  );
  const bearing = carbonsOf(structure).filter((atom) => suffixOn(structure, atom) !== null);
  const isEster = suffixes[0]?.id === "oate";
  return (
    bonds.length === multiple.length &&
    suffixes.length === bearing.length &&
    hasSimpleEnds({ carbons, bonds, suffixes }) &&
    isEster === (alkyl !== null)
  );
}

/** Stems and multiplying prefixes that the languages have words for. */
const MOST_CARBONS = 10;
const MOST_ALIKE = 6;

function hasWords({ carbons, groups, isPlain }: Reading): boolean {
  const most = Math.max(0, ...groups.map(({ id }) => groups.filter((each) => each.id === id).length));
  return isPlain && carbons <= MOST_CARBONS && most <= MOST_ALIKE;
}

/** A name, and the main chain that it counts along. */
export type Named = { readonly name: SystematicName; readonly chain: readonly number[] };

/**
 * The systematic name (IUPAC 2013) of a molecule with one main chain, simple branches (up to three carbons, halogens), and at most one
 * multiple bond, one principal group, one of each, or two alike. Null for what is beyond that.
 */
export function nameStructure(structure: Structure): Named | null {
  const whole = listPaths(structure)
    .map((chain) => ({ chain, reading: readAlong(structure, chain) }))
    .filter(({ reading }) => isWhole(structure, reading));
  const longest = Math.max(...whole.map(({ chain }) => chain.length));
  const [best] = whole
    .filter(({ chain }) => chain.length === longest)
    .toSorted((a, b) => compareReadings(a.reading, b.reading));
  return best === undefined || !hasWords(best.reading) ? null : { name: nameReading(best.reading), chain: best.chain };
}

/** The name along a chain of one's own choice, from its first carbon on: with a wrong chain or direction, a wrong name. */
export function nameAlong(structure: Structure, chain: readonly number[]): SystematicName | null {
  const reading = readAlong(structure, chain);
  return reading.isPlain && isWhole(structure, reading) ? nameReading(reading) : null;
}
