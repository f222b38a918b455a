import "server-only";
import type { ParsedSendMessage, RequestType } from "#lib/contracts/chat.ts";
import type { Act } from "#lib/conversation/act.ts";
import { findConceptQuestion } from "#lib/conversation/about-concept.ts";
import { askOfThing } from "#lib/conversation/ask-of-thing.ts";
import { type Before, completeAskedBack, completeReactants, findAskBack } from "#lib/conversation/ask-back.ts";
import { asksMeaning } from "#lib/conversation/asks-meaning.ts";
import { findAskedStep, saysWhy } from "#lib/conversation/asked-step.ts";
import { readBesideQuestion } from "#lib/conversation/beside-question.ts";
import { gatherPieces } from "#lib/conversation/gather-pieces.ts";
import { type Said } from "#lib/conversation/hint-subject.ts";
import { type Again } from "#lib/conversation/follow-up/again.ts";
import { findBefore } from "#lib/conversation/follow-up/before.ts";
import { mendProblem, writeOut } from "#lib/conversation/mend/mend-problem.ts";
import { readBare } from "#lib/conversation/mend/read-bare.ts";
import { posePrecipitate } from "#lib/conversation/pose-precipitate.ts";
import { poseHeatShare } from "#lib/conversation/pose-heat-share.ts";
import { poseFragment } from "#lib/conversation/pose-problem.ts";
import { findFact, findFactReason } from "#lib/conversation/recall-fact.ts";
import { readRoundingWish } from "#lib/conversation/rounding-wish.ts";
import { findNextWish, type PracticeWish, readPracticeWish } from "#lib/conversation/practice-wish.ts";
import { type LooseTurn, understandLoosely } from "#lib/conversation/understand-loosely.ts";
import { findConcept } from "#lib/concepts/find-concept.ts";
import { type Topic, topicNameKey } from "#lib/curriculum/topics.ts";
import { isLabProperty } from "#lib/facts/properties.ts";
import type { FactQuestion } from "#lib/facts/fact-question.ts";
import { readFact } from "#lib/facts/read-fact.ts";
import { isSaidIn } from "#lib/ideas/is-said.ts";
import { type IdeaQuestion, readIdea, recallTerms } from "#lib/ideas/read-idea.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import type { Words } from "#lib/wording/words.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { solve } from "#lib/solver/solve.ts";
import { type IssuedQuestion } from "../practice/issued-question.ts";
import { detectIntent } from "./detect-intent.ts";
import { findFacts, isAnswer } from "./find-facts.ts";
import { hasModel } from "./model.ts";
import { listSaid } from "./list-said.ts";
import { replyWords } from "./reply-words.ts";
import {
  findNext,
  findUnclearClaim,
  solvedBehind,
  listOwnTexts,
  LONGEST_FOLLOW_UP,
} from "#lib/conversation/follow-up/next-problem.ts";
import { ASKS_HOW, tellAgain } from "#lib/conversation/follow-up/tell-again.ts";
import { askOfSaid } from "#lib/conversation/follow-up/ask-of-said.ts";

export type Asked = {
  sessionId: string;
  request: ParsedSendMessage;
  question: IssuedQuestion | null;
  locale: Locale;
};

type Meant = Partial<Pick<Asked & { act: Act }, "act" | "request">>;

/** What can come back to what was said before: a button that says what it wants does not. */
const MAY_FOLLOW: ReadonlySet<RequestType> = new Set<RequestType>(["chat", "explain_concept", "solve_problem"]);

/**
 * What a message means that the engine cannot answer as it stands: a problem that was asked back and is whole now, terms or
 * facts to be told, or else what `followSolution` finds. With a model, what is to be told is the model's to tell.
 */
export async function findFollowUp({ sessionId, request, question, locale }: Asked, sequence?: bigint): Promise<Meant> {
  const { type, text } = detectIntent(request);
  const hasFiles = (request.attachedFiles?.length ?? 0) > 0;
  if (!MAY_FOLLOW.has(type) || question !== null || hasFiles) return {};
  const whole = await listSaid(sessionId, sequence);
  const asked = type === "chat" ? askOfSaid(text, whole, locale) : null;
  if (asked !== null) return { act: asked };
  const words = await replyWords(locale);
  const facts = findFacts({ question, locale }, detectIntent(request), words);
  const isLesson = facts.kind === "concept";
  if (isAnswer(facts) && (!isLesson || type !== "chat" || hasModel())) return {};
  // "Molar mass of MgCI2" is about that, and not about the substance before it.
  if (facts.kind === "rejected" && facts.issue.code === "invalid-formula") return {};
  const isShort = type !== "solve_problem" && text.length <= LONGEST_FOLLOW_UP;
  const said = isShort ? asSolved(whole, words) : [];
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

export const formOf = ({ isChoice }: PracticeWish) => (isChoice ? "generate_mcq" : "generate_practice");

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
  const ofLab = type === "chat" ? findOfLab(text, words.locale) : null;
  if (ofLab !== null) return { kind: "fact", question: ofLab };
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

/** How a substance looks and is tested for: its name may hold a term, as that of carbon dioxide does in Chinese. */
function findOfLab(text: string, locale: Locale): FactQuestion | null {
  const question = readFact(text, locale);
  const { property = null, lookup = null } = question ?? {};
  return lookup !== null || (property !== null && isLabProperty(property)) ? question : null;
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

/** What was worked to its end together is solved as well: what comes back to it finds its solution. */
function asSolved(said: readonly Said[], words: Words): Said[] {
  const at = said.findLastIndex(({ card }) => card !== null);
  const card = said[at]?.card;
  const outcome = card?.type === "guided_solution" && card.isOver ? solve(card.problem, words.locale) : null;
  if (card?.type !== "guided_solution" || outcome?.kind !== "solved") return [...said];
  const solved = assembleStepSolution(card.problem, outcome.solutions, words);
  return said.map((each, index) => (index === at ? { ...each, card: solved } : each));
}

function toMeant(found: Again | string, request: ParsedSendMessage): Meant {
  if (typeof found === "string") return { request: { ...request, type: "solve_problem", problem: found } };
  return { act: { kind: "again", again: found } };
}

/** "Why divide by 18", behind the verdict on a working: the step of its solution. */
function findStepBehind(text: string, said: readonly Said[], words: Words): Act | null {
  const solved = saysWhy(text) ? solvedBehind(said, words) : null;
  return solved === null
    ? null
    : tellAgain(text, assembleStepSolution(solved.problem, solved.facts, words), words.locale);
}
