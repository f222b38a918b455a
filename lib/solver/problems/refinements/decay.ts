import type { Kind, Label } from "../../../methods/rules/kinds.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import { listKinds, rebuild, withVariable } from "./rebuild.ts";

const MEASURES: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "particles", "atoms", "activity", "molarity", "fraction-left"]);

function isDecay(statement: Statement): boolean {
  const kinds = listKinds(statement);
  return kinds.has("half-life") || kinds.has("half-lives") || kinds.has("decay-constant");
}

/** "What mass of 6 g has decayed": the verb comes behind the quantity. */
function asAsked(goal: Goal): Goal {
  const { variable, words } = goal;
  return variable.label === null && words.behind.includes("label/decayed") && !words.behind.includes("label/leftover") ? withVariable(goal, { label: "decayed" }) : goal;
}

/** Of the measured amounts of a sample: what it is at the start, what is left. */
function labelOf({ variable, words }: Given | Goal, others: readonly (Label | null)[]): Label | null {
  const { label, kind } = variable;
  if (label === "leftover" || (kind === "fraction-left" && label !== "decayed")) return "final";
  if (label === "initial" || label === "final" || label === "decayed") return label;
  const direction = words.before.findLast((sense) => sense === "to" || sense === "from");
  if (direction === "to") return "final";
  if (direction === "from") return "initial";
  return others.includes("initial") ? "final" : "initial";
}

function hasHalfLifeBefore({ words }: Given): boolean {
  return words.before.includes("kind/half-life");
}

/** Of two times that are both called half-lives, the one without the word right before it is the time that passes. */
function settleTimes(givens: readonly Given[]): Given[] | null {
  const halfLives = givens.filter(({ variable }) => variable.kind === "half-life");
  if (halfLives.length < 2) return [...givens];
  const doubtful = halfLives.filter((given) => !hasHalfLifeBefore(given));
  if (halfLives.length !== 2 || doubtful.length !== 1) return null;
  return givens.map((given) => (doubtful.includes(given) ? withVariable(given, { kind: "time" }) : given));
}

/** "How much of 10 g remains?": what remains is asked, not given. */
function asksLeft({ goals }: Statement): boolean {
  return goals.some(({ variable, words }) => MEASURES.has(variable.kind) && variable.label === null && words.behind.some((sense) => sense === "label/leftover" || sense === "label/decayed"));
}

function takeLabelsOfGoal(statement: Statement): readonly Given[] {
  if (!asksLeft(statement)) return statement.givens;
  return statement.givens.map((given) => (given.variable.label === "leftover" || given.variable.label === "decayed" ? withVariable(given, { label: null }) : given));
}

/** First-order decay: one sample, at the start and after a time. Null when the text does not say which amount is which. */
export function refineDecay(statement: Statement): Statement | null {
  if (!isDecay(statement)) return statement;
  const times = settleTimes(takeLabelsOfGoal(statement));
  if (times === null) return null;
  const measured = times.filter(({ variable }) => MEASURES.has(variable.kind));
  const explicit = measured.map((given) => labelOf(given, ["initial"]));
  const labels = measured.map((given, index) => labelOf(given, explicit.filter((_, other) => other !== index && explicit[other] === "initial")));
  if (new Set(labels).size < labels.length) return null;
  const givens = times.map((given) => {
    const index = measured.indexOf(given);
    return withVariable(given, { of: null, label: index === -1 ? null : (labels[index] ?? null) });
  });
  const known: (Label | null)[] = labels;
  const goals = statement.goals.map(asAsked).map((goal) => withVariable(goal, { of: null, label: MEASURES.has(goal.variable.kind) ? labelOf(goal, known) : null }));
  return rebuild(statement, { givens, goals, conditions: ["decay"] });
}
