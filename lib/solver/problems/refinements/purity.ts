import type { Variable } from "../../../methods/rules/kinds.ts";
import { findCoefficient, listReactants } from "../../../methods/rules/reaction.ts";
import { isLoose, isSense } from "../sentences.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { has, listPlaces } from "./solution-words.ts";
import { rebuild, withVariable } from "./rebuild.ts";

const SAMPLE: Variable = { kind: "sample-mass", of: null, label: null };

function isSamePlain({ kind, label }: Variable): boolean {
  return kind === "mass" && (label === null || label === "actual");
}

/** "25.0 g of 90.0% pure CaCO3": the share stands between the mass of the whole and what it is of. */
function isBeforeShare(from: number | undefined, to: number | undefined, tokens: readonly ProblemToken[]): boolean {
  return (
    from !== undefined &&
    to !== undefined &&
    from < to &&
    tokens.slice(from + 1, to).every((token) => isLoose(token) || isSense(token, "of", "it"))
  );
}

/** "2.50 g of impure CaCO3", "50.0 g of an ore", "an impure 5.00 g sample". */
function isImpure(place: number | undefined, tokens: readonly ProblemToken[]): boolean {
  if (place === undefined) return false;
  const start =
    tokens.findLastIndex((token, at) => at < place && !(isLoose(token) || isSense(token, "with", "kind/mass", "of"))) +
    1;
  const stop = tokens.findIndex((token, at) => at > place && !(isLoose(token) || isSense(token, "of")));
  return tokens.slice(start, stop === -1 ? tokens.length : stop).some((token) => isSense(token, "impure"));
}

/** "… in an 8.0-g ring": the mass of what the question looks into. */
const isLookedInto = ({ words }: Given): boolean => words.before.findLast((sense) => sense !== "filler") === "in";

/** "How many grams of gold are in …": of the part, whatever the whole is called. */
const asksPartIn = ({ variable, words }: Goal, part: string): boolean =>
  variable.of === part && words.behind.find((sense) => sense !== "filler") === "in";

/** "92.5% silver", not "85.0% pure". */
function isNamedBehind(place: number | undefined, tokens: readonly ProblemToken[]): boolean {
  return place !== undefined && tokens[place + 1]?.kind === "substance";
}

/** The one mass of the problem that is that of the impure whole; null where there is none, or where it is not certain. */
function findSample(statement: Statement, tokens: readonly ProblemToken[], part: string | null): Given | null {
  const places = listPlaces(tokens);
  const { givens } = statement;
  const masses = givens.filter(({ variable }) => isSamePlain(variable));
  const share = givens.findIndex(({ variable }) => variable.kind === "mass-percent");
  const named = masses.filter((given) => {
    const index = givens.indexOf(given);
    return isImpure(places[index], tokens) || (share !== -1 && isBeforeShare(places[index], places[share], tokens));
  });
  const open = masses.filter(({ variable }) => variable.of === null);
  // "A silver ring has a mass of 5.00 g and is 92.5% silver."
  const own = masses.filter(
    (given) =>
      given.variable.of === part &&
      (share === -1 || (masses.length === 1 && givens.indexOf(given) < share && isNamedBehind(places[share], tokens))),
  );
  const isMassAsked = statement.goals.every((goal) => goal.variable.kind === "mass" && asksPartIn(goal, part ?? ""));
  const within = isMassAsked ? masses.filter(isLookedInto) : [];
  const found = [named, open, within].find((each) => each.length > 0) ?? own;
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** What the question about a purity is of: the substance that it names, else the reactant that has a mass. */
function findPart({ givens, scene }: Statement, goal: Goal | undefined): string | null {
  const share = givens.find(({ variable }) => variable.kind === "mass-percent");
  if (share !== undefined) return share.variable.of;
  if (goal?.variable.kind !== "mass-percent") return null;
  if (goal.variable.of !== null) return goal.variable.of;
  const { equation } = scene;
  const reactants = equation === null ? [] : listReactants(equation);
  const measured = reactants.filter((formula) =>
    givens.some(({ variable }) => variable.kind === "mass" && variable.of === formula),
  );
  const [only, ...others] = measured.length > 0 ? measured : reactants;
  return only !== undefined && others.length === 0 ? only : null;
}

/** "The mass of the sample" is asked for, and the share of what reacts in it is given. */
function asSample({ givens, scene }: Statement, goal: Goal, part: string): Goal {
  const { kind, of, label } = goal.variable;
  if (kind !== "mass" || label !== null || (of !== null && of !== part)) return goal;
  if (asksPartIn(goal, part) && givens.some(isLookedInto)) return goal;
  // "What mass of KClO3 is needed if the KClO3 is 90.0% pure": of the sample, as no other mass of it is spoken of.
  const isNeeded =
    of === part &&
    scene.equation !== null &&
    givens.every(({ variable }) => variable.kind !== "mass" || (variable.of !== null && variable.of !== part));
  // "What mass of seawater contains 10.0 g of NaCl": what is given is the part.
  const hasPart =
    scene.equation === null &&
    givens.some(({ variable }) => variable.kind === "mass" && variable.of === part && variable.label === null);
  return isNeeded || hasPart || goal.words.before.includes("impure") ? { ...goal, variable: SAMPLE } : goal;
}

/** "20.0% nitrogen": the mass of nitrogen is that of its atoms, whether they are N or N2. */
function isElementOf(formula: string | null, part: string): boolean {
  return formula !== null && formula !== part && formula.replace(/\d+$/, "") === part;
}

/** Samples of which only a share is the substance that counts. */
export function refinePurity(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const { givens, goals, scene } = statement;
  const shares = givens.filter(({ variable }) => variable.kind === "mass-percent");
  const [goal, ...others] = goals;
  const asksShare = goal?.variable.kind === "mass-percent";
  const isAbout = shares.length > 0 || asksShare || has(tokens, "impure");
  if (goals.some(({ variable }) => variable.kind.endsWith("-formula"))) return statement;
  if (!isAbout || scene.solution !== null) return has(tokens, "impure") ? null : statement;
  if (scene.containment !== null && shares.every(({ variable }) => variable.of !== scene.containment?.whole))
    return has(tokens, "impure") ? null : statement;
  const part = findPart(statement, goal);
  if (shares.length + (asksShare ? 1 : 0) !== 1 || goal === undefined || others.length > 0 || part === null)
    return null;
  if (scene.equation !== null && findCoefficient(scene.equation, part) === null) return null;
  if (scene.equation === null && goal.variable.kind === "mass" && isElementOf(goal.variable.of, part))
    return refinePurity(rebuild(statement, { goals: [withVariable(goal, { of: part })] }), tokens);
  const asked = asksShare ? withVariable(goal, { of: part }) : asSample(statement, goal, part);
  if (asked.variable.kind === "sample-mass") return rebuild(statement, { goals: [asked] });
  const sample = findSample(statement, tokens, part);
  // "What mass of ore holds 5.0 g of iron": the mass that is given is that of the pure part.
  if (sample === null) return statement;
  return rebuild(statement, {
    givens: givens.map((given) => (given === sample ? { ...given, variable: SAMPLE } : given)),
    goals: [asked],
  });
}
