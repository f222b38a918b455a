import type { StepSolutionCard } from "../../cards/step-solution.ts";
import { type Before, findAskBack } from "../ask-back.ts";
import { saysWhy } from "../asked-step.ts";
import { readBesideQuestion } from "../beside-question.ts";
import { inferAmount } from "../find-check.ts";
import { claimedIn, claimedProblem } from "../claims/mend-claim.ts";
import { posedBy } from "../claim.ts";
import type { SolvedProblem } from "../claims/own-result.ts";
import { findChainedClaim, toSolved } from "../find-stated-claim.ts";
import { saysCue } from "../guide-cues.ts";
import { type Said } from "../hint-subject.ts";
import { type Again, findAgain } from "./again.ts";
import { asksHowLong } from "./how-long.ts";
import { nameClass } from "./name-class.ts";
import { readFragment } from "./fragment.ts";
import { findDiluted } from "./diluted.ts";
import { findFurther } from "./further.ts";
import { findBefore } from "./before.ts";
import { askAnew } from "./ask-anew.ts";
import { dropChatter } from "../drop-chatter.ts";
import { writeOut } from "../mend/mend-problem.ts";
import { recallFact } from "../recall-fact.ts";
import { reviseProblem } from "../revise-problem.ts";
import { readFact } from "../../facts/read-fact.ts";
import type { Words } from "../../wording/words.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { isSameVariable } from "../../methods/rules/kinds.ts";
import { convertTo } from "../../quantity/conversion.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Given } from "../../solver/problems/statement.ts";
import { solve } from "../../solver/solve.ts";

/** A text of this length is no turn that comes back to what was before it, and need not be tried. UTF-16 units. */
export const LONGEST_FOLLOW_UP = 160;

/** The problem before a message, changed or asked for something else; null where that says no more than was asked. */
export function findNext(text: string, before: Before, said: readonly Said[], words: Words): Again | string | null {
  const { locale } = words;
  const { solution } = before;
  if (solution !== null && speaksOfOther(text, said, solution, locale)) return null;
  const changed =
    findBehindClaim(text, said, words) ??
    (solution === null ? findCorrected(text, said, locale) : findChanged(text, solution, said, words));
  const isAskedBack = solution !== null && typeof changed === "string" && findAskBack(text, before, locale) !== null;
  return isAskedBack && hasSameAnswer(changed, solution, locale) ? null : changed;
}

/** "Its molar mass" behind the formula of another substance, which was told since: that is of no solution. */
function speaksOfOther(text: string, said: readonly Said[], card: StepSolutionCard, locale: Locale): boolean {
  const asked = said.findLast(({ role }) => role === "user");
  if (asked === undefined || said.at(-1)?.card !== null || /\p{Nd}/u.test(text)) return false;
  const [thing] = recallFact([asked.text], locale)?.things ?? [];
  const substances = findBefore(card)?.substances ?? [];
  return thing?.kind === "substance" && !substances.includes(thing.formula) && readFact(text, locale) === null;
}

/** Whether a problem that was made of the one before says no more than that did. */
function hasSameAnswer(problem: string, card: StepSolutionCard, locale: Locale): boolean {
  const outcome = solve(problem, locale);
  // Of a quantity its unit tells: the same one may be rounded otherwise.
  const values = (facts: readonly SolutionFacts[]) =>
    JSON.stringify(facts.map(({ answer: { value } }) => (value.kind === "quantity" ? value.unit : value)));
  return outcome.kind === "solved" && values(outcome.solutions) === values(card.facts);
}

/** What the student said, in its order. */
export function listOwnTexts(said: readonly Said[]): string[] {
  return said.flatMap(({ role, text }) => (role === "user" ? [text] : []));
}

/** So many solutions back is what is asked about, where the last one has nothing more to ask: "which runs out first", and then how much is left. */
export const NEAR = 3;

/** The problem of a solution, changed or asked for something else: by what was read of it, else by its words. */
function findChanged(text: string, last: StepSolutionCard, said: readonly Said[], words: Words): Again | string | null {
  const { locale } = words;
  const cards = said.flatMap(({ card }) => (card?.type === "step_solution" ? [card] : [])).slice(-NEAR);
  const card = cards.findLast((each) => findBefore(each) !== null) ?? last;
  const further =
    findDiluted(text, card, locale) ??
    findFurther(text, card) ??
    // Behind its pH, a solution is diluted that was made before.
    listSameMatter(card, cards)
      .map((each) => findDiluted(text, each, locale))
      .find((each) => each !== null);
  if (further !== undefined && further !== null) return further;
  const told = findBefore(card);
  const named = told === null ? text : nameClass(text, told);
  const readings = [...new Set([text, named, writeOut(text, locale), dropChatter(text, locale) ?? text])];
  // Something else is asked of the same matter, and not only named.
  const names = asksHowLong(text) || readings.some((each) => (readFragment(each, locale)?.goal ?? null) !== null);
  const again =
    [card, ...(names ? listSameMatter(card, cards) : [])]
      .flatMap((each) => readings.map((reading) => ({ each, reading })))
      .map(({ each, reading }) => findAgain(reading, each, locale))
      .find((found) => found !== null) ?? null;
  const isAsked = (findBefore(last)?.goal ?? null) !== null;
  const anew = again === null && !isAsked ? askAnew(text, last.problem, words) : null;
  if (anew !== null && !hasSameAnswer(anew.problem, last, locale)) return anew.problem;
  const revised = reviseProblem(text, last.problem, locale);
  if (again === null || revised === null) return again ?? revised;
  return isSolvedSo(revised, again, locale) ? { ...again, problem: revised } : again;
}

/**
 * The solutions before one that are of the same matter, the last first: what they were told is told by it too, and nothing of it is
 * another value. What was asked in between may have needed less of it.
 */
function listSameMatter(card: StepSolutionCard, cards: readonly StepSolutionCard[]): StepSolutionCard[] {
  const before = cards.slice(0, cards.indexOf(card)).toReversed();
  const known = [...(findBefore(card)?.givens ?? [])];
  const alike: StepSolutionCard[] = [];
  for (const each of before) {
    const { givens = [], goal = null } = findBefore(each) ?? {};
    const isFound = (own: Given): boolean =>
      goal !== null && isSameVariable(own.variable, goal.variable) && isNear(own.quantity, goal.answer);
    const shared = givens.flatMap(({ variable, quantity }) =>
      known.filter((own) => isSameVariable(own.variable, variable)).map((own) => own.quantity.value.eq(quantity.value)),
    );
    // Behind the pH of what was found before: its answer is given now.
    if (shared.includes(false) || (shared.length === 0 && !known.some(isFound))) break;
    known.push(...givens);
    alike.push(each);
  }
  return alike;
}

/** An answer is rounded where it is told. */
const NEAR_ANSWER = 1e-2;

const isNear = (one: Quantity, other: Quantity): boolean => {
  const converted = convertTo(one, other.unit);
  return converted.ok && converted.value.value.minus(other.value).abs().lte(other.value.abs().times(NEAR_ANSWER));
};

/** Whether a text, by itself, is the problem that was solved: it then says best what changed. */
function isSolvedSo(text: string, { solution }: Again, locale: Locale): boolean {
  const outcome = solve(text, locale);
  const [only, ...others] = outcome.kind === "solved" ? outcome.solutions : [];
  return others.length === 0 && JSON.stringify(only?.answer.value) === JSON.stringify(solution.answer.value);
}

/** One against another, and nothing that is named. */
const COMPARES =
  /^[^\p{Nd}]*(?<!\p{L})(?:more|less|bigger|larger|higher|lower|smaller|greater|different|plus|moins|m[aá]s|menos|mayor|menor|diferente|diff[eé]rent)(?!\p{L})[^\p{Nd}]*$|更|[大小高低]|ज्यादा|अधिक|कम|በለጠ|አነሰ/iu;

/** "Where did I go wrong?" behind the verdict on something that was claimed: its problem, whose solution says it. */
export function findUnclearClaim(text: string, said: readonly Said[], words: Words): Again | string | null {
  const last = said.at(-1);
  const [claimed, earlier] = said.filter(({ role }) => role === "user").toReversed();
  const isBehind = last?.role === "assistant" && last.card === null && claimed !== undefined && !claimed.hasFiles;
  const isAsked = isBehind && (readBesideQuestion(text) !== null || saysCue(text, "find-slip"));
  if (isAsked) return claimedProblem(claimed.text, words);
  // "Why is it more?", behind the same for something else.
  if (!isBehind || earlier === undefined || !saysWhy(text) || !COMPARES.test(text)) return null;
  const chained = findChainedClaim(claimed.text, earlier.text, words);
  const [solution] = (chained === null ? null : posedBy(chained))?.solutions ?? [];
  return solution === undefined
    ? null
    : { solution, changes: [], isSameGoal: false, problem: claimed.text, before: null };
}

/** So many messages back something that was claimed is still spoken of. */
const MOST_SINCE_CLAIM = 3;

/** The problem of what was claimed or worked out, behind the verdict on it, where that was one of its own. */
export function solvedBehind(said: readonly Said[], words: Words): SolvedProblem | null {
  const since = said.slice(said.findLastIndex(({ card }) => card !== null) + 1);
  if (since.at(-1)?.role !== "assistant") return null;
  const own = since.filter(({ role }) => role === "user").slice(-MOST_SINCE_CLAIM);
  // What mends a claim is none without it: "oh, so it is 2".
  const claims = own.toReversed().map((each) => (each.hasFiles ? null : claimedIn(each.text, words)));
  const claim = claims.find((each) => each !== null) ?? null;
  const worked = own.toReversed().map(({ text: each, hasFiles }) => (hasFiles ? null : inferAmount(each, words)));
  const solved = claim === null ? (worked.find((each) => each !== null) ?? null) : posedBy(claim);
  return solved === null ? null : toSolved(solved);
}

/** "And 2 mol?" behind the same. */
function findBehindClaim(text: string, said: readonly Said[], words: Words): Again | null {
  const problem = solvedBehind(said, words);
  if (problem === null) return null;
  const { locale } = words;
  const before = findBefore(problem);
  const named = before === null ? text : nameClass(text, before);
  return (
    findDiluted(text, problem, locale) ??
    findFurther(text, problem) ??
    findAgain(text, problem, locale) ??
    (named === text ? null : findAgain(named, problem, locale))
  );
}

/** "I meant the lead(IV) one": what was asked right before, where that was not solved. */
function findCorrected(text: string, said: readonly Said[], locale: Locale): string | null {
  const last = said.at(-1);
  const asked = said.findLast(({ role }) => role === "user");
  if (last?.role !== "assistant" || last.card !== null || asked === undefined || asked.hasFiles) return null;
  return reviseProblem(text, asked.text, locale);
}
