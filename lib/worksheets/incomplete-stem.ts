import { foldText } from "../concepts/fold-name.ts";
import type { Locale } from "../i18n/locales.ts";
import { isFunctionWord } from "../retrieval/function-words.ts";
import { solve } from "../solver/solve.ts";

/** Why an exercise cannot be solved by anyone: it breaks off, or a quantity that it needs is not given. */
export type Gap = "cut-off" | "given-missing";

/** What a sentence cannot end with. */
const OPEN_END = /[,;:，、；(（[+×=→⇌]$|->$/u;

/** A formula that could be no word, and not a part of an equation or a number's unit. */
const FORMULA =
  /(?<![\p{L}\d])(?<![+>→-] ?)(?:[A-Z][a-z]?[\d₀-₉]*|\((?:[A-Z][a-z]?[\d₀-₉]*)+\)[\d₀-₉]*){2,}(?![\p{L}\d])/gu;

const ARROW = /->|→|⇌|<=>|=/u;

/**
 * What an exercise lacks that the engine does not recognise; null where nothing shows that it lacks anything. A missing
 * given is proved: with an amount put in, the engine solves the very same words.
 */
export function findGap(text: string, locale: Locale): Gap | null {
  const stem = text.trim();
  if (OPEN_END.test(stem) || endsInFunctionWord(stem, locale)) return "cut-off";
  return lacksGiven(stem, locale) ? "given-missing" : null;
}

/** Chinese, Amharic and Hindi put such words last. */
function endsInFunctionWord(stem: string, locale: Locale): boolean {
  if (locale === "zh" || locale === "am" || locale === "hi") return false;
  const last = /(?:^|\s)([\p{L}']+)$/u.exec(stem)?.[1];
  return last !== undefined && ENDLESS.has(foldText(last)) && isFunctionWord(foldText(last), locale);
}

/** Those of the function words that are always followed by another. */
const ENDLESS: ReadonlySet<string> = new Set(
  "a an the of and or but if at from by with as is are was when how that than into between el la los las un una de del y o en con por para que cuando entre le les des du et ou au aux dans avec par pour que quand entre".split(
    " ",
  ),
);

/** The formula with which a question ends: what follows it might say how much there is. */
const FORMULA_AT_END = new RegExp(`${FORMULA.source}(?=\\s*[?.？]*$)`, "u");

function lacksGiven(stem: string, locale: Locale): boolean {
  if (ARROW.test(stem) || /\d/.test(stem.replaceAll(FORMULA, ""))) return false;
  const completed = stem.replace(FORMULA_AT_END, locale === "en" ? "10.0 g of $&" : "10.0 g $&");
  return completed !== stem && solve(completed, locale).kind === "solved";
}
