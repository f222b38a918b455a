import { spend } from "../budget/budget.ts";
import { foldText } from "../concepts/fold-name.ts";
import { LOCALES } from "../i18n/locales.ts";
import { DESPAIR_WORDS } from "./phrases/despair-words.ts";

/** Later ones are not looked at: nobody writes so much of it in one message. UTF-16 units. */
const LONGEST = 4_000;

/** Signs on letters that are often left out, or set otherwise. */
const plain = (text: string): string =>
  foldText(text.replaceAll(/(?<=\p{L})['’ʼ`´](?=(?:t|s|m|re|ve|d|ll)\b)/gu, ""))
    .normalize("NFD")
    .replaceAll(/\u093c/gu, "")
    .normalize("NFC")
    .replaceAll(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu, "");

const PATTERNS = LOCALES.map(
  (locale) => new RegExp(DESPAIR_WORDS[locale].map((words) => plainPattern(words)).join("|"), "u"),
);

/** In Hindi and Amharic the words of a pattern are written as they are read. */
function plainPattern(words: string): string {
  return /[\p{Script=Devanagari}\p{Script=Ethiopic}]/u.test(words)
    ? words.replaceAll(/[\p{Script=Devanagari}\p{Script=Ethiopic}]+/gu, (word) => plain(word))
    : words;
}

/**
 * Whether somebody speaks of despair over themselves or of harm by others, in whatever words, in any of our languages. Total;
 * linear in the text's length.
 */
export function hearsDespair(text: string): boolean {
  const said = plain(text.slice(0, LONGEST));
  spend(said.length);
  return PATTERNS.some((pattern) => pattern.test(said));
}
