import { STRONG_ACIDS, STRONG_BASES, WEAK_ACIDS, WEAK_BASES } from "../../chemistry/data/acid-constants.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { listSpokenOf } from "./meanings.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf } from "../agreement.ts";
import type { FunctionName, ReadNumber } from "../claim.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import { listNumbers } from "../read-arithmetic.ts";
import { isComputed, pairOf } from "./told.ts";
import { dimensionOf, type Line, type Operand, type WayVerdict } from "./line.ts";

const IONS: Readonly<Record<string, ReadonlySet<string>>> = {
  pH: new Set(["H+", "H3O+"]),
  pOH: new Set(["OH-", "HO-"]),
};
const OTHER: Readonly<Record<string, string>> = { pH: "pOH", pOH: "pH" };

/** pH = −log[H⁺], pOH = −log[OH⁻], of ions or of what gives as many of them; pH + pOH = 14. */
export function judgeLogarithm(line: Line): WayVerdict {
  const { tree, said, result, operands } = line;
  const symbol = result.binding.symbol ?? said.symbol ?? onlyExponentOf(line.sentence) ?? "";
  const other = OTHER[symbol];
  const value = evaluate(tree);
  if (other === undefined || !value.ok || !isRoundingOf(result, value.value.value)) return null;
  if (tree.kind === "operation" && tree.operator === "-" && tree.left.kind === "number") {
    const [, taken] = operands;
    return isFourteen(tree.left.number) && operands.length === 2 && taken?.meaning?.symbol === other ? "holds" : null;
  }
  const [concentration, ...more] = operands;
  const isLogarithm =
    tree.kind === "function" && tree.name === "negative" && tree.of.kind === "function" && tree.of.name === "log";
  if (!isLogarithm || concentration === undefined || more.length > 0) return null;
  if (concentration.meaning === null || dimensionOf(concentration) !== DIMENSIONS.concentration) return null;
  const of =
    concentration.number.binding.of[0] ?? concentration.meaning.of ?? [...line.evidence.mentioned].at(-1) ?? null;
  if (of === null) return null;
  // The x of an acid that gives little of it.
  const isOfWeak = concentration.meaning.symbol === "x" && symbol === "pH" && isOfWeakAcid(line);
  if (gives(of, symbol) || isOfWeak) return "holds";
  return gives(of, other) ? "fails" : null;
}

/** pH + pOH are 14: nothing is added to it. */
export function judgeFourteen({ tree, sentence, evidence }: Pick<Line, "tree" | "sentence" | "evidence">): WayVerdict {
  const pair = pairOf(tree);
  const other =
    pair === null || pair.operator !== "+" ? null : [pair.left, pair.right].find((each) => !isFourteen(each));
  const isOfExponent = [...evidence.facts, ...evidence.said].some(
    ({ symbol, quantity }) =>
      (symbol === "pH" || symbol === "pOH") &&
      other !== undefined &&
      other !== null &&
      quantity.value.eq(other.quantity.value),
  );
  const isAdded = pair !== null && [pair.left, pair.right].some((each) => isFourteen(each));
  return isAdded && isOfExponent && /pO?H/u.test(sentence) ? "fails" : null;
}

const isFourteen = ({ quantity }: ReadNumber): boolean => isUnity(quantity.unit) && quantity.value.eq(14);

/** "Its pH is −log 0.20 = 0.70": of a sentence that speaks of one alone. */
function onlyExponentOf(sentence: string): string | null {
  const [only, ...others] = new Set(sentence.match(/p(?:OH|H|K)/gu));
  return others.length === 0 ? (only ?? null) : null;
}

const ALONE: ReadonlySet<FunctionName> = new Set(["log", "ln", "exp", "power"]);

/** `log 2.5 = 0.40`, `e^(−2.08) = 0.125`: said of nothing, so that nothing but its value can be wrong. */
export function judgeLogarithmAlone({
  tree,
  said,
  result,
  sentence,
  evidence,
}: Pick<Line, "tree" | "said" | "result" | "sentence" | "evidence">): WayVerdict {
  const symbol = result.binding.symbol ?? said.symbol;
  // Of a constant, whose logarithm was computed before.
  const isOfConstant =
    symbol?.startsWith("K") === true &&
    tree.kind === "function" &&
    tree.name === "exp" &&
    tree.of.kind === "number" &&
    isComputed(tree.of.number, evidence);
  const isOfNothing = isOfConstant || (symbol === null && onlyExponentOf(sentence) === null);
  if (!isOfNothing || tree.kind !== "function" || !isUnity(result.quantity.unit)) return null;
  if (!ALONE.has(tree.name)) return null;
  const value = evaluate(tree);
  return value.ok && isRoundingOf(result, value.value.value) ? "holds" : null;
}

/** `[H⁺] = 10^(−4.92) = 1.2 × 10⁻⁵ M`: of a pH or pOH that was told. */
export function judgeAntilogarithm({
  tree,
  said,
  result,
  evidence,
}: Pick<Line, "tree" | "said" | "result" | "evidence">): WayVerdict {
  if (tree.kind !== "function" || tree.name !== "power") return null;
  const [exponent, ...more] = listNumbers(tree.of);
  const of = result.binding.of[0] ?? said.of[0];
  if (exponent === undefined || more.length > 0 || of === undefined) return null;
  const isTold = [...evidence.facts, ...evidence.said].some(
    ({ symbol, quantity }) => IONS[symbol ?? ""]?.has(of) === true && quantity.value.eq(exponent.quantity.value.abs()),
  );
  const value = evaluate(tree);
  return isTold && value.ok && value.value.value.lt(1) && isRoundingOf(result, value.value.value) ? "holds" : null;
}

function isOfWeakAcid({ evidence }: Line): boolean {
  const spoken = listSpokenOf(evidence);
  return spoken.some((formula) => formula in WEAK_ACIDS) && !spoken.some((formula) => formula in WEAK_BASES);
}

function gives(formula: string, symbol: string): boolean {
  if (IONS[symbol]?.has(formula) === true) return true;
  return symbol === "pH"
    ? STRONG_ACIDS.has(formula) && formula !== "H2SO4"
    : formula in STRONG_BASES && !formula.includes("(OH)2");
}

/** pKa = −log Ka, and Ka · Kb = Kw. */
export function judgeConstant({ tree, said, result, operands, evidence }: Line): WayVerdict {
  const symbol = result.binding.symbol ?? said.symbol ?? "";
  const value = evaluate(tree);
  if (!value.ok || !isRoundingOf(result, value.value.value)) return null;
  const isOfConstant = ({ number }: Operand): boolean =>
    [...evidence.facts, ...evidence.said].some(
      (fact) => /^K_?[ab]/.test(fact.symbol ?? "") && fact.quantity.value.eq(number.quantity.value),
    );
  const [first, second, ...more] = operands;
  // √(K · c) of what is weak.
  if (tree.kind === "function" && tree.name === "root" && second !== undefined && more.length === 0) {
    const [constant, other] = operands.toSorted((a, b) => Number(isOfConstant(b)) - Number(isOfConstant(a)));
    const isProduct = tree.of.kind === "operation" && tree.of.operator === "*";
    const isOfBoth =
      constant !== undefined &&
      isOfConstant(constant) &&
      other !== undefined &&
      dimensionOf(other) === DIMENSIONS.concentration;
    return isProduct && isOfBoth ? "holds" : null;
  }
  if (/^pK[ab]/.test(symbol))
    return tree.kind === "function" && tree.name === "negative" && first !== undefined && isOfConstant(first)
      ? "holds"
      : null;
  const isQuotient = tree.kind === "operation" && tree.operator === "/" && more.length === 0;
  const isWater = first?.number.quantity.value.eq("1e-14") === true;
  return /^K_?[ab]/.test(symbol) && isQuotient && isWater && second !== undefined && isOfConstant(second)
    ? "holds"
    : null;
}
