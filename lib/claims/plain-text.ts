import { ETHIOPIC_NUMERAL, readEthiopicNumeral } from "./ethiopic-numeral.ts";

/**
 * A text without its markup, for readers of numbers and formulas, and where each UTF-16 unit of it came from. `starts` and
 * `ends` are indices in the marked-up text.
 */
export type PlainText = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
  readonly settings: readonly Setting[];
};

type Setting = "text" | "tex" | "ce";

/** Stands for a division whose divisor is a number: so that no reader of units takes it for `g/mol`. */
export const DIVISION_SIGN = "\ue001";

/** Stands for a multiplication by a number, for the same reason: `mol/L × 1000 mL` is no unit. */
export const MULTIPLICATION_SIGN = "\ue002";

/** TeX commands that stand for one sign. */
const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    times: "×",
    cdot: "·",
    ast: "×",
    div: DIVISION_SIGN,
    pm: "±",
    approx: "≈",
    simeq: "≈",
    sim: "≈",
    equiv: "=",
    neq: "≠",
    ne: "≠",
    le: "≤",
    leq: "≤",
    ge: "≥",
    geq: "≥",
    to: "→",
    rightarrow: "→",
    longrightarrow: "→",
    Rightarrow: "⇒",
    xrightarrow: "→",
    rightleftharpoons: "⇌",
    longrightleftharpoons: "⇌",
    leftrightharpoons: "⇌",
    leftrightarrow: "⇌",
    Delta: "Δ",
    mu: "µ",
    lambda: "λ",
    nu: "ν",
    rho: "ρ",
    alpha: "α",
    beta: "β",
    gamma: "γ",
    epsilon: "ε",
    varepsilon: "ε",
    theta: "θ",
    pi: "π",
    Sigma: "Σ",
    sum: "Σ",
    circ: "°",
    degree: "°",
    sqrt: "√",
    log: "log",
    ln: "ln",
    exp: "exp",
    lg: "log",
    percent: "%",
    bullet: "·",
    ominus: "⊖",
    minus: "−",
    colon: ":",
    langle: "(",
    rangle: ")",
    lbrack: "[",
    rbrack: "]",
  }),
);

/** Commands whose one argument is read as if they were not there. */
const TRANSPARENT =
  /^(?:text|mathrm|textrm|rm|textbf|mathbf|mathit|mathsf|textit|operatorname|boxed|boldsymbol|ce|unit|pu|qty|mbox|underline|cancel|bcancel|xcancel|color|textcolor|displaystyle|textstyle|left|right|big|Big|bigl|bigr|Bigl|Bigr|limits|nolimits|bf|it)$/;

const COMMAND = /\\([A-Za-z]{1,24})[ \t]?/y;
const ENVIRONMENT = /\\(?:begin|end)\s?\{[A-Za-z*]{1,20}\}/y;
const HTML = /<\/?(sub|sup|b|i|em|strong|p|span|u|br)\s?\/?>/iy;
const ENTITY = /&(?:(nbsp|times|middot|rarr|minus|thinsp|deg)|#(\d{2,6}|x[\da-f]{2,5}));/iy;
const ENTITY_SIGNS: Readonly<Record<string, string>> = {
  nbsp: " ",
  times: "×",
  middot: "·",
  rarr: "→",
  minus: "−",
  thinsp: " ",
  deg: "°",
};
/** A line above a number or a bracket with one; `/100 mL` is a unit, and 1/2 a fraction. */
const NUMERIC_DIVISION = /[/∕÷⁄]\s{0,2}(?=\(?\s?[-−]?[\d०-९０-９.]|[(（])/y;

/** Full-width signs, but for the comma, which ends a clause; Devanagari digits. */
function narrow(sign: string): string {
  const code = sign.charCodeAt(0);
  if (code > 0xff00 && code <= 0xff5e && sign !== "，") return String.fromCharCode(code - 0xfee0);
  return code >= 0x966 && code <= 0x96f ? String.fromCharCode(code - 0x966 + 0x30) : sign;
}

/** mhchem's sign of a gas that leaves. */
const GAS_RISES = /(?<=\s)\^(?=\s|\}|$)/y;

/** A factor, but no power of ten. */
const NUMERIC_MULTIPLICATION = /×\s{0,2}(?=\(?[\d०-९０-９.])(?![1１१][0０०]\s?(?:\^|[⁻⁰¹²³⁴-⁹]|\*\*|[-−–]\d|<sup>))/y;
const NUMERIC_TIMES = /\s{0,2}(?=\(?[\d०-९０-９.])(?!\s{0,2}[1１१][0０०]\s?(?:\^|[⁻⁰¹²³⁴-⁹]|<sup>))/y;

/** `\frac{\text{J}}{\text{g·°C}}`, which is a unit where a number stands before it. */
const UPRIGHT = String.raw`\{(?=[^{}]{0,9}\\(?:text|mathrm|rm)\b)(?:[^{}\d]|\^\{?[-−]?\d\}?|\{[^{}\d]{0,24}\}){1,60}\}`;
const UNIT_FRACTION = new RegExp(String.raw`\\[tdc]?frac\s?${UPRIGHT}\s?${UPRIGHT}`, "y");

type Brace = {
  readonly kind: "bare" | "script" | "fraction-top" | "fraction-bottom" | "unit-top" | "unit-bottom" | "root" | "ce";
};

/** What a fraction behind it is the argument of, whole. */
const CALLED = /(?:log(?:_?\{?(?:10|₁₀)\}?)?|ln|exp|√)\s*$/;

/** Reads from left to right; every step takes at least one unit, so that it is linear. */
class PlainReader {
  readonly starts: number[] = [];
  readonly ends: number[] = [];
  readonly settings: Setting[] = [];
  text = "";
  readonly #source: string;
  readonly #braces: Brace[] = [];
  #at = 0;
  #math = false;
  #next: Brace["kind"] | null = null;
  /** Open `<sup>` tags. */
  #supers = 0;
  /** Of each open fraction, whether the bracket of a function's argument is closed behind it. */
  readonly #called: boolean[] = [];

  constructor(source: string) {
    this.#source = source;
  }

  read(): PlainText {
    while (this.#at < this.#source.length) this.#step();
    return { text: this.text, starts: this.starts, ends: this.ends, settings: this.settings };
  }

  #emit(signs: string, end: number): void {
    const setting = this.#braces.some(({ kind }) => kind === "ce") ? "ce" : this.#math ? "tex" : "text";
    for (let index = 0; index < signs.length; index += 1) {
      this.starts.push(this.#at);
      this.ends.push(end);
      this.settings.push(setting);
    }
    this.text += signs;
    this.#at = end;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#source);
  }

  #step(): void {
    const sign = this.#source[this.#at] ?? "";
    switch (sign) {
      case "\\":
        return this.#readCommand();
      case "$":
        this.#math = !this.#math;
        return this.#emit("", this.#at + (this.#source[this.#at + 1] === "$" ? 2 : 1));
      case "{":
        return this.#openBrace();
      case "}":
        return this.#closeBrace();
      case "*":
        return this.#readStar();
      case "_":
        return this.#emit(
          this.#source[this.#at + 1] === "_" ? "" : "_",
          this.#at + (this.#source[this.#at + 1] === "_" ? 2 : 1),
        );
      case "`":
        return this.#emit("", this.#at + 1);
      case "<":
        return this.#readHtml();
      case "&":
        return this.#readEntity();
      case "~":
        return this.#emit(this.#math ? " " : "~", this.#at + 1);
      default:
        return this.#readSign(sign);
    }
  }

  #readSign(sign: string): void {
    if (sign >= "\u1369" && sign <= "\u137c") {
      const numeral = this.#match(ETHIOPIC_NUMERAL)?.[0] ?? sign;
      return this.#emit(String(readEthiopicNumeral(numeral)), this.#at + numeral.length);
    }
    if (sign === "^" && this.#match(GAS_RISES) !== null && this.#braces.some(({ kind }) => kind === "ce"))
      return this.#emit("↑", this.#at + 1);
    if (sign === "×" && this.#match(NUMERIC_MULTIPLICATION) !== null)
      return this.#emit(MULTIPLICATION_SIGN, this.#at + 1);
    const division = "/∕÷⁄／".includes(sign) ? this.#match(NUMERIC_DIVISION) : null;
    if (division !== null && !this.#isWithinNumber()) return this.#emit(DIVISION_SIGN, this.#at + division[0].length);
    if (/[\u200b-\u200f\u2060\ufeff\u00ad]/.test(sign)) return this.#emit("", this.#at + 1);
    return this.#emit(sign === "\t" ? " " : narrow(sign), this.#at + 1);
  }

  /** `1/2` of whole numbers is one number, `/(mol·K)` belongs to a unit, `g/100 mL` too. */
  #isWithinNumber(): boolean {
    const [before, after] = [this.#source[this.#at - 1] ?? "", this.#source.slice(this.#at + 1, this.#at + 8)];
    if (/^\((?!\s?[-−]?[\d०-९０-９.])/.test(after)) return /[A-Za-zµ°%\p{L}²³]/u.test(before);
    return (
      (/[\d०-९０-９]/.test(before) && /^[\d०-९０-９]/.test(after)) ||
      (/[A-Za-z\p{L}]/u.test(before) && /^10{1,3}[ \u202f]?[A-Za-z]/.test(after))
    );
  }

  #readCommand(): void {
    const environment = this.#match(ENVIRONMENT);
    if (environment !== null) return this.#emit(" ", this.#at + environment[0].length);
    const command = this.#match(COMMAND);
    if (command === null) return this.#readEscape();
    const [whole, name = ""] = command;
    const end = this.#at + whole.trimEnd().length;
    if (/^[tdc]?frac$/.test(name)) {
      const isUnit = this.#match(UNIT_FRACTION) !== null && /\d\}?\s*$/.test(this.text);
      this.#next = isUnit ? "unit-top" : "fraction-top";
      return this.#emit("", end);
    }
    if (name === "ce" || name === "pu") this.#next = "ce";
    if (TRANSPARENT.test(name)) return this.#emit("", end);
    NUMERIC_TIMES.lastIndex = end;
    const sign = name === "times" && NUMERIC_TIMES.test(this.#source) ? MULTIPLICATION_SIGN : SIGNS.get(name);
    if (name === "sqrt") this.#next = "root";
    return this.#emit(sign ?? " ", sign === undefined || /^[A-Za-z]/.test(sign) ? end : this.#at + whole.length);
  }

  #readEscape(): void {
    const next = this.#source[this.#at + 1] ?? "";
    if (next === "(" || next === "[") this.#math = true;
    if (next === ")" || next === "]") this.#math = false;
    if ("()[]".includes(next) && next !== "") return this.#emit("", this.#at + 2);
    if ("%_#&${}|*-.+!`".includes(next) && next !== "") return this.#emit(next === "!" ? "" : next, this.#at + 2);
    return this.#emit(" ", this.#at + (next === "" || next === "\n" ? 1 : 2));
  }

  #openBrace(): void {
    const before = this.text.at(-1) ?? "";
    const isScript = before === "^" || before === "_";
    const kind = this.#next ?? (isScript ? "script" : "bare");
    this.#next = null;
    this.#braces.push({ kind });
    if (kind === "fraction-top") this.#called.push(CALLED.test(this.text));
    const isCalled = kind === "fraction-top" && this.#called.at(-1) === true;
    const opening =
      kind === "script"
        ? "{"
        : isCalled
          ? "(("
          : kind.startsWith("fraction") || kind === "root" || kind === "unit-bottom"
            ? "("
            : "";
    // The decimal mark of {,}.
    if (kind === "bare" && /^\{[.,]\}/.test(this.#source.slice(this.#at, this.#at + 3))) {
      this.#braces.pop();
      return this.#emit(this.#source[this.#at + 1] ?? "", this.#at + 3);
    }
    return this.#emit(opening, this.#at + 1);
  }

  #closeBrace(): void {
    const brace = this.#braces.pop();
    switch (brace?.kind) {
      case "script":
        return this.#emit("}", this.#at + 1);
      case "fraction-top":
        this.#next = "fraction-bottom";
        return this.#emit(`)${DIVISION_SIGN}`, this.#at + 1);
      case "fraction-bottom":
        return this.#emit(this.#called.pop() === true ? "))" : ")", this.#at + 1);
      case "unit-top":
        this.#next = "unit-bottom";
        return this.#emit("/", this.#at + 1);
      case "unit-bottom":
      case "root":
        return this.#emit(")", this.#at + 1);
      default:
        return this.#emit("", this.#at + 1);
    }
  }

  /** `5 * 3` multiplies, `**5**` is bold. */
  #readStar(): void {
    if (this.#braces.some(({ kind }) => kind === "ce")) return this.#emit("·", this.#at + 1);
    const length = this.#source[this.#at + 1] === "*" ? 2 : 1;
    const [before, after] = [this.#source[this.#at - 1] ?? " ", this.#source[this.#at + length] ?? " "];
    const multiplies =
      length === 1 &&
      ((/\s/.test(before) && /\s/.test(after)) || (/[\p{L}\p{N})]/u.test(before) && /[\p{N}(]/u.test(after)));
    return this.#emit(multiplies ? "×" : "", this.#at + length);
  }

  #readHtml(): void {
    const tag = this.#match(HTML);
    if (tag === null) return this.#readSign("<");
    const end = this.#at + tag[0].length;
    const name = tag[1]?.toLowerCase();
    if (name === "br") return this.#emit(" ", end);
    if (name !== "sup") return this.#emit("", end);
    // As TeX has it, so that what stands above the line ends where the tag does.
    const opens = !tag[0].startsWith("</");
    if (opens) this.#supers += 1;
    else if (this.#supers === 0) return this.#emit("", end);
    else this.#supers -= 1;
    return this.#emit(opens ? "^{" : "}", end);
  }

  #readEntity(): void {
    const entity = this.#match(ENTITY);
    const sign = ENTITY_SIGNS[entity?.[1]?.toLowerCase() ?? ""] ?? signOfCode(entity?.[2]);
    return entity === null || sign === undefined
      ? this.#emit(this.#math ? " " : "&", this.#at + 1)
      : this.#emit(sign, this.#at + entity[0].length);
  }
}

/** `&#46;` is a point; the signs of markup stay what they are. */
function signOfCode(code: string | undefined): string | undefined {
  if (code === undefined) return undefined;
  const point = /^x/i.test(code) ? Number.parseInt(code.slice(1), 16) : Number(code);
  const isSign = point >= 0x20 && point <= 0x10_ff_ff && !(point >= 0xd8_00 && point <= 0xdf_ff);
  return isSign ? String.fromCodePoint(point) : undefined;
}

/** Markdown, TeX, mhchem and HTML go; fractions become divisions in brackets. Never throws; linear. */
export function toPlainText(source: string): PlainText {
  return new PlainReader(source).read();
}
