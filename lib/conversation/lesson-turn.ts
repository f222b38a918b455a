import type { LessonCard } from "../cards/lesson.ts";
import type { Locale } from "../i18n/locales.ts";
import type { LessonMove } from "../lessons/advance.ts";
import { isLessonId, type LessonId } from "../lessons/lesson-ids.ts";
import { readPressed, readTyped } from "../lessons/read-answer.ts";
import type { Said } from "./hint-subject.ts";
import { resumesLesson } from "./lesson-wish.ts";

/** What goes on with a lesson that was begun: its state, and the move; or its check, or the explanation in short. */
export type LessonTurn = {
  readonly lesson: LessonId;
  readonly state: LessonCard["state"] & { readonly at: number };
  readonly move: LessonMove | { readonly kind: "check" } | { readonly kind: "short" };
};

const sameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * What a message is towards a lesson of the conversation. A text of one of its cards goes on from there: the newest that has it,
 * else an older one, so that a step can be gone back to. Beside the last card an answer may be typed. Null for any other message.
 */
export function findLessonTurn(text: string, said: readonly Said[], locale: Locale): LessonTurn | null {
  const cards = said.flatMap(({ card }) => (card?.type === "lesson" && isLessonId(card.lesson) ? [card] : []));
  const newest = cards.at(-1);
  if (newest === undefined) return null;
  const own = cards.filter(({ lesson }) => lesson === newest.lesson);
  for (const card of own.toReversed()) {
    const move = readMove(text, card);
    if (move !== null) return turnOf(card, newest, move);
  }
  if (resumesLesson(text)) return turnOf(newest, newest, { kind: "resume" });
  const isLast = said.findLast(({ card }) => card !== null)?.card === newest;
  const typed = isLast ? readTyped(text, newest.step, locale) : null;
  if (typed === null) return null;
  // By its letter or number an option says what it says.
  const option = typed.kind === "option" ? newest.step.options.find(({ id }) => id === typed.id) : undefined;
  return turnOf(newest, newest, { kind: "answer", said: option?.text ?? text, answer: typed });
}

/** Where a lesson that was begun and not finished stands; null where there is none of it. */
export function findBegun(lesson: LessonId, said: readonly Said[]): LessonTurn | null {
  const card = said.flatMap((each) => (each.card?.type === "lesson" ? [each.card] : [])).at(-1);
  if (card === undefined || card.lesson !== lesson || card.step.task === "end") return null;
  return turnOf(card, card, { kind: "resume" });
}

/** Whether the check of a lesson was asked for before: once it belongs to the lesson. */
export function hadCheck(lesson: LessonId, said: readonly Said[]): boolean {
  return said.some(({ card }, at) => {
    const check =
      card?.type === "lesson" && card.lesson === lesson ? card.moves.find(({ id }) => id === "check") : null;
    return check ? said.slice(at).some(({ role, text }) => role === "user" && sameText(text, check.text)) : false;
  });
}

function readMove(text: string, card: LessonCard): LessonTurn["move"] | null {
  const move = card.moves.find((each) => sameText(each.text, text));
  if (move !== undefined) return { kind: move.id };
  const back = card.way.findIndex((step) => sameText(step.back, text));
  if (back !== -1 && back < card.at) return { kind: "back", at: back };
  const answer = readPressed(text, card.step);
  return answer === null ? null : { kind: "answer", said: text, answer };
}

/** What was answered since stays, wherever it goes on. */
function turnOf(card: LessonCard, newest: LessonCard, move: LessonTurn["move"]): LessonTurn {
  const tries = card.at === newest.at ? newest.state.tries : 0;
  const lesson = isLessonId(card.lesson) ? card.lesson : null;
  if (lesson === null) throw new Error(`No lesson ${card.lesson}`);
  return { lesson, state: { at: card.at, tries, answers: newest.state.answers }, move };
}
