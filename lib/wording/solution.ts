import type { FinalAnswer, Solution } from "../cards/step-solution.ts";
import type { Method, Quantity, SolutionFacts } from "../methods/facts.ts";
import { wordDoubts } from "./doubts.ts";
import { expressionText, factArguments, factText, numberText, unitText } from "./fact-text.ts";
import { sayComposed, type Words } from "./words.ts";

/** Where the words of a method are: a family of problems has its own beside its statements. */
export function methodKey(method: Method): string {
  return method.startsWith("problems-") ? method : `solution.${method}`;
}

/** Single digits are taken for exact; what is computed from nothing else has figures that the data do not tell. */
function isFromSingleDigits({ givens, answer: { value } }: SolutionFacts): boolean {
  const numbers = Object.values(givens).flatMap((given) => (given.kind === "quantity" ? [given] : []));
  const isSingleDigit = ({ value: digits, significantFigures }: Quantity): boolean =>
    significantFigures === null && /^-?[1-9]$/.test(digits);
  return (
    numbers.length > 0 && numbers.every(isSingleDigit) && value.kind === "quantity" && value.significantFigures !== null
  );
}

function wordAnswer(facts: SolutionFacts, words: Words): FinalAnswer {
  const { method, answer } = facts;
  const { value } = answer;
  const stated = sayComposed(
    words,
    `${methodKey(answer.method ?? method)}.answers.${answer.id}`,
    factArguments(answer.values, words),
  );
  const explanation = isFromSingleDigits(facts) ? words.t("solution.from-single-digits", { stated }) : stated;
  return value.kind === "quantity"
    ? {
        value: numberText(value, words),
        unit: unitText(value.unit, words),
        explanation,
      }
    : { value: factText(value, words), unit: "", explanation };
}

/** A solution in the reader's words: every step with its title, lines and reasons, and the final answer. */
export function wordSolution(facts: SolutionFacts, words: Words): Solution {
  const steps = facts.steps.map((step, index) => {
    const values = factArguments(step.values, words);
    const say = (part: string) =>
      sayComposed(words, `${methodKey(step.method ?? facts.method)}.steps.${step.id}.${part}`, values);
    return {
      stepNumber: index + 1,
      title: say("title"),
      equation: step.lines.map((line) => expressionText(line, words)).join("\n"),
      content: say("content"),
      explanation: say("explanation"),
    };
  });
  const { judgement } = facts;
  return { steps, finalAnswer: wordAnswer(facts, words), ...(judgement && { doubts: wordDoubts(judgement, words) }) };
}
