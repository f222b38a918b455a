import { spend } from "../../budget/budget.ts";
import { DIVISION_SIGN, MULTIPLICATION_SIGN } from "../plain-text.ts";
import { LETTERS, RELATIONS } from "./relations.ts";
import { judged, type Statement } from "./statement.ts";

/** What is written between letters: products bind by standing side by side, `PV/nRT` is `PV/(nRT)`. */
type Tree =
  | { readonly kind: "letter"; readonly letter: string }
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "function"; readonly name: "ln" | "log" | "exp" | "root" | "minus"; readonly of: Tree }
  | {
      readonly kind: "operation";
      readonly sign: "+" | "-" | "*" | "/" | "^";
      readonly left: Tree;
      readonly right: Tree;
    };

/** `over` is the line of a fraction: what stands behind its bracket is no longer below it. */
type Sign = "+" | "-" | "*" | "/" | "over" | "^" | "(" | ")";
type Token = Tree | { readonly kind: "sign"; readonly sign: Sign } | { readonly kind: "call"; readonly name: Called };
type Called = "ln" | "log" | "exp" | "root";

/** Whether all that stands behind a stroke is divided by: `a / b · c` is written for both. */
type Reading = "from-left" | "all-below";

const SIGNS: Readonly<Record<string, Sign>> = {
  "+": "+",
  "-": "-",
  "−": "-",
  "–": "-",
  "×": "*",
  "·": "*",
  "⋅": "*",
  "∙": "*",
  [MULTIPLICATION_SIGN]: "*",
  "/": "/",
  "÷": "/",
  [DIVISION_SIGN]: "/",
  "^": "^",
  "(": "(",
  ")": ")",
};
const CALLS: readonly (readonly [written: string, name: Called])[] = [
  ["log10", "log"],
  ["log", "log"],
  ["lg", "log"],
  ["ln", "ln"],
  ["exp", "exp"],
  ["e^", "exp"],
  ["√", "root"],
];
const SMALL = "₀₁₂₃₄₅₆₇₈₉";
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const NUMBER = /^\d{1,5}(?:[.,]\d{1,5})?|^½/u;
/** Markup and what makes an index. */
const SKIPPED = /[\s*`$_{}]/u;
const LONGEST_SIDE = 60;
const MOST_SIDES = 12;

/** Signs of one row, indices on the line, `∆` as `Δ`; each with its place. */
function normalise(
  line: string,
  from: number,
  to: number,
): { readonly text: string; readonly places: readonly number[] } {
  let text = "";
  const places: number[] = [];
  const put = (signs: string, at: number): void => {
    for (const sign of signs) {
      text += sign;
      places.push(at);
    }
  };
  const closing: string[] = [];
  for (let at = from; at < to; at += 1) {
    const sign = line.charAt(at);
    const [small, raised] = [SMALL.indexOf(sign), RAISED.indexOf(sign)];
    if (sign === "{") {
      const isPower = text.endsWith("^");
      closing.push(isPower ? ")" : "");
      if (isPower) put("(", at);
    } else if (sign === "}") put(closing.pop() ?? "", at);
    else if (SKIPPED.test(sign)) continue;
    else if (small >= 0) put(String(small), at);
    else if (raised >= 0) put(`^${raised}`, at);
    else put({ "∆": "Δ", "⁺": "+", "⁻": "-", "⊖": "°", "⦵": "°" }[sign] ?? sign, at);
  }
  // "[H^+]" is an ion and no power, "E^°" no power either.
  return withoutRaised(text, places);
}

function withoutRaised(text: string, places: readonly number[]) {
  const kept = [...text].map((sign, at) => sign !== "^" || !/^(?:\(?[+-]\)?\]|\(?°\)?)/u.test(text.slice(at + 1)));
  return {
    text: [...text].filter((_, at) => kept[at]).join(""),
    places: places.filter((_, at) => kept[at]),
  };
}

/** The tokens of a text; null where something in it is none. */
function tokenise(text: string): Token[] | null {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const rest = text.slice(at);
    const call = CALLS.find(([written]) => rest.startsWith(written));
    const letter = LETTERS.find(([written]) => rest.startsWith(written));
    const number = NUMBER.exec(rest)?.[0];
    const sign = SIGNS[rest.charAt(0)];
    if (call !== undefined && (letter === undefined || call[0].length >= letter[0].length)) {
      tokens.push({ kind: "call", name: call[1] });
      at += call[0].length;
    } else if (letter !== undefined) {
      tokens.push({ kind: "letter", letter: letter[1] });
      at += letter[0].length;
    } else if (number !== undefined) {
      tokens.push({ kind: "number", value: number === "½" ? 0.5 : Number(number.replace(",", ".")) });
      at += number.length;
    } else if (sign !== undefined) {
      tokens.push({ kind: "sign", sign: rest.startsWith(`${DIVISION_SIGN}(`) ? "over" : sign });
      at += 1;
    } else return null;
  }
  return tokens;
}

class Reader {
  readonly #tokens: readonly Token[];
  readonly #reading: Reading;
  #at = 0;

  constructor(tokens: readonly Token[], reading: Reading) {
    this.#tokens = tokens;
    this.#reading = reading;
  }

  read(): Tree | null {
    const tree = this.#sum();
    return this.#at === this.#tokens.length ? tree : null;
  }

  #sign(...signs: readonly Sign[]): Sign | null {
    const token = this.#tokens[this.#at];
    if (token?.kind !== "sign" || !signs.includes(token.sign)) return null;
    this.#at += 1;
    return token.sign;
  }

  #sum(): Tree | null {
    let left = this.#product();
    while (left !== null) {
      const sign = this.#sign("+", "-");
      if (sign === null) return left;
      const right = this.#product();
      if (right === null) return null;
      left = { kind: "operation", sign: sign === "+" ? "+" : "-", left, right };
    }
    return left;
  }

  #product(): Tree | null {
    if (this.#sign("-") !== null) {
      const of = this.#product();
      return of === null ? null : { kind: "function", name: "minus", of };
    }
    let left = this.#group();
    let isBehindFraction = false;
    while (left !== null) {
      const sign: Sign | null = this.#sign("*", "/", "over") ?? (isBehindFraction && this.#begins() ? "*" : null);
      if (sign === null) return left;
      const right: Tree | null =
        sign === "over"
          ? this.#power()
          : sign === "/" && this.#reading === "all-below"
            ? this.#product()
            : this.#group();
      if (right === null) return null;
      isBehindFraction = sign === "over";
      left = { kind: "operation", sign: sign === "*" ? "*" : "/", left, right };
    }
    return left;
  }

  /** Whether a factor stands here. */
  #begins(): boolean {
    const next = this.#tokens[this.#at];
    return next !== undefined && (next.kind !== "sign" || next.sign === "(");
  }

  /** What stands side by side. */
  #group(): Tree | null {
    let left = this.#power();
    while (left !== null) {
      if (!this.#begins()) return left;
      const right = this.#power();
      if (right === null) return null;
      left = { kind: "operation", sign: "*", left, right };
    }
    return left;
  }

  #power(): Tree | null {
    const base = this.#factor();
    if (base === null || this.#sign("^") === null) return base;
    const isNegative = this.#sign("-") !== null;
    const exponent = this.#factor();
    if (exponent === null) return null;
    const right: Tree = isNegative ? { kind: "function", name: "minus", of: exponent } : exponent;
    return { kind: "operation", sign: "^", left: base, right };
  }

  #factor(): Tree | null {
    const token = this.#tokens[this.#at];
    if (token === undefined) return null;
    if (token.kind === "sign") {
      if (this.#sign("(") === null) return null;
      const inner = this.#sum();
      return inner !== null && this.#sign(")") !== null ? inner : null;
    }
    this.#at += 1;
    if (token.kind !== "call") return token;
    const next = this.#tokens[this.#at];
    const isBracket = next?.kind === "sign" && next.sign === "(";
    // `log [A⁻]/[HA]` is that of the quotient.
    const of = isBracket ? this.#factor() : this.#reading === "all-below" ? this.#product() : this.#group();
    return of === null ? null : { kind: "function", name: token.name, of };
  }
}

const READINGS: readonly Reading[] = ["from-left", "all-below"];

function readSide(text: string): Tree[] {
  const tokens = tokenise(text);
  if (tokens === null || tokens.length === 0) return [];
  return READINGS.flatMap((reading) => new Reader(tokens, reading).read() ?? []);
}

function lettersOf(tree: Tree): string[] {
  if (tree.kind === "letter") return [tree.letter];
  if (tree.kind === "number") return [];
  return tree.kind === "function" ? lettersOf(tree.of) : [...lettersOf(tree.left), ...lettersOf(tree.right)];
}

const FUNCTIONS: Readonly<Record<"ln" | "log" | "exp" | "root" | "minus", (value: number) => number>> = {
  ln: Math.log,
  log: Math.log10,
  exp: Math.exp,
  root: Math.sqrt,
  minus: (value) => -value,
};

function valueOf(tree: Tree, values: ReadonlyMap<string, number>): number {
  if (tree.kind === "letter") return values.get(tree.letter) ?? Number.NaN;
  if (tree.kind === "number") return tree.value;
  if (tree.kind === "function") return FUNCTIONS[tree.name](valueOf(tree.of, values));
  const [left, right] = [valueOf(tree.left, values), valueOf(tree.right, values)];
  switch (tree.sign) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "^":
      return left ** right;
  }
}

type Known = { readonly target: string; readonly tree: Tree; readonly sure: boolean };

const keyOf = (letters: readonly string[]): string => [...new Set(letters)].toSorted().join(" ");

const KNOWN: ReadonlyMap<string, readonly Known[]> = RELATIONS.reduce((known, { law, sure }) => {
  const [target = "", written = ""] = law.split("=");
  const [tree] = readSide(normalise(written, 0, written.length).text);
  const [letter] = readSide(normalise(target, 0, target.length).text);
  if (tree === undefined || letter === undefined) throw new Error(`${law} cannot be read`);
  const key = keyOf([...lettersOf(letter), ...lettersOf(tree)]);
  const [name = ""] = lettersOf(letter);
  return known.set(key, [
    ...(known.get(key) ?? []),
    { target: name, tree: letter.kind === "letter" ? tree : solved(letter, tree), sure },
  ]);
}, new Map<string, readonly Known[]>());

/** Of `ln k = …` and `1/[A] = …` what the letter itself is. */
function solved(left: Tree, right: Tree): Tree {
  if (left.kind === "function" && left.name === "ln" && left.of.kind === "letter")
    return { kind: "function", name: "exp", of: right };
  if (left.kind === "operation" && left.sign === "/" && left.right.kind === "letter")
    return { kind: "operation", sign: "/", left: left.left, right };
  if (left.kind === "function" && left.name === "ln" && left.of.kind === "operation" && left.of.left.kind === "letter")
    return {
      kind: "operation",
      sign: "*",
      left: left.of.right,
      right: { kind: "function", name: "exp", of: right },
    };
  throw new Error("No letter stands alone");
}

/** Points that no two relations have in common by chance. */
const STARTS: readonly number[] = [0.61, 0.83, 1.27];
const STEP = 0.137;
/** `ln 2` is written as 0.693. */
const NEAR = 3e-4;

function holds(left: Tree, right: Tree, { target, tree }: Known): boolean {
  const letters = [...new Set([...lettersOf(left), ...lettersOf(right), ...lettersOf(tree)])].toSorted();
  return STARTS.every((start) => {
    const values = new Map(letters.map((letter, at) => [letter, start + STEP * at] as const));
    values.set(target, valueOf(tree, values));
    const [one, other] = [valueOf(left, values), valueOf(right, values)];
    return Number.isFinite(one) && Math.abs(one - other) <= NEAR * Math.max(Math.abs(one), Math.abs(other));
  });
}

/** Laws in letters, `n = m/M`, however they are turned: right where one of the known ones comes to the same, wrong where its letters are all there and do not. */
export function judgeLaws(line: string, isDenied: boolean): Statement[] {
  const found: Statement[] = [];
  for (const sign of line.matchAll(/=/g)) {
    const law = lawAround(line, sign.index);
    if (law !== null && (law.isRight || !isDenied)) found.push(judged(law, law.isRight));
  }
  return found;
}

type Side = { readonly at: number; readonly trees: readonly Tree[]; readonly letters: readonly string[] };

function lawAround(
  line: string,
  at: number,
): { readonly start: number; readonly end: number; readonly isRight: boolean } | null {
  const [lefts, rights] = [sidesOf(line, at, -1), sidesOf(line, at, 1)];
  spend(10 * (lefts.length + rights.length));
  let wrong: { readonly start: number; readonly end: number; readonly isRight: boolean } | null = null;
  for (const left of lefts) {
    for (const right of rights.toReversed()) {
      const known = KNOWN.get(keyOf([...left.letters, ...right.letters])) ?? [];
      if (known.length === 0) continue;
      const span = { start: left.at, end: right.at + 1 };
      const isRight = left.trees.some((one) =>
        right.trees.some((other) => known.some((relation) => holds(one, other, relation))),
      );
      if (isRight) return { ...span, isRight };
      // A product of letters that comes to a number is no law between them: Z = PV/(nRT) = 0.96.
      const isBetween = left.letters.length > 0 && right.letters.length > 0;
      if (isBetween && known.some(({ sure }) => sure)) wrong ??= { ...span, isRight };
    }
  }
  return wrong;
}

/** What may stand on one side of the sign, from the shortest on: each ends where no letter, digit or operator follows. */
function sidesOf(line: string, sign: number, step: 1 | -1): Side[] {
  const sides: Side[] = [];
  for (
    let at = sign + step;
    at >= 0 && at < line.length && Math.abs(at - sign) <= LONGEST_SIDE && sides.length < MOST_SIDES;
    at += step
  ) {
    if (/[=\n]/.test(line.charAt(at))) break;
    if (/[\s*`$]/.test(line.charAt(at)) || !isBorder(line, at, step)) continue;
    const { text } = step > 0 ? normalise(line, sign + 1, at + 1) : normalise(line, at, sign);
    const trees = readSide(text);
    if (trees.length > 0) sides.push({ at, trees, letters: trees.flatMap((tree) => lettersOf(tree)) });
  }
  return sides;
}

function isBorder(line: string, at: number, step: 1 | -1): boolean {
  const next = line.charAt(at + step);
  if (/[\p{Script=Latin}\p{Script=Greek}\d₀-₉⁰¹²³⁴-⁹½°⊖_^{[(]/u.test(next)) return false;
  if (step < 0 && /[}\])]/.test(next)) return false;
  const rest = step > 0 ? line.slice(at + 1, at + 4) : line.slice(Math.max(0, at - 2), at);
  const isJoined = new RegExp(`[+×·/÷^${DIVISION_SIGN}${MULTIPLICATION_SIGN}]`, "u").test(rest) || / [-−–] /.test(rest);
  return !isJoined && (step > 0 || !/[-−–]$/.test(rest));
}
