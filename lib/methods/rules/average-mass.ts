import { writeEquality } from "../../algebra/write-tree.ts";
import { isotopeRole, meanMass, shareOfTwo, sumOfShares } from "../../laws/atoms/average-mass.ts";
import { SAMPLE } from "../../laws/law.ts";
import { lawWays } from "../../laws/law-way.ts";
import { ZERO } from "../../quantity/decimal.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { coarsestPlace, figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import { UNITY } from "../../quantity/units/unit.ts";
import { fail, succeed } from "../../result.ts";
import type { Variable } from "./kinds.ts";
import { givenTerm, inUnit } from "./quantity-terms.ts";
import { type Rule, type Scene, type Way, withInputs, withStepsBefore } from "./rule.ts";
import { step } from "../terms.ts";

/** Whether shares make up all atoms, within what rounding does to them. */
function areAll(inputs: readonly Quantity[]): boolean {
  const shares = inputs.map((share) => inUnit(share, "%"));
  const place = coarsestPlace(...shares.map(({ value, significantFigures }) => lastPlace(value, significantFigures)));
  const tolerance = place === null ? 0 : 0.5 * (shares.length - 1) * 10 ** place;
  return shares
    .reduce((sum, { value }) => sum.plus(value), ZERO)
    .minus(100)
    .abs()
    .lte(tolerance);
}

const isShare = ({ kind }: Variable): boolean => kind === "abundance";

/** Of shares that are all that there is. */
const ofAll = (way: Way): Way => ({
  ...way,
  compute: (inputs) =>
    areAll(inputs.filter((_, index) => way.needs.some((need, place) => place === index && isShare(need))))
      ? way.compute(inputs)
      : fail({ code: "not-valid" }),
});

/** Relative masses have no unit. */
const withoutUnit = (way: Way): Way =>
  withInputs(way, (inputs) =>
    inputs.map((input, index) =>
      way.needs[index]?.kind === "isotope-mass" ? { ...inUnit(input, "u"), unit: UNITY } : input,
    ),
  );

const castOf = (mean: string | null, isotopes: readonly string[]) => ({
  [SAMPLE]: mean,
  ...Object.fromEntries(isotopes.map((isotope, index) => [isotopeRole(index), isotope])),
});

const turned = ([own, other, ...rest]: readonly Quantity[]): readonly Quantity[] =>
  own === undefined || other === undefined ? [] : [other, own, ...rest];

/** Both shares are equally uncertain, for they make up all: the smaller one ends where the larger one does. */
const asKnownAs = (way: Way, rest: Way): Way => ({
  ...way,
  compute(inputs) {
    const [own, other] = [way.compute(inputs), rest.compute(turned(inputs))];
    if (!own.ok || !other.ok) return fail({ code: "not-valid" });
    const { value, significantFigures } = own.value.value.lt(other.value.value) ? other.value : own.value;
    return succeed({
      ...own.value,
      significantFigures: figuresToPlace(own.value.value, lastPlace(value, significantFigures)),
    });
  },
});

/** x is put in first, and an isotope that has no name is told by its mass. */
function withUnknown(way: Way, isotope: string): Way {
  const led = withStepsBefore(way, ([own, other]) =>
    own === undefined || other === undefined
      ? []
      : [step("one-unknown", [writeEquality(shareOfTwo.equality)], { mass: givenTerm(own), other: givenTerm(other) })],
  );
  if (isotope.startsWith("^")) return led;
  return {
    ...led,
    explain(inputs, output) {
      const explained = led.explain(inputs, output);
      const [own] = inputs;
      return own === undefined
        ? explained
        : { ...explained, answer: { id: "share-of-mass", values: { mass: givenTerm(own) } } };
    },
  };
}

function shareWays(wanted: Variable, isotope: string, other: string, mean: Variable, scene: Scene): Way[] {
  const waysTo = (own: string, rest: string): Way[] =>
    lawWays([shareOfTwo], { ...wanted, of: own }, scene, castOf(mean.of, [own, rest]));
  return waysTo(isotope, other).flatMap((way) =>
    waysTo(other, isotope).map((rest) => withUnknown(asKnownAs(way, rest), isotope)),
  );
}

/** The mean mass of an element's atoms from its isotopes and their shares, and what is not known of these from the mean. */
export const averageMass: Rule = (wanted, scene) => {
  const { kind, of } = wanted;
  const { isotopes, givens } = scene;
  if (isotopes === undefined) return [];
  const mean = givens.find((given) => given.kind === "atomic-mass") ?? null;
  if (kind === "atomic-mass" || kind === "relative-atomic-mass") {
    const unit = kind === "atomic-mass" ? "u" : "";
    const ways = lawWays([meanMass(isotopes.length, unit)], wanted, scene, castOf(of, isotopes)).map(ofAll);
    return mean !== null ? [] : unit === "" ? ways.map(withoutUnit) : ways;
  }
  if (of === null || !isotopes.includes(of)) return [];
  if (kind === "isotope-mass")
    return mean === null
      ? []
      : lawWays([meanMass(isotopes.length, "u")], wanted, scene, castOf(mean.of, isotopes)).map(ofAll);
  if (kind !== "abundance") return [];
  const others = isotopes.filter((each) => each !== of);
  const [other, ...more] = others;
  const isTold = (given: "abundance" | "isotope-mass", isotope: string): boolean =>
    givens.some((each) => each.kind === given && each.of === isotope);
  // Beside a mean it is the rest where the isotope's own mass is what is sought.
  const isRest = others.every((each) => isTold("abundance", each)) && !isTold("isotope-mass", of);
  if (mean === null || isRest)
    return lawWays([sumOfShares(isotopes.length)], wanted, scene, castOf(null, [of, ...others]));
  return other === undefined || more.length > 0 ? [] : shareWays(wanted, of, other, mean, scene);
};
