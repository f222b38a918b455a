import { formatFormula, toSubscript, toSuperscript } from "../formula/format.ts";
import { parseFormula } from "../formula/parse.ts";
import { SYMBOLS, UNITS, WRAPPERS } from "./symbols.ts";

/** Fractions within fractions, beyond which the notation is left as it is. */
const MAX_FRACTIONS = 20;
const FUNCTIONS: ReadonlySet<string> = new Set(["log", "ln", "exp", "sin", "cos", "tan", "min", "max", "lim"]);
/** Arrows that stretch with what stands above and below them. */
const LONG_ARROWS: ReadonlyMap<string, string> = new Map([
  ["xrightarrow", "→"],
  ["xrightleftharpoons", "⇌"],
  ["xleftrightarrow", "↔"],
]);
/** Braces within braces of any kind. */
const MAX_DEPTH = 60;

/**
 * Replaces LaTeX commands by what they stand for: symbols, arrows, fractions as `a/b`, roots, `\text{…}`, and the
 * delimiters of mathematics. Scripts keep their `_{…}` and `^{…}`, code and commands that are not known stay. Linear.
 */
export function replaceLatex(text: string): string {
  if (!text.includes("\\") && !text.includes("$")) return text;
  return new LatexReader(text).read(0, text.length, 0, 0);
}

class LatexReader {
  readonly #text: string;
  /** For each opening brace the index of its partner; braces without one are missing. */
  readonly #partner: ReadonlyMap<number, number>;
  readonly #dollars: ReadonlySet<number>;
  /** Set while a fraction is read that is nested too deep; the whole of it then stays as it is. */
  #isTooDeep = false;

  constructor(text: string) {
    this.#text = text;
    this.#partner = matchBraces(text);
    this.#dollars = findMathDollars(text);
  }

  read(start: number, end: number, fractions: number, depth: number): string {
    if (depth > MAX_DEPTH) return this.#text.slice(start, end);
    let result = "";
    let at = start;
    while (at < end) {
      const sign = this.#text.charAt(at);
      if (sign === "\\") {
        const command = this.#readCommand(at, end, fractions, depth);
        // A function's name does not grow together with what stands before it: (1/n) log Q.
        result += FUNCTIONS.has(command.text) && /[\p{L}\p{N})\]]$/u.test(result) ? ` ${command.text}` : command.text;
        at = command.end;
      } else if (sign === "$" && this.#dollars.has(at)) {
        at += 1;
      } else if (sign === "`") {
        const close = this.#findCodeEnd(at, end);
        result += this.#text.slice(at, close);
        at = close;
      } else if (sign === "{") {
        const group = this.#readBraces(at, end, fractions, depth);
        result += group.text;
        at = group.end;
      } else {
        result += sign;
        at += 1;
      }
    }
    return result;
  }

  /** The end of a code span on its line, which says what it says; of a lone backtick, its own. */
  #findCodeEnd(at: number, end: number): number {
    const close = this.#text.indexOf("`", at + 1);
    return close < 0 || close >= end || this.#text.slice(at, close).includes("\n") ? at + 1 : close + 1;
  }

  /** Braces stay around the argument of a script, whose marker precedes them, and where nothing tells their purpose. */
  #readBraces(at: number, end: number, fractions: number, depth: number): { text: string; end: number } {
    const close = this.#partner.get(at);
    if (close === undefined || close >= end) return { text: "{", end: at + 1 };
    return { text: `{${this.read(at + 1, close, fractions, depth + 1)}}`, end: close + 1 };
  }

  #readCommand(at: number, end: number, fractions: number, depth: number): { text: string; end: number } {
    let nameEnd = at + 1;
    while (nameEnd < end && nameEnd - at < 30 && /[A-Za-z]/.test(this.#text.charAt(nameEnd))) nameEnd += 1;
    const name = this.#text.slice(at + 1, nameEnd);
    if (name === "") return this.#readControlSign(at);
    if (name === "frac" || name === "dfrac" || name === "tfrac")
      return this.#readFraction(at, nameEnd, end, fractions, depth);
    if (name === "sqrt") return this.#readRoot(at, nameEnd, end, fractions, depth);
    if (name === "pu") return this.#readUnits(nameEnd, end, fractions, depth);
    if (name === "ce" || name === "ch") return this.#readMhchem(nameEnd, end, fractions, depth);
    if (WRAPPERS.has(name)) return this.#unwrap(nameEnd, end, fractions, depth);
    const arrow = LONG_ARROWS.get(name);
    if (arrow !== undefined) return this.#readLongArrow(arrow, nameEnd, end, fractions, depth);
    if (name === "overset" || name === "stackrel") return this.#readStack(at, nameEnd, end, fractions, depth);
    const symbol = SYMBOLS.get(name);
    if (symbol === undefined) return { text: this.#text.slice(at, nameEnd), end: nameEnd };
    if (symbol === "∘" && /\^\{?$/.test(this.#text.slice(Math.max(0, at - 2), at))) return { text: "°", end: nameEnd };
    return { text: symbol, end: this.#skipCommandSpace(nameEnd, symbol) };
  }

  /** An arrow as mhchem writes it, what stands above it and below it in brackets: `→[above][below]`. */
  #readLongArrow(
    arrow: string,
    nameEnd: number,
    end: number,
    fractions: number,
    depth: number,
  ): { text: string; end: number } {
    const optional =
      this.#text.charAt(nameEnd) === "["
        ? /^\[[^[\]{}\n]{0,40}\]/.exec(this.#text.slice(nameEnd, Math.min(end, nameEnd + 42)))
        : null;
    const below =
      optional === null ? "" : this.read(nameEnd + 1, nameEnd + optional[0].length - 1, fractions, depth + 1);
    const start = nameEnd + (optional?.[0].length ?? 0);
    const above = this.#readArgument(start, end, fractions, depth);
    if (above === null) return { text: arrow, end: nameEnd };
    return { text: this.#writeArrow(arrow, [above.text, below], above.end), end: above.end };
  }

  /** `\overset{\Delta}{\rightarrow}`; above anything but an arrow the notation stays. */
  #readStack(
    at: number,
    nameEnd: number,
    end: number,
    fractions: number,
    depth: number,
  ): { text: string; end: number } {
    const above = this.#readArgument(nameEnd, end, fractions, depth);
    const base = above === null ? null : this.#readArgument(above.end, end, fractions, depth);
    if (above === null || base === null || !/^[→⇌]$/.test(base.text.trim()))
      return { text: this.#text.slice(at, nameEnd), end: nameEnd };
    return { text: this.#writeArrow(base.text.trim(), [above.text], base.end), end: base.end };
  }

  #writeArrow(arrow: string, conditions: readonly string[], end: number): string {
    const written = conditions.map((each) => each.trim()).filter((each) => each !== "");
    if (written.length === 0) return arrow;
    return `${arrow}${written.map((each) => `[${each}]`).join("")}${/\s/.test(this.#text.charAt(end)) ? "" : " "}`;
  }

  /** A space after a letter-like command only ends its name: `\Delta H` is ΔH, `\mu m` is μm. */
  #skipCommandSpace(end: number, symbol: string): number {
    if (this.#text.charAt(end) !== " ") return end;
    const after = this.#text.slice(end + 1, end + 5);
    const isPart =
      symbol === "Δ" ? /^[A-Z]/.test(after) : symbol === "μ" && /^(?:mol|[gmLMsAl])(?![A-Za-z])/.test(after);
    return isPart ? end + 1 : end;
  }

  #readControlSign(at: number): { text: string; end: number } {
    const sign = this.#text.charAt(at + 1);
    if (sign !== "" && ",;: ~".includes(sign)) return { text: " ", end: at + 2 };
    if (sign !== "" && "()[]!".includes(sign)) return { text: "", end: at + 2 };
    if (sign === "%" || sign === "&" || sign === "#") return { text: sign, end: at + 2 };
    return { text: this.#text.slice(at, at + 2), end: at + 2 };
  }

  /** The argument in braces, or the one digit or letter, at this place. */
  #readArgument(at: number, end: number, fractions: number, depth: number): { text: string; end: number } | null {
    if (this.#text.charAt(at) === "{") {
      const close = this.#partner.get(at);
      if (close === undefined || close >= end) return null;
      return { text: this.read(at + 1, close, fractions, depth + 1), end: close + 1 };
    }
    const sign = this.#text.charAt(at);
    return at < end && /[0-9A-Za-z]/.test(sign) ? { text: sign, end: at + 1 } : null;
  }

  #readFraction(
    at: number,
    nameEnd: number,
    end: number,
    fractions: number,
    depth: number,
  ): { text: string; end: number } {
    const unchanged = { text: this.#text.slice(at, nameEnd), end: nameEnd };
    if (fractions >= MAX_FRACTIONS) {
      this.#isTooDeep = true;
      return unchanged;
    }
    const above = this.#readArgument(nameEnd, end, fractions + 1, depth);
    const below = above === null ? null : this.#readArgument(above.end, end, fractions + 1, depth);
    if (above === null || below === null) return unchanged;
    if (fractions === 0 && this.#isTooDeep) {
      this.#isTooDeep = false;
      return { text: this.#text.slice(at, below.end), end: below.end };
    }
    const fraction = `${bracketed(above.text)}/${oneFactor(below.text)}`;
    return { text: this.#isFactor(at, below.end, end) ? `(${fraction})` : fraction, end: below.end };
  }

  /** Whether what a fraction touches would read as part of it: ½mv², 2·½. */
  #isFactor(start: number, stop: number, end: number): boolean {
    const after = this.#text.slice(stop, Math.min(end, stop + 24));
    return FACTOR_AFTER.test(after) || /\d\s*$/.test(this.#text.slice(Math.max(0, start - 4), start));
  }

  #readRoot(at: number, nameEnd: number, end: number, fractions: number, depth: number): { text: string; end: number } {
    const argument = this.#readArgument(nameEnd, end, fractions, depth);
    if (argument === null) return { text: this.#text.slice(at, nameEnd), end: nameEnd };
    return { text: `√${bracketed(argument.text)}`, end: argument.end };
  }

  #readMhchem(nameEnd: number, end: number, fractions: number, depth: number): { text: string; end: number } {
    const content = this.#unwrap(nameEnd, end, fractions, depth);
    return { text: content.text.split(/(\s+)/).map(formatMhchemWord).join(""), end: content.end };
  }

  /** mhchem's numbers with units, in which `//` is a fraction on the line. */
  #readUnits(nameEnd: number, end: number, fractions: number, depth: number): { text: string; end: number } {
    const content = this.#unwrap(nameEnd, end, fractions, depth);
    return { text: content.text.replace(/\/\//g, "/"), end: content.end };
  }

  #unwrap(nameEnd: number, end: number, fractions: number, depth: number): { text: string; end: number } {
    if (this.#text.charAt(nameEnd) !== "{") return { text: "", end: nameEnd };
    return this.#readArgument(nameEnd, end, fractions, depth) ?? { text: "", end: nameEnd };
  }
}

/** Words of mhchem that are signs: gas, precipitate, an arrow that elsewhere is a comparison with a negative number. */
const MHCHEM_SIGNS: ReadonlyMap<string, string> = new Map([
  ["^", "↑"],
  ["v", "↓"],
  ["<-", "←"],
]);

/** Chemistry that says that it is: every formula in it is one, also of general letters (MX2), also of a radical (CH3^.). */
function formatMhchemWord(word: string): string {
  const sign = MHCHEM_SIGNS.get(word);
  if (sign !== undefined) return sign;
  const [, coefficient = "", rest = "", radical = ""] =
    /^((?:\d+(?:[./]\d+)?)?)(.*?)(\^(?:[.•]|\{[.•]\}))?$/s.exec(word) ?? [];
  const formula = parseFormula(rest);
  return coefficient + (formula.ok ? formatFormula(formula.value, "unicode") : lowerCounts(rest)) + (radical && "•");
}

function lowerCounts(word: string): string {
  return word.replace(/(?<=[A-Za-z)\]])\d+/g, toSubscript).replace(/(?<=[A-Za-z)\]₀-₉])[+-]$/, toSuperscript);
}

function bracketed(text: string): string {
  const trimmed = text.trim();
  const isSimple = /^(?:[^\s/+−×·=-]*|(?:\[[^[\]\s]*\])+)$/.test(trimmed) || /^\([^()]*\)$/.test(trimmed);
  return isSimple ? trimmed : `(${trimmed})`;
}

/** What a fraction is multiplied by: a bracket, a number, a letter or a command of its own; no word of a sentence. */
const FACTOR_AFTER =
  /^(?:\\[,;:! ]|\s)*(?:[\d([^]|\p{L}(?!\p{L}{2})|\\(?:left|text|mathrm|[dt]?frac|sqrt|ce|ln|log|Delta|alpha|beta|lambda|rho|theta)(?![a-zA-Z]))/u;

/** One number, one symbol with its scripts, one bracket: all that may stand below a slash as it is. */
const ONE_FACTOR =
  /^(?:\d+(?:[.,]\d+)?|Δ?(?:\p{Lu}\p{Ll}?|\p{L})|\[[^[\]\s]*\]|\p{L}\([^()]*\)|\([^()]*\))(?:[_^](?:\{[^{}]*\}|[\p{L}\d])|[₀-₉⁰¹²³⁴-⁹⁺⁻])*$/u;

function oneFactor(text: string): string {
  const trimmed = text.trim();
  return ONE_FACTOR.test(trimmed) || (UNITS.includes(trimmed) && !trimmed.includes("/")) ? trimmed : `(${trimmed})`;
}

function matchBraces(text: string): Map<number, number> {
  const partner = new Map<number, number>();
  const open: number[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "\\") at += 1;
    else if (sign === "{") open.push(at);
    else if (sign === "}") {
      const start = open.pop();
      if (start !== undefined) partner.set(start, at);
    }
  }
  return partner;
}

/**
 * The dollar signs that enclose mathematics. A pair does when it hugs its content and the content has notation in it;
 * amounts of money ($15) have not.
 */
function findMathDollars(text: string): Set<number> {
  const dollars = new Set<number>();
  let open = -1;
  let hasNotation = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (sign === "\n") open = -1;
    else if (sign === "\\" && text.charAt(at + 1) === "$") at += 1;
    else if ("\\_^".includes(sign)) hasNotation = true;
    else if (sign === "$") {
      const width = text.charAt(at + 1) === "$" ? 2 : 1;
      if (open >= 0 && hasNotation && !/[\d]/.test(text.charAt(at + width))) {
        for (const index of [open, open + width - 1, at, at + width - 1]) dollars.add(index);
        open = -1;
      } else {
        open = at;
        hasNotation = false;
      }
      at += width - 1;
    }
  }
  return dollars;
}
