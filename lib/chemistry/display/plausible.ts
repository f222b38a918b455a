import { findElement } from "../elements/elements.ts";
import { isNonmetal } from "../formula/charge.ts";
import { readAtomKey } from "../formula/formula.ts";
import type { Formula } from "../formula/formula.ts";

/** Elements whose molecules are made of themselves. */
const MOLECULES: ReadonlySet<string> = new Set([
  "H2",
  "N2",
  "O2",
  "O3",
  "F2",
  "Cl2",
  "Br2",
  "I2",
  "P4",
  "S8",
  "S6",
  "Se8",
  "As4",
  "C60",
  "C70",
]);

/** The usual charge of the more electronegative partner in a binary compound. */
const ANION_CHARGE: ReadonlyMap<string, number> = new Map([
  ["F", 1],
  ["O", 2],
  ["Cl", 1],
  ["N", 3],
  ["Br", 1],
  ["I", 1],
  ["S", 2],
  ["Se", 2],
  ["Te", 2],
  ["C", 4],
  ["P", 3],
  ["H", 1],
  ["As", 3],
  ["Si", 4],
  ["B", 3],
  ["Sb", 3],
]);
/** Pauling's order of electronegativity, as far as binary compounds need it. */
const ORDER = ["F", "O", "Cl", "N", "Br", "I", "S", "Se", "C", "Te", "As", "H", "P", "B", "Sb", "Si"];
const HIGHEST_CHARGE: ReadonlyMap<string, number> = new Map([
  ["H", 1],
  ["Li", 1],
  ["Na", 1],
  ["K", 1],
  ["Rb", 1],
  ["Cs", 1],
  ["Be", 2],
  ["Mg", 2],
  ["Ca", 2],
  ["Sr", 2],
  ["Ba", 2],
  ["B", 3],
  ["Al", 3],
  ["C", 4],
  ["Si", 4],
  ["N", 5],
  ["P", 5],
  ["As", 5],
  ["S", 6],
  ["Se", 6],
  ["Cl", 7],
  ["Br", 7],
  ["I", 7],
  ["O", 2],
  ["Y", 3],
  ["V", 5],
  ["W", 6],
  ["U", 6],
  ["Ag", 2],
  ["Zn", 2],
]);
/** Elements that may have a fractional average oxidation state in everyday compounds (C3H8, Fe3O4, KO2). */
const MIXED: ReadonlySet<string> = new Set(["C", "N", "P", "S", "Fe", "Co", "Mn", "Pb", "U", "B", "Si"]);

/**
 * Whether a formula in running text is chemistry rather than a name that looks like one (PS5, WW2, COVID19): a known
 * molecule of one element, or a compound whose oxidation states can add up. It may refuse rarities; it does not guess.
 */
export function isPlausibleFormula(formula: Formula, written: string): boolean {
  if (/[DT](?![a-z])/.test(written) && !/^(?:D2O|CDCl3|HDO|HOD|D2|T2O|CD3OD|D2SO4|ND3|C6D6)$/.test(written))
    return false;
  if (/(?<!\d)1(?![\d.])/.test(written.replace(/^\d+/, "")) && !/[·.*]1H/.test(written)) return false;
  if (/([A-Z][a-z]?)\d*\1\d/.test(written) && !/C\d*H|[HO]2?N/.test(written)) return false;
  const keys = [...formula.counts.keys()];
  const [only] = keys;
  if (keys.length === 1 && only !== undefined) return MOLECULES.has(`${only}${formula.counts.get(only) ?? 0}`);
  if (/[a-z]/.test(written)) return true;
  return keys.length === 2 ? isBinaryCompound(formula) : hasPartners(formula);
}

function isBinaryCompound(formula: Formula): boolean {
  const entries = [...formula.counts].map(([key, count]) => ({ symbol: readAtomKey(key).symbol, count }));
  entries.sort((a, b) => rank(a.symbol) - rank(b.symbol));
  const [negative, positive] = entries;
  if (negative === undefined || positive === undefined) return false;
  if (negative.symbol === "O" && isPeroxide(negative.count, positive)) return true;
  if (positive.symbol === "C" || negative.symbol === "C") return isCarbonCompound(negative, positive);
  const charge = ANION_CHARGE.get(negative.symbol);
  if (charge === undefined) return false;
  const each = (charge * negative.count) / positive.count;
  const highest = HIGHEST_CHARGE.get(positive.symbol) ?? 8;
  return each <= highest && each > 0 && (Number.isInteger(each) || MIXED.has(positive.symbol));
}

function rank(symbol: string): number {
  const index = ORDER.indexOf(symbol);
  return index < 0 ? ORDER.length + (findElement(symbol)?.number ?? 0) : index;
}

function isPeroxide(oxygens: number, positive: { symbol: string; count: number }): boolean {
  const highest = HIGHEST_CHARGE.get(positive.symbol) ?? 0;
  if (highest > 2 || oxygens !== 2) return false;
  return positive.count * highest === 2 || (highest === 1 && positive.count === 1 && positive.symbol !== "H");
}

function isCarbonCompound(a: { symbol: string; count: number }, b: { symbol: string; count: number }): boolean {
  const carbon = a.symbol === "C" ? a : b;
  const other = a.symbol === "C" ? b : a;
  if (["H", "F", "Cl", "Br", "I"].includes(other.symbol)) return other.count <= 2 * carbon.count + 2;
  if (other.symbol === "O") return other.count <= 3 * carbon.count;
  return ["N", "S"].includes(other.symbol)
    ? other.count <= 2 * carbon.count
    : !isNonmetal(other.symbol) || other.symbol === "Si" || other.symbol === "B";
}

/** Capitals and digits alone (HIV2, NBC4) need what three elements or more are held together by: O, CH, NH, many F. */
function hasPartners({ counts }: Formula): boolean {
  return counts.has("O") || (counts.has("H") && (counts.has("C") || counts.has("N"))) || (counts.get("F") ?? 0) >= 4;
}
