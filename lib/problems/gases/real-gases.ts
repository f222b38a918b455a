import { rounded } from "../rounded.ts";
import { shownConstant } from "../../laws/bind.ts";
import { compressibility, vanDerWaals as law } from "../../laws/gases/real-gas.ts";
import { lawValue } from "../../laws/law-value.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { givenTerm, inUnit } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, quantity as quantityFact, step, variable } from "../../methods/terms.ts";
import type { FactValue } from "../../methods/facts.ts";
import { GAS_CONSTANTS } from "../../quantity/constants.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import { type Draft, given } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";
import { vanDerWaals } from "./van-der-waals.ts";
import { COMPRESSED, CONSTANTS } from "./van-der-waals-constants.ts";

const WORDS = "problems-gases.real-gases";

const formula = (text: string): FactValue => formulaTerm(text);

/** Hot and thin is ideal, cold and dense is not. */
function conditions(random: Random): Draft {
  const [low, middle, high] = [random.integer(200, 260), random.integer(300, 360), random.integer(420, 600)];
  const [thin, normal, dense] = [random.integer(10, 40) / 100, random.integer(15, 60) / 10, random.integer(50, 250)];
  const mostIdeal = random.chance(0.5);
  const pressure = (value: number): Quantity => quantity(value, "atm", value < 10 ? 2 : String(value).length);
  const states = [
    { temperature: high, pressure: pressure(thin), isIdeal: true },
    { temperature: random.chance(0.5) ? middle : high, pressure: pressure(normal), isIdeal: null },
    { temperature: low, pressure: pressure(dense), isIdeal: false },
  ] as const;
  const order = random.shuffle(states);
  const right = order.findIndex(({ isIdeal }) => isIdeal === mostIdeal) + 1;
  const opposite = order.findIndex(({ isIdeal }) => isIdeal === !mostIdeal) + 1;
  const between = order.findIndex(({ isIdeal }) => isIdeal === null) + 1;
  const gas = random.pick(["N2", "O2", "CH4", "Ar", "H2", "He"]);
  return {
    kind: "solved",
    variant: mostIdeal ? "most-ideal" : "least-ideal",
    values: {
      gas: formula(gas),
      ...Object.fromEntries(
        order.flatMap((state, index) => [
          [`T${index + 1}`, givenTerm(quantity(state.temperature, "K", 3))] as const,
          [`P${index + 1}`, givenTerm(state.pressure)] as const,
        ]),
      ),
    },
    steps: [step("two-assumptions"), step(mostIdeal ? "hot-and-thin" : "cold-and-dense")],
    answer: { id: mostIdeal ? "most-ideal" : "least-ideal", value: count(right) },
    distractors: wrongCounts(right, [
      [slipOf(WORDS, "opposite"), opposite],
      [slipOf(WORDS, "between"), between],
    ]),
  };
}

/** The constants say which molecules attract each other most, and which are largest. */
function constants(random: Random): Draft | null {
  const gases = random.pickSeveral(CONSTANTS, 4);
  const letter = random.pick(["a", "b"] as const);
  const sorted = gases.toSorted((one, other) => Number(other[letter]) - Number(one[letter]));
  const other = gases.toSorted(
    (one, two) => Number(two[letter === "a" ? "b" : "a"]) - Number(one[letter === "a" ? "b" : "a"]),
  )[0];
  const [right, next] = sorted;
  if (right === undefined || next === undefined || Number(right[letter]) < 1.05 * Number(next[letter])) return null;
  return {
    kind: "solved",
    variant: letter === "a" ? "attraction" : "size",
    values: Object.fromEntries(
      gases.flatMap(
        (each, index) =>
          [
            [`gas${index + 1}`, formula(each.formula)],
            [`a${index + 1}`, quantityFact(each.a, "")],
            [`b${index + 1}`, quantityFact(each.b, "")],
          ] as const,
      ),
    ),
    steps: [
      step("what-constants-say", [
        expression(
          "(",
          variable("P"),
          "+",
          variable("a"),
          "*",
          variable("n²"),
          "/",
          variable("V²"),
          ")",
          "*",
          "(",
          variable("V"),
          "-",
          variable("n"),
          "*",
          variable("b"),
          ")",
          "=",
          variable("n"),
          "*",
          variable("R"),
          "*",
          variable("T"),
        ),
      ]),
      step(letter === "a" ? "largest-a" : "largest-b"),
    ],
    answer: { id: letter === "a" ? "attraction" : "size", value: formula(right.formula) },
    distractors: gases
      .filter((each) => each !== right)
      .map((each) => ({
        slip: slipOf(WORDS, each === other ? "other-constant" : "not-the-largest"),
        value: formula(each.formula),
      })),
  };
}

const MOLE = quantity("1.00", "mol", 3);

/** One mole at a high pressure, as the van der Waals equation has it, so that the factor is one that a gas could have. */
function compressed(random: Random) {
  const { formula: gas, a, b } = random.pick(COMPRESSED);
  const temperature = quantity(random.integer(gas === "CO2" ? 325 : 220, 420), "K", 3);
  const volume = random.measured({ from: 0.085, to: 0.6, figures: 3 }, "L");
  const state = { n: 1, T: temperature.value, V: volume.value };
  const exact = lawValue(law, "P", { ...state, a, b });
  const factor = pureNumber(roundToFigures(lawValue(compressibility, "Z", { ...state, P: exact }), 3), 3);
  const pressure = rounded(exact, "atm");
  if (factor.value.minus(1).abs().lt("0.03") || pressure.value.lt(10)) return null;
  return {
    gas,
    volume,
    factor,
    givens: { T: given("temperature", null, temperature), P: given("pressure", null, pressure) },
  };
}

const amount = given("amount", null, MOLE);

const R = shownConstant(GAS_CONSTANTS["L·atm/(mol·K)"]);

/** Z = P V / (n R T) */
function factorOf(random: Random): Draft | null {
  const sample = compressed(random);
  if (sample === null) return null;
  const { gas, volume, givens } = sample;
  return {
    kind: "computed",
    variant: "compressibility",
    givens: {
      ...givens,
      V: given("volume", null, random.chance(0.5) ? inUnit(volume, "mL") : volume),
      n: amount,
    },
    find: variableOf("compressibility-factor", null),
    unit: "",
    values: { gas: formula(gas), R },
  };
}

/** V = Z n R T / P */
function realVolume(random: Random): Draft | null {
  const sample = compressed(random);
  if (sample === null) return null;
  const { gas, factor, givens } = sample;
  return {
    kind: "computed",
    variant: "real-volume",
    givens: { ...givens, Z: given("compressibility-factor", null, factor), n: amount },
    find: variableOf("volume", null),
    unit: "L",
    values: { gas: formula(gas), R },
  };
}

/** Where the ideal law fails, and by how much. */
export const realGases: Family = {
  id: "real-gases",
  subtopic: "real-gases",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => random.pick([conditions, constants])(random),
    medium: (random) => (random.chance(0.6) ? factorOf(random) : realVolume(random)),
    hard: vanDerWaals,
  },
};
