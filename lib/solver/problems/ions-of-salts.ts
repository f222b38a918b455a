import { findSalt } from "../../chemistry/ions/salt.ts";
import type { Salt } from "../../chemistry/ions/salt.ts";
import { canonicalOf } from "../../chemistry/formula/format.ts";
import type { Formula } from "../../chemistry/formula/formula.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { isSense } from "./sentences.ts";
import type { ProblemToken } from "./tokens.ts";

type Found = { readonly formula: string; readonly salt: Salt };

const isAcid = ({ cations }: Salt): boolean => cations.some(({ formula }) => canonicalOf(formula) === "H+");

/** The one salt that the text names; null where it names several, or none. */
export function findOnlySalt(tokens: readonly ProblemToken[]): Salt | null {
  const found = new Map<string, Found>();
  for (const token of tokens) {
    if (token.kind === "equation") return null;
    if (token.kind !== "substance" || token.substance.element !== null) continue;
    const [formula = "", ...others] = token.substance.formulas;
    const parsed = parseFormula(formula);
    const salt = parsed.ok ? findSalt(parsed.value) : null;
    if (salt === null || isAcid(salt)) continue;
    if (others.length > 0) return null;
    found.set(formula, { formula, salt });
  }
  const [only, ...more] = found.values();
  return only === undefined || more.length > 0 ? null : only.salt;
}

function isIons(token: ProblemToken | undefined, ...counted: readonly string[]): boolean {
  return token?.kind === "unit" && counted.includes(token.unit.unit.counted);
}

export function ionToken(formula: Formula, text: string): ProblemToken {
  return { kind: "substance", substance: { text, source: "formula", formulas: [canonicalOf(formula)], element: null } };
}

/** "Sodium ions", "nitrate": the ion of the salt that has this name, or consists of this element. */
function findNamed(token: ProblemToken, { cations, anion }: Salt): Formula | null {
  if (token.kind !== "substance" || token.substance.element === null) return null;
  const { element } = token.substance;
  const named = [...cations, anion].filter(({ formula }) => formula.counts.size === 1 && formula.counts.has(element));
  return named.length === 1 ? (named[0]?.formula ?? null) : null;
}

/** Before a word for ions: "how many", "moles of", not the name of one. */
function isUnnamed(tokens: readonly ProblemToken[], at: number): boolean {
  const [before, next, another] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  const isNamedBehind = isSense(next, "of") && another?.kind === "substance";
  return (
    before?.kind !== "substance" &&
    before?.kind !== "unknown" &&
    (!isNamedBehind || isSense(before, "of", "how-many", "filler"))
  );
}

/**
 * Ions that a problem speaks of beside one salt are those of that salt: "sodium ions in Na2SO4" are Na+, its cations too,
 * and ions without a name are all of them.
 */
export function resolveIons(tokens: readonly ProblemToken[]): ProblemToken[] {
  const salt = tokens.some((token) => isIons(token, "ions", "cations", "anions")) ? findOnlySalt(tokens) : null;
  if (salt === null) return [...tokens];
  const [cation, ...otherCations] = salt.cations;
  return tokens.flatMap((token, at): ProblemToken[] => {
    const next = tokens[at + 1];
    const named = isIons(next, "ions", "cations", "anions") ? findNamed(token, salt) : null;
    if (named !== null && token.kind === "substance") return [ionToken(named, token.substance.text)];
    if (isIons(token, "cations") && isUnnamed(tokens, at) && cation !== undefined && otherCations.length === 0)
      return [ionToken(cation.formula, "cations"), token];
    if (isIons(token, "anions") && isUnnamed(tokens, at)) return [ionToken(salt.anion.formula, "anions"), token];
    if (isIons(token, "ions") && isUnnamed(tokens, at)) return [{ kind: "concept", concept: "kind/ions" }];
    return [token];
  });
}
