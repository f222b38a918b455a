import type { SubtopicSlug } from "../curriculum/outline.ts";

/** Concepts and subtopics stand among a passage's lexemes, marked by what no word begins with. */
export function conceptLexeme(concept: string): string {
  return `#${concept}`;
}

export function subtopicLexeme(slug: SubtopicSlug): string {
  return `#about:${slug}`;
}

/** One thing that a question is matched by, and in which share of all passages it stands; null where that is not known. */
export type QueryTerm = { readonly lexeme: string; readonly frequency: number | null };

/** More of them would tell no more. */
const MOST_TERMS = 16;

/** The rarest come first, those of unknown frequency before all. */
export function chooseTerms(lexemes: readonly string[], frequencies: ReadonlyMap<string, number>): QueryTerm[] {
  return lexemes
    .map((lexeme) => ({ lexeme, frequency: frequencies.get(lexeme) ?? null }))
    .toSorted((a, b) => (a.frequency ?? 0) - (b.frequency ?? 0))
    .slice(0, MOST_TERMS);
}

/** In a tsquery's own notation, as it is and nothing else. */
export function quoteLexeme(lexeme: string): string {
  return `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;
}

/** By how much two words stand together more often than chance has it. */
const CORRELATION = 4;
const COMBINED_TERMS = 8;
const MOST_GROUPS = 10;

/**
 * A tsquery that few passages match out of very many, and those are the likeliest: any of the rare terms, any two or
 * three of the frequent ones. `passages` is how many there are, `most` how many may match. Null without a term.
 */
export function narrowQuery(terms: readonly QueryTerm[], passages: number, most: number): string | null {
  if (terms.length === 0) return null;
  const expected = (group: readonly QueryTerm[]): number =>
    group.reduce((matches, { frequency }) => matches * (frequency ?? 0), passages) * CORRELATION ** (group.length - 1);
  const singles = terms.map((term) => [term]);
  if (singles.reduce((sum, term) => sum + expected(term), 0) <= most) return write(singles);
  const groups: QueryTerm[][] = [];
  let matches = 0;
  const combined = terms.filter((term) => expected([term]) > 0).slice(0, COMBINED_TERMS);
  for (const size of [singles, combine(combined, 2), combine(combined, 3)]) {
    for (const group of size.toSorted((a, b) => expected(a) - expected(b))) {
      // What a smaller group finds, a larger one of the same terms would only find again.
      if (groups.length >= MOST_GROUPS || groups.some((chosen) => chosen.every((term) => group.includes(term))))
        continue;
      if (matches + expected(group) > most) break;
      matches += expected(group);
      groups.push(group);
    }
  }
  return write(groups.length > 0 ? groups : [terms.slice(0, 4)]);
}

function combine(terms: readonly QueryTerm[], size: number): QueryTerm[][] {
  if (size === 0) return [[]];
  return terms.flatMap((term, at) => combine(terms.slice(at + 1), size - 1).map((rest) => [term, ...rest]));
}

function write(groups: readonly (readonly QueryTerm[])[]): string {
  return groups.map((group) => group.map(({ lexeme }) => quoteLexeme(lexeme)).join(" & ")).join(" | ");
}
