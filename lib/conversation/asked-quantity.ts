import { indexPhrases, type Index, phraseFrom } from "../facts/phrase-index.ts";
import { tokensOf } from "../facts/tokens.ts";
import { DEFAULT_LOCALE } from "../i18n/locales.ts";
import type { Locale } from "../i18n/locales.ts";
import { listMentions, withoutSubstances } from "./compose-question.ts";
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

const TELLS = /\b(?:is|are|was|were|has|have|es|son|era|tiene|est|sont|était|vaut)\b|是|为|है|हैं|था|ነው|ናቸው/iu;

function nameOf(words: ReadonlySet<AskBackWord>): AskedQuantity | null {
  if (words.has("volume")) return words.has("gas") ? "gas-volume" : "dilution";
  return ASKED_QUANTITIES.find((quantity) => words.has(quantity)) ?? null;
}

/** What begins to ask: "what pressure does 3 g of hydrogen have". */
const WHAT =
  /^\W*(?:what|whats|how|which|qu[eé]|cu[aá]l|cu[aá]nt[oa]s?|quel(?:le)?s?|combien)(?!\p{L})|多少|什么|ስንት|ምን|कितन[ाीे]|क्या/iu;

const VOLUMES = /\d\s?(?:m?L|ml|l|dm3|cm3|dm³|cm³|m³)(?!\p{L})/u;

/** In what a quantity is told itself. */
const OWN_UNITS: Readonly<Partial<Record<AskedQuantity, RegExp>>> = {
  "gas-volume": VOLUMES,
  dilution: VOLUMES,
  pressure: /\d\s?(?:atm|k?Pa|bar|torr|Torr|mm ?Hg)(?!\p{L})/u,
  temperature: /\d\s?(?:°C|K|C|°F)(?!\p{L})/u,
  molarity: /\d\s?(?:M|mol\/L|mol\/l)(?!\p{L})/u,
  moles: /\d\s?mol(?!\p{L}|\/)/u,
  yield: /%/u,
  percent: /%/u,
};

/** Of more of them something should follow. */
const MOST_VALUES = 1;

/** A text without the values in it, and without the formulas of what they are of. */
function withoutValues(text: string, locale: Locale): string {
  const mentions = listMentions(text, locale);
  if (mentions.length > MOST_VALUES) return text;
  const bare = mentions.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  return mentions.length === 0 ? text : withoutSubstances(bare, locale);
}

/**
 * The quantity that a message wants computed, of which it gives nothing, or not enough: "calculate the volume of the gas". `isAfterSolution`: what is
 * named alone is wanted of what was solved, "and its density", or to be computed from the values beside it. Null for any other.
 */
export function findAskedQuantity(written: string, locale: Locale, isAfterSolution = false): AskedQuantity | null {
  if (written.length > LONGEST) return null;
  // "Volume of 2 mol of gas": what is given is not enough.
  const text = withoutValues(written, locale);
  if (/\p{Nd}|→|->/u.test(text)) return null;
  const tokens = tokensOf(text, locale);
  const words = new Set<AskBackWord>();
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseFrom(tokens, at, indexOf(locale));
    if (phrase === null) return null;
    for (const word of phrase.words) words.add(word);
    at += phrase.length;
  }
  // "The volume of 2 mol of gas" wants it, and "the volume is 2 mol" tells.
  const wants = text !== written && (/[?？፧]/u.test(written) || WHAT.test(written) || !TELLS.test(written));
  const isAsked = words.has("compute") || wants;
  if (!isAsked && !isAfterSolution) return null;
  const asked = nameOf(words);
  // "Is the pressure 2 atm?" has it already.
  return text !== written && asked !== null && OWN_UNITS[asked]?.test(written) === true ? null : asked;
}
