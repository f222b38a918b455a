import type { QuestionCard } from "./card.ts";
import { listTries } from "./tries.ts";

/** Whether an answer was marked: the first one counts. One that could not be read leaves the question open. */
export function isAnswered(card: QuestionCard): boolean {
  return listTries(card).length > 0;
}
