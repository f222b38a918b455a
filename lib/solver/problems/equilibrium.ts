import { balance } from "../../chemistry/equation/balance.ts";
import { isCounted } from "../../chemistry/equilibrium/equilibrium.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { listParticipants } from "../../methods/rules/participants.ts";
import type { BalancedEquation, Condition } from "../../methods/rules/rule.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { canonical } from "./material.ts";
import { findEntries } from "./labelled-values.ts";
import type { Entry } from "./labelled-values.ts";
import { readBalanced } from "./reaction.ts";
import { isAsk, isLoose, isSense } from "./sentences.ts";
import type { Statement } from "./statement.ts";
import { HARMLESS } from "./thermodynamics.ts";
import type { ProblemToken } from "./tokens.ts";

/** Reads problems on the composition of mixtures at equilibrium, and on Kp and Kc. */

const NO_WORDS = { before: [], behind: [] };

const CONSTANTS: readonly Kind[] = ["concentration-constant", "pressure-constant", "equilibrium-constant"];
const PARTS: readonly Kind[] = ["molarity", "pressure"];

function kindOf(token: ProblemToken): Kind | null {
  return token.kind === "concept"
    ? ([...CONSTANTS, ...PARTS, "temperature" as const].find((kind) => token.concept === `kind/${kind}`) ?? null)
    : null;
}

function byUnit({ unit }: Quantity): Kind | null {
  if (unit.dimension === DIMENSIONS.temperature) return "temperature";
  if (unit.dimension === DIMENSIONS.concentration) return "molarity";
  return unit.dimension === DIMENSIONS.pressure ? "pressure" : null;
}

function fits(kind: Kind, quantity: Quantity): boolean {
  return CONSTANTS.includes(kind)
    ? quantity.unit.dimension === DIMENSIONS.none && quantity.unit.factors.length === 0
    : byUnit(quantity) === kind;
}

/** Whether a problem asks for, or gives, a constant beside what is in a mixture or beside the other constant. */
export function isAboutEquilibrium(tokens: readonly ProblemToken[]): boolean {
  const hasConstant = tokens.some((token) =>
    isSense(token, "kind/concentration-constant", "kind/pressure-constant", "kind/equilibrium-constant"),
  );
  const hasBoth =
    tokens.some((token) => isSense(token, "kind/concentration-constant")) &&
    tokens.some((token) => isSense(token, "kind/pressure-constant"));
  return (
    hasConstant &&
    (hasBoth ||
      tokens.some(
        (token) => token.kind === "quantity" && PARTS.some((kind) => byUnit(token.reading.quantity) === kind),
      ))
  );
}

function isUnderstood(token: ProblemToken): boolean {
  if (
    token.kind === "unknown" ||
    token.kind === "number" ||
    token.kind === "suspect" ||
    token.kind === "rounding" ||
    token.kind === "unit"
  )
    return false;
  return (
    token.kind !== "concept" ||
    kindOf(token) !== null ||
    HARMLESS.has(token.concept) ||
    isSense(token, "contain", "vessel", "mixture") ||
    isLoose(token)
  );
}

/** As it is written, and balanced so: K belongs to the coefficients. */
function readEquation(tokens: readonly ProblemToken[]): BalancedEquation | null {
  const [first, ...others] = tokens.flatMap((token) => (token.kind === "equation" ? [token.equation] : []));
  const balanced =
    first === undefined || others.length > 0 || first.unknownName !== null || first.openName !== null
      ? null
      : readBalanced(first.text);
  return balanced !== null && balance(balanced.equation).kind === "already-balanced" ? balanced : null;
}

/** Pressures in one unit, atm or bar: that in which Kp is told. */
function areAlike(entries: readonly Entry[]): boolean {
  const symbols = new Set(
    entries
      .filter(({ kind }) => kind === "pressure")
      .map(({ quantity }) => quantity.unit.factors.map(({ unit }) => unit.symbol).join()),
  );
  return symbols.size === 0 || (symbols.size === 1 && (symbols.has("atm") || symbols.has("bar")));
}

type Text = {
  readonly tokens: readonly ProblemToken[];
  readonly equation: BalancedEquation;
  readonly entries: readonly Entry[];
};

function toStatement(
  { entries, equation }: Text,
  rename: (kind: Kind) => Kind,
  goal: { readonly kind: Kind; readonly of: string | null },
  conditions: ReadonlySet<Condition>,
): Statement {
  const givens = entries.map(({ kind, of, quantity }) => ({
    variable: variableOf(rename(kind), of),
    quantity,
    words: NO_WORDS,
  }));
  return {
    givens,
    goals: [{ variable: variableOf(goal.kind, goal.of), unit: null, words: NO_WORDS }],
    scene: {
      equation,
      conditions,
      givens: givens.map(({ variable }) => variable),
      containment: null,
      elements: new Set(),
      empirical: null,
      solution: null,
      excess: new Set(),
    },
  };
}

/** The constants that are named without a value. */
function listAsked({ tokens, entries }: Text): Kind[] {
  const named = new Set(tokens.flatMap((token) => kindOf(token) ?? []).filter((kind) => CONSTANTS.includes(kind)));
  return [...named].filter((kind) => !entries.some((entry) => entry.kind === kind));
}

/** Kp from Kc, or back: one of them and the temperature. */
function readConversion(text: Text): Statement | null {
  const [asked, ...others] = listAsked(text).filter((kind) => kind !== "equilibrium-constant");
  const kinds = text.entries.map(({ kind }) => kind).toSorted();
  const given = asked === "pressure-constant" ? "concentration-constant" : "pressure-constant";
  if (asked === undefined || others.length > 0 || kinds.join() !== [given, "temperature"].toSorted().join())
    return null;
  return toStatement(text, (kind) => kind, { kind: asked, of: null }, new Set());
}

/** The one species without a value, named beside the equation. */
function findMissing({ tokens }: Text, formulas: readonly string[], given: ReadonlySet<string>): string | null {
  const [missing, ...others] = formulas.filter((formula) => !given.has(formula));
  const isNamed = tokens.some(
    (token) => token.kind === "substance" && token.substance.formulas.some((formula) => canonical(formula) === missing),
  );
  return missing !== undefined && others.length === 0 && isNamed ? missing : null;
}

/** K from all that is in the mixture, or one part of it from K and the others. The temperature only says to which K it belongs. */
function readMixture(text: Text): Statement | null {
  const participants = listParticipants(text.equation);
  const parts = text.entries.filter(({ kind }) => PARTS.includes(kind));
  const [kind, ...kinds] = new Set(parts.map((entry) => entry.kind));
  const constants = text.entries.filter((entry) => CONSTANTS.includes(entry.kind));
  const isAtEquilibrium = text.tokens.some((token) => isSense(token, "label/final", "condition/at-equilibrium"));
  if (
    participants === null ||
    kind === undefined ||
    kinds.length > 0 ||
    constants.length > 1 ||
    !isAtEquilibrium ||
    !areAlike(parts)
  )
    return null;
  const own: Kind = kind === "molarity" ? "concentration-constant" : "pressure-constant";
  const named = text.tokens.flatMap((token) => kindOf(token) ?? []).filter((each) => CONSTANTS.includes(each));
  if (named.some((each) => each !== own && each !== "equilibrium-constant")) return null;
  const formulas = participants.filter(isCounted).map(({ formula }) => formula);
  const given = new Set(parts.flatMap(({ of }) => of ?? []));
  if (![...given].every((of) => formulas.includes(of)) || hasOtherState(parts, text.equation)) return null;
  const statement: Text = { ...text, entries: text.entries.filter((entry) => entry.kind !== "temperature") };
  const rename = (each: Kind): Kind => (CONSTANTS.includes(each) ? own : each);
  const conditions = new Set<Condition>(["at-equilibrium"]);
  if (constants.length === 0)
    return formulas.every((formula) => given.has(formula))
      ? toStatement(statement, rename, { kind: own, of: null }, conditions)
      : null;
  const missing = findMissing(text, formulas, given);
  const isAsked = text.tokens.filter((token) => kindOf(token) === kind).length > 0;
  return missing === null || !isAsked ? null : toStatement(statement, rename, { kind, of: missing }, conditions);
}

function hasOtherState(parts: readonly Entry[], { equation, species }: BalancedEquation): boolean {
  const states = [...equation.reactants, ...equation.products].map(({ formula }) => formula.state);
  return parts.some(({ of, state }) => {
    const own = states[species.indexOf(of ?? "")] ?? null;
    return state !== null && own !== null && state !== own;
  });
}

/** What a problem on an equilibrium states and asks; null when the text does not say it beyond doubt. */
export function readEquilibriumProblem(tokens: readonly ProblemToken[]): Statement | null {
  const equation = readEquation(tokens);
  if (equation === null || !tokens.every(isUnderstood) || !tokens.some((token) => isAsk(token))) return null;
  const entries = findEntries(tokens, { kindOf, fits, isOfSubstance: (kind) => PARTS.includes(kind), byUnit });
  if (entries === null) return null;
  const text: Text = { tokens, equation, entries };
  return entries.some(({ kind }) => PARTS.includes(kind)) ? readMixture(text) : readConversion(text);
}
