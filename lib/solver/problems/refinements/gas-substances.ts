import type { Kind, Variable } from "../../../methods/rules/kinds.ts";
import { isGas } from "../../../methods/rules/gases.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { areSameUnit } from "../../../quantity/units/unit.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import { isSense } from "../sentences.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { rebuild, withVariable } from "./rebuild.ts";

/** Kinds by which a problem is known to be about a gas. */
const GASEOUS: ReadonlySet<Kind> = new Set<Kind>(["pressure", "temperature", "vapor-pressure"]);

/** What else a problem about a gas may state or ask. */
const BESIDES: ReadonlySet<Kind> = new Set<Kind>([
  "volume",
  "amount",
  "mass",
  "particles",
  "density",
  "molar-mass",
  "mole-fraction",
  "percent-yield",
  "limiting-reactant",
  "molarity",
  "solution-volume",
]);

/** What the one gas of a problem has, wherever it stands. */
const OWN: ReadonlySet<Kind> = new Set<Kind>(["pressure", "volume", "temperature", "amount", "mass"]);

type Reading = {
  readonly formulas: readonly string[];
  readonly hasEquation: boolean;
  /** The only gas of the equation: what fills a vessel of which nothing else is said. */
  readonly onlyGas: string | null;
  readonly isOverWater: boolean;
};

function settle(variable: Variable, { formulas, hasEquation, onlyGas, isOverWater }: Reading): Variable {
  const { kind, label } = variable;
  const [only, another] = formulas;
  if (kind === "molar-mass" || kind === "density" || kind === "mole-fraction") return variable;
  if (kind === "vapor-pressure" || label === "total") return { ...variable, of: null };
  if (kind === "temperature" && (hasEquation || another !== undefined || isOverWater)) return { ...variable, of: null };
  if (hasEquation && kind === "pressure") return { ...variable, of: null };
  if (hasEquation) return kind === "volume" ? { ...variable, of: variable.of ?? onlyGas } : variable;
  // The pressure in a vessel with several gases is that of all of them.
  if (another !== undefined && kind === "pressure" && variable.of === null) return { ...variable, label: "total" };
  if (another !== undefined) return kind === "volume" ? { ...variable, of: null } : variable;
  if (!OWN.has(kind) || (isOverWater && kind === "volume")) return variable;
  return { ...variable, of: only ?? (isOverWater ? variable.of : null) };
}

/** "The vapor pressure of water at 21 °C is 18.7 torr": the pressure behind those words is that of the vapour. */
function readVapor(givens: readonly Given[], tokens: readonly ProblemToken[]): readonly Given[] {
  const named = tokens.findIndex((token) => isSense(token, "kind/vapor-pressure"));
  if (named === -1 || givens.some(({ variable }) => variable.kind === "vapor-pressure")) return givens;
  const places = tokens.flatMap((token, place) => (token.kind === "quantity" ? [place] : []));
  const vapor = givens.find(({ variable }, index) => variable.kind === "pressure" && (places[index] ?? 0) > named);
  return givens.map((given) =>
    given === vapor ? { ...given, variable: { kind: "vapor-pressure", of: null, label: null } } : given,
  );
}

/** The temperature at which the vapour pressure holds is often said twice. */
function isRepeated(given: Given, index: number, givens: readonly Given[]): boolean {
  const { variable, quantity } = given;
  return (
    variable.kind === "temperature" &&
    givens
      .slice(0, index)
      .some(
        (other) =>
          other.variable.kind === "temperature" &&
          other.quantity.value.eq(quantity.value) &&
          areSameUnit(other.quantity.unit, quantity.unit),
      )
  );
}

/** "A total pressure of": the word stands before the quantity, or right behind it. */
function readTotal({ variable, words }: Given): Variable {
  const isTotal =
    words.before.includes("label/total") || words.behind.find((sense) => sense !== "filler") === "label/total";
  const canBeTotal = variable.kind === "pressure" || variable.kind === "amount";
  if (isTotal && canBeTotal) return { ...variable, label: "total" };
  return variable.label === "total" ? { ...variable, label: null } : variable;
}

/** Over water the pressure that is measured is that of gas and water vapour together. */
function asTotal(variable: Variable): Variable {
  return variable.kind === "pressure" && variable.label === null ? { ...variable, of: null, label: "total" } : variable;
}

/** Beside a vapour pressure, and without a volume, a temperature says only where that pressure holds. */
function isIdleTemperature({ variable }: Given, givens: readonly Given[]): boolean {
  const has = (kind: Kind): boolean => givens.some((given) => given.variable.kind === kind);
  return variable.kind === "temperature" && has("vapor-pressure") && !has("volume");
}

const ICE = /\bice\b/i;

/** "Dry ice", "liquid nitrogen": at these conditions no gas yet. */
function isCondensed(token: ProblemToken, at: number, tokens: readonly ProblemToken[]): boolean {
  return token.kind === "substance" && (ICE.test(token.substance.text) || isSense(tokens[at - 1], "condensed"));
}

const VAPOR = /\b(?:steam|vapou?r)\b/i;

/** "Bromine vapor", "steam", "H2O(g)": what the text calls a gas. */
function isCalledGas(formula: string, tokens: readonly ProblemToken[]): boolean {
  return tokens.some((token, at) => {
    if (token.kind !== "substance" || !token.substance.formulas.some((each) => sameAtoms(each, formula))) return false;
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    const isMarked = next?.kind === "state" && next.text.toLowerCase() === "(g)";
    return isMarked || isSense(before, "molecule") || isSense(next, "molecule") || VAPOR.test(token.substance.text);
  });
}

/** Solids and liquids have no pressure of their own, and another volume than an ideal gas. */
function isNoGas({ kind, of }: Variable, { scene }: Statement, tokens: readonly ProblemToken[]): boolean {
  const isMeasured = OWN.has(kind) || kind === "density";
  const isPart = scene.equation !== null && (kind === "mass" || kind === "amount");
  return of !== null && isMeasured && !isPart && !isGas(of, scene) && !isCalledGas(of, tokens);
}

/** "Hydrogen is collected over water. What is the pressure of the nitrogen?": of a gas beside the one that is told of. */
function isOfOtherGas(asked: string | null, { scene }: Statement, tokens: readonly ProblemToken[]): boolean {
  return (
    asked !== null &&
    tokens.some(
      (token) =>
        token.kind === "substance" &&
        token.substance.formulas.some((each) => each !== "H2O" && isGas(each, scene)) &&
        !token.substance.formulas.some((each) => sameAtoms(each, asked)),
    )
  );
}

/** The density of a gas is small: textbooks give it for a litre. */
function inLitres(goal: Goal): Goal {
  return goal.variable.kind === "density" && goal.unit === null ? { ...goal, unit: getUnit("g/L") } : goal;
}

/** Pressure, volume and temperature belong to the one gas of a problem, or to its mixture, wherever they stand. */
export function refineGasSubstances(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const { goals, scene } = statement;
  const givens = scene.conditions.has("over-water") ? readVapor(statement.givens, tokens) : statement.givens;
  const variables = [...givens, ...goals].map(({ variable }) => variable);
  const isAboutGas =
    !scene.conditions.has("heating") &&
    (variables.some(({ kind }) => GASEOUS.has(kind)) || scene.conditions.has("same-conditions")) &&
    variables.every(({ kind }) => GASEOUS.has(kind) || BESIDES.has(kind));
  if (!isAboutGas) return statement;
  // "Half of the gas escapes": what happens to a gas matters in whichever sentence it is told.
  if (tokens.some((token) => isSense(token, "foreign"))) return null;
  const isOverWater = scene.conditions.has("over-water");
  // "How many moles of water vapour are there?": what is asked is not the gas that was collected.
  if (isOverWater && goals.some(({ variable }) => variable.kind !== "vapor-pressure" && variable.of === "H2O"))
    return null;
  if (
    isOverWater &&
    scene.equation === null &&
    goals.some(({ variable: { of } }) => isOfOtherGas(of, statement, tokens))
  )
    return null;
  const formulas = [
    ...new Set(
      variables.flatMap(({ kind, of }) =>
        of === null || kind === "vapor-pressure" || (isOverWater && of === "H2O") ? [] : [of],
      ),
    ),
  ];
  const isMeasured = variables.some(({ kind }) => kind === "pressure" || kind === "volume");
  if (isMeasured && tokens.some(isCondensed)) return null;
  if (!isOverWater && variables.some((variable) => isNoGas(variable, statement, tokens))) return null;
  const isUnnamed =
    formulas.length === 0 && scene.equation === null && tokens.some((token) => isSense(token, "state", "condensed"));
  // "A liquid of which 2.00 g fill 5.00 mL": a gas only where its vapour is spoken of.
  if (isUnnamed && !tokens.some((token) => isSense(token, "molecule"))) return null;
  const [onlyGas = null, ...otherGases] = scene.equation?.species.filter((each) => isGas(each, scene)) ?? [];
  const reading: Reading = {
    formulas,
    hasEquation: scene.equation !== null,
    onlyGas: otherGases.length === 0 ? onlyGas : null,
    isOverWater,
  };
  const settled = givens.map((given): Given => {
    const variable = settle(readTotal(given), reading);
    return { ...given, variable: isOverWater ? asTotal(variable) : variable };
  });
  const kept = settled.filter(
    (given, index) => !isIdleTemperature(given, settled) && !(isOverWater && isRepeated(given, index, settled)),
  );
  return rebuild(statement, {
    givens: kept,
    goals: goals.map((goal) => inLitres(withVariable(goal, settle(goal.variable, reading)))),
  });
}
