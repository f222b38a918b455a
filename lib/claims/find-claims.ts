import type { Locale } from "../i18n/locales.ts";
import { bindNumber, bindResult, findRole } from "./bind.ts";
import { spend } from "../budget/budget.ts";
import type { Mention } from "./bind.ts";
import type { Arithmetic, Claim, ReadNumber, Span } from "./claim.ts";
import { findChains } from "./find-chains.ts";
import type { Chain } from "./find-chains.ts";
import { findEquations } from "./find-equations.ts";
import type { FoundFormula } from "./find-formulas.ts";
import { findFormulas } from "./find-formulas.ts";
import { findNames } from "./find-names.ts";
import { findNamedBefore } from "./named-before.ts";
import { findNameBeside } from "./name-beside.ts";
import { saysNothing } from "./idle-numbers.ts";
import { DIVISION_SIGN, MULTIPLICATION_SIGN, toPlainText } from "./plain-text.ts";
import type { PlainText } from "./plain-text.ts";
import { isChangedAround, isComputedWith, readInContext } from "./number-context.ts";
import { mapNumbers, readArithmetic } from "./read-arithmetic.ts";
import { findNextNumber } from "./reading.ts";

type HeldClause = {
  /** What the sentence said before the clause. */
  readonly context: string;
  readonly clause: string;
  /** Where the clause begins in the whole text. */
  readonly offset: number;
  readonly locale: Locale;
  readonly isCut: boolean;
};

/** A claim by its place in the plain text, until its places in the whole text are put in. */
type Draft = Span & { readonly finish: (place: Place) => Claim };

type Place = Pick<Claim, "start" | "end" | "text" | "sentence" | "setting" | "isCut">;

/** The claims of a clause from left to right; none overlaps another. */
export function findClaims(held: HeldClause): Claim[] {
  spend(20 * (held.context.length + held.clause.length));
  const plain = toPlainText(held.context + held.clause);
  const from = plain.starts.findIndex((start) => start >= held.context.length);
  if (from < 0) return [];
  const toSource = placer(plain, held);
  const drafts = readDrafts(plain, held.locale);
  const claims = drafts
    .flatMap((draft) => clip(draft, from, plain.text))
    .toSorted((a, b) => a.start - b.start)
    .map((draft) =>
      locateNumbers(
        draft.finish({
          ...toSource(draft),
          sentence: plain.text.replaceAll(DIVISION_SIGN, "/").replaceAll(MULTIPLICATION_SIGN, "×"),
        }),
        toSource,
      ),
    );
  // Braces that do not match may tear two claims together: the second is then left to be prose.
  return claims.filter(
    ({ start }, index) => start >= held.offset && claims.slice(0, index).every((earlier) => earlier.end <= start),
  );
}

/** What began with signs that were let pass, "− log(0.10)", is a claim from where the clause begins; an earlier one is none of it. */
function clip(draft: Draft, from: number, text: string): Draft[] {
  if (draft.start >= from) return [draft];
  const isNew = draft.end > from && !/[\p{N}\p{Lu}]/u.test(text.slice(draft.start, from));
  return isNew ? [{ ...draft, start: from }] : [];
}

/** Its numbers by their places in the whole text. */
function locateNumbers(claim: Claim, locate: (span: Span) => Span): Claim {
  const located = (number: ReadNumber): ReadNumber => {
    const { start, end } = locate(number);
    return { ...number, start, end };
  };
  if (claim.kind === "quantity") return { ...claim, number: located(claim.number) };
  if (claim.kind === "calculation") return { ...claim, parts: claim.parts.map((part) => mapNumbers(part, located)) };
  return claim;
}

function placer(
  plain: PlainText,
  { context, clause, offset, isCut }: HeldClause,
): (span: Span) => Omit<Place, "sentence"> {
  const source = context + clause;
  const shift = offset - context.length;
  return ({ start, end }) => {
    const [first, last] = widenToBraces(source, plain.starts[start] ?? 0, plain.ends[end - 1] ?? 0);
    return {
      start: first + shift,
      end: last + shift,
      text: source.slice(first, last),
      setting: plain.settings[start] ?? "text",
      isCut: isCut && end >= plain.text.length,
    };
  };
}

/** Braces of TeX that a span would tear apart belong to it whole: what replaces it must not leave one behind. */
function widenToBraces(source: string, start: number, end: number): readonly [number, number] {
  let [depth, deepest] = [0, 0];
  for (let at = start; at < end; at += 1) {
    if (source[at] === "{") depth += 1;
    if (source[at] === "}") depth -= 1;
    deepest = Math.min(deepest, depth);
  }
  let [first, last] = [start, end];
  for (; depth - deepest > 0 && source[last] === "}"; depth -= 1) last += 1;
  for (let open = deepest; open < 0; open += 1) {
    const brace = source.lastIndexOf("{", first - 1);
    if (brace < 0) break;
    first = brace;
  }
  const command = source[first] === "{" ? /\\[A-Za-z]{1,24}$/.exec(source.slice(Math.max(0, first - 26), first)) : null;
  return [first - (command?.[0].length ?? 0), last];
}

function readDrafts({ text, settings }: PlainText, locale: Locale): Draft[] {
  const taken: (Span & { readonly isLaw?: boolean })[] = [];
  const isFree = ({ start, end }: Span): boolean => !taken.some((other) => start < other.end && other.start < end);
  const drafts: Draft[] = [];
  for (const { equation, ...span } of findEquations(text)) {
    taken.push(span);
    drafts.push({
      ...span,
      finish: (place) => ({ ...place, kind: "equation", equation, role: findRole(text, span.start) }),
    });
  }
  const formulas = findFormulas(text, (at) => settings[at] === "ce").filter(isFree);
  const numbers = listNumbersOf(text, locale).filter(
    (number) => isFree(number) && !formulas.some(({ start, end }) => number.start < end && start < number.end),
  );
  const surroundings = { text, numbers, mentions: listMentions(text, formulas, locale) };
  const bound = (number: ReadNumber, symbol: string | null): ReadNumber => ({
    ...readInContext(number, text),
    binding: bindNumber(number, symbol, surroundings),
  });
  for (const chain of findChains(text, locale, formulas, (at) => isFree({ start: at, end: at + 1 }))) {
    taken.push(...chain.laws.filter((law) => isFree(law)).map((law) => ({ ...law, isLaw: true })));
    const draft = draftChain(chain, surroundings, bound);
    if (draft === null || !isFree(draft)) continue;
    taken.push(draft);
    drafts.push(draft);
  }
  for (const number of numbers) {
    if (!isFree(number) || saysNothing(number, surroundings)) continue;
    const unsolved = draftUnsolved(number, text, locale, formulas);
    if (unsolved !== null && isFree(unsolved)) {
      taken.push(unsolved);
      drafts.push(unsolved);
      continue;
    }
    taken.push(number);
    const read = bound(number, null);
    drafts.push({
      start: number.start,
      end: number.end,
      finish: (place) => ({ ...place, kind: "quantity", number: read }),
    });
  }
  for (const found of formulas) {
    if (taken.some((other) => other.isLaw !== true && found.start < other.end && other.start < found.end)) continue;
    drafts.push({
      start: found.start,
      end: found.end,
      finish: (place) => ({ ...place, ...claimFormula(found, text, locale) }),
    });
  }
  return drafts;
}

const BESIDE_SIGN = /^\)?\s{0,2}(?:[+→⇌⟶]|->)/;
const BEHIND_SIGN = /(?:[+→⇌⟶]|->)\s{0,2}\(?$/;

function claimFormula(found: FoundFormula, text: string, locale: Locale) {
  const { formula, ascii, coefficient } = found;
  return {
    kind: "formula" as const,
    formula,
    ascii,
    coefficient,
    role: findRole(text, found.start),
    isTerm:
      BESIDE_SIGN.test(text.slice(found.end, found.end + 4)) ||
      BEHIND_SIGN.test(text.slice(Math.max(0, found.start - 4), found.start)),
    named: findNameBeside(text, found, locale),
  };
}

function listMentions(text: string, formulas: readonly FoundFormula[], locale: Locale): Mention[] {
  const written = formulas.map(({ start, end, ascii }) => ({ start, end, formulas: [ascii] }));
  const named = findNames(text, locale).filter(
    (name) => !written.some(({ start, end }) => name.start < end && start < name.end),
  );
  return [...written, ...named].toSorted((a, b) => a.start - b.start);
}

function listNumbersOf(text: string, locale: Locale): ReadNumber[] {
  const numbers: ReadNumber[] = [];
  for (let found = findNextNumber(text, 0, locale); found !== null; found = findNextNumber(text, found.next, locale)) {
    if (found.number !== null) numbers.push(found.number);
  }
  return numbers;
}

type Bound = (number: ReadNumber, symbol: string | null) => ReadNumber;

/** A chain with a single number is that number, said to be what the letter stands for. */
function draftChain(
  { symbol, parts, start, end }: Chain,
  { text, mentions }: { readonly text: string; readonly mentions: readonly Mention[] },
  bound: Bound,
): Draft | null {
  const [only] = parts;
  const named = findNamedBefore(text, start, mentions);
  if (parts.length === 1 && only?.arithmetic.kind === "number") {
    const number = bound(only.arithmetic.number, symbol);
    return { start: number.start, end: number.end, finish: (place) => ({ ...place, kind: "quantity", number }) };
  }
  const arithmetics = parts.map(({ arithmetic }, index) =>
    mapNumbers(arithmetic, (number) =>
      arithmetic.kind === "number" && index > 0 ? bound(number, symbol) : withCertainSubstance(number),
    ),
  );
  return draftCalculation(arithmetics, { start, end }, symbol, text, named);
}

/** `5.00 g / 58.44 g/mol` in a sentence, whose result is not told. */
function draftUnsolved(
  number: ReadNumber,
  text: string,
  locale: Locale,
  formulas: readonly FoundFormula[],
): Draft | null {
  if (!isComputedWith(text.slice(Math.max(0, number.start - 4), number.start), text.slice(number.end, number.end + 60)))
    return null;
  const start = text.charAt(number.start - 1) === "(" ? number.start - 1 : number.start;
  for (const from of [start, number.start]) {
    const read = readArithmetic(text, from, locale, formulas);
    if (read !== null && read.operations > 0)
      return draftCalculation(
        [mapNumbers(read.arithmetic, (each) => withCertainSubstance(each))],
        { start: from, end: read.end },
        null,
        text,
      );
  }
  return null;
}

const LONGEST_LEAD = 60;

function draftCalculation(
  parts: readonly Arithmetic[],
  { start, end }: Span,
  symbol: string | null,
  text: string,
  named: string | null = null,
): Draft {
  const bound = bindResult(symbol, text, start);
  const said = bound.of.length === 0 && named !== null ? { ...bound, of: [named], isOfCertain: true } : bound;
  const all = isChangedAround(text, { start, end })
    ? parts.map((part) => mapNumbers(part, (number) => ({ ...number, isUnclear: true })))
    : parts;
  const lead = text.slice(Math.max(0, start - LONGEST_LEAD), start);
  return { start, end, finish: (place) => ({ ...place, kind: "calculation", parts: all, said, lead }) };
}

/** What goes into a calculation is of no other substance than the one written at once behind it. */
function withCertainSubstance(number: ReadNumber): ReadNumber {
  return { ...number, binding: { ...number.binding, isOfCertain: number.binding.of.length > 0 } };
}
