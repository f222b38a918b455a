import { formatChemistryText } from "./format-chemistry-text.ts";
import { writeScript } from "./split-scripts.ts";

/**
 * A piece of a text: words, or mathematics that one line of signs cannot show. `source` is what was written, delimiters
 * and all; `tex` what is between them.
 */
export type MathPiece =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "code"; readonly text: string }
  /** Mathematics that running text can show, already in Unicode. */
  | { readonly kind: "inline"; readonly text: string; readonly source: string; readonly isBlock: boolean }
  | { readonly kind: "layout"; readonly tex: string; readonly source: string; readonly isBlock: boolean };

/** No formula of a lesson is longer; what is unclosed is not searched for beyond. */
const LONGEST_FORMULA = 4_000;
/** What one text may have laid out: more would hold up the page. The rest of its mathematics stays on the line. */
const MOST_LAYOUT = 60_000;
/** What the layout of a formula costs whatever its length, in signs. */
const LEAST_LAYOUT = 100;
/** What is looked at of a line before and after a formula. */
const MOST_INDENT = 40;
/** A command of TeX, and not the letter behind an escaped backslash. */
const COMMAND = /(?<!\\)(?:\\\\)*\\[A-Za-z]/;
/** A script of HTML, and a word's part before and behind it. */
const HTML_SCRIPT = /<su([bp])>[^<>\n]{1,20}<\/su\1>/y;
const LONGEST_WORD = 60;
/** Deeper than anything that a reader could make out. */
const DEEPEST_BRACES = 60;

/**
 * Cuts a text into words, code and mathematics: `\(…\)`, `\[…\]`, `$…$`, `$$…$$`, `\ce{…}`, `\pu{…}`, environments, and
 * words with scripts of HTML.
 * Amounts of money and whatever stays open are words. The sources of all pieces together are the text. Linear.
 */
export function splitMath(text: string): MathPiece[] {
  if (!/[\\$]|<\/su/.test(text)) return [{ kind: "text", text }];
  return new MathScanner(text).scan();
}

type Span = { readonly tex: string; readonly end: number; readonly isBlock: boolean };

/** "SO<sub>4</sub>"; behind emphasis, as in *m*<sub>e</sub>, the script stands alone. */
function writeHtmlWord(source: string): string {
  const lone = /^<su([bp])>([^<>]*)<\/su\1>$/.exec(source);
  return lone === null ? formatChemistryText(source) : writeScript(lone[2] ?? "", lone[1] === "b" ? "sub" : "sup");
}

class MathScanner {
  readonly #text: string;
  readonly #pieces: MathPiece[] = [];
  /** The next place of each closing mark, kept so that no text is searched twice. */
  readonly #next = new Map<string, number>();
  #copied = 0;
  #layout = 0;

  constructor(text: string) {
    this.#text = text;
  }

  scan(): MathPiece[] {
    const marks = /[`\\$<]/g;
    for (let mark = marks.exec(this.#text); mark !== null; mark = marks.exec(this.#text)) {
      const at = mark.index;
      const codeEnd = mark[0] === "`" ? this.#findCodeEnd(at) : null;
      const span = codeEnd === null ? this.#readSpan(at) : null;
      if (codeEnd !== null && this.#text.charAt(codeEnd - 1) === "`") {
        this.#cut(at, codeEnd, { kind: "code", text: this.#text.slice(at, codeEnd) });
        marks.lastIndex = codeEnd;
      } else if (span !== null) {
        this.#cut(at, span.end, this.#pieceOf(span, this.#text.slice(at, span.end)));
        marks.lastIndex = span.end;
      } else if (mark[0] === "<") {
        marks.lastIndex = this.#cutHtmlWord(at);
      } else {
        marks.lastIndex = codeEnd ?? at + (mark[0] === "\\" ? 2 : 1);
      }
    }
    this.#cut(this.#text.length, this.#text.length, null);
    return this.#pieces;
  }

  #cut(start: number, end: number, piece: MathPiece | null): void {
    if (start > this.#copied) this.#pieces.push({ kind: "text", text: this.#text.slice(this.#copied, start) });
    if (piece !== null) this.#pieces.push(piece);
    this.#copied = end;
  }

  /** Cuts out a word with scripts of HTML in it, of which no Markdown knows; returns where to go on. */
  #cutHtmlWord(at: number): number {
    HTML_SCRIPT.lastIndex = at;
    if (!HTML_SCRIPT.test(this.#text)) return at + 1;
    let start = at;
    while (start > this.#copied && at - start < LONGEST_WORD && !/[\s*_|>]/.test(this.#text.charAt(start - 1)))
      start -= 1;
    let end = HTML_SCRIPT.lastIndex;
    while (end - at < 2 * LONGEST_WORD && /[^\s*_|`\\$]/.test(this.#text.charAt(end))) {
      HTML_SCRIPT.lastIndex = end;
      if (this.#text.charAt(end) !== "<") end += 1;
      else if (HTML_SCRIPT.test(this.#text)) end = HTML_SCRIPT.lastIndex;
      else break;
    }
    const source = this.#text.slice(start, end);
    this.#cut(start, end, { kind: "inline", text: writeHtmlWord(source), source, isBlock: false });
    return end;
  }

  /** The first place of `mark` from `from` on, or -1. */
  #find(mark: string, from: number): number {
    const known = this.#next.get(mark);
    if (known !== undefined && (known === -1 || known >= from)) return known;
    const found = this.#text.indexOf(mark, from);
    this.#next.set(mark, found);
    return found;
  }

  /** Code ends at as many backticks as it began with; a fence that stays open, with the text. */
  #findCodeEnd(at: number): number {
    let start = at;
    while (this.#text.charAt(start) === "`") start += 1;
    const width = start - at;
    const fence = "`".repeat(Math.min(width, 3));
    const close = this.#find(width >= 3 ? `\n${fence}` : fence, start);
    if (close < 0) return width >= 3 ? this.#text.length : start;
    let end = close + (width >= 3 ? 1 : 0);
    while (this.#text.charAt(end) === "`") end += 1;
    return end;
  }

  #readSpan(at: number): Span | null {
    if (this.#text.charAt(at) === "$") return this.#readDollars(at);
    const sign = this.#text.charAt(at + 1);
    if (sign === "(") return this.#readTo("\\)", at + 2, false);
    if (sign === "[") return this.#readTo("\\]", at + 2, true);
    if (sign !== "c" && sign !== "p" && sign !== "b") return null;
    const command = /^\\(?:(ce|pu)\{|begin\{([a-zA-Z]{1,20}\*?)\})/.exec(this.#text.slice(at, at + 32));
    if (command === null) return null;
    const environment = command[2];
    return environment === undefined ? this.#readBraces(at, at + 3) : this.#readEnvironment(environment, at);
  }

  #readTo(close: string, start: number, isBlock: boolean): Span | null {
    const end = this.#find(close, start);
    if (end < 0 || end - start > LONGEST_FORMULA) return null;
    const tex = this.#text.slice(start, end);
    if (
      close === "\\]" &&
      (!looksLikeMath(tex.trim()) || !(COMMAND.test(tex) || this.#standsAlone(start - 2, end + 2)))
    )
      return null;
    return tex.trim() === "" ? null : { tex, end: end + close.length, isBlock };
  }

  /** Markdown writes an escaped bracket, as of a concentration or of a link that is none, as TeX writes what has lines of its own. */
  #standsAlone(start: number, end: number): boolean {
    return (
      /(?:^|\n)[ \t>]*$/.test(this.#text.slice(Math.max(0, start - MOST_INDENT), start)) &&
      /^[ \t]*[.,;]?[ \t]*(?:\n|$)/.test(this.#text.slice(end, end + MOST_INDENT))
    );
  }

  /** A pair of dollars hugs its content on one line, and the content looks like mathematics: $15 and $20 do not. */
  #readDollars(at: number): Span | null {
    if (this.#text.charAt(at + 1) === "$") return this.#readTo("$$", at + 2, true);
    // A currency by its letters, or a name of a program: US$5. Scripts without spaces write words up to their formulas.
    if (/[A-Za-z\d]/.test(this.#text.charAt(at - 1))) return null;
    const end = this.#find("$", at + 1);
    if (end < 0 || end - at > LONGEST_FORMULA || /[\d$]/.test(this.#text.charAt(end + 1))) return null;
    const tex = this.#text.slice(at + 1, end);
    return !tex.includes("\n") && looksLikeMath(tex) ? { tex, end: end + 1, isBlock: false } : null;
  }

  #readBraces(at: number, open: number): Span | null {
    const limit = Math.min(this.#text.length, open + LONGEST_FORMULA);
    let depth = 0;
    for (let end = open; end < limit; end += 1) {
      const sign = this.#text.charAt(end);
      if (sign === "{") depth += 1;
      else if (sign === "}") depth -= 1;
      // An unclosed one must not cost more than a line, however often it stands there.
      else if (sign === "\n") return null;
      if (depth === 0) return { tex: this.#text.slice(at, end + 1), end: end + 1, isBlock: false };
      if (depth > DEEPEST_BRACES) return null;
    }
    return null;
  }

  #readEnvironment(name: string, at: number): Span | null {
    const close = `\\end{${name}}`;
    const end = this.#find(close, at);
    if (end < 0 || end - at > LONGEST_FORMULA) return null;
    return { tex: this.#text.slice(at, end + close.length), end: end + close.length, isBlock: true };
  }

  #pieceOf({ tex, isBlock }: Span, source: string): MathPiece {
    if (deepest(tex) > DEEPEST_BRACES) return { kind: "inline", text: source, source, isBlock };
    const plain = formatChemistryText(isDelimited(source) ? `\\(${tex}\\)` : tex).trim();
    if (isPlain(tex, plain) || this.#layout > MOST_LAYOUT) return { kind: "inline", text: plain, source, isBlock };
    this.#layout += tex.length + LEAST_LAYOUT;
    return { kind: "layout", tex: tex.trim(), source, isBlock };
  }
}

/** Notation, one letter with its marks, or letters joined by signs of relation and operation; never a sentence. */
function looksLikeMath(tex: string): boolean {
  if (tex === "" || /^\s|[\s\\_^]$/.test(tex)) return false;
  if (/[\\^_]/.test(tex)) return true;
  if (/^[A-Za-z]'{0,2}$/.test(tex)) return true;
  return /[A-Za-z]/.test(tex) && /[=<>≈≤≥+/]/.test(tex) && !/[A-Za-z]{4,}|[,;:?!]/.test(tex);
}

function isDelimited(source: string): boolean {
  return source.startsWith("$") || source.startsWith("\\(") || source.startsWith("\\[");
}

/** What has a height: fractions, roots, limits, rows, and what stands above or below something else. */
const TALL =
  /\\(?:[dtc]?frac|sqrt|sum|prod|int|iint|oint|lim|begin|over|atop|[dt]?binom|(?:over|under)(?:brace|line|set|rightarrow|leftarrow)|stackrel|x(?:right|left)[a-z]*|vec|hat|bar|dot|ddot|tilde|widehat|left|big+|Big+|bond|substack|cancel|boxed|pu|color|tag)(?![a-zA-Z])/;

/** Whether Unicode shows all of it: no command is left, no script fell onto the line, no arrow bears conditions. */
function isPlain(tex: string, plain: string): boolean {
  if (TALL.test(tex) || /[->]\[|\^\{?\d+\}?_\{?-?\d/.test(tex) || /_\{?\s*(?:\\[a-z]+\{)?[A-Za-z]/.test(tex))
    return false;
  return !/[\\^_{}$]/.test(plain);
}

function deepest(tex: string): number {
  let depth = 0;
  let most = 0;
  for (const sign of tex) {
    if (sign === "{") most = Math.max(most, (depth += 1));
    else if (sign === "}") depth -= 1;
  }
  return most;
}
