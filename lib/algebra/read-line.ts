import { spend } from "../budget/budget.ts";
import type { Locale } from "../i18n/locales.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { type QuantityReading, scanQuantity } from "../quantity/scan-quantity.ts";
import {
  cubeRoot,
  exp,
  exp10,
  letter,
  ln,
  log,
  negative,
  number,
  over,
  plus,
  power,
  root,
  times,
  type Tree,
} from "./tree.ts";

/** A line of working as somebody wrote it: what stands between its equals signs, and the numbers in it by names of their own. */
export type ReadLine = { readonly parts: readonly Tree[]; readonly numbers: ReadonlyMap<string, Quantity> };

/** Longer lines are no step of a working. */
const LONGEST_LINE = 300;
const DEEPEST = 12;

const SPACE = /[\s\u202f]*/y;
const EQUALS = /[=≈]|≙/y;
const PLUS = /\+/y;
const MINUS = /[-−–]/y;
const TIMES = /[*×·⋅∙]|\\times|\\cdot/y;
/** "500 mL: 0.25 mol" names and does not divide: a colon that does stands between like spaces. */
const OVER = /[/÷]|(?<=\s):(?=\s)|(?<!\s):(?!\s)/y;
const OPEN = /[([]/y;
const CLOSE = /[)\]]/y;
const RAISED = /\^/y;
const SUPERSCRIPT = /[⁺⁻]?[⁰¹²³⁴-⁹½]+/y;
const FUNCTION = /(?:ln|log₁₀|log10|log|lg|exp|sqrt|√|cbrt|∛)(?![\p{L}])/uy;
const NUMBER = /[.,]?\d/y;

const SUPERSCRIPT_DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** Letters are written with subscripts, with bare digits or behind an underscore: T₁, T1, T_1. */
function bare(text: string): string {
  return text.replace(/[₀-₉]/g, (digit) => String("₀₁₂₃₄₅₆₇₈₉".indexOf(digit))).replace(/[_{}]/g, "");
}

/**
 * Reads a line of working: letters of a law, numbers with their units, the four operations, powers, roots and logarithms,
 * products without a sign (`n R T`), with `=` or `≈` between what is equal. Null for what is no such line as a whole.
 */
export function readLine(text: string, letters: readonly string[], locale: Locale): ReadLine | null {
  if (text.length > LONGEST_LINE) return null;
  return new LineReader(text, letters, locale).read();
}

/** A calculation that was found in running text: from where to where it stands. */
type FoundLine = ReadLine & { readonly start: number; readonly end: number };

/**
 * The calculation or value that begins at a place of a running text, as far as it certainly goes; null where none begins there.
 * What a number is of may stand behind it: `2.4 g Mg / 24.3`.
 */
export function readLineAt(text: string, at: number, locale: Locale): FoundLine | null {
  return new LineReader(text, [], locale, at).readRunning();
}

/** What a value is of, where the calculation goes on behind it: a formula, or a word or two before an operation. */
const SUBSTANCE =
  /(?:\s+|(?=\p{Script=Han}))(?:(?:of|de|du|d['’])\s*)?(?:[A-Z](?:[A-Za-z\d₀-₉]|\([A-Za-z\d₀-₉]+\))*[⁺⁻⁰¹²³⁴-⁹+-]{0,2}(?=\s*[=≈×*·÷/)])|\p{L}+(?:\s\p{L}+)?(?=\s*[×*·÷/)]))/uy;

class LineReader {
  readonly #text: string;
  readonly #letters: readonly string[];
  readonly #locale: Locale;
  readonly #numbers = new Map<string, Quantity>();
  /** Whether other words may stand around the line. */
  readonly #isRunning: boolean;
  #at: number;

  constructor(text: string, letters: readonly string[], locale: Locale, at: number | null = null) {
    this.#text = text;
    this.#at = at ?? 0;
    this.#isRunning = at !== null;
    // The longest first: ΔT before T.
    this.#letters = [...letters].toSorted((one, other) => other.length - one.length);
    this.#locale = locale;
  }

  read(): ReadLine | null {
    const parts: Tree[] = [];
    do {
      const part = this.#sum(0);
      if (part === null) return null;
      parts.push(part);
    } while (this.#take(EQUALS) !== null);
    this.#take(SPACE);
    return this.#at === this.#text.length ? { parts, numbers: this.#numbers } : null;
  }

  readRunning(): FoundLine | null {
    const start = this.#at;
    const parts: Tree[] = [];
    let end = start;
    do {
      const part = this.#sum(0);
      if (part === null) break;
      parts.push(part);
      end = this.#at;
    } while (this.#take(EQUALS) !== null);
    return parts.length === 0 ? null : { parts, numbers: this.#numbers, start, end };
  }

  /** Takes what stands next, spaces before it aside; nothing where something else stands there. */
  #take(pattern: RegExp): string | null {
    spend(2);
    SPACE.lastIndex = this.#at;
    SPACE.exec(this.#text);
    pattern.lastIndex = SPACE.lastIndex;
    const match = pattern.exec(this.#text);
    if (match === null) return null;
    this.#at = pattern.lastIndex;
    return match[0];
  }

  #sum(depth: number): Tree | null {
    let sum = this.#take(MINUS) === null ? this.#product(depth) : opposite(this.#product(depth));
    while (sum !== null) {
      const kept = this.#at;
      const isPlus = this.#take(PLUS) !== null;
      if (!isPlus && this.#take(MINUS) === null) return sum;
      const next = this.#product(depth);
      if (next === null && this.#isRunning) {
        this.#at = kept;
        return sum;
      }
      sum = next === null ? null : plus(sum, isPlus ? next : negative(next));
    }
    return null;
  }

  #product(depth: number): Tree | null {
    let product = this.#power(depth);
    while (product !== null) {
      const start = this.#at;
      if (this.#take(OVER) !== null) {
        const below = this.#power(depth);
        if (below === null && this.#isRunning) {
          this.#at = start;
          return product;
        }
        product = below === null ? null : over(product, below);
        continue;
      }
      const isWritten = this.#take(TIMES) !== null;
      const kept = isWritten && !this.#isRunning ? this.#at : start;
      // In running text two numbers in a row are two numbers.
      const next = isWritten || !this.#isRunning || this.#isBracketNext() ? this.#power(depth) : null;
      if (next !== null) product = times(product, next);
      else if (isWritten && !this.#isRunning) return null;
      else {
        this.#at = kept;
        return product;
      }
    }
    return null;
  }

  #isBracketNext(): boolean {
    return /^\s*\((?=\s*[\d.,−-])/.test(this.#text.slice(this.#at, this.#at + 6));
  }

  #power(depth: number): Tree | null {
    const base = this.#operand(depth);
    if (base === null) return null;
    const superscript = this.#take(SUPERSCRIPT);
    if (superscript !== null) return power(base, readSuperscript(superscript));
    if (this.#take(RAISED) === null) return base;
    const isNegative = this.#take(MINUS) !== null;
    const exponent = this.#operand(depth);
    if (exponent === null) return null;
    const raised = isNegative ? negative(exponent) : exponent;
    if (base.kind === "letter" && base.letter === "e") return exp(raised);
    return isTen(base) ? exp10(raised) : power(base, raised);
  }

  #operand(depth: number): Tree | null {
    if (depth > DEEPEST) return null;
    const named = this.#take(FUNCTION);
    if (named !== null) {
      const of = this.#power(depth + 1);
      return of === null ? null : applied(named, of);
    }
    if (this.#take(OPEN) !== null) {
      const inner = this.#sum(depth + 1);
      return inner === null || this.#take(CLOSE) === null ? null : inner;
    }
    return this.#letter() ?? this.#number();
  }

  #letter(): Tree | null {
    SPACE.lastIndex = this.#at;
    SPACE.exec(this.#text);
    const start = SPACE.lastIndex;
    if (this.#isRunning && !/^e\s*\^/.test(this.#text.slice(start))) return null;
    for (const known of [...this.#letters, "e"]) {
      const end = this.#endOf(known, start);
      if (end === null) continue;
      this.#at = end;
      return letter(known);
    }
    return null;
  }

  /** Where a letter ends that begins here; null where another one, or a word, stands here. */
  #endOf(known: string, start: number): number | null {
    const wanted = bare(known);
    let end = start;
    while (end < this.#text.length && bare(this.#text.slice(start, end)).length < wanted.length) end += 1;
    while (end < this.#text.length && bare(this.#text.charAt(end)) === "") end += 1;
    if (bare(this.#text.slice(start, end)) !== wanted) return null;
    // Behind a letter may stand another letter of the law (nRT), no word and no further digit.
    return /^[\d₀-₉]/.test(this.#text.slice(end)) ? null : end;
  }

  #number(): Tree | null {
    if (this.#take(NUMBER) === null) return null;
    this.#at -= 1;
    while (this.#at > 0 && /[.,]/.test(this.#text.charAt(this.#at - 1))) this.#at -= 1;
    const reading = this.#quantity();
    if (reading === null) return null;
    this.#at = reading.end;
    if (this.#isRunning) {
      SUBSTANCE.lastIndex = this.#at;
      if (SUBSTANCE.test(this.#text)) this.#at = SUBSTANCE.lastIndex;
    }
    const name = `#${this.#numbers.size}`;
    this.#numbers.set(name, reading.quantity);
    const { unit, value } = reading.quantity;
    return unit.factors.length === 0 && value.eq(10) ? number(10) : letter(name);
  }

  /** The quantity here. A stroke behind it that leads to no unit divides: 36.03 g / 18.015 g/mol. */
  #quantity(): QuantityReading | null {
    const options = { locale: this.#locale, trailingZeros: "measured" } as const;
    const whole = scanQuantity(this.#text, this.#at, options);
    if (whole.ok) return whole.value;
    const stroke = this.#text.lastIndexOf("/", whole.issue.at);
    if (stroke <= this.#at) return null;
    const before = scanQuantity(this.#text.slice(0, stroke), this.#at, options);
    return before.ok ? before.value : null;
  }
}

const opposite = (tree: Tree | null): Tree | null => (tree === null ? null : negative(tree));

const isTen = (tree: Tree): boolean => tree.kind === "number" && tree.value.eq(10);

function applied(name: string, of: Tree): Tree {
  if (name === "ln") return ln(of);
  if (name === "exp") return exp(of);
  if (name === "cbrt" || name === "∛") return cubeRoot(of);
  return name === "sqrt" || name === "√" ? root(of) : log(of);
}

function readSuperscript(text: string): number {
  if (text === "½") return 0.5;
  const digits = [...text.replace(/^[⁺⁻]/, "")].map((digit) => SUPERSCRIPT_DIGITS.indexOf(digit)).join("");
  return text.startsWith("⁻") ? -Number(digits) : Number(digits);
}
