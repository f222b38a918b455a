import { hasIonsOfElements } from "./bare-ions.ts";
import { findContainment, StatementBuilder } from "./build-statement.ts";
import { isAboutEffusion, readEffusion } from "./effusion.ts";
import { isAboutEquilibrium, readEquilibriumProblem } from "./equilibrium.ts";
import { findEquation } from "./find-equation.ts";
import { readGoals } from "./goals.ts";
import type { GoalMention } from "./goals.ts";
import { readHess } from "./hess.ts";
import { asksForHydrate, readHydrate } from "./hydrates.ts";
import { OF_THE_PROBLEM } from "./material.ts";
import type { Material } from "./material.ts";
import { readQuantities } from "./mentions.ts";
import type { QuantityMention } from "./mentions.ts";
import { refine } from "./refinements/refinements.ts";
import { readRoles } from "./roles.ts";
import { isAsk, isSense, splitSentences } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import type { Statement } from "./statement.ts";
import { hasListedSubstances, isPercent } from "./substance-mentions.ts";
import type { ProblemToken } from "./tokens.ts";
import { isAboutThermodynamics, readThermodynamics } from "./thermodynamics.ts";
import { hasUnreadGoals } from "./unread-goals.ts";
import { joinUnitOrders } from "./unit-orders.ts";

/** Whether the words of a sentence allow a reading at all; where nothing is measured or asked, they do not matter. */
function isUnderstood(
  sentence: Sentence,
  { hasShare, hasDensity }: { readonly hasShare: boolean; readonly hasDensity: boolean },
): boolean {
  const matters = sentence.some(
    (token) => token.kind === "quantity" || token.kind === "number" || token.kind === "equation" || isAsk(token),
  );
  if (!hasDensity && sentence.some((token) => isSense(token, "empty"))) return false;
  if (!hasShare && sentence.some((token) => isSense(token, "impure"))) return false;
  return (
    !matters ||
    !sentence.some(
      (token) =>
        token.kind === "suspect" ||
        isSense(token, "foreign", "or", "per", "hydrate", "driven-off", "faster", "slower", "compare"),
    )
  );
}

/** "Vinegar is 5.00% acetic acid. … in 100. g of vinegar": the text says what it is. */
function isRepeated(name: string, tokens: readonly ProblemToken[]): boolean {
  return tokens.filter((token) => token.kind === "unknown" && token.text.toLowerCase() === name).length > 1;
}

/** An unknown name is harmless only as the one substance of the problem: the density of gasoline needs no formula. */
function hasStrangers({ quantities, goals, tokens }: Material): boolean {
  const asked = goals.filter(({ kind }) => !OF_THE_PROBLEM.has(kind));
  const names = new Set([...quantities, ...asked].flatMap(({ unknownName }) => unknownName ?? []));
  const [share, ...shares] = quantities.flatMap(({ kind }, index) => (kind === "mass-percent" ? [index] : []));
  const isCalled = ({ unknownName, kind }: QuantityMention, index: number): boolean =>
    unknownName === null ||
    (kind === "mass" && share !== undefined && (index < share || isRepeated(unknownName, tokens))) ||
    (kind === "volume" && quantities.some((other) => other.kind === "volume-percent"));
  // "A 5.00 g sample of limestone is 85.0% CaCO3": what the sample is called does not matter.
  if (
    names.size === 1 &&
    shares.length === 0 &&
    quantities.every(isCalled) &&
    asked.every(({ unknownName, kind }) => unknownName === null || (kind === "mass" && isRepeated(unknownName, tokens)))
  )
    return false;
  return (
    names.size > 1 ||
    (names.size === 1 && tokens.some((token) => token.kind === "substance" || token.kind === "equation"))
  );
}

/** The places of the words that make up the questions of a sentence. */
function listTaken(goals: readonly GoalMention[]): Set<number> {
  return new Set(goals.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, index) => start + index)));
}

/** The tokens of a problem → what it states and asks; null when they do not say it beyond doubt. */
export function readStatement(tokens: readonly ProblemToken[]): Statement | null {
  const hess = readHess(tokens);
  if (hess !== null) return hess;
  if (isAboutEffusion(tokens)) return readEffusion(tokens);
  if (isAboutEquilibrium(tokens)) return readEquilibriumProblem(tokens);
  if (isAboutThermodynamics(tokens)) return readThermodynamics(tokens);
  if (asksForHydrate(tokens)) return readHydrate(tokens);
  const sentences = splitSentences(tokens);
  const hasShare = tokens.some(
    (token) =>
      (token.kind === "quantity" && isPercent(token.reading.quantity)) ||
      isSense(token, "kind/mass-percent", "kind/fraction-left", "kind/empirical-formula", "kind/molecular-formula"),
  );
  if (
    !sentences.every((sentence) =>
      isUnderstood(sentence, { hasShare, hasDensity: tokens.some((token) => isSense(token, "kind/density")) }),
    )
  )
    return null;
  const isOnly = sentences.length === 1 && !tokens.some(isAsk);
  const goals = sentences.map((sentence) => readGoals(sentence, isOnly));
  if (!goals.every((each) => each !== null)) return null;
  if (sentences.some((sentence, index) => hasUnreadGoals(sentence, goals[index] ?? []))) return null;
  const quantities = sentences.map((sentence, index) => readQuantities(sentence, listTaken(goals[index] ?? [])));
  if (!quantities.every((each) => each !== null)) return null;
  const material: Material = {
    quantities: quantities.flat(),
    goals: joinUnitOrders(sentences, goals),
    roles: readRoles(sentences),
    tokens,
  };
  const isAtStp = material.roles.conditions.has("stp");
  const isTabulated = material.goals.every(
    ({ kind }) => kind === "reaction-enthalpy" || (isAtStp && kind === "density"),
  );
  if (material.goals.length === 0 || (material.quantities.length === 0 && !isTabulated) || hasStrangers(material))
    return null;
  const containment = findContainment(material);
  if (containment === null && hasIonsOfElements(tokens)) return null;
  const equation = containment === null || containment === "unclear" ? findEquation(material) : undefined;
  if (equation === null || (containment === "unclear" && equation === undefined)) return null;
  if (sentences.some(hasListedSubstances)) return null;
  const statement = new StatementBuilder(
    material,
    equation ?? null,
    containment === "unclear" ? null : containment,
  ).build();
  return statement === null ? null : refine(statement, tokens);
}
