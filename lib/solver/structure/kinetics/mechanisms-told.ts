import { parseEquation } from "../../../chemistry/equation/parse.ts";
import { readMechanism } from "../../../chemistry/reaction/mechanism.ts";
import { solveMolecularity, solveOther, solveOverall, solvePart } from "../../../problems/kinetics/mechanisms.ts";
import { readBalanced } from "../../problems/reaction.ts";
import { EQUATION_WORD, equationOfWord } from "../told-question.ts";
import { solutionOf } from "../told-things.ts";
import type { ToldQuestion } from "../told.ts";

const MECHANISM =
  "mechanism|mechanisms|proposed|elementary|steps?|slow|fast|rate-determining|\\d|i|ii|iii|two-step|three-step|consists?|involves?|reaction|reactions|occurs?|via|takes|place|consider|species|following|has|these|below|given|where|which|serves?|acts?|functions?|as|overall|balanced|equation|net|sum|adds?|adding|equilibrium|read|left|right|answer";

const equationsOf = (things: readonly string[]): string[] | null =>
  things.every((thing) => EQUATION_WORD.test(thing)) ? things.map((thing) => equationOfWord(thing)) : null;

/** "Identify the intermediate in this mechanism", "What is the overall reaction?" */
const mechanism: ToldQuestion = {
  cue: /->|<=>/,
  own: new RegExp(`^(?:${MECHANISM}|intermediates?|catalysts?|formula)$`),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const steps = equationsOf(things);
    const asked = [
      ...(/\bintermediates?\b/.test(words) ? ["intermediate" as const] : []),
      ...(/\bcatalysts?\b/.test(words) ? ["catalyst" as const] : []),
      ...(/\b(?:overall|net|sum)\b/.test(words) ? ["overall" as const] : []),
    ];
    const [only, ...others] = asked;
    if (steps === null || steps.length < 2 || steps.length > 5 || only === undefined || others.length > 0) return null;
    if (steps.some((each) => !parseEquation(each).ok)) return null;
    const whole = readMechanism(steps);
    const overall = readBalanced(whole.overall);
    if (overall === null || whole.reactants.length === 0) return null;
    const solved = only === "overall" ? solveOverall(whole) : solvePart(whole, only);
    return solutionOf("problems-kinetics.mechanisms", solved);
  },
};

const turned = (equation: string): string =>
  equation
    .split(/ ?(?:->|<=>) ?/)
    .toReversed()
    .join(" -> ");

/** "The reaction … takes place in two steps. One of them is …. What is the other?" */
const otherStep: ToldQuestion = {
  cue: /two steps|two-step/i,
  own: new RegExp(`^(?:${MECHANISM}|two|them|first|second|one|other|whose)$`),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const [overall, known, ...more] = equationsOf(things) ?? [];
    if (overall === undefined || known === undefined || more.length > 0 || !/\b(?:other|first|second)\b/.test(words))
      return null;
    if (![overall, known].every((each) => parseEquation(each).ok) || !/^(?:(?!@).)*@.*\btwo\b.*@/.test(words))
      return null;
    const other = readMechanism([overall, turned(known)]).overall;
    return readBalanced(other) === null ? null : solutionOf("problems-kinetics.mechanisms", solveOther(other));
  },
};

/** "What is the molecularity of 2 NO -> N2O2?" */
const molecularity: ToldQuestion = {
  cue: /molecularity|(?:uni|bi|ter)molecular/i,
  own: new RegExp(`^(?:${MECHANISM}|molecularity|unimolecular|bimolecular|termolecular|trimolecular|process|or)$`),
  things: EQUATION_WORD,
  answer: ({ things, words }) => {
    const steps = equationsOf(things) ?? [];
    const place = steps.length === 1 ? 1 : stepAsked(words);
    const step = steps[place - 1];
    const parsed = step === undefined ? null : parseEquation(step);
    if (step === undefined || parsed?.ok !== true || !/molecular/.test(words)) return null;
    const particles = parsed.value.reactants.reduce((sum, { coefficient }) => sum + (coefficient?.numerator ?? 1), 0);
    const isWhole = parsed.value.reactants.every(({ coefficient }) => (coefficient?.denominator ?? 1) === 1);
    return isWhole && particles <= 3
      ? solutionOf("problems-kinetics.mechanisms", solveMolecularity(step, particles, place))
      : null;
  },
};

/** "The molecularity of step 2": the number behind the question's own "step". */
function stepAsked(words: string): number {
  const [, number = "0"] = /\bmolecularity of (?:the )?step (\d)\b/.exec(words) ?? [];
  return Number(number);
}

/** What the steps of a mechanism tell. */
export const MECHANISM_QUESTIONS: readonly ToldQuestion[] = [molecularity, otherStep, mechanism];
