import type { Build } from "./gloss.ts";
import { isMark } from "./token.ts";
import type { Token } from "./token.ts";

/**
 * Words that are in no list: the people, places and things of a story, "which hospitals use for thyroid disorders". They are
 * read past, as the same ones in English are, unless they may change what is told: they stand where something is done with a
 * value, or may be a part of a substance's name.
 */

const AMOUNT = /[\d.)] ?(?:[kmµ]?g|[kmµ]?mol|[mµ]?L|[cd]m3|[cd]m³|m3|m³|t)$/;

/** Behind these stands a noun. */
const BEFORE_NOUN = /^(?:a|the|this|its|in|in the|for|of|as|with|by|from|on|of a|near|between|through|that|<)$/;

const isValue = (token: Token | undefined): boolean => token?.kind === "quantity" || token?.kind === "number";

/** Where a clause begins and ends around a place. */
function clauseAround(tokens: readonly Token[], at: number): { readonly start: number; readonly end: number } {
  const start = tokens.slice(0, at).findLastIndex(({ kind }) => kind === "mark") + 1;
  const length = tokens.slice(at).findIndex(({ kind }) => kind === "mark");
  return { start, end: length === -1 ? tokens.length : at + length };
}

/** Whether a word may say what is done with a value: "the nurse … 5 g of it". */
function mayBeDone(tokens: readonly Token[], at: number, build: Build): boolean {
  const { start, end } = clauseAround(tokens, at);
  if (build.verb === "before-value") {
    const before = tokens[at - 1];
    const next = tokens[at + 1];
    const value = /^(?:to|@to|in|of|a|the)$/.test(next?.english ?? "") ? tokens[at + 2] : next;
    const isNoun = before !== undefined && BEFORE_NOUN.test(before.english) && next?.kind !== "quantity";
    return !isNoun && isValue(value);
  }
  const isLast = tokens.slice(at + 1, end).every(({ kind, english }) => kind === "unknown" || english === "is");
  return isLast && tokens.slice(start, at).some(isValue);
}

/** Whether what is done can only be how the first amount came to be there: "a geologist collects 9.26 g of calcite". */
function isFirstAmount(tokens: readonly Token[], at: number): boolean {
  const { start, end } = clauseAround(tokens, at);
  const values = tokens.slice(0, end).filter(isValue);
  const [only] = values;
  return values.length === 1 && only !== undefined && AMOUNT.test(only.english) && start <= tokens.indexOf(only);
}

/** "Sodium thiosulfate", "thiosulfate of sodium", where only sodium is known. */
function mayBeNamed(tokens: readonly Token[], at: number, build: Build): boolean {
  const word = tokens[at]?.english ?? "";
  if (!build.nameParts.test(word)) return false;
  const isOf = build.namesWithOf && tokens[at + 1]?.english === "of";
  return [tokens[at - 1], tokens[at + 1], isOf ? tokens[at + 2] : undefined].some(
    (token) => token?.kind === "substance" && token.isName === true,
  );
}

function isHarmless(tokens: readonly Token[], at: number, build: Build): boolean {
  if (mayBeNamed(tokens, at, build)) return false;
  return !mayBeDone(tokens, at, build) || isFirstAmount(tokens, at);
}

/** The tokens with what is harmless as such. */
export function markHarmless(tokens: readonly Token[], build: Build): Token[] {
  return tokens.map((token, at) =>
    token.kind === "unknown" && isHarmless(tokens, at, build) ? { ...token, kind: "story" } : token,
  );
}

/** Parts of names that are words as well: 乙二醇 has a two. */
const COUNT = /^(?:two|three|four|five|six)$/;

/** Where a name begins that ends here and has a part in no list; the end where there is none. */
function startOfHalfName(tokens: readonly Token[], build: Build): number {
  const end = tokens.length;
  let start = end;
  while (start > 0) {
    const token = tokens[start - 1];
    const isPart =
      token?.kind === "unknown" || (token !== undefined && (token.isName === true || COUNT.test(token.english)));
    if (!isPart) break;
    start -= 1;
  }
  const name = tokens.slice(start);
  const hasPart = name.some(({ kind, english }) => kind === "unknown" && build.nameParts.test(english));
  return hasPart && name.length > 1 ? start : end;
}

/** "Éthylène glycol, C2H6O2": of a name that is known in part the formula tells. */
export function withoutHalfNames(tokens: readonly Token[], build: Build): Token[] {
  const out: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined) break;
    const isOpen = isMark(token, "(", ",");
    const formula = isOpen ? tokens[at + 1] : token;
    const isTerm = /^(?:[+=]|→|⟶|⇌|->|<=>)$/.test(tokens[at + (isOpen ? 2 : 1)]?.english ?? "");
    const isFormula = formula?.kind === "substance" && formula.isName !== true && !isTerm;
    const start = isFormula ? startOfHalfName(out, build) : out.length;
    if (start === out.length || formula === undefined) {
      out.push(token);
      continue;
    }
    out.splice(start, out.length - start, formula);
    if (isOpen) at += token.english === "(" && isMark(tokens[at + 2], ")") ? 2 : 1;
  }
  return out;
}
