import type { Locale } from "../i18n/locales.ts";
import type { Binding, ReadNumber, Role, Span } from "./claim.ts";
import { findElement } from "../chemistry/elements/elements.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { isUnity } from "../quantity/units/unit.ts";
import { findElementAt } from "./formula-words.ts";
import { findOwnerOfRow } from "./named-before.ts";
import { normaliseSymbol } from "./symbols.ts";

/** A substance in a plain text, by its formula or its name. */
export type Mention = Span & { readonly formulas: readonly string[] };

/** Between a number and the substance behind it: "36.0 g of pure NaCl", "36.0 g de", "36.0 克的". */
const JOINT =
  /^[ \u00a0\u202f*]{0,3}(?:(?:of|de|du|des|del|la|el|le|pure|solid|dry|each|gas|aqueous|का|की|के|ያለው)[ \u00a0]|d['’]|的|l['’]){0,3}$/u;
const JOINT_START =
  /^[ \u00a0\u202f*]{0,3}(?:(?:of|de|du|des|del|la|el|le|pure|solid|dry|each|gas|aqueous|का|की|के|ያለው)[ \u00a0]|d['’]|的|l['’]){0,3}/u;
const LONGEST_JOINT = 16;
const ELECTRONS = /^(?:electrons?|electrones|électrons|电子|इलेक्ट्रॉन|ኤሌክትሮን)/iu;
/** Signs before a number that are no `=`: "pH: 2.5", "the pH is 2.5". */
const SAID =
  /(?:^|[\s(（,:*])((?:p(?:H|OH|K_?\{?[abw]\}?)|K_?\{?(?:a|b|sp|ps|w)\}?)|(?:[VPTnmMc][₁₂12]?))\s{0,2}(?:is|of|:|：|est|es|de|为|是|等于)\s{0,2}$/u;

const LABELS = {
  initial:
    /\b(?:initial|initially|starting|original|inicial|initiale?|départ)\b|初始|起始|开始|የመጀመሪያ|መጀመሪያ|प्रारंभिक|आरंभिक/iu,
  final: /\b(?:final|finally|finale?)\b|最终|最后|末|የመጨረሻ|መጨረሻ|अंतिम/iu,
} as const;

/** `n(NaCl)` → the letter and its substance. */
export function readSymbol(written: string): { readonly symbol: string; readonly of: string | null } {
  const concentration = /^\[([^\]]+)\]$/.exec(written);
  if (concentration?.[1] !== undefined) return { symbol: "c", of: asFormula(concentration[1]) };
  const match = /^(.+?)\s?(?:\((.+)\)|_\{?([A-Z][A-Za-z\d₀-₉()]*)\}?)$/u.exec(written);
  const of =
    match === null
      ? null
      : (asFormula(match[2] ?? match[3] ?? "") ?? asCouple(match[2] ?? "") ?? asParticle(match[2] ?? ""));
  return of === null
    ? { symbol: normaliseSymbol(match?.[2] === undefined ? written : (match[1] ?? written)), of: null }
    : { symbol: normaliseSymbol(match?.[1] ?? written), of };
}

function asFormula(text: string): string | null {
  const parsed = parseFormula(text);
  return parsed.ok ? formatFormula(parsed.value, "ascii") : null;
}

/** `Zn²⁺/Zn`, as a potential is said to be of. */
function asCouple(text: string): string | null {
  const [oxidized, reduced, ...more] = text.split("/").map((part) => asFormula(part.trim()));
  return oxidized && reduced && more.length === 0 ? `${oxidized}/${reduced}` : null;
}

/** `n`, `p⁺`, `e⁻`: a mass or a number of neutrons is none of atoms. */
function asParticle(text: string): string | null {
  return /^([npe])[⁺⁻+−-]?$/u.exec(text.trim())?.[1] ?? null;
}

const STATE = /\((?:s|l|g|aq)\)$/;

/** The same formula; its state counts only where both tell it: liquid water is not its vapor. */
export function areSameSubstance(a: string, b: string): boolean {
  return STATE.test(a) && STATE.test(b) ? a === b : a.replace(STATE, "") === b.replace(STATE, "");
}

type Surroundings = {
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** Of the sentence, this one among them. */
  readonly numbers: readonly Span[];
};

/** What a number is said to be: by the letter before an equals sign, the substance behind it, or the one before it. */
export function bindNumber(number: ReadNumber, symbol: string | null, surroundings: Surroundings): Binding {
  return { ...bindTo(number, symbol, surroundings), within: findWhole(surroundings.mentions) };
}

function findWhole(mentions: readonly Mention[]): readonly string[] {
  const [first, ...others] = mentions.filter(({ formulas }) => !formulas.some((formula) => isElement(formula)));
  return first !== undefined &&
    others.every(({ formulas }) => formulas.some((formula) => first.formulas.includes(formula)))
    ? first.formulas
    : [];
}

function bindTo(
  number: ReadNumber,
  symbol: string | null,
  { text, mentions, numbers }: Surroundings,
): Omit<Binding, "within"> {
  const label = findLabel(text, number, numbers);
  const signStart = findSignStart(text, number.start);
  const role = findRole(text, signStart);
  const told = symbol ?? findSaid(text, signStart);
  // "The pH of 0.10 M HCl": what it is of, and no value of it.
  const said = symbol === null && told?.startsWith("p") === true && !isUnity(number.quantity.unit) ? null : told;
  const element = said === null ? null : findSharedElement(said, text, number);
  if (element !== null) return { symbol: null, of: [element], isOfCertain: true, label, role };
  const read = said === null ? null : readSymbol(said);
  if (read !== null && read.of !== null) return { symbol: read.symbol, of: [read.of], isOfCertain: true, label, role };
  const certain = number.binding.of.length > 0 ? number.binding.of : findBehind(number, text, mentions);
  const before = mentions.findLast(({ end }) => end <= number.start);
  const isNearest =
    before !== undefined && !numbers.some(({ start, end }) => start >= before.end && end <= number.start);
  // "Sodium makes up 39.34 % of NaCl": of the whole, what is named before it is the part.
  const isPart =
    certain !== null &&
    isNearest &&
    isPercent(number) &&
    /^\s?(?:of|de|d['’])/.test(text.slice(number.end)) &&
    !certain.some((formula) => isElement(formula)) &&
    before.formulas.some((formula) => isElement(formula));
  if (certain !== null && !isPart) return { symbol: read?.symbol ?? null, of: certain, isOfCertain: true, label, role };
  // "O: 3" counts them.
  const counted = /(?:^|[^\p{L}\d])([A-Z][a-z]?)\s?[:：]\s?$/u.exec(
    text.slice(Math.max(0, number.start - 8), number.start),
  )?.[1];
  if (counted !== undefined && findElement(counted) !== null)
    return { symbol: null, of: [counted], isOfCertain: true, label, role };
  if (before !== undefined && /^\s?[:：]\s?$/.test(text.slice(before.end, number.start)))
    return { symbol: null, of: before.formulas, isOfCertain: true, label, role };
  const owner = findOwnerOfRow(text, number.start, mentions);
  if (owner !== null) return { symbol: read?.symbol ?? null, of: owner, isOfCertain: true, label, role };
  const from = Math.max(before?.end ?? 0, numbers.findLast(({ end }) => end <= number.start)?.end ?? 0);
  const lone = findLoneElement(text, from, number.start);
  if (lone !== null) return { symbol: read?.symbol ?? null, of: [lone], isOfCertain: false, label, role };
  return { symbol: read?.symbol ?? null, of: isNearest ? before.formulas : [], isOfCertain: false, label, role };
}

function isPercent({ quantity: { unit } }: ReadNumber): boolean {
  return unit.factors.length === 1 && unit.factors[0]?.unit.symbol === "%";
}

/** `Na`, `Cl2`. */
function isElement(formula: string): boolean {
  const parsed = parseFormula(formula);
  return parsed.ok && parsed.value.counts.size === 1;
}

/** What the letter before a calculation says of its result. */
export function bindResult(symbol: string | null, text: string, start: number): Binding {
  const { of, ...read } = symbol === null ? { symbol: null, of: null } : readSymbol(symbol);
  return {
    ...read,
    of: of === null ? [] : [of],
    isOfCertain: of !== null,
    within: [],
    label: null,
    role: findRole(text, start),
  };
}

/** Where a sign before a number begins that is a word or stands apart. */
function findSignStart(text: string, start: number): number {
  return (
    start -
    (/(?:[-−–]|(?<![\p{L}\p{M}])(?:minus|negative|menos|moins|négatif|negativo|माइनस|ऋण|ሲቀነስ)|[负負])\s{0,3}$/iu.exec(
      text.slice(Math.max(0, start - 16), start),
    )?.[0].length ?? 0)
  );
}

/** The letter in "the pH is 2.5". */
export function findSaid(text: string, start: number): string | null {
  return SAID.exec(text.slice(Math.max(0, start - 16), start))?.[1] ?? null;
}

/** The substance at once behind a number; electrons, and elements by their symbols, are such too. */
function findBehind(number: ReadNumber, text: string, mentions: readonly Mention[]): readonly string[] | null {
  const behind = mentions.find(
    ({ start }) =>
      start >= number.end && start - number.end <= LONGEST_JOINT && JOINT.test(text.slice(number.end, start)),
  );
  if (behind !== undefined) return behind.formulas;
  const at = number.end + (JOINT_START.exec(text.slice(number.end, number.end + LONGEST_JOINT))?.[0].length ?? 0);
  if (ELECTRONS.test(text.slice(at, at + 14))) return ["e-"];
  const element = findElementAt(text, at);
  return element === null ? null : [element.symbol];
}

/** `%Na = 39.34 %`, `Na = 22.99`: no letter of a quantity, but what the number is of. `Tm = 300 K` is a temperature. */
function findSharedElement(said: string, text: string, { start, quantity: { unit } }: ReadNumber): string | null {
  const isShare = text.slice(Math.max(0, start - said.length - 12), start).includes(`%${said}`);
  const mayBeOf =
    isUnity(unit) || unit.dimension === DIMENSIONS.molarMass || /^[%u]$/.test(unit.factors[0]?.unit.symbol ?? "");
  return (isShare || (mayBeOf && /^[A-Z][a-z]$/.test(said))) && findElement(said) !== null ? said : null;
}

/** Of Spanish and French "Al" and "Au" are articles, of no other language. */
export const isWordOf = (symbol: string, locale: Locale): boolean =>
  NO_ELEMENT.has(symbol) && !(symbol === "Al" && locale !== "es");

const FARTHEST_ELEMENT = 60;
const LONE_ELEMENT = /(?<![\p{L}\p{M}\d_^\\])([A-Z][a-z]?)(?![\p{L}\p{M}\d₀-₉'’.])/gu;
/** Words in capitals that are spelled like symbols, and letters of quantities. */
const NO_ELEMENT: ReadonlySet<string> = new Set([
  "I",
  "In",
  "As",
  "At",
  "He",
  "No",
  "Be",
  "Am",
  "La",
  "Se",
  "Si",
  "Te",
  "Os",
  "Al",
  "Y",
  "O",
  "Ce",
  "Au",
  "V",
  "P",
  "K",
  "C",
  "W",
  "U",
]);

/** The symbol of an element that stands alone before a number, the last of them: "the percentage of Na is 39.34 %". */
function findLoneElement(text: string, least: number, end: number): string | null {
  const from = Math.max(least, end - FARTHEST_ELEMENT);
  const sentence = text.slice(from, end);
  const symbols = [...sentence.matchAll(LONE_ELEMENT)].flatMap(({ 0: symbol, index }) => {
    const isOf = /(?:of|de|d['’]|in|的|का|की|የ)\s?$/iu.test(sentence.slice(0, index));
    const isWord =
      NO_ELEMENT.has(symbol) && !isOf && !/^\s?(?:[:：=]|is |占)/.test(sentence.slice(index + symbol.length));
    return isWord || findElement(symbol) === null ? [] : [symbol];
  });
  return symbols.at(-1) ?? null;
}

const ROLES = [
  [
    "answer",
    /(?:answer|respuesta|réponse|答案|उत्तर|መልሱ?|መልስ)\P{L}{0,6}(?:(?:is|es|est|be|would be|है|ነው)\P{L}{1,6})?(?:是|为)?\P{L}{0,4}$/iu,
  ],
  [
    "result",
    /(?:result|resultado|résultat|结果|परिणाम|ውጤቱ?)\P{L}{0,6}(?:(?:is|es|est|be|would be|है|ነው)\P{L}{1,6})?(?:是|为)?\P{L}{0,4}$/iu,
  ],
] as const;

/** Whether what begins at `start` is said to be the answer. */
export function findRole(text: string, start: number): Role {
  const before = text.slice(Math.max(0, start - 40), start);
  return ROLES.find(([, pattern]) => pattern.test(before))?.[0] ?? null;
}

function findLabel(text: string, number: Span, numbers: readonly Span[]): Binding["label"] {
  const previous = numbers.findLast(({ end }) => end <= number.start);
  const before = text.slice(Math.max(previous?.end ?? 0, number.start - 60), number.start);
  const [isInitial, isFinal] = [LABELS.initial.test(before), LABELS.final.test(before)];
  if (isInitial === isFinal) return null;
  return isInitial ? "initial" : "final";
}
