import type { Locale } from "../i18n/locales.ts";
import { CONSTANTS } from "../quantity/constants.ts";
import { pureNumber } from "../quantity/quantity.ts";
import { parseUnit } from "../quantity/units/parse-unit.ts";
import { UNIT_WORDS } from "../quantity/units/words/unit-words.ts";
import { succeed } from "../result.ts";
import type { Expression, FunctionName, Operator, Term } from "./calculation.ts";
import { issueAt, type Read, readMolarMass, readNumber } from "./read-value.ts";
import { findConstant, NAME } from "./symbols.ts";

const LONGEST = 300;
const MOST_OPERATIONS = 60;
const DEEPEST = 20;

const OPERATORS: Readonly<Record<string, Operator>> = {
  "+": "+",
  "-": "-",
  "−": "-",
  "–": "-",
  "*": "*",
  "×": "*",
  "·": "*",
  "⋅": "*",
  "/": "/",
  "÷": "/",
};

const FUNCTIONS: Readonly<Record<string, FunctionName>> = {
  log: "log",
  lg: "log",
  log10: "log",
  ln: "ln",
  exp: "exp",
  sqrt: "sqrt",
  "√": "sqrt",
};

const SUPERSCRIPTS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
/** Behind the last of these stands the unit that is asked for. */
const ASKED = /(?:\s(?:in|to)\s|→|->|=)\s*(?=[^=]*$)/;

/** sum [in unit] */
export function parseExpression(text: string, locale: Locale): Read<Expression> {
  if (text.trim() === "") return issueAt("empty", 0, text.length);
  if (text.length > LONGEST) return issueAt("too-long", LONGEST, text.length);
  const asked = ASKED.exec(text);
  const end = asked?.index ?? text.length;
  const term = new Parser(text.slice(0, end), locale).read();
  if (!term.ok || asked === null) return term.ok ? succeed({ term: term.value, target: null }) : term;
  const start = end + asked[0].length;
  const name = text.slice(start).trim();
  // An equals sign at the end asks for nothing but the result.
  if (name === "" && asked[0].trim() === "=") return succeed({ term: term.value, target: null });
  const unit = parseUnit(name, { words: UNIT_WORDS[locale] });
  if (!unit.ok) {
    const isUnclear = unit.issue.code === "ambiguous-unit";
    return issueAt(
      isUnclear ? "unclear-unit" : "unknown-unit",
      start,
      text.length,
      isUnclear ? unit.issue.readings : [name],
    );
  }
  return succeed({ term: term.value, target: unit.value.unit });
}

class Parser {
  readonly #text: string;
  readonly #locale: Locale;
  #at = 0;
  #operations = 0;

  constructor(text: string, locale: Locale) {
    this.#text = text;
    this.#locale = locale;
  }

  read(): Read<Term> {
    const term = this.#readSum(0);
    if (!term.ok) return term;
    const next = this.#peek();
    if (next === "") return term;
    return issueAt(next === ")" ? "bracket-unopened" : "operator-expected", this.#at, this.#text.length);
  }

  /** The next sign that is no space; empty at the end. */
  #peek(): string {
    while (/\s/.test(this.#text.charAt(this.#at))) this.#at += 1;
    return this.#text.charAt(this.#at);
  }

  #readSum(depth: number): Read<Term> {
    return this.#readChain("+-", () => this.#readChain("*/", () => this.#readSigned(depth)));
  }

  /** Operations of one rank, from left to right. A bracket behind a value multiplies. */
  #readChain(operators: string, readOperand: () => Read<Term>): Read<Term> {
    let left = readOperand();
    while (left.ok) {
      const sign = this.#peek();
      const operator = sign === "(" ? "*" : OPERATORS[sign];
      if (operator === undefined || !operators.includes(operator)) return left;
      if (++this.#operations > MOST_OPERATIONS) return issueAt("too-complex", this.#at, this.#text.length);
      if (sign !== "(") this.#at += 1;
      const right = readOperand();
      if (!right.ok) return right;
      const [{ at }, { end }] = [left.value, right.value];
      left = succeed({ kind: "operation", operator, left: left.value, right: right.value, at, end });
    }
    return left;
  }

  #readSigned(depth: number): Read<Term> {
    if (depth > DEEPEST) return issueAt("too-complex", this.#at, this.#text.length);
    const sign = OPERATORS[this.#peek()];
    if (sign !== "-" && sign !== "+") return this.#readPower(depth);
    const at = this.#at;
    this.#at += 1;
    const of = this.#readSigned(depth + 1);
    return of.ok && sign === "-" ? succeed({ kind: "negative", of: of.value, at, end: of.value.end }) : of;
  }

  /** The exponent binds before a sign, and from the right. */
  #readPower(depth: number): Read<Term> {
    const base = this.#readOperand(depth);
    if (!base.ok) return base;
    const exponent = this.#peek() === "^" ? this.#readTypedExponent(depth) : this.#readRaised();
    if (exponent === null) return base;
    if (!exponent.ok) return exponent;
    if (++this.#operations > MOST_OPERATIONS) return issueAt("too-complex", this.#at, this.#text.length);
    const [{ at }, { end }] = [base.value, exponent.value];
    return succeed({ kind: "power", base: base.value, exponent: exponent.value, at, end });
  }

  #readTypedExponent(depth: number): Read<Term> {
    this.#at += 1;
    return this.#readSigned(depth + 1);
  }

  /** `⁻²` */
  #readRaised(): Read<Term> | null {
    const raised = /^⁻?[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}/.exec(this.#text.slice(this.#at))?.[0];
    if (raised === undefined) return null;
    const at = this.#at;
    this.#at += raised.length;
    const digits = Array.from(raised, (sign) => (sign === "⁻" ? "-" : SUPERSCRIPTS.indexOf(sign))).join("");
    return succeed({ kind: "number", quantity: pureNumber(digits), at, end: this.#at });
  }

  #readOperand(depth: number): Read<Term> {
    const sign = this.#peek();
    if (sign === "") return issueAt("value-expected", this.#at, this.#text.length);
    if (sign === "(") return this.#readBracket(depth);
    if (/[\d.०-९½⅓⅔¼¾]/.test(sign)) return this.#take(readNumber(this.#text, this.#at, this.#locale));
    if (this.#text.startsWith("M(", this.#at)) return this.#take(readMolarMass(this.#text, this.#at));
    return this.#readName(depth);
  }

  #take(term: Read<Term>): Read<Term> {
    if (term.ok) this.#at = term.value.end;
    return term;
  }

  #readBracket(depth: number): Read<Term> {
    const at = this.#at;
    this.#at += 1;
    const inner = this.#readSum(depth + 1);
    if (!inner.ok) return inner;
    if (this.#peek() !== ")")
      return this.#at < this.#text.length
        ? issueAt("operator-expected", this.#at, this.#text.length)
        : issueAt("bracket-open", at, at + 1);
    this.#at += 1;
    return succeed({ ...inner.value, at, end: this.#at });
  }

  #readName(depth: number): Read<Term> {
    NAME.lastIndex = this.#at;
    const name = NAME.exec(this.#text)?.[0];
    if (name === undefined) return issueAt("value-expected", this.#at, this.#at + 1, [this.#text.charAt(this.#at)]);
    const at = this.#at;
    this.#at += name.length;
    const called = FUNCTIONS[name];
    if (called === undefined) {
      const constant = findConstant(name);
      if (constant === null) return issueAt("unknown-name", at, this.#at, [name]);
      return succeed({ kind: "constant", name: constant, quantity: CONSTANTS[constant], at, end: this.#at });
    }
    if (++this.#operations > MOST_OPERATIONS) return issueAt("too-complex", at, this.#text.length);
    const of = this.#readSigned(depth + 1);
    return of.ok ? succeed({ kind: "function", name: called, of: of.value, at, end: of.value.end }) : of;
  }
}
