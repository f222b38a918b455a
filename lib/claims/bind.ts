import type { Binding, ReadNumber, Role, Span } from "./claim.ts";
import { findElement } from "../chemistry/elements/elements.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import { normaliseSymbol } from "./symbols.ts";

/** A substance in a plain text, by its formula or its name. */
export type Mention = Span & { readonly formulas: readonly string[] };

/** Between a number and the substance behind it: "36.0 g of pure NaCl", "36.0 g de", "36.0 克的". */
const JOINT = /^[ \u00a0\u202f*]{0,3}(?:(?:of|de|du|des|del|la|el|le|pure|solid|dry|each|gas|aqueous|का|की|के|ያለው)[ \u00a0]|d['’]|的|l['’]){0,3}$/u;
const LONGEST_JOINT = 16;
/** Signs before a number that are no `=`: "pH: 2.5", "the pH is 2.5". */
const SAID = /(?:^|[\s(（,:*])((?:p(?:H|OH|K_?\{?[abw]\}?))|(?:[VPTnmMc][₁₂12]?))\s{0,2}(?:is|of|:|：|est|es|de|为|是|等于)\s{0,2}$/u;

const LABELS = {
  initial: /\b(?:initial|initially|starting|original|inicial|initiale?|départ)\b|初始|起始|开始|የመጀመሪያ|መጀመሪያ|प्रारंभिक|आरंभिक/iu,
  final: /\b(?:final|finally|finale?)\b|最终|最后|末|የመጨረሻ|መጨረሻ|अंतिम/iu,
} as const;

/** `n(NaCl)` → the letter and its substance. */
export function readSymbol(written: string): { readonly symbol: string; readonly of: string | null } {
  const concentration = /^\[([^\]]+)\]$/.exec(written);
  if (concentration?.[1] !== undefined) return { symbol: "c", of: asFormula(concentration[1]) };
  const match = /^(.+?)\s?(?:\((.+)\)|_\{?([A-Z][A-Za-z\d₀-₉()]*)\}?)$/u.exec(written);
  const of = match === null ? null : asFormula(match[2] ?? match[3] ?? "");
  return of === null ? { symbol: normaliseSymbol(match?.[2] === undefined ? written : (match[1] ?? written)), of: null } : { symbol: normaliseSymbol(match?.[1] ?? written), of };
}

function asFormula(text: string): string | null {
  const parsed = parseFormula(text);
  return parsed.ok ? formatFormula(parsed.value, "ascii") : null;
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
export function bindNumber(number: ReadNumber, symbol: string | null, { text, mentions, numbers }: Surroundings): Binding {
  const label = findLabel(text, number, numbers);
  const role = findRole(text, number.start);
  const said = symbol ?? SAID.exec(text.slice(Math.max(0, number.start - 16), number.start))?.[1] ?? null;
  const read = said === null ? null : readSymbol(said);
  if (read !== null && read.of !== null) return { symbol: read.symbol, of: [read.of], isOfCertain: true, label, role };
  if (number.binding.of.length > 0) return { symbol: read?.symbol ?? null, of: number.binding.of, isOfCertain: true, label, role };
  const behind = mentions.find(({ start }) => start >= number.end && start - number.end <= LONGEST_JOINT && JOINT.test(text.slice(number.end, start)));
  if (behind !== undefined) return { symbol: read?.symbol ?? null, of: behind.formulas, isOfCertain: true, label, role };
  const before = mentions.findLast(({ end }) => end <= number.start);
  // "O: 3" counts them.
  const element = /(?:^|[^\p{L}\d])([A-Z][a-z]?)\s?[:：]\s?$/u.exec(text.slice(Math.max(0, number.start - 8), number.start))?.[1];
  if (element !== undefined && findElement(element) !== null) return { symbol: null, of: [element], isOfCertain: true, label, role };
  if (before !== undefined && /^\s?[:：]\s?$/.test(text.slice(before.end, number.start))) return { symbol: null, of: before.formulas, isOfCertain: true, label, role };
  const isNearest = before !== undefined && !numbers.some(({ start, end }) => start >= before.end && end <= number.start);
  return { symbol: read?.symbol ?? null, of: isNearest ? before.formulas : [], isOfCertain: false, label, role };
}

const ROLES = [
  ["answer", /(?:answer|respuesta|réponse|答案|उत्तर|መልሱ?|መልስ)\P{L}{0,6}(?:(?:is|es|est|be|would be|है|ነው)\P{L}{1,6})?(?:是|为)?\P{L}{0,4}$/iu],
  ["result", /(?:result|resultado|résultat|结果|परिणाम|ውጤቱ?)\P{L}{0,6}(?:(?:is|es|est|be|would be|है|ነው)\P{L}{1,6})?(?:是|为)?\P{L}{0,4}$/iu],
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
