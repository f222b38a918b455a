import { STRONG_ACIDS, STRONG_BASES } from "../../chemistry/data/acid-constants.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isRoundingOf } from "../agreement.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import { dimensionOf, type Line, type WayVerdict } from "./line.ts";

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
  const of = concentration.number.binding.of[0] ?? concentration.meaning.of;
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
