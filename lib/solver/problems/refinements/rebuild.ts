import type { Kind, Label, Variable } from "../../../methods/rules/kinds.ts";
import type { Condition } from "../../../methods/rules/rule.ts";
import type { Given, Goal, Statement } from "../statement.ts";

/** Small changes of statements, which the refinements are made of. */

export function listKinds({ givens, goals }: Statement): ReadonlySet<Kind> {
  return new Set([...givens, ...goals].map(({ variable }) => variable.kind));
}

export function withVariable<Item extends Given | Goal>(item: Item, change: Partial<Variable>): Item {
  return { ...item, variable: { ...item.variable, ...change } };
}

type Parts = {
  readonly givens?: readonly Given[];
  readonly goals?: readonly Goal[];
  readonly conditions?: readonly Condition[];
};

/** The statement with other givens or goals, and more conditions; its scene follows the givens. */
export function rebuild(
  statement: Statement,
  { givens = statement.givens, goals = statement.goals, conditions = [] }: Parts,
): Statement {
  const { scene } = statement;
  return {
    givens,
    goals,
    scene: {
      ...scene,
      givens: givens.map(({ variable }) => variable),
      conditions: conditions.length === 0 ? scene.conditions : new Set([...scene.conditions, ...conditions]),
    },
  };
}

/** Quantities of these kinds belong to no substance: the light, the solution, the current. */
export function withoutSubstance(statement: Statement, kinds: ReadonlySet<Kind>): Statement {
  const free = <Item extends Given | Goal>(item: Item): Item =>
    kinds.has(item.variable.kind) ? withVariable(item, { of: null }) : item;
  return rebuild(statement, { givens: statement.givens.map(free), goals: statement.goals.map(free) });
}

/** Labels that say nothing about quantities of these kinds. */
export function withoutLabels(
  statement: Statement,
  kinds: ReadonlySet<Kind>,
  labels: ReadonlySet<Label | null>,
): Statement {
  const plain = <Item extends Given | Goal>(item: Item): Item =>
    kinds.has(item.variable.kind) && labels.has(item.variable.label) ? withVariable(item, { label: null }) : item;
  return rebuild(statement, { givens: statement.givens.map(plain), goals: statement.goals.map(plain) });
}
