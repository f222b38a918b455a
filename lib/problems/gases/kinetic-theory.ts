import { wrongChoices } from "../solved.ts";
import { shownConstant } from "../../laws/bind.ts";
import { type Variable, variableOf } from "../../methods/rules/kinds.ts";
import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, quantity as quantityFact, step, variable } from "../../methods/terms.ts";
import type { FactValue } from "../../methods/facts.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { type Draft, given } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { COMMON_GASES, sampleCelsius, sampleKelvin } from "./gas-samples.ts";

const WORDS = "problems-gases.kinetic-theory";

const formula = (text: string): FactValue => formulaTerm(text);

/** More of them, where nothing but the molar mass counts. */
const GASES = [
  ...COMMON_GASES,
  "CO",
  "F2",
  "C2H4",
  "C2H2",
  "C4H10",
  "HBr",
  "PH3",
  "COS",
  "BF3",
  "SiH4",
  "NF3",
  "H2Se",
] as const;

/** Four gases at one temperature: the lightest is the fastest. */
function speeds(random: Random): Draft | null {
  const gases = random.pickSeveral(GASES, 4);
  const sorted = gases.toSorted((a, b) => molarMassOf(a).cmp(molarMassOf(b)));
  const isClear = sorted.every(
    (gas, index) => index === 0 || molarMassOf(gas).gt(molarMassOf(sorted[index - 1] ?? gas).times("1.04")),
  );
  const isFastest = random.chance(0.5);
  const right = isFastest ? sorted[0] : sorted.at(-1);
  const opposite = isFastest ? sorted.at(-1) : sorted[0];
  if (!isClear || right === undefined) return null;
  const temperature = sampleKelvin(random, 280, 400);
  return {
    kind: "solved",
    variant: isFastest ? "fastest" : "slowest",
    values: {
      ...Object.fromEntries(gases.map((gas, index) => [`gas${index + 1}`, formula(gas)])),
      T: givenTerm(temperature),
    },
    steps: [
      step("same-energy", [expression(variable("E"), "=", variable("½"), "*", variable("m"), "*", variable("v²"))]),
      step(
        "compare-masses",
        gases.map((gas) => expression(variable("M", gas), "=", quantityFact(molarMassOf(gas).toFixed(), "g/mol"))),
      ),
      step(isFastest ? "lightest" : "heaviest"),
    ],
    answer: { id: isFastest ? "fastest" : "slowest", value: formula(right) },
    distractors: wrongChoices(
      gases,
      right,
      (gas) => slipOf(WORDS, gas === opposite ? "mass-the-wrong-way" : "neither-end"),
      formula,
    ),
  };
}

/** Samples at different temperatures: the kinetic energy follows the temperature alone. */
function energies(random: Random): Draft | null {
  const gases = random.pickSeveral(GASES, 4);
  const temperatures = random.pickSeveral([280, 300, 320, 340, 360, 380, 400, 420, 450], 4);
  const samples = gases.map((gas, index) => ({ gas, temperature: quantity(temperatures[index] ?? 300, "K", 3) }));
  const hottest = samples.toSorted((a, b) => b.temperature.value.cmp(a.temperature.value))[0];
  const lightest = gases.toSorted((a, b) => molarMassOf(a).cmp(molarMassOf(b)))[0];
  const heaviest = gases.toSorted((a, b) => molarMassOf(b).cmp(molarMassOf(a)))[0];
  if (hottest === undefined || hottest.gas === lightest) return null;
  const slipWith = (gas: string): string =>
    slipOf(WORDS, gas === lightest ? "light-for-energetic" : gas === heaviest ? "heavy-for-energetic" : "colder");
  return {
    kind: "solved",
    variant: "most-energy",
    values: Object.fromEntries(
      samples.flatMap(({ gas, temperature }, index) => [
        [`gas${index + 1}`, formula(gas)] as const,
        [`T${index + 1}`, givenTerm(temperature)] as const,
      ]),
    ),
    steps: [
      step("energy-by-temperature", [
        expression(variable("E"), "=", count(3), "/", count(2), "*", variable("R"), "*", variable("T")),
      ]),
      step("hottest"),
    ],
    answer: { id: "most-energy", value: formula(hottest.gas), values: { T: givenTerm(hottest.temperature) } },
    distractors: gases
      .filter((gas) => gas !== hottest.gas)
      .map((gas) => ({ slip: slipWith(gas), value: formula(gas) })),
  };
}

/** E₂ / E₁ = T₂ / T₁ */
function energyRatio(random: Random): Draft {
  return {
    kind: "computed",
    variant: "energy-ratio",
    givens: {
      T1: given("temperature", null, sampleCelsius(random, 5, 60), "initial"),
      T2: given("temperature", null, sampleCelsius(random, 90, 400), "final"),
    },
    find: variableOf("energy-ratio", null),
    unit: "",
    values: { gas: formula(random.pick(COMMON_GASES)) },
  };
}

/** The temperature at which the mean kinetic energy is a multiple. */
function multipliedEnergy(random: Random): Draft {
  const from = sampleCelsius(random, 10, 80);
  const factor = pureNumber(new Decimal(random.pick(["1.25", "1.50", "1.75", "2.00", "2.50"])), 3);
  return {
    kind: "computed",
    variant: "multiplied-energy",
    givens: {
      T1: given("temperature", null, from, "initial"),
      factor: given("energy-ratio", null, factor),
    },
    find: variableOf("temperature", null, "final"),
    unit: "K",
  };
}

const R = shownConstant(CONSTANTS.gas);

/** A gas at a temperature, in kelvins or degrees. */
function ofWarmGas(
  variant: string,
  find: (gas: string) => Variable,
  unit: string,
  [kelvins, degrees]: readonly [number, number],
) {
  return (random: Random): Draft => {
    const gas = random.pick(COMMON_GASES);
    const temperature = random.chance(0.5) ? sampleKelvin(random, 260, kelvins) : sampleCelsius(random, 10, degrees);
    return {
      kind: "computed",
      variant,
      givens: { T: given("temperature", null, temperature) },
      find: find(gas),
      unit,
      values: { gas: formula(gas), R },
    };
  };
}

const molarEnergy = ofWarmGas("molar-energy", () => variableOf("kinetic-energy", null), "kJ/mol", [700, 400]);

const rootMeanSquare = ofWarmGas("speed", (gas) => variableOf("mean-square-speed", gas), "m/s", [600, 300]);

/** Kinetic energy and speed of molecules. */
export const kineticTheory: Family = {
  id: "kinetic-theory",
  subtopic: "kinetic-molecular-theory",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => random.pick([speeds, energies])(random),
    medium: (random) => random.pick([energyRatio, multipliedEnergy])(random),
    hard: (random) => random.pick([molarEnergy, rootMeanSquare])(random),
  },
};
