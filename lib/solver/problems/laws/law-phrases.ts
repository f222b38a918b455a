import type { Locale } from "../../../i18n/locales.ts";
import { mergePhrases } from "../lexicon/problem-phrases.ts";
import type { ProblemPhrases } from "../lexicon/problem-phrases.ts";
import { AMHARIC_CELLS } from "../lexicon/am/cells.ts";
import { SPANISH_CELLS } from "../lexicon/es/cells.ts";
import { FRENCH_CELLS } from "../lexicon/fr/cells.ts";
import { HINDI_CELLS } from "../lexicon/hi/cells.ts";
import { CHINESE_CELLS } from "../lexicon/zh/cells.ts";
import { ENGLISH_CELLS } from "../lexicon/en/cells.ts";
import { ENGLISH_RATES } from "../lexicon/en/kinetics.ts";
import { SPANISH_RATES } from "../lexicon/es/kinetics.ts";
import { FRENCH_RATES } from "../lexicon/fr/kinetics.ts";
import { AMHARIC_RATES } from "../lexicon/am/kinetics.ts";
import { CHINESE_RATES } from "../lexicon/zh/kinetics.ts";
import { HINDI_RATES } from "../lexicon/hi/kinetics.ts";

export type LawTopic = "cells" | "rates";

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

/** What the signs of `speed-symbols.ts` mean, in every language. */
const SPEED_SYMBOLS: ProblemPhrases = {
  "law/written-law": ["symratelaw"],
  "law/letters": ["symreaction"],
  "law/species": ["symspecies"],
  "law/concentration": ["symbracket"],
  "law/rate-constant": ["symk"],
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
  rates: {
    en: mergePhrases([SPEED_SYMBOLS, ENGLISH_RATES]),
    es: mergePhrases([SPEED_SYMBOLS, SPANISH_RATES]),
    fr: mergePhrases([SPEED_SYMBOLS, FRENCH_RATES]),
    am: mergePhrases([SPEED_SYMBOLS, AMHARIC_RATES]),
    zh: mergePhrases([SPEED_SYMBOLS, CHINESE_RATES]),
    hi: mergePhrases([SPEED_SYMBOLS, HINDI_RATES]),
  },
};
