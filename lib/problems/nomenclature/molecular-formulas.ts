import { rounded } from "../rounded.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { getCompound } from "./compounds.ts";
import { analysisOf } from "./empirical-formulas.ts";
import { EMPIRICAL_WORDS, listDistinctFormulas } from "./formula-slips.ts";

const WORDS = "problems-nomenclature.molecular-formulas";

/** Compounds whose molecules hold the empirical formula more than once: empirical formula, how often. */
const MULTIPLES =
  "CH2O:2 CH2O:3 CH2O:5 CH2O:6 CH:2 CH:6 CH:8 CH2:2 CH2:3 CH2:4 CH2:5 CH2:6 CH2:8 CH2:10 CH3:2 C2H5:2 C3H7:2 C4H9:2 NO2:2 NH2:2 HO:2 SCl:2 P2O5:2 P2O3:2 CHO2:2 C2H3O2:2 C2H4O:2 C4H8O:2 C3H4O3:2 C5H4:2 C4H5N2O:2 CN:2 SF5:2 SiCl3:2 BCl2:2 C3H5O2:2 CCl:6 CHCl:2 CHCl:6 C2H3O:2 C3H2Cl:2 NF2:2 C7H7:2 C3H4:3 C2H3:2 C5H7N:2 C2H2Cl:2 C4H3:2 C6H5:2 C3H6O:2"
    .split(" ")
    .map((text) => {
      const [empirical = "", multiple = "1"] = text.split(":");
      return { empirical, multiple: Number(multiple) };
    });

function multiply(empirical: string, multiple: number): string {
  return [...getFormula(empirical).counts]
    .map(([symbol, count]) => `${symbol}${count * multiple === 1 ? "" : count * multiple}`)
    .join("");
}

function slipsOf(empirical: string, multiple: number): Distractor[] {
  const [first = ["", 1], ...rest] = [...getFormula(empirical).counts];
  const onlyFirst = `${first[0]}${first[1] * multiple}${rest.map(([symbol, count]) => `${symbol}${count === 1 ? "" : count}`).join("")}`;
  return listDistinctFormulas(
    [
      ["empirical-for-molecular", empirical],
      [slipOf(WORDS, "other-multiple"), multiply(empirical, multiple + 1)],
      [slipOf(WORDS, "other-multiple"), multiply(empirical, multiple === 2 ? 3 : multiple - 1)],
      [slipOf(WORDS, "only-first"), onlyFirst],
    ],
    multiply(empirical, multiple),
  );
}

/** A molar mass as it is measured: to three figures. */
function molarMassOf(formula: string): Quantity {
  return rounded(getCompound(formula).molarMass, "g/mol");
}

function fromEmpirical(random: Random): Draft {
  const { empirical, multiple } = random.pick(MULTIPLES);
  return {
    kind: "computed",
    variant: "multiple",
    givens: { molarMass: given("molar-mass", null, molarMassOf(multiply(empirical, multiple))) },
    find: variableOf("molecular-formula", null),
    unit: null,
    scene: { empirical: formatFormula(getFormula(empirical), "ascii") },
    values: { empirical: formulaTerm(empirical) },
    distractors: slipsOf(empirical, multiple),
    reading: { form: "molecular" },
  };
}

function fromAnalysis(random: Random): Draft | null {
  const { empirical, multiple } = random.pick(MULTIPLES);
  const analysis = analysisOf(random, empirical, "mass-percent");
  if (analysis === null) return null;
  const { empirical: found, ...draft } = analysis;
  return {
    ...draft,
    variant: `percents-${found.rows.length}`,
    givens: { ...draft.givens, molarMass: given("molar-mass", null, molarMassOf(multiply(empirical, multiple))) },
    find: variableOf("molecular-formula", null),
    distractors: slipsOf(empirical, multiple),
    reading: { form: "molecular" },
  };
}

const HYDROCARBONS =
  "CH4 C2H6 C3H8 C4H10 C5H12 C2H4 C3H6 C6H6 C7H8 C8H10 C10H8 C6H14 C8H18 C5H8 C3H4 C9H12 C14H10 C10H16 C7H16 C4H6 C10H14".split(
    " ",
  );

const WITH_OXYGEN =
  "CH4O C2H6O C3H8O C2H4O2 C3H6O C6H12O6 C12H22O11 C4H10O C6H8O6 C7H6O2 C9H8O4 C10H14O C3H8O3 C4H8O2 C6H6O C5H10O2 C7H8O C8H8O3 C10H16O C6H10O4 C4H6O4 C3H6O3 C6H8O7 C8H8O2 C10H12O2 C5H4O2 C6H10O C7H6O3 C4H4O4 C11H14O2 C9H10O2 C10H20O".split(
    " ",
  );

const WATER = new Decimal(getCompound("H2O").molarMass);
const CARBON_DIOXIDE = new Decimal(getCompound("CO2").molarMass);

function countsOf(formula: string): { readonly c: number; readonly h: number; readonly o: number } {
  const { counts } = getFormula(formula);
  return { c: counts.get("C") ?? 0, h: counts.get("H") ?? 0, o: counts.get("O") ?? 0 };
}

const divide = (a: number, b: number): number => (b === 0 ? a : divide(b, a % b));

function lowest(parts: readonly (readonly [symbol: string, count: number])[]): string {
  const divisor = parts.map(([, count]) => count).reduce(divide);
  return parts
    .filter(([, count]) => count > 0)
    .map(([symbol, count]) => `${symbol}${count === divisor ? "" : count / divisor}`)
    .join("");
}

function combustionSlips({ c, h, o }: { c: number; h: number; o: number }): Distractor[] {
  const right = lowest([
    ["C", c],
    ["H", h],
    ["O", o],
  ]);
  return listDistinctFormulas(
    [
      [
        slipOf(WORDS, "hydrogen-once"),
        lowest([
          ["C", 2 * c],
          ["H", h],
          ["O", 2 * o],
        ]),
      ],
      ...(o === 0
        ? []
        : ([
            [
              slipOf(WORDS, "oxygen-left-out"),
              lowest([
                ["C", c],
                ["H", h],
              ]),
            ],
          ] as const)),
      [
        slipOf(WORDS, "oxygen-of-products"),
        lowest([
          ["C", c],
          ["H", h],
          ["O", 2 * c + h / 2],
        ]),
      ],
      [
        slipOf(WORDS, "products-as-moles"),
        lowest([
          ["C", c],
          ["H", 4 * h],
          ["O", o],
        ]),
      ],
      [
        slipOf(EMPIRICAL_WORDS, "inverted"),
        lowest([
          ["C", h],
          ["H", c],
          ["O", o],
        ]),
      ],
    ],
    right,
  );
}

/** A weighed sample is burnt; carbon dioxide and water are weighed. */
function fromCombustion(random: Random, formulas: readonly string[]): ComputedDraft {
  const formula = random.pick(formulas);
  const counts = countsOf(formula);
  const sample = random.measured({ from: 0.25, to: 4.8, figures: 3 }, "g");
  const moles = sample.value.div(getCompound(formula).molarMass);
  const product = (value: Decimal): Quantity => rounded(value, "g");
  return {
    kind: "computed",
    variant: counts.o === 0 ? "hydrocarbon" : "combustion",
    givens: {
      sample: given("mass", null, sample),
      dioxide: given("mass", "CO2", product(moles.times(counts.c).times(CARBON_DIOXIDE))),
      water: given("mass", "H2O", product(moles.times(counts.h).div(2).times(WATER))),
    },
    find: variableOf("empirical-formula", null),
    unit: null,
    scene: { elements: new Set(counts.o === 0 ? ["C", "H"] : ["C", "H", "O"]) },
    distractors: combustionSlips(counts),
    reading: { form: "empirical" },
  };
}

function askHard(random: Random): Draft | null {
  if (random.chance(0.4)) return fromAnalysis(random);
  return fromCombustion(random, random.chance(0.35) ? HYDROCARBONS : WITH_OXYGEN);
}

/** Molecular formulas from the molar mass, and formulas from combustion analysis. */
export const molecularFormulas: Family = {
  id: "molecular-formulas",
  subtopic: "empirical-molecular-formulas",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { medium: fromEmpirical, hard: askHard },
};
