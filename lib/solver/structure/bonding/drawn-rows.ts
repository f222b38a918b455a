import { atomsOf } from "../../../chemistry/formula/atoms.ts";
import { VALENCE_ELECTRONS } from "../../../chemistry/bonding/lewis.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { formalChargeOf, solveFormalCharge } from "../../../problems/bonding/formal-charges.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { normalise } from "../../normalise.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import type { StructureReader } from "../reader.ts";
import { readElementObject } from "../read-objects.ts";

/** The formal charge of an atom in a row of three whose bonds are told: "N≡N–O", "a single bond between S and C and …". */

const ORDERS: Readonly<Record<string, number>> = {
  "-": 1,
  "–": 1,
  "—": 1,
  "=": 2,
  "≡": 3,
  single: 1,
  double: 2,
  triple: 3,
};

const BOND = "[–—=≡-]";
const ATOM = "[A-Z][a-z]?";
const DRAWN = new RegExp(
  String.raw`(?<![A-Za-z\d–—=≡-])(${ATOM})(${BOND})(${ATOM})(${BOND})(${ATOM})(?![A-Za-z\d≡=])`,
  "gu",
);
const ONE_BOND = String.raw`a (single|double|triple) bond between (?:the )?([A-Za-z]+)(?: atom)? and (?:the )?([A-Za-z]+)(?: atom)?`;
const IN_WORDS = new RegExp(String.raw`\b${ONE_BOND},? and ${ONE_BOND}\b`, "g");

const ASKED =
  /\bformal charge\b[^.?]*?\b(?:of|on|for|does|do|has|carried by|is on|is carried by) (?:the )?(central|middle|terminal|outer|end)? ?(?:([A-Za-z]+)(?: atom)?|atom)\b/i;

/** What would make it another structure, or another question. */
const ELSE =
  /\b(?:not?|n't|other|another|instead|if|unless|without|expand\w*|radical|unpaired|sum|total|each|all|both|bent|ring)\b/i;

type Row = { readonly symbols: readonly string[]; readonly orders: readonly number[] };

const symbolOf = (word: string): string | null =>
  /^[A-Z][a-z]?$/.test(word) && word in VALENCE_ELECTRONS
    ? word
    : readElementObject(word.toLowerCase(), DEFAULT_LOCALE);

/** Two bonds that share the only atom of its element: the row that they make. */
function join(one: number, first: readonly string[], two: number, second: readonly string[]): Row | null {
  const [left, right] = [first, second].map((words) => words.flatMap((word) => symbolOf(word) ?? []));
  const shared = left?.filter((symbol) => right?.includes(symbol) === true) ?? [];
  const [center, ...others] = shared;
  const ends = [left, right].map((pair) => pair?.find((symbol) => symbol !== center));
  if (center === undefined || others.length > 0 || ends.includes(undefined)) return null;
  return { symbols: [ends[0] ?? "", center, ends[1] ?? ""], orders: [one, two] };
}

function findRow(text: string): Row | null {
  const drawn = [...text.matchAll(DRAWN)].map(([, a = "", one = "", b = "", two = "", c = ""]): Row => ({
    symbols: [a, b, c],
    orders: [ORDERS[one] ?? 1, ORDERS[two] ?? 1],
  }));
  const worded = [...text.matchAll(IN_WORDS)].map(([, one = "", a = "", b = "", two = "", c = "", d = ""]) =>
    join(ORDERS[one] ?? 1, [a, b], ORDERS[two] ?? 1, [c, d]),
  );
  const [row = null, ...others] = drawn.length > 0 ? drawn : worded;
  return others.length > 0 ? null : row;
}

/** The formula of a text that has the atoms of a row; of atoms without a charge, as they stand. Null for an ion that is not told. */
function formulaOf(text: string, charge: number, symbols: readonly string[]): string | null {
  const told = `${symbols.join("")}${charge === 0 ? "" : `^${Math.abs(charge)}${charge < 0 ? "-" : "+"}`}`;
  const parsed = text.match(/(?<![A-Za-z\d])[A-Z][A-Za-z\d]+(?:\^?\d?[+-])?(?![A-Za-z\d])/g) ?? [];
  const isSame = (each: string): boolean => atomsOf(each) === atomsOf(told);
  const found = parsed.find((each) => parseFormula(each).ok && isSame(each));
  return (
    found ??
    (charge === 0 ? symbols.join("").replaceAll(/([A-Z][a-z]?)\1/g, (_, symbol: string) => `${symbol}2`) : null)
  );
}

/** Each atom has its octet, so that its bonds say what is left to it. */
export const readDrawnRows: StructureReader = (plain, language) => {
  if (language !== DEFAULT_LOCALE || !/\bformal charge\b/i.test(plain)) return null;
  const text = normalise(plain);
  const row = findRow(text);
  const sentences = text.split(/(?<=[.?!]) /);
  const told = sentences
    .slice(
      Math.max(
        0,
        sentences.findIndex((each) => findRow(each) !== null),
      ),
    )
    .join(" ");
  const [, place, word = ""] = ASKED.exec(told) ?? [];
  if (row === null || ELSE.test(told)) return null;
  const { symbols, orders } = row;
  const [one = 0, two = 0] = orders;
  const bonds = [one, one + two, two];
  const charges = symbols.map((symbol, at) => (VALENCE_ELECTRONS[symbol] ?? Number.NaN) - 8 + (bonds[at] ?? 0));
  const charge = charges.reduce((sum, each) => sum + each, 0);
  const formula = formulaOf(text, charge, symbols);
  if (formula === null || bonds.some((each) => each > 4) || symbols.some((symbol) => symbol === "H")) return null;
  const symbol = symbolOf(word);
  const isAsked = (at: number): boolean =>
    (place === undefined || /central|middle/i.test(place) === (at === 1)) &&
    (symbol === null ? place !== undefined : symbols[at] === symbol);
  const asked = [0, 1, 2].filter((at) => isAsked(at));
  const [at] = asked;
  if (at === undefined || new Set(asked.map((each) => charges[each])).size !== 1) return null;
  const atom = { symbol: symbols[at] ?? "", bonds: bonds[at] ?? 0, pairs: 4 - (bonds[at] ?? 0), species: { formula } };
  return formalChargeOf(atom) === charges[at]
    ? [solvedFacts("problems-bonding.lewis-structures", solveFormalCharge(atom))]
    : null;
};
