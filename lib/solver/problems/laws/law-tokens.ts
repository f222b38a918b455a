import type { Locale } from "../../../i18n/locales.ts";
import { getLexicon } from "../../lexicon/lexicons.ts";
import { buildVocabulary } from "../../lexicon/vocabulary.ts";
import type { Vocabulary } from "../../lexicon/vocabulary.ts";
import { splitSentences } from "../sentences.ts";
import type { Sentence } from "../sentences.ts";
import { readProblemTokens } from "../tokens.ts";
import type { ProblemToken } from "../tokens.ts";
import { LAW_PHRASES } from "./law-phrases.ts";
import type { LawTopic } from "./law-phrases.ts";

const built = new Map<string, Vocabulary>();

/** The words of one topic, with the names of substances that the language has anyway. */
function getVocabulary(topic: LawTopic, locale: Locale): Vocabulary {
  const key = `${topic} ${locale}`;
  const known = built.get(key);
  if (known !== undefined) return known;
  const vocabulary = { ...buildVocabulary({ ...getLexicon(locale), concepts: LAW_PHRASES[topic][locale], roundings: {} }, locale), nearby: new Map<string, readonly string[]>() };
  built.set(key, vocabulary);
  return vocabulary;
}

const SIGNS: ReadonlySet<string> = new Set([",", "(", ")", "=", ":"]);

function isKnown(token: ProblemToken): boolean {
  if (token.kind === "sign") return SIGNS.has(token.sign);
  return token.kind === "concept" || token.kind === "quantity" || token.kind === "unit" || token.kind === "substance" || token.kind === "equation" || token.kind === "state";
}

/** The sentences of a problem; null where any word or sign in it is not of these lexicons. */
export function readLawSentences(text: string, topic: LawTopic, locale: Locale): Sentence[] | null {
  const tokens = readProblemTokens(text, getVocabulary(topic, locale), locale);
  const sentences = tokens === null ? null : splitSentences(tokens);
  return sentences?.every((sentence) => sentence.every(isKnown)) === true ? sentences : null;
}
