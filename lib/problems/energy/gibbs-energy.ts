import { answerTerm, givenTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { bracketed, equationTerm, expression, list, step, variable } from "../../methods/terms.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { type ComputedDraft, given, type SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongChoices, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { gibbsAndConstant } from "./gibbs-and-constant.ts";
import { entropyOf, gibbsSharesOf, REACTIONS, shareLine, sumShares, tenths, weighted } from "./standard-values.ts";
import { degrees } from "./thermal-data.ts";
import { enthalpyOf } from "./thermochemical-equations.ts";
import { ZERO_CELSIUS } from "../../quantity/constants.ts";

const WORDS = "problems-energy.gibbs-energy";
const word = wordIn(WORDS);

const slip = (name: string): string => slipOf(WORDS, name);

const [G, H, S, T] = [variable("ΔG"), variable("ΔH"), variable("ΔS"), variable("T")];

/** A reaction and what a statement gives of it. */
function reactionOf(equation: string) {
  const changes = { enthalpy: enthalpyOf(equation), entropy: entropyOf(equation) };
  return {
    ...changes,
    values: { equation: equationTerm(equation) },
    givens: {
      enthalpy: given("reaction-enthalpy", null, changes.enthalpy),
      entropy: given("reaction-entropy", null, changes.entropy),
    },
  };
}

/** ΔG = ΔH − TΔS, the temperature in kelvins or in degrees Celsius. */
function energy(random: Random, scale: "kelvin" | "celsius"): ComputedDraft {
  const { enthalpy, entropy, values, givens } = reactionOf(random.pick(REACTIONS));
  const stated =
    scale === "kelvin" ? quantity(random.integer(25, 99) * 10, "K", 3) : degrees(random.integer(20, 90) * 10 + 5, 1);
  return {
    kind: "computed",
    variant: scale,
    values,
    givens: { ...givens, temperature: given("temperature", null, stated) },
    find: variableOf("gibbs-energy", null),
    unit: "kJ",
    reading: { perEquation: true },
    distractors: [
      {
        slip: slip("temperature-left-out"),
        value: answerTerm(tenths(enthalpy.value.minus(entropy.value.div(1000)), "kJ")),
      },
    ],
  };
}

const WHENS = ["always", "never", "low", "high"] as const;

function whenSpontaneous(enthalpy: number, entropy: number): (typeof WHENS)[number] {
  if (enthalpy < 0) return entropy > 0 ? "always" : "low";
  return entropy > 0 ? "high" : "never";
}

/** At which temperatures a reaction runs by itself, by the signs. */
function signs(random: Random): SolvedDraft {
  // Reactions that never run by themselves are those that always do, turned around.
  const equation = random.pick(REACTIONS);
  const direction = random.chance(0.5) ? 1 : -1;
  const turn = (change: Quantity): Quantity => ({ ...change, value: change.value.times(direction) });
  const written = direction === 1 ? equation : equation.split(" -> ").toReversed().join(" -> ");
  const [enthalpy, entropy] = [turn(enthalpyOf(equation)), turn(entropyOf(equation))];
  const right = whenSpontaneous(enthalpy.value.toNumber(), entropy.value.toNumber());
  const slipFor = (when: string): string => {
    if (right === "always" || right === "never")
      return when === "always" || when === "never" ? "signs-reversed" : "both-agree";
    return when === "low" || when === "high" ? "temperature-reversed" : "temperature-decides";
  };
  return {
    kind: "solved",
    variant: "signs",
    values: { equation: equationTerm(written) },
    givens: { enthalpy: [H, enthalpy], entropy: [S, entropy] },
    steps: [step("two-terms", [expression(G, "=", H, "-", T, "*", S)]), step(right)],
    answer: { id: "when", value: word(right) },
    distractors: wrongChoices(WHENS, right, (when) => slip(slipFor(when)), word),
  };
}

/** The temperature at which ΔG changes its sign. */
function turn(random: Random): ComputedDraft | null {
  const { enthalpy, entropy, values, givens } = reactionOf(random.pick(REACTIONS));
  const temperature = enthalpy.value.times(1000).div(entropy.value);
  // Beyond, nothing stays what it is.
  if (temperature.lt(150) || temperature.gt(3500)) return null;
  return {
    kind: "computed",
    variant: enthalpy.value.gt(0) ? "above" : "below",
    values,
    givens,
    find: variableOf("temperature", null),
    unit: "K",
    scene: { conditions: new Set(["spontaneous"]) },
    distractors: wrongQuantities(quantity(temperature, "K", 3), [
      [slip("celsius-answer"), temperature.minus(ZERO_CELSIUS)],
      [slip("kelvin-added"), temperature.plus(ZERO_CELSIUS)],
    ]),
  };
}

const DATA_LINE = shareLine("ΔGf°", "kJ/mol");

/** ΔG° from the Gibbs energies of formation. */
function formation(random: Random): SolvedDraft | null {
  const equation = random.pick(REACTIONS);
  const shares = (gibbsSharesOf(equation) ?? []).filter(({ value }) => !value.isZero());
  const [reactants, products] = [shares.filter((share) => share.count < 0), shares.filter((share) => share.count > 0)];
  // One compound alone leaves nothing to subtract.
  if (shares.length < 2 || products.length === 0 || reactants.length === 0) return null;
  const [before, after] = [reactants, products].map((side) => tenths(sumShares(side, Math.abs), "kJ")) as [
    Quantity,
    Quantity,
  ];
  const answer = tenths(after.value.minus(before.value), "kJ");
  const [first, second] = [variable("G₁"), variable("G₂")];
  return {
    kind: "solved",
    variant: "formation",
    values: { equation: equationTerm(equation), data: list(shares.map(DATA_LINE)) },
    steps: [
      step("products", [worked(second, weighted(products, "kJ/mol"), after)]),
      step("reactants", [worked(first, weighted(reactants, "kJ/mol"), before)]),
      step("subtract", [
        expression(
          variable("ΔG°"),
          "=",
          second,
          "-",
          first,
          "=",
          ...bracketed(givenTerm(after)),
          "-",
          ...bracketed(givenTerm(before)),
          "=",
          answerTerm(answer),
        ),
      ]),
    ],
    answer: quantityAnswer("standard", answer),
    reading: { perEquation: true },
    distractors: wrongQuantities(
      answer,
      [
        [slip("reactants-minus-products"), answer.value.neg()],
        [slip("coefficients-left-out"), sumShares(shares, Math.sign)],
        [slip("sides-added"), after.value.plus(before.value)],
        [slip("products-only"), after.value],
      ],
      "place",
    ),
  };
}

/** ΔS from ΔG and ΔH at one temperature. */
function entropyBack(random: Random): ComputedDraft | null {
  const { enthalpy, entropy, values, givens } = reactionOf(random.pick(REACTIONS));
  const temperature = quantity(random.integer(28, 95) * 10, "K", 3);
  const free = tenths(enthalpy.value.minus(temperature.value.times(entropy.value).div(1000)).toDecimalPlaces(1), "kJ");
  // A small difference of large values has hardly any figures.
  if (enthalpy.value.minus(free.value).abs().lt(10)) return null;
  return {
    kind: "computed",
    variant: "entropy",
    values,
    givens: {
      enthalpy: givens.enthalpy,
      energy: given("gibbs-energy", null, free),
      temperature: given("temperature", null, temperature),
    },
    find: variableOf("reaction-entropy", null),
    unit: "J/K",
    reading: { perEquation: true },
  };
}

const shared = { subtopic: "gibbs-free-energy", words: WORDS } as const;

/** When a reaction runs by itself; phrases too long to be typed. */
export const gibbsSigns: Family = { ...shared, id: "gibbs-signs", forms: ["choice"], levels: { easy: signs } };

/** ΔG forwards and backwards, the temperature at which it is zero, and the constant of equilibrium. */
export const gibbsEnergy: Family = {
  ...shared,
  id: "gibbs-energy",
  forms: ["free", "choice"],
  levels: {
    easy: (random) => energy(random, "kelvin"),
    medium: (random) => random.pick([turn, formation, (chance: Random) => energy(chance, "celsius")])(random),
    hard: (random) => random.pick([gibbsAndConstant, gibbsAndConstant, entropyBack])(random),
  },
};
