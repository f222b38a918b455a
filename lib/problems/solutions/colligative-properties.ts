import { rounded } from "../rounded.ts";
import { SOLVENT_CONSTANTS } from "../../chemistry/data/solvent-constants.ts";
import { shownConstant } from "../../laws/bind.ts";
import { lawValue } from "../../laws/law-value.ts";
import { FREEZING, osmoticPressure, vaporPressure as raoult } from "../../laws/solutions/colligative.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { GAS_CONSTANTS, ZERO_CELSIUS } from "../../quantity/constants.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { type ComputedDraft, type Draft, given, wrongQuantity } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { namesOf } from "./named.ts";
import { ELECTROLYTES, MOLECULAR_SOLUTES } from "./solutes.ts";

const WORDS = "problems-solutions.colligative-properties";

const CONSTANTS = {
  freezing: quantity(SOLVENT_CONSTANTS.H2O.freezing.constant, "°C·kg/mol", 3),
  boiling: quantity(SOLVENT_CONSTANTS.H2O.boiling.constant, "°C·kg/mol", 3),
} as const;

type Change = keyof typeof CONSTANTS;

const otherOf = (change: Change): Change => (change === "freezing" ? "boiling" : "freezing");

const constantOf = (change: Change) => given(`${change}-constant`, null, CONSTANTS[change]);

const sampleChange = (random: Random): Change => random.pick(["freezing", "boiling"] as const);

/** The other of the two constants of water: only an exercise that has both in mind mixes them up. */
const otherConstant = (value: Decimal, unit: string): Distractor => ({
  slip: slipOf(WORDS, "other-constant"),
  value: wrongQuantity(value, unit),
});

function sampleMolality(random: Random, to: number): Quantity {
  return random.measured({ from: 0.15, to, figures: 3 }, "mol/kg");
}

const inWater = (solute: string | null): Pick<ComputedDraft, "scene"> => ({
  scene: { solution: { solute, solvent: "H2O" } },
});

/** Solutes without ions: the change from the molality, or the other way round. */
function plain(random: Random): Draft {
  const change = sampleChange(random);
  const formula = random.pick(MOLECULAR_SOLUTES);
  const molality = sampleMolality(random, 3.5);
  const other = CONSTANTS[otherOf(change)].value;
  const common = { kind: "computed", ...inWater(formula), values: namesOf(formula) } as const;
  if (random.chance(0.6))
    return {
      ...common,
      variant: `${change}-change`,
      givens: { molality: given("molality", formula, molality), constant: constantOf(change) },
      find: variableOf(`${change}-change`, null),
      unit: "Δ°C",
      distractors: [otherConstant(other.times(molality.value), "Δ°C")],
    };
  const difference = random.measured({ from: 0.3, to: change === "freezing" ? 6 : 1.8, figures: 3 }, "Δ°C");
  return {
    ...common,
    variant: `${change}-to-molality`,
    givens: { difference: given(`${change}-change`, null, difference), constant: constantOf(change) },
    find: variableOf("molality", formula),
    unit: "mol/kg",
    distractors: [otherConstant(difference.value.div(other), "mol/kg")],
  };
}

/** The end of a problem: the freezing point itself; of boiling the change, beside which 100 °C would hide every slip. */
function conclude(change: Change, particles: Decimal): Pick<ComputedDraft, "find" | "unit" | "distractors"> {
  const isFreezing = change === "freezing";
  const unit = isFreezing ? "°C" : "Δ°C";
  const byOther = particles.times(CONSTANTS[otherOf(change)].value).times(isFreezing ? -1 : 1);
  return {
    find: variableOf(isFreezing ? "freezing-point" : "boiling-change", null),
    unit,
    distractors: [otherConstant(byOther, unit)],
  };
}

/** A solution of ions by its molality. */
function ofElectrolyte(random: Random): Draft {
  const change = sampleChange(random);
  const { formula, ions } = random.pick(ELECTROLYTES);
  const molality = sampleMolality(random, 1.2);
  return {
    kind: "computed",
    variant: `${change}-of-ions`,
    ...inWater(formula),
    givens: { molality: given("molality", formula, molality), constant: constantOf(change) },
    values: namesOf(formula),
    ...conclude(change, molality.value.times(ions)),
  };
}

/** A solution that was weighed. */
function ofMasses(random: Random): Draft {
  const change = sampleChange(random);
  const formula = random.pick(MOLECULAR_SOLUTES);
  const mass = random.measured({ from: 15, to: 140, figures: 3 }, "g");
  const water = random.measured({ from: 200, to: 800, figures: 3 }, "g");
  const molality = (grams: Decimal): Decimal => mass.value.div(molarMassOf(formula)).div(grams).times(1000);
  const { distractors = [], ...end } = conclude(change, molality(water.value));
  const ofSolution = molality(water.value.plus(mass.value)).times(CONSTANTS[change].value);
  return {
    kind: "computed",
    variant: `${change}-of-masses`,
    ...inWater(formula),
    givens: {
      mass: given("mass", formula, mass),
      water: given("mass", "H2O", water),
      constant: constantOf(change),
    },
    values: namesOf(formula),
    ...end,
    distractors: [
      {
        slip: slipOf(WORDS, "solution-for-solvent"),
        value: wrongQuantity(change === "freezing" ? ofSolution.neg() : ofSolution, end.unit ?? ""),
      },
      ...distractors,
    ],
  };
}

/** The molar mass of an unknown solute, from the freezing point of its solution. */
function molarMassFromFreezing(random: Random): Draft {
  const mass = random.measured({ from: 4, to: 40, figures: 3 }, "g");
  const water = random.measured({ from: 100, to: 400, figures: 3 }, "g");
  const molality = mass.value.div(random.integer(60, 340)).div(water.value).times(1000);
  const K = CONSTANTS.freezing.value;
  const difference = rounded(lawValue(FREEZING.plain, "ΔT", { K, b: molality }), "Δ°C");
  return {
    kind: "computed",
    variant: "molar-mass",
    ...inWater(null),
    givens: {
      mass: given("mass", null, mass),
      water: given("mass", "H2O", water),
      difference: given("freezing-change", null, difference),
      constant: constantOf("freezing"),
    },
    find: variableOf("molar-mass", null),
    unit: "g/mol",
    distractors: [
      { slip: slipOf(WORDS, "mass-per-molality"), value: wrongQuantity(mass.value.div(molality), "g/mol") },
    ],
  };
}

const R = shownConstant(GAS_CONSTANTS["L·atm/(mol·K)"]);

function sampleTemperature(random: Random): Quantity {
  return quantity(random.integer(150, 400) / 10, "°C", 3);
}

/** Π = i·c·R·T */
function osmosis(random: Random): Draft {
  const { formula, ions } = random.pick([
    ...MOLECULAR_SOLUTES.map((molecule) => ({ formula: molecule, ions: 1 })),
    ...ELECTROLYTES,
  ]);
  return {
    kind: "computed",
    variant: ions === 1 ? "osmotic-pressure" : "osmotic-pressure-of-ions",
    ...inWater(formula),
    givens: {
      molarity: given("molarity", formula, random.measured({ from: 0.02, to: 0.35, figures: 3 }, "mol/L")),
      temperature: given("temperature", null, sampleTemperature(random)),
    },
    find: variableOf("osmotic-pressure", null),
    unit: "atm",
    values: { ...namesOf(formula), constant: R },
  };
}

/** M = m·R·T / (Π·V), of a large molecule. */
function osmoticMolarMass(random: Random): Draft {
  const temperature = sampleTemperature(random);
  const mass = random.measured({ from: 0.5, to: 9, figures: 3 }, "g");
  const volume = quantity(random.integer(10, 50) * 10, "mL", 3);
  const molarity = mass.value.div(random.integer(12, 680) * 100).div(volume.value.div(1000));
  const exact = lawValue(osmoticPressure, "P", { c: molarity, T: temperature.value.plus(ZERO_CELSIUS) });
  return {
    kind: "computed",
    variant: "osmotic-molar-mass",
    ...inWater(null),
    givens: {
      mass: given("mass", null, mass),
      volume: given("solution-volume", null, volume),
      pressure: given("osmotic-pressure", null, rounded(exact.times(760), "torr")),
      temperature: given("temperature", null, temperature),
    },
    find: variableOf("molar-mass", null),
    unit: "g/mol",
    values: { constant: R },
    distractors: [
      { slip: slipOf(WORDS, "mass-per-molarity"), value: wrongQuantity(mass.value.div(molarity), "g/mol") },
    ],
  };
}

/** Vapor pressure of water in torr (CRC Handbook of Chemistry and Physics, section 6). */
const WATER_VAPOR = [
  { celsius: 20, pressure: "17.5" },
  { celsius: 25, pressure: "23.8" },
  { celsius: 30, pressure: "31.8" },
  { celsius: 40, pressure: "55.3" },
  { celsius: 50, pressure: "92.5" },
] as const;

/** Raoult's law: P = x(H₂O) · P° */
function vaporPressure(random: Random): Draft {
  const formula = random.pick(MOLECULAR_SOLUTES);
  const { celsius, pressure } = random.pick(WATER_VAPOR);
  const water = random.measured({ from: 150, to: 500, figures: 3 }, "g");
  const mass = random.measured({ from: 60, to: 320, figures: 3 }, "g");
  const shareOfMass = water.value.div(water.value.plus(mass.value));
  return {
    kind: "computed",
    variant: "vapor-pressure",
    ...inWater(formula),
    givens: {
      mass: given("mass", formula, mass),
      water: given("mass", "H2O", water),
      pressure: given("vapor-pressure", "H2O", quantity(pressure, "torr", 3)),
    },
    find: variableOf("solution-vapor-pressure", null),
    unit: "torr",
    values: {
      ...namesOf(formula),
      temperature: { kind: "quantity", value: String(celsius), unit: "°C", significantFigures: null },
    },
    distractors: [
      {
        slip: slipOf(WORDS, "masses-for-amounts"),
        value: wrongQuantity(lawValue(raoult, "P", { x: shareOfMass, "P°": pressure }), "torr"),
      },
    ],
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
    hard: (random) => random.pick([molarMassFromFreezing, osmosis, osmoticMolarMass, vaporPressure])(random),
  },
};
