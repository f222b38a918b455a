import type { SolutionFacts } from "../../../methods/facts.ts";
import type { Kind } from "../../../methods/rules/kinds.ts";
import { isCounted } from "../../../chemistry/equilibrium/equilibrium.ts";
import { listParticipants } from "../../../methods/rules/participants.ts";
import { listReactants } from "../../../methods/rules/reaction.ts";
import { Decimal } from "../../../quantity/decimal.ts";
import { ASKING } from "../sentences.ts";
import type { Given, Goal, Statement } from "../statement.ts";

/** The answers to a statement, one for each goal; null when it has none. */
export type Solve = (statement: Statement) => readonly SolutionFacts[] | null;

/** By what a given is multiplied: far enough to be seen in every answer, both ways, since a limit may lie on one side. */
const NUDGES = [new Decimal("1.07"), new Decimal("0.93")];

/** Answers nearer to each other than this are the same; the nudge of a power or a logarithm still shows. */
const SAME = new Decimal("1e-6");

function valueOf({ answer }: SolutionFacts): Decimal | null {
  if (answer.value.kind !== "quantity") return null;
  return new Decimal(answer.unrounded ?? answer.value.value);
}

/** A formula, or which reactant runs out: its data may change a little without it. */
function isDiscrete({ answer }: SolutionFacts): boolean {
  return answer.value.kind !== "quantity";
}

export function isSameAnswer(a: SolutionFacts, b: SolutionFacts): boolean {
  const [before, after] = [valueOf(a), valueOf(b)];
  return before !== null && after !== null && before.minus(after).abs().lte(before.abs().times(SAME));
}

/** What does not grow with the sample. */
const INTENSIVE: ReadonlySet<Kind> = new Set<Kind>([
  "density",
  "temperature-change",
  "temperature",
  "ph",
  "poh",
  "molarity",
  "molality",
  "mass-percent",
  "mole-fraction",
  "molar-mass",
  "specific-heat",
]);

const SIZES: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "volume", "solution-volume"]);

const CONSTANTS: ReadonlySet<Kind> = new Set<Kind>(["concentration-constant", "pressure-constant"]);

/** "What is the pressure of a mixture of …": of all its gases, each of which counts. */
function isOfMixture({ words: { before } }: Goal): boolean {
  return before.lastIndexOf("mixture") > before.findLastIndex((sense) => ASKING.has(sense));
}

/** Why an answer may stay where a given changes: chemistry says so. */
type IdleReason =
  /** What is there in excess decides nothing. */
  | "in-excess"
  /** How much there is cancels out of what does not depend on it. */
  | "cancels"
  /** Kp is Kc where as many gases form as react; nor does the vessel count there. */
  | "constant"
  /** Gay-Lussac: volumes of gases under the same conditions react in whole ratios, whatever the conditions. */
  | "combining-volumes"
  /** Dalton: each gas has the pressure that it would have alone. */
  | "other-gas";

/** Whether as many gases, or dissolved substances, form as react. */
function keepsCount({ equation }: Statement["scene"]): boolean {
  const participants = equation === null ? null : listParticipants(equation);
  return participants !== null && participants.filter(isCounted).reduce((sum, { power }) => sum + power, 0) === 0;
}

/** The reason why a given may be changed without the answer to a goal changing; null where there is none. */
export function findIdleReason({ variable }: Given, goal: Goal, { givens, scene }: Statement): IdleReason | null {
  const { kind, of } = variable;
  const { variable: wanted } = goal;
  if (scene.equation !== null && of !== null && listReactants(scene.equation).includes(of)) return "in-excess";
  if (SIZES.has(kind) && INTENSIVE.has(wanted.kind)) return "cancels";
  if ((kind === "temperature" || kind === "volume") && CONSTANTS.has(wanted.kind)) return "constant";
  const isVessel = kind === "volume" && of === null && wanted.kind === "amount";
  if (isVessel && givens.some((given) => CONSTANTS.has(given.variable.kind)) && keepsCount(scene)) return "constant";
  const isOfVolumes =
    (kind === "temperature" || kind === "pressure") &&
    scene.equation !== null &&
    wanted.kind === "volume" &&
    givens.some((given) => given.variable.kind === "volume");
  if (isOfVolumes) return "combining-volumes";
  const isOtherGas =
    wanted.kind === "pressure" && wanted.of !== null && of !== wanted.of && SIZES.has(kind) && !isOfMixture(goal);
  return isOtherGas ? "other-gas" : null;
}

function moves(index: number, statement: Statement, solutions: readonly SolutionFacts[], solve: Solve): boolean {
  return NUDGES.some((nudge) => {
    const givens = statement.givens.map((given, at) =>
      at === index ? { ...given, quantity: { ...given.quantity, value: given.quantity.value.times(nudge) } } : given,
    );
    const changed = solve({ ...statement, givens });
    return changed === null || changed.some((solution, at) => !isSameAnswer(solution, solutions[at] ?? solution));
  });
}

/**
 * The first given that may be changed without any answer changing, and for no reason: the answer was not made of the whole
 * problem. Null when there is none.
 */
export function findIdleGiven(statement: Statement, solutions: readonly SolutionFacts[], solve: Solve): Given | null {
  if (solutions.some(isDiscrete)) return null;
  const isIdle = (given: Given, index: number): boolean =>
    !given.quantity.value.isZero() &&
    !statement.goals.some((goal) => findIdleReason(given, goal, statement) !== null) &&
    !moves(index, statement, solutions, solve);
  return statement.givens.find(isIdle) ?? null;
}
