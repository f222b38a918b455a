import { rounded } from "../rounded.ts";
import { equationTerm, formulaTerm, substanceTerm } from "../../methods/terms.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { kelvins } from "../../methods/rules/kelvin.ts";
import { GAS_CONSTANTS } from "../../quantity/constants.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { given, unitValue } from "../draft.ts";
import type { ComputedDraft, Draft, DraftGiven } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongQuantities } from "../solved.ts";
import { COMMON_GASES, sampleCelsius, sampleKelvin, samplePressure, sampleVolume } from "./gas-samples.ts";

const WORDS = "problems-gases.ideal-gas";

const substance = (formula: string) => ({ substance: substanceTerm(formula), formula: formulaTerm(formula) }) as const;

type GasKind = Extract<Kind, "pressure" | "volume" | "temperature" | "amount">;
const KINDS: readonly GasKind[] = ["pressure", "volume", "temperature", "amount"];
const LETTERS = { pressure: "P", volume: "V", temperature: "T", amount: "n" } as const;

/** R in the units of the pressure. */
const constantOf = (unit: "atm" | "kPa"): Decimal => GAS_CONSTANTS[`L·${unit}/(mol·K)`].value;

/** The value of R that belongs to the other unit of pressure. */
function otherConstant(
  wanted: GasKind,
  values: Readonly<Record<GasKind, Quantity>>,
  unit: "atm" | "kPa",
): Distractor[] {
  const { pressure, volume, temperature, amount } = values;
  // The amount is rounded: by so much the answer differs from the state that was sampled.
  const [R, other] = [constantOf(unit), constantOf(unit === "atm" ? "kPa" : "atm")];
  const exactness = amount.value.times(R).times(temperature.value).div(pressure.value.times(volume.value));
  const isDirect = wanted === "pressure" || wanted === "volume";
  const factorOf = (constant: Decimal): Decimal => {
    const factor = exactness.times(constant).div(R);
    return isDirect ? factor : factor.pow(-1);
  };
  const of = (constant: Decimal): Decimal => values[wanted].value.times(factorOf(constant));
  return wrongQuantities({ ...values[wanted], value: of(R), significantFigures: 3 }, [
    [slipOf(WORDS, "other-constant"), of(other)],
  ]);
}

/** Three of the four, in the units of R. */
function direct(random: Random): Draft {
  const wanted = random.pick(KINDS);
  const unit = random.pick(["atm", "kPa"] as const);
  const [pressure, volume, temperature] = [
    samplePressure(random, unit),
    sampleVolume(random, "L"),
    sampleKelvin(random, 270, 420),
  ];
  // As much gas as there would be, so that whatever is asked comes out as a laboratory would have it.
  const amount = rounded(pressure.value.times(volume.value).div(constantOf(unit).times(temperature.value)), "mol");
  const values = { pressure, volume, temperature, amount };
  const givens: Record<string, DraftGiven> = {};
  for (const kind of KINDS) if (kind !== wanted) givens[LETTERS[kind]] = given(kind, null, values[kind]);
  const asked = { pressure: unit, volume: "L", temperature: "K", amount: "mol" }[wanted];
  return {
    kind: "computed",
    variant: wanted,
    givens,
    find: variableOf(wanted, null),
    unit: asked,
    values: { unit: unitValue(asked) },
    distractors: otherConstant(wanted, values, unit),
  };
}

/** A mass of a named gas, with temperatures in °C and volumes in mL or L. */
function withMass(random: Random): Draft {
  const formula = random.pick(COMMON_GASES);
  const wanted = random.pick(["pressure", "volume", "mass"] as const);
  const unit = random.pick(["atm", "kPa", "Torr"] as const);
  const small = random.chance(0.5);
  const volume = sampleVolume(random, small ? "mL" : "L");
  const litres = small ? volume.value.div(1000) : volume.value;
  const mass = rounded(litres.times(0.03 + 0.05 * random.next()).times(molarMassOf(formula)), "g");
  const temperature = given("temperature", null, sampleCelsius(random, 5, 95));
  const parts = {
    pressure: given("pressure", null, samplePressure(random, unit)),
    volume: given("volume", formula, volume),
    mass: given("mass", formula, mass),
  };
  const givens: Record<string, DraftGiven> = {
    ...(wanted !== "mass" && { mass: parts.mass }),
    ...(wanted !== "volume" && { V: parts.volume }),
    T: temperature,
    ...(wanted !== "pressure" && { P: parts.pressure }),
  };
  const asked = { pressure: unit, volume: small ? "mL" : "L", mass: "g" }[wanted];
  return {
    kind: "computed",
    variant: `${wanted}-of-gas`,
    givens,
    find: variableOf(wanted, formula),
    unit: asked,
    values: { ...substance(formula), unit: unitValue(asked) },
  };
}

function gasDensity(random: Random): ComputedDraft {
  const formula = random.pick(COMMON_GASES);
  const unit = random.pick(["atm", "kPa"] as const);
  const [pressure, temperature] = [samplePressure(random, unit), sampleCelsius(random, 5, 95)];
  return {
    kind: "computed",
    variant: "density",
    givens: { P: given("pressure", null, pressure), T: given("temperature", null, temperature) },
    find: variableOf("density", formula),
    unit: "g/L",
    values: substance(formula),
  };
}

function molarMassFromDensity(random: Random): ComputedDraft {
  const formula = random.pick(COMMON_GASES);
  const unit = random.pick(["atm", "kPa"] as const);
  const [pressure, temperature] = [samplePressure(random, unit), sampleCelsius(random, 5, 95)];
  const factor = kelvins(temperature).value.times(constantOf(unit));
  const density = rounded(pressure.value.times(molarMassOf(formula)).div(factor), "g/L");
  return {
    kind: "computed",
    variant: "molar-mass",
    givens: {
      density: given("density", null, density),
      P: given("pressure", null, pressure),
      T: given("temperature", null, temperature),
    },
    find: variableOf("molar-mass", null),
    unit: "g/mol",
  };
}

/** A gas from a solid: the amounts by the equation, the volume by the gas law. */
const SOURCES = [
  { equation: "CaCO3 -> CaO + CO2", from: "CaCO3", gas: "CO2" },
  { equation: "2 KClO3 -> 2 KCl + 3 O2", from: "KClO3", gas: "O2" },
  { equation: "Zn + 2 HCl -> ZnCl2 + H2", from: "Zn", gas: "H2" },
  { equation: "Mg + 2 HCl -> MgCl2 + H2", from: "Mg", gas: "H2" },
  { equation: "2 Al + 6 HCl -> 2 AlCl3 + 3 H2", from: "Al", gas: "H2" },
  { equation: "2 NaN3 -> 2 Na + 3 N2", from: "NaN3", gas: "N2" },
  { equation: "CaC2 + 2 H2O -> Ca(OH)2 + C2H2", from: "CaC2", gas: "C2H2" },
  { equation: "2 H2O2 -> 2 H2O + O2", from: "H2O2", gas: "O2" },
] as const;

function fromReaction(random: Random): ComputedDraft {
  const { equation, from, gas } = random.pick(SOURCES);
  const unit = random.pick(["atm", "kPa"] as const);
  return {
    kind: "computed",
    variant: "from-reaction",
    givens: {
      mass: given("mass", from, random.measured({ from: 1.1, to: 24, figures: 3 }, "g")),
      P: given("pressure", null, samplePressure(random, unit)),
      T: given("temperature", null, sampleCelsius(random, 15, 60)),
    },
    find: variableOf("volume", gas),
    unit: "L",
    equation,
    values: {
      equation: equationTerm(equation),
      from: formulaTerm(from),
      gas: formulaTerm(gas),
    },
  };
}

/** P V = n R T. */
export const idealGas: Family = {
  id: "ideal-gas",
  subtopic: "ideal-gas-law",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: direct,
    medium: withMass,
    hard: (random) => random.pick([gasDensity, molarMassFromDensity, fromReaction])(random),
  },
};
