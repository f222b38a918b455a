import { listTerms } from "../chemistry/equation/equation.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import type { Derivation, DerivedNode } from "../methods/derivation.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { isSameVariable, type Variable } from "../methods/rules/kinds.ts";
import { BARE_SCENE, type BalancedEquation, type Scene, type Way } from "../methods/rules/rule.ts";
import type { RuleId } from "../methods/rule-ids.ts";
import { convertTo } from "../quantity/conversion.ts";
import type { Decimal } from "../quantity/decimal.ts";
import { pureNumber, type Quantity } from "../quantity/quantity.ts";
import { loadQuantity, loadUnit } from "../quantity/stored-quantity.ts";
import { configuredWith } from "./configured.ts";
import { RULES_OF_STEPS } from "./rules-of-steps.ts";

/** A quantity of a solution, as it is with the givens that it was played with. */
export type Played = { readonly node: DerivedNode; readonly quantity: Quantity };

/** Other values for givens, by their places among the nodes, each in the unit of its given. */
export type Changes = ReadonlyMap<number, Decimal>;

export const NO_CHANGES: Changes = new Map();

/** Stored values have fifteen figures. */
const SAME = "1e-9";

const isSame = (a: Quantity, b: Quantity): boolean => a.value.minus(b.value).abs().lte(b.value.abs().times(SAME));

function load({ value, unit, significantFigures }: DerivedNode): Quantity | null {
  const loaded = loadQuantity({ value, unit, significantFigures });
  return loaded.ok ? loaded.value : null;
}

/** What a node is. A stored kind is one of ours: an older version had no other. */
export const variableOfNode = ({ quantity }: DerivedNode): Variable => quantity as Variable;

/** The balanced equation of a problem, its formulas in canonical ASCII without states; null where it has none. */
function equationOf({ supposed }: Derivation): BalancedEquation | null {
  const text = supposed?.equation ?? null;
  const parsed = text === null ? null : parseEquation(text);
  if (text === null || parsed?.ok !== true) return null;
  const terms = listTerms(parsed.value);
  return {
    text,
    equation: parsed.value,
    coefficients: terms.map(({ coefficient }) => coefficient?.numerator ?? 1),
    species: terms.map(({ formula }) => formatFormula({ ...formula, state: null }, "ascii")),
  };
}

/** The scene of a solved problem, as far as its derivation tells it. */
export function sceneOf(derivation: Derivation): Scene {
  const { nodes, supposed } = derivation;
  return {
    ...BARE_SCENE,
    equation: equationOf(derivation),
    conditions: new Set(supposed?.conditions),
    givens: nodes.flatMap((node) => (node.origin.kind === "given" ? [variableOfNode(node)] : [])),
    containment: supposed?.containment ?? null,
    solution: supposed?.solution ?? null,
    excess: new Set(supposed?.excess),
    ...(supposed?.cell !== undefined && { cell: supposed.cell }),
  };
}

/** The ways by which a step may have been gone: of its method, from just these quantities. */
function waysOf(node: DerivedNode, from: readonly DerivedNode[], scene: Scene): readonly Way[] {
  if (node.origin.kind === "given") return [];
  const { method } = node.origin;
  const rule = RULES_OF_STEPS[method as RuleId];
  if (rule === undefined) return [];
  return rule(variableOfNode(node), scene).filter(
    ({ needs }) =>
      needs.length === from.length &&
      needs.every((need, index) => {
        const input = from[index];
        return input !== undefined && isSameVariable(need, variableOfNode(input));
      }),
  );
}

/**
 * All quantities of a solution with other values for its givens, by the rules that gave them; null where a rule has no value
 * for these. A step counts as known only by a way that gives, of what was given, the very number that was told.
 */
function replay(derivation: Derivation, changes: Changes): readonly Played[] | null {
  const { nodes } = derivation;
  const scene = sceneOf(derivation);
  const stored: Quantity[] = [];
  const played: Quantity[] = [];
  for (const [index, node] of nodes.entries()) {
    const own = load(node);
    const value = own === null ? null : playNode(node, own, index);
    const told = own === null || value === null ? null : convertTo(value, own.unit);
    if (own === null || told?.ok !== true) return null;
    stored.push(own);
    played.push({ ...told.value, significantFigures: own.significantFigures });
  }
  return nodes.flatMap((node, index): Played[] => {
    const value = played[index];
    return value === undefined ? [] : [{ node, quantity: value }];
  });

  function playNode(node: DerivedNode, own: Quantity, index: number): Quantity | null {
    if (node.origin.kind === "given") {
      const changed = changes.get(index);
      return changed === undefined ? own : { ...own, value: changed };
    }
    const { from } = node.origin;
    // A value of a table is what it is.
    if (from.length === 0) return own;
    const inputs = from.flatMap((each) => stored[each] ?? []);
    const inputNodes = from.flatMap((each) => nodes[each] ?? []);
    if (inputs.length !== from.length) return null;
    for (const { compute } of waysOf(node, inputNodes, scene)) {
      const told = compute(inputs);
      const same = told.ok ? convertTo(told.value, own.unit) : told;
      if (!same.ok || !isSame(same.value, own)) continue;
      const value = compute(from.flatMap((each) => played[each] ?? []));
      return value.ok ? value.value : null;
    }
    return null;
  }
}

/** The quantities of a configuration, whose nucleus alone can be another one. */
const playConfigured = (facts: SolutionFacts, changes: Changes): readonly Played[] | null =>
  configuredWith(facts, changes.get(0))?.map((node) => ({ node, quantity: pureNumber(node.value) })) ?? null;

/** All quantities of a solution with other values for its givens, its answer as it is told there: in its unit, to its figures. */
export function play(facts: SolutionFacts, changes: Changes): readonly Played[] | null {
  const { derivation, answer } = facts;
  if (derivation === undefined) return playConfigured(facts, changes);
  const played = replay(derivation, changes);
  const last = played?.at(-1);
  if (played === null || last === undefined || answer.value.kind !== "quantity") return null;
  const unit = loadUnit(answer.value.unit);
  const told = unit.ok ? convertTo(last.quantity, unit.value) : null;
  if (told?.ok !== true) return null;
  return [
    ...played.slice(0, -1),
    { ...last, quantity: { ...told.value, significantFigures: answer.value.significantFigures } },
  ];
}
