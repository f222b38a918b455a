import { rounded } from "../rounded.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given } from "../draft.ts";
import type { ComputedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { namesOf } from "./named.ts";

/** Solubility constants in water at 25 °C, in mol/(L·atm) (R. Sander, Atmos. Chem. Phys. 15, 2015, 4399; two figures). */
const GASES = [
  { formula: "O2", constant: "0.0013" },
  { formula: "N2", constant: "0.00065" },
  { formula: "H2", constant: "0.00078" },
  { formula: "Ar", constant: "0.0014" },
  { formula: "CH4", constant: "0.0014" },
  { formula: "CO2", constant: "0.034" },
  { formula: "N2O", constant: "0.024" },
  { formula: "C2H2", constant: "0.041" },
] as const;

const UNIT = "mol/(L·atm)";

const ATMOSPHERE = { atm: "1", kPa: "101.325", torr: "760" } as const;

type PressureUnit = keyof typeof ATMOSPHERE;

type Sample = {
  readonly formula: string;
  readonly constant: Quantity;
  readonly pressure: Quantity;
  readonly molarity: Quantity;
};

/** A gas above water, with values that belong together. */
function sampleGas(random: Random, unit: PressureUnit): Sample {
  const { formula, constant } = random.pick(GASES);
  const atmospheres = random.measured({ from: 0.2, to: 6, figures: 3 }, "atm").value;
  return {
    formula,
    constant: quantity(constant, UNIT, 2),
    pressure: rounded(atmospheres.times(ATMOSPHERE[unit]), unit),
    molarity: rounded(atmospheres.times(constant), "mol/L"),
  };
}

/** c = k P for each of its quantities. */
function atOnePressure(random: Random, unit: PressureUnit): ComputedDraft {
  const sample = sampleGas(random, unit);
  const { formula } = sample;
  const constant = given("henry-constant", formula, sample.constant);
  const pressure = given("pressure", formula, sample.pressure);
  const molarity = given("molarity", formula, sample.molarity);
  const shared = { kind: "computed", values: namesOf(formula) } as const;
  switch (random.pick(["concentration", "pressure", "constant"] as const)) {
    case "concentration":
      return {
        ...shared,
        variant: "concentration",
        givens: { constant, pressure },
        find: variableOf("molarity", formula),
        unit: "mol/L",
      };
    case "pressure":
      return {
        ...shared,
        variant: "pressure",
        givens: { constant, molarity },
        find: variableOf("pressure", formula),
        unit: "atm",
      };
    case "constant":
      return {
        ...shared,
        variant: "constant",
        givens: { pressure, molarity },
        find: variableOf("henry-constant", formula),
        unit: UNIT,
      };
  }
}

/** The pressure changes, and its constant is not told. */
function atTwoPressures(random: Random): ComputedDraft {
  const unit = random.pick(["atm", "kPa"] as const);
  const { formula, pressure, molarity } = sampleGas(random, unit);
  const ratio = random.pick([0.25, 0.4, 0.6, 1.5, 2.2, 3.5, 4.4]);
  const before = given("pressure", formula, pressure, "initial");
  const held = given("molarity", formula, molarity, "initial");
  const shared = { kind: "computed", values: namesOf(formula) } as const;
  if (random.chance(0.5))
    return {
      ...shared,
      variant: "other-pressure",
      givens: { before, held, after: given("pressure", formula, rounded(pressure.value.times(ratio), unit), "final") },
      find: variableOf("molarity", formula, "final"),
      unit: "mol/L",
    };
  const wanted = given("molarity", formula, rounded(molarity.value.times(ratio), "mol/L"), "final");
  return {
    ...shared,
    variant: `other-concentration-${unit}`,
    givens: { before, held, wanted },
    find: variableOf("pressure", formula, "final"),
    unit,
  };
}

/** One gas of a mixture: only its own pressure counts. */
function ofMixture(random: Random): ComputedDraft {
  const unit = random.pick(["kPa", "torr"] as const);
  const { formula, constant, pressure, molarity } = sampleGas(random, unit);
  const share = new Decimal(random.integer(110, 780)).div(1000);
  const total = given("pressure", null, rounded(pressure.value.div(share), unit), "total");
  const fraction = given("mole-fraction", formula, pureNumber(share, 3));
  const shared = { kind: "computed", values: namesOf(formula) } as const;
  if (random.chance(0.6))
    return {
      ...shared,
      variant: "mixture",
      givens: { total, fraction, constant: given("henry-constant", formula, constant) },
      find: variableOf("molarity", formula),
      unit: "mol/L",
    };
  return {
    ...shared,
    variant: "constant-of-mixture",
    givens: { total, fraction, molarity: given("molarity", formula, molarity) },
    find: variableOf("henry-constant", formula),
    unit: UNIT,
  };
}

/** How much of a gas dissolves under its pressure. */
export const henryLaw: Family = {
  id: "henry-law",
  subtopic: "solubility",
  words: "problems-solutions.henry-law",
  forms: ["free", "choice"],
  levels: {
    easy: (random) => atOnePressure(random, "atm"),
    medium: (random) =>
      random.chance(0.4) ? atOnePressure(random, random.pick(["kPa", "torr"])) : atTwoPressures(random),
    hard: ofMixture,
  },
};
