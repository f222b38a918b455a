import { hasIonsOfElements } from "./bare-ions.ts";
import { findContainment, StatementBuilder } from "./build-statement.ts";
import { findEquation } from "./find-equation.ts";
import { readGoals } from "./goals.ts";
import type { GoalMention } from "./goals.ts";
import { readHess } from "./hess.ts";
import { OF_THE_PROBLEM } from "./material.ts";
import type { Material } from "./material.ts";
import { readQuantities } from "./mentions.ts";
import { refine } from "./refinements/refinements.ts";
import { readRoles } from "./roles.ts";
import { isAsk, isSense, splitSentences } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import type { Statement } from "./statement.ts";
import { hasListedSubstances } from "./substance-mentions.ts";
import type { ProblemToken } from "./tokens.ts";
import { joinUnitOrders } from "./unit-orders.ts";

/** Whether the words of a sentence allow a reading at all; where nothing is measured or asked, they do not matter. */
function isUnderstood(sentence: Sentence): boolean {
  const matters = sentence.some(
    (token) => token.kind === "quantity" || token.kind === "number" || token.kind === "equation" || isAsk(token),
  );
  return !matters || !sentence.some((token) => token.kind === "suspect" || isSense(token, "foreign", "or", "per"));
}

/** An unknown name is harmless only as the one substance of the problem: the density of gasoline needs no formula. */
function hasStrangers({ quantities, goals, tokens }: Material): boolean {
  const asked = goals.filter(({ kind }) => !OF_THE_PROBLEM.has(kind));
  const names = new Set([...quantities, ...asked].flatMap(({ unknownName }) => unknownName ?? []));
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
  const sentences = splitSentences(tokens);
  if (!sentences.every(isUnderstood)) return null;
  const goals = sentences.map(readGoals);
  if (!goals.every((each) => each !== null)) return null;
  const quantities = sentences.map((sentence, index) => readQuantities(sentence, listTaken(goals[index] ?? [])));
  if (!quantities.every((each) => each !== null)) return null;
  const material: Material = {
    quantities: quantities.flat(),
    goals: joinUnitOrders(sentences, goals),
    roles: readRoles(sentences),
    tokens,
  };
  const isTabulated = material.goals.every(({ kind }) => kind === "reaction-enthalpy");
  if (material.goals.length === 0 || (material.quantities.length === 0 && !isTabulated) || hasStrangers(material))
    return null;
  const containment = findContainment(material);
  if (containment === null && hasIonsOfElements(tokens)) return null;
  const equation = containment === null || containment === "unclear" ? findEquation(material) : undefined;
  if (equation === null || (containment === "unclear" && equation === undefined)) return null;
  if (equation === undefined && sentences.some(hasListedSubstances)) return null;
  const statement = new StatementBuilder(
    material,
    equation ?? null,
    containment === "unclear" ? null : containment,
  ).build();
  return statement === null ? null : refine(statement, tokens);
}
