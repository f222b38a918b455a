import { formatFormula } from "../../chemistry/formula/format.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { dimensionOf, isWhole, type Line, type WayVerdict } from "./line.ts";
import { listRatios } from "./list-ratios.ts";
import { comesToResult } from "./units-tell.ts";

/** An amount times a ratio of whole numbers: that of the coefficients of an equation, or of the atoms in a formula. */
export function judgeRatio(line: Line): WayVerdict {
  const { factors, result, said, evidence } = line;
  const known = (factors ?? []).filter(({ meaning }) => meaning !== null);
  const counts = (factors ?? []).filter(({ meaning }) => meaning === null);
  if (
    known.length === 0 ||
    counts.length === 0 ||
    counts.some(({ number }) => !isWhole(number) && number.form !== "fraction")
  )
    return null;
  const mass = known.find((factor) => dimensionOf(factor) === DIMENSIONS.molarMass && factor.power > 0);
  const ofAmount = known.filter((factor) => factor !== mass);
  const kind = ofAmount.reduce((sum, factor) => sum + factor.power * dimensionOf(factor), 0);
  if (kind !== DIMENSIONS.amount || new Set(ofAmount.map((factor) => dimensionOf(factor))).size < ofAmount.length)
    return null;
  const [amount] = ofAmount;
  const from = amount?.number.binding.of[0] ?? amount?.meaning?.of ?? null;
  const to = mass?.meaning?.of ?? result.binding.of[0] ?? said.of[0] ?? null;
  if ((from === null && to === null) || !comesToResult(line)) return null;
  const ratio = counts.reduce((product, { number, power }) => product * number.quantity.value.toNumber() ** power, 1);
  return listRatios(evidence, from, to).some((each) => Math.abs(each - ratio) < 1e-9) ? "holds" : null;
}

/** `n × (2 mol AlCl₃ / 3 mol Cl₂)`, also between masses: the pair must be that of an equation, and of what it stands between. */
export function judgeWrittenRatio(line: Line): WayVerdict {
  const { factors, result, said, evidence } = line;
  const pair = (factors ?? []).filter(
    ({ number }) =>
      number.quantity.unit.dimension === DIMENSIONS.amount &&
      number.quantity.value.isInteger() &&
      number.binding.of.length === 1 &&
      number.quantity.value.lte(MOST_COUNTED),
  );
  const below = pair.find(({ power }) => power < 0);
  const above = pair.findLast(({ power }) => power > 0);
  if (above === undefined || below === undefined) return null;
  const [to, from] = [above.number.binding.of[0] ?? null, below.number.binding.of[0] ?? null];
  const others = (factors ?? []).filter((factor) => factor !== above && factor !== below);
  const kind = others.reduce((sum, factor) => sum + factor.power * dimensionOf(factor), 0);
  const isOfPair = others.every(({ number, meaning }) => {
    const of = number.binding.of[0] ?? meaning?.of ?? null;
    return of === null || of === from || of === to;
  });
  const ratio = above.number.quantity.value.div(below.number.quantity.value).toNumber();
  const told = result.binding.of[0] ?? said.of[0] ?? null;
  if (others.length === 0 || to === from || !isOfPair || !comesToResult(line)) return null;
  const isOfEquation = listRatios(evidence, from, to).some((each) => Math.abs(each - ratio) < 1e-9);
  const isOfKind = kind === DIMENSIONS.amount || kind === DIMENSIONS.mass;
  return isOfEquation && isOfKind && (told === null || told === to) ? "holds" : null;
}

/** An amount divided by the coefficient of its substance, as the limiting reactant is looked for. */
export function judgeOverCoefficient(line: Line): WayVerdict {
  const [amount, divisor, ...others] = line.factors ?? [];
  if (amount === undefined || divisor === undefined || others.length > 0) return null;
  const isShare = amount.power === 1 && divisor.power === -1 && divisor.meaning === null && isWhole(divisor.number);
  const of = amount.number.binding.of[0] ?? amount.meaning?.of ?? null;
  if (!isShare || of === null || dimensionOf(amount) !== DIMENSIONS.amount || !comesToResult(line)) return null;
  const coefficient = divisor.number.quantity.value.toNumber();
  const isOfEquation = line.evidence.equations.some(({ reactants }) =>
    reactants.some(
      (term) =>
        formatFormula({ ...term.formula, state: null }, "ascii") === of &&
        (term.coefficient?.numerator ?? 1) / (term.coefficient?.denominator ?? 1) === coefficient,
    ),
  );
  return isOfEquation ? "holds" : null;
}

const MOST_COUNTED = 20;
