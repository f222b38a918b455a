import { SUBTOPICS, topicNameKey } from "../curriculum/topics.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { nameOf } from "../nomenclature/name-of.ts";
import type { Match, Shared } from "../passages/match.ts";
import { namesReaction, readMentions, substanceKey } from "../passages/mentions.ts";
import { listEvidence, type ReadPassage } from "../passages/subject.ts";
import type { Problem } from "../problems/problem.ts";
import { quoteSaying } from "../retrieval/choose-quote.ts";
import { listConcepts } from "../retrieval/list-concepts.ts";
import { equationText, formulaText } from "./chemistry.ts";
import { formatList } from "./numbers.ts";
import type { Words } from "./words.ts";

/**
 * Where a problem's subject stands: the sentences, exactly as they are on the page, and what it has in common with them: a
 * reaction, substances, or the name of the subject alone.
 */
export type WordedSource = {
  /** The id of the material. */
  readonly material: string;
  readonly page: number;
  readonly excerpt: string;
  readonly shares: Shared["kind"];
  readonly shared: string;
};

export function wordSource({ passage, shared }: Match, { subtopic }: Problem, words: Words): WordedSource {
  const { material, page, text, locale } = passage;
  const excerpt = quoteSaying(text, (sentence) => {
    if (shared.kind === "subject") return listEvidence(subtopic, listConcepts(sentence, locale));
    const mentions = readMentions(sentence, locale);
    if (shared.kind === "reaction") return namesReaction(mentions, shared.reaction) ? ["reaction"] : [];
    return shared.formulas.filter((formula) => mentions.substances.has(substanceKey(formula)));
  });
  return { material, page, excerpt, shares: shared.kind, shared: wordShared(shared, subtopic, words) };
}

function wordShared(shared: Shared, subtopic: Problem["subtopic"], words: Words): string {
  switch (shared.kind) {
    case "reaction":
      return equationText(shared.reaction);
    case "substances":
      return formatList(shared.formulas.map(formulaText), words.locale);
    case "subject": {
      const topic = SUBTOPICS.find(({ slug }) => slug === subtopic);
      return topic === undefined ? subtopic : words.t(`curriculum.${topicNameKey(topic)}`);
    }
  }
}

/** What a passage in the reader's language calls its substances, where it does not use the first name that chemistry has. */
export function namesOf({ locale, mentions }: ReadPassage, words: Words): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  if (locale !== words.locale) return names;
  for (const [key, [own, ...others]] of mentions.names) {
    const first = firstName(key, words);
    if (own === undefined || first === null || [own, ...others].includes(first)) continue;
    names.set(key, own);
    names.set(mentions.substances.get(key) ?? key, own);
  }
  return names;
}

function firstName(ascii: string, { locale }: Words): string | null {
  const parsed = parseFormula(ascii);
  const name = parsed.ok ? nameOf(parsed.value, locale) : null;
  return name?.ok === true ? name.value.text : null;
}
