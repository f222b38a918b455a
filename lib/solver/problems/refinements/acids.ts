import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Kind } from "../../../methods/rules/kinds.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import { isSense } from "../sentences.ts";
import type { ProblemToken } from "../tokens.ts";
import { findKindOf } from "../senses.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import { ACID_CONSTANTS, isRoomTemperature, refineAcidMixtures, ACIDITIES } from "./acid-mixtures.ts";
import { listKinds, rebuild, withVariable, withoutLabels, withoutSubstance } from "./rebuild.ts";
import { isOfWater } from "./solution-words.ts";

const OF_SOLUTION: ReadonlySet<Kind> = new Set<Kind>([...ACIDITIES, ...ACID_CONSTANTS, "percent-ionization"]);

/** What the concentrations of the water's own ions are called as formulas. */
const IONS: Readonly<Record<string, Kind>> = { "H+": "hydronium", "H3O+": "hydronium", "OH-": "hydroxide" };

/** "0.0010 M H3O+" is the concentration of an ion of the scale. */
function asIon<Item extends Given | Goal>(item: Item): Item {
  const { kind, of } = item.variable;
  const ion = kind === "molarity" && of !== null && Object.hasOwn(IONS, of) ? IONS[of] : undefined;
  return ion === undefined ? item : withVariable(item, { kind: ion, of: null });
}

/** "The pH and pOH": each is asked for. */
function withOthers(goal: Goal): Goal[] {
  const { behind } = goal.words;
  const next =
    behind[0] === "and" ? findKindOf(behind.find((sense) => sense !== "and" && sense !== "filler") ?? "") : null;
  return next !== null && ACIDITIES.has(next) && next !== goal.variable.kind
    ? [goal, { ...goal, variable: variableOf(next, null), unit: null }]
    : [goal];
}

/** A constant that is named after another substance than the one dissolved is not its constant. */
function isOfOneSolute({ givens, goals }: Statement): boolean {
  const named = [...givens, ...goals].flatMap(({ variable }) =>
    variable.of === null || Object.hasOwn(IONS, variable.of) ? [] : [variable.of],
  );
  return new Set(named).size <= 1;
}

/** "A mixture of 0.10 M HCl and NaOH": a second solute of which nothing is told. */
function namesAnother(known: readonly string[], tokens: readonly ProblemToken[]): boolean {
  const expected = [...known, "H2O", ...Object.keys(IONS)];
  return tokens.some(
    (token) =>
      token.kind === "substance" &&
      !token.substance.formulas.some((formula) => expected.some((each) => sameAtoms(each, formula))),
  );
}

/** Diluted or mixed, with one volume or none: how far is not told. */
function isChanged({ givens }: Statement, tokens: readonly ProblemToken[]): boolean {
  const volumes = givens.filter(({ variable }) => variable.kind === "volume" || variable.kind === "solution-volume");
  return volumes.length < 2 && tokens.some((token) => isSense(token, "dilute", "mix", "label/final"));
}

/** "Diluting 25 mL of 0.50 M HCl to 500 mL": the strength and the smaller volume are those before. Null for anything else. */
function asDilution(statement: Statement): Statement | null {
  const { givens } = statement;
  const volumes = givens.filter(({ variable }) => variable.kind === "solution-volume");
  const strengths = givens.filter(({ variable }) => variable.kind === "molarity");
  const [first, second] = volumes;
  const last = volumes.find(
    ({ words }) => words.before.findLast((sense) => sense === "to" || sense === "dilute") === "to",
  );
  if (
    strengths.length !== 1 ||
    volumes.length !== 2 ||
    first === undefined ||
    second === undefined ||
    last === undefined
  )
    return null;
  const start = last === first ? second : first;
  const isGreater = getValueIn(last.quantity, "L").gt(getValueIn(start.quantity, "L"));
  const of = strengths[0]?.variable.of ?? null;
  const settled = givens.map((given) => {
    if (given === last) return withVariable(given, { of, label: "final" });
    return given === start || strengths.includes(given) ? withVariable(given, { of, label: "initial" }) : given;
  });
  return isGreater ? rebuild(statement, { givens: settled }) : null;
}

/** Acids and bases: everything is about one solution at 25 °C. Null for two solutes, two constants, another temperature. */
export function refineAcids(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  if (
    ![...listKinds(statement)].some((kind) => OF_SOLUTION.has(kind)) &&
    !statement.goals.some((goal) => asIon(goal) !== goal)
  )
    return statement;
  const mixed = refineAcidMixtures(statement, tokens);
  if (mixed !== undefined) return mixed;
  if (!isOfOneSolute(statement) || tokens.some((token) => isSense(token, "foreign"))) return null;
  const solutes = [...statement.givens, ...statement.goals].flatMap(({ variable }) => variable.of ?? []);
  if ((solutes.length > 0 && namesAnother(solutes, tokens)) || isChanged(statement, tokens)) return null;
  const givens = statement.givens.filter((given) => !isRoomTemperature(given)).map(asIon);
  if (givens.filter(({ variable }) => ACID_CONSTANTS.has(variable.kind)).length > 1) return null;
  const goals = statement.goals.map(asIon).flatMap(withOthers);
  const named = [...givens, ...goals].find(({ variable }) => variable.of !== null)?.variable.of ?? null;
  const settled = goals.map((goal) =>
    goal.variable.kind === "molarity" && goal.variable.of === null ? withVariable(goal, { of: named }) : goal,
  );
  const dissolved = givens.map((given) =>
    given.variable.kind === "volume" && !isOfWater(given)
      ? withVariable(given, { kind: "solution-volume", of: named })
      : given,
  );
  const plain = withoutSubstance(rebuild(statement, { givens: dissolved, goals: settled }), OF_SOLUTION);
  const unlabelled = withoutLabels(plain, new Set([...OF_SOLUTION, "molarity"]), new Set(["initial", "final"]));
  return tokens.some((token) => isSense(token, "dilute")) ? asDilution(unlabelled) : unlabelled;
}
