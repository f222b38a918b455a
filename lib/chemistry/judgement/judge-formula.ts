import { canonicalOf } from "../formula/format.ts";
import { isElectron } from "../formula/formula.ts";
import type { Formula } from "../formula/formula.ts";
import { listCationCharges } from "../ions/ions.ts";
import { findSalt } from "../ions/salt.ts";
import { composeSalt, writeIon } from "./compose-salt.ts";
import type { FormulaDoubt, FormulaJudgement } from "./doubt.ts";
import { listIonicParts, writeNodes } from "./ionic-parts.ts";
import type { AnionPart, CationPart, IonicParts } from "./ionic-parts.ts";
import { findFixedCharge, mayExist } from "./known-compounds.ts";

/** Ions whose atoms make no molecule: without the charge the formula stands for nothing. NO3 and OH are radicals of the air. */
const UNCHARGED: ReadonlyMap<string, string> = new Map([
  ["H3O", "H3O+"],
  ["NH4", "NH4+"],
  ["SO4", "SO4^2-"],
  ["CO3", "CO3^2-"],
  ["PO4", "PO4^3-"],
  ["HCO3", "HCO3-"],
  ["HSO4", "HSO4-"],
  ["H2PO4", "H2PO4-"],
  ["HPO4", "HPO4^2-"],
  ["CrO4", "CrO4^2-"],
  ["Cr2O7", "Cr2O7^2-"],
  ["MnO4", "MnO4-"],
]);

const NOT_JUDGED: FormulaJudgement = { verdict: "not-judged" };

/**
 * Whether a formula contradicts the common charges of its ions. What the rules do not read as ions (molecules, alloys, complexes, mixed
 * oxides) and what is known to exist besides them is not judged: no compound that exists is to be accused.
 */
export function judgeFormula(formula: Formula): FormulaJudgement {
  const [main, ...additions] = formula.parts;
  if (main === undefined || isElectron(formula) || formula.charge !== 0) return NOT_JUDGED;
  const written = canonicalOf(formula);
  const ion = UNCHARGED.get(written);
  if (ion !== undefined) return { verdict: "contradicts", doubt: { code: "uncharged-ion", formula: written, ion } };
  if (findSalt(formula) !== null) return { verdict: "fits" };
  const hasFractions = [...formula.counts.values()].some((count) => !Number.isInteger(count));
  if (hasFractions || main.count !== 1 || additions.some(({ nodes }) => writeNodes(nodes) !== "H2O")) return NOT_JUDGED;
  const readings = listIonicParts(main.nodes);
  // KCrO4 is a chromate rather than an oxide of two metals.
  const parts = readings.some(({ anion }) => !anion.isElement)
    ? readings.filter(({ anion }) => anion.symbol !== "O")
    : readings;
  const [first] = parts;
  if (first === undefined || parts.some((each) => !isContradiction(each, writeNodes(main.nodes)))) return NOT_JUDGED;
  const waters = additions.reduce((sum, { count }) => sum + count, 0);
  return { verdict: "contradicts", doubt: describe(written, first, waters) };
}

function isContradiction({ cations, anion }: IonicParts, written: string): boolean {
  const [only, ...others] = cations;
  if (only === undefined) return false;
  if (others.length === 0) return isJudgedAcid(only, anion) && mayExist(only, anion, written) === false;
  // Several metals, each with one charge, in a halide or a salt of an oxoacid.
  const charges = cations.map(({ symbol, count }) => (findFixedCharge(symbol) ?? Number.NaN) * count);
  const isHalide = ["F", "Cl", "Br", "I"].includes(anion.symbol);
  const total = charges.reduce((sum, charge) => sum + charge, 0);
  return (
    !Number.isNaN(total) &&
    (!anion.isElement || isHalide) &&
    anion.charges.every((charge) => total !== -charge * anion.count)
  );
}

const OXOACIDS: ReadonlySet<string> = new Set(["NO3", "SO4", "CO3", "PO4", "ClO3", "ClO4", "F", "Cl", "Br", "I"]);

/** Hydrogen is bound to most atoms without being an ion; H2F2 is a molecule of two. */
function isJudgedAcid({ symbol, count }: CationPart, anion: AnionPart): boolean {
  return symbol !== "H" || (OXOACIDS.has(anion.symbol) && count !== anion.count);
}

function describe(formula: string, { cations, anion }: IonicParts, waters: number): FormulaDoubt {
  const [charge = -1] = anion.charges;
  const choices = cations.map(({ symbol }) => listSaltCharges(symbol, anion.symbol));
  const [only, ...others] = cations;
  const [charges = []] = choices;
  const salts =
    only !== undefined && others.length === 0
      ? charges.map((size) =>
          composeSalt(
            [{ atoms: ionAtoms(only.symbol, size), charge: ionCharge(only.symbol, size), count: 1 }],
            anion.symbol,
            charge,
          ),
        )
      : composeDoubleSalt(cations, anion.symbol, charge);
  return {
    code: "charges",
    formula,
    cations: cations.map(({ symbol }, index) =>
      (choices[index] ?? []).map((size) => writeIon(ionAtoms(symbol, size), ionCharge(symbol, size))),
    ),
    anion: writeIon(anion.symbol, charge),
    neutral: salts.map((salt) => salt + (waters === 0 ? "" : `·${waters === 1 ? "" : waters}H2O`)),
  };
}

/** Mercury(I) goes in pairs. */
const ionAtoms = (symbol: string, charge: number): string => (symbol === "Hg" && charge === 1 ? "Hg2" : symbol);
const ionCharge = (symbol: string, charge: number): number => (symbol === "Hg" && charge === 1 ? 2 : charge);

/** Of several usual charges, those of ordinary salts. */
const SALT_CHARGES: Readonly<Record<string, readonly number[]>> = {
  Cr: [3, 2],
  Mn: [2],
  Co: [2],
  Ni: [2],
  Pb: [2],
  Ti: [4, 3],
  V: [3, 2],
};

function listSaltCharges(symbol: string, anion: string): readonly number[] {
  const fixed = findFixedCharge(symbol);
  if (fixed !== null) return [fixed];
  const salts = anion === "O" || anion === "F" ? undefined : SALT_CHARGES[symbol];
  return (
    salts ??
    listCationCharges(symbol)
      .filter((charge) => charge <= 4)
      .slice(0, 2)
  );
}

/** Several cations in the numbers that are given; none where these leave a remainder. */
function composeDoubleSalt(cations: readonly CationPart[], anion: string, charge: number): string[] {
  const ions = cations.map(({ symbol, count }) => ({ atoms: symbol, charge: findFixedCharge(symbol) ?? 1, count }));
  const positive = ions.reduce((sum, ion) => sum + ion.charge * ion.count, 0);
  return positive % charge === 0 ? [composeSalt(ions, anion, charge)] : [];
}
