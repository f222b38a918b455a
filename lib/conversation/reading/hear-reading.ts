import { bounded } from "../../budget/budget.ts";
import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Draft } from "../../reading/unsure/draft.ts";
import type { Words } from "../../wording/words.ts";
import { READING_WORDS } from "../phrases/reading-words.ts";
import type { Heard } from "./heard.ts";
import { hearLines } from "./hear-lines.ts";
import { hearSentence } from "./hear-sentence.ts";
import { hasPhrase } from "./kind-names.ts";

/** Longer messages are problems of their own. UTF-16 units. */
const LONGEST_SENTENCE = 160;
const LONGEST_FORM = 2_000;

/** In steps, as `solve` counts them. */
const MOST_WORK = 2_000_000;

/** What a message says to a reading that was shown before it, by the card's form or in words; null where it is about something else, as a problem that is solved by itself is. */
export function hearReading(
  text: string,
  draft: Draft,
  words: Words,
  isProblem: (text: string) => boolean,
): Heard | null {
  if (text.length > LONGEST_FORM) return null;
  const [own, english] = [READING_WORDS[words.locale], READING_WORDS[DEFAULT_LOCALE]];
  if ([own.yes, english.yes, words.t("tutor.unsure.yes")].some((phrases) => hasPhrase(text, phrases, true)))
    return { kind: "yes" };
  if ([own.no, english.no].some((phrases) => hasPhrase(text, phrases, true))) return { kind: "no" };
  const outcome = bounded(MOST_WORK, () => {
    const lines = hearLines(text, draft, words);
    if (lines !== null) return lines;
    // Who asks something has a question of their own.
    const isOther = text.length > LONGEST_SENTENCE || /[?？]/u.test(text) || isProblem(text);
    return isOther ? null : hearSentence(text, draft, words);
  });
  return outcome.kind === "done" && outcome.value !== null ? { kind: "changes", changes: outcome.value } : null;
}
