import "server-only";
import type { StepSolutionCard } from "#lib/cards/step-solution.ts";
import type { ParsedSendMessage, RequestType } from "#lib/contracts/chat.ts";
import type { Act } from "#lib/conversation/act.ts";
import { findConceptQuestion } from "#lib/conversation/about-concept.ts";
import { askOfThing } from "#lib/conversation/ask-of-thing.ts";
import { asksForMore, compareElements } from "#lib/conversation/compare-elements.ts";
import { asksToCompare, compareSolved } from "#lib/conversation/compare-solved.ts";
import { type Before, completeAskedBack, completeReactants, findAskBack } from "#lib/conversation/ask-back.ts";
import { asksMeaning } from "#lib/conversation/asks-meaning.ts";
import { findAskedConstant, findAskedStep, saysWhy, wantsOutline } from "#lib/conversation/asked-step.ts";
import { findAskedSymbol, findLessonSymbol } from "#lib/conversation/asked-symbol.ts";
import { readBesideQuestion } from "#lib/conversation/beside-question.ts";
import { inferAmount } from "#lib/conversation/find-check.ts";
import { claimedIn, claimedProblem, posedBy, type SolvedProblem } from "#lib/conversation/find-claim.ts";
import { findChainedClaim, toSolved } from "#lib/conversation/find-stated-claim.ts";
import { saysCue } from "#lib/conversation/guide-cues.ts";
import { gatherPieces } from "#lib/conversation/gather-pieces.ts";
import { findHintSubject, type Said } from "#lib/conversation/hint-subject.ts";
import { type Again, findAgain, tellBoth } from "#lib/conversation/follow-up/again.ts";
import {
  answerRole,
  answerRoleBehind,
  answerRoleInText,
  hasReaction,
  readRole,
} from "#lib/conversation/follow-up/reaction-role.ts";
import { asksHowLong } from "#lib/conversation/follow-up/ask-again.ts";
import { nameClass } from "#lib/conversation/follow-up/name-class.ts";
import { readFragment } from "#lib/conversation/follow-up/fragment.ts";
import { findDiluted } from "#lib/conversation/follow-up/diluted.ts";
import { findFurther } from "#lib/conversation/follow-up/further.ts";
import { findShift } from "#lib/conversation/follow-up/shift.ts";
import { findBefore } from "#lib/conversation/follow-up/before.ts";
import { askAnew } from "#lib/conversation/follow-up/ask-anew.ts";
import { dropChatter } from "#lib/conversation/drop-chatter.ts";
import { mendProblem, writeInFull, writeOut } from "#lib/conversation/mend/mend-problem.ts";
import { readBare } from "#lib/conversation/mend/read-bare.ts";
import { findRelation } from "#lib/conversation/find-relation.ts";
import { askOfPrecipitate, posePrecipitate } from "#lib/conversation/pose-precipitate.ts";
import { poseHeatShare } from "#lib/conversation/pose-heat-share.ts";
import { poseFragment } from "#lib/conversation/pose-problem.ts";
import { findFact, findFactReason, recallFact } from "#lib/conversation/recall-fact.ts";
import { reviseProblem } from "#lib/conversation/revise-problem.ts";
import { isDoubt } from "#lib/conversation/says-doubt.ts";
import { findUnitFactor } from "#lib/conversation/unit-factor.ts";
import { readRoundingWish } from "#lib/conversation/rounding-wish.ts";
import { findNextWish, type PracticeWish, readPracticeWish } from "#lib/conversation/practice-wish.ts";
import { type LooseTurn, understandLoosely } from "#lib/conversation/understand-loosely.ts";
import { asksTendency, findTendency, findTrend } from "#lib/conversation/why-changed.ts";
import { findOtherSubstance } from "#lib/conversation/why-other-substance.ts";
import { findConcept } from "#lib/concepts/find-concept.ts";
import { type Topic, topicNameKey } from "#lib/curriculum/topics.ts";
import { answerFact } from "#lib/facts/answer-fact.ts";
import { readFact } from "#lib/facts/read-fact.ts";
import { isSaidIn } from "#lib/ideas/is-said.ts";
import { type IdeaQuestion, readIdea, recallTerms } from "#lib/ideas/read-idea.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import type { Words } from "#lib/wording/words.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { isSameVariable } from "#lib/methods/rules/kinds.ts";
import { convertTo } from "#lib/quantity/conversion.ts";
import type { Quantity } from "#lib/quantity/quantity.ts";
import type { Given } from "#lib/solver/problems/statement.ts";
import { solve } from "#lib/solver/solve.ts";
import { findQuestion, type IssuedQuestion } from "../practice/issued-question.ts";
import { actOf } from "./cost-of-turn.ts";
import { detectIntent } from "./detect-intent.ts";
import { findGuidance } from "./find-guidance.ts";
import { findLessonAct } from "./find-lesson-act.ts";
import { findFacts, isAnswer } from "./find-facts.ts";
import { hasModel } from "./model.ts";
import { listSaid } from "./list-said.ts";
import { findPracticeTurn } from "./practice-turn.ts";
import { findReadingTurn } from "./reading-turn.ts";
import { replyWords } from "./reply-words.ts";

export type Asked = {
  sessionId: string;
  request: ParsedSendMessage;
  question: IssuedQuestion | null;
  locale: Locale;
};

type Understood = Asked & { act: Act };

/**
 * What a message is, and what it asks for by that: whichever button it came by, or none. One that says nothing as it is typed is
 * what it is once its shorthand is written out. `sequence`: where the message stands; it is the last one without.
 */
export async function understandRequest(studentId: string, asked: Asked, sequence?: bigint): Promise<Understood> {
  const meant = await understandTyped(studentId, asked, sequence);
  const { request, locale } = asked;
  const written = request.type === "chat" ? writeInFull(request.content, locale) : request.content;
  if (written === request.content || written === "" || !(await saysNothing(meant))) return meant;
  const spelled = { ...asked, request: { ...request, content: written } };
  const again = await understandTyped(studentId, spelled, sequence);
  return (await saysNothing(again)) ? meant : again;
}

/** Whether nothing is known of what a message asks, or only that it wants help or is off the subject. */
async function saysNothing({ act, request, question, locale }: Understood): Promise<boolean> {
  if (act.kind === "wish") return true;
  if (act.kind === "fact") return answerFact(act.question, locale)?.kind === "unknown";
  if (act.kind === "social") return act.social === "off-subject";
  if (act.kind !== "request" || question !== null) return false;
  return !isAnswer(findFacts({ question, locale }, detectIntent(request), await replyWords(locale)));
}

/** A hint is for what was asked or solved last; of practice the form that is wished for is meant. */
async function understandTyped(studentId: string, asked: Asked, sequence?: bigint): Promise<Understood> {
  const said = once(() => listSaid(asked.sessionId, sequence));
  const reading = await findReadingTurn(asked, said);
  if (reading !== null) return { ...asked, act: reading };
  const lesson = await findLessonAct(asked, said);
  if (lesson !== null) return { ...asked, ...lesson };
  const guidance = await findGuidance(studentId, asked, said);
  if (guidance !== null) return { ...asked, ...guidance };
  const act = await actOf({ ...asked, studentId, ...(sequence !== undefined && { sequence }) });
  const { request } = asked;
  const beside = await findPracticeTurn(studentId, asked, act, sequence);
  if (beside !== null) return { ...asked, ...beside };
  if (act.kind === "practice") {
    const type = request.type === "generate_mcq" ? request.type : formOf(act.wish);
    return { ...asked, act, request: { ...request, type } };
  }
  if (act.kind === "request") return { ...asked, act, ...(await findFollowUp(asked, sequence)) };
  if (act.kind !== "hint") return { ...asked, act };
  const subject = findHintSubject(
    await listSaid(asked.sessionId, sequence),
    (text) => solve(text, asked.locale).kind === "solved",
  );
  if (subject === null) return { ...asked, act };
  return {
    ...asked,
    act: { kind: "request" },
    question: await findQuestion(studentId, { id: subject.questionId, text: subject.problem }),
    request: { ...request, ...subject, type: "give_hint" },
  };
}

/** What was looked up is there for whoever asks after it. */
function once<Found>(look: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | null = null;
  return () => (found ??= look());
}

/** A text of this length is no turn that comes back to what was before it, and need not be tried. */
const LONGEST_FOLLOW_UP = 160;

type Meant = Partial<Pick<Asked & { act: Act }, "act" | "request">>;

/** What can come back to what was said before: a button that says what it wants does not. */
const MAY_FOLLOW: ReadonlySet<RequestType> = new Set<RequestType>(["chat", "explain_concept", "solve_problem"]);

/**
 * What a message means that the engine cannot answer as it stands: a problem that was asked back and is whole now, terms or
 * facts to be told, or else what `followSolution` finds. With a model, what is to be told is the model's to tell.
 */
async function findFollowUp({ sessionId, request, question, locale }: Asked, sequence?: bigint): Promise<Meant> {
  const { type, text } = detectIntent(request);
  const hasFiles = (request.attachedFiles?.length ?? 0) > 0;
  if (!MAY_FOLLOW.has(type) || question !== null || hasFiles) return {};
  const role = type === "chat" ? (roleInText(text) ?? (await findRoleBefore(text, sessionId, sequence))) : null;
  if (role !== null) return { act: role };
  const comparison = type === "chat" ? await findComparison(text, sessionId, sequence) : null;
  if (comparison !== null) return { act: comparison };
  const trend = type === "chat" && saysWhy(text) ? await findChange(text, sessionId, sequence) : null;
  if (trend !== null) return { act: trend };
  const relation = type === "chat" ? await findRelated(text, sessionId, locale, sequence) : null;
  if (relation !== null) return { act: relation };
  const behind = type === "chat" ? await findBehind(text, sessionId, locale, sequence) : null;
  if (behind !== null) return { act: { kind: "again", again: behind } };
  const symbol = type === "chat" && asksMeaning(text) ? await findSymbol(text, sessionId, sequence) : null;
  if (symbol !== null) return { act: symbol };
  const shift = type === "chat" ? await findShifted(text, sessionId, sequence) : null;
  if (shift !== null) return toMeant(shift, request);
  const tendency = type === "chat" ? await findTend(text, sessionId, sequence) : null;
  if (tendency !== null) return { act: tendency };
  const words = await replyWords(locale);
  const portion =
    type === "chat" && POINTS_BACK.test(text) ? await findPortion(text, sessionId, locale, sequence) : null;
  if (portion !== null) return toMeant(portion, request);
  const facts = findFacts({ question, locale }, detectIntent(request), words);
  const isLesson = facts.kind === "concept";
  if (isAnswer(facts) && (!isLesson || type !== "chat" || hasModel())) return {};
  // "Molar mass of MgCI2" is about that, and not about the substance before it.
  if (facts.kind === "rejected" && facts.issue.code === "invalid-formula") return {};
  const isShort = type !== "solve_problem" && text.length <= LONGEST_FOLLOW_UP;
  const said = isShort ? asSolved(await listSaid(sessionId, sequence), words) : [];
  const own = listOwnTexts(said);
  const last = said.findLast((each) => each.card !== null)?.card;
  const before = { said: own.at(-1) ?? null, solution: last?.type === "step_solution" ? last : null };
  // "Which is limiting", behind a reading that asks back what is wanted.
  const wanted = isLesson && last?.type === "problem_reading" ? gatherPieces(text, said, words) : null;
  if (wanted !== null) return toMeant(wanted, request);
  // "pOH?" behind a solution asks for its pOH, and "bond angle?" beside a molecule for its angle; elsewhere they are names of lessons.
  if (isLesson) return askNamed(text, before, said, words) ?? inheritFact(text, own, locale);
  // "How?" of the solution before, which is no "how are you".
  const how =
    type === "chat" && ASKS_HOW.test(text) && before.solution !== null && !hasModel()
      ? tellAgain(text, before.solution, locale)
      : null;
  if (how !== null) return { act: how };
  const completed = type === "chat" && isShort ? completeAskedBack(text, before, locale) : null;
  if (completed !== null) return toMeant(completed, request);
  const gathered = type === "chat" && isShort ? gatherPieces(text, said, words) : null;
  if (gathered !== null) return toMeant(gathered, request);
  const rounding = type === "chat" && last?.type === "step_solution" ? readRoundingWish(text) : null;
  if (rounding !== null && last?.type === "step_solution" && (findBefore(last)?.goal ?? null) !== null)
    return { act: { kind: "rounding", card: last, wish: rounding } };
  const unclear = type === "chat" && isShort ? findUnclearClaim(text, said, words) : null;
  if (unclear !== null) return toMeant(unclear, request);
  const stepBehind = type === "chat" && isShort && !hasModel() ? findStepBehind(text, said, words) : null;
  if (stepBehind !== null) return { act: stepBehind };
  // "And how much CO2?" beside a solution goes on with it, and would be a question about carbon dioxide elsewhere.
  const changed = type === "chat" && isShort ? findNext(text, behindReading(before, said), said, words) : null;
  if (changed !== null) return toMeant(changed, request);
  const pointed = type === "chat" && isShort ? askOfThing(text, own, locale) : null;
  if (pointed !== null) return toMeant(pointed, request);
  // "A harder one now", behind whatever was told.
  const harder =
    type === "chat" && isShort
      ? findNextWish(text, locale, (topic) => words.t(`curriculum.${topicNameKey(topic)}`))
      : null;
  if (harder?.beside.isAlone === true && harder.beside.shift > 0) return toPractice(harder.wish, request);
  const told = hasModel() || !isShort ? null : findTold(type, text, said, words);
  if (told !== null) return { act: told };
  // What nothing else can be is a word about the step that is asked for.
  if (last?.type === "guided_solution" && !last.isOver && isShort)
    return { act: { kind: "guided", card: last, move: { kind: "line", text } } };
  return type === "explain_concept" ? {} : followSolution({ request, text, words, isShort }, before);
}

/** What was not read does not hide the solution before it. */
function behindReading(before: Before, said: readonly Said[]): Before {
  const cards = said.flatMap(({ card }) => card ?? []);
  if (cards.at(-1)?.type !== "problem_reading") return before;
  const last = cards.findLast(({ type }) => type !== "problem_reading");
  return last?.type === "step_solution" ? { ...before, solution: last } : before;
}

/** A quantity that is named alone right behind a solution, of its problem; null where what it means is asked, or nothing follows. */
function askNamed(text: string, before: Before, said: readonly Said[], words: Words): Meant | null {
  const { solution } = before;
  const isBehind = solution !== null && said.at(-1)?.card === solution;
  if (!isBehind || asksMeaning(text)) return null;
  const next = findNext(text, before, said, words);
  return next === null || typeof next === "string" || next.isSameGoal ? null : { act: { kind: "again", again: next } };
}

/** The problem before a message, changed or asked for something else; null where that says no more than was asked. */
function findNext(text: string, before: Before, said: readonly Said[], words: Words): Again | string | null {
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

type Message = { request: ParsedSendMessage; text: string; words: Words; isShort: boolean };

/** A problem that is made whole, or was typed in a hurry; else what has to be told again or asked back, or a social turn. */
function followSolution(message: Message, before: Before): Meant {
  const { request, text, words, isShort } = message;
  const { locale } = words;
  const { solution } = before;
  const about = hasModel() || !isShort ? null : findAskBack(text, before, locale);
  const whole = isShort ? completeReactants(text, locale) : null;
  if (whole !== null) return toMeant(whole, request);
  const mended = mendProblem(text, locale);
  if (mended !== null) return toMeant(mended, request);
  const bare = readBare(text, locale);
  if (bare !== null)
    return {
      act: { kind: "again", again: { solution: bare, changes: [], isSameGoal: false, problem: text, before: null } },
    };
  const precipitate = posePrecipitate(text, locale);
  if (precipitate !== null) return { act: { kind: "again", again: precipitate } };
  const fragment = poseHeatShare(text, words) ?? (isShort ? poseFragment(text, words) : null);
  if (fragment !== null) return toMeant(fragment.problem, request);
  if (hasModel() || !isShort) return {};
  // "Why (III)" is said of the solution, though it names what could be asked about.
  const isAsked = about === null || saysWhy(text);
  const again = solution === null || !isAsked ? null : tellAgain(text, solution, locale);
  if (again !== null) return { act: again };
  if (about !== null) return { act: { kind: "ask-back", about } };
  if (solution === null && readBesideQuestion(text) === "solution") return { act: { kind: "wish" } };
  const next =
    solution === null ? null : findNextWish(text, locale, (topic) => words.t(`curriculum.${topicNameKey(topic)}`));
  if (next?.beside.isAlone === true && request.type === "chat") return toPractice(next.wish, request);
  const spelled = request.type === "chat" ? findSpelled(text, words) : null;
  if (spelled !== null) return spelled.act === undefined ? { request: { ...request, content: spelled.text } } : spelled;
  // What is off the subject of chemistry may still be that of a material.
  return meanLoosely(understandLoosely(text, locale), text, request, words);
}

/** What a message means whose words are typed short, or in other letters: "q es un mol", "redox samjha do". */
function findSpelled(text: string, words: Words): { readonly act?: Act; readonly text: string } | null {
  const spelled = writeOut(text, words.locale);
  if (spelled === text) return null;
  const idea = findIdea(spelled, [], words) ?? findConceptQuestion(spelled, [], words);
  if (idea !== null) return { act: { kind: "idea", question: idea }, text: spelled };
  const isKnown = isAnswer(findFacts({ question: null, locale: words.locale }, { type: "chat", text: spelled }, words));
  return isKnown ? { text: spelled } : null;
}

/** What a message seems to be by the way it is put. What is off the subject of chemistry may still be that of a material. */
function meanLoosely(turn: LooseTurn | null, text: string, request: ParsedSendMessage, words: Words): Meant {
  if (turn === null) return {};
  if (turn.kind === "social") return turn.social === "off-subject" ? {} : { act: turn };
  if (turn.kind !== "practice") return { act: { kind: turn.kind } };
  const wish = readPracticeWish(text, words.locale, (topic) => words.t(`curriculum.${topicNameKey(topic)}`));
  return toPractice(wish, request);
}

const toPractice = (wish: PracticeWish, request: ParsedSendMessage): Meant => ({
  act: { kind: "practice", wish },
  request: { ...request, type: formOf(wish) },
});

const formOf = ({ isChoice }: PracticeWish) => (isChoice ? "generate_mcq" : "generate_practice");

const ASKS_HOW =
  /^[\s¿]*(?:(?:but|ok|okay|wait|and|so|pero|y|mais|et|但是?|可是|पर|लेकिन|par|ግን)[\s,]+)*(?:how(?: come| tho(?:ugh)?| so)?|c[oó]mo(?: as[ií])?|comment(?: [çc]a)?|怎么(?:算的?|来的|会)?|कैसे|kaise|እንዴት)[\s?？!.፧।]*$/iu;

/** What of a solution is to be told again. */
function tellAgain(text: string, card: StepSolutionCard, locale: Locale): Act | null {
  const { solution } = card;
  const last = Array.isArray(solution) ? solution.at(-1) : solution;
  if (last !== undefined && (wantsOutline(text) || isDoubt(text))) return { kind: "outline", solution: last };
  const factor = findUnitFactor(text, card, locale);
  if (factor !== null) return { kind: "unit-factor", factor };
  // "How?" alone is said of all of it, and its last step says most.
  const asking = ASKS_HOW.test(text) ? "how did you get that" : text;
  const asked = findAskedStep(asking, card, locale);
  const constant = findAskedConstant(asking, card, locale);
  return asked === null ? null : { kind: "step", step: asked.step, constant };
}

/** Whether a problem that was made of the one before says no more than that did. */
function hasSameAnswer(problem: string, card: StepSolutionCard, locale: Locale): boolean {
  const outcome = solve(problem, locale);
  // Of a quantity its unit tells: the same one may be rounded otherwise.
  const values = (facts: readonly SolutionFacts[]) =>
    JSON.stringify(facts.map(({ answer: { value } }) => (value.kind === "quantity" ? value.unit : value)));
  return outcome.kind === "solved" && values(outcome.solutions) === values(card.facts);
}

const SAYS_MEANS =
  /(?<!\p{L})(?:means?|meaning|defin\p{L}*|significa|veut dire|signifie)(?!\p{L})|意思|定义|ምን ማለት|मतलब|अर्थ|परिभाषा/iu;

/** A fact of what was spoken of last, where the message names none itself. */
function inheritFact(text: string, said: readonly string[], locale: Locale): { act?: Act } {
  // "What does molarity mean" wants its lesson, and no name of the substance before.
  const question = readFact(text, locale) === null && !SAYS_MEANS.test(text) ? findFact(text, said, locale) : null;
  return question === null ? {} : { act: { kind: "fact", question } };
}

/** What a message asks to be told: of terms, or of elements and substances. */
function findTold(type: RequestType, text: string, said: readonly Said[], words: Words): Act | null {
  const own = listOwnTexts(said);
  const reason = type === "chat" ? findFactReason(text, own, words.locale) : null;
  if (reason !== null) return { kind: "fact", question: reason };
  const idea = chooseIdea(findIdea(text, own, words), findConceptQuestion(text, said, words));
  if (idea !== null) return { kind: "idea", question: idea };
  const isMeaning = SAYS_MEANS.test(text) && readFact(text, words.locale) === null;
  const fact = type === "chat" && !isMeaning ? findFact(text, own, words.locale) : null;
  // "How do I know that it is this formula" is said of the step that uses it.
  const last = said.findLast(({ card }) => card !== null)?.card;
  const isOfStep =
    fact?.property === "formula" && last?.type === "step_solution" && readFact(text, words.locale) === null;
  if (isOfStep && findAskedStep(text, last, words.locale) !== null && saysWhy(text)) return null;
  return fact === null ? null : { kind: "fact", question: fact };
}

/** Of terms their sentence; but for one of two that are told apart, and for an example after one that was told. */
function chooseIdea(ofTerms: IdeaQuestion | null, ofConcept: IdeaQuestion | null): IdeaQuestion | null {
  const isHalf = ofConcept?.kind === "contrast" && ofTerms?.kind === "meaning" && ofTerms.terms.length < 2;
  const isAgain = ofConcept?.kind === "concept" && ofConcept.nth > 0 && ofTerms?.kind === "example";
  return isHalf || isAgain ? ofConcept : (ofTerms ?? ofConcept);
}

/** What a message asks of terms after these. */
function findIdea(text: string, said: readonly string[], words: Words): IdeaQuestion | null {
  const nameOf = (topic: Topic) => words.t(`curriculum.${topicNameKey(topic)}`);
  const before = recallTerms(said, words.locale, (each) => findConcept(each, words.locale, nameOf));
  const asked = readIdea(text, words.locale, before);
  if (asked !== null) return asked;
  const terms = before.filter((id) => isSaidIn(words.t(`ideas.terms.${id}.what`), text, words.locale));
  return terms.length === 0 ? null : { kind: "meaning", terms };
}

/** "Zn + CuSO4 -> ZnSO4 + Cu, which one is oxidized": what is asked of a reaction in the same message. */
function roleInText(text: string): Act | null {
  const answer = answerRoleInText(text);
  return answer === null ? null : { kind: "role", answer };
}

/** "Which one has the lower pH?" */
async function findComparison(text: string, sessionId: string, sequence?: bigint): Promise<Act | null> {
  if (!asksToCompare(text)) return null;
  const said = await listSaid(sessionId, sequence);
  const comparison = compareSolved(
    text,
    said.flatMap(({ card }) => (card?.type === "step_solution" ? [card] : [])),
  );
  return comparison === null ? null : { kind: "comparison", comparison };
}

/** "How come it gets smaller?", "why so much less?" */
async function findChange(text: string, sessionId: string, sequence?: bigint): Promise<Act | null> {
  const said = await listSaid(sessionId, sequence);
  const cards = said.flatMap(({ card }) => (card?.type === "step_solution" ? [card] : []));
  const trend = findTrend(text, cards);
  if (trend !== null) return { kind: "trend", trend };
  const compared = findOtherSubstance(text, cards);
  return compared === null ? null : { kind: "other-substance", compared };
}

/** "So if I double the moles the volume doubles?" */
async function findRelated(text: string, sessionId: string, locale: Locale, sequence?: bigint): Promise<Act | null> {
  if (text.length > LONGEST_FOLLOW_UP) return null;
  const said = await listSaid(sessionId, sequence);
  const cards = said.flatMap(({ card }) => (card?.type === "step_solution" ? [card] : []));
  const relation = findRelation(text, cards, locale);
  return relation === null ? null : { kind: "relation", relation };
}

/** "What happens if the pressure increases", of the solution right before it. */
async function findTend(text: string, sessionId: string, sequence?: bigint): Promise<Act | null> {
  if (!asksTendency(text)) return null;
  const last = (await listSaid(sessionId, sequence)).findLast(({ card }) => card !== null)?.card;
  const trend = last?.type === "step_solution" ? findTendency(text, last) : null;
  return trend === null ? null : { kind: "trend", trend };
}

/** What is asked of a solid that formed, or of elements by what was spoken of. */
async function findBehind(text: string, sessionId: string, locale: Locale, sequence?: bigint): Promise<Again | null> {
  if (text.length > LONGEST_FOLLOW_UP) return null;
  const said = await listSaid(sessionId, sequence);
  const cards = said.flatMap(({ card }) => (card?.type === "step_solution" ? [card] : []));
  const further = cards
    .slice(-NEAR)
    .toReversed()
    .map((card) => askOfPrecipitate(text, card, locale))
    .find((each) => each !== null);
  return further ?? (asksForMore(text) ? compareElements(text, listOwnTexts(said), locale) : null);
}

/** "What does c mean there?" */
async function findSymbol(text: string, sessionId: string, sequence?: bigint): Promise<Act | null> {
  const last = (await listSaid(sessionId, sequence)).findLast(({ card }) => card !== null)?.card;
  const inLesson = last?.type === "concept_explanation" ? findLessonSymbol(text, last) : null;
  const asked = last?.type === "step_solution" ? findAskedSymbol(text, last) : inLesson;
  return asked === null ? null : { kind: "symbol", asked };
}

/** "What happens if we raise the pressure?", of the equilibrium that was spoken of. */
async function findShifted(text: string, sessionId: string, sequence?: bigint): Promise<Again | null> {
  const said = await listSaid(sessionId, sequence);
  return findShift(text, listOwnTexts(said));
}

/** Words that mean the solution before, with a value beside which a question could stand by itself. */
const POINTS_BACK =
  /(?<!\p{L})(?:(?:of|from) (?:that|this|it)|of the solution|de (?:eso|esa|esta|ella)|de (?:ça|celle-ci|cette solution))(?!\p{L})|(?:这|那)(?:种|个)?溶液|इस(?:का| विलयन)|ከዚህ/iu;

/** "How many mL of that do I need for 0.05 mol?", right behind a solution. */
async function findPortion(text: string, sessionId: string, locale: Locale, sequence?: bigint): Promise<Again | null> {
  if (text.length > LONGEST_FOLLOW_UP || !/\p{Nd}/u.test(text)) return null;
  const last = (await listSaid(sessionId, sequence)).at(-1)?.card;
  return last?.type === "step_solution" ? findAgain(text, last, locale) : null;
}

async function findRoleBefore(text: string, sessionId: string, sequence?: bigint): Promise<Act | null> {
  if (readRole(text) === null && readBesideQuestion(text) !== "why") return null;
  const said = await listSaid(sessionId, sequence);
  const behind = answerRoleBehind(text, said);
  return behind === null ? findRole(text, said) : { kind: "role", answer: behind };
}

const NO_ANSWER = { card: null, answer: null } as const;

/** What is asked of the last reaction, whatever was said about it since. */
function findRole(text: string, said: readonly Said[]): Act | null {
  const cards = said.flatMap(({ card }) => (card?.type === "step_solution" ? [card] : [])).slice(-NEAR);
  const answers = cards
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
  return {
    kind: "again",
    again: { solution, changes: [], isSameGoal: false, problem: tellBoth(card, text), before: null },
  };
}

/** What was worked to its end together is solved as well: what comes back to it finds its solution. */
function asSolved(said: readonly Said[], words: Words): Said[] {
  const at = said.findLastIndex(({ card }) => card !== null);
  const card = said[at]?.card;
  const outcome = card?.type === "guided_solution" && card.isOver ? solve(card.problem, words.locale) : null;
  if (card?.type !== "guided_solution" || outcome?.kind !== "solved") return [...said];
  const solved = assembleStepSolution(card.problem, outcome.solutions, words);
  return said.map((each, index) => (index === at ? { ...each, card: solved } : each));
}

/** What the student said, in its order. */
function listOwnTexts(said: readonly Said[]): string[] {
  return said.flatMap(({ role, text }) => (role === "user" ? [text] : []));
}

function toMeant(found: Again | string, request: ParsedSendMessage): Meant {
  if (typeof found === "string") return { request: { ...request, type: "solve_problem", problem: found } };
  return { act: { kind: "again", again: found } };
}

/** So many solutions back is what is asked about, where the last one has nothing more to ask: "which runs out first", and then how much is left. */
const NEAR = 3;

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
function findUnclearClaim(text: string, said: readonly Said[], words: Words): Again | string | null {
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
function solvedBehind(said: readonly Said[], words: Words): SolvedProblem | null {
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

/** "Why divide by 18", behind the verdict on a working: the step of its solution. */
function findStepBehind(text: string, said: readonly Said[], words: Words): Act | null {
  const solved = saysWhy(text) ? solvedBehind(said, words) : null;
  return solved === null
    ? null
    : tellAgain(text, assembleStepSolution(solved.problem, solved.facts, words), words.locale);
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
