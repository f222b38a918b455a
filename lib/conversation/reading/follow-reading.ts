import type { ProblemReadingCard } from "../../cards/problem-reading.ts";
import type { Locale } from "../../i18n/locales.ts";
import { applyChanges } from "../../reading/unsure/change.ts";
import type { Draft } from "../../reading/unsure/draft.ts";
import { readDraft } from "../../reading/unsure/read-draft.ts";
import { settleDraft } from "../../reading/unsure/settle-draft.ts";
import type { Settled } from "../../reading/unsure/settle-draft.ts";
import { solve } from "../../solver/solve.ts";
import type { Words } from "../../wording/words.ts";
import type { Heard } from "./heard.ts";
import { hearReading } from "./hear-reading.ts";

/** A reading with all that was said of it. */
export type Followed = { readonly draft: Draft; readonly said: readonly string[]; readonly heard: Heard };

const isProblem =
  (locale: Locale) =>
  (text: string): boolean =>
    solve(text, locale).kind === "solved";

const withHeard = (draft: Draft, heard: Heard): Draft =>
  heard.kind === "changes" ? applyChanges(draft, heard.changes) : draft;

/** The problem of a card, read again with what was said of it. */
function restore({ problem, said }: ProblemReadingCard, words: Words): Draft | null {
  let draft = readDraft(problem, words.locale);
  for (const each of said) {
    const heard = draft === null ? null : hearReading(each, draft, words, () => false);
    if (draft !== null && heard !== null) draft = withHeard(draft, heard);
  }
  return draft;
}

/** What a message makes of the reading that a card shows; null where it says nothing of it. */
export function followReading(text: string, card: ProblemReadingCard, words: Words): Followed | null {
  const draft = restore(card, words);
  const heard = draft === null ? null : hearReading(text, draft, words, isProblem(words.locale));
  return draft === null || heard === null
    ? null
    : { draft: withHeard(draft, heard), said: [...card.said, text], heard };
}

/** Whether that can be solved now: not where the student only says that something is wrong. */
export function settleReading({ draft, said, heard }: Followed): Settled {
  return heard.kind === "no" ? { kind: "open", issue: null } : settleDraft(draft, said);
}
