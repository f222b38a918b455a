import { mergePhrases } from "../lexicon/problem-phrases.ts";
import type { ProblemPhrases } from "../lexicon/problem-phrases.ts";
import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import { ENGLISH_CELLS } from "../lexicon/en/cells.ts";
import { ENGLISH_COLLIGATIVE } from "../lexicon/en/colligative.ts";
import { ENGLISH_RATES } from "../lexicon/en/kinetics.ts";

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
  },
  colligative: {
    en: mergePhrases([COLLIGATIVE_SYMBOLS, ENGLISH_COLLIGATIVE]),
  },
  rates: {
    en: mergePhrases([SPEED_SYMBOLS, ENGLISH_RATES]),
  },
};
