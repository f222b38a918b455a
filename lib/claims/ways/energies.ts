import { type Equation, listTerms } from "../../chemistry/equation/equation.ts";
import { findRedoxChanges } from "../../chemistry/redox/changes.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { isUnity } from "../../quantity/units/unit.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, ReadNumber } from "../claim.ts";
import { listNumbers, withoutUnits } from "../read-arithmetic.ts";
import { isTold } from "./told.ts";
import { dimensionOf, factorsOf, isWhole, type Line, type WayVerdict } from "./line.ts";

const ENERGIES: ReadonlySet<number> = new Set([DIMENSIONS.energy, DIMENSIONS.molarEnergy]);

/** ΔG° = −n F E°, with as many electrons as an equation passes on. */
export function judgeCellWork({ tree, operands, said, result, evidence }: Line): WayVerdict {
  const factors = factorsOf(withoutSigns(tree), operands);
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

/** `−(2)(96485)`: the numbers of a product without the minus before them. */
function withoutSigns(tree: Arithmetic): Arithmetic {
  if (tree.kind === "function" && tree.name === "negative") return withoutSigns(tree.of);
  return tree.kind === "operation" ? { ...tree, left: withoutSigns(tree.left), right: withoutSigns(tree.right) } : tree;
}

const KILO = 1000;
const FARADAY = /^9648[45](?:\.\d+)?$|^96500$/;
const GAS = /^8\.31(?:4|45|446)?$/;
const LOGARITHM = /(?:ln|\blog)\s?K[^=]{0,14}=[^A-Z]*(?:[^=]*=)?\s*$/u;

/** ln K = n F E° / (R T): of a voltage and a temperature that were told, with the electrons that an equation passes on. */
export function judgeCellConstant({
  tree,
  result,
  lead,
  evidence,
}: Pick<Line, "tree" | "result" | "evidence"> & { readonly lead: string }): WayVerdict {
  if (!LOGARITHM.test(lead) || tree.kind !== "operation" || tree.operator !== "/") return null;
  const [above, below] = [listNumbers(tree.left), listNumbers(tree.right)];
  const isOf = (pattern: RegExp) => (number: ReadNumber) => pattern.test(number.quantity.value.toFixed());
  const [count, voltage, ...more] = above.filter((number) => !isOf(FARADAY)(number));
  const temperature = below.find((number) => !isOf(GAS)(number));
  if (above.length !== 3 || below.length !== 2 || !below.some(isOf(GAS)) || more.length > 0) return null;
  if (count === undefined || voltage === undefined || temperature === undefined || !isWhole(count)) return null;
  const isTemperature =
    ["298", "298.15"].includes(temperature.quantity.value.toFixed()) || isTold(temperature, evidence);
  const isOfCell = isTold(voltage, evidence) && isTemperature;
  const electrons = count.quantity.value.toNumber();
  const value = evaluate(withoutUnits(tree));
  return isOfCell &&
    evidence.equations.some((each) => passesOn(each, electrons)) &&
    value.ok &&
    isRoundingOf(result, value.value.value)
    ? "holds"
    : null;
}

function passesOn(equation: Equation, electrons: number): boolean {
  const all = [...listTerms(equation)];
  const own = all.find(({ formula }) => formula.counts.size === 0 && formula.charge === -1);
  if (own !== undefined) return (own.coefficient?.numerator ?? 1) === electrons;
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
