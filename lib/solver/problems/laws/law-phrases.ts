import { mergePhrases } from "../lexicon/problem-phrases.ts";
import type { ProblemPhrases } from "../lexicon/problem-phrases.ts";
import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import { AMHARIC_CELLS } from "../lexicon/am/cells.ts";
import { HINDI_CELLS } from "../lexicon/hi/cells.ts";
import { CHINESE_CELLS } from "../lexicon/zh/cells.ts";
import { ENGLISH_CELLS } from "../lexicon/en/cells.ts";
import { ENGLISH_COLLIGATIVE } from "../lexicon/en/colligative.ts";
import { ENGLISH_RATES } from "../lexicon/en/kinetics.ts";
import { AMHARIC_COLLIGATIVE } from "../lexicon/am/colligative.ts";
import { AMHARIC_RATES } from "../lexicon/am/kinetics.ts";
import { CHINESE_COLLIGATIVE } from "../lexicon/zh/colligative.ts";
import { CHINESE_RATES } from "../lexicon/zh/kinetics.ts";
import { HINDI_COLLIGATIVE } from "../lexicon/hi/colligative.ts";
import { HINDI_RATES } from "../lexicon/hi/kinetics.ts";

export type LawTopic = "cells" | "colligative" | "rates";

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

/** What the signs of `colligative-symbols.ts` mean, in every language. */
const COLLIGATIVE_SYMBOLS: ProblemPhrases = {
  "law/freezing-change": ["symfreezingchange"],
  "law/boiling-change": ["symboilingchange"],
  "law/freezing-constant": ["symkf"],
  "law/boiling-constant": ["symkb"],
  "law/factor": ["symi"],
  "law/gas-constant": ["symr"],
};

/** What the signs of `speed-symbols.ts` mean, in every language. */
const SPEED_SYMBOLS: ProblemPhrases = {
  "law/written-law": ["symratelaw"],
  "law/letters": ["symreaction"],
  "law/species": ["symspecies"],
  "law/concentration": ["symbracket"],
  "law/rate-constant": ["symk"],
};

export const LAW_PHRASES: Readonly<Record<LawTopic, Readonly<Record<ProblemLocale, ProblemPhrases>>>> = {
  cells: {
    en: mergePhrases([CELL_SYMBOLS, ENGLISH_CELLS]),
    am: mergePhrases([CELL_SYMBOLS, AMHARIC_CELLS]),
    zh: mergePhrases([CELL_SYMBOLS, CHINESE_CELLS]),
    hi: mergePhrases([CELL_SYMBOLS, HINDI_CELLS]),
  },
  colligative: {
    en: mergePhrases([COLLIGATIVE_SYMBOLS, ENGLISH_COLLIGATIVE]),
    am: mergePhrases([COLLIGATIVE_SYMBOLS, AMHARIC_COLLIGATIVE]),
    zh: mergePhrases([COLLIGATIVE_SYMBOLS, CHINESE_COLLIGATIVE]),
    hi: mergePhrases([COLLIGATIVE_SYMBOLS, HINDI_COLLIGATIVE]),
  },
  rates: {
    en: mergePhrases([SPEED_SYMBOLS, ENGLISH_RATES]),
    am: mergePhrases([SPEED_SYMBOLS, AMHARIC_RATES]),
    zh: mergePhrases([SPEED_SYMBOLS, CHINESE_RATES]),
    hi: mergePhrases([SPEED_SYMBOLS, HINDI_RATES]),
  },
};
