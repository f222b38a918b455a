import type { Kind } from "../../../methods/rules/kinds.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { listKinds, withVariable, rebuild } from "./rebuild.ts";
import { has, listVariables, WATER } from "./solution-words.ts";

const KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "volume",
  "solution-volume",
  "mass",
  "volume-percent",
  "mass-volume-percent",
]);

function isWhole({ variable, words }: Given | Goal, solute: string): boolean {
  const [first, second] = words.behind.filter((sense) => sense !== "filler" && sense !== "vessel");
  return variable.of !== solute || first === "solution" || (first === "of" && second === "solution");
}

/** Which volume is the solution's: the one that is not of the solute alone. */
export function refineVolumePercents(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const kinds = listKinds(statement);
  const isByVolume = kinds.has("volume-percent");
  if (!isByVolume && !kinds.has("mass-volume-percent")) return statement;
  const variables = listVariables(statement);
  const solutes = new Set(variables.flatMap(({ of }) => (of === null || of === WATER ? [] : [of])));
  const [solute, ...others] = solutes;
  const isPlain =
    [...kinds].every((kind) => KINDS.has(kind)) && statement.givens.length === 2 && statement.goals.length === 1;
  const hasWater = variables.some(({ of }) => of === WATER);
  if (
    !isPlain ||
    hasWater ||
    solute === undefined ||
    others.length > 0 ||
    statement.scene.equation !== null ||
    has(tokens, "foreign", "mix", "dilute")
  )
    return null;
  const settle = <Item extends Given | Goal>(item: Item): Item => {
    const { kind } = item.variable;
    const isSolution = kind === "solution-volume" || (kind === "volume" && (!isByVolume || isWhole(item, solute)));
    return withVariable(item, { kind: isSolution ? "solution-volume" : kind, of: solute, label: null });
  };
  const settled = rebuild(statement, { givens: statement.givens.map(settle), goals: statement.goals.map(settle) });
  const all = listVariables(settled).map(({ kind }) => kind);
  return new Set(all).size === all.length ? settled : null;
}
