import { listTerms } from "../../chemistry/equation/equation.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import type { BalancedEquation, Condition, Scene } from "../../methods/rules/rule.ts";
import { inUnit } from "../../methods/rules/quantity-terms.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import type { Concept } from "../lexicon/lexicon.ts";
import { findEntries } from "./labelled-values.ts";
import type { Entry } from "./labelled-values.ts";
import { readBalanced } from "./reaction.ts";
import { findConditionOf } from "./senses.ts";
import { isAsk, isLoose, isSense } from "./sentences.ts";
import type { Given, Goal, Statement } from "./statement.ts";
import type { ProblemToken } from "./tokens.ts";

/** Reads problems on free energy and entropy: what a reaction changes, and what its substances have. */

const NO_WORDS = { before: [], behind: [] };

/** What a reaction changes, or is at; one of each. */
const OF_REACTION: readonly Kind[] = [
  "reaction-enthalpy",
  "gibbs-energy",
  "standard-gibbs-energy",
  "reaction-entropy",
  "equilibrium-constant",
  "reaction-quotient",
  "temperature",
];

/** What one mole of a substance has. */
const OF_SUBSTANCE: readonly Kind[] = ["formation-enthalpy", "formation-gibbs-energy", "standard-entropy"];

const OWN: readonly Concept[] = [
  "kind/gibbs-energy",
  "kind/standard-gibbs-energy",
  "kind/formation-gibbs-energy",
  "kind/reaction-entropy",
  "kind/standard-entropy",
  "kind/equilibrium-constant",
  "kind/concentration-constant",
  "kind/pressure-constant",
  "kind/reaction-quotient",
  "condition/spontaneous",
  "condition/not-spontaneous",
];

/** Words that change nothing here. Every other word makes the problem another one. */
export const HARMLESS: ReadonlySet<Concept> = new Set<Concept>([
  "filler",
  "and",
  "of",
  "in",
  "at",
  "is",
  "when",
  "has",
  "with",
  "to",
  "from",
  "it",
  "react",
  "produce",
  "produced",
  "decompose",
  "burn",
  "what",
  "find",
  "asked",
  "how-much",
  "how-many",
  "link",
  "state",
  "molecule",
  "pronoun",
  "pure",
  "reaction-kind",
  "label/final",
  "condition/at-equilibrium",
  "condition/spontaneous",
  "condition/not-spontaneous",
  "condition/warmer-than",
  "condition/cooler-than",
  "condition/constant-pressure",
  "condition/constant-temperature",
  "condition/vaporization",
  "condition/fusion",
  "condition/standard-temperature",
  "condition/standard-pressure",
  "oxide",
  "condensed",
]);

/** Where tables hold. */
const TABLE_KELVIN = [297.9, 298.3] as const;

/** What a word names: latent heats and heats of combustion are enthalpies of the one reaction that a problem is about. */
function kindOf(token: ProblemToken): Kind | null {
  if (token.kind !== "concept") return null;
  if (isSense(token, "heat-of-vaporization", "heat-of-fusion", "kind/molar-energy")) return "reaction-enthalpy";
  // K of a reaction between gases is that of their pressures; Kc is another number.
  if (isSense(token, "kind/pressure-constant")) return "equilibrium-constant";
  if (isSense(token, "condition/warmer-than", "condition/cooler-than")) return "temperature";
  return [...OF_REACTION, ...OF_SUBSTANCE].find((kind) => token.concept === `kind/${kind}`) ?? null;
}

/** Whether a problem is about free energy, entropy or an equilibrium constant: no other reader may take it. */
export function isAboutThermodynamics(tokens: readonly ProblemToken[]): boolean {
  return tokens.some((token) => isSense(token, ...OWN));
}

function isUnderstood(token: ProblemToken): boolean {
  if (token.kind === "unknown" || token.kind === "number" || token.kind === "suspect" || token.kind === "rounding")
    return false;
  if (token.kind !== "concept") return true;
  return kindOf(token) !== null || HARMLESS.has(token.concept) || isLoose(token);
}

function fits(kind: Kind, { unit }: Quantity): boolean {
  const { dimension } = unit;
  if (kind === "temperature") return dimension === DIMENSIONS.temperature;
  if (kind === "equilibrium-constant" || kind === "reaction-quotient")
    return dimension === DIMENSIONS.none && unit.factors.length === 0;
  if (kind === "reaction-entropy")
    return dimension === DIMENSIONS.heatCapacity || dimension === DIMENSIONS.molarHeatCapacity;
  if (kind === "standard-entropy") return dimension === DIMENSIONS.molarHeatCapacity;
  if (kind === "formation-enthalpy" || kind === "formation-gibbs-energy") return dimension === DIMENSIONS.molarEnergy;
  return dimension === DIMENSIONS.energy || dimension === DIMENSIONS.molarEnergy;
}

const PER_MOLE_OF: ReadonlySet<number> = new Set([DIMENSIONS.molarEnergy, DIMENSIONS.molarHeatCapacity]);

const PER_MOLE: ReadonlyMap<number, readonly [whole: string, molar: string]> = new Map([
  [DIMENSIONS.energy, ["J", "J/mol"]],
  [DIMENSIONS.heatCapacity, ["J/K", "J/(mol·K)"]],
]);

/** kJ/mol of an equation is kJ for what the equation says once: all values of a problem in one of the two. */
function toBasis(quantity: Quantity, isForMole: boolean): Quantity {
  for (const [dimension, [whole, molar]] of PER_MOLE) {
    const isWhole = quantity.unit.dimension === dimension;
    const isMolar = quantity.unit.dimension === dimension - DIMENSIONS.amount;
    if ((!isWhole && !isMolar) || isMolar === isForMole) continue;
    const unit = getUnit(isForMole ? molar : whole);
    return { ...inUnit(quantity, isWhole ? whole : molar), unit };
  }
  return quantity;
}

function sameUnitAs(unit: Unit, isForMole: boolean): Unit {
  const kilo = unit.numerator.gt(unit.denominator);
  if (unit.dimension === DIMENSIONS.energy || unit.dimension === DIMENSIONS.molarEnergy)
    return getUnit(`${kilo ? "kJ" : "J"}${isForMole ? "/mol" : ""}`);
  if (unit.dimension === DIMENSIONS.heatCapacity || unit.dimension === DIMENSIONS.molarHeatCapacity)
    return getUnit(isForMole ? "J/(mol·K)" : "J/K");
  return unit;
}

/** The equation of the text; null when there are several, or one that does not balance as it stands. */
function readEquation(tokens: readonly ProblemToken[]): BalancedEquation | null | undefined {
  const [first, ...others] = tokens.flatMap((token) => (token.kind === "equation" ? [token.equation] : []));
  if (first === undefined) return undefined;
  if (others.length > 0 || first.unknownName !== null || first.openName !== null) return null;
  const balanced = readBalanced(first.text);
  // A substance in two states has two values.
  return balanced !== null && new Set(balanced.species).size === balanced.species.length ? balanced : null;
}

/** Whether a value tells a state of its substance in which the equation does not have it. */
function contradictsState({ of, state }: Entry, equation: BalancedEquation): boolean {
  const at = of === null ? -1 : equation.species.indexOf(of);
  const own = at === -1 ? null : (listTerms(equation.equation)[at]?.formula.state ?? null);
  return at === -1 || (state !== null && own !== null && state !== own);
}

function isQuestion(token: ProblemToken): boolean {
  return (
    isAsk(token) ||
    isSense(token, "condition/warmer-than", "condition/cooler-than") ||
    (token.kind === "sign" && token.sign === "?")
  );
}

type Reading = {
  readonly entries: readonly Entry[];
  readonly asked: readonly Kind[];
  readonly unit: Unit | null;
  readonly conditions: ReadonlySet<Condition>;
};

function listConditions(tokens: readonly ProblemToken[]): Set<Condition> {
  const conditions = new Set(
    tokens.flatMap((token) => (token.kind === "concept" ? (findConditionOf(token.concept) ?? []) : [])),
  );
  if (tokens.some((token) => isSense(token, "label/final"))) conditions.add("at-equilibrium");
  return conditions;
}

/** The kinds that are named without a value; "is it spontaneous" asks for the sign of ΔG. */
function listAsked(kinds: ReadonlySet<Kind>, given: ReadonlySet<Kind>, conditions: ReadonlySet<Condition>): Kind[] {
  const asked = [...kinds].filter((kind) => !given.has(kind) && !OF_SUBSTANCE.includes(kind));
  const isSpontaneous = conditions.has("spontaneous") || conditions.has("not-spontaneous");
  const isNamed = asked.length > 0 || kinds.has("gibbs-energy") || kinds.has("standard-gibbs-energy");
  if (
    isSpontaneous &&
    !isNamed &&
    given.has("temperature") &&
    given.has("reaction-enthalpy") &&
    given.has("reaction-entropy")
  )
    return ["gibbs-energy"];
  return asked;
}

function read(tokens: readonly ProblemToken[]): Reading | null {
  const entries = findEntries(tokens, {
    kindOf,
    fits,
    isOfSubstance: (kind) => OF_SUBSTANCE.includes(kind),
    byUnit: (quantity) => (fits("temperature", quantity) ? "temperature" : null),
  });
  if (entries === null) return null;
  const conditions = listConditions(tokens);
  const given = new Set(entries.map(({ kind }) => kind));
  const kinds = new Set(tokens.flatMap((token) => kindOf(token) ?? []));
  const asked = listAsked(kinds, given, conditions);
  const units = tokens.flatMap((token) => (token.kind === "unit" ? [token.unit.unit] : []));
  const isTwice = OF_REACTION.some((kind) => entries.filter((entry) => entry.kind === kind).length > 1);
  if (isTwice || asked.length === 0 || units.length > 1 || (units.length === 1 && asked.length > 1)) return null;
  return { entries, asked, unit: units[0] ?? null, conditions };
}

/** ΔG beside K, or from tables, is that of the standard state, also where the sign for it was left out. */
function toStandard(kind: Kind, isStandard: boolean): Kind {
  return kind === "gibbs-energy" && isStandard ? "standard-gibbs-energy" : kind;
}

function isFit(unit: Unit | null, kind: Kind): boolean {
  return unit === null || fits(kind, { value: unit.numerator, unit, significantFigures: null });
}

/** "At 298 K" where tables are asked for says where they hold. */
function isTableTemperature({ kind, quantity }: Entry): boolean {
  if (kind !== "temperature") return false;
  const kelvin = inUnit(quantity, "K").value.toNumber();
  return kelvin >= TABLE_KELVIN[0] && kelvin <= TABLE_KELVIN[1];
}

/** "−92.2 kJ per mole of N2", or an enthalpy of combustion beside an equation: of a substance, not of the equation as it is written. */
function isOfOneSubstance(tokens: readonly ProblemToken[], hasEquation: boolean): boolean {
  if (hasEquation && tokens.some((token) => isSense(token, "kind/molar-energy"))) return true;
  return tokens.some(
    (token, at) =>
      token.kind === "quantity" &&
      PER_MOLE_OF.has(token.reading.quantity.unit.dimension) &&
      isSense(tokens[at + 1], "of") &&
      tokens[at + 2]?.kind === "substance" &&
      !tokens.some((other) => OF_SUBSTANCE.some((kind) => kindOf(other) === kind)),
  );
}

/** What a problem on free energy states and asks; null when the text does not say it beyond doubt. */
export function readThermodynamics(tokens: readonly ProblemToken[]): Statement | null {
  const equation = readEquation(tokens);
  if (
    equation === null ||
    !tokens.every(isUnderstood) ||
    !tokens.some(isQuestion) ||
    isOfOneSubstance(tokens, equation !== undefined)
  )
    return null;
  const reading = read(tokens);
  if (reading === null) return null;
  const { asked, unit, conditions } = reading;
  const kinds = new Set([...reading.entries.map(({ kind }) => kind), ...asked]);
  const hasMixture = kinds.has("reaction-quotient");
  const isTabulated = reading.entries.every((entry) => OF_SUBSTANCE.includes(entry.kind) || isTableTemperature(entry));
  // At another temperature, or with K, the tables alone do not answer.
  const entries =
    isTabulated && !kinds.has("equilibrium-constant") && !hasMixture
      ? reading.entries.filter((entry) => !isTableTemperature(entry))
      : reading.entries;
  const isStandard =
    !hasMixture && (kinds.has("equilibrium-constant") || entries.every(({ kind }) => OF_SUBSTANCE.includes(kind)));
  if (
    entries.some(
      (entry) => OF_SUBSTANCE.includes(entry.kind) && (equation === undefined || contradictsState(entry, equation)),
    )
  )
    return null;
  if (entries.length === 0 && equation === undefined) return null;
  if (!asked.every((kind) => isFit(unit, kind))) return null;
  const hasLogarithm = kinds.has("equilibrium-constant") || hasMixture;
  const named =
    unit === null ? null : unit.dimension === DIMENSIONS.molarEnergy || unit.dimension === DIMENSIONS.molarHeatCapacity;
  const isForMole =
    hasLogarithm ||
    (named ??
      entries.some(
        ({ kind, quantity }) =>
          OF_REACTION.includes(kind) &&
          (quantity.unit.dimension === DIMENSIONS.molarEnergy ||
            quantity.unit.dimension === DIMENSIONS.molarHeatCapacity),
      ));
  const givens = entries.map(({ kind, of, quantity }): Given => ({
    variable: variableOf(toStandard(kind, isStandard), of),
    quantity: OF_SUBSTANCE.includes(kind) ? quantity : toBasis(quantity, isForMole),
    words: NO_WORDS,
  }));
  const goals = asked.map((kind): Goal => ({
    variable: variableOf(toStandard(kind, isStandard), null),
    unit: unit === null ? null : sameUnitAs(unit, isForMole),
    words: NO_WORDS,
  }));
  const scene: Scene = {
    equation: equation ?? null,
    conditions,
    givens: givens.map(({ variable }) => variable),
    containment: null,
    elements: new Set(),
    empirical: null,
    solution: null,
    excess: new Set(),
  };
  return { givens, goals, scene };
}
