import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { computed, exactly, worked } from "../../methods/rules/quantity-terms.ts";
import { getSubstance, molarMassStep } from "../../methods/rules/substance.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { count, formulaTerm, quantity as quantityTerm, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { namesOf } from "./named.ts";
import { SOLUTES } from "./solutes.ts";

const WORDS = "problems-solutions.molality";

const WATER = "H2O";

/** How a solution of this solute in water is described to the methods. */
function shared(formula: string): Pick<ComputedDraft, "kind" | "scene" | "values"> {
  return { kind: "computed", scene: { solution: { solute: formula, solvent: WATER } }, values: namesOf(formula) };
}

/** A liter of solution holds less than a kilogram of water, so that a molality may exceed the molarity a little. */
const dissolves = ({ largest }: (typeof SOLUTES)[number], molality: Decimal): boolean => molality.lte(1.2 * largest);

const kilogramsOf = (moles: Decimal): Decimal => moles.times(getSubstance(WATER).molarMass).div(1000);

function withAmounts(random: Random): ComputedDraft | null {
  const solute = random.pick(SOLUTES);
  const { formula } = solute;
  const amount = given("amount", formula, random.measured({ from: 0.12, to: 1.9, figures: 3 }, "mol"));
  if (random.chance(0.4)) {
    const water = given("amount", WATER, random.measured({ from: 4, to: 30, figures: 3 }, "mol"));
    if (!dissolves(solute, amount.quantity.value.div(kilogramsOf(water.quantity.value)))) return null;
    const distractors = wrongQuantities(
      pureNumber(amount.quantity.value.div(amount.quantity.value.plus(water.quantity.value)), 3),
      [[slipOf(WORDS, "of-solvent"), water.quantity.value.div(amount.quantity.value.plus(water.quantity.value))]],
    );
    return {
      ...shared(formula),
      distractors,
      variant: "fraction",
      givens: { amount, water },
      find: variableOf("mole-fraction", formula),
      unit: "",
    };
  }
  const water = given("mass", WATER, random.measured({ from: 0.2, to: 2.5, figures: 3 }, "kg"));
  if (!dissolves(solute, amount.quantity.value.div(water.quantity.value))) return null;
  const distractors = wrongQuantities(
    computed(amount.quantity.value.div(water.quantity.value), "mol/kg", amount.quantity, water.quantity),
    [
      ["inverted-ratio", water.quantity.value.div(amount.quantity.value)],
      ["multiplied-instead-of-divided", amount.quantity.value.times(water.quantity.value)],
    ],
  );
  return {
    ...shared(formula),
    distractors,
    variant: "molality",
    givens: { amount, water },
    find: variableOf("molality", formula),
    unit: "mol/kg",
  };
}

function withMasses(random: Random): ComputedDraft | null {
  const solute = random.pick(SOLUTES);
  const { formula } = solute;
  const mass = given("mass", formula, random.measured({ from: 5, to: 90, figures: 3 }, "g"));
  const water = given("mass", WATER, random.measured({ from: 120, to: 950, figures: 3 }, "g"));
  const molality = given("molality", formula, random.measured({ from: 0.15, to: 3, figures: 3 }, "mol/kg"));
  const dissolved = mass.quantity.value.div(getSubstance(formula).molarMass).div(water.quantity.value).times(1000);
  if (!dissolves(solute, Decimal.max(dissolved, molality.quantity.value))) return null;
  switch (random.pick(["molality", "fraction", "mass", "solvent"] as const)) {
    case "molality":
      return {
        ...shared(formula),
        variant: "mass-to-molality",
        givens: { mass, water },
        find: variableOf("molality", formula),
        unit: "mol/kg",
      };
    case "fraction":
      return {
        ...shared(formula),
        variant: "mass-to-fraction",
        givens: { mass, water },
        find: variableOf("mole-fraction", formula),
        unit: "",
      };
    case "mass":
      return {
        ...shared(formula),
        variant: "mass",
        givens: { molality, water },
        find: variableOf("mass", formula),
        unit: "g",
      };
    case "solvent":
      return {
        ...shared(formula),
        variant: "solvent",
        givens: { mass, molality },
        find: variableOf("mass", WATER),
        unit: "g",
      };
  }
}

const lastMolality = (solute: Quantity, water: Quantity, molality: Quantity): StepFacts =>
  step("molality", [worked("b", [["n", solute], "/", [variable("m", WATER), water]], molality)]);

/** b from w: 100 g of solution hold w grams of solute. */
function fromPercent(formula: string, sampled: Quantity): SolvedDraft {
  const substance = getSubstance(formula);
  const grams = sampled.value.times(substance.molarMass);
  const percent = rounded(grams.div(grams.plus(1000)).times(100), "%");
  const solute = computed(percent.value, "g", percent);
  const water = computed(new Decimal(100).minus(percent.value), "g", percent);
  const amount = computed(solute.value.div(substance.molarMass), "mol", percent);
  const kilograms = computed(water.value.div(1000), "kg", percent);
  const molality = computed(amount.value.div(kilograms.value), "mol/kg", percent);
  const whole = quantityTerm("100", "g");
  return {
    kind: "solved",
    variant: "percent-to-molality",
    values: namesOf(formula),
    givens: { percent: [variable("w", formula), percent] },
    steps: [
      step("hundred-grams", [
        worked(variable("m", formula), [percent, "*", whole], solute),
        worked(variable("m", WATER), [whole, "-", solute], water),
      ]),
      { ...molarMassStep(substance), method: "mass-and-amount" },
      step("amount", [
        worked(
          "n",
          [[variable("m", formula), solute], "/", ["M", quantityTerm(substance.molarMass.toFixed(), "g/mol")]],
          amount,
        ),
      ]),
      lastMolality(amount, kilograms, molality),
    ],
    answer: quantityAnswer("molality", molality, { formula: formulaTerm(formula) }),
    distractors: wrongQuantities(molality, [
      [slipOf(WORDS, "solution-for-solvent"), amount.value.times(10)],
      ["unconverted-unit", amount.value.div(water.value)],
      ["skipped-moles", solute.value.div(kilograms.value)],
    ]),
  };
}

/** x from b: with 1 kg of water. */
function toFraction(formula: string, molality: Quantity): SolvedDraft {
  const water = getSubstance(WATER);
  const solute = computed(molality.value, "mol", molality);
  const solvent = exactly(new Decimal(1000).div(water.molarMass), "mol");
  const fraction = pureNumber(solute.value.div(solute.value.plus(solvent.value)), 3);
  return {
    kind: "solved",
    variant: "molality-to-fraction",
    values: namesOf(formula),
    givens: { molality: [variable("b", formula), molality] },
    steps: [
      step("one-kilogram", [
        worked(
          variable("n", WATER),
          [["m", quantityTerm("1000", "g")], "/", ["M", quantityTerm(water.molarMass.toFixed(), "g/mol")]],
          solvent,
        ),
      ]),
      step("fraction", [
        worked("x", [["n", solute], "/", "(", ["n", solute], "+", [variable("n", WATER), solvent], ")"], fraction),
      ]),
    ],
    answer: quantityAnswer("fraction", fraction, { formula: formulaTerm(formula) }),
    distractors: wrongQuantities(fraction, [
      [slipOf(WORDS, "of-solvent"), new Decimal(1).minus(fraction.value)],
      [slipOf(WORDS, "grams-for-moles"), solute.value.div(solute.value.plus(1000))],
      [slipOf(WORDS, "kilogram-as-mole"), solute.value.div(solute.value.plus(1))],
    ]),
  };
}

/** b from x: with 1 mol of solution. */
function fromFraction(formula: string, sampled: Quantity): SolvedDraft {
  const water = getSubstance(WATER);
  const fraction = pureNumber(
    kilogramsOf(sampled.value).div(kilogramsOf(sampled.value).plus(1)).toSignificantDigits(3),
    3,
  );
  const solute = quantity(fraction.value, "mol", 3);
  const solvent = computed(new Decimal(1).minus(fraction.value), "mol", fraction);
  const kilograms = computed(solvent.value.times(water.molarMass).div(1000), "kg", fraction);
  const molality = computed(solute.value.div(kilograms.value), "mol/kg", fraction);
  return {
    kind: "solved",
    variant: "fraction-to-molality",
    values: namesOf(formula),
    givens: { fraction: [variable("x", formula), fraction] },
    steps: [
      step("one-mole", [
        worked(variable("n", WATER), [[count(1), quantityTerm("1", "mol")], "-", ["x", solute]], solvent),
      ]),
      step("water", [
        worked(
          variable("m", WATER),
          [["n", solvent], "*", ["M", quantityTerm(water.molarMass.toFixed(), "g/mol")]],
          kilograms,
        ),
      ]),
      lastMolality(solute, kilograms, molality),
    ],
    answer: quantityAnswer("molality", molality, { formula: formulaTerm(formula) }),
    distractors: wrongQuantities(molality, [
      ["inverted-ratio", kilograms.value.div(solute.value)],
      ["unconverted-unit", molality.value.div(1000)],
    ]),
  };
}

/** Between molality, mole fraction and percent by mass, of a solution that can be made. */
function converted(random: Random): SolvedDraft {
  const solute = random.pick(SOLUTES);
  const molality = random.measured({ from: 0.4, to: Math.min(6, 1.2 * solute.largest), figures: 3 }, "mol/kg");
  return random.pick([fromPercent, toFraction, fromFraction])(solute.formula, molality);
}

/** Amount of solute for each kilogram of solvent, and as a share of all. */
export const molality: Family = {
  id: "molality",
  subtopic: "molality-mole-fraction",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: withAmounts, medium: withMasses, hard: converted },
};
