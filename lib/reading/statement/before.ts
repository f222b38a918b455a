import type { Derivation } from "../../methods/derivation.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { KINDS, LABELS } from "../../methods/rules/kinds.ts";
import type { Kind, Label, Variable } from "../../methods/rules/kinds.ts";
import { BARE_SCENE, type Scene } from "../../methods/rules/rule.ts";
import { loadQuantity } from "../../quantity/stored-quantity.ts";
import { readBalanced } from "../../solver/problems/reaction.ts";
import type { Given } from "../../solver/problems/statement.ts";
import { beforeOfLimiting } from "./before-of-limiting.ts";
import { type Before, NO_WORDS } from "./problem-before.ts";

/** The problem behind a solution; null where it cannot be asked anything more. */
export function beforeOfFacts(facts: SolutionFacts): Before | null {
  if (facts.derivation?.supposed !== undefined) return beforeOf(facts.derivation);
  return beforeOfEquation(facts) ?? beforeOfLimiting(facts);
}

/** An equation that was balanced: amounts of its substances can be asked for. */
function beforeOfEquation({ answer: { value } }: SolutionFacts): Before | null {
  const equation = value.kind === "equation" ? readBalanced(value.equation) : null;
  if (equation === null) return null;
  return { givens: [], goal: null, scene: { ...BARE_SCENE, equation }, substances: equation.species };
}

function beforeOf({ nodes, supposed }: Derivation): Before | null {
  const read = nodes.map(({ quantity, value, unit, significantFigures, origin }) => {
    const variable = variableOf(quantity);
    const loaded = loadQuantity({ value, unit, significantFigures });
    if (variable === null || !loaded.ok) return null;
    return { variable, quantity: loaded.value, place: origin.kind === "given" ? origin.index : null };
  });
  const known = read.filter((each) => each !== null);
  const answer = known.at(-1);
  if (known.length < read.length || answer === undefined || supposed === undefined) return null;
  const equation = supposed.equation === null ? null : readBalanced(supposed.equation);
  const givens = known
    .filter(({ place }) => place !== null)
    // In the order of the text, which is what "the first" and "the last" of them mean.
    .toSorted((one, other) => (one.place ?? 0) - (other.place ?? 0))
    .map(({ variable, quantity }): Given => ({ variable, quantity, words: NO_WORDS }));
  const scene: Scene = {
    ...BARE_SCENE,
    equation,
    conditions: new Set(supposed.conditions),
    containment: supposed.containment,
    solution: supposed.solution,
    excess: new Set(supposed.excess),
    ...(supposed.cell !== undefined && { cell: supposed.cell }),
    givens: givens.map(({ variable }) => variable),
  };
  const named = [answer, ...known].flatMap(({ variable: { of } }) => of ?? []);
  return {
    givens,
    goal: { variable: answer.variable, unit: answer.quantity.unit, words: NO_WORDS, answer: answer.quantity },
    scene,
    substances: [...new Set([...named, ...(equation?.species ?? [])])],
  };
}

function variableOf({ kind, of, label }: { kind: string; of: string | null; label: string | null }): Variable | null {
  const known = isKind(kind) ? kind : null;
  const named: Label | null = LABELS.find((each) => each === label) ?? null;
  return known === null || (label !== null && named === null) ? null : { kind: known, of, label: named };
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(KINDS, kind);
}
