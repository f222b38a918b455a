import { SOLVENT_CONSTANTS } from "../../chemistry/data/solvent-constants.ts";
import { computed, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { getSubstance, molarMassStep } from "../../methods/rules/substance.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { count, expression, formulaTerm, quantity as quantityTerm, variable } from "../../methods/terms.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { namesOf } from "./named.ts";
import { ELECTROLYTES, MOLECULAR_SOLUTES } from "./solutes.ts";
import { osmoticMolarMass, osmoticPressure, vaporPressure } from "./solution-pressure.ts";

const WORDS = "problems-solutions.colligative-properties";

const CHANGES = {
  freezing: { constant: quantity(SOLVENT_CONSTANTS.H2O.freezing.constant, "°C·kg/mol", 3), letter: "Kf" },
  boiling: { constant: quantity(SOLVENT_CONSTANTS.H2O.boiling.constant, "°C·kg/mol", 3), letter: "Kb" },
} as const;

type Change = keyof typeof CHANGES;

const otherOf = (change: Change): Change => (change === "freezing" ? "boiling" : "freezing");

/** ΔT = K × b, with the number of particles in front where it is not 1. */
function changeStep(change: Change, molality: Quantity, ions: number, difference: Quantity): StepFacts {
  const { constant, letter } = CHANGES[change];
  const [factor, number] =
    ions === 1
      ? [[], []]
      : [
          [variable("i"), "*" as const],
          [count(ions), "*" as const],
        ];
  return {
    id: ions === 1 ? "change" : "change-of-ions",
    lines: [
      expression(
        variable("ΔT"),
        "=",
        ...factor,
        variable(letter),
        "*",
        variable("b"),
        "=",
        ...number,
        shownTerm(constant),
        "*",
        shownTerm(molality),
        "=",
        shownTerm(difference),
      ),
    ],
    values: {},
  };
}

const sampleChange = (random: Random): Change => random.pick(["freezing", "boiling"] as const);

function sampleMolality(random: Random, to: number): Quantity {
  return random.measured({ from: 0.15, to, figures: 3 }, "mol/kg");
}

/** Solutes without ions: the change from the molality, or the other way round. */
function plain(random: Random): SolvedDraft {
  const change = sampleChange(random);
  const { constant, letter } = CHANGES[change];
  const formula = random.pick(MOLECULAR_SOLUTES);
  const molality = sampleMolality(random, 3.5);
  const values = { ...namesOf(formula), constant: givenTerm(constant) };
  if (random.chance(0.6)) {
    const difference = computed(constant.value.times(molality.value), "Δ°C", constant, molality);
    return {
      kind: "solved",
      variant: `${change}-change`,
      values: { ...values, molality: givenTerm(molality) },
      given: [
        expression(variable("b"), "=", givenTerm(molality)),
        expression(variable(letter), "=", givenTerm(constant)),
      ],
      steps: [changeStep(change, molality, 1, difference)],
      answer: quantityAnswer(`${change}-change`, difference),
      distractors: wrongQuantities(difference, [
        ["divided-instead-of-multiplied", molality.value.div(constant.value)],
        [slipOf(WORDS, "other-constant"), CHANGES[otherOf(change)].constant.value.times(molality.value)],
        ["inverted-ratio", constant.value.div(molality.value)],
      ]),
    };
  }
  const difference = random.measured({ from: 0.3, to: change === "freezing" ? 6 : 1.8, figures: 3 }, "Δ°C");
  const found = computed(difference.value.div(constant.value), "mol/kg", difference, constant);
  return {
    kind: "solved",
    variant: `${change}-to-molality`,
    values: { ...values, difference: givenTerm(difference) },
    given: [
      expression(variable("ΔT"), "=", givenTerm(difference)),
      expression(variable(letter), "=", givenTerm(constant)),
    ],
    steps: [
      {
        id: "molality",
        lines: [
          expression(
            variable("b"),
            "=",
            variable("ΔT"),
            "/",
            variable(letter),
            "=",
            shownTerm(difference),
            "/",
            shownTerm(constant),
            "=",
            shownTerm(found),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("molality", found),
    distractors: wrongQuantities(found, [
      ["multiplied-instead-of-divided", difference.value.times(constant.value)],
      ["inverted-ratio", constant.value.div(difference.value)],
      [slipOf(WORDS, "other-constant"), difference.value.div(CHANGES[otherOf(change)].constant.value)],
    ]),
  };
}

/** The end of a problem: the freezing point itself; of boiling the change, beside which 100 °C would hide every slip. */
function conclude(
  change: Change,
  difference: Quantity,
  slips: readonly (readonly [slip: string, factor: number])[],
): Pick<SolvedDraft, "steps" | "answer" | "distractors"> {
  const isFreezing = change === "freezing";
  const answer = isFreezing ? freezingPoint(difference) : difference;
  const sign = isFreezing ? -1 : 1;
  return {
    steps: isFreezing ? [freezingStep(difference)] : [],
    answer: quantityAnswer(isFreezing ? "freezing-point" : "boiling-change", answer),
    distractors: wrongQuantities(answer, [
      ...slips.map(([id, factor]) => [id, difference.value.times(factor).times(sign)] as const),
      ...(isFreezing ? [[slipOf(WORDS, "wrong-direction"), difference.value] as const] : []),
      [
        slipOf(WORDS, "other-constant"),
        difference.value.div(CHANGES[change].constant.value).times(CHANGES[otherOf(change)].constant.value).times(sign),
      ],
    ]),
  };
}

/** A solution of ions by its molality. */
function ofElectrolyte(random: Random): SolvedDraft {
  const change = sampleChange(random);
  const { constant, letter } = CHANGES[change];
  const { formula, ions } = random.pick(ELECTROLYTES);
  const molality = sampleMolality(random, 1.2);
  const difference = computed(constant.value.times(molality.value).times(ions), "Δ°C", constant, molality);
  const { steps, ...end } = conclude(change, difference, [
    [slipOf(WORDS, "ions-ignored"), 1 / ions],
    [slipOf(WORDS, "one-ion-too-many"), (ions + 1) / ions],
  ]);
  return {
    kind: "solved",
    variant: `${change}-of-ions`,
    values: { ...namesOf(formula), constant: givenTerm(constant), molality: givenTerm(molality) },
    given: [
      expression(variable("b", formula), "=", givenTerm(molality)),
      expression(variable(letter), "=", givenTerm(constant)),
    ],
    steps: [
      { id: "ions", lines: [], values: { formula: formulaTerm(formula), ions: count(ions) } },
      changeStep(change, molality, ions, difference),
      ...steps,
    ],
    ...end,
  };
}

/** Water freezes at 0.00 °C: the second decimal place is the last. */
function freezingPoint(difference: Quantity): Quantity {
  const value = difference.value.negated().toDecimalPlaces(2);
  return quantity(value, "°C", Math.max(2, value.e + 3));
}

function freezingStep(difference: Quantity): StepFacts {
  return {
    id: "freezing-point",
    lines: [
      expression(
        variable("T"),
        "=",
        variable("T₀"),
        "-",
        variable("ΔT"),
        "=",
        quantityTerm("0.00", "°C", 3),
        "-",
        shownTerm(difference),
        "=",
        shownTerm(freezingPoint(difference)),
      ),
    ],
    values: {},
  };
}

/** A solution that was weighed. */
function ofMasses(random: Random): SolvedDraft {
  const change = sampleChange(random);
  const { constant, letter } = CHANGES[change];
  const formula = random.pick(MOLECULAR_SOLUTES);
  const substance = getSubstance(formula);
  const mass = random.measured({ from: 15, to: 140, figures: 3 }, "g");
  const water = random.measured({ from: 200, to: 800, figures: 3 }, "g");
  const amount = computed(mass.value.div(substance.molarMass), "mol", mass);
  const molality = computed(amount.value.div(water.value).times(1000), "mol/kg", mass, water);
  const difference = computed(molality.value.times(constant.value), "Δ°C", molality, constant);
  const kilograms = computed(water.value.div(1000), "kg", water);
  const { steps, ...end } = conclude(change, difference, [
    [slipOf(WORDS, "solution-for-solvent"), water.value.div(water.value.plus(mass.value)).toNumber()],
    ["power-of-ten", 10],
  ]);
  return {
    kind: "solved",
    variant: `${change}-of-masses`,
    values: { ...namesOf(formula), constant: givenTerm(constant), mass: givenTerm(mass), water: givenTerm(water) },
    given: [
      expression(variable("m", formula), "=", givenTerm(mass)),
      expression(variable("m", "H2O"), "=", givenTerm(water)),
      expression(variable(letter), "=", givenTerm(constant)),
    ],
    steps: [
      { ...molarMassStep(substance), method: "mass-and-amount" },
      {
        id: "amount",
        lines: [
          expression(
            variable("n"),
            "=",
            variable("m"),
            "/",
            variable("M"),
            "=",
            shownTerm(mass),
            "/",
            quantityTerm(substance.molarMass.toFixed(), "g/mol"),
            "=",
            shownTerm(amount),
          ),
        ],
        values: {},
      },
      {
        id: "molality-of-masses",
        lines: [
          expression(
            variable("b"),
            "=",
            variable("n"),
            "/",
            variable("m", "H2O"),
            "=",
            shownTerm(amount),
            "/",
            shownTerm(kilograms),
            "=",
            shownTerm(molality),
          ),
        ],
        values: {},
      },
      changeStep(change, molality, 1, difference),
      ...steps,
    ],
    ...end,
  };
}

/** The molar mass of an unknown solute, from the freezing point of its solution. */
function molarMassFromFreezing(random: Random): SolvedDraft {
  const { constant } = CHANGES.freezing;
  const mass = random.measured({ from: 4, to: 40, figures: 3 }, "g");
  const water = random.measured({ from: 100, to: 400, figures: 3 }, "g");
  const molarMass = random.integer(60, 340);
  const exact = mass.value.div(molarMass).div(water.value).times(1000).times(constant.value);
  const difference = quantity(roundToFigures(exact, 3), "Δ°C", 3);
  const kilograms = computed(water.value.div(1000), "kg", water);
  const molality = computed(difference.value.div(constant.value), "mol/kg", difference, constant);
  const amount = computed(molality.value.times(kilograms.value), "mol", molality, kilograms);
  const found = computed(mass.value.div(amount.value), "g/mol", mass, amount);
  return {
    kind: "solved",
    variant: "molar-mass",
    values: {
      constant: givenTerm(constant),
      mass: givenTerm(mass),
      water: givenTerm(water),
      difference: givenTerm(difference),
    },
    given: [
      expression(variable("m"), "=", givenTerm(mass)),
      expression(variable("m", "H2O"), "=", givenTerm(water)),
      expression(variable("ΔT"), "=", givenTerm(difference)),
      expression(variable("Kf"), "=", givenTerm(constant)),
    ],
    steps: [
      {
        id: "molality",
        lines: [
          expression(
            variable("b"),
            "=",
            variable("ΔT"),
            "/",
            variable("Kf"),
            "=",
            shownTerm(difference),
            "/",
            shownTerm(constant),
            "=",
            shownTerm(molality),
          ),
        ],
        values: {},
      },
      {
        id: "amount-in-water",
        lines: [
          expression(
            variable("n"),
            "=",
            variable("b"),
            "*",
            variable("m", "H2O"),
            "=",
            shownTerm(molality),
            "*",
            shownTerm(kilograms),
            "=",
            shownTerm(amount),
          ),
        ],
        values: {},
      },
      {
        id: "molar-mass",
        lines: [
          expression(
            variable("M"),
            "=",
            variable("m"),
            "/",
            variable("n"),
            "=",
            shownTerm(mass),
            "/",
            shownTerm(amount),
            "=",
            shownTerm(found),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("molar-mass", found),
    distractors: wrongQuantities(found, [
      [slipOf(WORDS, "mass-per-molality"), mass.value.div(molality.value)],
      ["inverted-ratio", amount.value.div(mass.value)],
      ["multiplied-instead-of-divided", mass.value.div(difference.value.times(constant.value).times(kilograms.value))],
    ]),
  };
}

/** What depends on how many particles are dissolved, not on which. */
export const colligativeProperties: Family = {
  id: "colligative-properties",
  subtopic: "colligative-properties",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: plain,
    medium: (random) => (random.chance(0.5) ? ofElectrolyte(random) : ofMasses(random)),
    hard: (random) => random.pick([molarMassFromFreezing, osmoticPressure, osmoticMolarMass, vaporPressure])(random),
  },
};
