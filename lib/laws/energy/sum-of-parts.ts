import { equal, number, plus, times, type Tree } from "../../algebra/tree.ts";
import type { RuleId } from "../../methods/rule-ids.ts";
import type { Kind } from "../../methods/rules/kinds.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { type Decimal, ONE, ZERO } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { type At, type Law, SAMPLE } from "../law.ts";
import { lawOf } from "../law-of.ts";

/** What is added up: the kind of the whole, and that of each part. */
export type Sum = {
  readonly method: RuleId;
  readonly whole: { readonly kind: Kind; readonly letter: string; readonly unit: string; readonly step: string };
  readonly part: { readonly kind: Kind; readonly letter: string; readonly unit: string; readonly step: string };
  /** Whether parts are told for a mole, so that moles are what they are multiplied by. */
  readonly isPerMole: boolean;
};

/** A species of an equation, or an equation among others: its role, and how often it goes in; negative for what is taken away. */
type Part = { readonly role: string; readonly letter: string; readonly count: Decimal };

const standard = (
  method: RuleId,
  kinds: readonly [Kind, Kind],
  letters: readonly [string, string],
  unit: string,
  perMole: string,
): Sum => ({
  method,
  whole: { kind: kinds[0], letter: letters[0], unit, step: "subtract" },
  part: { kind: kinds[1], letter: letters[1], unit: perMole, step: "unknown" },
  isPerMole: true,
});

/** Properties of substances that a reaction changes, for one mole of a substance and for an equation as it is written. */
export const STANDARD_SUMS = {
  enthalpy: standard(
    "enthalpy-of-formation",
    ["reaction-enthalpy", "formation-enthalpy"],
    ["ΔH°", "ΔfH°"],
    "kJ",
    "kJ/mol",
  ),
  entropy: standard("standard-entropy", ["reaction-entropy", "standard-entropy"], ["ΔS°", "S°"], "J/K", "J/(mol·K)"),
  gibbsEnergy: standard(
    "gibbs-energy-of-formation",
    ["standard-gibbs-energy", "formation-gibbs-energy"],
    ["ΔG°", "ΔfG°"],
    "kJ",
    "kJ/mol",
  ),
} as const satisfies Readonly<Record<string, Sum>>;

/** Equations that add up to another one. */
export const HESS: Sum = {
  method: "hess-law",
  whole: { kind: "reaction-enthalpy", letter: "ΔH", unit: "kJ", step: "add" },
  part: { kind: "reaction-enthalpy", letter: "ΔH", unit: "kJ", step: "add" },
  isPerMole: false,
};

/** ΔH° = Σ ν ΔfH°(products) − Σ ν ΔfH°(reactants), and ΔH of an equation from those that add up to it. */
export function sumOfParts({ method, whole, part, isPerMole }: Sum, parts: readonly Part[]): Law {
  const total = (at: At, countOf: (part: Part) => Decimal): Decimal =>
    parts.reduce((sum, each) => sum.plus(countOf(each).times(at(each.role))), ZERO);
  const ones = ({ count }: Part): Decimal => (count.isNegative() ? ONE.neg() : ONE);
  const countTerm = ({ role, count }: Part): Tree | string => (isPerMole ? `ν ${role}` : number(count.abs()));
  return lawOf(["sum-of-parts", method, parts], () => ({
    id: whole.step,
    stepTo: (key) => (key === "Σ" ? whole.step : part.step),
    method,
    plain: true,
    strict: true,
    keepsPlace: true,
    quantities: {
      ...Object.fromEntries(
        parts.map(({ role, letter }) => [role, { kind: part.kind, letter, unit: part.unit, role, signed: true }]),
      ),
      Σ: { kind: whole.kind, letter: whole.letter, unit: whole.unit, role: SAMPLE, signed: true },
    },
    fixed: isPerMole
      ? Object.fromEntries(parts.map(({ role, count }) => [`ν ${role}`, quantity(count.abs(), "mol")]))
      : {},
    equation: equal(
      "Σ",
      plus(...parts.map((each) => times(...(each.count.isNegative() ? [-1] : []), countTerm(each), each.role))),
    ),
    slips: [
      { id: "sign", of: "Σ", value: (at) => at("Σ").neg() },
      { id: "sign", of: "Σ", value: (at) => total(at, ({ count }) => count.abs()) },
      { id: "missing-coefficient", of: "Σ", value: (at) => total(at, ones) },
      ...parts.flatMap(({ role, count }) => [
        { id: "sign" as const, of: role, value: (at: At) => at(role).neg() },
        { id: "missing-coefficient" as const, of: role, value: (at: At) => at(role).times(count.abs()) },
      ]),
    ],
    mention: (key, cast) => (key === "Σ" || !isPerMole ? {} : { formula: formulaTerm(cast[key] ?? "") }),
    state: ({ kind, of }) => ({
      id: kind,
      values: !isPerMole || kind !== part.kind || of === null ? {} : { formula: formulaTerm(of) },
    }),
  }));
}

const amounts = (...counts: readonly (readonly [string, number])[]): Part[] =>
  counts.map(([role, count]) => ({ role, letter: role, count: ONE.times(count) }));

/** Of one equation, and of three that add up to one; those of others are made as they are met. */
export const SUMS_OF_PARTS: readonly Law[] = [
  ...Object.values(STANDARD_SUMS).map((sum) => sumOfParts(sum, amounts(["NH3", 2], ["N2", -1], ["H2", -3]))),
  sumOfParts(HESS, amounts(["first", 2], ["second", -1], ["third", 0.5])),
];
