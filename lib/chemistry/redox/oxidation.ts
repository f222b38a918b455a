import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { findElement } from "../elements/elements.ts";
import { isNonmetal } from "../formula/charge.ts";
import { canonicalOf, formatFormula } from "../formula/format.ts";
import type { Formula, FormulaNode } from "../formula/formula.ts";
import { ANIONS } from "../ions/ions.ts";
import { findSalt } from "../ions/salt.ts";

/** An oxidation number as an exact fraction; averages over unlike atoms need not be whole (Fe3O4: +8/3). */
export type OxidationNumber = { readonly numerator: number; readonly denominator: number };

/** `within` names the ion (canonical ASCII) when the element has another number elsewhere in the formula: NH4NO3. */
type OxidationRow = { readonly symbol: string; readonly number: OxidationNumber; readonly within: string | null };

type OxidationIssue = { readonly code: "undetermined" };

/**
 * The oxidation number of each element by the rules of general chemistry (IUPAC recommendations of 2016: the more
 * electronegative partner takes the electrons, Pauling's scale). Ionic compounds are first taken apart. Where the rules
 * do not decide, or would give a number that the element cannot have, the answer is an issue.
 */
export function findOxidationNumbers(formula: Formula): Result<readonly OxidationRow[], OxidationIssue> {
  if (formula.parts.length === 0) return fail({ code: "undetermined" });
  const units = splitUnits(formula);
  const rows: OxidationRow[] = [];
  for (const unit of units) {
    const numbers = solveUnit(unit);
    if (numbers === null) return fail({ code: "undetermined" });
    const within = canonicalOf(unit);
    for (const [symbol, number] of numbers) rows.push({ symbol, number, within });
  }
  return succeed(mergeRows(rows));
}

function splitUnits(formula: Formula): readonly Formula[] {
  const salt = findSalt(formula);
  if (salt === null || SPECIAL.has(canonicalOf(formula))) return [formula];
  const ions = [...salt.cations, salt.anion].map((ion) => ion.formula);
  const water = formula.parts.at(-1);
  if (salt.waters === 0 || water === undefined) return ions;
  const counts = new Map([
    ["H", 2],
    ["O", 1],
  ]);
  return [...ions, { parts: [{ count: 1, nodes: water.nodes }], charge: 0, state: null, counts }];
}

function mergeRows(rows: readonly OxidationRow[]): OxidationRow[] {
  const merged: OxidationRow[] = [];
  for (const row of rows) {
    const sameElement = rows.filter(({ symbol }) => symbol === row.symbol);
    const isUniform = sameElement.every(({ number }) => isSame(number, row.number));
    if (!isUniform) merged.push(row);
    else if (!merged.some(({ symbol }) => symbol === row.symbol)) merged.push({ ...row, within: null });
  }
  return merged;
}

function isSame(a: OxidationNumber, b: OxidationNumber): boolean {
  return a.numerator * b.denominator === b.numerator * a.denominator;
}

/** What the rules get wrong, by canonical ASCII: numbers of all elements but the one that takes the rest. */
const SPECIAL: ReadonlyMap<string, Readonly<Record<string, number>>> = new Map([
  ["H2O2", { H: 1, O: -1 }],
  ["HO2-", { H: 1, O: -1 }],
  ["S2O8^2-", { S: 6 }],
  ["H2S2O8", { H: 1, S: 6 }],
  ["FeS2", { Fe: 2 }],
  ["CaC2", { Ca: 2 }],
  ["LiO2", { Li: 1 }],
  ["NaO2", { Na: 1 }],
  ["KO2", { K: 1 }],
  ["RbO2", { Rb: 1 }],
  ["CsO2", { Cs: 1 }],
  ["KO3", { K: 1 }],
  ["CrO5", { Cr: 6 }],
]);

/** Numbers that an element has in every compound. */
const FIXED: Readonly<Record<string, number>> = {
  F: -1,
  Li: 1,
  Na: 1,
  K: 1,
  Rb: 1,
  Cs: 1,
  Fr: 1,
  Be: 2,
  Mg: 2,
  Ca: 2,
  Sr: 2,
  Ba: 2,
  Ra: 2,
  Al: 3,
  Zn: 2,
  Cd: 2,
  Ag: 1,
  Sc: 3,
  Y: 3,
  La: 3,
};

/** Pauling's scale, falling; of two elements the earlier one takes its anion's charge. */
const ELECTRONEGATIVE = [
  "F",
  "O",
  "Cl",
  "N",
  "Br",
  "I",
  "S",
  "Se",
  "C",
  "At",
  "Te",
  "As",
  "H",
  "P",
  "B",
  "Sb",
  "Ge",
  "Si",
];
const ANION_NUMBER: Readonly<Record<string, number>> = {
  O: -2,
  Cl: -1,
  N: -3,
  Br: -1,
  I: -1,
  S: -2,
  Se: -2,
  C: -4,
  Te: -2,
  As: -3,
  P: -3,
  Si: -4,
  B: -3,
  Sb: -3,
};

function solveUnit(unit: Formula): ReadonlyMap<string, OxidationNumber> | null {
  const counts = new Map<string, number>();
  for (const [key, count] of unit.counts) {
    const symbol = key.replace(/^\d+/, "");
    counts.set(symbol, (counts.get(symbol) ?? 0) + count);
  }
  const [only] = counts;
  if (counts.size === 1 && only !== undefined) return new Map([[only[0], fraction(unit.charge, only[1])]]);
  return solveComplex(unit) ?? solveByRules(unit, counts);
}

/** Ligands whose charge is known stand aside; the metal takes the rest: [Co(NH3)6]^3+, [Fe(CN)6]^4-, Cr(CO)6. */
function solveComplex(unit: Formula): ReadonlyMap<string, OxidationNumber> | null {
  const [part] = unit.parts;
  if (part === undefined || unit.parts.length !== 1) return null;
  const nodes = unwrap(part.nodes);
  const [metal, ...ligands] = nodes;
  if (metal?.kind !== "atom" || isNonmetal(metal.symbol) || !ligands.some((node) => node.kind === "group")) return null;
  let rest = unit.charge;
  const numbers = new Map<string, OxidationNumber>();
  for (const ligand of ligands) {
    const known = readLigand(ligand);
    if (known === null) return null;
    rest -= known.charge * ligand.count;
    for (const [symbol, number] of known.numbers) {
      const other = numbers.get(symbol);
      if (symbol === metal.symbol || (other !== undefined && !isSame(other, number))) return null;
      numbers.set(symbol, number);
    }
  }
  const number = fraction(rest, metal.count);
  return isPossible(metal.symbol, number) ? new Map([[metal.symbol, number], ...numbers]) : null;
}

function unwrap(nodes: readonly FormulaNode[]): readonly FormulaNode[] {
  const [only] = nodes;
  return nodes.length === 1 && only?.kind === "group" && only.count === 1 ? only.nodes : nodes;
}

const NEUTRAL_LIGANDS: ReadonlySet<string> = new Set(["NH3", "H2O", "OH2", "CO", "PH3"]);

function readLigand(node: FormulaNode): { charge: number; numbers: ReadonlyMap<string, OxidationNumber> } | null {
  if (node.kind === "atom") {
    const charge = ["F", "Cl", "Br", "I"].includes(node.symbol) ? -1 : node.symbol === "O" ? -2 : null;
    return charge === null ? null : { charge, numbers: new Map([[node.symbol, fraction(charge, 1)]]) };
  }
  const counts = countNodes(node.nodes);
  const text = formatFormula({ parts: [{ count: 1, nodes: node.nodes }], charge: 0, state: null, counts }, "ascii");
  const charge = NEUTRAL_LIGANDS.has(text) ? 0 : (ANIONS.find(({ neutral }) => neutral === text)?.charge ?? null);
  if (charge === null) return null;
  const numbers = solveByRules({ parts: [{ count: 1, nodes: node.nodes }], charge, state: null, counts }, counts);
  return numbers === null ? null : { charge, numbers };
}

function countNodes(nodes: readonly FormulaNode[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const node of nodes) {
    const inner = node.kind === "atom" ? new Map([[node.symbol as string, 1]]) : countNodes(node.nodes);
    for (const [symbol, count] of inner) counts.set(symbol, (counts.get(symbol) ?? 0) + count * node.count);
  }
  return counts;
}

function solveByRules(unit: Formula, counts: ReadonlyMap<string, number>): ReadonlyMap<string, OxidationNumber> | null {
  const known = new Map(Object.entries(SPECIAL.get(canonicalOf(unit)) ?? applyFixedRules(counts)));
  let unknown = [...counts.keys()].filter((symbol) => !known.has(symbol));
  while (unknown.length > 1) {
    const strongest = ELECTRONEGATIVE.find((symbol) => unknown.includes(symbol));
    const number = strongest === undefined ? undefined : ANION_NUMBER[strongest];
    if (strongest === undefined || number === undefined) return null;
    known.set(strongest, number);
    unknown = unknown.filter((symbol) => symbol !== strongest);
  }
  let rest = unit.charge;
  for (const [symbol, number] of known) rest -= number * (counts.get(symbol) ?? 0);
  const numbers = new Map([...known].map(([symbol, number]) => [symbol, fraction(number, 1)]));
  const [last] = unknown;
  if (last === undefined) return rest === 0 ? numbers : null;
  const number = fraction(rest, counts.get(last) ?? 1);
  if (!isPossible(last, number) || (number.denominator !== 1 && !MIXED.has(last))) return null;
  return new Map([...counts.keys()].map((symbol) => [symbol, numbers.get(symbol) ?? number]));
}

/** Elements whose atoms in one compound may differ, so that their average is a fraction: C3H8, Fe3O4, S4O6^2-. */
const MIXED: ReadonlySet<string> = new Set(["C", "N", "S", "P", "B", "Si", "O", "Fe", "Co", "Mn", "Pb", "U"]);

function applyFixedRules(counts: ReadonlyMap<string, number>): Record<string, number> {
  const known: Record<string, number> = {};
  for (const symbol of counts.keys()) {
    const number = FIXED[symbol];
    if (number !== undefined) known[symbol] = number;
  }
  if (counts.has("O") && !counts.has("F")) known.O = -2;
  if (counts.has("H")) known.H = isHydride(counts) ? -1 : 1;
  return known;
}

/** H is -1 with nothing but less electronegative partners: NaH, AlH4-, B2H6, SiH4. */
function isHydride(counts: ReadonlyMap<string, number>): boolean {
  const partners = [...counts.keys()].filter((symbol) => symbol !== "H");
  return partners.every((symbol) => !isNonmetal(symbol) || symbol === "B" || symbol === "Si" || symbol === "Ge");
}

/** No element gives more electrons than it has in its valence shell, nor takes more than complete it. */
function isPossible(symbol: string, { numerator, denominator }: OxidationNumber): boolean {
  const value = numerator / denominator;
  const group = findElement(symbol)?.group ?? 6;
  if (symbol === "O") return value >= -2 && value <= 2;
  const highest =
    symbol === "F" ? 0 : ["Cu", "Ag", "Au"].includes(symbol) ? 3 : group > 12 ? group - 10 : Math.min(group, 8);
  const lowest = group > 13 ? group - 18 : isNonmetal(symbol) ? -3 : -2;
  return value <= highest && value >= (symbol === "H" ? -1 : lowest);
}

function fraction(numerator: number, denominator: number): OxidationNumber {
  let [a, b] = [Math.abs(numerator), denominator];
  while (b !== 0) [a, b] = [b, a % b];
  const divisor = a === 0 ? 1 : a;
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}
