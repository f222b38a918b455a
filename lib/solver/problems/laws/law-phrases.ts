import type { Locale } from "../../../i18n/locales.ts";
import { mergePhrases } from "../lexicon/problem-phrases.ts";
import type { ProblemPhrases } from "../lexicon/problem-phrases.ts";
import { SPANISH_CELLS, SPANISH_OXIDATION } from "../lexicon/es/cells.ts";
import { FRENCH_CELLS, FRENCH_OXIDATION } from "../lexicon/fr/cells.ts";
import { ENGLISH_CELLS, ENGLISH_OXIDATION } from "../lexicon/en/cells.ts";
import { ENGLISH_COLLIGATIVE } from "../lexicon/en/colligative.ts";
import { ENGLISH_KINETICS, ENGLISH_RATES } from "../lexicon/en/kinetics.ts";
import { SPANISH_COLLIGATIVE } from "../lexicon/es/colligative.ts";
import { SPANISH_KINETICS, SPANISH_RATES } from "../lexicon/es/kinetics.ts";
import { FRENCH_COLLIGATIVE } from "../lexicon/fr/colligative.ts";
import { FRENCH_KINETICS, FRENCH_RATES } from "../lexicon/fr/kinetics.ts";
import { ENGLISH_SOLUBILITY } from "../lexicon/en/solubility.ts";
import { SPANISH_SOLUBILITY } from "../lexicon/es/solubility.ts";
import { FRENCH_SOLUBILITY } from "../lexicon/fr/solubility.ts";

export type LawTopic = "cells" | "colligative" | "kinetics" | "oxidation" | "rates" | "solubility";

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

/** What the signs of `rate-symbols.ts` mean, in every language. */
const RATE_SYMBOLS: ProblemPhrases = {
  "law/rate-constant": ["symk"],
  "law/half-life": ["symhalflife"],
  "law/initial": ["syminitial"],
  "law/final": ["symfinal"],
  "law/reactant": ["symreactant"],
  "law/activation": ["symea"],
  "law/gas-constant": ["symr"],
  "law/temperature": ["symtemp"],
  "law/how-long": ["symtime"],
};

/** What the signs of `solubility-symbols.ts` mean, in every language. */
const SOLUBILITY_SYMBOLS: ProblemPhrases = {
  "law/solubility-product": ["symksp"],
  "law/solubility": ["symsolubility"],
  "law/concentration": ["symbracket"],
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

export const LAW_PHRASES: Readonly<Record<LawTopic, Readonly<Partial<Record<Locale, ProblemPhrases>>>>> = {
  cells: {
    en: mergePhrases([CELL_SYMBOLS, ENGLISH_CELLS]),
    es: mergePhrases([CELL_SYMBOLS, SPANISH_CELLS]),
    fr: mergePhrases([CELL_SYMBOLS, FRENCH_CELLS]),
  },
  colligative: {
    en: mergePhrases([COLLIGATIVE_SYMBOLS, ENGLISH_COLLIGATIVE]),
    es: mergePhrases([COLLIGATIVE_SYMBOLS, SPANISH_COLLIGATIVE]),
    fr: mergePhrases([COLLIGATIVE_SYMBOLS, FRENCH_COLLIGATIVE]),
  },
  kinetics: {
    en: mergePhrases([RATE_SYMBOLS, ENGLISH_KINETICS]),
    es: mergePhrases([RATE_SYMBOLS, SPANISH_KINETICS]),
    fr: mergePhrases([RATE_SYMBOLS, FRENCH_KINETICS]),
  },
  rates: {
    en: mergePhrases([SPEED_SYMBOLS, ENGLISH_RATES]),
    es: mergePhrases([SPEED_SYMBOLS, SPANISH_RATES]),
    fr: mergePhrases([SPEED_SYMBOLS, FRENCH_RATES]),
  },
  oxidation: {
    en: ENGLISH_OXIDATION,
    es: SPANISH_OXIDATION,
    fr: FRENCH_OXIDATION,
  },
  solubility: {
    en: mergePhrases([SOLUBILITY_SYMBOLS, ENGLISH_SOLUBILITY]),
    es: mergePhrases([SOLUBILITY_SYMBOLS, SPANISH_SOLUBILITY]),
    fr: mergePhrases([SOLUBILITY_SYMBOLS, FRENCH_SOLUBILITY]),
  },
};
