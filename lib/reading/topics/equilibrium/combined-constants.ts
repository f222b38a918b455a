import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Factor, type Part, solveCombination } from "../../../problems/equilibrium/combination.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { Decimal } from "../../../quantity/decimal.ts";
import { greatestCommonDivisor } from "../../../quantity/greatest-common-divisor.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { listWritten, numberOf, type Side, strip, type Written } from "../../text/written-equations.ts";

/**
 * Constants of equations that are turned around, multiplied or added: "Kc of H2 + I2 <=> 2 HI is 54; what is Kc of
 * 2 HI <=> H2 + I2?" Each equation stands beside its constant, but the one that is asked about.
 */

/** What is no more than the balance of an equation and its constant. */
const ELSE =
  /concentration|pressures?\b|\bmol(?:es?|ar)?\b|gram|\bmass\b|volume|\bQ[cp]\b|quotient|[Δ∆]|enthalp|entrop|gibbs|free energy|dissociat|ioni[sz]|direction|catalyst|shift|\[|weak|\bpH\b|solubil|different temperature|another temperature|other temperature|higher temperature|lower temperature|(?:raised|heated|cooled|lowered) to|\bnot\b|except/i;

type Item =
  | { readonly kind: "equation"; readonly equation: Written; readonly isAsked: boolean; readonly label: string | null }
  | { readonly kind: "value"; readonly value: Quantity; readonly label: string | null };

const VALUE = /^(\d+(?:\.\d+)?)(?:e(-?\d+))?$/;

/** "4.0 × 10^-3" as one word. */
const withPowers = (text: string): string =>
  text.replace(
    /(\d(?:\.\d+)?) ?[×x*·] ?10 ?\^? ?\(?([-−–]?\d{1,3})\)?(?!\d|\.\d)/g,
    (_, factor: string, power: string) => `${factor}e${power.replace(/[−–]/, "-")}`,
  );

function readValue(word: string): Quantity | null {
  const match = VALUE.exec(word);
  if (match === null) return null;
  const digits = (match[1] ?? "").replace(".", "").replace(/^0+/, "");
  return pureNumber(new Decimal(word), Math.max(1, digits.length));
}

const ASK = /^(?:what|what's|whats|find|calculate|determine|compute|give|evaluate)$/i;
const CONSTANT = /^(?:K(?:[cp]|eq)?[123']?|constants?)$/;
const REVERSED = /\b(?:reverse[ds]?|backward|opposite|inverse|turned around)\b(?! osmosis)/i;
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:doubled|multiplied by (?:two|2)|times (?:two|2))\b/i, 2],
  [/\b(?:tripled|multiplied by (?:three|3))\b/i, 3],
  [/\b(?:halved|divided by (?:two|2)|multiplied by (?:a half|one half|1\/2|0\.5))\b/i, 0.5],
];

/** Which constant it is: Kc and Kp are not one another. */
const lettersOf = (text: string): Set<string> =>
  new Set([...text.matchAll(/\bK(c|p)(?=[123']?(?![A-Za-z\d]))/g)].map(([, letter = ""]) => letter));

type Read = { readonly items: readonly Item[]; readonly rest: string };

/** The equations and values of a text in their order; null where a number is neither. */
function readItems(text: string): Read | null {
  const words = withPowers(text)
    .replaceAll(/(?<=[=:])(?=[A-Z\d])|(?<=\()(?=K)|(?<=[A-Za-z\d')])(?=[=:](?!>))|(?<==)(?=[-\d])/g, " ")
    .replaceAll(/(?<=[a-z\d)])\+(?=[A-Z(\d])/g, " + ")
    .replaceAll(/ \((s|l|g|aq)\)/g, "($1)")
    .split(/\s+/)
    .filter((word) => word !== "");
  const equations = listWritten(words);
  if (equations === null || equations.length === 0) return null;
  const items: Item[] = [];
  const rest: string[] = [];
  let isAsked = false;
  let namesConstant = false;
  let label: string | null = null;
  for (let at = 0; at < words.length; at += 1) {
    const found = equations.find(({ place }) => place.from === at);
    const word = words[at] ?? "";
    if (found !== undefined) {
      items.push({ kind: "equation", equation: found.equation, isAsked, label });
      at = found.place.to;
      isAsked = false;
      label = null;
      continue;
    }
    const bare = strip(word).replace(/^\(/, "");
    rest.push(word);
    if (ASK.test(bare)) isAsked = true;
    const named = CONSTANT.exec(bare);
    if (named !== null) {
      namesConstant = true;
      label = /\d$/.exec(bare)?.[0] ?? label;
      continue;
    }
    const value = readValue(bare);
    const next = words[at + 1] ?? "";
    const isTemperature = value !== null && /^(?:K|°C|°F|kelvins?)[.,;:?)]*$/.test(next);
    const isNumbering =
      /^(?:\(\d\)|\(?\d[).:])$/.test(word) ||
      (/^\d$/.test(bare) && /^(?:reaction|equation)s?$/i.test(words[at - 1] ?? ""));
    if (isTemperature) at += 1;
    else if (value !== null && !isNumbering) {
      const isBare =
        next === "" ||
        /[.,;:?)]$/.test(word) ||
        /^\(\d\)/.test(next) ||
        equations.some(({ place }) => place.from === at + 1) ||
        /^(?:at|and|for|when|what|find|calculate|determine|respectively|but|while|if)\b/i.test(next);
      if (!namesConstant || !isBare) return null;
      items.push({ kind: "value", value, label });
      label = null;
    } else if (/\d/.test(bare.replaceAll(/^K\w*$/g, "")) && !isNumbering) return null;
    if (/[.?!]$/.test(word)) isAsked = false;
  }
  return { items, rest: rest.join(" ") };
}

type Pair = { readonly equation: Written; readonly constant: Quantity };

/** Each equation with the constant beside it, in one order throughout. */
function pairUp(items: readonly Item[]): Pair[] | null {
  const equations = items.flatMap((item) => (item.kind === "equation" ? [item] : []));
  const values = items.flatMap((item) => (item.kind === "value" ? [item] : []));
  if (equations.length === 0 || equations.length !== values.length) return null;
  const order = items.map(({ kind }) => (kind === "equation" ? "e" : "v")).join("");
  const isInTurns = order === "ev".repeat(equations.length) || order === "ve".repeat(equations.length);
  // "For the reactions … and …, K1 = … and K2 = …": by their numbers.
  const isNumbered = /^e+v+$/.test(order) && values.every(({ label }, index) => label === String(index + 1));
  return isInTurns || isNumbered
    ? equations.flatMap(({ equation }, index) => {
        const value = values[index]?.value;
        return value === undefined ? [] : [{ equation, constant: value }];
      })
    : null;
}

/** The factors with which equations add up to another one; null where they do not, or in several ways. */
function factorsOf(parts: readonly Side[], wanted: Side): number[] | null {
  const species = [...new Set([...parts, wanted].flatMap((side) => [...side.keys()]))];
  const rows = species.map((each) => [...parts, wanted].map((side) => side.get(each) ?? 0));
  const size = parts.length;
  for (let column = 0; column < size; column += 1) {
    const pivot = rows.findIndex((row, index) => index >= column && Math.abs(row[column] ?? 0) > 1e-9);
    const [found, own] = [rows[pivot], rows[column]];
    if (found === undefined || own === undefined) return null;
    rows[pivot] = own;
    const scaled = found.map((value) => value / (found[column] ?? 1));
    rows[column] = scaled;
    for (const [index, row] of rows.entries()) {
      const factor = row[column] ?? 0;
      if (index !== column) rows[index] = row.map((value, place) => value - factor * (scaled[place] ?? 0));
    }
  }
  const isExact = rows.slice(size).every((row) => Math.abs(row[size] ?? 0) < 1e-9);
  const factors = rows.slice(0, size).map((row) => row[size] ?? 0);
  return isExact && factors.every((factor) => Math.abs(factor) > 1e-9) ? factors : null;
}

const LARGEST_BELOW = 6;

function toFactor(value: number): Factor | null {
  for (let below = 1; below <= LARGEST_BELOW; below += 1) {
    const above = Math.round(value * below);
    if (Math.abs(above / below - value) > 1e-9) continue;
    const common = greatestCommonDivisor(Math.abs(above), below);
    return { above: above / common, below: below / common };
  }
  return null;
}

const STATE = /\((?:s|l|g|aq)\)$/;

/** Species without their states, where an equation leaves one out; null where one substance is there in two states. */
function withoutStates(sides: readonly Side[]): Side[] | null {
  const all = sides.flatMap((side) => [...side.keys()]);
  if (all.every((each) => STATE.test(each))) return [...sides];
  const states = new Map<string, string>();
  for (const each of all) {
    const [bare, state] = [each.replace(STATE, ""), STATE.exec(each)?.[0]];
    if (state === undefined) continue;
    if ((states.get(bare) ?? state) !== state) return null;
    states.set(bare, state);
  }
  return sides.map((side) => new Map([...side].map(([each, value]) => [each.replace(STATE, ""), value])));
}

/** The one equation turned around or multiplied, as words say it. */
function changeInWords(rest: string): number | null {
  const times = TIMES.flatMap(([pattern, factor]) => (pattern.test(rest) ? [factor] : []));
  const [factor = 1] = times;
  const power = (REVERSED.test(rest) ? -1 : 1) * factor;
  return times.length > 1 || power === 1 ? null : power;
}

function rewrite({ text }: Written, factor: number): string {
  const [left = "", right = ""] = text.split(" <=> ");
  const scaled = (side: string): string =>
    side
      .split(" + ")
      .map((term) => {
        const [, own = "1", species = term] = /^(\d{1,2}(?:\.\d+)?|\d{1,2}\/\d{1,2})? ?(.*)$/.exec(term) ?? [];
        const size = toFactor(numberOf(own === "" ? "1" : own) * Math.abs(factor));
        if (size === null || (size.above === 1 && size.below === 1)) return species;
        return `${size.above}${size.below === 1 ? "" : `/${size.below}`} ${species}`;
      })
      .join(" + ");
  return factor > 0 ? `${scaled(left)} <=> ${scaled(right)}` : `${scaled(right)} <=> ${scaled(left)}`;
}

function solveFor(pairs: readonly Pair[], factors: readonly number[], wanted: string): SolutionFacts[] | null {
  const parts = pairs.flatMap(({ equation, constant }, index): Part[] => {
    const factor = toFactor(factors[index] ?? 0);
    return factor === null || !constant.value.gt(0) ? [] : [{ equation: equation.text, constant, factor }];
  });
  return parts.length === pairs.length
    ? [solvedFacts("problems-equilibrium.constants", solveCombination(parts, wanted))]
    : null;
}

/** K of an equation that is made of others, from theirs; null for any other text. */
export function solveCombinedConstants(text: string): SolutionFacts[] | null {
  if (!/\bK|\bk[cp]\b|constant/.test(text) || ELSE.test(text)) return null;
  const plain = normalise(text)
    // "2 NH3(g)Kc 1=0.50", "Kc=?": glued to its equation, counted behind a space, asked for.
    .replaceAll(/(?<=\))(?=K_?[cp] ?\d? ?=)/g, " ")
    .replaceAll(/\b(K_?[cp]) ([123]) ?=/g, "$1$2=")
    .replaceAll(/\bK_?[cp] ?= ?\?/g, " ")
    .replaceAll(/\b[Kk]_?\{?(c|p|eq)\}?_?\{?([123'])?\}?(?![A-Za-z\d])/g, "K$1$2")
    .replaceAll(/\bK_?\{?([123])\}?(?![A-Za-z\d])/g, "K$1")
    // What stands behind a value is the next equation, and the value no coefficient of it.
    .replaceAll(
      /(\bK(?:[cp]|eq)?[123]? ?= ?\d[\d.]*(?: ?[×x*·] ?10\^?[-−]?\d+)?) (?=(?:\d ?)?[A-Z][A-Za-z\d]*\()/g,
      "$1. ",
    );
  const temperatures = new Set([...plain.matchAll(/(\d[\d.]*) ?(?:K|°C)(?![A-Za-z\d=])/g)].map(([, value]) => value));
  const read = readItems(plain);
  if (read === null || temperatures.size > 1 || lettersOf(plain).size > 1) return null;
  const asked = read.items.filter((item) => item.kind === "equation" && item.isAsked);
  const [only, ...others] = asked;
  const isAsked = ASKS.test(read.rest);
  if (others.length > 0 || !isAsked) return null;
  const kept = read.items.filter((item) => item !== only);
  const told = only === undefined ? pairUp(kept) : null;
  if (told !== null) {
    const [pair, ...more] = told;
    const power = changeInWords(read.rest);
    return pair === undefined || more.length > 0 || power === null
      ? null
      : solveFor(told, [power], rewrite(pair.equation, power));
  }
  if (changeInWords(read.rest) !== null && !/\breaction\b/i.test(read.rest)) return null;
  const [first] = read.items;
  const last = read.items.at(-1);
  // "It has reached the equilibrium … Calculate Kc for this reaction": the one before those that have their constants.
  const before = /\bfor this reaction\b/i.test(read.rest) ? first : undefined;
  const wanted = only ?? [last, before].find((each) => each?.kind === "equation");
  const pairs = pairUp(read.items.filter((item) => item !== wanted));
  if (wanted?.kind !== "equation" || pairs === null) return null;
  const sides = withoutStates([...pairs.map(({ equation }) => equation.net), wanted.equation.net]);
  const target = sides?.at(-1);
  const factors = sides === null || target === undefined ? null : factorsOf(sides.slice(0, -1), target);
  return factors === null || factors.join() === "1" ? null : solveFor(pairs, factors, wanted.equation.text);
}

const ASKS = /\b(?:what|what's|whats|find|calculate|determine|compute|give|evaluate)\b|\?|= ?_+/i;
