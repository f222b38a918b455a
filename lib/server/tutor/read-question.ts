import "server-only";
import { type Question, readQuestion } from "../retrieval/find-passages.ts";
import type { OpenTurn } from "./open-turn.ts";

const kept = new WeakMap<OpenTurn, Map<string, Promise<Question>>>();

/** What a turn asks, as the search knows it: read and embedded once, however many look for something by it. */
export function questionOf(turn: OpenTurn, text: string): Promise<Question> {
  const questions = kept.get(turn) ?? new Map<string, Promise<Question>>();
  kept.set(turn, questions);
  const question = questions.get(text) ?? readQuestion(text, turn.locale, new Date());
  questions.set(text, question);
  return question;
}
