import type { Kind, Variable } from "../../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { isLoose, isSense } from "../sentences.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { rebuild } from "./rebuild.ts";
import { asksForSolution, has, listPlaces, listVariables, WATER, withVariables } from "./solution-words.ts";

/** "250 g of solution": a mass of the whole, not of the solute. */
function isOfSolution({ words }: Given | Goal): boolean {
  const [first, second, third] = words.behind.filter(
    (sense) => sense !== "filler" && sense !== "state" && sense !== "condensed" && sense !== "kind/mass-percent",
  );
  // "The solution has a mass of 400 g".
  const subject = words.before.indexOf("solution");
  const verb = words.before.indexOf("has");
  if (subject !== -1 && subject < verb && words.before.indexOf("kind/mass") > verb) return true;
  return (
    (first === "of" && second === "solution") ||
    first === "solution" ||
    (first === "of" && second === "it" && third === "solution")
  );
}

/** What is dissolved, and in what: water, where there is water; else what the question is about. */
function findSolution({
  goals,
  givens,
}: Statement): { readonly solute: string; readonly solvent: string | null } | null {
  const formulas = [
    ...new Set(
      [...givens, ...goals].flatMap(({ variable: { of, kind } }) => (of === null || kind === "molar-mass" ? [] : [of])),
    ),
  ];
  const [goal] = goals;
  if (formulas.length === 0 || formulas.length > 2 || goal === undefined) return null;
  const others = formulas.filter((formula) => formula !== WATER);
  const known = [...givens, ...goals]
    .map(({ variable }) => variable)
    .find(({ kind, of }) => of !== null && of !== WATER && (kind === "molality" || kind === "mass-percent"))?.of;
  const solute = others.length === 1 ? others[0] : known;
  if (solute === undefined || solute === null) return null;
  return { solute, solvent: formulas.find((formula) => formula !== solute) ?? null };
}

/** "250 g of a 5.00 % by mass glucose solution": the mass before a percentage is that of the whole. */
function findWhole({ givens }: Statement, tokens: readonly ProblemToken[]): Given | undefined {
  const places = listPlaces(tokens);
  return givens.find((given, index) => {
    const [from, to] = [places[index], places[index + 1]];
    const isBefore =
      given.variable.kind === "mass" &&
      givens[index + 1]?.variable.kind === "mass-percent" &&
      from !== undefined &&
      to !== undefined;
    return isBefore && tokens.slice(from + 1, to).every((token) => isLoose(token) || isSense(token, "of"));
  });
}

/** What tells how strong a solution is, whatever there is of it. */
const SCALES: ReadonlySet<Kind> = new Set<Kind>(["molality", "mass-percent", "mole-fraction", "molarity", "density"]);

const formulasOf = (token: ProblemToken | undefined): readonly string[] =>
  token?.kind === "substance" ? token.substance.formulas : [];

/** "Naphthalene dissolved in benzene": the substances before and behind it, each in all that its name may mean. */
function findDissolved(
  tokens: readonly ProblemToken[],
): { readonly solute: readonly string[]; readonly solvent: readonly string[] } | null {
  for (const [at, token] of tokens.entries()) {
    if (!isSense(token, "in")) continue;
    const before = tokens.slice(0, at).findLast((each) => !isLoose(each) && !isSense(each, "dissolve", "in"));
    const behind = tokens.slice(at + 1).find((each) => !isLoose(each));
    const [solute, solvent] = [formulasOf(before), formulasOf(behind)];
    if (solute.length > 0 && solvent.length > 0 && !solvent.some((each) => solute.includes(each)))
      return { solute, solvent };
  }
  return null;
}

/** Whose mole fraction is told: "the mole fraction of iodine in …". */
function findOwnerOfFraction(tokens: readonly ProblemToken[]): readonly string[] {
  const at = tokens.findIndex((token) => isSense(token, "kind/mole-fraction"));
  const behind = tokens.slice(at + 1).find((token) => !isLoose(token) && !isSense(token, "of"));
  return at === -1 ? [] : formulasOf(behind);
}

/** One strength is given, perhaps with the density of the solution, and another is asked: everything is of the one solute. */
function refineScales(statement: Statement, tokens: readonly ProblemToken[]): Statement | "unclear" | null {
  const variables = listVariables(statement);
  const kinds = new Set(variables.map(({ kind }) => kind));
  const isScale = variables.every(({ kind }) => SCALES.has(kind)) && !kinds.has("density") === !kinds.has("molarity");
  const isCounted = statement.givens.length === (kinds.has("density") ? 2 : 1) && statement.goals.length === 1;
  if (
    !isScale ||
    !isCounted ||
    statement.scene.equation !== null ||
    statement.scene.containment !== null ||
    kinds.size !== variables.length
  )
    return null;
  const dissolved = findDissolved(tokens);
  if (dissolved !== null) return ofDissolved(statement, tokens, dissolved) ?? "unclear";
  const solution = findSolution(statement);
  if (solution === null || has(tokens, "foreign", "mixture", "dilute", "mix")) return null;
  const { solute, solvent } = solution;
  const ofSolvent = variables.find(({ kind, of }) => of !== null && of !== solute && kind !== "mole-fraction");
  const isOfGiven = statement.givens.every(({ variable }) => variable.of === null || variable.of === solute);
  if (ofSolvent !== undefined || !isOfGiven) return null;
  const changed = withVariables(statement, (variable) => ({
    kind: variable.kind,
    label: null,
    of: variable.kind === "mole-fraction" ? (variable.of ?? solute) : solute,
  }));
  return {
    ...changed,
    scene: { ...changed.scene, solution: { solute, solvent: solvent ?? findSolvent(tokens, solute) } },
  };
}

/** The strengths of what a text says to be dissolved in something: as molecules, where its name means an element too. */
function ofDissolved(
  statement: Statement,
  tokens: readonly ProblemToken[],
  { solute: names, solvent: others }: NonNullable<ReturnType<typeof findDissolved>>,
): Statement | null {
  if (has(tokens, "foreign", "mixture", "dilute", "mix")) return null;
  const [solute, solvent] = [names.at(-1), others.at(-1)];
  const isOfSolute = statement.givens.every(
    ({ variable: { kind } }) =>
      kind !== "mole-fraction" || findOwnerOfFraction(tokens).some((each) => names.includes(each)),
  );
  const isOther = listVariables(statement).some(({ of }) => of !== null && ![...names, ...others].includes(of));
  if (solute === undefined || solvent === undefined || !isOfSolute || isOther) return null;
  const givenKinds = new Set(statement.givens.map(({ variable: { kind } }) => kind));
  const changed = withVariables(statement, ({ kind, of }) => ({
    kind,
    label: null,
    of: kind === "mole-fraction" && !givenKinds.has(kind) && of !== null && others.includes(of) ? solvent : solute,
  }));
  return { ...changed, scene: { ...changed.scene, solution: { solute, solvent } } };
}

/** Water, where no other substance is named. */
function findSolvent(tokens: readonly ProblemToken[], solute: string): string {
  const other = tokens.map(formulasOf).find((formulas) => formulas.length > 0 && !formulas.includes(solute));
  return other?.at(-1) ?? WATER;
}

/** Shares of solutions by mass, and molalities. */
export function refineComposition(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const { scene } = statement;
  const scales = refineScales(statement, tokens);
  if (scales !== null) return scales === "unclear" ? null : scales;
  const kinds = new Set(listVariables(statement).map(({ kind }) => kind));
  // A density alone tells the mass of a solution, not how much is dissolved in it.
  const isBare =
    kinds.has("density") &&
    has(tokens, "solution") &&
    !(kinds.has("molarity") || kinds.has("mass-percent") || kinds.has("molality"));
  if (isBare && has(tokens, "solute")) return null;
  if (
    isBare &&
    !asksForSolution(tokens) &&
    statement.goals.some(({ variable }) => variable.of !== null && variable.kind !== "density")
  )
    return null;
  const isTrace = [
    ...statement.givens.map(({ quantity }) => quantity.unit),
    ...statement.goals.map(({ unit }) => unit),
  ].some((unit) => ["ppm", "ppb"].includes(unit?.factors[0]?.unit.symbol ?? ""));
  const isNamed = listVariables(statement).some(({ kind, of }) => kind === "mass-percent" && of !== null);
  const isConcentrated = isNamed && kinds.has("density") && (kinds.has("volume") || kinds.has("solution-volume"));
  const isShare =
    kinds.has("mass-percent") &&
    (isTrace || isConcentrated || has(tokens, "solution", "dissolve", "mix", "condition/mixing-heat"));
  if (
    scene.equation !== null ||
    scene.containment !== null ||
    kinds.has("molarity") ||
    !(isShare || kinds.has("molality"))
  )
    return statement;
  // "A third of it was removed": what happens to a solution matters in whichever sentence it is told.
  if (has(tokens, "foreign")) return null;
  const solution = findSolution(statement);
  if (solution === null) return null;
  const { solute, solvent } = solution;
  // The share of the water is not that of the solute.
  const isOfSolvent = (variable: Variable): boolean =>
    variable.kind === "mass-percent" && variable.of !== null && variable.of !== solute;
  if (statement.givens.some(({ variable }) => isOfSolvent(variable))) return null;
  const ofSolute: ReadonlySet<Kind> = new Set<Kind>(["molality", "mass-percent"]);
  const whole = findWhole(statement, tokens);
  const temperatures = statement.givens.filter(({ variable }) => variable.kind === "temperature");
  // "At 20 °C, 35.9 g of NaCl dissolve …": where that is so does not matter to what is dissolved.
  if (temperatures.length === 1)
    return refineComposition(
      rebuild(statement, { givens: statement.givens.filter((given) => !temperatures.includes(given)) }),
      tokens.filter(
        (token) => token.kind !== "quantity" || token.reading.quantity.unit.dimension !== DIMENSIONS.temperature,
      ),
    );
  // "200 g of it": of the solution or of what is in it.
  if (
    statement.givens.some(
      (given) =>
        given.variable.kind === "mass" && !isOfSolution(given) && given.words.behind.slice(0, 2).join(" ") === "of it",
    )
  )
    return null;
  const changed = withVariables(statement, (variable, item) => {
    const plain: Variable = { ...variable, label: null };
    if (isOfSolvent(variable)) return plain;
    if (ofSolute.has(variable.kind)) return { ...plain, of: solute };
    if (
      kinds.has("density") &&
      kinds.has("mass-percent") &&
      (variable.kind === "density" || variable.kind === "volume")
    )
      return { kind: variable.kind === "volume" ? "solution-volume" : "density", of: solute, label: null };
    if (variable.kind === "mass" && (isOfSolution(item) || item === whole))
      return { ...plain, kind: "solution-mass", of: solute };
    return plain;
  });
  return {
    ...changed,
    scene: { ...changed.scene, solution: { solute, solvent: solvent ?? (kinds.has("molality") ? null : WATER) } },
  };
}
