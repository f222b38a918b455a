import "server-only";
import type { Card } from "#lib/cards/card.ts";
import type { ParsedSendMessage } from "#lib/contracts/chat.ts";
import type { Act } from "#lib/conversation/act.ts";
import { type CheckWish, findCheck, findWorking, showsWorking, workedProblem } from "#lib/conversation/find-check.ts";
import { type Claim, posedBy } from "#lib/conversation/claim.ts";
import { findClaim } from "#lib/conversation/find-claim.ts";
import { findOwnResult, type SolvedProblem } from "#lib/conversation/claims/own-result.ts";
import { mendClaim } from "#lib/conversation/claims/mend-claim.ts";
import { isStrayOption } from "#lib/conversation/find-answer.ts";
import { findNextOxidationClaim } from "#lib/conversation/find-chemical-claim.ts";
import { findAgain } from "#lib/conversation/follow-up/again.ts";
import { saysExcuse } from "#lib/conversation/follow-up/excuse.ts";
import { findGuideWish } from "#lib/conversation/guide-wish.ts";
import { findGuidedMove } from "#lib/conversation/guided-move.ts";
import { changeValue, findNamedPart, listParts, poseParts } from "#lib/conversation/homework.ts";
import { findHintSubject, type HintSubject, type Said } from "#lib/conversation/hint-subject.ts";
import { findOwnSubstance } from "#lib/conversation/find-own-substance.ts";
import { findChainedClaim, findStatedClaim, toSolved } from "#lib/conversation/find-stated-claim.ts";
import { reviseProblem } from "#lib/conversation/revise-problem.ts";
import { withoutDoubt } from "#lib/conversation/says-doubt.ts";
import { understand } from "#lib/conversation/understand.ts";
import { nameFirst, writeProduct } from "#lib/conversation/write-product.ts";
import { planGuided } from "#lib/guided/plan.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { solve } from "#lib/solver/solve.ts";
import { findQuestion, type IssuedQuestion } from "../practice/issued-question.ts";
import type { Words } from "#lib/wording/words.ts";
import { detectIntent } from "./detect-intent.ts";
import { replyWords } from "./reply-words.ts";
import { solveGuided } from "./solve-guided.ts";

type Asked = { sessionId: string; request: ParsedSendMessage; question: IssuedQuestion | null; locale: Locale };

type Guidance = Partial<Pick<Asked, "request" | "question">> & { act: Act };

/**
 * A wish to be led through a problem, or what goes on with one that is worked together: before everything else that a message
 * can be, since its lines look like answers and questions of their own. Null where the message is neither.
 */
export async function findGuidance(
  studentId: string,
  { request, question, locale }: Asked,
  listSaid: () => Promise<Said[]>,
): Promise<Guidance | null> {
  const { type, text } = detectIntent(request);
  const hasFiles = (request.attachedFiles?.length ?? 0) > 0;
  if (type !== "chat" || question !== null || hasFiles) return null;
  const social = understand(text, locale);
  if (social.kind === "social") return null;
  const words = await replyWords(locale);
  const wish = findGuideWish(text, words);
  if (wish?.posed) return guide(request, { problem: wish.posed.problem, questionId: null }, locale, studentId);
  const parts = poseParts(text, words);
  if (parts !== null) {
    const first = parts.find(({ problem }) => problem !== null)?.problem ?? null;
    if (wish === null || first === null) return { act: { kind: "homework", text, parts } };
    return guide(request, { problem: first, questionId: null }, locale, studentId);
  }
  if (wish !== null && !wish.isBare) return null;
  const said = await listSaid();
  const subject = findHintSubject(said, (each) => solve(each, locale).kind === "solved") ?? workedBefore(said, words);
  const before = lastCard(said);
  const solved = wish === null ? solvedBy(before, locale) : null;
  const answered = solved?.facts[0]?.answer.value.kind;
  if (solved !== null && answered !== undefined && isStrayOption(text, answered, solved.problem))
    return { act: { kind: "social", social: "no-options" } };
  const claimed = wish === null ? claimedBefore(said) : null;
  // What names another quantity than the answer is no answer.
  const renamed = nameFirst(text);
  const stating = renamed === null ? writeProduct(withoutDoubt(text)) : `so ${renamed}`;
  const isBehind = wish === null && before?.type === "step_solution";
  // "Oh, so 1 mol" mends what was stated right before, and not the answer above it.
  const mending = isBehind && claimed !== null ? findStatedClaim(claimed, before, locale) : null;
  const posed = mending === null ? null : posedBy(mending);
  const mended = posed === null ? null : findOwnResult(stating, toSolved(posed), locale);
  const stated = mended ?? (isBehind ? findStatedClaim(stating, before, locale) : null);
  const chained =
    wish === null && stated === null ? findChained(text, claimed === null ? [null] : claimsBefore(said), words) : null;
  // "I read it wrong, it is 2 mol" corrects what was given.
  const isCorrection = solved !== null && saysExcuse(text) && findAgain(text, solved, locale) !== null;
  if (isCorrection) return null;
  const own =
    mended ??
    (solved === null || renamed !== null ? null : findOwnResult(stating, solved, locale)) ??
    (solved === null ? null : findOwnSubstance(text, solved, locale)) ??
    stated ??
    chained;
  if (own !== null) return { act: { kind: "claim", claim: own } };
  const next = wish !== null || claimed === null ? null : findNextOxidationClaim(text, claimed, locale);
  if (next !== null) return { act: { kind: "claim", claim: next } };
  const checking = wish === null ? await findChecking(text, words, studentId, subject) : null;
  if (checking !== null) return { act: checking };
  const named = wish === null ? aboutPart(text, said, request, words) : null;
  if (named !== null) return named;
  const card = openGuided(said, text) ?? lastCard(said);
  if (card?.type === "guided_solution" && !card.isOver) {
    const move = findGuidedMove(text, locale, (each) => solve(each, locale).kind === "solved");
    if (move !== null) return { act: { kind: "guided", card, move } };
  }
  const remade = wish === null ? mendLastClaim(text, said, words) : null;
  if (remade !== null) return { act: remade };
  const shown = wish === null ? await findShown(text, words, studentId, subject) : null;
  if (shown !== null) return { act: shown };
  // Who only says that they do not know how to begin is offered help first: to be led counts as help.
  if (understand(text, locale, null, true).kind !== "request") return null;
  if (wish === null || (card?.type === "step_solution" && NAMES_STEP.test(text))) return null;
  if (subject === null) return { act: { kind: "wish" } };
  return guide(request, { problem: subject.problem, questionId: subject.questionId ?? null }, locale, studentId);
}

/** The problem that a card solved, or that was worked to its end. */
function solvedBy(card: Card | null, locale: Locale): SolvedProblem | null {
  if (card?.type === "step_solution") return card;
  if (card?.type !== "guided_solution" || !card.isOver) return null;
  const outcome = solve(card.problem, locale);
  return outcome.kind === "solved" ? { problem: card.problem, facts: outcome.solutions } : null;
}

/** What the student said last, where it was answered without a card. */
function claimedBefore(said: readonly Said[]): string | null {
  const isPlain = (said.at(-1)?.card ?? null) === null;
  return isPlain ? (said.findLast(({ role }) => role === "user")?.text ?? null) : null;
}

/** So many messages back something that was claimed is still spoken of. */
const MOST_SINCE_CLAIM = 3;

/** What the student said since the last card, the last first: where the last of it was a working, what it works out stands before that. */
function claimsBefore(said: readonly Said[]): string[] {
  const since = said.slice(said.findLastIndex(({ card }) => card !== null) + 1);
  return since
    .flatMap(({ role, text }) => (role === "user" ? [text] : []))
    .toReversed()
    .slice(0, MOST_SINCE_CLAIM);
}

function findChained(text: string, before: readonly (string | null)[], words: Words): Claim | null {
  for (const each of before) {
    const claim = findChainedClaim(text, each, words);
    if (claim !== null) return claim;
  }
  return null;
}

/** The problem of the student's working right before it. */
function workedBefore(said: readonly Said[], words: Words): HintSubject | null {
  const before = said.findLast(({ role }) => role === "user");
  const posed = before === undefined ? null : workedProblem(before.text, words);
  return posed && { problem: posed.problem };
}

/** Longer messages are no words about a part. */
const LONGEST_ABOUT = 120;

/** An exercise is spoken of for a while, part by part. */
const MOST_CARDS_SINCE = 4;

/** A part of the exercise before it: again by itself, or with something of it changed. */
function aboutPart(text: string, said: readonly Said[], request: ParsedSendMessage, words: Words): Guidance | null {
  const { locale } = words;
  if (text.length > LONGEST_ABOUT) return null;
  const cards = said.flatMap(({ card }) => (card === null ? [] : [card])).slice(-MOST_CARDS_SINCE);
  if (cards.at(-1)?.type !== "step_solution") return null;
  const parts = cards
    .toReversed()
    .map((card) => (card.type === "step_solution" ? listParts(card.problem, words) : null))
    .find((each) => each !== null);
  const named = parts === undefined ? null : findNamedPart(text, parts);
  const problem = named?.part.problem ?? null;
  if (named === null || problem === null) return null;
  const { solution } = named.part;
  // "C in mL": the same in another unit.
  const inUnit =
    named.isBare && solution !== null ? findAgain(named.rest, { problem, facts: [solution] }, locale) : null;
  if (inUnit?.isSameGoal === true && inUnit.changes.length === 0) return { act: { kind: "again", again: inUnit } };
  const meant = named.isBare
    ? problem
    : (reviseProblem(named.rest, problem, locale) ?? changeValue(named.rest, problem, locale));
  return meant === null
    ? null
    : { act: { kind: "request" }, request: { ...request, type: "solve_problem", problem: meant } };
}

/** A working or a claim that is to be checked. A bare value beside an open question is its answer, not a claim. */
async function findChecking(
  text: string,
  words: Words,
  studentId: string,
  subject: HintSubject | null,
): Promise<Act | null> {
  const question = await questionOf(studentId, subject);
  const check = findCheck(text, words, () => subjectsOf(subject, question, words.locale));
  if (check !== null) return toCheck(check, subject, question);
  const claim = findClaim(text, words);
  return claim === null ? null : { kind: "claim", claim };
}

/** Another value for what was claimed right before. */
function mendLastClaim(text: string, said: readonly Said[], words: Words): Act | null {
  const before = said.findLast(({ role }) => role === "user");
  const last = said.at(-1);
  const claim = before === undefined || (last?.card ?? null) !== null ? null : mendClaim(text, before.text, words);
  return claim === null ? null : { kind: "claim", claim };
}

/** A calculation that is shown without a word about it, and that is no problem of its own. */
async function findShown(
  text: string,
  words: Words,
  studentId: string,
  subject: HintSubject | null,
): Promise<Act | null> {
  if (!showsWorking(text, words.locale) || solve(text, words.locale).kind !== "unrecognised") return null;
  const question = await questionOf(studentId, subject);
  const check = findWorking(text, words, () => subjectsOf(subject, question, words.locale));
  return check === null ? null : toCheck(check, subject, question);
}

async function questionOf(studentId: string, subject: HintSubject | null): Promise<IssuedQuestion | null> {
  return subject?.questionId === undefined ? null : await findQuestion(studentId, { id: subject.questionId, text: "" });
}

function subjectsOf(subject: HintSubject | null, question: IssuedQuestion | null, locale: Locale) {
  return subject === null
    ? []
    : [{ problem: subject.problem, solutions: solveGuided(subject.problem, question, locale) }];
}

function toCheck({ problem, text }: CheckWish, subject: HintSubject | null, question: IssuedQuestion | null): Act {
  return { kind: "check", problem, questionId: problem === subject?.problem ? (question?.id ?? null) : null, text };
}

/** Beside a solution "the first step" is the one that stands there. */
const NAMES_STEP = /step|paso|étape|etape|步|ደረጃ|እርምጃ|चरण|कदम/iu;

/** What is worked on is the last card, whatever was said about it since. */
function lastCard(said: readonly Said[]): Card | null {
  return said.findLast(({ card }) => card !== null)?.card ?? null;
}

/** So many cards behind a problem that is worked together may stand beside it: a molar mass that was looked up for it. */
const MOST_BESIDE = 2;

/** Who asked for something beside a problem that is worked together comes back to it by a line or a call for help, and asks no more. */
function openGuided(said: readonly Said[], text: string): Card | null {
  const cards = said.flatMap(({ card }) => card ?? []);
  const at = cards.findLastIndex(({ type }) => type === "guided_solution");
  const card = cards[at];
  const since = cards.slice(at + 1);
  if (card?.type !== "guided_solution" || since.length > MOST_BESIDE) return null;
  const isBeside = since.every((each) => each.type === "step_solution" && each.problem !== card.problem);
  const comesBack = since.length === 0 || !/[?？፧]|\p{Nd}.*[A-Z][a-z]?\d?/u.test(text);
  return isBeside && comesBack ? card : null;
}

type Subject = { readonly problem: string; readonly questionId: string | null };

/** A problem whose steps are no values is not led through line by line: its hints lead there. */
async function guide(
  request: ParsedSendMessage,
  { problem, questionId }: Subject,
  locale: Locale,
  studentId: string,
): Promise<Guidance | null> {
  const question = questionId === null ? null : await findQuestion(studentId, { id: questionId, text: problem });
  const [solution] = solveGuided(problem, question, locale);
  if (solution === undefined) return null;
  if (planGuided(solution) !== null) return { act: { kind: "guide", problem, questionId: question?.id ?? null } };
  return { act: { kind: "request" }, question, request: { ...request, type: "give_hint", problem } };
}
