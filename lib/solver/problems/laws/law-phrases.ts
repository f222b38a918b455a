import type { Locale } from "../../../i18n/locales.ts";
import { mergePhrases } from "../lexicon/problem-phrases.ts";
import type { ProblemPhrases } from "../lexicon/problem-phrases.ts";
import { AMHARIC_CELLS } from "../lexicon/am/cells.ts";
import { SPANISH_CELLS } from "../lexicon/es/cells.ts";
import { FRENCH_CELLS } from "../lexicon/fr/cells.ts";
import { HINDI_CELLS } from "../lexicon/hi/cells.ts";
import { CHINESE_CELLS } from "../lexicon/zh/cells.ts";
import { ENGLISH_CELLS } from "../lexicon/en/cells.ts";

export type LawTopic = "cells";

/** What the signs of `cell-symbols.ts` mean, in every language. */
const CELL_SYMBOLS: ProblemPhrases = {
  "law/standard-cell-potential": ["symestdcell"],
  "law/cell-potential": ["symecell"],
  "law/bare-potential": ["symestd"],
  "law/couple": ["symcouple"],
  "law/notation": ["symnotation"],
  "law/gibbs": ["symdg"],
  "law/equilibrium-constant": ["symkeq"],
  "law/quotient": ["symq"],
  "law/electrons": ["symn"],
  "law/concentration": ["symbracket"],
  "law/temperature": ["symtemp"],
  "law/gas-constant": ["symr"],
  "law/faraday": ["symf"],
};

export const LAW_PHRASES: Readonly<Record<LawTopic, Readonly<Record<Locale, ProblemPhrases>>>> = {
  cells: {
    en: mergePhrases([CELL_SYMBOLS, ENGLISH_CELLS]),
    es: mergePhrases([CELL_SYMBOLS, SPANISH_CELLS]),
    fr: mergePhrases([CELL_SYMBOLS, FRENCH_CELLS]),
    am: mergePhrases([CELL_SYMBOLS, AMHARIC_CELLS]),
    zh: mergePhrases([CELL_SYMBOLS, CHINESE_CELLS]),
    hi: mergePhrases([CELL_SYMBOLS, HINDI_CELLS]),
  },
};
