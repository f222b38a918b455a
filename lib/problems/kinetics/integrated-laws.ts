import { halfLifeLaw, INTEGRATED_ORDERS, type IntegratedOrder, integratedLaw } from "../../laws/kinetics/integrated.ts";
import { lawValue } from "../../laws/law-value.ts";
import { type Variable, variableOf } from "../../methods/rules/kinds.ts";
import { equationTerm, expression, formulaTerm, variable } from "../../methods/terms.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { ComputedDraft, Draft, DraftGiven } from "../draft.ts";
import { given } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongQuantities } from "../solved.ts";
import { sampleDecomposition } from "./decomposition-data.ts";
import type { Decomposition } from "./decomposition-data.ts";
import { lawTerms, threeFigures } from "./rate-terms.ts";

const WORDS = "problems-kinetics.integrated-laws";

const constantOf = (k: Quantity): DraftGiven => given("rate-constant", null, k);
const at = (label: "initial" | "final", value: Quantity): DraftGiven => given("reactant-molarity", null, value, label);

const CONSTANT = variableOf("rate-constant", null);
const LEFT = variableOf("reactant-molarity", null, "final");
const TIME = variableOf("time", null);
const HALF_LIFE = variableOf("half-life", null);

type Asked = { readonly find: Variable; readonly unit: string | null };

/** A reaction of one reactant, which the statement describes by its equation and its rate law. */
function ask(
  { equation, reactant, order, timeUnit }: Decomposition,
  variant: string,
  givens: ComputedDraft["givens"],
  { find, unit }: Asked,
): ComputedDraft {
  return {
    kind: "computed",
    variant,
    givens,
    find,
    unit,
    scene: { conditions: new Set([`order-${order}`] as const) },
    values: {
      equation: equationTerm(equation),
      a: formulaTerm(reactant),
      law: expression(variable("v"), "=", ...lawTerms([[reactant, order]])),
      unit: variable(timeUnit),
    },
  };
}

const sampleShare = (random: Random): number => 0.2 + 0.6 * random.next();

/** Two concentrations and the time between them, as measured. */
function between({ order, initial, constant, timeUnit }: Decomposition, share: number) {
  const final = threeFigures(initial.value.times(share), "mol/L");
  const numbers = { "A₀": initial.value, A: final.value, k: constant.value };
  return { final, time: threeFigures(lawValue(integratedLaw(order), "t", numbers), timeUnit) };
}

/** What is left after a time. */
function left(random: Random, orders: readonly IntegratedOrder[]): Draft {
  const sampled = sampleDecomposition(random, orders);
  const { time } = between(sampled, sampleShare(random));
  const givens = {
    k: constantOf(sampled.constant),
    initial: at("initial", sampled.initial),
    time: given("time", null, time),
  };
  return ask(sampled, "left", givens, { find: LEFT, unit: "mol/L" });
}

/** The time until a concentration is reached. */
function time(random: Random): Draft {
  const sampled = sampleDecomposition(random, INTEGRATED_ORDERS);
  const { final } = between(sampled, sampleShare(random));
  const givens = {
    k: constantOf(sampled.constant),
    initial: at("initial", sampled.initial),
    final: at("final", final),
  };
  return ask(sampled, "time", givens, { find: TIME, unit: sampled.timeUnit });
}

/** The rate constant, from two concentrations. */
function constantFrom(random: Random): Draft {
  const sampled = sampleDecomposition(random, INTEGRATED_ORDERS);
  const { final, time: elapsed } = between(sampled, sampleShare(random));
  const givens = {
    initial: at("initial", sampled.initial),
    final: at("final", final),
    time: given("time", null, elapsed),
  };
  return ask(sampled, "constant", givens, { find: CONSTANT, unit: null });
}

const SHARES = ["15.0", "30.0", "35.0", "40.0", "60.0", "65.0", "70.0", "80.0", "85.0", "90.0", "95.0"] as const;

/** The time until a percentage of a reactant of the first order has reacted. */
function timeForShare(random: Random): Draft {
  const sampled = sampleDecomposition(random, [1]);
  const percent = given("fraction-left", null, quantity(random.pick(SHARES), "%", 3), "decayed");
  const givens = { k: constantOf(sampled.constant), percent };
  return ask(sampled, "time-for-share", givens, { find: TIME, unit: sampled.timeUnit });
}

function halfLifeOf({ order, initial, constant, timeUnit }: Decomposition): Quantity {
  return threeFigures(lawValue(halfLifeLaw(order), "t½", { "A₀": initial.value, k: constant.value }), timeUnit);
}

/** The half-life, or the rate constant from it. */
function halfLife(random: Random, orders: readonly IntegratedOrder[]): Draft {
  const sampled = sampleDecomposition(random, orders);
  const asksConstant = random.chance(0.5);
  const variant = `${asksConstant ? "constant-from-half-life" : "half-life"}${sampled.order === 1 ? "" : "-by-concentration"}`;
  const givens = {
    ...(sampled.order !== 1 && { initial: at("initial", sampled.initial) }),
    ...(asksConstant ? { time: given("half-life", null, halfLifeOf(sampled)) } : { k: constantOf(sampled.constant) }),
  };
  const asked = asksConstant ? { find: CONSTANT, unit: null } : { find: HALF_LIFE, unit: sampled.timeUnit };
  return ask(sampled, variant, givens, asked);
}

/** A whole number of half-lives of the first order: halving in one's head, as with nuclei. */
function halvings(random: Random): Draft {
  const sampled = sampleDecomposition(random, [1]);
  const { timeUnit, initial } = sampled;
  const half = halfLifeOf(sampled);
  const times = random.integer(2, 5);
  const answer = quantity(initial.value.div(2 ** times), "mol/L", 3);
  const givens = {
    half: given("half-life", null, half),
    initial: at("initial", initial),
    time: given("time", null, quantity(half.value.times(times), timeUnit, null)),
  };
  return {
    ...ask(sampled, "halvings", givens, { find: LEFT, unit: "mol/L" }),
    scene: {},
    distractors: wrongQuantities(answer, [
      [slipOf(WORDS, "one-halving-less"), answer.value.times(2)],
      [slipOf(WORDS, "one-halving-more"), answer.value.div(2)],
    ]),
  };
}

/** Concentration, time and rate constant by the integrated rate laws. */
export const integratedLaws: Family = {
  id: "integrated-laws",
  subtopic: "integrated-rate-laws-half-life",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => random.pick([halvings, (each: Random) => halfLife(each, [1])])(random),
    medium: (random) =>
      random.pick([
        (each: Random) => left(each, [1]),
        (each: Random) => left(each, INTEGRATED_ORDERS),
        (each: Random) => halfLife(each, [0, 2]),
      ])(random),
    hard: (random) => random.pick([time, timeForShare, constantFrom])(random),
  },
};
