import type { Locale } from "../i18n/locales.ts";
import { listConcepts } from "../retrieval/list-concepts.ts";
import { splitClauses } from "./phrases/clauses.ts";

/**
 * What of a message holds a number or names something of chemistry, where clauses stand beside it that do not: "no, 25 kelvin, i
 * know its weird" without its excuse. Null where all clauses do, or none does.
 */
export function dropChatter(text: string, locale: Locale): string | null {
  const clauses = splitClauses(text).filter((clause) => clause.text.trim() !== "");
  const kept = clauses.filter((clause) => /\p{Nd}/u.test(clause.text) || listConcepts(clause.text, locale).length > 0);
  return kept.length === 0 || kept.length === clauses.length
    ? null
    : kept
        .map((clause) => clause.text + clause.end)
        .join("")
        .trim();
}
