import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { areSameUnit, isUnity, type Unit } from "../../quantity/units/unit.ts";
import { isRoundingOf } from "../agreement.ts";
import type { Arithmetic, Binding, ReadNumber } from "../claim.ts";
import { evaluate } from "../evaluate-arithmetic.ts";
import type { Evidence, Fact } from "../evidence.ts";
import { listNumbers, withoutUnits } from "../read-arithmetic.ts";
import { OF_HALF_LIFE } from "./fractions.ts";
import { isWhole, type WayVerdict } from "./line.ts";
import { isPercent } from "./meanings.ts";
import { isSameAsTold } from "./told.ts";

type Calculation = {
  readonly tree: Arithmetic;
  readonly result: ReadNumber;
  readonly said: Binding;
  readonly sentence: string;
  readonly evidence: Evidence;
};

const TOTAL = /total|altogether|in all|together|en tout|juntos|总|一共|共|कुल|ጠቅላላ|ድምር|በአጠቃላይ/iu;
const WHOLE = 100;

/** What was told as this number, of this kind where it has a unit. */
function factsOf(number: ReadNumber, { facts, said }: Evidence): readonly Fact[] {
  const { unit } = number.quantity;
  return [...facts, ...said].filter(
    (fact) =>
      fact.source !== "material" &&
      (isUnity(unit) || areSameUnit(fact.quantity.unit, unit)) &&
      isSameAsTold(number, fact),
  );
}

const areLike = (numbers: readonly ReadNumber[], unit: Unit, evidence: Evidence): boolean =>
  numbers.every((number) => factsOf(number, evidence).some(({ quantity }) => areSameUnit(quantity.unit, unit)));

function hasOnly(tree: Arithmetic, operators: string): boolean {
  if (tree.kind === "number") return true;
  return (
    tree.kind === "operation" &&
    operators.includes(tree.operator) &&
    hasOnly(tree.left, operators) &&
    hasOnly(tree.right, operators)
  );
}

/** Masses, amounts, volumes of one whole that were each told in the unit of what they come to. */
export function judgeToldSum({ tree, result, sentence, evidence }: Calculation): WayVerdict {
  const { unit } = result.quantity;
  const isTotal = TOTAL.test(sentence);
  const isOfKind =
    unit.dimension === DIMENSIONS.mass || (isTotal && [DIMENSIONS.volume, DIMENSIONS.amount].includes(unit.dimension));
  if (tree.kind !== "operation" || !hasOnly(tree, isTotal ? "+" : "+-") || !isOfKind) return null;
  const value = evaluate(withoutUnits(tree));
  if (!value.ok || value.value.value.lte(0) || !isRoundingOf(result, value.value.value, 1)) return null;
  return areLike(listNumbers(tree), unit, evidence) ? "holds" : null;
}

/** How many times as much one is as the other, both told: "56 / 14.03 = 4.0", a share "20 / 200 × 100 % = 10 %". */
export function judgeToldRatio({ tree, result, said, sentence, evidence }: Calculation): WayVerdict {
  if (!hasOnly(tree, "*/")) return null;
  const numbers = listNumbers(tree);
  const isShare = isPercent(result.quantity.unit);
  const [above, below, ...more] = numbers.filter(
    ({ quantity }) => !quantity.value.eq(WHOLE) || isUnity(result.quantity.unit),
  );
  if (above === undefined || below === undefined || more.length > 0) return null;
  const quotient = above.quantity.value.div(below.quantity.value);
  const values = isShare ? [quotient.times(WHOLE)] : [quotient];
  if (!values.some((value) => isRoundingOf(result, value))) return null;
  if (isShare) {
    const areMasses = [above, below].every((number) =>
      factsOf(number, evidence).some(({ quantity }) => quantity.unit.dimension === DIMENSIONS.mass),
    );
    return areMasses && quotient.lt(1) ? "holds" : null;
  }
  const areTimes = [above, below].every((number) =>
    factsOf(number, evidence).some(({ quantity }) => quantity.unit.dimension === DIMENSIONS.time),
  );
  if (areTimes && OF_HALF_LIFE.test(sentence)) return isUnity(result.quantity.unit) ? "holds" : null;
  const isOfNothing = (result.binding.symbol ?? said.symbol) === null && isUnity(result.quantity.unit);
  const isMassRatio =
    factsOf(below, evidence).some(({ quantity }) => quantity.unit.dimension === DIMENSIONS.molarMass) &&
    factsOf(above, evidence).some(
      ({ quantity }) => quantity.unit.dimension === DIMENSIONS.molarMass || isUnity(quantity.unit),
    );
  return isOfNothing && isMassRatio && quotient.gte(1) && !isWhole(below) ? "holds" : null;
}
