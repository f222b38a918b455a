import { LOCALES } from "../../i18n/locales.ts";
import { tokenise } from "./find-phrase.ts";
import { FOLLOW_UP_WORDS } from "./follow-up-words.ts";

/** Words that a turn which comes back to a problem may have around what it changes or asks, in any of our languages. */
const WORDS: ReadonlySet<string> = new Set(
  LOCALES.flatMap((locale) =>
    (["change", "again", "about", "aside"] as const).flatMap((kind) => FOLLOW_UP_WORDS[locale][kind].split(",")),
  ).flatMap(tokenise),
);

/** Whether all of a text is made of such words. */
export function isWordOfFollowUp(text: string): boolean {
  return tokenise(text).every((word) => WORDS.has(word) || /^[^\p{L}\p{Nd}]+$/u.test(word));
}
