import type { Locale } from "../i18n/locales.ts";
import type { Arithmetic, FunctionName, ReadNumber } from "./claim.ts";
import type { FoundFormula } from "./find-formulas.ts";
import { UNITY } from "../quantity/units/unit.ts";
import { findElementAt } from "./formula-words.ts";
import { DIVISION_SIGN, MULTIPLICATION_SIGN } from "./plain-text.ts";
import { readNumberAt } from "./reading.ts";

const SPACE = /[ \u00a0\u2007\u2009\u202f]{0,4}/y;
const NUMBER_START = /[-+−–]?[ ]?[.]?[\d०-९½⅓⅔¼¾⅕-⅞]/y;
const SIGN_APART = /[-−–][ ](?=[.\d])/y;
const FUNCTION = /[-−–]?\s?(log₁₀|log10|log|lg|ln|√|e\^|10\^(?=[({]?[-−–]?\d{1,3}[.,]\d))\s?/y;
/** Few words between a number and the substance that it is of. */
const OF = /[ \u202f]?(?:of |de |d['’]|का |की |के |的)?/y;
const FUNCTIONS: Readonly<Record<string, FunctionName>> = { "√": "root", ln: "ln", "e^": "exp", "10^": "power" };
const OPERATORS: Readonly<Record<string, "+" | "-" | "*" | "/">> = {
  "+": "+",
  "-": "-",
  "−": "-",
  "–": "-",
  "×": "*",
  x: "*",
  "·": "*",
  "⋅": "*",
  "∙": "*",
  "*": "*",
  "/": "/",
  "÷": "/",
  [DIVISION_SIGN]: "/",
  [MULTIPLICATION_SIGN]: "*",
};
const SQUARES: Readonly<Record<string, number>> = { "²": 2, "³": 3 };
const NUMERATOR = /^\d{1,6}(?:[.,]\d{1,6})?(?=\/\d{1,6}[.,]\d)|^\d{1,6}[.,]\d{1,6}(?=\/\d)|^\d{3,6}(?=\/\d)/;
const OPENING = /^[-−–]?(?:\(|\[(?=\s?[-−–]?\s?[\d(]))/;
const CLOSING: Readonly<Record<string, string>> = { "(": ")", "[": "]", "{": "}" };
const DEEPEST = 12;

export type ReadArithmetic = { readonly arithmetic: Arithmetic; readonly end: number; readonly operations: number };

/**
 * The longest arithmetic that begins at `at` of a plain text: numbers with units, the four operations, brackets, whole
 * powers, logarithms, roots. Substances behind numbers (`5.00 g NaCl`) are bound to them. Null when none begins there.
 */
export function readArithmetic(
  text: string,
  at: number,
  locale: Locale,
  formulas: readonly FoundFormula[],
): ReadArithmetic | null {
  return new ArithmeticReader(text, at, locale, formulas).read();
}

class ArithmeticReader {
  readonly #text: string;
  readonly #locale: Locale;
  readonly #formulas: ReadonlyMap<number, FoundFormula>;
  #at: number;
  #operations = 0;

  constructor(text: string, at: number, locale: Locale, formulas: readonly FoundFormula[]) {
    this.#text = text;
    this.#at = at;
    this.#locale = locale;
    this.#formulas = new Map(formulas.map((formula) => [formula.start, formula]));
  }

  read(): ReadArithmetic | null {
    const arithmetic = this.#readSum(0);
    return arithmetic === null ? null : { arithmetic, end: this.#at, operations: this.#operations };
  }

  #skip(): number {
    SPACE.lastIndex = this.#at;
    return SPACE.test(this.#text) ? SPACE.lastIndex : this.#at;
  }

  #readSum(depth: number): Arithmetic | null {
    let left = this.#readProduct(depth);
    while (left !== null) {
      const next = this.#readOperation("+-", () => this.#readProduct(depth));
      if (next === null) return left;
      left = { kind: "operation", operator: next.operator, left, right: next.right };
    }
    return left;
  }

  #readProduct(depth: number): Arithmetic | null {
    let left = this.#readPower(depth);
    while (left !== null) {
      const next = this.#readOperation("*/", () => this.#readPower(depth)) ?? this.#readJuxtaposed(depth);
      if (next === null) return left;
      left = { kind: "operation", operator: next.operator, left, right: next.right };
    }
    return left;
  }

  /** An operator of these and its right side; nothing is taken where either is missing. */
  #readOperation(
    operators: string,
    readRight: () => Arithmetic | null,
  ): { readonly operator: "+" | "-" | "*" | "/"; readonly right: Arithmetic } | null {
    const kept = this.#at;
    const at = this.#skip();
    const operator = OPERATORS[this.#text.charAt(at)];
    if (operator === undefined || !operators.includes(operator)) return null;
    this.#at = at + 1;
    this.#at = this.#skip();
    const right = readRight();
    if (right === null) {
      this.#at = kept;
      return null;
    }
    this.#operations += 1;
    return { operator, right };
  }

  /** `(5.00 g)(1 mol / 58.44 g)`, `2(1.008)`. */
  #readJuxtaposed(depth: number): { readonly operator: "*"; readonly right: Arithmetic } | null {
    const kept = this.#at;
    const at = this.#skip();
    const last = this.#text.charAt(this.#at - 1);
    const isBeside =
      last === ")" || (/\d/.test(last) && at === this.#at && /^\([-+−–]?\d/.test(this.#text.slice(at, at + 3)));
    if (this.#text.charAt(at) !== "(" || !isBeside) return null;
    this.#at = at;
    const right = this.#readPower(depth);
    if (right === null) {
      this.#at = kept;
      return null;
    }
    this.#operations += 1;
    return { operator: "*", right };
  }

  #readPower(depth: number): Arithmetic | null {
    const base = this.#readOperand(depth);
    if (base === null) return null;
    const square = SQUARES[this.#text.charAt(this.#at)];
    const written = square === undefined ? /^\^\{?(\d)\}?/.exec(this.#text.slice(this.#at, this.#at + 4)) : null;
    const exponent = square ?? (written === null ? null : Number(written[1]));
    const isRaised = this.#text.charAt(this.#at - 1) === ")" || (base.kind === "number" && isPlainDecimal(base.number));
    if (exponent === null || !isRaised) return base;
    const start = this.#at;
    this.#at += written?.[0].length ?? 1;
    this.#operations += 1;
    const power = readNumberAt(String(exponent), 0, "en");
    return power === null
      ? base
      : {
          kind: "operation",
          operator: "^",
          left: base,
          right: { kind: "number", number: { ...power, start, end: this.#at } },
        };
  }

  #readOperand(depth: number): Arithmetic | null {
    if (depth > DEEPEST) return null;
    FUNCTION.lastIndex = this.#at;
    const called = FUNCTION.exec(this.#text);
    if (called !== null) return this.#readFunction(called, depth);
    if (OPENING.test(this.#text.slice(this.#at, this.#at + 6))) return this.#readBracket(depth);
    NUMBER_START.lastIndex = this.#at;
    if (!NUMBER_START.test(this.#text)) return null;
    const number = this.#readMultiplier() ?? this.#readNumerator() ?? this.#readSigned();
    if (number === null || /^[A-Za-z]/.test(this.#text.slice(number.end, number.end + 1))) return null;
    this.#at = number.end;
    return { kind: "number", number: this.#bindSubstance(number) };
  }

  /** The 2 of `2(1.008)`, which is no uncertainty of the last digit where a whole number is before it. */
  #readMultiplier(): ReadNumber | null {
    const digits = /^\d{1,2}(?=\([-+−–]?\d)/.exec(this.#text.slice(this.#at, this.#at + 5))?.[0];
    return digits === undefined
      ? null
      : readNumberAt(this.#text.slice(0, this.#at + digits.length), this.#at, this.#locale);
  }

  /** The 52.2 of `52.2/12.01`, which is divided here and no fraction of a number. */
  #readNumerator(): ReadNumber | null {
    const digits = NUMERATOR.exec(this.#text.slice(this.#at, this.#at + 24))?.[0];
    return digits === undefined
      ? null
      : readNumberAt(this.#text.slice(0, this.#at + digits.length), this.#at, this.#locale);
  }

  /** `− 890`: a sign with a space behind it is one. */
  #readSigned(): ReadNumber | null {
    SIGN_APART.lastIndex = this.#at;
    if (!SIGN_APART.test(this.#text)) return readNumberAt(this.#text, this.#at, this.#locale);
    const number = readNumberAt(this.#text, SIGN_APART.lastIndex, this.#locale);
    return number === null
      ? null
      : { ...number, quantity: { ...number.quantity, value: number.quantity.value.neg() }, hasSignApart: true };
  }

  #bindSubstance(number: ReadNumber): ReadNumber {
    OF.lastIndex = this.#at;
    const start = OF.test(this.#text) ? OF.lastIndex : this.#at;
    const formula = this.#formulas.get(start) ?? this.#formulas.get(this.#at + 1);
    if (formula === undefined) return this.#bindElement(number, start);
    if (formula.coefficient !== null) return number;
    this.#at = formula.end;
    return { ...number, binding: { ...number.binding, of: [formula.ascii] } };
  }

  /** `2 × 22.99 g Na`: a symbol alone, before a sign. */
  #bindElement(number: ReadNumber, start: number): ReadNumber {
    const element = findElementAt(this.#text, start);
    if (
      element === null ||
      !/^\s{0,3}(?:[)=≈×·*/+−\ue001\ue002]|$)/.test(this.#text.slice(element.end, element.end + 5))
    )
      return number;
    this.#at = element.end;
    return { ...number, binding: { ...number.binding, of: [element.symbol] } };
  }

  #readFunction(called: RegExpExecArray, depth: number): Arithmetic | null {
    const kept = this.#at;
    this.#at += called[0].length;
    // e^{−0.86}: braces enclose what a power is of.
    const of = this.#text.charAt(this.#at) === "{" ? this.#readBracket(depth + 1) : this.#readOperand(depth + 1);
    if (of === null) {
      this.#at = kept;
      return null;
    }
    this.#operations += 1;
    const name = FUNCTIONS[called[1] ?? ""] ?? "log";
    const result: Arithmetic = { kind: "function", name, of };
    return /^[-−–]/.test(called[0]) ? { kind: "function", name: "negative", of: result } : result;
  }

  #readBracket(depth: number): Arithmetic | null {
    const kept = this.#at;
    const isNegative = /[-−–]/.test(this.#text.charAt(this.#at));
    const closing = CLOSING[this.#text.charAt(this.#at + (isNegative ? 1 : 0))];
    this.#at += isNegative ? 2 : 1;
    this.#at = this.#skip();
    const inner = this.#readSum(depth + 1);
    const close = this.#skip();
    if (inner === null || this.#text.charAt(close) !== closing) {
      this.#at = kept;
      return null;
    }
    this.#at = close + 1;
    return isNegative ? { kind: "function", name: "negative", of: inner } : inner;
  }
}

/** `55.2²`; the sign on a whole number is read with it, that on a unit belongs to the unit. */
const isPlainDecimal = ({ quantity: { unit }, form }: ReadNumber): boolean => unit === UNITY && form === "plain";

/** The numbers of an arithmetic, from left to right. */
export function listNumbers(arithmetic: Arithmetic): ReadNumber[] {
  switch (arithmetic.kind) {
    case "number":
      return [arithmetic.number];
    case "function":
      return listNumbers(arithmetic.of);
    case "operation":
      return [...listNumbers(arithmetic.left), ...listNumbers(arithmetic.right)];
  }
}

/** The same arithmetic with other numbers. */
export function mapNumbers(arithmetic: Arithmetic, change: (number: ReadNumber) => ReadNumber): Arithmetic {
  switch (arithmetic.kind) {
    case "number":
      return { kind: "number", number: change(arithmetic.number) };
    case "function":
      return { ...arithmetic, of: mapNumbers(arithmetic.of, change) };
    case "operation":
      return { ...arithmetic, left: mapNumbers(arithmetic.left, change), right: mapNumbers(arithmetic.right, change) };
  }
}

export function withoutUnits(arithmetic: Arithmetic): Arithmetic {
  return mapNumbers(arithmetic, (number) => ({ ...number, quantity: { ...number.quantity, unit: UNITY } }));
}
