import { findElement } from "../../chemistry/elements/elements.ts";
import type { EmpiricalFormula } from "../../chemistry/formula/empirical.ts";
import { findEmpiricalFormula } from "../../chemistry/formula/empirical.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { count, formulaTerm, step } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, Draft, DraftGiven } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { getCompound, shareOf } from "./compounds.ts";
import type { Compound } from "./compounds.ts";
import { EMPIRICAL_WORDS, listDistinctFormulas, listRatioSlips } from "./formula-slips.ts";

const PLAIN =
  "CO CO2 CH4 NO2 NO SO2 SO3 N2O MgO CaO FeO CuO Cu2O MnO2 TiO2 PbO2 SnO2 ZnS CuS FeS2 CS2 SiO2 CaF2 MgCl2 AlCl3 FeCl3 FeCl2 CrCl3 PCl3 PCl5 SnCl4 SnCl2 TiCl4 CuCl2 NF3 SF6 SF4 XeF4 XeF2 CCl4 SiCl4 K2O Na2O Ag2O Ag2S Cu2S WO3 CrO3 UF6 LiH AlN PbO NiO NiS CdS HgO".split(
    " ",
  );

const FRACTIONAL =
  "Fe2O3 Al2O3 Cr2O3 Fe3O4 N2O3 N2O5 P2O5 P2O3 As2O3 As2O5 V2O5 Mn3O4 Pb3O4 Mn2O3 Mg3N2 Ca3N2 Ca3P2 Bi2S3 Sb2S3 Al2S3 C3H8 C2H5 C3H4 C5H12 Cl2O7 I2O5 Ni2O3 B2O3 Co3O4 Ga2O3 Al4C3 Si3N4".split(
    " ",
  );

const TERNARY =
  "Na2CO3 CaCO3 CuSO4 KNO3 NaNO3 KClO3 KMnO4 K2CrO4 Na2SO4 Na2SO3 CH2O C2H6O C3H6O2 K2SO4 ZnSO4 FeSO4 CaSO4 NaClO AgNO3 MgSO4 KIO3 NaBrO3 C2H4O C3H8O C3H6O CHCl3 C2H5Cl CaC2O4 LiClO4 BaCO3 BaSO4 PbSO4 CH4O C4H10O C2H3Cl C2H6S CH5N".split(
    " ",
  );

const FRACTIONAL_TERNARY =
  "K2Cr2O7 Na2S2O3 Na3PO4 Ca3P2O8 Mg2P2O7 C3H5O2 C4H6O C4H5O2 C6H10O5 C3H8O3 Na2B4O7 C4H9O2 C5H4O C3H7O2 C6H8O7 Na4P2O7 C8H8O3 C9H8O4 C4H5N2O C5H7N C7H6O2 C6H8O6 Al2S3O12 Fe2S3O12 Ca3B2O6 C12H22O11 C3H5N3O9 C7H5N3O6 C4H10N2 C2H7NO".split(
    " ",
  );

/** Masses to three figures, or percentages to one decimal, as an analysis gives them. */
function shares(random: Random, compound: Compound, kind: ShareKind): DraftGiven[] {
  const whole = random.measured({ from: 2, to: 40, figures: 3 }, "g").value;
  return compound.rows.map(({ symbol }) => {
    const percent = shareOf(compound, symbol);
    if (kind === "mass")
      return given("mass", symbol, quantity(roundToFigures(percent.times(whole).div(100), 3), "g", 3));
    const rounded = percent.toDecimalPlaces(1);
    return given("mass-percent", symbol, quantity(rounded, "%", Math.max(1, rounded.e + 2)));
  });
}

/** What an analysis gives of each element. */
const SHARE_KINDS = ["mass-percent", "mass"] as const;

type ShareKind = (typeof SHARE_KINDS)[number];

const NAMES = ["first", "second", "third", "fourth"] as const;

/** Percentages must make up a hundred, so that nobody wonders what is missing. */
function isWhole(givens: readonly DraftGiven[]): boolean {
  const total = givens.reduce((sum, { quantity: { value } }) => sum.plus(value), new Decimal(0));
  return total.minus(100).abs().lte(0.1);
}

function findEmpirical(givens: readonly DraftGiven[]): EmpiricalFormula | null {
  const amounts = givens.flatMap(({ variable, quantity: { value } }) => {
    const element = variable.of === null ? null : findElement(variable.of);
    return element === null ? [] : [{ symbol: element.symbol, amount: value.toFixed() }];
  });
  const found = findEmpiricalFormula(amounts);
  return found.ok ? found.value : null;
}

/** Whether the rounded data lead back to the compound that they were made of. */
function isSound(found: EmpiricalFormula | null, { rows }: Compound): found is EmpiricalFormula {
  return found !== null && rows.every(({ symbol, count }) => found.formula.counts.get(symbol) === count);
}

/** The analysis of a compound with lowest subscripts: the share of each element. Null where rounding spoils it. */
export function analysisOf(
  random: Random,
  formula: string,
  kind: ShareKind,
): (ComputedDraft & { readonly empirical: EmpiricalFormula }) | null {
  const compound = getCompound(formula);
  const givens = shares(random, compound, kind);
  const empirical = findEmpirical(givens);
  if (!isSound(empirical, compound) || (kind === "mass-percent" && !isWhole(givens))) return null;
  return {
    kind: "computed",
    variant: `${kind === "mass" ? "masses" : "percents"}-${givens.length}`,
    givens: Object.fromEntries(givens.map((each, index) => [`${NAMES[index]}Share`, each] as const)),
    find: variableOf("empirical-formula", null),
    unit: null,
    values: Object.fromEntries(
      givens.map(({ variable: { of } }, index) => [NAMES[index] ?? "", formulaTerm(of ?? "")] as const),
    ),
    distractors: listRatioSlips(empirical),
    reading: { form: "empirical" },
    empirical,
  };
}

/** The empirical formula of a molecular one. */
const MOLECULAR =
  "C6H12O6 C2H4 C2H6 C3H6 C4H10 C6H6 C2H2 C4H8 C8H18 C2H4O2 C3H6O3 C4H8O2 C6H14 C5H10 H2O2 N2O4 N2H4 P4O10 P4O6 S2Cl2 B2H6 C2H2O4 C4H6O4 C8H10N4O2 C6H8O6 C10H8 C12H24O12 C4H4O4 C6H12 C8H8 C5H10O5 C2H4Cl2 Al2Cl6 Hg2Cl2 N2F2 S2F10 Si2Cl6 Si2H6 C6H4Cl2 C6H6Cl6 C14H10 C10H20 C8H16O2 C6H10O4 C4H8O4 C2N2 C4H6O2 C6H14O2 P2H4 C6H3Cl3 N2F4 B2Cl4 P4S10 C10H10 C8H12 C6H10".split(
    " ",
  );

function simplify(random: Random): Draft | null {
  const formula = random.pick(MOLECULAR);
  const { rows } = getCompound(formula);
  const counts = rows.map(({ count }) => count);
  const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b));
  const divisor = counts.reduce((a, b) => divide(a, b));
  if (divisor < 2) return null;
  const write = (each: readonly number[]): string =>
    rows.map(({ symbol }, index) => `${symbol}${each[index] === 1 ? "" : each[index]}`).join("");
  const empirical = write(counts.map((count) => count / divisor));
  const smallest = Math.min(...counts);
  const wrong = [
    ["molecular-for-empirical", formula],
    [slipOf(EMPIRICAL_WORDS, "all-ones"), write(counts.map(() => 1))],
    [
      slipOf(EMPIRICAL_WORDS, "divided-one"),
      write(counts.map((count, index) => (index === 0 ? count / divisor : count))),
    ],
    [
      slipOf(EMPIRICAL_WORDS, "divided-one"),
      write(counts.map((count, index) => (index === 0 ? count : count / divisor))),
    ],
    [slipOf(EMPIRICAL_WORDS, "rounded"), write(counts.map((count) => Math.max(1, Math.floor(count / smallest))))],
    [slipOf(EMPIRICAL_WORDS, "subtracted"), write(counts.map((count) => Math.max(1, count - divisor)))],
  ] as const;
  return {
    kind: "solved",
    variant: "simplify",
    values: { formula: formulaTerm(formula) },
    steps: [
      step("divisor", [], { formula: formulaTerm(formula) }),
      step("factor", [], { divisor: count(divisor) }),
      step("simplify"),
    ],
    answer: { id: "simplify", value: formulaTerm(empirical), values: { formula: formulaTerm(formula) } },
    distractors: listDistinctFormulas(wrong, empirical),
    reading: { form: "empirical" },
  };
}

function analyse(random: Random, formulas: readonly string[]): Draft | null {
  return analysisOf(random, random.pick(formulas), random.pick(SHARE_KINDS));
}

/** Empirical formulas: of molecular ones, and from analyses, at last with ratios that must be made whole. */
export const empiricalFormulas: Family = {
  id: "empirical-formulas",
  subtopic: "empirical-molecular-formulas",
  words: EMPIRICAL_WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.4) ? simplify(random) : analyse(random, PLAIN)),
    medium: (random) => analyse(random, random.chance(0.5) ? FRACTIONAL : TERNARY),
    hard: (random) => analyse(random, FRACTIONAL_TERNARY),
  },
};
