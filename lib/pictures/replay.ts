import { listTerms } from "../chemistry/equation/equation.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import { bind } from "../laws/bind.ts";
import type { Law, LawQuantity } from "../laws/law.ts";
import { computeBound } from "../laws/law-way.ts";
import type { Derivation, DerivedNode } from "../methods/derivation.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { findSubstance } from "../methods/rules/substance.ts";
import { convertTo } from "../quantity/conversion.ts";
import type { Decimal } from "../quantity/decimal.ts";
import { type Quantity, quantity } from "../quantity/quantity.ts";
import { loadQuantity, loadUnit } from "../quantity/stored-quantity.ts";
import { lawsOfStep } from "./laws-of-steps.ts";

/** A quantity of a solution, as it is with the givens that it was played with. */
export type Played = { readonly node: DerivedNode; readonly quantity: Quantity };

/** Other values for givens, by their places among the nodes, each in the unit of its given. */
export type Changes = ReadonlyMap<number, Decimal>;

export const NO_CHANGES: Changes = new Map();

/** The balanced equation of a problem: what takes part, and how many of each. */
export type Coefficients = ReadonlyMap<string, number>;

/** Stored values have fifteen figures. */
const SAME = "1e-9";

const isSame = (a: Quantity, b: Quantity): boolean => a.value.minus(b.value).abs().lte(b.value.abs().times(SAME));

function load({ value, unit, significantFigures }: DerivedNode): Quantity | null {
  const loaded = loadQuantity({ value, unit, significantFigures });
  return loaded.ok ? loaded.value : null;
}

/** By formula in canonical ASCII, without states. */
export function coefficientsOf({ supposed }: Derivation): Coefficients {
  const equation = supposed?.equation ?? null;
  const parsed = equation === null ? null : parseEquation(equation);
  if (parsed?.ok !== true) return new Map();
  return new Map(
    listTerms(parsed.value).map(({ formula, coefficient }) => [
      formatFormula({ ...formula, state: null }, "ascii"),
      coefficient?.numerator ?? 1,
    ]),
  );
}

type Link = (inputs: readonly Quantity[]) => Quantity | null;

/** What a law makes of the inputs of a step, which stand in the law's own order; null where it is about something else. */
function linkOf(law: Law, node: DerivedNode, from: readonly DerivedNode[]): Link | null {
  const target = law.quantities.find(({ kind, label }) => kind === node.quantity.kind && label === node.quantity.label);
  if (target === undefined) return null;
  const substance = findSubstance(node.quantity.of ?? from[0]?.quantity.of ?? null);
  const isWeighed = (each: LawQuantity): boolean => each.isMolarMass && substance !== null && each !== target;
  const needed = law.quantities.filter((each) => each !== target && !isWeighed(each));
  const isFitting =
    needed.length === from.length && needed.every(({ kind }, index) => kind === from[index]?.quantity.kind);
  if (!isFitting) return null;
  const weighed = law.quantities
    .filter(isWeighed)
    .flatMap((each) => (substance === null ? [] : [{ quantity: each, given: quantity(substance.molarMass, "g/mol") }]));
  return (inputs) => {
    const given = needed.flatMap((each, index) => {
      const input = inputs[index];
      return input === undefined ? [] : [{ quantity: each, given: input }];
    });
    const computed = computeBound(bind(law, target, [...given, ...weighed]));
    return computed.ok ? computed.value : null;
  };
}

/**
 * All quantities of a solution with other values for its givens, by the laws that gave them; null where a law has no value for
 * these. A step counts as known only by a law that gives, of what was given, the very number that was told.
 */
export function replay(derivation: Derivation, changes: Changes): readonly Played[] | null {
  const { nodes } = derivation;
  const stored = nodes.map(load);
  const coefficients = coefficientsOf(derivation);
  const played: Quantity[] = [];
  for (const [index, node] of nodes.entries()) {
    const own = stored[index];
    if (own === null || own === undefined) return null;
    const value = playNode(node, own, index);
    if (value === null) return null;
    const inOwnUnit = convertTo(value, own.unit);
    if (!inOwnUnit.ok) return null;
    played.push({ ...inOwnUnit.value, significantFigures: own.significantFigures });
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
    const at = <Each>(list: readonly Each[]): Exclude<Each, null>[] =>
      from.flatMap((each) => {
        const found = list[each];
        return found === undefined || found === null ? [] : [found as Exclude<Each, null>];
      });
    const [inputs, inputNodes] = [at(stored), at(nodes)];
    for (const law of lawsOfStep(node, inputNodes, coefficients)) {
      const link = linkOf(law, node, inputNodes);
      const told = link?.(inputs) ?? null;
      const same = told === null ? null : convertTo(told, own.unit);
      if (link !== null && same?.ok === true && isSame(same.value, own)) return link(at(played));
    }
    return null;
  }
}

/** The same of a whole solution, its answer as it is told there: in its unit, to its figures. */
export function play({ derivation, answer }: SolutionFacts, changes: Changes): readonly Played[] | null {
  const played = derivation === undefined ? null : replay(derivation, changes);
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
