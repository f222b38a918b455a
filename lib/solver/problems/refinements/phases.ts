import type { Kind } from "../../../methods/rules/kinds.ts";
import type { Condition } from "../../../methods/rules/rule.ts";
import { isCalorimetric } from "../../../methods/rules/calorimetry.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Decimal } from "../../../quantity/decimal.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { isSense, isStop } from "../sentences.ts";
import { listKinds, rebuild, withVariable } from "./rebuild.ts";

type Phase = "ice" | "liquid" | "steam";

/** What water is called as a solid and as a gas. */
const PHASE_NAMES: Readonly<Record<string, Phase>> = {
  ice: "ice",
  "ice cube": "ice",
  "ice cubes": "ice",
  steam: "steam",
  "water vapor": "steam",
  "water vapour": "steam",
  hielo: "ice",
  vapor: "steam",
  "vapor de agua": "steam",
  glace: "ice",
  vapeur: "steam",
  "vapeur d'eau": "steam",
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

/** The sentences that name the temperatures, without a list of constants before or behind them. */
function findClause(tokens: readonly ProblemToken[]): readonly ProblemToken[] {
  const isTemperature = (token: ProblemToken): boolean =>
    token.kind === "quantity" && token.reading.quantity.unit.dimension === DIMENSIONS.temperature;
  const [first, last] = [tokens.findIndex(isTemperature), tokens.findLastIndex(isTemperature)];
  const start = tokens.findLastIndex((token, index) => index < first && isStop(token)) + 1;
  const end = tokens.findIndex((token, index) => index > last && isStop(token));
  return tokens.slice(start, end === -1 ? undefined : end);
}

/** The formulas of water in its phases: fusion belongs to ice, vaporisation to the liquid. */
const CONSTANT_NAMES: Readonly<Record<Phase, string>> = { ice: "H2O(s)", liquid: "H2O(l)", steam: "H2O(g)" };

/** Water that changes its phase on the way from one temperature to another; null when its phases are not beyond doubt. */
function refineCurve(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const { goals } = statement;
  const givens = statement.givens.some(({ variable }) => CONSTANTS.has(variable.kind))
    ? withPhases(statement.givens, tokens)
    : statement.givens;
  if (givens === null) return null;
  const temperatures = givens.filter(({ variable }) => variable.kind === "temperature");
  const [start, end] = temperatures;
  if (start === undefined || end === undefined || temperatures.length !== 2) return null;
  const named = listPhases(findClause(tokens));
  const from = phaseAt(celsiusOf(start)) ?? named[0] ?? null;
  const to = phaseAt(celsiusOf(end)) ?? named.at(-1) ?? null;
  if (
    from === null ||
    to === null ||
    (named[0] !== undefined && named[0] !== from && named[0] !== "liquid") ||
    named.length > 2
  )
    return null;
  if (named.length === 2 && named[1] !== to) return null;
  const isWarmed = PHASE_ORDER.indexOf(to) > PHASE_ORDER.indexOf(from);
  const isOff = goals.some(asksRelease);
  if (
    goals.some((goal) =>
      isWarmed ? asksRelease(goal) : goal.variable.label === "absorbed" || goal.words.behind.includes("label/absorbed"),
    )
  )
    return null;
  const labelled = givens.map((given) =>
    temperatures.includes(given)
      ? withVariable(given, { of: "H2O", label: given === start ? "initial" : "final" })
      : CONSTANTS.has(given.variable.kind)
        ? given
        : withVariable(given, { of: "H2O", label: null }),
  );
  return rebuild(statement, {
    givens: labelled,
    goals: goals.map((goal) => withVariable(goal, { of: "H2O", label: isOff ? "released" : null })),
    conditions: [`from-${from}`, `to-${to}`],
  });
}

/** The phase that is named nearest before a constant of a list, or right behind it. */
function phaseNear(tokens: readonly ProblemToken[], at: number): Phase | null {
  const start = tokens.findLastIndex((token, index) => index < at && token.kind === "quantity");
  const before = tokens.slice(start + 1, at).findLast((token) => phaseOf(token) !== null);
  const end = tokens.findIndex((token, index) => index > at && token.kind === "quantity");
  const behind = tokens
    .slice(at + 1, end === -1 ? undefined : end)
    .find((token) => phaseOf(token) !== null || token.kind === "sign");
  const isRight = tokens.slice(at + 1, at + 4).find((token) => !isSense(token, "filler", "of", "state", "condensed"));
  const right = isRight !== undefined && phaseOf(isRight) !== null ? isRight : undefined;
  const named = right ?? before ?? (behind === undefined || behind.kind === "sign" ? undefined : behind);
  return named === undefined ? null : phaseOf(named);
}

/** Which transition a heat belongs to, by the word nearest before it. */
function transitionNear(tokens: readonly ProblemToken[], at: number): Phase | null {
  const start = tokens.findLastIndex((token, index) => index < at && token.kind === "quantity");
  const stretch = tokens.slice(start + 1, at);
  const fusion = stretch.some((token) => isSense(token, "condition/fusion", "heat-of-fusion"));
  const vaporization = stretch.some((token) => isSense(token, "condition/vaporization", "heat-of-vaporization"));
  return fusion === vaporization ? null : fusion ? "ice" : "liquid";
}

const CONSTANTS: ReadonlySet<Kind> = new Set<Kind>(["specific-heat", "specific-enthalpy", "molar-energy"]);

/** The constants that a problem lists, each with the phase that it belongs to. Null when one of them is not clear. */
function withPhases(givens: readonly Given[], tokens: readonly ProblemToken[]): Given[] | null {
  const places = tokens.flatMap((token, at) => (token.kind === "quantity" ? [at] : []));
  if (places.length !== givens.length) return null;
  const settled = givens.map((given, index): Given | null => {
    if (!CONSTANTS.has(given.variable.kind)) return given;
    const at = places[index] ?? -1;
    const phase = given.variable.kind === "specific-heat" ? phaseNear(tokens, at) : transitionNear(tokens, at);
    return phase === null ? null : withVariable(given, { of: CONSTANT_NAMES[phase], label: null });
  });
  return settled.every((given) => given !== null) ? settled : null;
}

function crosses(temperatures: readonly Given[]): boolean {
  const phases = temperatures.map((given) => phaseAt(celsiusOf(given)));
  return new Set(phases).size > 1 || phases.includes(null);
}

const ASKED: ReadonlySet<Kind> = new Set<Kind>(["energy", "mass", "amount", "specific-enthalpy", "molar-energy"]);

const PHASE_ORDER: readonly Phase[] = ["ice", "liquid", "steam"];

function asksRelease({ variable, words }: Goal): boolean {
  return (
    variable.label === "released" ||
    [...words.before, ...words.behind].some(
      (sense) => sense === "produced" || sense === "produce" || sense === "label/released",
    )
  );
}

/** Whether the question asks which way the heat goes, and the phases say the other. */
function isContrary(statement: Statement, tokens: readonly ProblemToken[]): boolean {
  const asked = statement.goals.find(({ variable }) => variable.kind === "energy");
  const around = asked === undefined ? [] : [...asked.words.before, ...asked.words.behind];
  const isUp = asked?.variable.label === "absorbed" || around.includes("label/absorbed") || around.includes("needed");
  const isOff =
    asked?.variable.label === "released" || around.includes("label/released") || around.includes("produced");
  const gives = tokens.some((token) => isSense(token, "freezes", "condenses"));
  const takes = !gives && tokens.some((token) => isSense(token, "condition/fusion", "condition/vaporization"));
  return (takes && isOff && !isUp) || (gives && isUp && !isOff);
}

/** Melting or evaporating at one temperature. */
function refineTransition(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const { conditions } = statement.scene;
  if ((conditions.has("fusion") && conditions.has("vaporization")) || isContrary(statement, tokens)) return null;
  const isWater = tokens.some((token) => phaseOf(token) !== null);
  const givens = statement.givens.filter((given) => !isTransitionPoint(given, conditions));
  if (givens.some(({ variable }) => variable.kind === "temperature" || variable.kind === "temperature-change"))
    return null;
  const asksHeat = statement.goals.some(({ variable }) => variable.kind === "energy");
  const substances = new Set(givens.flatMap(({ variable }) => (variable.of === null ? [] : [variable.of])));
  const only = substances.size === 1 ? ([...substances][0] ?? null) : null;
  const body = only ?? (isWater ? "H2O" : null);
  if (substances.size > 1) return null;
  const plain = givens.map((given): Given => {
    const size = asksHeat ? given.quantity : { ...given.quantity, value: given.quantity.value.abs() };
    return { ...withVariable(given, { label: null, of: given.variable.of ?? body }), quantity: size };
  });
  const isReleased = tokens.some((token) => isSense(token, "label/released", "produced", "produce"));
  const goals = statement.goals.map((goal) =>
    withVariable(goal, {
      label: goal.variable.kind === "energy" && isReleased ? "released" : null,
      of: goal.variable.of ?? body,
    }),
  );
  return rebuild(statement, { givens: plain, goals });
}

/** Heat with a change of phase. */
export function refinePhases(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const kinds = listKinds(statement);
  if (
    !statement.goals.every(({ variable }) => ASKED.has(variable.kind)) ||
    !kinds.has("energy") ||
    kinds.has("pressure") ||
    isCalorimetric(statement.scene)
  )
    return statement;
  const { conditions } = statement.scene;
  const asksHeat = statement.goals.every(({ variable }) => variable.kind === "energy");
  const isTransition = conditions.has("fusion") || conditions.has("vaporization");
  const temperatures = statement.givens.filter(({ variable }) => variable.kind === "temperature");
  const isWater = tokens.some((token) => phaseOf(token) !== null);
  const phases = listPhases(tokens);
  if (asksHeat && isWater && temperatures.length === 2 && crosses(temperatures) && phases.length > 1)
    return refineCurve(statement, tokens);
  if (kinds.has("specific-heat")) return statement;
  if (isTransition) return refineTransition(statement, tokens);
  // The specific heat of the tables is that of the liquid.
  const isOnlyLiquid = phases.every((phase) => phase === "liquid") && temperatures.every(isInLiquid);
  return isWater && asksHeat && !isOnlyLiquid ? null : statement;
}
