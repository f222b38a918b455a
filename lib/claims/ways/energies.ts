import { type Equation, listTerms } from "../../chemistry/equation/equation.ts";
import { findRedoxChanges } from "../../chemistry/redox/changes.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import { isRoundingOf } from "../agreement.ts";
import { dimensionOf, isWhole, type Line, type WayVerdict } from "./line.ts";

const ENERGIES: ReadonlySet<number> = new Set([DIMENSIONS.energy, DIMENSIONS.molarEnergy]);

/** ΔG° = −n F E°, with as many electrons as an equation passes on. */
export function judgeCellWork({ factors, tree, said, result, evidence }: Line): WayVerdict {
  if ((result.binding.symbol ?? said.symbol) !== "ΔG" || factors?.length !== 3) return null;
  const [count, ...others] = factors.toSorted((a, b) => Number(a.meaning !== null) - Number(b.meaning !== null));
  const kinds = others.map((factor) => dimensionOf(factor));
  const isOfCell = kinds.includes(DIMENSIONS.potential) && others.some(({ meaning }) => meaning?.origin === "constant");
  if (count === undefined || count.meaning !== null || !isOfCell || factors.some(({ power }) => power < 0)) return null;
  const electrons = count.number.quantity.value.abs().toNumber();
  const value = evaluate(tree);
  const joules = value.ok ? value.value.value : null;
  if (joules === null || !isWhole(count.number) || !evidence.equations.some((each) => passesOn(each, electrons)))
    return null;
  const isToldInKilojoules = result.quantity.unit.factors.some(({ unit }) => unit.symbol === "kJ");
  return isRoundingOf(result, isToldInKilojoules ? joules.div(KILO) : joules) ? "holds" : null;
}

const KILO = 1000;

function passesOn(equation: Equation, electrons: number): boolean {
  const all = [...listTerms(equation)];
  return (findRedoxChanges(equation) ?? []).some(({ element, from, to }) => {
    const atoms = all.map(
      ({ coefficient, formula }) =>
        ((formula.counts.get(element) ?? 0) * (coefficient?.numerator ?? 1)) / (coefficient?.denominator ?? 1),
    );
    const step = Math.abs(to.numerator / to.denominator - from.numerator / from.denominator);
    return atoms.some((count) => count > 0 && count * step === electrons);
  });
}

/** ΔG = ΔH − T ΔS, with the product or its value; a sum of the two fails. */
export function judgeGibbs({ tree, said, result }: Line): WayVerdict {
  if ((result.binding.symbol ?? said.symbol) !== "ΔG" || tree.kind !== "operation") return null;
  if (tree.operator !== "-" && tree.operator !== "+") return null;
  const [left, right, whole] = [evaluate(tree.left), evaluate(tree.right), evaluate(tree)];
  if (!left.ok || !right.ok || !ENERGIES.has(left.value.unit.dimension) || !ENERGIES.has(right.value.unit.dimension))
    return null;
  const isProduct = tree.right.kind === "operation" && tree.right.operator === "*";
  if (tree.operator === "+") return isProduct && tree.left.kind === "number" ? "fails" : null;
  const { unit } = result.quantity;
  const isOfKind = isUnity(unit) || ENERGIES.has(unit.dimension);
  return isOfKind && whole.ok && isRoundingOf(result, whole.value.value) ? "holds" : null;
}
