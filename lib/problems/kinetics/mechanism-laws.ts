import type { FactValue } from "../../methods/facts.ts";
import { count, equationTerm, expression, step, variable } from "../../methods/terms.ts";
import { getEquation } from "../../chemistry/equation/parse.ts";
import { listDistinct } from "../distractors.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { MECHANISMS, ordersOf } from "./mechanism-data.ts";
import type { TaughtMechanism } from "./mechanism-data.ts";
import { lawSteps, stepsValue } from "./mechanisms.ts";
import { lawTerms } from "./rate-terms.ts";
import type { Orders } from "../../laws/kinetics/rate-law.ts";

const WORDS = "problems-kinetics.mechanism-laws";

/** A law with its concentrations in one order always, so that equal ones read alike. */
function law(orders: Orders): FactValue {
  return expression(variable("v"), "=", ...lawTerms(orders.toSorted(([a], [b]) => (a < b ? -1 : 1))));
}

const countsOf = (side: TaughtMechanism["mechanism"]["steps"][number]["reactants"]): Orders =>
  side.map(({ formula, count: number }) => [formula, number] as const);

/** The rate law of a mechanism; to choose from, since a law can be written in many ways. */
function rateLaw(random: Random, isAfterEquilibrium: boolean): SolvedDraft | null {
  const taught = random.pick(MECHANISMS);
  const { mechanism, slow } = taught;
  const orders = ordersOf(taught);
  if (orders === null || slow === null || slow > 1 !== isAfterEquilibrium) return null;
  const overall = getEquation(mechanism.overall).reactants.map(
    ({ coefficient }, index) => [mechanism.reactants[index] ?? "", coefficient?.numerator ?? 1] as const,
  );
  const [own, next, first] = [mechanism.steps[slow - 1], mechanism.steps[slow], mechanism.steps[0]];
  const answer = law([...orders]);
  const wrong = [
    { slip: slipOf(WORDS, "overall-coefficients"), value: law(overall) },
    ...(isAfterEquilibrium && own !== undefined
      ? [{ slip: slipOf(WORDS, "intermediate-left-in"), value: law(countsOf(own.reactants)) }]
      : []),
    ...(isAfterEquilibrium && first !== undefined
      ? [{ slip: slipOf(WORDS, "equilibrium-only"), value: law(countsOf(first.reactants)) }]
      : []),
    ...(next === undefined ? [] : [{ slip: slipOf(WORDS, "fast-step"), value: law(countsOf(next.reactants)) }]),
    { slip: slipOf(WORDS, "all-first-order"), value: law(mechanism.reactants.map((formula) => [formula, 1] as const)) },
    ...(own === undefined
      ? []
      : [{ slip: slipOf(WORDS, "products-of-slow-step"), value: law(countsOf(own.products)) }]),
  ];
  return {
    kind: "solved",
    variant: isAfterEquilibrium ? "after-equilibrium" : "slow-first",
    values: { steps: stepsValue(taught), slow: count(slow), overall: equationTerm(mechanism.overall) },
    steps: [...lawSteps({ taught, slow, isAfterEquilibrium }), step("law")],
    answer: { id: "law", value: answer },
    distractors: listDistinct(answer, wrong),
  };
}

/** Which rate law belongs to a mechanism. */
export const mechanismLaws: Family = {
  id: "mechanism-laws",
  subtopic: "reaction-mechanisms",
  words: WORDS,
  forms: ["choice"],
  levels: { medium: (random) => rateLaw(random, false), hard: (random) => rateLaw(random, true) },
};
