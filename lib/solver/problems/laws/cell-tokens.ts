import { closedVocabulary } from "../lexicon/closed-vocabulary.ts";
import { ENGLISH_CELLS } from "../lexicon/en/cells.ts";
import { mergePhrases } from "../lexicon/problem-phrases.ts";
import type { ProblemPhrases } from "../lexicon/problem-phrases.ts";
import { splitSentences } from "../sentences.ts";
import type { Sentence } from "../sentences.ts";
import { readProblemTokens } from "../tokens.ts";
import type { ProblemToken } from "../tokens.ts";

/** What the signs of `cell-symbols.ts` mean. */
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

const cellVocabulary = closedVocabulary(mergePhrases([CELL_SYMBOLS, ENGLISH_CELLS]));

const SIGNS: ReadonlySet<string> = new Set([",", "(", ")", "=", ":"]);

function isKnown(token: ProblemToken): boolean {
  if (token.kind === "sign") return SIGNS.has(token.sign);
  return (
    token.kind === "concept" ||
    token.kind === "quantity" ||
    token.kind === "unit" ||
    token.kind === "substance" ||
    token.kind === "equation" ||
    token.kind === "state"
  );
}

/** The sentences of a problem about a cell; null where any word or sign in it is not of its lexicon. */
export function readCellSentences(text: string): Sentence[] | null {
  const vocabulary = cellVocabulary();
  const tokens = readProblemTokens(text, vocabulary, vocabulary.locale);
  const sentences = tokens === null ? null : splitSentences(tokens);
  return sentences?.every((sentence) => sentence.every(isKnown)) === true ? sentences : null;
}
