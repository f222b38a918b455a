import { findSpecies, hasCenter, type Species } from "../../chemistry/bonding/species.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import type { FoundConcept } from "./find-concepts.ts";
import type { Clause } from "./statement.ts";

/** `isSure`: nothing else may be meant, so that what is not so of it is wrong. */
type Found = { readonly species: Species; readonly isSure: boolean };

/**
 * The molecule that a clause speaks of: the only one in it, or, where it says "the molecule" or may go without, the only one
 * before it, or else the one that was spoken of last.
 */
export function moleculeOf(said: FoundConcept, clause: Clause, isPart = false): Found | null {
  const own = distinct(clause.mentioned.map(({ formulas }) => speciesOf(formulas)));
  if (own.length > 1) return null;
  const [only] = own;
  // "Oxygen in H2O": an element is no molecule here.
  if (only !== undefined)
    return clause.mentioned.some(({ end }) => end <= said.start) ? { species: only, isSure: true } : null;
  const isSpokenOf = clause.concepts.some(({ concept, start }) => concept === "the-molecule" && start < said.end);
  if (!isSpokenOf && !isPart) return null;
  const before = distinct(clause.earlier.map((formula) => speciesOf([formula])));
  const [first] = before;
  if (first !== undefined && before.length === 1) return { species: first, isSure: isSpokenOf };
  const last = clause.last.map((formula) => speciesOf([formula])).findLast((each) => each !== null && hasCenter(each));
  return last === undefined || last === null ? null : { species: last, isSure: false };
}

export function speciesOf(formulas: readonly string[]): Species | null {
  const species = formulas.flatMap((formula) => {
    const parsed = parseFormula(formula);
    return (parsed.ok ? findSpecies(parsed.value) : null) ?? [];
  });
  return species[0] !== undefined && formulas.length === 1 ? species[0] : null;
}

const distinct = (species: readonly (Species | null)[]): readonly Species[] => [
  ...new Set(species.filter((each): each is Species => each !== null && hasCenter(each))),
];
