import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import type { Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { hidesDifference, hidesDirection, isContradictory } from "./contradiction.ts";
import { flowsBackwards } from "./heat-flow.ts";
import { findIdleGiven } from "./influence.ts";
import type { Solve } from "./influence.ts";
import { isAgainstMatter } from "./matter.ts";
import { leavesGasOut, takesStartForMixture } from "./moments.ts";
import { convertsTooMuch, leavesQuestion, takesPurityForShare } from "./loose-ends.ts";
import { isOfConjugate, isOfTwoOwners, leavesOwner, takesWholeForWater } from "./owners.ts";

/** A problem as it was read, in the language in which it was. */
export type ReadProblem = {
  readonly text: string;
  readonly locale: Locale;
  readonly tokens: readonly ProblemToken[];
  readonly statement: Statement;
};

/**
 * Whether an answer may be given: whatever reader made the statement, words and values go the same way, and everything
 * that is given counts.
 */
export function admits(
  { text, locale, tokens, statement }: ReadProblem,
  solutions: readonly SolutionFacts[],
  solve: Solve,
): boolean {
  return (
    !isContradictory(text, locale, statement) &&
    !hidesDirection(text, locale, statement) &&
    !hidesDifference(text, locale, statement) &&
    !isOfTwoOwners(statement) &&
    !leavesOwner(tokens, statement) &&
    !isOfConjugate(text, statement) &&
    !takesWholeForWater(statement) &&
    !leavesQuestion(tokens) &&
    !convertsTooMuch(tokens, statement, solutions) &&
    !takesPurityForShare(tokens, solutions) &&
    !flowsBackwards(tokens, statement, solutions) &&
    !isAgainstMatter(text, statement, solutions) &&
    !leavesGasOut(tokens, statement, solutions) &&
    !takesStartForMixture(text, statement) &&
    findIdleGiven(statement, solutions, solve) === null
  );
}
