import { answerTerm, computed, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { kelvinSteps, kelvins } from "../../methods/rules/kelvin.ts";
import { count, expression, quantity as quantityFact, variable } from "../../methods/terms.ts";
import type { FactValue, StepFacts } from "../../methods/facts.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { R, shownR } from "./gas-constant.ts";
import { COMMON_GASES, sampleCelsius, sampleKelvin } from "./gas-samples.ts";

const WORDS = "problems-gases.kinetic-theory";

const formula = (text: string): FactValue => ({ kind: "formula", formula: text });

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
      {
        id: "same-energy",
        lines: [expression(variable("E"), "=", variable("½"), "*", variable("m"), "*", variable("v²"))],
        values: {},
      },
      {
        id: "compare-masses",
        lines: gases.map((gas) =>
          expression(variable("M", gas), "=", quantityFact(molarMassOf(gas).toFixed(), "g/mol")),
        ),
        values: {},
      },
      { id: isFastest ? "lightest" : "heaviest", lines: [], values: {} },
    ],
    answer: { id: isFastest ? "fastest" : "slowest", value: formula(right), values: {} },
    distractors: gases
      .filter((gas) => gas !== right)
      .map((gas) => ({
        slip: slipOf(WORDS, gas === opposite ? "mass-the-wrong-way" : "neither-end"),
        value: formula(gas),
      })),
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
      {
        id: "energy-by-temperature",
        lines: [expression(variable("E"), "=", count(3), "/", count(2), "*", variable("R"), "*", variable("T"))],
        values: {},
      },
      { id: "hottest", lines: [], values: {} },
    ],
    answer: { id: "most-energy", value: formula(hottest.gas), values: { T: givenTerm(hottest.temperature) } },
    distractors: gases
      .filter((gas) => gas !== hottest.gas)
      .map((gas) => ({ slip: slipWith(gas), value: formula(gas) })),
  };
}

function kelvinsOf(...temperatures: readonly (readonly [letter: string, Quantity])[]): StepFacts[] {
  return kelvinSteps(temperatures.map(([letter, given]) => ({ letter, quantity: given }))).map((step) => ({
    ...step,
    method: "gas-laws",
  }));
}

/** E₂ / E₁ = T₂ / T₁ */
function energyRatio(random: Random): Draft {
  const [from, to] = [sampleCelsius(random, 5, 60), sampleCelsius(random, 90, 400)];
  const [first, second] = [kelvins(from), kelvins(to)];
  const ratio = pureNumber(second.value.div(first.value), 3);
  const gas = random.pick(COMMON_GASES);
  return {
    kind: "solved",
    variant: "energy-ratio",
    values: { T1: givenTerm(from), T2: givenTerm(to), gas: formula(gas) },
    given: [expression(variable("T₁"), "=", givenTerm(from)), expression(variable("T₂"), "=", givenTerm(to))],
    steps: [
      ...kelvinsOf(["T₁", from], ["T₂", to]),
      {
        id: "ratio",
        lines: [
          expression(
            variable("E₂"),
            "/",
            variable("E₁"),
            "=",
            variable("T₂"),
            "/",
            variable("T₁"),
            "=",
            shownTerm(second),
            "/",
            shownTerm(first),
            "=",
            answerTerm(ratio),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("ratio", ratio),
    distractors: wrongQuantities(ratio, [
      ["celsius-for-kelvin", to.value.div(from.value)],
      ["inverted-ratio", first.value.div(second.value)],
      [slipOf(WORDS, "speed-for-energy"), ratio.value.sqrt()],
    ]),
  };
}

/** The temperature at which the mean kinetic energy is a multiple. */
function multipliedEnergy(random: Random): Draft {
  const from = sampleCelsius(random, 10, 80);
  const factor = quantity(random.pick(["1.25", "1.50", "1.75", "2.00", "2.50"]), "g", 3).value;
  const first = kelvins(from);
  const second = { ...computed(first.value.times(factor), "K", first), significantFigures: 3 };
  return {
    kind: "solved",
    variant: "multiplied-energy",
    values: { T1: givenTerm(from), factor: quantityFact(factor.toFixed(2), "", 3) },
    given: [expression(variable("T₁"), "=", givenTerm(from))],
    steps: [
      ...kelvinsOf(["T₁", from]),
      {
        id: "multiply",
        lines: [
          expression(
            variable("T₂"),
            "=",
            variable("T₁"),
            "*",
            variable("E₂"),
            "/",
            variable("E₁"),
            "=",
            shownTerm(first),
            "*",
            quantityFact(factor.toFixed(2), ""),
            "=",
            answerTerm(second),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("temperature", second),
    distractors: wrongQuantities(second, [
      ["celsius-for-kelvin", from.value.times(factor)],
      ["celsius-for-kelvin", from.value.times(factor).plus("273.15")],
      ["inverted-ratio", first.value.div(factor)],
    ]),
  };
}

/** E = 3/2 R T for one mole. */
function molarEnergy(random: Random): Draft {
  const temperature = random.chance(0.5) ? sampleKelvin(random, 260, 700) : sampleCelsius(random, 10, 400);
  const own = kelvins(temperature);
  const energy = computed(own.value.times(R).times("1.5").div(1000), "kJ/mol", own);
  const answer = { ...energy, significantFigures: 3 };
  const gas = random.pick(COMMON_GASES);
  return {
    kind: "solved",
    variant: "molar-energy",
    values: { T: givenTerm(temperature), gas: formula(gas), R: shownR },
    given: [expression(variable("T"), "=", givenTerm(temperature)), expression(variable("R"), "=", shownR)],
    steps: [
      ...kelvinsOf(["T", temperature]),
      {
        id: "energy",
        lines: [
          expression(
            variable("E"),
            "=",
            count(3),
            "/",
            count(2),
            "*",
            variable("R"),
            "*",
            variable("T"),
            "=",
            count(3),
            "/",
            count(2),
            "*",
            shownR,
            "*",
            shownTerm(own),
            "=",
            answerTerm(answer),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("energy", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "half-forgotten"), answer.value.div("1.5")],
      ["inverted-ratio", answer.value.div("2.25")],
      ...(temperature.unit.shift === null
        ? []
        : [["celsius-for-kelvin", temperature.value.times(R).times("1.5").div(1000)] as const]),
      ["unconverted-unit", answer.value.times(1000)],
    ]),
  };
}

/** u = √(3 R T / M) */
function rootMeanSquare(random: Random): Draft {
  const gas = random.pick(COMMON_GASES);
  const temperature = random.chance(0.5) ? sampleKelvin(random, 260, 600) : sampleCelsius(random, 10, 300);
  const own = kelvins(temperature);
  const mass = molarMassOf(gas);
  const kilograms = mass.div(1000);
  const speed = quantity(own.value.times(R).times(3).div(kilograms).sqrt(), "m/s", 3);
  return {
    kind: "solved",
    variant: "speed",
    values: { T: givenTerm(temperature), gas: formula(gas), R: shownR },
    given: [expression(variable("T"), "=", givenTerm(temperature)), expression(variable("R"), "=", shownR)],
    steps: [
      ...kelvinsOf(["T", temperature]),
      {
        id: "kilograms",
        lines: [
          expression(
            variable("M", gas),
            "=",
            quantityFact(mass.toFixed(), "g/mol"),
            "=",
            quantityFact(kilograms.toFixed(), "kg/mol"),
          ),
        ],
        values: {},
      },
      {
        id: "speed",
        lines: [
          expression(
            variable("u"),
            "=",
            variable("√"),
            "(",
            count(3),
            "*",
            variable("R"),
            "*",
            variable("T"),
            "/",
            variable("M"),
            ")",
            "=",
            variable("√"),
            "(",
            count(3),
            "*",
            shownR,
            "*",
            shownTerm(own),
            "/",
            quantityFact(kilograms.toFixed(), "kg/mol"),
            ")",
            "=",
            answerTerm(speed),
          ),
        ],
        values: {},
      },
    ],
    answer: quantityAnswer("speed", speed, { gas: formula(gas) }),
    distractors: wrongQuantities(speed, [
      [slipOf(WORDS, "grams-for-kilograms"), speed.value.div(new Decimal(1000).sqrt())],
      ["forgot-root", speed.value.pow(2)],
      [slipOf(WORDS, "three-forgotten"), speed.value.div(new Decimal(3).sqrt())],
      ...(temperature.unit.shift === null
        ? []
        : [["celsius-for-kelvin", temperature.value.times(R).times(3).div(kilograms).sqrt()] as const]),
    ]),
  };
}

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
