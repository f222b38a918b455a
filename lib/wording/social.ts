import type { Act, SocialKind } from "../conversation/act.ts";
import { joinSentences } from "./saying.ts";
import type { Words } from "./words.ts";

/** What is known where a social turn is answered: the name of the session's topic, and whether a solution was just shown. */
export type Known = { readonly topic: string | null; readonly isAfterSolution: boolean };

/** After these comes what could be done next; the others say it themselves, or it would be out of place. */
const LEADS_ON: ReadonlySet<SocialKind> = new Set([
  "apology",
  "how-are-you",
  "thanks",
  "praise",
  "greeting",
  "acknowledgement",
]);

/** A sentence or two to a turn that is about no chemistry, with a next step. Markdown. */
export function wordSocial(act: Extract<Act, { kind: "social" | "wish" }>, known: Known, words: Words): string {
  if (act.kind === "wish")
    return joinSentences(
      [words.t("tutor.social.wish"), wordNext({ ...known, isAfterSolution: false }, words)],
      words.locale,
    );
  const said = words.t(`tutor.social.${act.social}`);
  return LEADS_ON.has(act.social) ? joinSentences([said, wordNext(known, words)], words.locale) : said;
}

function wordNext({ topic, isAfterSolution }: Known, { t }: Words): string {
  if (isAfterSolution) return t("tutor.social.next.similar");
  return topic === null ? t("tutor.social.next.any") : t("tutor.social.next.topic", { topic });
}
