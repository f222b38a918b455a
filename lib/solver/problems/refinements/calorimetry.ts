import { has } from "./solution-words.ts";
import type { Condition } from "../../../methods/rules/rule.ts";
import type { Kind } from "../../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { negate } from "../../../quantity/arithmetic.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { findCombustion } from "../reaction.ts";
import { isSense } from "../sentences.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { asChange, labelOf } from "./heat.ts";
import { listKinds, rebuild, withVariable } from "./rebuild.ts";

const ASKED: ReadonlySet<Kind> = new Set<Kind>([
  "energy",
  "molar-energy",
  "specific-enthalpy",
  "reaction-enthalpy",
  "heat-capacity",
  "temperature",
  "temperature-change",
]);

/** Quantities of the bath and of the calorimeter, whatever the words beside them. */
const OF_BATH: ReadonlySet<Kind> = new Set<Kind>([
  "temperature",
  "temperature-change",
  "heat-capacity",
  "density",
  "energy",
]);

const SIZES: ReadonlySet<Kind> = new Set<Kind>(["mass", "volume", "solution-volume"]);

const USED: ReadonlySet<Kind> = new Set<Kind>([
  ...OF_BATH,
  ...SIZES,
  "specific-heat",
  "molarity",
  "amount",
  "molar-energy",
  "specific-enthalpy",
]);

/** What the heat goes into: the water around what burns, or the solution in which something happens. */
function findBath(statement: Statement, tokens: readonly ProblemToken[]): Condition | null {
  const isInCalorimeter = has(tokens, "condition/calorimeter");
  if (has(tokens, "burn")) return isInCalorimeter ? "bath-water" : null;
  const solutes = new Set(
    statement.givens.flatMap(({ variable }) =>
      (SIZES.has(variable.kind) || variable.kind === "molarity") && variable.of !== null && variable.of !== "H2O"
        ? [variable.of]
        : [],
    ),
  );
  const isReaction = has(tokens, "dissolve", "neutralise", "react");
  const isMixed = isInCalorimeter && solutes.size === 2 && has(tokens, "mix", "condition/mixing-heat");
  return (isReaction || isMixed) && solutes.size > 0 ? "bath-solution" : null;
}

/** Whether the bath is warmed; null where two temperatures, or a difference, do not tell. */
function isWarmed(givens: readonly Given[]): boolean | null {
  const change = givens.find(({ variable }) => variable.kind === "temperature-change");
  const at = (label: string): Given | undefined =>
    givens.find(({ variable }) => variable.kind === "temperature" && variable.label === label);
  const [start, end] = [at("initial"), at("final")];
  if (change !== undefined)
    return start === undefined && end === undefined && !change.quantity.value.isZero()
      ? change.quantity.value.isPositive()
      : null;
  return start === undefined || end === undefined
    ? null
    : getValueIn(end.quantity, "K").gt(getValueIn(start.quantity, "K"));
}

/** Of two temperatures the first told is the first, and of two of one label the later one the last. */
function withTimes(givens: readonly Given[]): Given[] | null {
  const temperatures = givens.filter(({ variable }) => variable.kind === "temperature");
  if (temperatures.length > 2) return null;
  const [first, second] = temperatures;
  const isTurned =
    first !== undefined && second !== undefined && labelOf(first) === "final" && labelOf(second) === "initial";
  return givens.map((given) => {
    if (given !== first && given !== second) return given;
    const label = temperatures.length === 1 ? labelOf(given) : (given === first) === isTurned ? "final" : "initial";
    return withVariable(given, { label });
  });
}

/** Of the whole, of one mole, of one gram: each may be asked for as what is given off. */
const HEATS: ReadonlySet<Kind> = new Set<Kind>(["energy", "molar-energy", "specific-enthalpy"]);

/** How the question speaks of the heat: given off, taken up, or with its sign. */
function directionOf({ words, variable }: Goal): "released" | "absorbed" | null {
  const around = [...words.before, ...words.behind];
  const isOff =
    variable.label === "released" ||
    around.some((sense) => sense === "produced" || sense === "produce" || sense === "label/released");
  const isUp = variable.label === "absorbed" || around.includes("label/absorbed");
  return isOff === isUp ? null : isOff ? "released" : "absorbed";
}

/** The heat that the bath takes or loses is that of the reaction with the other sign: the size is the same. */
function fitsDirection(goal: Goal, isHotter: boolean | null, asksWater: boolean): boolean {
  const direction = directionOf(goal);
  if (!HEATS.has(goal.variable.kind) || direction === null) return true;
  if (isHotter === null) return false;
  return (direction === "released") === (isHotter !== asksWater);
}

/** Burning gives heat off, whichever sign the book leaves out. */
function withSign(given: Given, bath: Condition): Given {
  const isOfReaction = ["molar-energy", "specific-enthalpy", "energy"].includes(given.variable.kind);
  return isOfReaction && bath === "bath-water" && given.quantity.value.isPositive()
    ? { ...given, quantity: negate(given.quantity) }
    : given;
}

/** One thing that burns, and the water around it; or one solute and its water, or two solutions: no more, and nothing without a name. */
function hasOneSample(givens: readonly Given[], bath: Condition): boolean {
  const sizes = givens.filter(({ variable }) => SIZES.has(variable.kind));
  const others = sizes.filter(({ variable }) => variable.of !== "H2O");
  const isNamed = others.every(({ variable }) => variable.of !== null);
  const burns = others.every(({ variable }) => variable.of !== null && findCombustion(variable.of) !== null);
  return bath === "bath-water"
    ? burns && others.length <= 1 && sizes.length - others.length <= 1 && isNamed
    : sizes.length === 2 && isNamed;
}

/** What the question does not need: how much burned, and how strong the solutions were, where only their heat is asked. */
function isIdle({ variable }: Given, bath: Condition, asksHeat: boolean, hasHeat: boolean): boolean {
  if (bath === "bath-water" && hasHeat && variable.kind === "mass" && variable.of !== "H2O") return true;
  if (!asksHeat) return false;
  return variable.kind === "molarity" || (bath === "bath-water" && variable.kind === "mass" && variable.of !== "H2O");
}

/** Everything is of the bath, but what burns or dissolves in it. */
function settle(givens: readonly Given[], sample: string | null): Given[] {
  return givens.map((given) => {
    const { kind } = given.variable;
    if (OF_BATH.has(kind))
      return withVariable(given, {
        of: null,
        ...(kind === "energy" || kind === "heat-capacity" ? { label: null } : {}),
      });
    if (kind === "specific-heat") return withVariable(given, { of: null, label: null });
    if (kind === "molar-energy" || kind === "specific-enthalpy")
      return withVariable(given, { of: sample, label: null });
    return withVariable(given, {
      label: null,
      ...(kind === "volume" && given.variable.of !== "H2O" ? { kind: "solution-volume" as const } : {}),
    });
  });
}

/** Acid and base of one strength each, one proton to one hydroxide: the moles of either are those of the reaction. */
function withoutSecondReactant(givens: readonly Given[]): Given[] | null {
  const strengths = givens.filter(({ variable }) => variable.kind === "molarity");
  const [first, second, ...others] = strengths;
  if (second === undefined) return [...givens];
  const volumeOf = (of: string | null): Given | undefined =>
    givens.find(({ variable }) => variable.kind === "solution-volume" && variable.of === of);
  const amounts = strengths.map(({ variable, quantity }) => {
    const volume = volumeOf(variable.of);
    return volume === undefined ? null : getValueIn(quantity, "mol/L").times(getValueIn(volume.quantity, "L"));
  });
  const [a, b] = amounts;
  const isPlain = [first, second].every((given) =>
    /^(?:HCl|HNO3|HBr|HI|HClO4|NaOH|KOH|LiOH|AgNO3|NaCl|KCl)$/.test(given?.variable.of ?? ""),
  );
  if (others.length > 0 || a === null || b === null || a === undefined || b === undefined || !isPlain) return null;
  return a.minus(b).abs().lt("1e-9") ? givens.filter((given) => given !== second) : null;
}

/** What the enthalpy of one mole or one gram is of. */
function findSample(statement: Statement, bath: Condition): string | null {
  const named = statement.givens.flatMap(({ variable }) =>
    ["mass", "amount", "molarity"].includes(variable.kind) && variable.of !== null && variable.of !== "H2O"
      ? [variable.of]
      : [],
  );
  const [first, ...others] = new Set(named);
  return first === undefined || (others.length > 0 && bath === "bath-water") ? null : first;
}

function settleGoal(goal: Goal, sample: string | null): Goal {
  const { kind } = goal.variable;
  if (HEATS.has(kind))
    return withVariable(goal, {
      of: kind === "energy" ? null : sample,
      label: directionOf(goal) === null ? null : "released",
    });
  if (kind === "temperature")
    return withVariable(goal, { of: null, label: goal.variable.label === "initial" ? "initial" : "final" });
  return withVariable(goal, { of: null, label: null });
}

/** "The enthalpy change per mole", "in kJ/mol", "for one gram": of the substance, not of an equation. */
function asShare(goal: Goal, tokens: readonly ProblemToken[]): Goal {
  if (goal.variable.kind !== "energy") return goal;
  const units = tokens.flatMap((token) => (token.kind === "unit" ? [token.unit.unit] : []));
  const shares = tokens.flatMap((token, at) => {
    const next = isSense(token, "per") ? tokens[at + 1] : undefined;
    return next?.kind === "unit" ? [next.unit.unit] : [];
  });
  const isPerGram =
    units.some(({ dimension }) => dimension === DIMENSIONS.specificEnergy) ||
    shares.some(({ dimension }) => dimension === DIMENSIONS.mass);
  const isPerMole =
    shares.some(({ dimension }) => dimension !== DIMENSIONS.mass) ||
    units.some(({ factors }) => factors.some(({ unit: { symbol }, exponent }) => symbol === "mol" && exponent === -1));
  if (isPerGram) return withVariable(goal, { kind: "specific-enthalpy" });
  return isPerMole ? withVariable(goal, { kind: "molar-energy" }) : goal;
}

/** A reaction in a calorimeter. Null when the text leaves open what is warmed, or which way the heat goes. */
export function refineCalorimetry(read: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const kinds = listKinds(read);
  const isMeasured = kinds.has("temperature") || kinds.has("temperature-change") || kinds.has("heat-capacity");
  if (!isMeasured || kinds.has("pressure") || !read.goals.every(({ variable }) => ASKED.has(variable.kind)))
    return read;
  const bath = findBath(read, tokens);
  if (bath === null || !read.givens.every(({ variable }) => USED.has(variable.kind)) || has(tokens, "foreign"))
    return read;
  const timed = withTimes(read.givens.map(asChange));
  if (timed === null || !hasOneSample(read.givens, bath)) return null;
  const goals = read.goals.map((goal) => asShare(goal, tokens));
  const asksHeat = goals.every(({ variable }) => variable.kind === "energy");
  const isHotter = isWarmed(timed);
  const hasHeat = timed.some(({ variable }) => variable.kind === "energy");
  const sample = findSample(read, bath);
  const needed = timed.filter((given) => !isIdle(given, bath, asksHeat, hasHeat)).map((given) => withSign(given, bath));
  const settled = settle(needed, sample);
  const givens = asksHeat ? settled : withoutSecondReactant(settled);
  if (givens === null || !goals.every((goal) => fitsDirection(goal, isHotter, goal.variable.of === "H2O"))) return null;
  return rebuild(read, { givens, goals: goals.map((goal) => settleGoal(goal, sample)), conditions: ["heating", bath] });
}
