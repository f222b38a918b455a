import type { Locale } from "../../../i18n/locales.ts";
import type { Operator, Term } from "../../../methods/facts.ts";
import { givenTerm } from "../../../methods/rules/quantity-terms.ts";
import { add, divide, multiply, subtract } from "../../../quantity/arithmetic.ts";
import type { QuantityResult } from "../../../quantity/arithmetic.ts";
import { scanNumber } from "../../../quantity/numbers/scan-number.ts";
import { withDecimalPoint } from "../../../quantity/numbers/parse-number.ts";
import { pureNumber } from "../../../quantity/quantity.ts";
import type { Quantity } from "../../../quantity/quantity.ts";

/** A calculation that somebody wrote: what stands there, and its result. */
type Calculation = {
  readonly terms: readonly (Term | Operator)[];
  readonly result: Quantity;
  /** The rule by which figures are kept: `both` for a bracket with a sum within a product. */
  readonly rule: "product" | "sum" | "both";
};

type Sign = "+" | "-" | "*" | "/" | "(" | ")";

type Token =
  | { readonly kind: "number"; readonly number: Quantity; readonly shown: Term }
  | { readonly kind: "sign"; readonly sign: Sign };

const SIGNS: Readonly<Record<string, Sign>> = {
  "+": "+",
  "-": "-",
  "×": "*",
  "·": "*",
  "*": "*",
  x: "*",
  X: "*",
  "÷": "/",
  "/": "/",
  "(": "(",
  ")": ")",
};

/** More is no exercise on figures. */
const MOST_TOKENS = 24;

/** `counts`: whether zeros at the end of a whole number were measured. */
function readTokens(text: string, locale: Locale, counts: boolean): Token[] | null {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const sign = SIGNS[text.charAt(at)];
    const last = tokens.at(-1);
    const isOperand = last === undefined || (last.kind === "sign" && last.sign !== ")");
    if (text.charAt(at) === " ") at += 1;
    else if (sign !== undefined && !(isOperand && sign === "-")) {
      tokens.push({ kind: "sign", sign });
      at += 1;
    } else {
      const scanned = scanNumber(text, at, locale);
      if (!scanned.ok || !isOperand || scanned.value.form === "fraction") return null;
      const reading = withDecimalPoint(text, scanned.value);
      if (reading.significantFigures === null || reading.value.isNegative()) return null;
      if (reading.doubt !== null && reading.doubt !== "expression" && reading.doubt !== "range") return null;
      const number = pureNumber(reading.value, reading.significantFigures + (counts ? reading.openZeros : 0));
      const notation = reading.form === "scientific" ? "scientific" : "plain";
      tokens.push({ kind: "number", number, shown: { ...givenTerm(number), notation } });
      at = reading.end;
    }
    if (tokens.length > MOST_TOKENS) return null;
  }
  return tokens;
}

type Node = { readonly value: Quantity; readonly depth: "number" | "product" | "sum" | "both" | "mixed" };

/** By the rules of precedence; null where brackets or signs make no sense. */
class Reader {
  private at = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  whole(): Node | null {
    const node = this.sum();
    return this.at === this.tokens.length ? node : null;
  }

  private take<S extends Sign>(...signs: readonly S[]): S | null {
    const token = this.tokens[this.at];
    const taken = token?.kind === "sign" ? signs.find((sign) => sign === token.sign) : undefined;
    if (taken === undefined) return null;
    this.at += 1;
    return taken;
  }

  private sum(): Node | null {
    return this.chain(["+", "-"], () => this.product(), "sum");
  }

  private product(): Node | null {
    return this.chain(["*", "/"], () => this.operand(), "product");
  }

  private chain(
    signs: readonly ("+" | "-" | "*" | "/")[],
    next: () => Node | null,
    kind: "sum" | "product",
  ): Node | null {
    let node = next();
    for (let sign = this.take(...signs); sign !== null && node !== null; sign = this.take(...signs)) {
      const other = next();
      const value: QuantityResult | null = other === null ? null : OPERATIONS[sign](node.value, other.value);
      node = other === null || value?.ok !== true ? null : { value: value.value, depth: joint(node, other, kind) };
    }
    return node;
  }

  private operand(): Node | null {
    const token = this.tokens[this.at];
    if (token?.kind === "number") {
      this.at += 1;
      return { value: token.number, depth: "number" };
    }
    if (this.take("(") === null) return null;
    const inner = this.sum();
    return this.take(")") === null ? null : inner;
  }
}

const OPERATIONS: Readonly<Record<"+" | "-" | "*" | "/", (a: Quantity, b: Quantity) => QuantityResult>> = {
  "+": add,
  "-": subtract,
  "*": multiply,
  "/": divide,
};

/** Which rule the whole follows; `mixed` where more than a bracket within a product comes together. */
function joint(a: Node, b: Node, kind: "sum" | "product"): Node["depth"] {
  const depths = [a.depth, b.depth].filter((depth) => depth !== "number" && depth !== kind);
  if (depths.length === 0) return kind;
  return kind === "product" && depths.every((depth) => depth === "sum" || depth === "both") ? "both" : "mixed";
}

function evaluate(text: string, locale: Locale, counts: boolean): Calculation | null {
  const tokens = readTokens(text, locale, counts);
  const node = tokens === null ? null : new Reader(tokens).whole();
  if (tokens === null || node === null || node.depth === "number" || node.depth === "mixed") return null;
  const terms = tokens.map((token) => (token.kind === "number" ? token.shown : token.sign));
  return { terms, result: node.value, rule: node.depth };
}

/** Both readings of zeros at the end of whole numbers: measured, or not. */
export function readCalculations(text: string, locale: Locale): readonly [Calculation, Calculation] | null {
  const [measured, open] = [evaluate(text, locale, true), evaluate(text, locale, false)];
  return measured === null || open === null ? null : [measured, open];
}
