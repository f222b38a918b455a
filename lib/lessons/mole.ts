import { formulaTerm } from "../methods/terms.ts";
import { molarMassOf } from "../problems/molar-mass-of.ts";
import { compute, given, shown } from "./compute.ts";
import type { Lesson, LessonContent } from "./lesson.ts";

/** As much of each of two substances. */
const MASS = "18.0 g";
const WATER = "H2O";
const SUGAR = "C12H22O11";

/** As much of each of four. */
const SAMPLE = "10.0 g";
const SAMPLES = ["CO2", "He", "I2", "CH4"] as const;

const CARBON_MASS = "12.0 g";

const amountIn = (of: string, value: string) =>
  compute({ givens: [{ kind: "mass", of, value }], find: { kind: "amount", of } });

/** Why equal masses are not equal numbers. */
export const MOLE: Lesson = {
  id: "mole",
  topic: "the-mole-molar-mass",
  also: ["stoichiometry"],
  check: { family: "mole-conversions", form: "free" },
  next: "limiting-reactant",
  build,
};

function build(): LessonContent {
  const [water, sugar] = [amountIn(WATER, MASS), amountIn(SUGAR, MASS)];
  const carbon = amountIn("C", CARBON_MASS);
  const copper = carbon.value * molarMassOf("Cu").toNumber();
  const grams = given(CARBON_MASS);
  const wrong = {
    "equal-masses": Number(grams.value),
    "atomic-numbers": (Number(grams.value) * 29) / 6,
    inverted: (Number(grams.value) * molarMassOf("C").toNumber()) / molarMassOf("Cu").toNumber(),
  };
  return {
    values: {
      mass: given(MASS),
      sample: given(SAMPLE),
      water: formulaTerm(WATER),
      sugar: formulaTerm(SUGAR),
      waterMass: shown(molarMassOf(WATER).toNumber(), "g", 3),
      sugarMass: shown(molarMassOf(SUGAR).toNumber(), "g", 3),
      waterAmount: water.fact,
      sugarAmount: sugar.fact,
      times: shown(water.value / sugar.value, "", 2),
      carbonMass: grams,
      carbonAmount: carbon.fact,
      copperMass: shown(copper, "g", 3),
      copperMolar: shown(molarMassOf("Cu").toNumber(), "g", 3),
    },
    steps: [
      {
        id: "spoons",
        kind: "predict",
        options: ["equal", "sugar", "water"],
        right: water.value > sugar.value ? "water" : "sugar",
      },
      { id: "counting", kind: "tell", lines: [...water.lines.slice(-1), ...sugar.lines.slice(-1)] },
      {
        id: "samples",
        kind: "order",
        items: SAMPLES.map((id) => ({ id, value: formulaTerm(id) })),
        ranked: SAMPLES.toSorted((one, other) => amountIn(one, SAMPLE).value - amountIn(other, SAMPLE).value),
      },
      { id: "copper", kind: "estimate", value: copper, unit: "g", within: { share: 0.02 }, slips: wrong },
    ],
  };
}
