import { rounded } from "../rounded.ts";
import { substanceTerm } from "../../methods/terms.ts";
import { SPECIFIC_HEATS } from "../../chemistry/data/heat-capacities.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { answerTerm, inUnit } from "../../methods/rules/quantity-terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongQuantities } from "../solved.ts";

const WORDS = "problems-matter.heat-and-temperature";

const METALS = ["Ag", "Al", "Cu", "Fe", "Ni", "Pb", "Sn", "Ti", "Zn"] as const;

type Sample = {
  readonly formula: string;
  readonly mass: ReturnType<typeof quantity>;
  readonly specific: ReturnType<typeof quantity>;
  readonly change: ReturnType<typeof quantity>;
};

function sample(random: Random): Sample {
  const formula = random.chance(0.35) ? "H2O" : random.pick(METALS);
  const value = SPECIFIC_HEATS[formula] ?? "1";
  const change = random.measured({ from: 10.5, to: 70, figures: 3 }, "°C");
  return {
    formula,
    mass: random.measured({ from: 15, to: 250, figures: 3 }, "g"),
    specific: quantity(value, "J/(g·°C)", value.replace(/^0\./, "").replace(".", "").length),
    change: quantity(change.value, "Δ°C", 3),
  };
}

const heatOf = ({ mass, specific, change }: Sample): Decimal => mass.value.times(specific.value).times(change.value);

const substance = (formula: string) => ({ substance: substanceTerm(formula) });

/** q = m c ΔT for the heat. */
function heatFor(random: Random): ComputedDraft {
  const { formula, mass, specific, change } = sample(random);
  return {
    kind: "computed",
    variant: "heat",
    givens: {
      mass: given("mass", formula, mass),
      specific: given("specific-heat", formula, specific),
      change: given("temperature-change", formula, change),
    },
    find: variableOf("energy", formula),
    unit: "J",
    values: substance(formula),
    distractors: [
      { slip: slipOf(WORDS, "mass-forgotten"), value: fact(specific.value.times(change.value), "J") },
      { slip: slipOf(WORDS, "specific-heat-forgotten"), value: fact(mass.value.times(change.value), "J") },
    ],
  };
}

function fact(value: Decimal, unit: string) {
  return answerTerm(quantity(value, unit, 3));
}

/** Two temperatures, and the heat between them; the answer in kilojoules. */
function heatBetween(random: Random): ComputedDraft {
  const { formula, mass, specific, change } = sample(random);
  const initial = quantity(new Decimal(random.integer(180, 280)).div(10), "°C", 3);
  const final = quantity(initial.value.plus(change.value), "°C", 3);
  return {
    kind: "computed",
    variant: "heat-between",
    givens: {
      mass: given("mass", formula, mass),
      specific: given("specific-heat", formula, specific),
      initial: given("temperature", formula, initial, "initial"),
      final: given("temperature", formula, final, "final"),
    },
    find: variableOf("energy", formula),
    unit: "kJ",
    values: substance(formula),
  };
}

/** The heat is given; one of the others is asked. */
function unknownOther(random: Random): ComputedDraft {
  const it = sample(random);
  const { formula, mass, specific, change } = it;
  const energy = rounded(heatOf(it), "J");
  const inKilo = random.chance(0.5);
  const heat = given("energy", formula, inKilo ? inUnit(energy, "kJ") : energy);
  const asked = random.pick(["mass", "specific-heat", "temperature-change"] as const);
  const all = {
    mass: given("mass", formula, mass),
    "specific-heat": given("specific-heat", formula, specific),
    "temperature-change": given("temperature-change", formula, change),
  };
  const givens = {
    heat,
    ...Object.fromEntries(
      Object.entries(all)
        .filter(([kind]) => kind !== asked)
        .map(([kind, each]) => [NAMES[kind as keyof typeof NAMES], each]),
    ),
  };
  const [joules, m, c, degrees] = [energy.value, mass.value, specific.value, change.value];
  // Someone who leaves out one of the two divisors.
  const slips = {
    mass: [
      ["specific-heat-forgotten", joules.div(degrees)],
      ["change-forgotten", joules.div(c)],
    ],
    "specific-heat": [
      ["mass-forgotten", joules.div(degrees)],
      ["change-forgotten", joules.div(m)],
    ],
    "temperature-change": [
      ["mass-forgotten", joules.div(c)],
      ["specific-heat-forgotten", joules.div(m)],
    ],
  } as const satisfies Record<typeof asked, readonly (readonly [string, Decimal])[]>;
  const unit = { mass: "g", "specific-heat": "J/(g·°C)", "temperature-change": "Δ°C" }[asked];
  const distractors = slips[asked].map(([id, value]) => ({ slip: slipOf(WORDS, id), value: fact(value, unit) }));
  return {
    kind: "computed",
    variant: `unknown-${asked}`,
    givens,
    find: variableOf(asked, formula),
    unit,
    values: substance(formula),
    distractors,
  };
}

const NAMES = { mass: "mass", "specific-heat": "specific", "temperature-change": "change" } as const;

/** The temperature that is reached, from heat, mass and specific heat. */
function finalTemperature(random: Random): ComputedDraft {
  const it = sample(random);
  const { formula, mass, specific } = it;
  const energy = rounded(heatOf(it), "J");
  const initial = quantity(new Decimal(random.integer(180, 260)).div(10), "°C", 3);
  const rise = energy.value.div(mass.value.times(specific.value));
  return {
    kind: "computed",
    variant: "final-temperature",
    givens: {
      heat: given("energy", formula, inUnit(energy, "kJ")),
      mass: given("mass", formula, mass),
      specific: given("specific-heat", formula, specific),
      initial: given("temperature", formula, initial, "initial"),
    },
    find: variableOf("temperature", formula, "final"),
    unit: "°C",
    values: substance(formula),
    distractors: wrongQuantities(quantity(initial.value.plus(rise), "°C", 3), [
      ["change-for-final", rise],
      [slipOf(WORDS, "specific-heat-forgotten"), initial.value.plus(energy.value.div(mass.value))],
    ]),
  };
}

/** The heat that warms a body. */
export const heatAndTemperature: Family = {
  id: "heat-and-temperature",
  subtopic: "temperature-energy",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: heatFor,
    medium: heatBetween,
    hard: (random): Draft => (random.chance(0.6) ? unknownOther(random) : finalTemperature(random)),
  },
};
