import { STRONG_ACIDS, STRONG_BASES } from "../../chemistry/data/acid-constants.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isRoundingOf } from "../agreement.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import { dimensionOf, type Line, type Operand, type WayVerdict } from "./line.ts";

const IONS: Readonly<Record<string, ReadonlySet<string>>> = {
  pH: new Set(["H+", "H3O+"]),
  pOH: new Set(["OH-"]),
};
const OTHER: Readonly<Record<string, string>> = { pH: "pOH", pOH: "pH" };

/** pH = −log[H⁺], pOH = −log[OH⁻], of ions or of what gives as many of them; pH + pOH = 14. */
export function judgeLogarithm(line: Line): WayVerdict {
  const { tree, said, result, operands } = line;
  const symbol = result.binding.symbol ?? said.symbol ?? "";
  const other = OTHER[symbol];
  const value = evaluate(tree);
  if (other === undefined || !value.ok || !isRoundingOf(result, value.value.value)) return null;
  if (tree.kind === "operation" && tree.operator === "-" && tree.left.kind === "number") {
    const [, taken] = operands;
    const isFourteen = /^14(?:\.0+)?$/.test(tree.left.number.quantity.value.toFixed());
    return isFourteen && operands.length === 2 && taken?.meaning?.symbol === other ? "holds" : null;
  }
  const [concentration, ...more] = operands;
  const isLogarithm =
    tree.kind === "function" && tree.name === "negative" && tree.of.kind === "function" && tree.of.name === "log";
  if (!isLogarithm || concentration === undefined || more.length > 0) return null;
  if (concentration.meaning === null || dimensionOf(concentration) !== DIMENSIONS.concentration) return null;
  const of =
    concentration.number.binding.of[0] ?? concentration.meaning.of ?? [...line.evidence.mentioned].at(-1) ?? null;
  if (of === null) return null;
  if (gives(of, symbol)) return "holds";
  return gives(of, other) ? "fails" : null;
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
