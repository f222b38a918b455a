import { formatFormula } from "../formula/format.ts";
import { parseFormula } from "../formula/parse.ts";
import { SYMBOLS, WRAPPERS } from "./symbols.ts";

/** Fractions within fractions, beyond which the notation is left as it is. */
const MAX_FRACTIONS = 20;
/** Braces within braces of any kind. */
const MAX_DEPTH = 60;

/**
 * Replaces LaTeX commands by what they stand for: symbols, arrows, fractions as `a/b`, roots, `\text{…}`, and the
 * delimiters of mathematics. Scripts keep their `_{…}` and `^{…}`, commands that are not known stay. Linear.
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
        result += command.text;
        at = command.end;
      } else if (sign === "$" && this.#dollars.has(at)) {
        at += 1;
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
    if (name === "frac" || name === "dfrac" || name === "tfrac") return this.#readFraction(at, nameEnd, end, fractions, depth);
    if (name === "sqrt") return this.#readRoot(at, nameEnd, end, fractions, depth);
    if (name === "ce") return this.#readMhchem(nameEnd, end, fractions, depth);
    if (WRAPPERS.has(name)) return this.#unwrap(nameEnd, end, fractions, depth);
    if (name === "xrightarrow" || name === "xrightleftharpoons") {
      const above = this.#readArgument(nameEnd, end, fractions, depth);
      const arrow = name === "xrightarrow" ? "→" : "⇌";
      if (above === null) return { text: arrow, end: nameEnd };
      return { text: above.text.trim() === "" ? arrow : `${arrow}[${above.text.trim()}] `, end: above.end };
    }
    const symbol = SYMBOLS.get(name);
    if (symbol === undefined) return { text: this.#text.slice(at, nameEnd), end: nameEnd };
    if (symbol === "∘" && /\^\{?$/.test(this.#text.slice(Math.max(0, at - 2), at))) return { text: "°", end: nameEnd };
    return { text: symbol, end: this.#skipCommandSpace(nameEnd, symbol) };
  }

  /** A space after a letter-like command only ends its name: `\Delta H` is ΔH. */
  #skipCommandSpace(end: number, symbol: string): number {
    return symbol === "Δ" && this.#text.charAt(end) === " " && /[A-Z]/.test(this.#text.charAt(end + 1)) ? end + 1 : end;
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

  #readFraction(at: number, nameEnd: number, end: number, fractions: number, depth: number): { text: string; end: number } {
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
    return { text: `${bracketed(above.text)}/${bracketed(below.text)}`, end: below.end };
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

  #unwrap(nameEnd: number, end: number, fractions: number, depth: number): { text: string; end: number } {
    if (this.#text.charAt(nameEnd) !== "{") return { text: "", end: nameEnd };
    return this.#readArgument(nameEnd, end, fractions, depth) ?? { text: "", end: nameEnd };
  }
}

/** Chemistry that says that it is: every formula in it is one, and lone `^` and `v` are gas and precipitate. */
function formatMhchemWord(word: string): string {
  if (word === "^") return "↑";
  if (word === "v") return "↓";
  const [, coefficient = "", rest = ""] = /^(\d*)(.*)$/s.exec(word) ?? [];
  const formula = parseFormula(rest);
  return formula.ok ? coefficient + formatFormula(formula.value, "unicode") : word;
}

function bracketed(text: string): string {
  const trimmed = text.trim();
  const isSimple = /^(?:[^\s/+−×·=-]*|(?:\[[^[\]\s]*\])+)$/.test(trimmed) || /^\([^()]*\)$/.test(trimmed);
  return isSimple ? trimmed : `(${trimmed})`;
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
