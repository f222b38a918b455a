import { mergePhrases } from "../lexicon/problem-phrases.ts";
import type { ProblemPhrases } from "../lexicon/problem-phrases.ts";
import type { ProblemLocale } from "../lexicon/vocabularies.ts";
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

export const LAW_PHRASES: Readonly<Record<LawTopic, Readonly<Record<ProblemLocale, ProblemPhrases>>>> = {
  cells: {
    en: mergePhrases([CELL_SYMBOLS, ENGLISH_CELLS]),
  },
};
