import type { Locale } from "#lib/i18n/locales.ts";
import { bounded } from "#lib/budget/budget.ts";
import type { Words } from "#lib/wording/words.ts";
import type { Room } from "./rooms.ts";

/** In steps: what is done in one go, before others have their turn. Each door has a bound of its own below it. */
export const MOST_STEPS = 2_000_000;

type Stretch = { readonly steps: number; readonly milliseconds: number };

/** Milliseconds of processor time: what others do on the machine does not count. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** What a room does with a text, stretch by stretch. */
export function* measureRoom(room: Room, text: string, locale: Locale, words: Words): Generator<Stretch, void> {
  const stretches = room(text, locale, words);
  for (let isDone: boolean | undefined = false; isDone !== true;) {
    const start = processorTime();
    const stretch = bounded(Number.MAX_SAFE_INTEGER, () => stretches.next().done);
    if (stretch.kind !== "done") throw new Error("A bound without an end was reached");
    isDone = stretch.value;
    yield { steps: stretch.steps, milliseconds: processorTime() - start };
  }
}
