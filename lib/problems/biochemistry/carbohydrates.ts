import type { Expression, Term } from "../../methods/facts.ts";
import { givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, quantity as exactly, step, variable } from "../../methods/terms.ts";
import { writeHill } from "../../nomenclature/organic/organic.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { listDistinct } from "../distractors.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongCounts, wrongQuantities } from "../solved.ts";

const WORDS = "problems-biochemistry.carbohydrates";

const massOf = (formula: string): Decimal => molarMassOf(formula).toDecimalPlaces(2);

const term = (mass: Decimal): Term => exactly(mass.toFixed(2), "g/mol", mass.toDecimalPlaces(2).sd(true));

/** A chain of monosaccharides CcH2cOc less a number of molecules of water. */
const chainOf = (carbons: number, units: number, waters: number): string =>
  writeHill({ C: carbons * units, H: 2 * carbons * units - 2 * waters, O: carbons * units - waters });

const watersLine = (units: number): Expression =>
  expression(variable("N(H₂O)"), "=", variable("n"), "-", count(1), "=", count(units - 1));

/** The formula of a chain of equal monosaccharides. */
function askFormula(random: Random): SolvedDraft {
  const carbons = random.pick([5, 6, 6]);
  const units = random.integer(2, 14);
  const unit = chainOf(carbons, 1, 0);
  const right = formulaTerm(chainOf(carbons, units, units - 1));
  return {
    kind: "solved",
    variant: "formula",
    values: { unit: formulaTerm(unit), units: count(units) },
    steps: [
      step("waters", [watersLine(units)]),
      step("subtract", [
        expression(count(units), formulaTerm(unit), "-", count(units - 1), formulaTerm("H2O"), "=", right),
      ]),
    ],
    answer: { id: "formula", value: right },
    distractors: listDistinct(right, [
      { slip: slipOf(WORDS, "water-kept"), value: formulaTerm(chainOf(carbons, units, 0)) },
      { slip: slipOf(WORDS, "water-for-each"), value: formulaTerm(chainOf(carbons, units, units)) },
      { slip: slipOf(WORDS, "one-water"), value: formulaTerm(chainOf(carbons, units, 1)) },
    ]),
    reading: { form: "molecular" },
  };
}

/** The water that it takes to split a chain completely. */
function askHydrolysis(random: Random): SolvedDraft {
  const units = random.integer(4, 60);
  return {
    kind: "solved",
    variant: "hydrolysis",
    values: { units: count(units) },
    steps: [step("bonds-broken"), step("waters", [watersLine(units)])],
    answer: { id: "hydrolysis", value: count(units - 1) },
    distractors: wrongCounts(units - 1, [
      [slipOf(WORDS, "as-many-as-units"), units],
      [slipOf(WORDS, "both-ends"), units - 2],
      [slipOf(WORDS, "one-added"), units + 1],
    ]),
  };
}

/** The mass of glucose from starch or cellulose that is split completely, or the mass of these from glucose. */
function askGlucose(random: Random): SolvedDraft {
  const [glucose, unit] = [massOf("C6H12O6"), massOf("C6H10O5")];
  const isSplit = random.chance(0.5);
  const mass = random.measured({ from: 12, to: 950, figures: 3 }, "g");
  const [from, to] = isSplit ? [unit, glucose] : [glucose, unit];
  const answer = quantity(mass.value.times(to).div(from), "g", 3);
  const value = quantityAnswer(isSplit ? "glucose" : "polysaccharide", answer);
  return {
    kind: "solved",
    variant: `${isSplit ? "split" : "build"}-${random.pick(["starch", "cellulose"])}`,
    values: { mass: givenTerm(mass) },
    steps: [
      step("unit", [
        expression(variable("M", "C6H12O6"), "=", term(glucose), ",", variable("M", "C6H10O5"), "=", term(unit)),
      ]),
      step("ratio", [worked("m", [mass, "*", term(to), "/", term(from)], value.value as Term)]),
    ],
    answer: value,
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "upside-down"), mass.value.times(from).div(to)],
      [slipOf(WORDS, "same-mass"), mass.value],
      [
        slipOf(WORDS, "disaccharide"),
        isSplit
          ? mass.value.times(glucose.times(2)).div(massOf("C12H22O11"))
          : mass.value.times(massOf("C12H22O11")).div(glucose.times(2)),
      ],
    ]),
  };
}

/** The number of glucose units from the molar mass of a chain. */
function askUnits(random: Random): SolvedDraft {
  const [glucose, unit, water] = [massOf("C6H12O6"), massOf("C6H10O5"), massOf("H2O")];
  const units = random.integer(6, 90);
  const mass = quantity(
    unit.times(units).plus(water).toDecimalPlaces(0),
    "g/mol",
    unit.times(units).plus(water).toDecimalPlaces(0).sd(true),
  );
  const right = count(units);
  const wrong = (slip: string, value: Decimal) => ({
    slip: slipOf(WORDS, slip),
    value: count(value.round().toNumber()),
  });
  return {
    kind: "solved",
    variant: "units",
    values: { mass: givenTerm(mass) },
    steps: [
      step("chain-law", [expression(variable("M"), "=", variable("n"), "*", term(unit), "+", term(water))]),
      step("solve", [worked("n", ["(", mass, "-", term(water), ")", "/", term(unit)], right)]),
    ],
    answer: { id: "units", value: right },
    distractors: listDistinct(right, [
      wrong("free-glucose", mass.value.div(glucose)),
      wrong("water-twice", mass.value.div(unit.minus(water))),
      wrong("one-off", new Decimal(units - 1)),
      wrong("one-more", new Decimal(units + 1)),
    ]),
  };
}

/** Formulas and masses of chains of sugars. */
export const carbohydrates: Family = {
  id: "carbohydrates",
  subtopic: "carbohydrates",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.6) ? askFormula(random) : askHydrolysis(random)),
    medium: askGlucose,
    hard: askUnits,
  },
};
