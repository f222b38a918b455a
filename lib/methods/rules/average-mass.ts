import { toSubscript } from "../../chemistry/formula/format.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import { fail } from "../../result.ts";
import type { FactValue, Operator, StepFacts, Term } from "../facts.ts";
import { bracketed, expression, formulaTerm, joined, variable } from "../terms.ts";
import { KINDS, variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { computed, exactly, givenTerm, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

/**
 * A mean of atoms that hardly differ in mass is better known than the shares that it is weighed with: with 75 % and 25 %
 * it is 35.5, not 36.
 */
const FEWEST_FIGURES_OF_MEAN = 3;

const letter = (name: string, index: number): Term => variable(`${name}${toSubscript(String(index + 1))}`);

const percent = (share: Quantity): Quantity => inUnit(share, "%");

/** A share as a fraction, with its own figures. */
function fraction(share: Quantity): Quantity {
  return pureNumber(percent(share).value.div(100), share.significantFigures);
}

const sumOf = (values: readonly Decimal[]): Decimal => values.reduce((sum, value) => sum.plus(value), new Decimal(0));

/** The last place of a sum: that of the term that ends first. Null where all are exact. */
function placeOf(terms: readonly Quantity[]): number | null {
  const places = terms.flatMap(({ value, significantFigures }) => lastPlace(value, significantFigures) ?? []);
  return places.length === 0 ? null : Math.max(...places);
}

/** A sum or difference of these terms, which ends where the first of them ends. */
function total(value: Decimal, unit: string, terms: readonly Quantity[]): Quantity {
  const place = placeOf(terms);
  return { ...exactly(value, unit), significantFigures: place === null ? null : figuresToPlace(value, place) };
}

/** Whether shares make up all atoms, within what rounding does to them. */
function areAll(shares: readonly Quantity[]): boolean {
  const place = placeOf(shares);
  const tolerance = place === null ? 0 : 0.5 * (shares.length - 1) * 10 ** place;
  return sumOf(shares.map(({ value }) => value))
    .minus(100)
    .abs()
    .lte(tolerance);
}

function fractionsStep(shares: readonly Quantity[]): StepFacts {
  return {
    id: "fractions",
    lines: shares.map((share, index) =>
      expression(letter("x", index), "=", givenTerm(percent(share)), "=", givenTerm(fraction(share))),
    ),
    values: {},
  };
}

function splitPairs(inputs: readonly Quantity[]): { masses: Quantity[]; shares: Quantity[] } {
  const half = inputs.length / 2;
  return { masses: inputs.slice(0, half).map((mass) => inUnit(mass, "u")), shares: inputs.slice(half).map(percent) };
}

const products = (masses: readonly Quantity[], shares: readonly Quantity[]): Quantity[] =>
  masses.map((mass, index) =>
    computed(mass.value.times(shares[index]?.value ?? 0).div(100), "u", mass, shares[index] ?? mass),
  );

/** m = x₁ m₁ + x₂ m₂ + … */
function meanWay(isotopes: readonly string[], unit: "u" | ""): Way {
  return {
    method: "average-mass",
    needs: [
      ...isotopes.map((of) => variableOf("isotope-mass", of)),
      ...isotopes.map((of) => variableOf("abundance", of)),
    ],
    compute(inputs) {
      const { masses, shares } = splitPairs(inputs);
      if (!areAll(shares)) return fail({ code: "not-valid" });
      const terms = products(masses, shares);
      const mean = total(sumOf(terms.map(({ value }) => value)), unit, terms);
      return {
        ok: true,
        value: {
          ...mean,
          significantFigures:
            mean.significantFigures === null ? null : Math.max(FEWEST_FIGURES_OF_MEAN, mean.significantFigures),
        },
      };
    },
    listSlips(inputs, output) {
      const { masses, shares } = splitPairs(inputs);
      const turned = products(masses, shares.toReversed());
      return [
        {
          id: "plain-average",
          quantity: { ...output, value: sumOf(masses.map(({ value }) => value)).div(masses.length) },
        },
        { id: "wrong-reference", quantity: { ...output, value: sumOf(turned.map(({ value }) => value)) } },
      ];
    },
    explain(inputs, output) {
      const { masses, shares } = splitPairs(inputs);
      const letters = joined(
        masses.map((_, index): (Term | Operator)[] => [letter("x", index), "*", letter("m", index)]),
        "+",
      );
      const numbers = joined(
        masses.map((mass, index): (Term | Operator)[] => [
          givenTerm(fraction(shares[index] ?? mass)),
          "*",
          givenTerm(unit === "" ? pureNumber(mass.value, mass.significantFigures) : mass),
        ]),
        "+",
      );
      return {
        steps: [
          fractionsStep(shares),
          {
            id: "weigh",
            lines: [expression(variable("m"), "=", ...letters, "=", ...numbers, "=", shownTerm(output))],
            values: {},
          },
        ],
        answer: { id: "mean", values: {} },
      };
    },
  };
}

const isNuclide = (isotope: string): boolean => isotope.startsWith("^");

/** "³⁵Cl", or the isotope of a mass where it has no name. */
function answerOf(
  isotope: string,
  mass: Quantity | null,
): { readonly id: string; readonly values: Readonly<Record<string, FactValue>> } {
  if (isNuclide(isotope)) return { id: "share", values: { isotope: formulaTerm(isotope) } };
  return mass === null ? { id: "other-share", values: {} } : { id: "share-of-mass", values: { mass: givenTerm(mass) } };
}

/** x = (m − m₂) / (m₁ − m₂) */
function shareWay(isotope: string, other: string, mean: Variable): Way {
  return way({
    method: "average-mass",
    needs: [mean, variableOf("isotope-mass", isotope), variableOf("isotope-mass", other)],
    compute(average, mass, otherMass) {
      const [own, others, all] = [inUnit(mass, "u"), inUnit(otherMass, "u"), inUnit(average, "u")];
      if (own.value.eq(others.value)) return fail({ code: "not-valid" });
      const below = total(own.value.minus(others.value), "u", [own, others]);
      const [share, rest] = [others, own].map((from) => {
        const above = total(all.value.minus(from.value), "u", [all, from]);
        return computed(above.value.div(below.value).times(from === own ? -100 : 100), "%", above, below);
      });
      if (share === undefined || rest === undefined || !share.value.gt(0) || !rest.value.gt(0))
        return fail({ code: "not-valid" });
      // Both shares are equally uncertain, for they make up all: the smaller one ends where the larger one does.
      const place = lastPlace(
        ...(share.value.lt(rest.value)
          ? ([rest.value, rest.significantFigures] as const)
          : ([share.value, share.significantFigures] as const)),
      );
      return { ...share, significantFigures: figuresToPlace(share.value, place) };
    },
    listSlips: (_, output) => [
      { id: "wrong-reference", quantity: { ...output, value: new Decimal(100).minus(output.value) } },
      { id: "plain-average", quantity: { ...output, value: new Decimal(50) } },
    ],
    explain([average, mass, otherMass], output) {
      const [own, others, all] = [inUnit(mass, "u"), inUnit(otherMass, "u"), inUnit(average, "u")];
      const [above, below] = [
        total(all.value.minus(others.value), "u", [all, others]),
        total(own.value.minus(others.value), "u", [own, others]),
      ];
      const numbers = [...bracketed(shownTerm(above)), "/" as const, ...bracketed(shownTerm(below))];
      return {
        steps: [
          {
            id: "one-unknown",
            lines: [
              expression(
                variable("m"),
                "=",
                variable("x"),
                "*",
                variable("m₁"),
                "+",
                "(",
                exactlyOne,
                "-",
                variable("x"),
                ")",
                "*",
                variable("m₂"),
              ),
            ],
            values: { mass: givenTerm(own), other: givenTerm(others) },
          },
          {
            id: "solve",
            lines: [
              expression(
                variable("x"),
                "=",
                "(",
                variable("m"),
                "-",
                variable("m₂"),
                ")",
                "/",
                "(",
                variable("m₁"),
                "-",
                variable("m₂"),
                ")",
                "=",
                "(",
                givenTerm(all),
                "-",
                givenTerm(others),
                ")",
                "/",
                "(",
                givenTerm(own),
                "-",
                givenTerm(others),
                ")",
                "=",
                ...numbers,
                "=",
                shownTerm(output),
              ),
            ],
            values: {},
          },
        ],
        answer: answerOf(isotope, own),
      };
    },
  });
}

const exactlyOne: Term = { kind: "count", value: 1 };

/** What the other shares leave. */
function remainderWay(isotope: string, others: readonly string[]): Way {
  return {
    method: "average-mass",
    needs: others.map((of) => variableOf("abundance", of)),
    compute(inputs) {
      const shares = inputs.map(percent);
      const rest = total(new Decimal(100).minus(sumOf(shares.map(({ value }) => value))), "%", shares);
      return rest.value.gt(0) ? { ok: true, value: rest } : fail({ code: "not-valid" });
    },
    listSlips: () => [],
    explain(inputs, output) {
      const shares = inputs.map(percent);
      return {
        steps: [
          {
            id: "remainder",
            lines: [
              expression(
                givenTerm(exactly(100, "%")),
                "-",
                ...joined(
                  shares.map((share) => [givenTerm(share)]),
                  "-",
                ),
                "=",
                shownTerm(output),
              ),
            ],
            values: {},
          },
        ],
        answer: answerOf(isotope, null),
      };
    },
  };
}

function findMean({ givens }: Scene): Variable | null {
  return givens.find(({ kind }) => kind === "atomic-mass") ?? null;
}

/** The mean mass of an element's atoms from its isotopes and their shares, and the shares of two isotopes from the mean. */
export const averageMass: Rule = ({ kind, of }, scene) => {
  const { isotopes } = scene;
  if (isotopes === undefined) return [];
  const mean = findMean(scene);
  if (kind === "atomic-mass" || kind === "relative-atomic-mass")
    return mean === null ? [meanWay(isotopes, KINDS[kind].unit)] : [];
  if (kind !== "abundance" || of === null || !isotopes.includes(of)) return [];
  const others = isotopes.filter((each) => each !== of);
  const [other, ...more] = others;
  if (mean !== null) return other === undefined || more.length > 0 ? [] : [shareWay(of, other, mean)];
  return [remainderWay(of, others)];
};
