import { parseEquation } from "../chemistry/equation/parse.ts";
import { listTerms } from "../chemistry/equation/equation.ts";
import { canonicalOf } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { FactValue } from "../methods/facts.ts";
import type { Problem } from "../problems/problem.ts";
import { reactionKey, substanceKey } from "./mentions.ts";
import type { ReadPassage } from "./subject.ts";

/**
 * What a problem has in common with a passage: its reaction, every substance that its statement names, or the subject alone.
 * The reaction in canonical ASCII, the substances by formula, as the problem writes them.
 */
export type Shared =
  | { readonly kind: "reaction"; readonly reaction: string }
  | { readonly kind: "substances"; readonly formulas: readonly string[] }
  | { readonly kind: "subject" };

const WORTH: Readonly<Record<Shared["kind"], number>> = { reaction: 3, substances: 2, subject: 1 };

export type Match = {
  readonly passage: ReadPassage;
  readonly shared: Shared;
  /** More is closer: what is shared first; then how many of the problem's substances and units are there, if not all. */
  readonly worth: number;
};

/** How a problem meets each of the passages that it has something in common with. */
export function matchPassages(problem: Problem, passages: readonly ReadPassage[]): Match[] {
  const stated = readStatement(problem);
  return passages.flatMap((passage) => {
    const shared = share(stated, problem, passage);
    if (shared === null) return [];
    const substances = shareOf(stated.formulas, ({ key }) => passage.mentions.substances.has(key));
    return [
      {
        passage,
        shared,
        worth: WORTH[shared.kind] + substances / 2 + shareOf(stated.units, (unit) => passage.units.has(unit)) / 4,
      },
    ];
  });
}

function share(
  { reactions, formulas }: Statement,
  { subtopic }: Problem,
  { mentions, subtopics }: ReadPassage,
): Shared | null {
  const reaction = reactions.find(({ key }) => mentions.reactionKeys.has(key));
  if (reaction !== undefined) return { kind: "reaction", reaction: reaction.text };
  if (formulas.length > 0 && formulas.every(({ key }) => mentions.substances.has(key)))
    return { kind: "substances", formulas: formulas.map(({ text }) => text) };
  return subtopics.includes(subtopic) ? { kind: "subject" } : null;
}

function shareOf<Named>(named: readonly Named[], isThere: (name: Named) => boolean): number {
  return named.length === 0 ? 0 : named.filter(isThere).length / named.length;
}

/** As the problem writes it, and what it is however it is written. */
type Keyed = { readonly text: string; readonly key: string };

/** What a problem's statement names. */
type Statement = {
  readonly reactions: readonly Keyed[];
  readonly formulas: readonly Keyed[];
  readonly units: readonly string[];
};

function readStatement({ values }: Problem): Statement {
  const parts = Object.values(values).flatMap(listParts);
  const reactions = parts.flatMap((part) => (part.kind === "equation" ? [part.equation] : []));
  const named = parts.flatMap((part) => {
    if (part.kind === "formula" || part.kind === "substance") return [part.formula];
    return part.kind === "variable" && part.of !== null ? [part.of] : [];
  });
  const units = parts.flatMap((part) => (part.kind === "quantity" && part.unit !== "" ? [part.unit] : []));
  const formulas = withoutParts([...new Set([...named, ...reactions.flatMap(listSpecies)])]);
  return {
    reactions: reactions.map((text) => ({ text, key: reactionKey(text) ?? text })),
    formulas: formulas.map((text) => ({ text, key: substanceKey(text) })),
    units: [...new Set(units)],
  };
}

/** "The mass of Zn in ZnSO4" names one substance. */
function withoutParts(formulas: readonly string[]): string[] {
  const elements = new Map(formulas.map((formula) => [formula, listElements(formula)]));
  return formulas.filter(
    (formula) =>
      !/^[A-Z][a-z]?$/.test(formula) ||
      !formulas.some((other) => other !== formula && elements.get(other)?.has(formula)),
  );
}

function listElements(formula: string): ReadonlySet<string> {
  const parsed = parseFormula(formula);
  return new Set(parsed.ok ? parsed.value.counts.keys() : []);
}

function listSpecies(reaction: string): string[] {
  const parsed = parseEquation(reaction);
  return parsed.ok ? listTerms(parsed.value).map(({ formula }) => canonicalOf(formula)) : [];
}

function listParts(value: FactValue): FactValue[] {
  if (value.kind === "list") return value.items.flatMap(listParts);
  return value.kind === "expression" ? value.terms.flatMap(listParts) : [value];
}
