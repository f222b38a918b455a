import type { Kind, Label, Variable } from "../../../methods/rules/kinds.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import {
  asksForSolution,
  asksForWater,
  has,
  isIon,
  isOfWater,
  listVariables,
  WATER,
  withVariables,
} from "./solution-words.ts";
import { pairUp, type Reading } from "./solution-pairs.ts";
import { diluteConcentrated, diluteToMolarity, diluteToVolume } from "./dilutions.ts";
import { label, labelAll } from "./solution-labels.ts";
import { refineReacting } from "./reacting-solutions.ts";

/** Reads problems about solutions: which volume is whose, what is dissolved in what, what is diluted and what is mixed. */

/** What a problem about a solution without a reaction may state or ask. */
const KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "molarity",
  "volume",
  "solution-volume",
  "mass",
  "amount",
  "particles",
  "ions",
  "ion-amount",
  "ion-molarity",
  "density",
  "mass-percent",
  "molar-mass",
]);

/** Two solutions of one solute are poured together. */
function mix(reading: Reading, goal: Goal): Statement | null {
  const { pairs, loose } = pairUp(reading);
  const [first, second] = pairs;
  if (
    first === undefined ||
    second === undefined ||
    pairs.length > 2 ||
    loose.length > 0 ||
    goal.variable.kind !== "molarity"
  )
    return null;
  const labels = new Map<Given | Goal, Label>();
  for (const [solution, own] of [
    [first, "first"],
    [second, "second"],
  ] as const) {
    for (const given of [solution.volume, solution.molarity]) if (given !== null) labels.set(given, own);
  }
  const labelled = labelAll(reading, labels);
  return { ...labelled, goals: [{ ...goal, variable: { kind: "molarity", of: reading.solute, label: null } }] };
}

/** One solution: every volume is the solution's, whatever the words before it, but that of the water it is made with. */
function simple({ statement, solute }: Reading): Statement {
  return withVariables(statement, (variable, item) => {
    if (isOfWater(item)) return { ...variable, label: null };
    if (variable.of === WATER && variable.kind !== "volume") return variable;
    const own = variable.label === "initial" || variable.label === "final" ? null : variable.label;
    return variable.kind === "molar-mass" ? variable : label(variable, solute, own);
  });
}

function count(variables: readonly Variable[], kind: Kind): number {
  return variables.filter((variable) => variable.kind === kind).length;
}

/** "How would you make 250 mL of 0.10 M NaOH from a 2.0 M stock?" asks for a volume; from the solid, for a mass. */
function asRecipe(statement: Statement, goal: Goal, molarities: number): Goal {
  const isRecipe = statement.scene.conditions.has("preparation") && goal.unit === null;
  const isVolume =
    (isRecipe && molarities === 2) ||
    (goal.variable.of === WATER && goal.variable.kind === "mass" && goal.unit === null);
  return isVolume ? { ...goal, variable: { ...goal.variable, kind: "volume" } } : goal;
}

function refineOneSolution(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const variables = listVariables(statement);
  const solutes = [...new Set(variables.flatMap(({ of }) => (of === null || of === WATER ? [] : [of])))];
  const [written, ...rest] = statement.goals;
  if (written === undefined || rest.length > 0 || solutes.length > 1 || !variables.every(({ kind }) => KINDS.has(kind)))
    return null;
  const molarities = count(
    statement.givens.map(({ variable }) => variable),
    "molarity",
  );
  const goal = asRecipe(statement, written, molarities);
  if (goal.variable.kind === "mass" && asksForSolution(tokens)) return null;
  // "It is then heated until …": what happens to a solution matters in whichever sentence it is told.
  if (has(tokens, "foreign") || tokens.some(isIon)) return null;
  const reading: Reading = { statement: { ...statement, goals: [goal] }, tokens, solute: solutes[0] ?? null };
  const volumes = count(
    statement.givens.map(({ variable }) => variable),
    "volume",
  );
  if (molarities === 2 && volumes === 2) return has(tokens, "mix", "condition/mixing-heat") ? mix(reading, goal) : null;
  const isDiluted =
    has(
      tokens,
      "dilute",
      "stock",
      "condition/preparation",
      "produce",
      "produced",
      "mix",
      "condition/mixing-heat",
      "needed",
    ) && !has(tokens, "neutralise", "react");
  if (goal.variable.kind === "volume" && molarities === 2 && volumes === 1)
    return isDiluted && !(asksForWater(tokens) && goal.variable.of !== WATER) ? diluteToVolume(reading, goal) : null;
  if (goal.variable.kind === "molarity" && molarities === 1)
    return isDiluted && volumes === 2 ? diluteToMolarity(reading, goal) : null;
  const percent = statement.givens.find(({ variable }) => variable.kind === "mass-percent");
  const density = statement.givens.find(({ variable }) => variable.kind === "density");
  if (
    percent !== undefined &&
    density !== undefined &&
    molarities === 1 &&
    volumes === 1 &&
    statement.givens.length === 4
  )
    return diluteConcentrated(reading, goal, [percent, density]);
  return molarities < 2 && volumes < 2 && !has(tokens, "neutralise", "react", "burn", "decompose")
    ? simple(reading)
    : null;
}

/** One solution of a salt, of which an ion is given or asked: every volume is the solution's. */
function refineIons(statement: Statement, salt: string, tokens: readonly ProblemToken[]): Statement | null {
  const volumes = statement.givens.filter(({ variable }) => variable.kind === "volume");
  const molarities = statement.givens.filter(({ variable }) => variable.kind === "molarity");
  if (volumes.length > 1 || molarities.length > 1 || has(tokens, "foreign", "dilute", "mix", "react", "neutralise"))
    return null;
  return withVariables(statement, (variable, item) =>
    variable.kind === "volume" && !isOfWater(item) ? { kind: "solution-volume", of: salt, label: null } : variable,
  );
}

/** Molarities and volumes of solutions. */
export function refineSolutions(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const kinds = new Set(listVariables(statement).map(({ kind }) => kind));
  if (
    !kinds.has("molarity") ||
    !listVariables(statement).every(({ kind }) => KINDS.has(kind) || statement.scene.equation !== null)
  )
    return statement;
  const { containment, equation } = statement.scene;
  if (containment !== null && equation === null) return refineIons(statement, containment.whole, tokens);
  return equation === null ? refineOneSolution(statement, tokens) : refineReacting(statement);
}
