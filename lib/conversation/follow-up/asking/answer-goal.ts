import { NO_WORDS } from "../../../reading/statement/problem-before.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { isSameVariable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Kind, Label, Variable } from "../../../methods/rules/kinds.ts";
import { solveGoal, solvePart } from "../../../solver/problems/solve-statement.ts";
import type { Given, Goal } from "../../../solver/problems/statement.ts";
import type { SaidValue } from "../fragment.ts";
import type { Asked, Change } from "../asked.ts";
import { USUAL, isSubstance, listProducts, toStatement } from "./talk.ts";
import type { Placed, Slot, Talk } from "./talk.ts";

/** What a solution has by what is dissolved in it. */
const OF_SOLUTIONS: ReadonlySet<Kind> = new Set<Kind>(["ph", "poh", "hydronium", "hydroxide"]);

/** The answer to a question, with the values of the message where they are placed; null where nothing follows. */
export function answerGoal(talk: Talk, goal: Goal, placed: readonly Placed[]): Asked | null {
  const changes = placed.flatMap(({ value, slot }): Change[] =>
    slot === null ? [] : [{ variable: slot.variable, from: slot.quantity, to: value.quantity }],
  );
  const kept = talk.before.givens.filter(
    ({ variable }) =>
      !isSameVariable(variable, goal.variable) &&
      !placed.some(({ slot }) => slot !== null && isSameVariable(slot.variable, variable)),
  );
  const isNew = placed.map(({ value, slot }) => listVariables(talk, value, slot, goal));
  for (const variables of combinations(isNew)) {
    const added = placed.flatMap(({ value }, index): Given[] => {
      const variable = variables[index];
      return variable === undefined ? [] : [{ variable, quantity: value.quantity, words: NO_WORDS }];
    });
    const solution = solveWith(talk, goal, kept, added);
    if (solution !== null) {
      const { goal: before } = talk.before;
      const isSameGoal = before !== null && isSameVariable(before.variable, goal.variable);
      return { solution, changes: changes.filter(({ from, to }) => !from.value.eq(to.value)), isSameGoal };
    }
  }
  return null;
}

function listVariables(
  talk: Talk,
  { quantity, kind, of, label }: SaidValue,
  slot: Slot | null,
  goal: Goal,
): Variable[] {
  const dimensional = kind ?? USUAL.get(quantity.unit.dimension) ?? null;
  // What a molarity is asked in is the volume of a solution.
  const usual = dimensional === "volume" && goal.variable.kind === "molarity" ? "solution-volume" : dimensional;
  if (slot !== null) {
    const isOtherSize = usual !== null && slot.quantity.unit.dimension !== quantity.unit.dimension;
    return [isOtherSize ? { ...slot.variable, kind: usual } : slot.variable];
  }
  if (usual === null) return [];
  const named = of === null ? null : (talk.before.substances.find((each) => isSubstance(each, of)) ?? null);
  if (of !== null && named === null) return [];
  const isYield = goal.variable.kind === "percent-yield";
  const made = listProducts(talk.before);
  // What is got of a reaction is a product.
  if (isYield && named === null) return made.map((each) => variableOf(usual, each, "actual"));
  const owners = named === null ? [...talk.before.substances.slice(0, 4), null] : [named];
  const labels: readonly (Label | null)[] = isYield ? ["actual"] : [label];
  return owners.flatMap((each) => labels.map((own) => variableOf(usual, each, own)));
}

/** With all that is given, else with what the question needs of it, if that is all that the message says. */
function solveWith(talk: Talk, goal: Goal, kept: readonly Given[], added: readonly Given[]): SolutionFacts | null {
  const found = added.length === 0 && OF_SOLUTIONS.has(goal.variable.kind) ? solveOfFound(talk, goal) : null;
  if (found !== null) return found;
  const statement = toStatement(talk, goal, [...kept, ...added]);
  const whole = solveGoal(goal, statement);
  if (whole.ok) return whole.value;
  const part = solvePart(goal, statement);
  if (part.ok && added.every((_, index) => part.value.used.has(kept.length + index))) return part.value.facts;
  const { goal: before } = talk.before;
  if (before === null || added.length > 0 || isSameVariable(before.variable, goal.variable)) return null;
  const answer: Given = { variable: before.variable, quantity: before.answer, words: NO_WORDS };
  const further = solvePart(goal, toStatement(talk, goal, [answer, ...kept]));
  return further.ok && further.value.used.has(0) ? further.value.facts : null;
}

/** "And its pH", behind the molarity of a solution: of that solution, and not of the one that it reacts with. */
function solveOfFound(talk: Talk, goal: Goal): SolutionFacts | null {
  const { goal: before } = talk.before;
  if (before === null || before.variable.kind !== "molarity") return null;
  const answer: Given = { variable: before.variable, quantity: before.answer, words: NO_WORDS };
  const solved = solveGoal({ ...goal, variable: { ...goal.variable, of: null } }, toStatement(talk, goal, [answer]));
  return solved.ok ? solved.value : null;
}

/** More ways to take what a message says are not tried. */
const MOST_COMBINED = 32;

function combinations<Option>(options: readonly (readonly Option[])[]): Option[][] {
  return options
    .reduce<Option[][]>((found, own) => found.flatMap((each) => own.map((option) => [...each, option])), [[]])
    .slice(0, MOST_COMBINED);
}
