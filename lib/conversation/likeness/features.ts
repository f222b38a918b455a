import { foldText } from "../../concepts/fold-name.ts";
import type { Locale } from "../../i18n/locales.ts";
import { listConcepts } from "../../retrieval/list-concepts.ts";

const GRAMS = [3, 4, 5] as const;

/** A formula, an ion or an isotope: two capitals, or one with a figure or a charge. */
const FORMULA = /(?<![\p{L}\d])(?:\d*\(?[A-Z][a-z]?[\d₀-₉()]*){1,12}(?:\^?[\d⁰-⁹]*[+\-⁺⁻−])?(?![\p{L}])/gu;
const HAS_SHAPE = /[A-Z].*[A-Z\d₀-₉]|[A-Z][a-z]?[\d⁰-⁹]*[+⁺⁻]/u;

/**
 * How a text is put, apart from what it is about: its words, pairs of words and pieces of words (so that a word that is bent or
 * misspelt is still like itself), Chinese by characters and pairs of these. Numbers and formulas are one word each; substances and
 * terms of chemistry are said to be there. Linear in the text's length.
 */
export function featuresOf(text: string, locale: Locale): string[] {
  const words = plain(text)
    .split(" ")
    .filter((word) => word !== "");
  const han = [...words.join("").replaceAll(/[^\p{Script=Han}]/gu, "")];
  const concepts = listConcepts(text, locale);
  return [
    ...words.flatMap((word, at) => [`w ${word}`, `p ${words[at - 1] ?? "^"} ${word}`, ...gramsOf(word)]),
    ...han.flatMap((character, at) => [`h ${character}`, `hh ${han[at - 1] ?? "^"}${character}`]),
    ...(concepts.length === 0 ? ["names nothing"] : concepts.map(kindOf)),
    `ends ${/[?？؟]\s*$/u.test(text) ? "asking" : "saying"}`,
    `words ${Math.min(words.length, 12)}`,
  ];
}

function kindOf(concept: string): string {
  return `names ${/^(?:substance|element)(?=:)/.exec(concept)?.[0] ?? "term"}`;
}

function plain(text: string): string {
  const masked = text
    .replaceAll(/(?<=\p{L})['’ʼ`´](?=\p{L})/gu, "")
    .replaceAll(FORMULA, (written) => (HAS_SHAPE.test(written) ? " formulaword " : written))
    .replaceAll(/\p{Nd}+(?:[.,]\p{Nd}+)*/gu, " 0 ");
  // Whoever stretches a word writes a letter more than once.
  return foldText(masked)
    .replaceAll(/(\p{L})\1+/gu, "$1")
    .replaceAll(/[^\p{L}\p{M}\d\p{Extended_Pictographic}]+/gu, " ")
    .trim();
}

function gramsOf(word: string): string[] {
  const marked = `^${word}$`;
  return GRAMS.flatMap((length) =>
    Array.from({ length: Math.max(0, marked.length - length + 1) }, (_, at) => `g ${marked.slice(at, at + length)}`),
  );
}
