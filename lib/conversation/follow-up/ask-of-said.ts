import type { StepSolutionCard } from "../../cards/step-solution.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { Act } from "../act.ts";
import { saysWhy } from "../asked-step.ts";
import { findAskedSymbol, findLessonSymbol } from "../asked-symbol.ts";
import { asksMeaning } from "../asks-meaning.ts";
import { readBesideQuestion } from "../beside-question.ts";
import { asksForMore, compareElements } from "../compare-elements.ts";
import { asksToCompare, compareSolved } from "../compare-solved.ts";
import { findRelation } from "../find-relation.ts";
import type { Said } from "../hint-subject.ts";
import { askOfPrecipitate } from "../pose-precipitate.ts";
import { asksTendency, findTendency, findTrend } from "../why-changed.ts";
import { findOtherSubstance } from "../why-other-substance.ts";
import { type Again, findAgain, tellBoth } from "./again.ts";
import { LONGEST_FOLLOW_UP, listOwnTexts, NEAR } from "./next-problem.ts";
import { answerRole, answerRoleBehind, answerRoleInText, hasReaction, readRole } from "./reaction-role.ts";
import { findShift } from "./shift.ts";

/** What one message may ask of those before it; null where it does not. */
type Finder = (text: string, said: readonly Said[], locale: Locale) => Act | null;

const solutionsOf = (said: readonly Said[]): StepSolutionCard[] =>
  said.flatMap(({ card }) => (card?.type === "step_solution" ? [card] : []));

const lastCardOf = (said: readonly Said[]) => said.findLast(({ card }) => card !== null)?.card ?? null;

const isShort = (text: string): boolean => text.length <= LONGEST_FOLLOW_UP;

const again = (found: Again | null): Act | null => (found === null ? null : { kind: "again", again: found });

/** "Zn + CuSO4 -> ZnSO4 + Cu, which one is oxidized": what is asked of a reaction in the same message, or of one before. */
const findRole: Finder = (text, said) => {
  const inText = answerRoleInText(text);
  if (inText !== null) return { kind: "role", answer: inText };
  if (readRole(text) === null && readBesideQuestion(text) !== "why") return null;
  const behind = answerRoleBehind(text, said);
  return behind === null ? findRoleOfLast(text, said) : { kind: "role", answer: behind };
};

const NO_ANSWER = { card: null, answer: null } as const;

/** What is asked of the last reaction, whatever was said about it since. */
function findRoleOfLast(text: string, said: readonly Said[]): Act | null {
  const answers = solutionsOf(said)
    .slice(-NEAR)
    .toReversed()
    .filter((each) => hasReaction(each))
    .flatMap((card) => {
      const answer = answerRole(text, card);
      return answer === null ? [] : [{ card, answer }];
    });
  // Of a net ionic equation the one before it tells what was left out.
  const { card, answer } = answers.find((each) => each.answer.kind !== "none") ?? answers[0] ?? NO_ANSWER;
  if (card === null || answer === null) return null;
  if (answer.kind !== "solved") return { kind: "role", answer };
  const { solution } = answer;
  return again({ solution, changes: [], isSameGoal: false, problem: tellBoth(card, text), before: null });
}

/** "Which one has the lower pH?" */
const findComparison: Finder = (text, said) => {
  const comparison = asksToCompare(text) ? compareSolved(text, solutionsOf(said)) : null;
  return comparison === null ? null : { kind: "comparison", comparison };
};

/** "How come it gets smaller?", "why so much less?" */
const findChange: Finder = (text, said) => {
  if (!saysWhy(text)) return null;
  const trend = findTrend(text, solutionsOf(said));
  if (trend !== null) return { kind: "trend", trend };
  const compared = findOtherSubstance(text, solutionsOf(said));
  return compared === null ? null : { kind: "other-substance", compared };
};

/** "So if I double the moles the volume doubles?" */
const findRelated: Finder = (text, said, locale) => {
  const relation = isShort(text) ? findRelation(text, solutionsOf(said), locale) : null;
  return relation === null ? null : { kind: "relation", relation };
};

/** What is asked of a solid that formed, or of elements by what was spoken of. */
const findBehind: Finder = (text, said, locale) => {
  if (!isShort(text)) return null;
  const further = solutionsOf(said)
    .slice(-NEAR)
    .toReversed()
    .map((card) => askOfPrecipitate(text, card, locale))
    .find((each) => each !== null);
  return again(further ?? (asksForMore(text) ? compareElements(text, listOwnTexts(said), locale) : null));
};

/** "What does c mean there?" */
const findSymbol: Finder = (text, said) => {
  if (!asksMeaning(text)) return null;
  const last = lastCardOf(said);
  const inLesson = last?.type === "concept_explanation" ? findLessonSymbol(text, last) : null;
  const asked = last?.type === "step_solution" ? findAskedSymbol(text, last) : inLesson;
  return asked === null ? null : { kind: "symbol", asked };
};

/** "What happens if we raise the pressure?", of the equilibrium that was spoken of. */
const findShifted: Finder = (text, said) => again(findShift(text, listOwnTexts(said)));

/** "What happens if the pressure increases", of the solution right before it. */
const findTend: Finder = (text, said) => {
  const last = asksTendency(text) ? lastCardOf(said) : null;
  const trend = last?.type === "step_solution" ? findTendency(text, last) : null;
  return trend === null ? null : { kind: "trend", trend };
};

/** Words that mean the solution before, with a value beside which a question could stand by itself. */
const POINTS_BACK =
  /(?<!\p{L})(?:(?:of|from) (?:that|this|it)|of the solution|de (?:eso|esa|esta|ella)|de (?:ça|celle-ci|cette solution))(?!\p{L})|(?:这|那)(?:种|个)?溶液|इस(?:का| विलयन)|ከዚህ/iu;

/** "How many mL of that do I need for 0.05 mol?", right behind a solution. */
const findPortion: Finder = (text, said, locale) => {
  if (!isShort(text) || !POINTS_BACK.test(text) || !/\p{Nd}/u.test(text)) return null;
  const last = said.at(-1)?.card;
  return last?.type === "step_solution" ? again(findAgain(text, last, locale)) : null;
};

/** In this order: a nearer meaning comes first. */
const FINDERS: readonly Finder[] = [
  findRole,
  findComparison,
  findChange,
  findRelated,
  findBehind,
  findSymbol,
  findShifted,
  findTend,
  findPortion,
];

/** What a message asks of what was said before it, though it could stand by itself; null where it asks nothing of it. */
export function askOfSaid(text: string, said: readonly Said[], locale: Locale): Act | null {
  for (const find of FINDERS) {
    const act = find(text, said, locale);
    if (act !== null) return act;
  }
  return null;
}
