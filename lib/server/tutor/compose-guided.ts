import "server-only";
import type { Card } from "#lib/cards/card.ts";
import type { GuidedSolutionCard } from "#lib/cards/guided-solution.ts";
import type { Suggestion } from "#lib/cards/suggestion.ts";
import type { Act } from "#lib/conversation/act.ts";
import { type Advance, isOver, START, takeEquation, takeHelp, takeLines } from "#lib/guided/advance.ts";
import { type GuidedPlan, planGuided } from "#lib/guided/plan.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { SolutionFacts } from "#lib/methods/facts.ts";
import { assembleGuided, type Guided } from "#lib/wording/guided.ts";
import { judgeOperation } from "#lib/guided/judge-operation.ts";
import { assembleStepSolution } from "#lib/wording/step-solution-card.ts";
import { addSuggestions, suggest } from "#lib/wording/suggesting.ts";
import type { Words } from "#lib/wording/words.ts";
import { scanWorking } from "#lib/working/scan-working.ts";
import { db } from "../db/client.ts";
import { AppError } from "../http/app-error.ts";
import { findQuestion, type IssuedQuestion, markHelped } from "../practice/issued-question.ts";
import { markToldQuestions } from "../practice/told-questions.ts";
import type { Reply } from "./close-turn.ts";
import type { LiveReply } from "./live-reply.ts";
import type { OpenTurn } from "./open-turn.ts";
import { replyWords } from "./reply-words.ts";
import { showAlone } from "./say-alone.ts";
import { solveGuided } from "./solve-guided.ts";

type Subject = { readonly problem: string; readonly questionId: string | null };

type Worked = { readonly solutions: readonly SolutionFacts[]; readonly plan: GuidedPlan };

/** The beginning of a problem that is worked together: what is given and wanted, and the first question. */
export async function composeGuide(
  turn: OpenTurn,
  { problem, questionId }: Extract<Act, { kind: "guide" }>,
  live: LiveReply,
): Promise<Reply> {
  const words = await replyWords(turn.locale);
  const { plan } = await takeUp(turn, { problem, questionId });
  const guided: Guided = { plan, problem, questionId, mode: "guide", state: START, remarks: [], shows: null };
  return showGuided(guided, words, live, "counted");
}

/** What goes on with it. All of it is paid for with its beginning, the whole solution included. */
export async function composeGuided(
  turn: OpenTurn,
  { card, move }: Extract<Act, { kind: "guided" }>,
  live: LiveReply,
): Promise<Reply> {
  const words = await replyWords(turn.locale);
  const { plan, solutions } = await takeUp(turn, card);
  if (move.kind === "reveal") return reveal(card, solutions, words, live);
  const advance = move.kind === "help" ? takeHelp(plan, card.state) : judge(plan, card, move.text, turn.locale);
  const { problem, questionId, mode } = card;
  const isUnread = move.kind === "line" && advance.remarks.length === 0;
  return showGuided({ plan, problem, questionId, mode, ...advance, isUnread }, words, live, "free");
}

function judge(plan: GuidedPlan, { state }: GuidedSolutionCard, text: string, locale: Locale): Advance {
  return (
    takeEquation(plan, state, text, locale) ??
    judgeOperation(plan, state, text, locale) ??
    takeLines(plan, state, scanWorking(text, locale))
  );
}

/** To be led is help, from the moment before anything is shown. */
export async function takeUp({ studentId, locale }: OpenTurn, { problem, questionId }: Subject): Promise<Worked> {
  const question: IssuedQuestion | null =
    questionId === null ? null : await findQuestion(studentId, { id: questionId, text: problem });
  const solutions = solveGuided(problem, question, locale);
  const [solution] = solutions;
  const plan = solution === undefined ? null : planGuided(solution);
  if (plan === null) throw new AppError("NOT_FOUND");
  if (question !== null) await markHelped(db(), question.id);
  await markToldQuestions(studentId, { text: problem, solutions });
  return { solutions, plan };
}

function reveal(
  { problem }: GuidedSolutionCard,
  solutions: readonly SolutionFacts[],
  words: Words,
  live: LiveReply,
): Reply {
  const card: Card = assembleStepSolution(problem, solutions, words);
  return { ...showAlone(card, live), charge: "free" };
}

export function showGuided(guided: Guided, words: Words, live: LiveReply, charge: Reply["charge"]): Reply {
  const shown = showAlone(assembleGuided(guided, words), live);
  const said = addSuggestions(shown.content, suggestMoves(guided, words));
  return { ...shown, suggestions: said.suggestions, charge };
}

function suggestMoves({ plan, state }: Guided, { t }: Words): Suggestion[] {
  if (isOver(state, plan)) return [suggest("generate_practice", t("tutor.suggestions.practice"))];
  return [suggest("chat", t("tutor.guided.asks.hint")), suggest("chat", t("tutor.guided.asks.reveal"))];
}
