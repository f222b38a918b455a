import type { Phrases } from "../reader.ts";

const EN_KIND =
  "(?:(?:coordination|complex) )?(?:compounds?|complex(?:es)?(?: (?:ions?|salts?|compounds?))?|entit(?:y|ies)|ions?|salts?|species)";
const EN_THESE = `(?:(?:the following|these|this|the|each of the following) ${EN_KIND}:? ?|the following:? |${EN_KIND}:? )?`;
const EN_IUPAC = "(?:(?:correct|full|systematic|iupac|chemical|proper) )*";
const EN_RULES =
  ",? (?:according to|as per|following|using|by|in)(?: the)? (?:iupac|systematic)(?: (?:rules?|system|nomenclature|norms?|conventions?|recommendations))*";

/** Names of complexes are English here; other languages read no questions about them. */
const NONE = { name: [], formula: [] };

export const COMPLEX_PHRASES: Phrases<"name" | "formula"> = {
  en: {
    name: [
      `(?:(?:please|pls|can you|now) )*name ${EN_THESE}{x}(?:${EN_RULES})?`,
      `{do}${EN_IUPAC}names? (?:of|for) ${EN_THESE}{x}(?:${EN_RULES})?`,
      `{x}:? ${EN_IUPAC}name`,
      `(?:what is|how is|how do you|how would you) (?:the )?(?:${EN_KIND} )?{x} (?:called|named?)(?:${EN_RULES})?`,
    ],
    formula: [`{do}(?:(?:correct|chemical|molecular) )*formula (?:of|for) ${EN_THESE}{x}`],
  },
  es: NONE,
  fr: NONE,
  am: NONE,
  zh: NONE,
  hi: NONE,
};
