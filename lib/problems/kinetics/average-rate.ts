import type { FactValue } from "../../methods/facts.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { answerTerm, computed, equals, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { count, equationTerm, expression, formulaTerm, step, variable } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { getReaction, listParticipants } from "../reactions/reaction.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { sampleFollowed } from "./measured-reactions.ts";
import { goersOf, measurement } from "./relative-rates.ts";

const WORDS = "problems-kinetics.average-rate";

/** How fast one substance is used up or formed; with its coefficient, the rate of the reaction. */
function rate(random: Random, isOfReaction: boolean): Draft | null {
  const followed = sampleFollowed(random, isOfReaction);
  if (followed === null) return null;
  const { equation, substance, participants, unit } = followed;
  const { formula, isReactant } = substance;
  return {
    kind: "computed",
    variant: `${isOfReaction ? "reaction-by-" : ""}${isReactant ? "reactant" : "product"}`,
    givens: measurement(followed),
    find: isOfReaction ? variableOf("rate", null) : variableOf("substance-rate", formula),
    unit,
    scene: { goers: goersOf(participants) },
    values: {
      equation: equationTerm(equation),
      substance: formulaTerm(formula),
      unit: variable(answerTerm(quantity(1, unit)).unit),
    },
  };
}

/** Reactions in a flask, their gas caught in a syringe or lost from a balance; the dissolved reactant is asked for. */
const GAS_REACTIONS = [
  { equation: "Mg + 2 HCl -> MgCl2 + H2", gas: "H2", reactant: "HCl" },
  { equation: "Zn + H2SO4 -> ZnSO4 + H2", gas: "H2", reactant: "H2SO4" },
  { equation: "Fe + 2 HCl -> FeCl2 + H2", gas: "H2", reactant: "HCl" },
  { equation: "2 Al + 6 HCl -> 2 AlCl3 + 3 H2", gas: "H2", reactant: "HCl" },
  { equation: "2 H2O2 -> 2 H2O + O2", gas: "O2", reactant: "H2O2" },
  { equation: "CaCO3 + 2 HCl -> CaCl2 + H2O + CO2", gas: "CO2", reactant: "HCl" },
  { equation: "MgCO3 + 2 HCl -> MgCl2 + H2O + CO2", gas: "CO2", reactant: "HCl" },
  { equation: "Na2CO3 + 2 HCl -> 2 NaCl + H2O + CO2", gas: "CO2", reactant: "HCl" },
] as const;

const CARBONATES = GAS_REACTIONS.filter(({ gas }) => gas === "CO2");

type Interval = { readonly first: Quantity; readonly second: Quantity; readonly elapsed: Quantity };

/** Two times of a stopwatch, with three figures between them where the times have three. */
function sampleInterval(random: Random): Interval {
  const start = random.integer(21, 58);
  const end = start + random.integer(31, 95);
  return {
    first: quantity(start, "s", 2),
    second: quantity(end, "s", String(end).length),
    elapsed: quantity(end - start, "s", 2),
  };
}

/** Milliliters or grams in a second, from two readings. */
function betweenReadings(random: Random): Draft {
  const isVolume = random.chance(0.5);
  const { equation, gas } = random.pick(isVolume ? GAS_REACTIONS : CARBONATES);
  const { first, second, elapsed } = sampleInterval(random);
  const unit = isVolume ? "mL" : "g";
  const start = isVolume
    ? new Decimal(random.integer(110, 290)).div(10)
    : new Decimal(random.integer(15_000, 24_000)).div(100);
  const change = isVolume
    ? new Decimal(random.integer(105, 480)).div(10)
    : new Decimal(random.integer(42, 165)).div(100);
  const end = isVolume ? start.plus(change) : start.minus(change);
  const figures = (value: Decimal, places: number): number =>
    value.toFixed(places).replace(".", "").replace(/^0+/, "").length;
  const of = (value: Decimal): Quantity => quantity(value, unit, figures(value, isVolume ? 1 : 2));
  const answer = computed(change.div(elapsed.value), `${unit}/s`, of(change), elapsed);
  const letter = isVolume ? "V" : "m";
  const [high, low] = isVolume ? [end, start] : [start, end];
  return {
    kind: "solved",
    variant: isVolume ? "gas-volume" : "mass-loss",
    values: { equation: equationTerm(equation), gas: formulaTerm(gas) },
    givens: {
      start: [`${letter}₁`, of(start)],
      first: ["t₁", first],
      end: [`${letter}₂`, of(end)],
      second: ["t₂", second],
    },
    steps: [
      step("readings", [
        worked(isVolume ? "ΔV" : "−Δm", [of(high), "-", of(low)], of(change)),
        worked("Δt", [second, "-", first], elapsed),
      ]),
      step("divide-by-time", [
        expression(
          variable("v"),
          "=",
          variable(isVolume ? "ΔV" : "−Δm"),
          "/",
          variable("Δt"),
          "=",
          givenTerm(of(change)),
          "/",
          givenTerm(elapsed),
          "=",
          answerTerm(answer),
        ),
      ]),
    ],
    answer: quantityAnswer("readings", answer),
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "time-from-zero"), change.div(second.value)],
      [slipOf(WORDS, "end-for-change"), end.div(elapsed.value)],
      [slipOf(WORDS, "readings-over-times"), end.div(second.value)],
      ["inverted-ratio", elapsed.value.div(change)],
    ]),
  };
}

/** Moles of the dissolved reactant in a second, from the gas that forms. */
function fromGas(random: Random): Draft {
  const isVolume = random.chance(0.6);
  const { equation, gas, reactant } = random.pick(isVolume ? GAS_REACTIONS : CARBONATES);
  const coefficients = new Map(
    listParticipants(getReaction(equation)).map(({ formula, coefficient }) => [formula, coefficient]),
  );
  const [used, formed] = [coefficients.get(reactant) ?? 1, coefficients.get(gas) ?? 1];
  const measured = isVolume
    ? random.measured({ from: 22, to: 88, figures: 3 }, "mL")
    : random.measured({ from: 0.21, to: 0.95, figures: 3 }, "g");
  const elapsed = quantity(new Decimal(random.integer(310, 940)).div(10), "s", 3);
  const [molarVolume, molarMass] = [quantity("24.0", "L/mol", 3), quantity(molarMassOf(gas), "g/mol", null)];
  const amount = isVolume
    ? computed(measured.value.div(1000).div(molarVolume.value), "mol", measured, molarVolume)
    : computed(measured.value.div(molarMass.value), "mol", measured);
  const other = { ...amount, value: amount.value.times(used).div(formed) };
  const answer = computed(other.value.div(elapsed.value), "mol/s", other, elapsed);
  const values: Record<string, FactValue> = {
    equation: equationTerm(equation),
    gas: formulaTerm(gas),
    reactant: formulaTerm(reactant),
    measured: givenTerm(measured),
    time: givenTerm(elapsed),
    ...(isVolume && { molarVolume: givenTerm(molarVolume) }),
  };
  const liters = quantity(measured.value.div(1000), "L", 3);
  return {
    kind: "solved",
    variant: isVolume ? "from-gas-volume" : "from-mass-loss",
    values,
    given: [
      equals(variable(isVolume ? "V" : "m", gas), measured),
      equals("Δt", elapsed),
      ...(isVolume ? [equals("V_m", molarVolume)] : []),
    ],
    steps: [
      step(
        isVolume ? "amount-by-volume" : "amount-by-mass",
        [
          isVolume
            ? worked(variable("n", gas), [["V", liters], "/", ["V_m", molarVolume]], amount)
            : worked(variable("n", gas), [["m", measured], "/", [variable("M", gas), molarMass]], amount),
        ],
        { gas: formulaTerm(gas) },
      ),
      step(
        "ratio",
        [worked(variable("n", reactant), [variable("n", gas), "*", count(used), "/", count(formed)], other)],
        { reactant: formulaTerm(reactant) },
      ),
      step("divide-by-time", [
        worked("v", [[variable("n", reactant), other], "/", ["Δt", elapsed]], answerTerm(answer)),
      ]),
    ],
    answer: quantityAnswer("used", answer, { substance: formulaTerm(reactant) }),
    distractors: wrongQuantities(answer, [
      ["missing-coefficient", amount.value.div(elapsed.value)],
      ["inverted-ratio", amount.value.times(formed).div(used).div(elapsed.value)],
      ...(isVolume
        ? [["millilitres-for-litres", answer.value.times(1000)] as const]
        : [["skipped-moles", measured.value.times(used).div(formed).div(elapsed.value)] as const]),
      [slipOf(WORDS, "time-multiplied"), other.value.times(elapsed.value)],
    ]),
  };
}

/** Average rates from what is measured. */
export const averageRate: Family = {
  id: "average-rate",
  subtopic: "reaction-rates",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => rate(random, false),
    medium: (random) => (random.chance(0.5) ? rate(random, true) : betweenReadings(random)),
    hard: fromGas,
  },
};
