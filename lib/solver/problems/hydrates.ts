import { isWater } from "./refinements/solution-words.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { canonical } from "./material.ts";
import { isAsk, isSense } from "./sentences.ts";
import type { Given, Statement } from "./statement.ts";
import { isPercent } from "./substance-mentions.ts";
import type { ProblemToken } from "./tokens.ts";

/** Reads problems that ask how much water a hydrate has, from its mass before and after heating. */

const WATER = "H2O";
const NO_WORDS = { before: [], behind: [] };

/** `BaCl2·xH2O` → `BaCl2` */
function readOpenHydrate(text: string): string | null {
  const salt = /^(.+?)[·•⋅.*] ?[xnXN] ?H2O$/u.exec(text)?.[1];
  return salt === undefined ? null : canonical(salt);
}

function readSalt(token: ProblemToken): string | null {
  if (token.kind === "suspect") return readOpenHydrate(token.text);
  if (token.kind !== "substance" || token.substance.formulas.length !== 1) return null;
  return canonical(token.substance.formulas[0] ?? "");
}

/** The salt of the hydrate: the one substance besides water. */
function findHydrated(tokens: readonly ProblemToken[]): string | null {
  const found = new Set(tokens.filter((token) => token.kind === "substance" || token.kind === "suspect").map(readSalt));
  found.delete(WATER);
  const [only, ...others] = found;
  const parsed = only === undefined || only === null ? null : parseFormula(only);
  const isSalt = parsed !== null && parsed.ok && findSalt(parsed.value) !== null;
  return isSalt && others.length === 0 ? (only ?? null) : null;
}

type Role = "hydrate" | "salt" | "water";

/** What a mass is of, by the words around it, those behind it first. */
function readRole(before: readonly ProblemToken[], behind: readonly ProblemToken[]): Role | null {
  for (const words of [behind, before.toReversed()]) {
    for (const [index, token] of words.entries()) {
      if (isSense(token, "anhydrous", "label/leftover")) return "salt";
      if (isWater(token) || isSense(token, "driven-off")) return "water";
      if (token.kind === "substance" && words === behind)
        return isSense(words[index + 1], "hydrate") ? "hydrate" : "salt";
      if (isSense(token, "hydrate") || (token.kind === "suspect" && readOpenHydrate(token.text) !== null))
        return "hydrate";
    }
  }
  return null;
}

type Weighed = { readonly at: number; readonly role: Role | null };

function listMasses(tokens: readonly ProblemToken[]): Weighed[] {
  const places = tokens.flatMap((token, at) => (token.kind === "quantity" ? [at] : []));
  const isEdge = (token: ProblemToken): boolean =>
    token.kind === "quantity" ||
    (token.kind === "sign" && [".", "?", ",", "newline"].includes(token.sign)) ||
    isAsk(token) ||
    isSense(token, "and");
  return places.map((at) => {
    const start = tokens.findLastIndex((token, index) => index < at && isEdge(token)) + 1;
    const stop = tokens.findIndex((token, index) => index > at && isEdge(token));
    return { at, role: readRole(tokens.slice(start, at), tokens.slice(at + 1, stop === -1 ? tokens.length : stop)) };
  });
}

/** Two masses, the role of one of which may follow from that of the other: the hydrate is the heavier. */
function settleRoles(masses: readonly Weighed[], grams: readonly number[]): Role[] | null {
  const [first, second] = masses;
  if (first === undefined || second === undefined || masses.length > 2) return null;
  const [a, b] = [grams[0] ?? 0, grams[1] ?? 0];
  if (a === b) return null;
  const complete = (known: Role, isKnownHeavier: boolean): Role | null => {
    if (known === "hydrate") return isKnownHeavier ? "salt" : null;
    return isKnownHeavier ? null : "hydrate";
  };
  const one = first.role ?? (second.role === null ? null : complete(second.role, b > a));
  const two = second.role ?? (first.role === null ? null : complete(first.role, a > b));
  if (one === null || two === null || one === two) return null;
  const isHydrateHeavier = (one !== "hydrate" || a > b) && (two !== "hydrate" || b > a);
  return isHydrateHeavier ? [one, two] : null;
}

function toVariable(role: Role, salt: string): Variable {
  if (role === "hydrate") return variableOf("sample-mass", null);
  return variableOf("mass", role === "salt" ? salt : WATER);
}

function findGivens(tokens: readonly ProblemToken[], salt: string): Given[] | null {
  const quantities = tokens.flatMap((token) => (token.kind === "quantity" ? [token.reading.quantity] : []));
  const [only, ...others] = quantities;
  if (only !== undefined && others.length === 0 && isPercent(only))
    return tokens.some(isWater)
      ? [{ variable: variableOf("mass-percent", WATER), quantity: only, words: NO_WORDS }]
      : null;
  if (!quantities.every(({ unit }) => unit.dimension === DIMENSIONS.mass)) return null;
  const roles = settleRoles(
    listMasses(tokens),
    quantities.map(({ value, unit }) => value.times(unit.numerator).div(unit.denominator).toNumber()),
  );
  return roles === null
    ? null
    : quantities.flatMap((quantity, index) =>
        roles[index] === undefined ? [] : [{ variable: toVariable(roles[index], salt), quantity, words: NO_WORDS }],
      );
}

/** Whether the formula of a hydrate, or its water, is asked for. */
export function asksForHydrate(tokens: readonly ProblemToken[]): boolean {
  return tokens.some((token) => isSense(token, "kind/hydrate-formula", "kind/hydrate-waters"));
}

/** The masses of a hydrate, of its salt and its water, as far as they are told; null when the text does not say it beyond doubt. */
export function readHydrate(tokens: readonly ProblemToken[]): Statement | null {
  if (
    tokens.some(
      (token) => token.kind === "number" || token.kind === "equation" || isSense(token, "or", "per", "mixture"),
    )
  )
    return null;
  const asked = tokens.filter((token) => isSense(token, "kind/hydrate-formula", "kind/hydrate-waters"));
  const kinds = new Set(
    asked.map((token) => (isSense(token, "kind/hydrate-formula") ? "hydrate-formula" : "hydrate-waters")),
  );
  const [kind] = kinds;
  const salt = findHydrated(tokens);
  const givens = salt === null ? null : findGivens(tokens, salt);
  if (kind === undefined || salt === null || givens === null) return null;
  return {
    givens,
    goals: [
      {
        variable: variableOf(kinds.has("hydrate-formula") ? "hydrate-formula" : kind, null),
        unit: null,
        words: NO_WORDS,
      },
    ],
    scene: {
      equation: null,
      conditions: new Set(),
      givens: givens.map(({ variable }) => variable),
      containment: null,
      elements: new Set(),
      empirical: null,
      solution: null,
      hydrate: salt,
      excess: new Set(),
    },
  };
}
