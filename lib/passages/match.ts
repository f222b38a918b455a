import { parseEquation } from "../chemistry/equation/parse.ts";
import { listTerms } from "../chemistry/equation/equation.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import type { FactValue } from "../methods/facts.ts";
import type { Problem } from "../problems/problem.ts";
import { namesReaction, substanceKey } from "./mentions.ts";
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

/** How a problem meets a passage; null where they have nothing in common. */
export function matchPassage(problem: Problem, passage: ReadPassage): Match | null {
  const stated = readStatement(problem);
  const shared = share(stated, problem, passage);
  if (shared === null) return null;
  const substances = shareOf(stated.formulas, (formula) => passage.mentions.substances.has(substanceKey(formula)));
  return { passage, shared, worth: WORTH[shared.kind] + substances / 2 + shareOf(stated.units, (unit) => passage.units.has(unit)) / 4 };
}

function share({ reactions, formulas }: Statement, { subtopic }: Problem, { mentions, subtopics }: ReadPassage): Shared | null {
  const reaction = reactions.find((text) => namesReaction(mentions, text));
  if (reaction !== undefined) return { kind: "reaction", reaction };
  if (formulas.length > 0 && formulas.every((formula) => mentions.substances.has(substanceKey(formula)))) return { kind: "substances", formulas };
  return subtopics.includes(subtopic) ? { kind: "subject" } : null;
}

function shareOf(named: readonly string[], isThere: (name: string) => boolean): number {
  return named.length === 0 ? 0 : named.filter(isThere).length / named.length;
}

/** What a problem's statement names. */
type Statement = { readonly reactions: readonly string[]; readonly formulas: readonly string[]; readonly units: readonly string[] };

function readStatement({ values }: Problem): Statement {
  const parts = Object.values(values).flatMap(listParts);
  const reactions = parts.flatMap((part) => (part.kind === "equation" ? [part.equation] : []));
  const named = parts.flatMap((part) => {
    if (part.kind === "formula" || part.kind === "substance") return [part.formula];
    return part.kind === "variable" && part.of !== null ? [part.of] : [];
  });
  const units = parts.flatMap((part) => (part.kind === "quantity" && part.unit !== "" ? [part.unit] : []));
  return { reactions, formulas: withoutParts([...new Set([...named, ...reactions.flatMap(listSpecies)])]), units: [...new Set(units)] };
}

/** "The mass of Zn in ZnSO4" names one substance. */
function withoutParts(formulas: readonly string[]): string[] {
  const elements = new Map(formulas.map((formula) => [formula, listElements(formula)]));
  return formulas.filter((formula) => !/^[A-Z][a-z]?$/.test(formula) || !formulas.some((other) => other !== formula && elements.get(other)?.has(formula)));
}

function listElements(formula: string): ReadonlySet<string> {
  const parsed = parseFormula(formula);
  return new Set(parsed.ok ? parsed.value.counts.keys() : []);
}

function listSpecies(reaction: string): string[] {
  const parsed = parseEquation(reaction);
  return parsed.ok ? listTerms(parsed.value).map(({ formula }) => formatFormula({ ...formula, state: null }, "ascii")) : [];
}

function listParts(value: FactValue): FactValue[] {
  if (value.kind === "list") return value.items.flatMap(listParts);
  return value.kind === "expression" ? value.terms.flatMap(listParts) : [value];
}
