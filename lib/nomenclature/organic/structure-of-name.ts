import { fingerprint, hydrogensOn, readStructure } from "../../chemistry/organic/structure.ts";
import type { Structure } from "../../chemistry/organic/structure.ts";
import { foldName } from "../fold.ts";
import { readChain } from "./chain.ts";
import type { Chain } from "./chain.ts";
import { matchSubstituents } from "./substituents.ts";
import type { Substituents } from "./substituents.ts";
import { nameStructure } from "./systematic/name-structure.ts";

/** Groups and suffixes from the atom that bonds, in SMILES (`readStructure`). */
const GROUPS: ReadonlyMap<string, string> = new Map([
  ["methyl", "C"],
  ["ethyl", "CC"],
  ["propyl", "CCC"],
  ["butyl", "CCCC"],
  ["isopropyl", "C(C)C"],
  ["propan2yl", "C(C)C"],
  ["isobutyl", "CC(C)C"],
  ["secbutyl", "C(C)CC"],
  ["tertbutyl", "C(C)(C)C"],
  ["tbutyl", "C(C)(C)C"],
  ["neopentyl", "CC(C)(C)C"],
  ["isopentyl", "CCC(C)C"],
  ["fluoro", "F"],
  ["chloro", "Cl"],
  ["bromo", "Br"],
  ["iodo", "I"],
  ["hydroxy", "O"],
  ["amino", "N"],
  ["methoxy", "OC"],
  ["ethoxy", "OCC"],
]);
const SUFFIXES: ReadonlyMap<string, string> = new Map([
  ["ol", "O"],
  ["amine", "N"],
  ["al", "=O"],
  ["one", "=O"],
  ["oicacid", "(=O)(O)"],
]);
const CLASSES: ReadonlyMap<string, string> = new Map([
  ["alcohol", "O"],
  ["fluoride", "F"],
  ["chloride", "Cl"],
  ["bromide", "Br"],
  ["iodide", "I"],
  ["amine", "N"],
  ["ether", "O"],
  ["ketone", "C(=O)"],
]);

/** Names that no rule builds: Blue Book 2013 (P-61.2.1 and older general use), folded. */
const EVERYDAY: ReadonlyMap<string, string> = new Map([
  ["isobutane", "CC(C)C"],
  ["isopentane", "CCC(C)C"],
  ["neopentane", "CC(C)(C)C"],
  ["isohexane", "CC(C)CCC"],
  ["neohexane", "CC(C)(C)CC"],
  ["isooctane", "CC(C)(C)CC(C)C"],
  ["isobutene", "C=C(C)C"],
  ["isobutylene", "C=C(C)C"],
  ["isopropanol", "CC(O)C"],
  ["rubbingalcohol", "CC(O)C"],
  ["npropanol", "CCCO"],
  ["nbutanol", "CCCCO"],
  ["isobutanol", "CC(C)CO"],
  ["secbutanol", "CC(O)CC"],
  ["tertbutanol", "CC(C)(C)O"],
  ["tbutanol", "CC(C)(C)O"],
  ["acetone", "CC(=O)C"],
  ["diethylether", "CCOCC"],
  ["dimethylether", "COC"],
]);

/** Chains with more carbons, and branches that may be placed in more ways, are not tried out. */
const MOST_CARBONS = 12;
const MOST_UNPLACED = 4;
const MOST_WAYS = 40;

/**
 * The molecule that an English name stands for, rings left out: "2-methylbutane", "isopentane" and "3-methylbutane" are
 * one. Null for what is no such name, or leaves the molecule open: "chloropropane".
 */
export function structureOfName(name: string): Structure | null {
  const { text } = foldName(name);
  const everyday = EVERYDAY.get(text);
  if (everyday !== undefined) return readStructure(everyday);
  const plain = text.replace(/^n(?=(?:prop|but|pent|hex|hept|oct|non|dec))/, "");
  const { groups, end } = matchSubstituents(plain);
  const parent = plain.slice(end);
  return buildClass(parent, groups) ?? buildChain(readChain(parent), groups);
}

/** "Isopropyl alcohol", "ethyl methyl ether". */
function buildClass(parent: string, groups: readonly Substituents[]): Structure | null {
  const centre = CLASSES.get(parent);
  const branches = groups.flatMap(({ word, count }) => Array.from({ length: count }, () => GROUPS.get(word)));
  if (centre === undefined || branches.length === 0 || branches.includes(undefined)) return null;
  return toStructure(`${centre}${branches.map((branch) => `(${branch})`).join("")}`);
}

function buildChain(chain: Chain | null, groups: readonly Substituents[]): Structure | null {
  if (chain === null || chain.isRing || chain.carbons > MOST_CARBONS) return null;
  const { suffix, unsaturation, carbons } = chain;
  const ending = suffix === null ? "" : SUFFIXES.get(suffix.id);
  if (ending === undefined) return null;
  // "Butanol" without a number is butan-1-ol to those who speak so.
  const isAtEnd =
    suffix?.suffix.carbon === "end" ||
    (suffix?.suffix.carbon === "any" && suffix.count === 1 && suffix.locants.length === 0);
  const ofSuffix = isAtEnd ? [1, carbons].slice(0, suffix.count) : (suffix?.locants ?? []);
  const parts = [
    ...groups.map(({ word, count, locants }) => ({ text: GROUPS.get(word), count, locants, isInside: false })),
    ...(suffix === null
      ? []
      : [{ text: ending, count: suffix.count, locants: ofSuffix, isInside: suffix.suffix.carbon === "inside" }]),
    ...(unsaturation.count === 0
      ? []
      : [
          {
            text: unsaturation.order === 1 ? "=" : "#",
            count: unsaturation.count,
            locants: unsaturation.locants,
            isInside: false,
          },
        ]),
  ];
  return settle(parts, carbons);
}

type Part = {
  readonly text: string | undefined;
  readonly count: number;
  readonly locants: readonly number[];
  readonly isInside: boolean;
};

/** Every way to place what has no number; the only molecule among those whose main chain is the one of the name. */
function settle(parts: readonly Part[], carbons: number): Structure | null {
  const unplaced = parts.reduce((sum, { locants, count }) => sum + (locants.length === 0 ? count : 0), 0);
  if (unplaced > MOST_UNPLACED) return null;
  let drafts: string[][] = [Array.from({ length: carbons }, () => "")];
  for (const { text, count, locants, isInside } of parts) {
    if (text === undefined || locants.some((each) => each < 1 || each > carbons)) return null;
    const free = Array.from({ length: carbons }, (_, index) => index + 1).filter(
      (each) => !isInside || (each > 1 && each < carbons),
    );
    const placings = listPlacings(count, locants, free);
    if (drafts.length * placings.length > MOST_WAYS) return null;
    drafts = drafts.flatMap((draft) => placings.map((places) => place(draft, text, places)));
  }
  const structures = [
    ...new Map(
      drafts.flatMap((draft) => toStructure(writeChain(draft)) ?? []).map((each) => [fingerprint(each), each]),
    ).values(),
  ];
  const fitting =
    structures.length === 1 ? structures : structures.filter((each) => nameStructure(each)?.name.carbons === carbons);
  const [only, ...others] = fitting;
  return others.length > 0 ? null : (only ?? null);
}

function listPlacings(
  count: number,
  locants: readonly number[],
  free: readonly number[],
): readonly (readonly number[])[] {
  if (locants.length > 0) return [locants];
  let placings: readonly (readonly number[])[] = [[]];
  for (let time = 0; time < count; time += 1) {
    placings = placings.flatMap((places) =>
      free.filter((each) => each >= (places.at(-1) ?? 1)).map((each) => [...places, each]),
    );
  }
  return placings;
}

function place(draft: readonly string[], text: string, places: readonly number[]): string[] {
  return draft.map(
    (own, index) =>
      own +
      places
        .filter((each) => each === index + 1)
        .map(() => (text === "=" || text === "#" || text.startsWith("(") ? text : `(${text})`))
        .join(""),
  );
}

/** A bond's sign stands behind the branches of its first carbon. */
function writeChain(carbons: readonly string[]): string {
  return carbons
    .map((own) => `C${own.replaceAll(/[=#](?![A-Z])/g, "")}${/[=#](?![A-Z])/.exec(own)?.[0] ?? ""}`)
    .join("");
}

/** Null for atoms that would need more bonds than they have. */
function toStructure(smiles: string): Structure | null {
  if (/[=#]$/.test(smiles)) return null;
  const structure = readStructure(smiles);
  return structure.atoms.every((_, atom) => hydrogensOn(structure, atom) >= 0) ? structure : null;
}
