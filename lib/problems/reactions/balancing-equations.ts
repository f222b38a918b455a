import { greatestCommonDivisor } from "../../quantity/greatest-common-divisor.ts";
import { balanceEquation } from "../../methods/balance-equation.ts";
import type { FactValue, StepFacts } from "../../methods/facts.ts";
import type { BalancedEquation } from "../../methods/rules/rule.ts";
import { count, equationTerm, expression, formulaTerm, step } from "../../methods/terms.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import type { Difficulty } from "../../curriculum/difficulties.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { UNBALANCED_REACTIONS } from "../intake.ts";
import type { Distractor } from "../problem.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { pickReaction } from "./pick-reaction.ts";
import { bareEquation, listParticipants, writeEquation, writeSkeleton } from "./reaction.ts";

const WORDS = "problems-reactions.balancing-equations";

/** An element that stands in one formula only on either side: it fixes the ratio of two coefficients. */
function findFixedRatio(reaction: BalancedEquation): StepFacts | null {
  const terms = listTerms(reaction.equation);
  const split = reaction.equation.reactants.length;
  const participants = listParticipants(reaction);
  for (const atom of terms[0]?.formula.counts.keys() ?? []) {
    const holders = terms.flatMap(({ formula }, index) => (formula.counts.has(atom) ? [index] : []));
    const [left, right] = holders;
    if (holders.length !== 2 || left === undefined || right === undefined || left >= split || right < split) continue;
    const [a, b] = [participants[left], participants[right]];
    const [x, y] = [terms[left]?.formula.counts.get(atom) ?? 1, terms[right]?.formula.counts.get(atom) ?? 1];
    if (a === undefined || b === undefined) continue;
    const divisor = greatestCommonDivisor(x, y);
    return step("ratio", [], {
      element: formulaTerm(atom),
      left: formulaTerm(a.formula),
      right: formulaTerm(b.formula),
      leftCount: count(y / divisor),
      rightCount: count(x / divisor),
    });
  }
  return null;
}

function listSteps(reaction: BalancedEquation): StepFacts[] {
  const solved = balanceEquation({ equation: bareEquation(reaction), species: null });
  const counted = solved.ok ? solved.value.steps.find(({ id }) => id === "count") : undefined;
  if (counted === undefined) throw new Error(`${reaction.text} needs no balancing`);
  const ratio = findFixedRatio(reaction);
  return [
    step("approach"),
    { ...counted, method: "balance-equation" },
    ...(ratio === null ? [] : [ratio]),
    step("balance", [expression(equationTerm(writeEquation(reaction)))]),
  ];
}

/** Equations that do not agree, or not in lowest terms, each with the way that leads there. */
function listWrongEquations(reaction: BalancedEquation, random: Random): Distractor[] {
  const { coefficients } = reaction;
  const changed = (index: number, to: number): number[] => coefficients.map((value, at) => (at === index ? to : value));
  const large = random.shuffle(coefficients.flatMap((value, index) => (value > 1 ? [index] : [])));
  const [first = 0, second = first] = large;
  const swapped = changed(first, coefficients[second] ?? 1).map((value, at) =>
    at === second ? (coefficients[first] ?? 1) : value,
  );
  const wrong: readonly (readonly [string, number[]])[] = [
    [slipOf(WORDS, "one-left"), changed(first, 1)],
    [slipOf(WORDS, "not-lowest"), coefficients.map((value) => 2 * value)],
    [slipOf(WORDS, "one-left"), changed(second, (coefficients[second] ?? 1) + 1)],
    [slipOf(WORDS, "one-left"), swapped],
    ["missing-coefficient", coefficients.map(() => 1)],
  ];
  const right = coefficients.join();
  const distinct = new Map(
    wrong.map(([id, values]) => [values.join(), { slip: id, value: equationTerm(writeEquation(reaction, values)) }]),
  );
  return [...distinct].flatMap(([key, distractor]) => (key === right ? [] : [distractor]));
}

function listWrongCounts(answer: number, wrong: readonly (readonly [string, number])[]): Distractor[] {
  const distinct = new Map(
    wrong
      .filter(([, value]) => value !== answer && value > 0)
      .map(([id, value]) => [value, { slip: id, value: count(value) }]),
  );
  return [...distinct.values()];
}

function askEquation(reaction: BalancedEquation, random: Random): SolvedDraft {
  const value = equationTerm(writeEquation(reaction));
  return {
    kind: "solved",
    variant: "equation",
    values: { equation: equationTerm(writeSkeleton(reaction)) },
    steps: listSteps(reaction),
    answer: { id: "equation", value },
    distractors: listWrongEquations(reaction, random),
    reading: { lowestTermsRequired: true },
  };
}

function askNumber(
  reaction: BalancedEquation,
  variant: "coefficient" | "sum",
  answer: number,
  values: Record<string, FactValue>,
  wrong: readonly (readonly [string, number])[],
): SolvedDraft {
  const equation = equationTerm(writeEquation(reaction));
  return {
    kind: "solved",
    variant,
    values: { equation: equationTerm(writeSkeleton(reaction)), ...values },
    steps: listSteps(reaction),
    answer: { id: variant, value: count(answer), values: { equation, ...values } },
    distractors: listWrongCounts(answer, wrong),
  };
}

function askCoefficient(reaction: BalancedEquation, random: Random): SolvedDraft {
  const { formula, coefficient } = random.pick(listParticipants(reaction));
  const others = random.shuffle(reaction.coefficients).map((value) => [slipOf(WORDS, "other-formula"), value] as const);
  return askNumber(reaction, "coefficient", coefficient, { formula: formulaTerm(formula) }, [
    [slipOf(WORDS, "not-lowest"), 2 * coefficient],
    [slipOf(WORDS, "one-left"), coefficient + 1],
    ...others,
  ]);
}

function askSum(reaction: BalancedEquation): SolvedDraft {
  const { coefficients, equation } = reaction;
  const add = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
  return askNumber(reaction, "sum", add(coefficients), {}, [
    [slipOf(WORDS, "not-lowest"), 2 * add(coefficients)],
    [slipOf(WORDS, "one-side"), add(coefficients.slice(0, equation.reactants.length))],
    [slipOf(WORDS, "ones-forgotten"), add(coefficients.filter((value) => value > 1))],
  ]);
}

const draftOf =
  (level: Difficulty) =>
  (random: Random, taken: readonly string[]): SolvedDraft => {
    const reaction = pickReaction(random, [level], taken);
    const variant = random.pick(["equation", "equation", "coefficient", "coefficient", "sum"] as const);
    if (variant === "equation") return askEquation(reaction, random);
    return variant === "sum" ? askSum(reaction) : askCoefficient(reaction, random);
  };

/** Balancing by inspection. */
export const balancingEquations: Family = {
  id: "balancing-equations",
  subtopic: "balancing-equations",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: draftOf("easy"), medium: draftOf("medium"), hard: draftOf("hard") },
  takes: UNBALANCED_REACTIONS,
};
