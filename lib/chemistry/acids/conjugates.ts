import {
  FAINT_ACIDS,
  POLYPROTIC_ACIDS,
  STRONG_ACIDS,
  STRONG_BASES,
  SULFURIC_SECOND_CONSTANT,
  WEAK_ACIDS,
  WEAK_BASES,
} from "../data/acid-constants.ts";
import { parseFormula } from "../formula/parse.ts";

/** Metals whose ions leave the pH of water alone: of charge one, so that a salt has as much of its anion as of itself. */
const IDLE_METALS: ReadonlySet<string> = new Set(["Li", "Na", "K", "Rb", "Cs"]);

/** Anions of strong acids. */
const IDLE_ANIONS = ["Cl", "Br", "I", "NO3", "ClO4"] as const;

type Counts = ReadonlyMap<string, number>;

function countsOf(formula: string): { readonly counts: Counts; readonly charge: number } | null {
  const parsed = parseFormula(formula);
  return parsed.ok ? { counts: parsed.value.counts, charge: parsed.value.charge } : null;
}

function plus(counts: Counts, other: Counts, factor: number): Counts {
  const sum = new Map(counts);
  for (const [atom, count] of other) {
    const total = (sum.get(atom) ?? 0) + factor * count;
    if (total === 0) sum.delete(atom);
    else sum.set(atom, total);
  }
  return sum;
}

function areEqual(a: Counts, b: Counts): boolean {
  return a.size === b.size && [...a].every(([atom, count]) => b.get(atom) === count);
}

const PROTON: Counts = new Map([["H", 1]]);

/** The anion of a salt of such a metal, or the ion itself. */
function anionOf(formula: string): Counts | null {
  const read = countsOf(formula);
  if (read === null || read.charge === -1) return read?.counts ?? null;
  const metal = read.charge === 0 ? [...read.counts.keys()].find((atom) => IDLE_METALS.has(atom)) : undefined;
  return metal === undefined || read.counts.get(metal) !== 1 ? null : plus(read.counts, new Map([[metal, 1]]), -1);
}

/** Whether a salt, or an ion, holds the conjugate base of an acid with one proton: NaF of HF, CH3COO^- of CH3COOH. */
export function isBaseOf(formula: string, acid: string): boolean {
  const [anion, whole] = [anionOf(formula), countsOf(acid)];
  if (anion === null || whole === null || whole.charge !== 0) return false;
  return areEqual(anion, plus(whole.counts, PROTON, -1)) && !STRONG_ACIDS.has(acid);
}

/** Whether a salt, or an ion, holds the conjugate acid of a base: NH4Cl of NH3. */
export function isAcidOf(formula: string, base: string): boolean {
  const [read, whole] = [countsOf(formula), countsOf(base)];
  if (read === null || whole === null || whole.charge !== 0 || Object.hasOwn(STRONG_BASES, base)) return false;
  const cation = plus(whole.counts, PROTON, 1);
  if (read.charge === 1) return areEqual(read.counts, cation);
  return (
    read.charge === 0 &&
    IDLE_ANIONS.some((anion) => areEqual(plus(read.counts, countsOf(anion)?.counts ?? new Map(), -1), cation))
  );
}

/** The ion that a salt of such metals holds once, or what is written itself: HPO4²⁻ of Na2HPO4. */
function ionOf(formula: string): { readonly counts: Counts; readonly charge: number } | null {
  const read = countsOf(formula);
  if (read === null || read.charge !== 0) return read;
  const metals = [...read.counts].filter(([atom]) => IDLE_METALS.has(atom));
  const charge = -metals.reduce((sum, [, count]) => sum + count, 0);
  return { counts: new Map([...read.counts].filter(([atom]) => !IDLE_METALS.has(atom))), charge };
}

/** Whether two, each by itself or as a salt, are a weak acid with several protons on its way and its base: NaH2PO4 and Na2HPO4. */
export function isProtonPair(acid: string, base: string): boolean {
  const [full, empty] = [ionOf(acid), ionOf(base)];
  if (full === null || empty === null || full.charge !== empty.charge + 1 || STRONG_ACIDS.has(acid)) return false;
  const isWater = [full, empty].some(({ counts }) => [...counts.keys()].every((atom) => atom === "H" || atom === "O"));
  return !isWater && areEqual(full.counts, plus(empty.counts, PROTON, 1));
}

/** The weak acid of the tables whose anion a salt holds. */
export function findAcidOfSalt(salt: string): string | null {
  return Object.keys(WEAK_ACIDS).find((acid) => isBaseOf(salt, acid)) ?? null;
}

/** What stands before the nitrogen that takes up the proton: by it isomers are told apart. */
const stemOf = (formula: string): string => formula.slice(0, Math.max(0, formula.indexOf("N")));

/** The weak base of the tables whose cation a salt holds; of isomers the one that is written alike. */
export function findBaseOfSalt(salt: string): string | null {
  const bases = Object.keys(WEAK_BASES).filter((base) => isAcidOf(salt, base));
  const constants = new Set(bases.map((base) => WEAK_BASES[base]));
  const [first] = constants.size > 1 ? bases.filter((base) => stemOf(base) === stemOf(salt)) : bases;
  return first ?? null;
}

/** What an acid has become when it has given up so many protons. */
const without = ({ counts, charge }: { readonly counts: Counts; readonly charge: number }, protons: number) => ({
  counts: plus(counts, PROTON, -protons),
  charge: charge - protons,
});

/** Each step of the tables at which an acid gives up a proton: Ka1 of H3PO4, Ka2 of H2PO4⁻. */
const stepsOfTables = (): (readonly [acid: string, given: number, constant: string])[] => [
  ...[...Object.entries(WEAK_ACIDS), ...Object.entries(FAINT_ACIDS)].map(
    ([acid, constant]) => [acid, 0, constant] as const,
  ),
  ...Object.entries(POLYPROTIC_ACIDS).flatMap(([acid, constants]) =>
    constants.map((constant, given) => [acid, given, constant] as const),
  ),
  ["H2SO4", 1, SULFURIC_SECOND_CONSTANT] as const,
];

/** The constant of the step at which an acid is what is left before (0) or after (1) a proton is given up. */
function constantAt(formula: string, after: 0 | 1): string | null {
  const own = countsOf(formula);
  const found = stepsOfTables().find(([acid, given]) => {
    const whole = countsOf(acid);
    const left = whole === null ? null : without(whole, given + after);
    return left !== null && own !== null && left.charge === own.charge && areEqual(left.counts, own.counts);
  });
  return found?.[2] ?? null;
}

/** Ka of an acid or of an ion that an acid with several protons leaves, where a table has it. */
export const acidConstantOf = (acid: string): string | null => constantAt(acid, 0);

/** Ka of the acid that a base becomes when it takes up a proton, where a table has it. */
export const acidConstantBehind = (base: string): string | null => constantAt(base, 1);

/** Kb of the base that an acid becomes when it has given up a proton, where a table has it; null for any other ion. */
export function baseConstantBehind(acid: string): string | null {
  const own = countsOf(acid);
  const base = own?.charge === 1 ? findBaseOfSalt(acid) : null;
  return base === null ? null : (WEAK_BASES[base] ?? null);
}
