import { variableOf } from "../../methods/rules/kinds.ts";
import { equationTerm, formulaTerm } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given, wrongQuantity } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { measured } from "./thermal-data.ts";
import { ENDOTHERMIC, enthalpyOf, EXOTHERMIC, listFormationShares } from "./thermochemical-equations.ts";

const WORDS = "problems-energy.reaction-heat";

type Sample = {
  readonly equation: string;
  readonly enthalpy: Quantity;
  readonly isExothermic: boolean;
  readonly formula: string;
  readonly coefficient: number;
  readonly isReactant: boolean;
  readonly molarMass: Decimal;
  readonly amount: Decimal;
};

/** One of the substances of a reaction, a fraction of a mole to a few of them. */
function sample(random: Random): Sample {
  const isExothermic = random.chance(0.6);
  const equation = random.pick<string>(isExothermic ? EXOTHERMIC : ENDOTHERMIC);
  const { formula, count } = random.pick(listFormationShares(equation));
  const molarMass = molarMassOf(formula);
  return {
    equation,
    enthalpy: enthalpyOf(equation),
    isExothermic,
    formula,
    coefficient: Math.abs(count),
    isReactant: count < 0,
    molarMass,
    amount: new Decimal(0.15 + 4 * random.next()),
  };
}

function shared({ equation, enthalpy, formula }: Sample) {
  return {
    enthalpy: given("reaction-enthalpy", null, enthalpy),
    values: { equation: equationTerm(equation), formula: formulaTerm(formula) },
  };
}

const directionOf = ({ isExothermic, isReactant }: Sample): string =>
  `${isExothermic ? "released" : "absorbed"}-${isReactant ? "reacts" : "forms"}`;

/** A multiplication by the coefficient where it is divided by, and the heat of one mole. */
function listSlips({ coefficient, enthalpy }: Sample, amount: Decimal): Distractor[] {
  const heat = enthalpy.value.abs();
  return [
    ...(coefficient > 1
      ? [
          {
            slip: slipOf(WORDS, "multiplied-coefficient"),
            value: wrongQuantity(heat.times(amount).times(coefficient), "kJ"),
          },
        ]
      : []),
    { slip: "inverted-ratio", value: wrongQuantity(heat.div(amount), "kJ") },
    { slip: slipOf(WORDS, "whole-enthalpy"), value: wrongQuantity(heat, "kJ") },
    ...(coefficient === 1
      ? [{ slip: slipOf(WORDS, "equation-doubled"), value: wrongQuantity(heat.times(amount).times(2), "kJ") }]
      : []),
  ];
}

function heat(sampled: Sample, measure: "amount" | "mass"): ComputedDraft {
  const { formula, amount, molarMass, isExothermic, equation } = sampled;
  const { enthalpy, values } = shared(sampled);
  const size = measure === "amount" ? measured(amount, "mol") : measured(amount.times(molarMass), "g");
  const moles = measure === "amount" ? size.value : size.value.div(molarMass);
  return {
    kind: "computed",
    variant: `${directionOf(sampled)}-${measure}`,
    givens: { size: given(measure, formula, size), enthalpy },
    find: variableOf("energy", null, isExothermic ? "released" : null),
    unit: "kJ",
    equation,
    values,
    distractors: [
      ...(measure === "mass"
        ? [
            {
              slip: "skipped-moles",
              value: wrongQuantity(size.value.times(sampled.enthalpy.value.abs()).div(sampled.coefficient), "kJ"),
            },
          ]
        : []),
      ...listSlips(sampled, moles),
    ],
  };
}

/** How much takes part for this heat, or ΔH from a heat that was measured. */
function backwards(random: Random): ComputedDraft {
  const sampled = sample(random);
  const { formula, amount, molarMass, equation, coefficient } = sampled;
  const { enthalpy, values } = shared(sampled);
  const total = amount.times(sampled.enthalpy.value).div(coefficient);
  if (random.chance(0.5)) {
    const energy = measured(total.abs(), "kJ");
    const moles = energy.value.div(sampled.enthalpy.value.abs()).times(coefficient);
    return {
      kind: "computed",
      variant: `mass-${directionOf(sampled)}`,
      givens: { heat: given("energy", null, energy), enthalpy },
      find: variableOf("mass", formula),
      unit: "g",
      equation,
      values,
      distractors: [
        ...(coefficient > 1
          ? [{ slip: "missing-coefficient", value: wrongQuantity(moles.times(molarMass).div(coefficient), "g") }]
          : []),
        { slip: slipOf(WORDS, "amount-for-mass"), value: wrongQuantity(moles, "g") },
      ],
    };
  }
  const mass = measured(amount.times(molarMass), "g");
  const energy = measured(total.times(0.97 + 0.06 * random.next()), "kJ");
  const perMole = energy.value.div(mass.value.div(molarMass));
  return {
    kind: "computed",
    variant: `enthalpy-${sampled.isReactant ? "reacts" : "forms"}`,
    givens: { mass: given("mass", formula, mass), heat: given("energy", null, energy) },
    find: variableOf("reaction-enthalpy", null),
    unit: "kJ",
    reading: { perEquation: true },
    equation,
    values,
    distractors: [
      { slip: "sign", value: wrongQuantity(perMole.times(coefficient).neg(), "kJ") },
      ...(coefficient > 1 ? [{ slip: "missing-coefficient", value: wrongQuantity(perMole, "kJ") }] : []),
      { slip: "skipped-moles", value: wrongQuantity(energy.value.div(mass.value).times(coefficient), "kJ") },
    ],
  };
}

/** Heat in proportion to what reacts. */
export const reactionHeat: Family = {
  id: "reaction-heat",
  subtopic: "enthalpy-of-reaction",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => heat(sample(random), "amount"),
    medium: (random) => heat(sample(random), "mass"),
    hard: backwards,
  },
};
