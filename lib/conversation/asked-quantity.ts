import { indexPhrases, type Index, phraseFrom } from "../facts/phrase-index.ts";
import { tokensOf } from "../facts/tokens.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import { ASK_BACK_WORDS } from "./phrases/ask-back-words.ts";

/** What can be asked for without what it is to be computed from. */
export const ASKED_QUANTITIES = [
  "gas-volume",
  "pressure",
  "temperature",
  "density",
  "molarity",
  "moles",
  "mass",
  "molar-mass",
  "ph",
  "heat",
  "yield",
  "limiting",
  "percent",
  "empirical",
  "dilution",
  "equation",
  "configuration",
] as const;

export type AskedQuantity = (typeof ASKED_QUANTITIES)[number];

/** What a word is in such a wish: a quantity, what asks to compute it, or a word that changes nothing. */
export type AskBackWord = AskedQuantity | "compute" | "volume" | "gas" | "filler";

const LONGEST = 120;

const indexes = new Map<Locale, Index<AskBackWord>>();

function indexOf(locale: Locale): Index<AskBackWord> {
  const known = indexes.get(locale);
  if (known !== undefined) return known;
  const index = indexPhrases(
    [...new Set<Locale>([locale, DEFAULT_LOCALE])].map((language) => ASK_BACK_WORDS[language]),
  );
  indexes.set(locale, index);
  return index;
}

/**
 * The quantity that a message wants computed, of which it gives nothing: "find the volume of the gas". `isAfterSolution`: what is
 * named alone is wanted of what was solved, "now the density of it". Null for any other.
 */
export function findAskedQuantity(text: string, locale: Locale, isAfterSolution = false): AskedQuantity | null {
  if (text.length > LONGEST || /\p{Nd}|→|->/u.test(text)) return null;
  const tokens = tokensOf(text, locale);
  const words = new Set<AskBackWord>();
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseFrom(tokens, at, indexOf(locale));
    if (phrase === null) return null;
    for (const word of phrase.words) words.add(word);
    at += phrase.length;
  }
  if (!words.has("compute") && !isAfterSolution) return null;
  if (words.has("volume")) return words.has("gas") ? "gas-volume" : "dilution";
  return ASKED_QUANTITIES.find((quantity) => words.has(quantity)) ?? null;
}
