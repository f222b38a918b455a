import { parseFormula } from "../../chemistry/formula/parse.ts";
import { readSubstituted } from "./chain.ts";
import { HYDROCARBON_GROUPS, RINGS } from "./grammar.ts";
import { addAtoms, IMPOSSIBLE, writeHill } from "./organic.ts";
import type { OrganicReading } from "./organic.ts";
import { matchSubstituents } from "./substituents.ts";
import type { Substituents } from "./substituents.ts";

/** Descriptors that change no formula: "cis", "trans", "n" (a straight chain), E and Z, R and S. */
const DESCRIPTOR =
  /^(?:cis|trans|n(?=(?:but|pent|hex|hept|oct|non|dec|prop))|\((?:[ez]|\d?[rs])\)|d(?=gl)|ortho|meta|para|[omp](?=(?:di|chloro|bromo|nitro)))/;

/**
 * Reads a folded English name of an organic compound by the grammar of `grammar.ts`: substituents and a chain or ring,
 * or a functional class. Takes time in proportion to the name's length.
 */
export function readOrganic(folded: string): OrganicReading {
  const text = folded.replace(DESCRIPTOR, "");
  const { groups, end } = matchSubstituents(text);
  const parent = text.slice(end);
  return (
    readRing(parent, groups) ??
    readClass(parent, groups) ??
    readEster(parent, groups) ??
    readSubstituted(parent, groups) ??
    null
  );
}

function readRing(parent: string, groups: readonly Substituents[]): OrganicReading {
  const ring = RINGS.get(parent);
  if (ring === undefined) return null;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  const places = groups.flatMap(({ locants }) => locants);
  if (count > ring.free || new Set(places).size < places.length || places.some((place) => place < 1 || place > 8))
    return IMPOSSIBLE;
  return { kind: "formula", formula: writeHill(addAtoms([ring.atoms, 1], [{ H: 1 }, -count], ...asParts(groups))) };
}

function asParts(groups: readonly Substituents[]): (readonly [Substituents["atoms"], number])[] {
  return groups.map(({ atoms, count }) => [atoms, count] as const);
}

/** Words behind groups, and how many groups they take: Blue Book 2013, P-57 and P-63. */
const CLASSES: ReadonlyMap<
  string,
  { readonly least: number; readonly most: number; readonly atoms: Readonly<Record<string, number>> }
> = new Map([
  ["alcohol", { least: 1, most: 1, atoms: { O: 1, H: 1 } }],
  ["ether", { least: 2, most: 2, atoms: { O: 1 } }],
  ["ketone", { least: 2, most: 2, atoms: { C: 1, O: 1 } }],
  ["amine", { least: 1, most: 3, atoms: { N: 1, H: 3 } }],
  ["fluoride", { least: 1, most: 1, atoms: { F: 1 } }],
  ["chloride", { least: 1, most: 1, atoms: { Cl: 1 } }],
  ["bromide", { least: 1, most: 1, atoms: { Br: 1 } }],
  ["iodide", { least: 1, most: 1, atoms: { I: 1 } }],
  ["cyanide", { least: 1, most: 1, atoms: { C: 1, N: 1 } }],
]);

function isHydrocarbonGroup({ atoms, locants }: Substituents): boolean {
  return locants.length === 0 && [...HYDROCARBON_GROUPS.values()].includes(atoms);
}

function readClass(parent: string, groups: readonly Substituents[]): OrganicReading {
  const rule = CLASSES.get(parent);
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  if (rule === undefined || count < rule.least || count > rule.most || !groups.every(isHydrocarbonGroup)) return null;
  // Each group of an amine replaces a hydrogen of ammonia.
  const replaced = rule.most === 3 ? count : 0;
  return { kind: "formula", formula: writeHill(addAtoms([rule.atoms, 1], [{ H: 1 }, -replaced], ...asParts(groups))) };
}

/** Acids behind the names of their esters, as the acid's atoms less its acidic hydrogen. */
const ESTERS: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map([
  ["formate", { C: 1, H: 1, O: 2 }],
  ["acetate", { C: 2, H: 3, O: 2 }],
  ["propionate", { C: 3, H: 5, O: 2 }],
  ["butyrate", { C: 4, H: 7, O: 2 }],
  ["benzoate", { C: 7, H: 5, O: 2 }],
  ["salicylate", { C: 7, H: 5, O: 3 }],
  ["lactate", { C: 3, H: 5, O: 3 }],
  ["acrylate", { C: 3, H: 3, O: 2 }],
]);

/** "Ethyl butanoate": one group on the oxygen, behind it the acid with "-oate". */
function readEster(parent: string, groups: readonly Substituents[]): OrganicReading {
  const [group, ...others] = groups;
  if (group === undefined || others.length > 0 || group.count > 1 || !isHydrocarbonGroup(group)) return null;
  const known = ESTERS.get(parent);
  if (known !== undefined) return { kind: "formula", formula: writeHill(addAtoms([known, 1], [group.atoms, 1])) };
  const acid = parent.endsWith("oate") ? readSubstituted(parent.replace(/oate$/, "oicacid"), []) : null;
  const parsed = acid?.kind === "formula" ? parseFormula(acid.formula) : null;
  if (parsed?.ok !== true) return null;
  return {
    kind: "formula",
    formula: writeHill(addAtoms([Object.fromEntries(parsed.value.counts), 1], [{ H: 1 }, -1], [group.atoms, 1])),
  };
}
