/** A text in plain notation, and for each of its UTF-16 units the index in the original where it came from. */
type PlainNotation = { readonly text: string; readonly offsets: readonly number[] };

/** Commands of LaTeX and mhchem that stand for one sign. Spacing commands become a space. */
const COMMAND_SIGNS: ReadonlyMap<string, string> = new Map([
  ["cdot", "·"],
  ["bullet", "·"],
  ["ast", "·"],
  ["times", "×"],
  ["rightarrow", "→"],
  ["longrightarrow", "→"],
  ["to", "→"],
  ["Rightarrow", "→"],
  ["longleftrightarrow", "⇌"],
  ["leftrightarrow", "⇌"],
  ["rightleftharpoons", "⇌"],
  ["leftrightharpoons", "⇌"],
  ["longrightleftharpoons", "⇌"],
  ["uparrow", "↑"],
  ["downarrow", "↓"],
  ["quad", " "],
  ["qquad", " "],
  ["longleftarrow", "←"],
  ["leftarrow", "←"],
  ["minus", "-"],
  ["ominus", "-"],
]);

/** Commands whose argument is read as if they were not there. */
const TRANSPARENT: ReadonlySet<string> = new Set([
  "ce",
  "mathrm",
  "text",
  "textrm",
  "rm",
  "mathsf",
  "operatorname",
  "mathbf",
  "left",
  "right",
  "big",
  "Big",
  "bigl",
  "bigr",
  "displaystyle",
  "mathit",
  "textnormal",
  "textup",
  "boldsymbol",
]);

/** Arrows with conditions above them: the conditions say nothing about the atoms. */
const ARROWS_WITH_CONDITION: ReadonlyMap<string, string> = new Map([
  ["xrightarrow", "→"],
  ["xrightleftharpoons", "⇌"],
  ["xleftrightarrow", "⇌"],
]);

const OTHER_SIGNS: ReadonlyMap<string, string> = new Map([
  ["（", "("],
  ["）", ")"],
  ["［", "["],
  ["］", "]"],
  ["【", "["],
  ["】", "]"],
  ["〔", "["],
  ["〕", "]"],
  ["₊", "+"],
  ["₋", "-"],
  ["₍", "("],
  ["₎", ")"],
  ["⁽", "("],
  ["⁾", ")"],
]);

/**
 * Rewrites LaTeX, mhchem, HTML scripts and full-width letters to plain notation, or null when there is nothing to rewrite. Unknown
 * commands stay as they are, for the reader of the result to refuse. One pass, without recursion.
 */
export function normaliseNotation(text: string): PlainNotation | null {
  if (!/[\\$\uFF01-\uFF5E【】〔〕₊₋₍₎⁽⁾]|\uFE0E|\uFE0F|<su[bp]>/i.test(text)) return null;
  const writer = new PlainWriter(text);
  const dropsBraces = text.includes("\\");
  /** For each open brace whether it is left out. */
  const braces: boolean[] = [];
  for (let at = 0; at < text.length;) {
    const sign = text.charAt(at);
    const tag = sign === "<" ? (/^<(\/?)(su[bp])>/i.exec(text.slice(at, at + 6)) ?? null) : null;
    if (tag !== null) {
      writer.write(tag[1] === "/" ? "}" : tag[2]?.toLowerCase() === "sub" ? "_{" : "^{", at);
      at += tag[0].length;
    } else if (sign === "\\") {
      at = writer.writeCommand(at);
    } else if (sign === "$" || sign === "\uFE0E" || sign === "\uFE0F") {
      at += 1;
    } else if (sign === "{" && dropsBraces) {
      const isScript = writer.endsWithScriptMark();
      const isEmpty = text.charAt(at + 1) === "}";
      braces.push(!isScript);
      if (isScript) writer.write(sign, at);
      at += isEmpty && !isScript ? 2 : 1;
      if (isEmpty && !isScript) braces.pop();
    } else if (sign === "}" && dropsBraces) {
      if (braces.pop() !== true) writer.write(sign, at);
      at += 1;
    } else {
      const unit = text.charCodeAt(at);
      const isFullWidth = unit >= 0xff01 && unit <= 0xff5e;
      writer.write(isFullWidth ? String.fromCharCode(unit - 0xfee0) : (OTHER_SIGNS.get(sign) ?? sign), at);
      at += 1;
    }
  }
  const plain = writer.finish();
  return plain.text === text ? null : plain;
}

class PlainWriter {
  readonly #source: string;
  readonly #pieces: string[] = [];
  readonly #offsets: number[] = [];
  #last = "";

  constructor(source: string) {
    this.#source = source;
  }

  write(sign: string, at: number): void {
    this.#pieces.push(sign);
    for (let index = 0; index < sign.length; index += 1) this.#offsets.push(at);
    this.#last = sign;
  }

  endsWithScriptMark(): boolean {
    return this.#last === "^" || this.#last === "_";
  }

  /** Writes what the command at this place stands for; returns the index after it. */
  writeCommand(at: number): number {
    let end = at + 1;
    while (/[A-Za-z]/.test(this.#source.charAt(end)) && end - at < 24) end += 1;
    const name = this.#source.slice(at + 1, end);
    if (name === "") return this.#writeControlSign(at);
    if (TRANSPARENT.has(name)) return end;
    const arrow = ARROWS_WITH_CONDITION.get(name);
    if (arrow !== undefined) {
      this.write(arrow, at);
      return this.#skipArguments(end);
    }
    const sign = COMMAND_SIGNS.get(name);
    if (sign !== undefined) {
      this.write(sign, at);
      return end;
    }
    this.write("\\", at);
    return at + 1;
  }

  /** `\,` and its like are spaces; `\(`, `\)`, `\[`, `\]` open and close mathematics; `\{` is a bracket. */
  #writeControlSign(at: number): number {
    const sign = this.#source.charAt(at + 1);
    if (sign === "" || "()[]!".includes(sign)) return at + 2;
    this.write(",;: ~\\".includes(sign) ? " " : sign, at);
    return at + 2;
  }

  /** Skips `[below]{above}` after an arrow. An argument that does not end is left in place. */
  #skipArguments(at: number): number {
    let end = at;
    for (const [open, close] of [
      ["[", "]"],
      ["{", "}"],
    ] as const) {
      if (this.#source.charAt(end) !== open) continue;
      let depth = 0;
      for (let index = end; index < this.#source.length; index += 1) {
        if (this.#source.charAt(index) === open) depth += 1;
        if (this.#source.charAt(index) === close) depth -= 1;
        if (depth === 0) {
          end = index + 1;
          break;
        }
      }
    }
    return end;
  }

  finish(): PlainNotation {
    return { text: this.#pieces.join(""), offsets: this.#offsets };
  }
}
