import type { Kind, Label, Variable } from "../../../methods/rules/kinds.ts";
import type { Condition } from "../../../methods/rules/rule.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { listKinds, rebuild, withVariable } from "./rebuild.ts";
import { has } from "./solution-words.ts";

/** What a problem about an object and its density may speak of. */
const KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "mass",
  "volume",
  "density",
  "length",
  "radius",
  "diameter",
  "amount",
  "particles",
  "atoms",
]);

const LENGTHS: ReadonlySet<Kind> = new Set<Kind>(["length", "radius", "diameter"]);

function magnitude({ quantity: { value, unit } }: Given): number {
  return value.times(unit.numerator).div(unit.denominator).toNumber();
}

/** The two givens of a kind, the smaller one first; null where there are not two, or they are equal. */
function findTwo(givens: readonly Given[], kind: Kind): readonly [Given, Given] | null {
  const [first, second, ...others] = givens.filter(({ variable }) => variable.kind === kind);
  if (first === undefined || second === undefined || others.length > 0 || magnitude(first) === magnitude(second))
    return null;
  return magnitude(first) < magnitude(second) ? [first, second] : [second, first];
}

function withDifference(
  statement: Statement,
  [small, large]: readonly [Given, Given],
  condition: Condition,
): Statement {
  const label = (given: Given): Given => {
    const state: Label | null = given === small ? "initial" : given === large ? "final" : null;
    return state === null ? given : withVariable(given, { of: null, label: state });
  };
  const labelled = rebuild(statement, { givens: statement.givens.map(label) });
  // "Placed in water" warms nothing here.
  return { ...labelled, scene: { ...labelled.scene, conditions: new Set([condition]) } };
}

function findShape({ givens, goals }: Statement, tokens: readonly ProblemToken[]): Condition | null {
  const count = (kind: Kind): number => givens.filter(({ variable }) => variable.kind === kind).length;
  const round = count("radius") + count("diameter");
  if (round === 0 && count("length") === 3) return "box";
  if (round === 1 && count("length") === 1) return "rod";
  if (round === 1 && count("length") === 0 && has(tokens, "sphere")) return "sphere";
  const asksLength = goals.some(({ variable }) => variable.kind === "length");
  return round === 0 && has(tokens, "cube") && count("length") === (asksLength ? 0 : 1) ? "cube" : null;
}

/** Lengths are of the object: three of them are told apart. */
function withLengths(statement: Statement, shape: Condition): Statement {
  const labels: (Label | null)[] = shape === "box" ? [null, "first", "second"] : [null];
  const free = <Item extends Given | Goal>(item: Item): Item =>
    LENGTHS.has(item.variable.kind)
      ? withVariable(item, { of: null, label: item.variable.kind === "length" ? (labels.shift() ?? null) : null })
      : item;
  return rebuild(statement, {
    givens: statement.givens.map(free),
    goals: statement.goals.map((goal) =>
      LENGTHS.has(goal.variable.kind) ? withVariable(goal, { of: null, label: null }) : goal,
    ),
    conditions: [shape],
  });
}

/** Objects whose size, or whose mass, is told by two measurements. */
export function refineObjects(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const kinds = listKinds(statement);
  const { givens, goals, scene } = statement;
  if (scene.equation !== null || ![...kinds].every((kind) => KINDS.has(kind)))
    return has(tokens, "empty") ? null : statement;
  const lengths = [...kinds].some((kind) => LENGTHS.has(kind));
  if (lengths && (kinds.has("density") || kinds.has("volume"))) {
    const shape = findShape(statement, tokens);
    return shape === null ? statement : withLengths(statement, shape);
  }
  if (!kinds.has("density")) return has(tokens, "empty") ? null : statement;
  const isOne = goals.length === 1;
  const volumes = findTwo(givens, "volume");
  if (isOne && volumes !== null && has(tokens, "level") && has(tokens, "change", "label/final", "to"))
    return withDifference(statement, volumes, "displacement");
  const masses = findTwo(givens, "mass");
  const isEmptyFirst = masses !== null && has(tokens, "empty");
  if (isOne && isEmptyFirst && masses.every(({ variable }) => isOpen(variable, givens)))
    return withDifference(statement, masses, "weighing");
  return has(tokens, "empty") ? null : statement;
}

/** The masses of a vessel with and without its content: of the content at most. */
function isOpen({ of }: Variable, givens: readonly Given[]): boolean {
  return of === null || givens.some(({ variable }) => variable.kind === "volume" && variable.of === of);
}
