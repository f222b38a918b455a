import type { Calculation } from "./calculation.ts";
import { SOLUBILITY_PRODUCTS } from "../../chemistry/data/solubility-products.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { isRoundingOf } from "../agreement.ts";
import type { ReadNumber } from "../claim.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import type { Evidence } from "../evidence.ts";
import { listNumbers, withoutUnits } from "../read-arithmetic.ts";
import { listSpokenOf } from "./meanings.ts";
import type { WayVerdict } from "./line.ts";
import { isComputed, isTold } from "./told.ts";

/** So far do tables of constants differ, in powers of ten. */
const TABLES_DIFFER = 0.1;
const WATER = new Decimal("1e-14");
/** What is looked for, squared. */
const SQUARE = /(?:(?<!\p{L})x|\[(?:H|H3O|H₃O|OH)[^\]]{0,4}\])\s?(?:\^\{?2\}?|²)\s?[=≈][^=]*$/u;
/** x, [H⁺], [OH⁻]: what was squared before. */
const ROOTED = /^(?:x|c)$/u;
const REVERSE = /revers|invers|反(?:应|方)|逆反应|逆向|प्रतीप|उल्ट|ተገላቢጦሽ/iu;
const CONCENTRATIONS: ReadonlySet<number> = new Set([DIMENSIONS.concentration, DIMENSIONS.none]);

/** √Ksp and Ksp / c of a salt of two ions, x² = Ka · c, s³ = Ksp / 4 of one of three, √(Ka · c), Kw / K and Kw / [H⁺]. */
export function judgeEquilibrium({ tree, result, said, sentence, lead, evidence }: Calculation): WayVerdict {
  const numbers = listNumbers(tree);
  if (numbers.length === 0 || numbers.length > 2 || !CONCENTRATIONS.has(result.quantity.unit.dimension)) return null;
  const value = evaluate(withoutUnits(tree));
  if (!value.ok || !isRoundingOf(result, value.value.value)) return null;
  const [first, second] = numbers;
  if (first === undefined) return null;
  const salts = listSpokenOf(evidence).flatMap((formula) =>
    SOLUBILITY_PRODUCTS.filter((salt) => salt.formula === formula && isNear(first, new Decimal(salt.constant))),
  );
  const isOf = (ions: number): boolean => salts.some(({ cations, anions }) => cations + anions === ions);
  if (tree.kind === "function" && tree.name === "root") {
    if (second === undefined && isComputed(first, evidence) && ROOTED.test(said.symbol ?? "")) return "holds";
    if (second === undefined) return isOf(2) ? "holds" : salts.length > 0 ? "fails" : null;
    const isProduct = tree.of.kind === "operation" && tree.of.operator === "*";
    return isProduct && isConstant(first, evidence) && isTold(second, evidence) ? "holds" : null;
  }
  if (tree.kind === "operation" && tree.operator === "*" && second !== undefined && SQUARE.test(lead))
    return isConstant(first, evidence) && isTold(second, evidence) ? "holds" : null;
  if (tree.kind !== "operation" || tree.operator !== "/" || second === undefined) return null;
  if (first.quantity.value.eq(1) && REVERSE.test(sentence) && isOfK(said.symbol, sentence))
    return isConstant(second, evidence) ? "holds" : null;
  if (first.quantity.value.eq(WATER)) return isTold(second, evidence) ? "holds" : null;
  if (second.quantity.value.eq(4) && isUnity(second.quantity.unit)) return isOf(3) ? "holds" : null;
  return isOf(2) && isTold(second, evidence) && said.symbol !== "Ksp" ? "holds" : null;
}

const isOfK = (symbol: string | null, sentence: string): boolean =>
  symbol === null ? /equilibrium|equilibrio|équilibre|平衡常数|साम्य/iu.test(sentence) : symbol.startsWith("K");

function isNear({ quantity: { value } }: ReadNumber, constant: Decimal): boolean {
  return value.gt(0) && Math.abs(Math.log10(value.div(constant).toNumber())) < TABLES_DIFFER;
}

/** Told as a constant, or small enough to be nothing else. */
function isConstant(number: ReadNumber, { facts, said }: Evidence): boolean {
  return [...facts, ...said].some(
    ({ symbol, quantity }) => quantity.value.eq(number.quantity.value) && (symbol?.startsWith("K") ?? true),
  );
}
