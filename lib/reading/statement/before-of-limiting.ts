import type { Term, SolutionFacts } from "../../methods/facts.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { listReactants } from "../../methods/rules/reaction.ts";
import { BARE_SCENE } from "../../methods/rules/rule.ts";
import { loadQuantity } from "../../quantity/stored-quantity.ts";
import { readBalanced } from "../../solver/problems/reaction.ts";
import type { Given } from "../../solver/problems/statement.ts";
import { type Before, NO_WORDS } from "./problem-before.ts";

/**
 * The problem that asked which reactant runs out, by the steps of its solution: the mass of each, or the amount where that is what
 * was given. Null where another way led to an amount.
 */
export function beforeOfLimiting({ method, steps, answer, givens: told }: SolutionFacts): Before | null {
  if (method !== "limiting-reactant" || answer.value.kind !== "formula") return null;
  const lines = steps.flatMap((step) => step.lines.map(({ terms }) => ({ id: step.id, terms })));
  const [written] = lines.flatMap(({ terms }) =>
    terms.flatMap((term) => (term.kind === "equation" ? [term.equation] : [])),
  );
  const equation = written === undefined ? null : readBalanced(written);
  if (equation === null) return null;
  const isTold = ({ value, unit }: Extract<Term, { kind: "quantity" }>): boolean =>
    Object.values(told).some((each) => each.kind === "quantity" && each.value === value && each.unit === unit);
  const givens = listReactants(equation).map((of): Given | null => {
    // "n(Al) = m(Al) / M(Al) = 5.0 g / …", and "n(Al) / 2 = 0.5 mol / 2" of what was given in moles.
    const own = lines.filter(({ terms }) =>
      terms.some((term) => term.kind === "variable" && term.name === "n" && term.of === of),
    );
    const [given] = own.flatMap(({ terms }) =>
      terms.flatMap((term) => (term.kind === "quantity" && isTold(term) ? [term] : [])),
    );
    const kind = given === undefined ? undefined : KINDS_OF_UNITS[given.unit];
    const loaded = given === undefined ? null : loadQuantity(given);
    return kind === undefined || loaded?.ok !== true
      ? null
      : { variable: variableOf(kind, of), quantity: loaded.value, words: NO_WORDS };
  });
  const known = givens.filter((each) => each !== null);
  if (known.length < givens.length) return null;
  const scene = { ...BARE_SCENE, equation, givens: known.map(({ variable }) => variable) };
  return { givens: known, goal: null, scene, substances: equation.species };
}

const KINDS_OF_UNITS: Readonly<Record<string, "mass" | "amount">> = {
  g: "mass",
  kg: "mass",
  mg: "mass",
  mol: "amount",
  mmol: "amount",
};
