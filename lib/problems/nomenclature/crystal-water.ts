import { rounded } from "../rounded.ts";
import { getFormula } from "../../chemistry/formula/parse.ts";
import { percentComposition } from "../../methods/percent-composition.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { computed, worked } from "../../methods/rules/quantity-terms.ts";
import { getSubstance, molarMassStep } from "../../methods/rules/substance.ts";
import { formulaTerm, quantity as term, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import { given } from "../draft.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { HEATED, HYDRATES, WATER_MOLAR_MASS, waterPercent } from "./hydrates.ts";
import type { Hydrate } from "./hydrates.ts";

const WORDS = "problems-nomenclature.crystal-water";

const three = (value: Decimal): Quantity => rounded(value, "g");

/** Percent of water from the formula. */
function percentFromFormula(random: Random): Draft | null {
  const hydrate = random.pick(HYDRATES);
  const solved = percentComposition({
    formula: getFormula(hydrate.formula),
    part: { kind: "water" },
    rounding: { decimals: 2 },
  });
  if (!solved.ok || solved.value.answer.value.kind !== "quantity") return null;
  const percent = quantity(waterPercent(hydrate), "%", solved.value.answer.value.significantFigures);
  const { molarMass, anhydrousMolarMass } = hydrate;
  return {
    kind: "solved",
    variant: "percent",
    values: { formula: formulaTerm(hydrate.formula) },
    steps: solved.value.steps.map((step): StepFacts => ({ ...step, method: "percent-composition" })),
    answer: quantityAnswer("percent", percent, { formula: formulaTerm(hydrate.formula) }),
    distractors: wrongQuantities(
      percent,
      [
        [slipOf(WORDS, "one-water"), WATER_MOLAR_MASS.times(100).div(molarMass)],
        ["wrong-reference", molarMass.minus(anhydrousMolarMass).times(100).div(anhydrousMolarMass)],
        [slipOf(WORDS, "salt-for-water"), new Decimal(100).minus(percent.value)],
        ["fraction-for-percent", percent.value.div(100)],
      ],
      "place",
    ),
  };
}

/** Water in a mass of hydrate: the rules of amounts. */
function waterInSample(random: Random): Draft {
  const { formula } = random.pick(HYDRATES);
  return {
    kind: "computed",
    variant: "water",
    givens: { mass: given("mass", formula, random.measured({ from: 2, to: 95, figures: 3 }, "g")) },
    find: variableOf("mass", "H2O"),
    unit: "g",
    scene: { containment: { part: "H2O", whole: formula } },
    values: { formula: formulaTerm(formula) },
  };
}

/** Percent of water from two weighings. */
function percentFromHeating(random: Random): Draft {
  const hydrate = random.pick(HEATED);
  const before = random.measured({ from: 1.5, to: 9.8, figures: 3 }, "g");
  const after = quantity(
    before.value
      .times(new Decimal(100).minus(waterPercent(hydrate)))
      .div(100)
      .toDecimalPlaces(2),
    "g",
    3,
  );
  const lost = quantity(before.value.minus(after.value), "g", before.value.minus(after.value).e + 3);
  const percent = computed(lost.value.times(100).div(before.value), "%", lost, before);
  const salt = formulaTerm(hydrate.anhydrous);
  return {
    kind: "solved",
    variant: "heating",
    values: { salt },
    givens: { before: ["m₁", before], after: ["m₂", after] },
    steps: [
      step("lost", [worked(variable("m", "H2O"), [["m₁", before], "-", ["m₂", after]], lost)]),
      step("divide", [
        worked(variable("w", "H2O"), [[variable("m", "H2O"), lost], "/", ["m₁", before], "*", term("100", "%")], {
          ...percent,
          value: roundToFigures(percent.value, percent.significantFigures ?? 3),
        }),
      ]),
    ],
    answer: quantityAnswer("heating", percent),
    distractors: wrongQuantities(percent, [
      ["wrong-reference", lost.value.times(100).div(after.value)],
      [slipOf(WORDS, "salt-for-water"), new Decimal(100).minus(percent.value)],
      ["inverted-ratio", before.value.times(100).div(lost.value)],
      ["fraction-for-percent", percent.value.div(100)],
    ]),
  };
}

function molarMassSteps({ formula, anhydrous }: Hydrate): StepFacts[] {
  return [formula, anhydrous].map((each) => ({ ...molarMassStep(getSubstance(each)), method: "mass-and-amount" }));
}

/** Hydrate to anhydrous salt, or back, in one proportion of molar masses. */
function convert(random: Random, direction: "residue" | "needed"): Draft {
  const hydrate = random.pick(HEATED);
  const { formula, anhydrous, molarMass, anhydrousMolarMass } = hydrate;
  const [from, to, above, below] =
    direction === "residue"
      ? [formula, anhydrous, anhydrousMolarMass, molarMass]
      : [anhydrous, formula, molarMass, anhydrousMolarMass];
  const mass = random.measured({ from: 2, to: 90, figures: 3 }, "g");
  const result = computed(mass.value.times(above).div(below), "g", mass);
  const oneWater =
    direction === "residue"
      ? molarMass.minus(WATER_MOLAR_MASS).div(molarMass)
      : anhydrousMolarMass.plus(WATER_MOLAR_MASS).div(anhydrousMolarMass);
  return {
    kind: "solved",
    variant: direction,
    values: { formula: formulaTerm(formula), salt: formulaTerm(anhydrous) },
    givens: { mass: [variable("m", from), mass] },
    steps: [
      ...molarMassSteps(hydrate),
      step(direction, [
        worked(
          variable("m", to),
          [
            [variable("m", from), mass],
            "*",
            [variable("M", to), term(above.toFixed(), "g/mol")],
            "/",
            [variable("M", from), term(below.toFixed(), "g/mol")],
          ],
          three(result.value),
        ),
      ]),
    ],
    answer: quantityAnswer(direction, result, { formula: formulaTerm(formula), salt: formulaTerm(anhydrous) }),
    // The hydrate is the heavier one.
    range: direction === "residue" ? { greatest: mass.value.toNumber() } : { least: mass.value.toNumber() },
    distractors: wrongQuantities(result, [
      [slipOf(WORDS, "one-water"), mass.value.times(oneWater)],
      [
        slipOf(WORDS, direction === "residue" ? "water-for-salt" : "only-water"),
        mass.value.times(molarMass.minus(anhydrousMolarMass)).div(below),
      ],
      ["inverted-ratio", mass.value.times(below).div(above)],
    ]),
  };
}

/** The water of hydrates in percent and in grams. */
export const crystalWater: Family = {
  id: "crystal-water",
  subtopic: "hydrates",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: percentFromFormula,
    medium: (random) =>
      random.pick([waterInSample, percentFromHeating, (each: Random) => convert(each, "residue")])(random),
    hard: (random) => convert(random, "needed"),
  },
};
