import type { DerivedConstant } from "../methods/derivation.ts";
import { variableOf, type Variable } from "../methods/rules/kinds.ts";
import { asGiven } from "../methods/rules/as-given.ts";
import type { Rule, Scene, Way } from "../methods/rules/rule.ts";
import { findSubstance } from "../methods/rules/substance.ts";
import { CONSTANTS } from "../quantity/constants.ts";
import { quantity, type Quantity } from "../quantity/quantity.ts";
import { writeDecimal } from "../quantity/stored-quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { fail } from "../result.ts";
import { bind, solvedFor, type Bound, type Input } from "./bind.ts";
import { SAMPLE, SELF } from "./law.ts";
import type { Cast, Law, LawConstant, LawQuantity } from "./law.ts";
import { explainSteps, substanceOf, type Weighed } from "./law-steps.ts";
import { computeBound } from "./compute-bound.ts";
import { listSlips } from "./law-slips.ts";

/** The ways to a quantity by each of these laws. */
export function lawRule(laws: readonly Law[]): Rule {
  return (wanted, scene) =>
    laws
      .filter((law) => law.applies(wanted, scene))
      .flatMap((law) => law.casts(wanted, scene).flatMap((cast) => lawWays([law], wanted, scene, cast)));
}

/** The ways to a quantity by each of these laws, whose substances are as `cast`: all of that of the wanted quantity, else. */
export function lawWays(
  laws: readonly Law[],
  wanted: Variable,
  scene: Scene,
  cast: Cast = { [SELF]: wanted.of },
): Way[] {
  return laws.flatMap((law) => findLawWay(law, wanted, scene, { [SAMPLE]: null, ...cast }) ?? []);
}

/** The way to one quantity of a law from all the others; null where it has no part in it. */
function findLawWay(law: Law, wanted: Variable, scene: Scene, cast: Cast): Way | null {
  const target = law.quantities.find(
    (each) => each.kind === wanted.kind && each.label === wanted.label && substanceOf(each, cast) === wanted.of,
  );
  if (target === undefined) return null;
  if (solvedFor(law, target.key).length === 0 && law.bounds[target.key] === undefined) return null;
  // The molar mass of a substance with a formula is no matter of a law.
  const weighed = law.quantities.flatMap((each): Weighed[] => {
    const substance = each.isMolarMass ? findSubstance(substanceOf(each, cast)) : null;
    return substance === null ? [] : [{ quantity: each, substance }];
  });
  if (weighed.some(({ quantity: each }) => each === target)) return null;
  const needed = law.quantities.filter((each) => each !== target && !weighed.some(({ quantity: own }) => own === each));
  const tryBind = (given: readonly Quantity[]): Bound | null =>
    bind(law, target, [...inputsOf(needed, given), ...weighed.map(asInput)]);
  // Of values with which it was computed.
  const bound = (given: readonly Quantity[]): Bound => {
    const found = tryBind(given);
    if (found === null) throw new Error(`${law.id} was never computed with these`);
    return found;
  };
  return {
    method: law.method,
    needs: needed.map((each) =>
      law.isStrict
        ? variableOf(each.kind, substanceOf(each, cast), each.label)
        : asGiven(scene, each.kind, substanceOf(each, cast), each.label),
    ),
    compute: (given) => {
      const found = tryBind(given);
      return found === null ? fail({ code: "not-valid" }) : computeBound(found);
    },
    isSum: solvedFor(law, target.key)[0]?.kind === "sum",
    listSlips: (given, output) => listSlips(bound(given), output),
    explain: (given, output) => ({
      steps: explainSteps(bound(given), output, { cast, weighed }),
      answer: law.state(wanted, cast, output),
    }),
    constants: (given) => bound(given).constants.map(toldConstant),
  };
}

/** A constant with who says so: physical ones are exact by the SI of 2019 or measured, the rest are definitions. */
function toldConstant({
  letter,
  quantity: { value, unit, significantFigures },
  isFixed,
}: LawConstant): DerivedConstant {
  const isPhysical = Object.values<Quantity>(CONSTANTS).some((known) => known.value.eq(value));
  return {
    letter,
    value: writeDecimal(value, null),
    unit: formatUnit(unit),
    significantFigures,
    source:
      isFixed === true
        ? "definition"
        : significantFigures !== null
          ? "codata-2022"
          : isPhysical
            ? "si-2019"
            : "definition",
  };
}

const asInput = ({ quantity: own, substance }: Weighed): Input => ({
  quantity: own,
  given: quantity(substance.molarMass, "g/mol"),
});

function inputsOf(needed: readonly LawQuantity[], given: readonly Quantity[]): Input[] {
  return needed.map((each, index): Input => {
    const input = given[index];
    if (input === undefined) throw new Error("A law lacks a quantity");
    // What counts something is exact, however it was written.
    return { quantity: each, given: each.isWhole ? { ...input, significantFigures: null } : input };
  });
}
