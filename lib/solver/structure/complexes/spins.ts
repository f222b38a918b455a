import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { formulaOf } from "../../../nomenclature/formula-of.ts";
import { type Complex, readComplex, readComplexName } from "../../../nomenclature/complexes/complex.ts";
import { D_IONS, type DIon } from "../../../problems/materials/d-block.ts";
import { solveMagnetism, solveMoment } from "../../../problems/materials/magnetism.ts";
import { solveUnpaired, type Spin } from "../../../problems/materials/unpaired-electrons.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import type { StructureReader } from "../reader.ts";
import { COMMON } from "../told.ts";

/** Unpaired electrons and spin-only moments of the first row's ions, free or in a complex. English alone. */

const WORDS = "problems-materials.transition-metals";

const CUE = /unpaired|magnetic moment|spin-only|(?:para|dia)magnetic/i;

/** All that may stand beside the ion: a word more would ask something else. */
const ASKING =
  /^(?:how|many|what|what's|whats|is|are|the|an?|find|calculate|determine|predict|give|state|write|work|out|number|no|of|unpaired|electrons?|e-|there|present|in|on|for|does|do|have|has|contain|contains|possess|spin-only|only|magnetic|moment|value|its|complex|ion|ions|cation|anion|compound|octahedral|metal|free|gaseous|aqueous|high-spin|low-spin|high|low|spin|with|strong-field|weak-field|ligands?|expected|theoretical|calculated|paramagnetic|diamagnetic|or|bm|bohr|magnetons?|μb|units?|μ|and|that|which|this|field|strong|weak|form|state)$/;

const COMPLEX = /(?<![\w\]])(?:[A-Z][a-z]?\d?)?\[[A-Za-z\d()]+\](?:\^?\d?[+-]|\d?[A-Z][A-Za-z\d()]*|\d(?![\w^+-]))?/;
const ION = /(?<![\w\]])(?:Sc|Ti|V|Cr|Mn|Fe|Co|Ni|Cu|Zn)(?:\^?\d?\+|\([IV]+\))(?![\w(])/;
const NAMED = /\b[a-z,\d-]{3,40}\((?:0|I{1,3}|IV)\)(?: ion)?/i;

const HIGH = /\b(?:high[- ]spin|weak[- ]field)\b/i;
const LOW = /\b(?:low[- ]spin|strong[- ]field)\b/i;

const ROMAN = ["", "I", "II", "III", "IV"];

const findIon = (metal: string, charge: number): DIon | null =>
  D_IONS.find((ion) => ion.metal.symbol === metal && ion.charge === charge) ?? null;

export function readIon(text: string): DIon | null {
  const [, symbol = "", roman] = /^([A-Z][a-z]?)\(([IV]+)\)$/.exec(text) ?? [];
  if (roman !== undefined) return findIon(symbol, ROMAN.indexOf(roman));
  const parsed = parseFormula(text);
  if (!parsed.ok) return null;
  const written = canonicalOf(parsed.value);
  return D_IONS.find(({ formula }) => formula === written) ?? null;
}

/** Where the spin does not follow from the number of electrons, the ligands tell it; null where books differ. */
function spinOf({ ligands }: Complex, ion: DIon): Spin | null {
  const donors = ligands.reduce((sum, { ligand, count }) => sum + count * ligand.donors, 0);
  const [only, ...others] = ligands.map(({ ligand }) => ligand.formula);
  if (only === undefined) return null;
  // No orbital is half full, whatever the shape.
  if (ion.d === 0 || ion.d === 10) return "free";
  const isHalide = ["F", "Cl", "Br", "I"].includes(only) && others.length === 0;
  // A tetrahedron of halides splits too little to pair electrons; four cyanides make a square.
  if (donors === 4) return isHalide && ion.charge < 4 ? "free" : null;
  if (donors !== 6) return null;
  if (ion.d < 4 || ion.d > 7) return "high";
  if (others.length > 0) return null;
  if (only === "CN") return "low";
  const isCobalt = ion.formula === "Co^3+";
  if (only === "H2O") return isCobalt ? "low" : "high";
  if (isHalide) return "high";
  if (["NH3", "C2H8N2", "C2O4"].includes(only) && isCobalt) return "low";
  return only === "NH3" && ion.charge === 2 ? "high" : null;
}

function readCarrier(
  text: string,
): { readonly whole: string; readonly ion: DIon; readonly complex: Complex | null } | null {
  const written = COMPLEX.exec(text)?.[0];
  const complex = written === undefined ? null : readComplex(written);
  if (written !== undefined) {
    const ion = complex === null ? null : findIon(complex.metal, complex.oxidation);
    return complex === null || ion === null ? null : { whole: written, ion, complex };
  }
  const bare = ION.exec(text)?.[0];
  const ion = bare === undefined ? null : readIon(bare);
  if (bare !== undefined) return ion === null ? null : { whole: bare, ion, complex: null };
  const name = NAMED.exec(text)?.[0] ?? "";
  const own = readComplexName(name);
  const metal = own === null ? null : findIon(own.metal, own.oxidation);
  if (own !== null && metal !== null) return { whole: name, ion: metal, complex: own };
  const formula = formulaOf(name.endsWith(" ion") ? name : `${name} ion`, DEFAULT_LOCALE);
  const simple = formula.ok ? readIon(canonicalOf(formula.value)) : null;
  return simple === null ? null : { whole: name, ion: simple, complex: null };
}

/** "Number of unpaired electrons in [Fe(CN)6]4-", "magnetic moment of a high-spin Mn(II) complex". */
export const readSpins: StructureReader = (plain, language) => {
  if (language !== DEFAULT_LOCALE || !CUE.test(plain)) return null;
  const carrier = readCarrier(plain);
  if (carrier === null) return null;
  const { whole, ion, complex } = carrier;
  const rest = plain.replace(whole, " ").replaceAll(/[(),:;?.]/g, " ");
  const isKnown = (word: string): boolean => word === "" || ASKING.test(word) || COMMON.test(word);
  if (!rest.toLowerCase().split(/\s+/).every(isKnown)) return null;
  const [isHigh, isLow] = [HIGH.test(rest), LOW.test(rest)];
  const isMoment = /\bmoment\b/i.test(rest);
  const isMagnetism = /\b(?:para|dia)magnetic\b/i.test(rest);
  const asked = [isMoment, isMagnetism, /unpaired/i.test(rest)].filter(Boolean).length;
  if ((isHigh && isLow) || asked !== 1) return null;
  const isInComplex = complex !== null || isHigh || isLow || /\b(?:complex|octahedral|ligands?)\b/i.test(rest);
  // Those of a free ion are counted in its configuration, which is drawn.
  if (!isInComplex && !isMoment) return null;
  const depends = ion.d >= 4 && ion.d <= 7;
  const told: Spin | null = isHigh ? "high" : isLow ? "low" : null;
  const own = complex === null ? (isInComplex && !depends ? "high" : null) : spinOf(complex, ion);
  // A spin that is told, of a complex that has another one, is a question of somebody who knows better.
  const spin: Spin | null = isInComplex ? (told ?? own) : "free";
  const isAgainst = told !== null && own !== null && depends && told !== own;
  if (spin === null || isAgainst || (complex !== null && own === null && told === null)) return null;
  const solve = isMoment ? solveMoment : isMagnetism ? solveMagnetism : solveUnpaired;
  return [solvedFacts(WORDS, solve(ion, spin))];
};
