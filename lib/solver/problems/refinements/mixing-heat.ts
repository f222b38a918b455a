import type { Kind, Label } from "../../../methods/rules/kinds.ts";
import { isSense } from "../sentences.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { listKinds, rebuild, withVariable } from "./rebuild.ts";

const USED: ReadonlySet<Kind> = new Set<Kind>([
  "mass",
  "volume",
  "specific-heat",
  "heat-capacity",
  "temperature",
  "time",
]);

function isTemperature({ variable }: Given | Goal): boolean {
  return variable.kind === "temperature";
}

/** A mass, or a volume of water. */
function isPortion({ variable: { kind, of } }: Given): boolean {
  return kind === "mass" || (kind === "volume" && of === "H2O");
}

/** Whether the text pours, drops or stirs bodies together, or asks for the water that cools another body. */
export function isMixingHeat(statement: Statement, tokens: readonly ProblemToken[]): boolean {
  const { givens, goals } = statement;
  const kinds = listKinds(statement);
  if (kinds.has("energy") || !givens.every(({ variable }) => USED.has(variable.kind))) return false;
  const asks = goals.map(({ variable }) => variable.kind);
  const temperatures = givens.filter(isTemperature).length;
  const portions = givens.filter(isPortion).length;
  const isCooling = asks.includes("mass") && goals.some(({ variable }) => variable.of === "H2O") && temperatures === 3;
  const isTogether = tokens.some((token) => isSense(token, "condition/mixing-heat", "mix", "condition/calorimeter"));
  return (
    temperatures >= 2 && ((isTogether && (portions === 2 || (portions === 1 && asks.includes("mass")))) || isCooling)
  );
}

/** Which temperature is that of all bodies in the end: the one called so, or the last of three. */
function findFinal(givens: readonly Given[], goals: readonly Goal[]): Given | null | undefined {
  const temperatures = givens.filter(isTemperature);
  const called = temperatures.filter(({ variable }) => variable.label === "final");
  if (called.length > 1) return undefined;
  const asksFinal = goals.some((goal) => isTemperature(goal) && goal.variable.label !== "initial");
  if (asksFinal) return called.length === 0 && temperatures.length === 2 ? null : undefined;
  return called[0] ?? (temperatures.length === 3 ? temperatures[2] : undefined);
}

/** The portion that stands last before a temperature in the text; the next one where the temperatures stand first. */
function portionOf(given: Given, givens: readonly Given[]): Given | undefined {
  const leads = givens.findIndex(isTemperature) < givens.findIndex(isPortion);
  return leads
    ? givens.slice(givens.indexOf(given)).find(isPortion)
    : givens.slice(0, givens.indexOf(given)).findLast(isPortion);
}

/** The portion of water that the calorimeter holds: "a calorimeter containing 100 g", "100 g of water in a calorimeter". */
function isHeld(index: number, tokens: readonly ProblemToken[]): boolean {
  const places = tokens.flatMap((token, at) => (token.kind === "quantity" ? [at] : []));
  const [start, end] = [places[index - 1] ?? -1, places[index + 1] ?? tokens.length];
  const at = places[index] ?? -1;
  const before = tokens.slice(start + 1, at);
  const behind = tokens.slice(at + 1, end);
  const holds = before.findIndex((token) => isSense(token, "condition/calorimeter"));
  const isContained = holds !== -1 && before.slice(holds).some((token) => isSense(token, "contain", "with", "has"));
  const inside = behind.findIndex((token) => isSense(token, "in"));
  return (
    isContained ||
    (inside !== -1 && behind.slice(inside, inside + 3).some((token) => isSense(token, "condition/calorimeter")))
  );
}

/** Two portions of water: each has its first temperature. */
function refineWater({ givens, goals, scene }: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const portions = givens.filter(isPortion);
  const final = findFinal(givens, goals);
  const asksConstant = goals.every(({ variable }) => variable.kind === "heat-capacity");
  const [first, second] = portions;
  if (
    final === undefined ||
    first === undefined ||
    second === undefined ||
    (!asksConstant && !goals.every(isTemperature))
  )
    return null;
  const places = givens.map((given, index) => ({ given, index })).filter(({ given }) => isPortion(given));
  const held = places.filter(({ index }) => isHeld(index, tokens)).map(({ given }) => given);
  if (asksConstant && held.length !== 1) return null;
  const bath = held[0] ?? second;
  const labelOf = (portion: Given | undefined): Label => (portion === bath ? "second" : "first");
  const starts = givens.filter((given) => isTemperature(given) && given !== final);
  if (new Set(starts.map((given) => portionOf(given, givens))).size !== 2) return null;
  if (givens.some((given) => !isPortion(given) && !["temperature", "specific-heat"].includes(given.variable.kind)))
    return null;
  const settled = givens.flatMap((given): Given[] => {
    if (isPortion(given)) return [withVariable(given, { of: "H2O", label: labelOf(given) })];
    if (given === final) return [withVariable(given, { of: null, label: "final" })];
    if (isTemperature(given)) return [withVariable(given, { of: "H2O", label: labelOf(portionOf(given, givens)) })];
    // The specific heat of water cancels where nothing else is warmed.
    return given.variable.kind === "specific-heat" && asksConstant
      ? [withVariable(given, { of: "H2O", label: null })]
      : [];
  });
  const asked = goals.map((goal) => withVariable(goal, { of: null, label: asksConstant ? null : "final" }));
  return rebuild({ givens, goals, scene }, { givens: settled, goals: asked, conditions: ["heating", "mixing-heat"] });
}

/** The body that is not the water; null where it has no name. `undefined` where there are more, or fewer. */
function findBody(bodies: readonly (string | null)[]): string | null | undefined {
  const others = bodies.filter((body) => body !== "H2O");
  return others.length === 1 && bodies.length <= 2 ? others[0] : undefined;
}

function settleGoal(goal: Goal, body: string | null, givens: readonly Given[]): Goal {
  const { kind, of, label } = goal.variable;
  if (kind === "temperature")
    return label === "initial"
      ? withVariable(goal, { of: of === "H2O" ? of : body })
      : withVariable(goal, { of: null, label: "final" });
  const isKnown = (each: string | null): boolean =>
    givens.some(({ variable }) => variable.kind === kind && variable.of === each);
  // "The metal", of which only the words tell: what is not the water.
  const isBody = of !== body && (of === null || isKnown(of) || (kind === "specific-heat" && of === "H2O"));
  return withVariable(goal, { label: null, ...(isBody ? { of: body } : {}) });
}

/** A hot body in cold water, or two portions of water: each has its first temperature, and both the last. Null where that is not told. */
export function refineMixing(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const { givens: read, goals, scene } = statement;
  const givens = read.filter(({ variable }) => variable.kind !== "time");
  const portions = givens.filter(isPortion);
  const told = [
    ...new Set(
      givens.flatMap(({ variable }) =>
        ["mass", "specific-heat"].includes(variable.kind) || variable.kind === "volume" ? [variable.of] : [],
      ),
    ),
  ];
  if (
    portions.length === 2 &&
    portions.every(({ variable }) => variable.of === "H2O") &&
    told.every((of) => of === "H2O" || of === null)
  )
    return refineWater({ givens, goals, scene }, tokens);
  const bodies = [
    ...new Set([
      ...told,
      ...goals.flatMap(({ variable }) => (variable.kind === "mass" && variable.of !== null ? [variable.of] : [])),
    ]),
  ];
  const body = findBody(bodies.length === 1 && bodies[0] === "H2O" ? [...bodies, null] : bodies);
  const final = findFinal(givens, goals);
  if (body === undefined || final === undefined) return null;
  const hasCapacity = givens.some(({ variable }) => variable.kind === "heat-capacity");
  if (hasCapacity && final !== null) return null;
  const settled = givens.map((given) => {
    if (given === final) return withVariable(given, { of: null, label: "final" });
    if (given.variable.kind === "heat-capacity") return withVariable(given, { of: null, label: null });
    if (!isTemperature(given)) return withVariable(given, { label: null });
    const owner = given.variable.of ?? portionOf(given, givens)?.variable.of ?? null;
    return withVariable(given, { of: owner, label: "initial" });
  });
  const starts = settled
    .filter((given) => isTemperature(given) && given.variable.label === "initial")
    .map(({ variable }) => variable.of);
  if (new Set(starts).size < starts.length) return null;
  return rebuild(
    { givens, goals, scene },
    {
      givens: settled,
      goals: goals.map((goal) => settleGoal(goal, body, givens)),
      conditions: ["heating", "mixing-heat"],
    },
  );
}
