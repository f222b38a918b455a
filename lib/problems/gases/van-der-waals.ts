import type { FactValue, StepFacts, Term } from "../../methods/facts.ts";
import { answerTerm, givenTerm } from "../../methods/rules/quantity-terms.ts";
import { expression, formulaTerm, quantity as quantityFact, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import type { Draft } from "../draft.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { COMPRESSED, R, shownR } from "./van-der-waals-constants.ts";
import type { Constants } from "./van-der-waals-constants.ts";

const WORDS = "problems-gases.real-gases";

/** A compressed gas: `push` is what the pressure would be without attraction, `pull` what attraction takes from it, all in atm. */
type Gas = {
  readonly constants: Constants;
  readonly amount: Quantity;
  readonly temperature: Quantity;
  readonly volume: Quantity;
  /** V − n b, in L. */
  readonly free: Decimal;
  readonly push: Decimal;
  readonly pull: Decimal;
  readonly ideal: Decimal;
  readonly pressure: Quantity;
};

function sampleGas(random: Random): Gas | null {
  const constants = random.pick(COMPRESSED);
  const amount = random.measured({ from: 1.1, to: 4.5, figures: 3 }, "mol");
  const temperature = quantity(random.integer(constants.formula === "CO2" ? 325 : 250, 420), "K", 3);
  const volume = quantity(roundToFigures(amount.value.times(0.12 + 0.5 * random.next()), 3), "L", 3);
  const [n, v] = [amount.value, volume.value];
  const thermal = n.times(R).times(temperature.value);
  const free = v.minus(n.times(constants.b));
  const push = thermal.div(free);
  const pull = new Decimal(constants.a).times(n.pow(2)).div(v.pow(2));
  const pressure = quantity(push.minus(pull), "atm", 3);
  if (pressure.value.lt(5) || pull.lt(0.5)) return null;
  return { constants, amount, temperature, volume, free, push, pull, ideal: thermal.div(v), pressure };
}

const number = (value: Decimal, figures: number): Term => quantityFact(roundToFigures(value, figures).toFixed(), "");

function correctionSteps({ constants: { a, b }, amount, volume, free, pull }: Gas): StepFacts[] {
  const [n, v] = [number(amount.value, 3), number(volume.value, 3)];
  return [
    {
      id: "free-volume",
      lines: [
        expression(
          variable("V"),
          "-",
          variable("n"),
          "*",
          variable("b"),
          "=",
          v,
          "-",
          n,
          "*",
          quantityFact(b, ""),
          "=",
          number(free, 5),
        ),
      ],
      values: {},
    },
    {
      id: "attraction-term",
      lines: [
        expression(
          variable("a"),
          "*",
          variable("n²"),
          "/",
          variable("V²"),
          "=",
          quantityFact(a, ""),
          "*",
          n,
          "*",
          n,
          "/",
          "(",
          v,
          "*",
          v,
          ")",
          "=",
          number(pull, 5),
        ),
      ],
      values: {},
    },
  ];
}

/** P = n R T / (V − n b) − a n² / V² */
function pressureStep({ push, pull }: Gas, result: Term): StepFacts {
  const law = [
    variable("P"),
    "=",
    variable("n"),
    "*",
    variable("R"),
    "*",
    variable("T"),
    "/",
    "(",
    variable("V"),
    "-",
    variable("n"),
    "*",
    variable("b"),
    ")",
    "-",
    variable("a"),
    "*",
    variable("n²"),
    "/",
    variable("V²"),
  ] as const;
  return {
    id: "pressure",
    lines: [expression(...law, "=", number(push, 5), "-", number(pull, 5), "=", result)],
    values: {},
  };
}

function statementOf({ constants: { formula, a, b }, amount, temperature, volume }: Gas) {
  const values: Record<string, FactValue> = {
    gas: formulaTerm(formula),
    n: givenTerm(amount),
    T: givenTerm(temperature),
    V: givenTerm(volume),
    a: quantityFact(a, ""),
    b: quantityFact(b, ""),
    R: shownR,
  };
  const given = (["n", "T", "V", "a", "b"] as const).flatMap((letter) => {
    const value = values[letter];
    return value?.kind === "quantity" ? [expression(variable(letter), "=", value)] : [];
  });
  return { values, given };
}

function askPressure(gas: Gas): Draft {
  const { pressure, push, pull, ideal } = gas;
  const distractors: Distractor[] = wrongQuantities(pressure, [
    [slipOf(WORDS, "ideal-kept"), ideal],
    ["sign", push.plus(pull)],
    [slipOf(WORDS, "volume-only"), push],
    [slipOf(WORDS, "attraction-only"), ideal.minus(pull)],
  ]);
  return {
    kind: "solved",
    variant: "pressure",
    ...statementOf(gas),
    steps: [...correctionSteps(gas), pressureStep(gas, answerTerm(pressure))],
    answer: quantityAnswer("pressure", pressure),
    distractors,
  };
}

/** By how much the ideal law misses the pressure. */
function askDifference(gas: Gas): Draft | null {
  const { pressure, push, pull, ideal } = gas;
  const difference = quantity(ideal.minus(pressure.value).abs(), "atm", 2);
  if (difference.value.lt(1)) return null;
  const compare: StepFacts = {
    id: "compare",
    lines: [
      expression(variable("n"), "*", variable("R"), "*", variable("T"), "/", variable("V"), "=", number(ideal, 5)),
    ],
    values: {},
  };
  const distractors = wrongQuantities(difference, [
    [slipOf(WORDS, "attraction-only"), pull],
    [slipOf(WORDS, "volume-only"), push.minus(ideal)],
    [slipOf(WORDS, "real-kept"), pressure.value],
  ]);
  return {
    kind: "solved",
    variant: "difference",
    ...statementOf(gas),
    steps: [...correctionSteps(gas), pressureStep(gas, number(pressure.value, 5)), compare],
    answer: quantityAnswer("difference", difference),
    distractors,
  };
}

/** The pressure of a compressed gas by the van der Waals equation, or by how much the ideal law misses it. */
export function vanDerWaals(random: Random): Draft | null {
  const gas = sampleGas(random);
  if (gas === null) return null;
  return random.chance(0.35) ? askDifference(gas) : askPressure(gas);
}
