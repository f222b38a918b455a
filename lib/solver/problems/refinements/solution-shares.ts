import type { Kind, Variable } from "../../../methods/rules/kinds.ts";
import { isLoose, isSense } from "../sentences.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { asksForSolution, has, listPlaces, listVariables, WATER, withVariables } from "./solution-words.ts";

/** "250 g of solution": a mass of the whole, not of the solute. */
function isOfSolution({ words }: Given | Goal): boolean {
  const [first, second, third] = words.behind.filter((sense) => sense !== "filler" && sense !== "state" && sense !== "condensed");
  // "The solution has a mass of 400 g".
  const subject = words.before.indexOf("solution");
  const verb = words.before.indexOf("has");
  if (subject !== -1 && subject < verb && words.before.indexOf("kind/mass") > verb) return true;
  return (first === "of" && second === "solution") || first === "solution" || (first === "of" && second === "it" && third === "solution");
}

/** What is dissolved, and in what: water, where there is water; else what the question is about. */
function findSolution({ goals, givens }: Statement): { readonly solute: string; readonly solvent: string | null } | null {
  const formulas = [...new Set([...givens, ...goals].flatMap(({ variable: { of, kind } }) => (of === null || kind === "molar-mass" ? [] : [of])))];
  const [goal] = goals;
  if (formulas.length === 0 || formulas.length > 2 || goal === undefined) return null;
  const others = formulas.filter((formula) => formula !== WATER);
  const known = [...givens, ...goals].map(({ variable }) => variable).find(({ kind, of }) => of !== null && of !== WATER && (kind === "molality" || kind === "mass-percent"))?.of;
  const solute = others.length === 1 ? others[0] : known;
  if (solute === undefined || solute === null) return null;
  return { solute, solvent: formulas.find((formula) => formula !== solute) ?? null };
}

/** "250 g of a 5.00 % by mass glucose solution": the mass before a percentage is that of the whole. */
function findWhole({ givens }: Statement, tokens: readonly ProblemToken[]): Given | undefined {
  const places = listPlaces(tokens);
  return givens.find((given, index) => {
    const [from, to] = [places[index], places[index + 1]];
    const isBefore = given.variable.kind === "mass" && givens[index + 1]?.variable.kind === "mass-percent" && from !== undefined && to !== undefined;
    return isBefore && tokens.slice(from + 1, to).every((token) => isLoose(token) || isSense(token, "of"));
  });
}

/** Shares of solutions by mass, and molalities. */
export function refineComposition(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const { scene } = statement;
  const kinds = new Set(listVariables(statement).map(({ kind }) => kind));
  // A density alone tells the mass of a solution, not how much is dissolved in it.
  const isBare = kinds.has("density") && has(tokens, "solution") && !(kinds.has("molarity") || kinds.has("mass-percent") || kinds.has("molality"));
  if (isBare && has(tokens, "solute")) return null;
  if (isBare && !asksForSolution(tokens) && statement.goals.some(({ variable }) => variable.of !== null && variable.kind !== "density")) return null;
  const isTrace = [...statement.givens.map(({ quantity }) => quantity.unit), ...statement.goals.map(({ unit }) => unit)].some((unit) => ["ppm", "ppb"].includes(unit?.factors[0]?.unit.symbol ?? ""));
  const isShare = kinds.has("mass-percent") && (isTrace || has(tokens, "solution", "dissolve", "mix", "condition/mixing-heat"));
  if (scene.equation !== null || scene.containment !== null || kinds.has("molarity") || !(isShare || kinds.has("molality"))) return statement;
  // "A third of it was removed": what happens to a solution matters in whichever sentence it is told.
  if (has(tokens, "foreign")) return null;
  const solution = findSolution(statement);
  if (solution === null) return null;
  const { solute, solvent } = solution;
  // The share of the water is not that of the solute.
  if (listVariables(statement).some(({ kind, of }) => kind === "mass-percent" && of !== null && of !== solute)) return null;
  const ofSolute: ReadonlySet<Kind> = new Set<Kind>(["molality", "mass-percent"]);
  const whole = findWhole(statement, tokens);
  // "200 g of it": of the solution or of what is in it.
  if (statement.givens.some((given) => given.variable.kind === "mass" && !isOfSolution(given) && given.words.behind.slice(0, 2).join(" ") === "of it")) return null;
  const changed = withVariables(statement, (variable, item) => {
    const plain: Variable = { ...variable, label: null };
    if (ofSolute.has(variable.kind)) return { ...plain, of: solute };
    if (variable.kind === "mass" && (isOfSolution(item) || item === whole)) return { ...plain, kind: "solution-mass", of: solute };
    return plain;
  });
  return { ...changed, scene: { ...changed.scene, solution: { solute, solvent: solvent ?? (kinds.has("molality") ? null : WATER) } } };
}
