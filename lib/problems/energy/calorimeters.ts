import { substanceTerm } from "../../methods/terms.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given, wrongQuantity } from "../draft.ts";
import type { ComputedDraft, DraftGiven } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { degrees, degreesBetween, FUELS, measured, SOLUTES, specificHeatOf } from "./thermal-data.ts";

const WORDS = "problems-energy.calorimeters";

const UNITS = { heat: "J", capacity: "J/°C", change: "Δ°C" } as const;

/** q = C ΔT of a calorimeter as a whole. */
function whole(random: Random): ComputedDraft {
  const capacity = random.measured({ from: 85, to: 950, figures: 3 }, UNITS.capacity);
  const change = degreesBetween(1.5 + 8 * random.next(), 2);
  const heat = measured(capacity.value.times(change.value), UNITS.heat);
  const all: Record<keyof typeof UNITS, DraftGiven> = {
    heat: given("energy", null, heat),
    capacity: given("heat-capacity", null, capacity),
    change: given("temperature-change", null, change),
  };
  const asked = random.pick(["heat", "capacity", "change"] as const);
  const { [asked]: wanted, ...rest } = all;
  const distractors =
    asked === "heat"
      ? [
          { slip: "divided-instead-of-multiplied", value: wrongQuantity(capacity.value.div(change.value), "J") },
          { slip: "inverted-ratio", value: wrongQuantity(change.value.div(capacity.value), "J") },
          {
            slip: slipOf(WORDS, "water-counted-too"),
            value: wrongQuantity(heat.value.times(specificHeatOf("H2O").value), "J"),
          },
        ]
      : [
          {
            slip: slipOf(WORDS, "water-counted-too"),
            value: wrongQuantity(
              (asked === "change" ? change : capacity).value.div(specificHeatOf("H2O").value),
              UNITS[asked],
            ),
          },
        ];
  return { kind: "computed", variant: asked, givens: rest, find: wanted.variable, unit: UNITS[asked], distractors };
}

type Dissolved = {
  readonly formula: string;
  readonly mass: Quantity;
  readonly water: Quantity;
  readonly initial: Quantity;
  readonly final: Quantity;
  readonly isWarmer: boolean;
};

/** Where the salt is a smaller share of the water, leaving it out hardly shows. */
const LEAST_SHARE = 0.04;

/** A salt in a cup of water; null where the temperature hardly changes. */
function dissolve(random: Random): Dissolved | null {
  const { formula, enthalpy, most } = random.pick(SOLUTES);
  const water = random.measured({ from: 60, to: 150, figures: 3 }, "g");
  const mass = random.measured({ from: 2, to: (most * Number(water.value)) / 100, figures: 3 }, "g");
  const heat = mass.value.div(molarMassOf(formula)).times(enthalpy).times(1000);
  const change = heat
    .neg()
    .div(mass.value.plus(water.value).times(specificHeatOf("H2O").value))
    .times(0.94 + 0.08 * random.next());
  const initial = degrees(20 + 5 * random.next(), 2);
  const final = degrees(initial.value.plus(change), 2);
  return change.abs().lt(1.5) ? null : { formula, mass, water, initial, final, isWarmer: change.gt(0) };
}

/** The water alone taken as what is warmed, without the salt. */
function onlyWater({ mass, water, initial, final, formula }: Dissolved, isMolar: boolean): Distractor {
  const heat = water.value.times(specificHeatOf("H2O").value).times(final.value.minus(initial.value)).neg().div(1000);
  const value = isMolar ? heat.div(mass.value).times(molarMassOf(formula)) : heat;
  return { slip: slipOf(WORDS, "only-water"), value: wrongQuantity(value, isMolar ? "kJ/mol" : "kJ") };
}

/** The heat of one gram in place of one mole. */
function perGram({ mass, water, initial, final }: Dissolved): Distractor {
  const heat = water.value
    .plus(mass.value)
    .times(specificHeatOf("H2O").value)
    .times(final.value.minus(initial.value))
    .neg()
    .div(1000);
  return { slip: slipOf(WORDS, "per-gram"), value: wrongQuantity(heat.div(mass.value), "kJ/mol") };
}

function cup(random: Random, asked: "heat" | "molar"): ComputedDraft | null {
  const dissolved = dissolve(random);
  if (dissolved === null) return null;
  const { formula, mass, water, initial, final, isWarmer } = dissolved;
  const isMolar = asked === "molar";
  return {
    kind: "computed",
    variant: `${isMolar ? "solution-molar" : "solution-heat"}-${isWarmer ? "rises" : "falls"}`,
    givens: {
      mass: given("mass", formula, mass),
      water: given("mass", "H2O", water),
      specific: given("specific-heat", "H2O", specificHeatOf("H2O")),
      initial: given("temperature", null, initial, "initial"),
      final: given("temperature", null, final, "final"),
    },
    find: isMolar ? variableOf("molar-energy", formula) : variableOf("energy", null),
    unit: isMolar ? "kJ/mol" : "kJ",
    scene: { conditions: new Set(["bath-solution"]) },
    values: { substance: substanceTerm(formula) },
    distractors: [
      ...(mass.value.div(water.value).gt(LEAST_SHARE) ? [onlyWater(dissolved, isMolar)] : []),
      ...(isMolar ? [perGram(dissolved)] : []),
    ],
  };
}

/** A fuel in a bomb of known heat capacity. */
function bomb(random: Random): ComputedDraft {
  const { formula, perGram: heatPerGram } = random.pick(FUELS);
  const mass = random.measured({ from: 0.6, to: 1.9, figures: 3 }, "g");
  const capacity = random.measured({ from: 6, to: 13, figures: 3 }, "kJ/°C");
  const heat = mass.value.times(heatPerGram).times(0.985 + 0.03 * random.next());
  const initial = degrees(20 + 5 * random.next(), 2);
  const final = degrees(initial.value.plus(heat.div(capacity.value)), 2);
  const change = final.value.minus(initial.value);
  const total = capacity.value.times(change).neg();
  const asked = random.pick(["combustion-gram", "combustion-mole"] as const);
  const isMolar = asked === "combustion-mole";
  const unit = isMolar ? "kJ/mol" : "kJ/g";
  return {
    kind: "computed",
    variant: asked,
    givens: {
      mass: given("mass", formula, mass),
      capacity: given("heat-capacity", null, capacity),
      initial: given("temperature", null, initial, "initial"),
      final: given("temperature", null, final, "final"),
    },
    find: isMolar ? variableOf("molar-energy", formula) : variableOf("specific-enthalpy", formula),
    unit,
    scene: { conditions: new Set(["bath-water"]) },
    values: { substance: substanceTerm(formula) },
    distractors: [
      { slip: slipOf(WORDS, "not-shared-out"), value: wrongQuantity(total, unit) },
      ...(isMolar
        ? [{ slip: slipOf(WORDS, "per-gram"), value: wrongQuantity(total.div(mass.value), unit) }]
        : [{ slip: "multiplied-instead-of-divided", value: wrongQuantity(total.times(mass.value), unit) }]),
    ],
  };
}

/** Heat that is measured by what it warms. */
export const calorimeters: Family = {
  id: "calorimeters",
  subtopic: "calorimetry-specific-heat",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: whole,
    medium: (random) => cup(random, "heat"),
    hard: (random) => (random.chance(0.5) ? cup(random, "molar") : bomb(random)),
  },
};
