import type { Condition } from "../../../methods/rules/rule.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import type { Decimal } from "../../../quantity/decimal.ts";
import type { Given, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { isSense } from "../sentences.ts";
import { listKinds, rebuild, withVariable } from "./rebuild.ts";

type Phase = "ice" | "liquid" | "steam";

/** What water is called as a solid and as a gas. */
const PHASE_NAMES: Readonly<Record<string, Phase>> = {
  ice: "ice", "ice cube": "ice", "ice cubes": "ice", steam: "steam", "water vapor": "steam", "water vapour": "steam",
  hielo: "ice", vapor: "steam", "vapor de agua": "steam", glace: "ice", vapeur: "steam", "vapeur d'eau": "steam", 冰: "ice", 水蒸气: "steam", 水蒸汽: "steam", बर्फ: "ice", भाप: "steam", በረዶ: "ice", እንፋሎት: "steam",
};

function phaseOf(token: ProblemToken): Phase | null {
  if (token.kind !== "substance" || !token.substance.formulas.includes("H2O")) return null;
  const name = token.substance.text.toLowerCase();
  const written = /\((s|l|g)\)$/.exec(token.substance.formulas[0] ?? "")?.[1];
  if (written !== undefined) return written === "s" ? "ice" : written === "l" ? "liquid" : "steam";
  return Object.hasOwn(PHASE_NAMES, name) ? (PHASE_NAMES[name] ?? null) : "liquid";
}

/** Whether the problem speaks of ice or steam. */
export function namesIceOrSteam(tokens: readonly ProblemToken[]): boolean {
  return tokens.some((token) => phaseOf(token) === "ice" || phaseOf(token) === "steam");
}

/** Where water is at a temperature that leaves no choice. */
function phaseAt(celsius: Decimal): Phase | null {
  if (celsius.lt(0)) return "ice";
  if (celsius.gt(100)) return "steam";
  return celsius.gt(0) && celsius.lt(100) ? "liquid" : null;
}

function isInLiquid(given: Given): boolean {
  const celsius = celsiusOf(given);
  return celsius.gte(0) && celsius.lte(100);
}

/** The phases of water in the order in which the text names them, each once. */
function listPhases(tokens: readonly ProblemToken[]): Phase[] {
  return tokens.flatMap((token) => phaseOf(token) ?? []).filter((phase, index, all) => phase !== all[index - 1]);
}

function celsiusOf({ quantity }: Given): Decimal {
  return getValueIn(quantity, "°C");
}

/** Melting at 0 °C and boiling at 100 °C: naming the temperature adds nothing. */
function isTransitionPoint(given: Given, conditions: ReadonlySet<Condition>): boolean {
  if (given.variable.kind !== "temperature") return false;
  const celsius = celsiusOf(given);
  return (celsius.isZero() && conditions.has("fusion")) || (celsius.eq(100) && conditions.has("vaporization"));
}

/** Water that changes its phase on the way from one temperature to another; null when its phases are not beyond doubt. */
function refineCurve(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const { givens, goals } = statement;
  const temperatures = givens.filter(({ variable }) => variable.kind === "temperature");
  const [start, end] = temperatures;
  if (start === undefined || end === undefined || temperatures.length !== 2) return null;
  const named = listPhases(tokens);
  const from = phaseAt(celsiusOf(start)) ?? named[0] ?? null;
  const to = phaseAt(celsiusOf(end)) ?? named.at(-1) ?? null;
  if (from === null || to === null || (named[0] !== undefined && named[0] !== from && named[0] !== "liquid") || named.length > 2) return null;
  if (named.length === 2 && named[1] !== to) return null;
  const labelled = givens.map((given) => (temperatures.includes(given) ? withVariable(given, { of: "H2O", label: given === start ? "initial" : "final" }) : withVariable(given, { of: "H2O", label: null })));
  return rebuild(statement, { givens: labelled, goals: goals.map((goal) => withVariable(goal, { of: "H2O", label: goal.variable.label === "released" ? "released" : null })), conditions: [`from-${from}`, `to-${to}`] });
}

function crosses(temperatures: readonly Given[]): boolean {
  const phases = temperatures.map((given) => phaseAt(celsiusOf(given)));
  return new Set(phases).size > 1 || phases.includes(null);
}

/** Heat with a change of phase. */
export function refinePhases(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const kinds = listKinds(statement);
  if (!statement.goals.some(({ variable }) => variable.kind === "energy") || kinds.has("specific-heat") || kinds.has("pressure")) return statement;
  const temperatures = statement.givens.filter(({ variable }) => variable.kind === "temperature");
  const isWater = tokens.some((token) => phaseOf(token) !== null);
  const phases = listPhases(tokens);
  const isCurve = isWater && temperatures.length === 2 && !kinds.has("specific-enthalpy") && !kinds.has("molar-energy") && crosses(temperatures) && phases.length > 1;
  if (isCurve) return refineCurve(statement, tokens);
  const { conditions } = statement.scene;
  if (!conditions.has("fusion") && !conditions.has("vaporization")) {
    // The specific heat of the tables is that of the liquid.
    const isOnlyLiquid = phases.every((phase) => phase === "liquid") && temperatures.every(isInLiquid);
    return isWater && !isOnlyLiquid ? null : statement;
  }
  if (conditions.has("fusion") && conditions.has("vaporization")) return null;
  const givens = statement.givens.filter((given) => !isTransitionPoint(given, conditions));
  if (givens.some(({ variable }) => variable.kind === "temperature")) return null;
  const asHeat = givens.map((given) => withVariable(given, { label: null }));
  const isReleased = tokens.some((token) => isSense(token, "label/released", "produced", "produce"));
  const goals = statement.goals.map((goal) => withVariable(goal, { label: isReleased ? "released" : null, of: goal.variable.of ?? (isWater ? "H2O" : null) }));
  return rebuild(statement, { givens: asHeat, goals });
}
