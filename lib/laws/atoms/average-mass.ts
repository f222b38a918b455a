import { equal, minus, plus, times } from "../../algebra/tree.ts";
import { toSubscript } from "../../chemistry/formula/format.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { type Decimal, ONE, ZERO } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import {
  type At,
  type Law,
  type LawDeclaration,
  type OwnSlip,
  type QuantityDeclaration,
  SAMPLE,
  type Stated,
} from "../law.ts";
import { lawOf } from "../law-of.ts";

const WORDS = "problems-atoms.average-mass.slips";

/**
 * A mean of atoms that hardly differ in mass is better known than the shares that it is weighed with: with 75 % and 25 %
 * it is 35.5, not 36.
 */
const FEWEST_FIGURES_OF_MEAN = 3;

/** The role of each isotope. */
export const isotopeRole = (index: number): string => `isotope${index + 1}`;

const keysOf = (letter: "m" | "x", count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${letter}${toSubscript(String(index + 1))}`);

/** Of atoms as they are weighed, or relative to the unit, which then has no place in the lines. */
type MassUnit = "u" | "";

const mean = (unit: MassUnit) =>
  ({ kind: unit === "u" ? "atomic-mass" : "relative-atomic-mass", letter: "m", unit, role: SAMPLE }) as const;

const perIsotope = (
  letter: "m" | "x",
  count: number,
  declared: Omit<QuantityDeclaration, "role">,
): Record<string, QuantityDeclaration> =>
  Object.fromEntries(keysOf(letter, count).map((key, index) => [key, { ...declared, role: isotopeRole(index) }]));

const share = { kind: "abundance", unit: "", conversion: "fractions" } as const;

const total = (at: At, keys: readonly string[]): Decimal => keys.reduce((sum, key) => sum.plus(at(key)), ZERO);

/** "³⁵Cl", or no name. */
const nameOf = (of: string | null | undefined): Stated["values"] =>
  of?.startsWith("^") === true ? { isotope: formulaTerm(of) } : {};

const state: Law["state"] = ({ kind, of }) => {
  if (kind !== "abundance") return { id: kind === "isotope-mass" ? "isotope-mass" : "mean", values: {} };
  const values = nameOf(of);
  return { id: values["isotope"] === undefined ? "other-share" : "share", values };
};

const method = "average-mass";

function slipsOfMean(count: number): OwnSlip[] {
  const [masses, shares] = [keysOf("m", count), keysOf("x", count)];
  const products = (at: At, ofShares: readonly string[]): Decimal[] =>
    masses.map((key, index) => at(key).times(at(ofShares[index] ?? key)));
  const sum = (values: readonly Decimal[]): Decimal => values.reduce((all, value) => all.plus(value), ZERO);
  return [
    { id: "plain-average", of: "m", value: (at) => total(at, masses).div(count) },
    { id: `${WORDS}.shares-exchanged`, of: "m", value: (at) => sum(products(at, shares.toReversed())) },
    { id: `${WORDS}.divided-again`, of: "m", value: (at) => at("m").div(count) },
    { id: `${WORDS}.isotope-left-out`, of: "m", value: (at) => sum(products(at, shares).slice(0, -1)) },
    ...masses.flatMap((of, index): OwnSlip[] => [
      { id: `${WORDS}.share-not-divided`, of, value: (at) => at(of).times(at(shares[index] ?? of)) },
      {
        id: `${WORDS}.equal-isotopes`,
        of,
        value: (at) => at("m").times(count).minus(total(at, masses)).plus(at(of)),
      },
    ]),
  ];
}

/** m = x₁ m₁ + x₂ m₂ + …, of so many isotopes. */
export function meanMass(count: number, unit: MassUnit): Law {
  const [masses, shares] = [keysOf("m", count), keysOf("x", count)];
  return lawOf(["mean-mass", count, unit], (): LawDeclaration<string> => ({
    id: "weigh",
    stepTo: (key) => (masses.includes(key) ? "isotope-mass" : shares.includes(key) ? "solve" : "weigh"),
    method,
    plain: true,
    strict: true,
    leastFigures: FEWEST_FIGURES_OF_MEAN,
    quantities: {
      m: mean(unit),
      ...perIsotope("m", count, { kind: "isotope-mass", unit }),
      ...perIsotope("x", count, share),
    },
    equation: equal("m", plus(...masses.map((key, index) => times(shares[index] ?? key, key)))),
    slips: slipsOfMean(count),
    example: Object.fromEntries(shares.map((key) => [key, 1 / count])),
    state,
  }));
}

/** x m₁ + (1 − x) m₂ = m: the share of one of two isotopes. */
export const shareOfTwo = lawOf(["share-of-two"], () => ({
  id: "solve",
  method,
  plain: true,
  strict: true,
  quantities: {
    x: { kind: "abundance", unit: "", role: isotopeRole(0) },
    ...perIsotope("m", 2, { kind: "isotope-mass", unit: "u" }),
    m: mean("u"),
  },
  step: { m: "weigh", "m₁": "isotope-mass", "m₂": "isotope-mass" },
  systems: [{ units: {}, answered: { x: "%" } }],
  equation: equal(plus(times("x", "m₁"), times(minus(1, "x"), "m₂")), "m"),
  valid: [(at) => at("x").gt(0) && at("x").lt(1)],
  slips: [
    { id: `${WORDS}.other-isotope`, of: "x", value: (at) => ONE.minus(at("x")) },
    { id: `${WORDS}.equal-shares`, of: "x", value: () => ONE.div(2) },
    { id: `${WORDS}.difference-for-share`, of: "x", value: (at) => at("m").minus(at("m₂")).abs() },
  ],
  example: { "m₁": 35, "m₂": 37, m: 35.5 },
  state,
}));

/** x₁ + x₂ + … = 100 %: what the other shares leave. */
export const sumOfShares = (count: number): Law =>
  lawOf(["sum-of-shares", count], () => ({
    id: "remainder",
    stepTo: () => "remainder",
    method,
    plain: true,
    strict: true,
    quantities: perIsotope("x", count, { kind: "abundance", unit: "%" }),
    constants: { "100 %": quantity("100", "%") },
    equation: equal("100 %", plus(...keysOf("x", count))),
    valid: keysOf("x", count).map((key) => (at) => at(key).gt(0)),
    state,
  }));

export const AVERAGE_MASS_LAWS: readonly Law[] = [
  ...[2, 3].flatMap((count) => [meanMass(count, "u"), sumOfShares(count)]),
  shareOfTwo,
];
