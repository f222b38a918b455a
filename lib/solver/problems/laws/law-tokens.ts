import type { ProblemLocale } from "../lexicon/vocabularies.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import { closedVocabularies } from "../lexicon/closed-vocabulary.ts";
import { splitSentences } from "../sentences.ts";
import type { Sentence } from "../sentences.ts";
import { readProblemTokens } from "../tokens.ts";
import type { ProblemToken } from "../tokens.ts";
import { LAW_PHRASES } from "./law-phrases.ts";
import type { LawTopic } from "./law-phrases.ts";

/** The words of each topic. */
const VOCABULARIES: Readonly<Record<LawTopic, (locale: ProblemLocale) => Vocabulary>> = {
  cells: closedVocabularies(LAW_PHRASES.cells),
};

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

/** The sentences of a problem; null where any word or sign in it is not of these lexicons. */
export function readLawSentences(text: string, topic: LawTopic, locale: ProblemLocale): Sentence[] | null {
  const tokens = readProblemTokens(text, VOCABULARIES[topic](locale), locale);
  const sentences = tokens === null ? null : splitSentences(tokens);
  return sentences?.every((sentence) => sentence.every(isKnown)) === true ? sentences : null;
}
