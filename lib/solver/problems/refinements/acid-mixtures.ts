import { has } from "./solution-words.ts";
import { findAcidOfSalt, findBaseOfSalt, isAcidOf, isBaseOf } from "../../../chemistry/acids/conjugates.ts";
import { STRONG_ACIDS, STRONG_BASES, WEAK_ACIDS, WEAK_BASES } from "../../../chemistry/data/acid-constants.ts";
import type { Condition } from "../../../methods/rules/rule.ts";
import type { Kind } from "../../../methods/rules/kinds.ts";
import { findPair } from "../../../methods/rules/buffer.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { canonical } from "../material.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { rebuild, withVariable } from "./rebuild.ts";
import { ROOM_TEMPERATURE } from "../../../quantity/constants.ts";

export const ACIDITIES: ReadonlySet<Kind> = new Set<Kind>(["ph", "poh", "hydronium", "hydroxide"]);
export const ACID_CONSTANTS: ReadonlySet<Kind> = new Set<Kind>([
  "acid-constant",
  "base-constant",
  "acid-exponent",
  "base-exponent",
]);
const MEASURES: ReadonlySet<Kind> = new Set<Kind>(["molarity", "amount", "mass"]);
const VOLUMES: ReadonlySet<Kind> = new Set<Kind>(["volume", "solution-volume"]);

/** Water and what it makes of acids and bases. */
const OF_WATER: ReadonlySet<string> = new Set(["H2O", "H+", "H3O+", "OH-"]);

function listDissolved(givens: readonly Given[]): string[] {
  return [
    ...new Set(
      givens.flatMap(({ variable: { kind, of } }) =>
        MEASURES.has(kind) && of !== null && !OF_WATER.has(of) ? [of] : [],
      ),
    ),
  ];
}

/** Every substance of the text, in canonical ASCII. */
function listNamed(tokens: readonly ProblemToken[]): string[] {
  const named = tokens.flatMap((token) =>
    token.kind === "substance" ? (canonical(token.substance.formulas[0] ?? "") ?? []) : [],
  );
  return [...new Set(named)].filter((formula) => !OF_WATER.has(formula));
}

function isConjugate(a: string, b: string): boolean {
  return isBaseOf(a, b) || isBaseOf(b, a) || isAcidOf(a, b) || isAcidOf(b, a);
}

/** A constant may be told of the acid, of the base or of neither: of the pair in question. */
function belongsTo(given: Given, formulas: readonly string[]): boolean {
  const { of } = given.variable;
  return of === null || formulas.some((formula) => formula === of || isConjugate(formula, of));
}

export function isRoomTemperature({ variable, quantity }: Given): boolean {
  return variable.kind === "temperature" && getValueIn(quantity, "K").minus(ROOM_TEMPERATURE).abs().lt(0.2);
}

type Parts = {
  readonly statement: Statement;
  readonly givens: readonly Given[];
  readonly goals: readonly Goal[];
  readonly dissolved: readonly string[];
  readonly named: readonly string[];
};

function finish({ statement, goals }: Parts, givens: readonly Given[], conditions: readonly Condition[]): Statement {
  const plain = givens.map((given) => {
    if (ACID_CONSTANTS.has(given.variable.kind) || ACIDITIES.has(given.variable.kind))
      return withVariable(given, { of: null, label: null });
    return withVariable(given, {
      label: null,
      ...(given.variable.kind === "volume" ? { kind: "solution-volume" as const } : {}),
    });
  });
  return rebuild(statement, {
    givens: plain,
    goals: goals.map((goal) => ({
      ...withVariable(goal, { of: null, label: null }),
      unit: goal.unit?.counted === "" ? goal.unit : null,
    })),
    conditions,
  });
}

/** "1.00 L of solution", "500 mL of water": the volume that holds everything. */
function isOfSolution({ variable, words }: Given): boolean {
  return variable.of === "H2O" || words.behind.some((sense) => sense === "solution" || sense === "buffer");
}

/** A weak acid or base with its salt. The volume of the whole does not matter where both amounts, or both strengths, are told. */
function refineBuffer(parts: Parts, tokens: readonly ProblemToken[]): Statement | null {
  const { givens, dissolved, named } = parts;
  if (
    has(tokens, "neutralise", "dilute", "react") ||
    dissolved.length !== 2 ||
    named.some((formula) => !dissolved.some((each) => each === formula || isConjugate(each, formula)))
  )
    return null;
  const measures = givens.filter(({ variable }) => MEASURES.has(variable.kind));
  const volumes = givens.filter(({ variable }) => VOLUMES.has(variable.kind));
  const ownVolumes = new Set(
    volumes.flatMap(({ variable }) => (variable.of !== null && dissolved.includes(variable.of) ? [variable.of] : [])),
  );
  const strengths = measures.filter(({ variable }) => variable.kind === "molarity");
  if (measures.length !== 2) return null;
  const isWhole = strengths.length === 0 || (strengths.length === 2 && volumes.length === 1);
  if (volumes.some((volume) => isWhole && !isOfSolution(volume))) return null;
  if (isWhole)
    return finish(
      parts,
      givens.filter((given) => !volumes.includes(given)),
      ["buffer"],
    );
  if (strengths.length === 2)
    return volumes.length === 0 || (volumes.length === 2 && ownVolumes.size === 2)
      ? finish(parts, givens, ["buffer"])
      : null;
  // "5.00 g of NaF in 250 mL of 0.20 M HF": the one volume is that of the solution whose strength is told.
  const [strength] = strengths;
  const [volume, ...more] = volumes;
  if (strength === undefined || volume === undefined || more.length > 0) return null;
  const own = withVariable(volume, { of: strength.variable.of });
  return finish(
    parts,
    givens.map((given) => (given === volume ? own : given)),
    ["buffer"],
  );
}

/** One salt in water, of a weak acid or of a weak base. */
function refineSalt(parts: Parts, tokens: readonly ProblemToken[]): Statement | null {
  const { givens, dissolved, named } = parts;
  const [salt] = dissolved;
  if (salt === undefined || has(tokens, "neutralise", "mix", "dilute", "condition/mixing-heat")) return null;
  const weak = named.filter((formula) => formula !== salt);
  if (weak.some((formula) => !isConjugate(formula, salt)) || weak.length > 1) return null;
  const isTold = givens.some(({ variable }) => ACID_CONSTANTS.has(variable.kind));
  const condition = kindOfSalt(salt, weak[0] ?? null);
  return condition === null || (isTold && weak.length === 0) ? null : finish(parts, givens, [condition]);
}

function kindOfSalt(salt: string, weak: string | null): Condition | null {
  if (weak !== null) {
    if (isBaseOf(salt, weak)) return "salt-of-acid";
    return isAcidOf(salt, weak) ? "salt-of-base" : null;
  }
  const [acid, base] = [findAcidOfSalt(salt), findBaseOfSalt(salt)];
  if ((acid === null) === (base === null)) return null;
  return acid === null ? "salt-of-base" : "salt-of-acid";
}

function isAcid(formula: string): boolean {
  return STRONG_ACIDS.has(formula) || Object.hasOwn(WEAK_ACIDS, formula);
}

function isBase(formula: string): boolean {
  return Object.hasOwn(STRONG_BASES, formula) || Object.hasOwn(WEAK_BASES, formula);
}

function isStrong(formula: string): boolean {
  return STRONG_ACIDS.has(formula) || Object.hasOwn(STRONG_BASES, formula);
}

/** An acid poured into a base: each with its volume and its strength, or up to the equivalence point. */
function refineNeutralization(parts: Parts, tokens: readonly ProblemToken[]): Statement | null {
  const { givens, dissolved, named } = parts;
  const [first, second] = dissolved;
  if (first === undefined || second === undefined || dissolved.length !== 2 || has(tokens, "dilute")) return null;
  const isPair = (isAcid(first) && isBase(second)) || (isBase(first) && isAcid(second));
  if (
    !isPair ||
    !(isStrong(first) || isStrong(second)) ||
    named.some((formula) => !dissolved.includes(formula) && !dissolved.some((each) => isConjugate(each, formula)))
  )
    return null;
  const volumes = givens.filter(({ variable }) => VOLUMES.has(variable.kind));
  const strengths = givens.filter(({ variable }) => variable.kind === "molarity");
  const isEquivalence = has(tokens, "equivalence");
  const owners = new Set(volumes.map(({ variable }) => variable.of));
  if (
    strengths.length !== 2 ||
    volumes.length !== (isEquivalence ? 1 : 2) ||
    owners.size !== volumes.length ||
    [...owners].some((of) => of === null || !dissolved.includes(of))
  )
    return null;
  return finish(parts, givens, ["neutralization", ...(isEquivalence ? (["equivalence"] as const) : [])]);
}

/** "Kb of the acetate ion if Ka of acetic acid is …": one constant of the pair from the other. */
function refineConjugates(parts: Parts): Statement | null | undefined {
  const { givens, goals, named } = parts;
  const [given, ...others] = givens;
  const [goal] = goals;
  if (
    given === undefined ||
    goal === undefined ||
    others.length > 0 ||
    goals.length > 1 ||
    !ACID_CONSTANTS.has(given.variable.kind) ||
    !ACID_CONSTANTS.has(goal.variable.kind)
  )
    return undefined;
  const isSame = given.variable.kind.startsWith("acid") === goal.variable.kind.startsWith("acid");
  if (isSame) return undefined;
  const [first, second, ...more] = named;
  const isPair = first !== undefined && (second === undefined ? true : isConjugate(first, second)) && more.length === 0;
  return isPair ? finish(parts, givens, ["conjugate"]) : null;
}

/**
 * Buffers, salts, and acids mixed with bases; null where one of them is not told beyond doubt, `undefined` where the problem
 * is about none of them.
 */
export function refineAcidMixtures(
  statement: Statement,
  tokens: readonly ProblemToken[],
): Statement | null | undefined {
  const { goals } = statement;
  const asksScale = goals.every(({ variable }) => ACIDITIES.has(variable.kind));
  if (!asksScale && !goals.every(({ variable }) => ACID_CONSTANTS.has(variable.kind))) return undefined;
  const givens = statement.givens.filter((given) => !isRoomTemperature(given));
  const dissolved = listDissolved(givens);
  const parts: Parts = { statement, givens, goals, dissolved, named: listNamed(tokens) };
  const isPlain = givens.every(
    (given) =>
      MEASURES.has(given.variable.kind) ||
      VOLUMES.has(given.variable.kind) ||
      (ACID_CONSTANTS.has(given.variable.kind) && belongsTo(given, dissolved.length === 0 ? parts.named : dissolved)),
  );
  if (!asksScale) return isPlain ? refineConjugates(parts) : undefined;
  const isMixed = dissolved.length > 1;
  const isSalt =
    dissolved.length === 1 &&
    dissolved.every((formula) => kindOfSalt(formula, parts.named.find((each) => each !== formula) ?? null) !== null);
  if (!isMixed && !isSalt && !has(tokens, "buffer", "equivalence")) return undefined;
  if (
    !isPlain ||
    has(tokens, "foreign") ||
    givens.filter(({ variable }) => ACID_CONSTANTS.has(variable.kind)).length > 1
  )
    return null;
  if (isMixed && findPair(dissolved) !== null) return refineBuffer(parts, tokens);
  if (isMixed) return refineNeutralization(parts, tokens);
  return isSalt && !has(tokens, "buffer", "equivalence") ? refineSalt(parts, tokens) : null;
}
