/** Texts that no one types: pieces of chemistry and of every lexicon, in pairs and triples, repeated as long as a message may be. */
import type { Locale } from "#lib/i18n/locales.ts";
import { LOCALES } from "#lib/i18n/locales.ts";
import { listElementNames, listSubstanceNames } from "#lib/nomenclature/list-names.ts";
import type { Random } from "#lib/problems/random.ts";
import { UNIT_WORDS } from "#lib/quantity/units/words/unit-words.ts";
import { listGlossedPhrases } from "#lib/reading/glosses/list-words.ts";
import { getLexicon } from "#lib/solver/lexicon/lexicons.ts";
import { problemVocabulary } from "#lib/solver/problems/lexicon/problem-vocabulary.ts";

export type HostileText = {
  readonly locale: Locale;
  /** What is repeated. */
  readonly unit: string;
  readonly text: string;
};

/** The same in every language: each list is as likely as any other. */
const COMMON: readonly (readonly string[])[] = [
  ["H", "H2O", "NaCl", "C6H12O6", "CuSO4·5H2O", "SO4^2-", "Na+", "Fe2 O3", "nacl", "co2", "Xy3", "K", "He", "e-"],
  ["5", "2.5", "1,250", "6.02×10^23", "1/2", "2.5 g", "0.10 M", "25 °C", "12 kJ/mol", "40 %", "1.0 atm", "10⁻³"],
  ["g", "mol", "kJ", "°C", "(aq)", "M", "g/mol", "J/(g·K)", "%", "s", "L"],
  [";", ",", ".", "?", "\n", ":", "(", ")", "[", "]", "+", "-", "=", "->", "<=>", "·", "\\ce{", "$", "_", "^", "|"],
  ["1) ", "a) ", "\n1. ", "Exercise 3: ", "- ", "pH", "x", "Ka", "ΔH", "t1/2", "2 H2 + O2 -> 2 H2O", "2H2+O2=2H2O"],
];

function listOwn(locale: Locale): readonly (readonly string[])[] {
  return [
    listSubstanceNames(locale).map(({ name }) => name),
    listElementNames(locale).map(({ name }) => name),
    Object.values(getLexicon(locale).concepts).flat(),
    ["what", ...listGlossedPhrases(locale)],
    Object.values(problemVocabulary().lexicon.concepts).flat(),
    [...(UNIT_WORDS[locale]?.units.keys() ?? ["grams", "moles", "liters"])],
  ];
}

const PIECES = new Map(LOCALES.map((locale) => [locale, [...COMMON, ...listOwn(locale)]]));

/** As long as each of the bounds in characters within which readers work at all, and a whole message. */
const LENGTHS = [300, 1_200, 2_000, 9_990, 19_990] as const;

/** One text: a pair or triple of pieces again and again, or, which no memory helps against, pieces in no order. */
export function writeHostileText(random: Random): HostileText {
  const locale = random.pick(LOCALES);
  const kinds = PIECES.get(locale) ?? [];
  const piece = (): string => random.pick(random.pick(kinds));
  const space = random.pick([" ", ""]);
  const length = random.pick(LENGTHS);
  const count = random.chance(0.2) ? 500 : random.integer(2, 3);
  const unit = Array.from({ length: count }, piece).join(space) + space;
  return { locale, unit, text: unit.repeat(Math.ceil(length / unit.length)).slice(0, length) };
}
