import type { Kind, Label } from "../../../methods/rules/kinds.ts";
import { isCalorimetric } from "../../../methods/rules/calorimetry.ts";
import { negate } from "../../../quantity/arithmetic.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { intervalOf, isInterval } from "../../../quantity/units/unit.ts";
import { readHeatFlow } from "../heat-source.ts";
import type { HeatFlow } from "../heat-source.ts";
import { isAsk, isSense } from "../sentences.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { isMixingHeat, refineMixing } from "./mixing-heat.ts";
import { namesIceOrSteam } from "./phases.ts";
import { listKinds, rebuild, withVariable } from "./rebuild.ts";

const BODILY: ReadonlySet<Kind> = new Set<Kind>([
  "mass",
  "specific-heat",
  "heat-capacity",
  "energy",
  "temperature",
  "temperature-change",
  "specific-enthalpy",
  "volume",
  "amount",
  "molar-energy",
]);

const GASEOUS: readonly Kind[] = ["pressure"];

function isThermal(statement: Statement): boolean {
  const kinds = listKinds(statement);
  if (GASEOUS.some((kind) => kinds.has(kind))) return false;
  const hasTemperature = kinds.has("temperature") || kinds.has("temperature-change");
  if (kinds.has("specific-heat") || kinds.has("heat-capacity")) return true;
  return kinds.has("energy") && hasTemperature;
}

/** "By 12 °C", "a change of 12 °C": a difference, not a temperature. */
export function asChange(given: Given): Given {
  const { variable, quantity, words } = given;
  if (variable.kind !== "temperature" && variable.kind !== "temperature-change") return given;
  const last = words.before.findLast((sense) => sense !== "filler");
  const isChange =
    variable.kind === "temperature-change" || last === "by" || last === "falls-by" || isInterval(quantity.unit);
  if (!isChange) return given;
  const change = { ...quantity, unit: intervalOf(quantity.unit) ?? quantity.unit };
  return {
    ...withVariable(given, { kind: "temperature-change", label: null }),
    quantity: last === "falls-by" && change.value.isPositive() ? negate(change) : change,
  };
}

export function labelOf({ variable, words }: Given): Label {
  if (variable.label === "initial" || variable.label === "final") return variable.label;
  return words.before.findLast((sense) => sense === "to" || sense === "from" || sense === "change") === "to"
    ? "final"
    : "initial";
}

function isTemperature({ variable }: Given | Goal): boolean {
  return variable.kind === "temperature";
}

/** Heat that the body loses counts negative; a calorimeter takes what is given off in it. */
function withSign(given: Given, flow: HeatFlow | null, isCalorimeter: boolean): Given {
  const { variable, quantity } = given;
  if (variable.kind !== "energy") return given;
  return {
    ...withVariable(given, { label: null }),
    quantity: flow === "out" && !isCalorimeter && quantity.value.isPositive() ? negate(quantity) : quantity,
  };
}

function listSubstances(items: readonly (Given | Goal)[]): string[] {
  return [
    ...new Set(
      items.flatMap(({ variable }) => (BODILY.has(variable.kind) && variable.of !== null ? [variable.of] : [])),
    ),
  ];
}

function asksRelease({ words, variable }: Goal): boolean {
  return (
    variable.kind === "energy" &&
    (variable.label === "released" ||
      [...words.before, ...words.behind].some(
        (sense) => sense === "produced" || sense === "produce" || sense === "label/released",
      ))
  );
}

/** "A reaction absorbs 1.50 kJ from the water", "q for the reaction", "what loses 500 J", "a mixture": the heat of something else than the body. */
function isOfAnother({ givens, goals }: Statement, tokens: readonly ProblemToken[]): boolean {
  const isTaken = givens.some(
    ({ variable, words }) =>
      variable.kind === "energy" &&
      (variable.label === "absorbed" || words.before.includes("label/absorbed")) &&
      words.behind.find((sense) => sense !== "filler" && sense !== "of" && sense !== "kind/energy") === "from",
  );
  const isOfReaction =
    tokens.some((token) => isSense(token, "react", "burn", "neutralise", "decompose")) &&
    goals.some((goal) => goal.variable.kind === "energy" && !asksRelease(goal));
  const isLoser = goals.some(({ variable }) => variable.kind !== "energy") && asksLoser(tokens);
  return isTaken || isOfReaction || isLoser || tokens.some((token) => isSense(token, "mixture"));
}

/** "What mass of ice loses 500 J": the question is about what loses. */
function asksLoser(tokens: readonly ProblemToken[]): boolean {
  const asked = tokens.findLastIndex((token) => isAsk(token));
  const end = tokens.findIndex((token, index) => index > asked && (token.kind === "quantity" || token.kind === "sign"));
  return (
    asked !== -1 && tokens.slice(asked, end === -1 ? undefined : end).some((token) => isSense(token, "label/released"))
  );
}

/** Whether the question has heat go the other way than the temperature: "released when it is warmed". */
function isContrary({ goals, givens, scene }: Statement, tokens: readonly ProblemToken[]): boolean {
  const temperatures = givens.filter(isTemperature);
  const [start, end] = [
    temperatures.find((given) => labelOf(given) === "initial"),
    temperatures.find((given) => labelOf(given) === "final"),
  ];
  const asked = goals.find(({ variable }) => variable.kind === "energy");
  if (asked === undefined || start === undefined || end === undefined) return false;
  const rises = getValueIn(end.quantity, "K").gt(getValueIn(start.quantity, "K"));
  const isSource =
    scene.equation !== null ||
    givens.some(({ variable }) => variable.kind === "heat-capacity") ||
    tokens.some((token) => isSense(token, "react", "burn", "neutralise", "dissolve", "condition/mixing-heat"));
  const isAbsorbed = asked.variable.label === "absorbed" || asked.words.behind.includes("label/absorbed");
  return rises ? asksRelease(asked) && !isSource : isAbsorbed;
}

/** One body that is warmed or cooled. */
function refineSingle(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  if (isOfAnother(statement, tokens) || isContrary(statement, tokens)) return null;
  const substances = listSubstances([...statement.givens, ...statement.goals]);
  const [body = null, ...others] = substances;
  if (others.length > 0) return null;
  const flow = readHeatFlow(tokens);
  const givens = statement.givens.map((given) => withSign(given, flow, listKinds(statement).has("heat-capacity")));
  const temperatures = givens.filter(isTemperature);
  const labels = temperatures.map(labelOf);
  const isTwice = new Set(labels).size < labels.length;
  if (isTwice || temperatures.length > 2) return null;
  const settled = givens.map((given) => {
    if (!BODILY.has(given.variable.kind)) return given;
    const label = isTemperature(given) ? (labels[temperatures.indexOf(given)] ?? null) : null;
    return withVariable(given, { of: body, label });
  });
  const goals = statement.goals.map((goal) => {
    const { kind, label } = goal.variable;
    if (!BODILY.has(kind)) return goal;
    const own: Label | null =
      kind === "temperature"
        ? label === "initial" || labels.includes("final")
          ? "initial"
          : "final"
        : asksRelease(goal)
          ? "released"
          : null;
    return withVariable(goal, { of: body, label: own });
  });
  const isAsked = goals.some((goal) => isTemperature(goal) && labels.includes(goal.variable.label ?? "total"));
  return isAsked ? null : rebuild(statement, { givens: settled, goals, conditions: ["heating"] });
}

/** Water on its way through a change of phase was read before. */
function isCurve({ scene }: Statement): boolean {
  return scene.conditions.has("from-ice") || scene.conditions.has("from-liquid") || scene.conditions.has("from-steam");
}

/** Heat and temperature. Null when the text leaves open which body or which of two temperatures is meant. */
export function refineHeat(read: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const statement = rebuild(read, { givens: read.givens.map(asChange) });
  if (isCurve(statement) || isCalorimetric(statement.scene)) return statement;
  // Ice melts before it warms: that is more than one balance of heat.
  if (isMixingHeat(statement, tokens) && !GASEOUS.some((kind) => listKinds(statement).has(kind)))
    return namesIceOrSteam(tokens) ? null : refineMixing(statement, tokens);
  return isThermal(statement) ? refineSingle(statement, tokens) : statement;
}
