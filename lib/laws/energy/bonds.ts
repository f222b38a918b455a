import { equal, minus, plus, times } from "../../algebra/tree.ts";
import { variable } from "../../methods/terms.ts";
import type { Bonds } from "../../methods/rules/rule.ts";
import { quantity } from "../../quantity/quantity.ts";
import { type At, type Law, law, SAMPLE } from "../law.ts";

const WORDS = "problems-energy.bond-enthalpy.slips";

type BondSide = "absorbed" | "released";

const LETTERS = { absorbed: "E₁", released: "E₂" } as const;

const energy = (label: BondSide) => ({ kind: "bond-energy", label, letter: LETTERS[label], unit: "kJ" }) as const;

/** ΔH = E₁ − E₂: the bonds of the reactants are broken, those of the products formed. */
export const bondDifference = law({
  id: "subtract",
  step: { "E₁": "law", "E₂": "law" },
  method: "bond-enthalpy",
  quantities: {
    ΔH: { kind: "reaction-enthalpy", unit: "kJ", signed: true },
    "E₁": energy("absorbed"),
    "E₂": energy("released"),
  },
  equation: equal("ΔH", minus("E₁", "E₂")),
  slips: [
    { id: `${WORDS}.formed-minus-broken`, of: "ΔH", value: (at) => at("ΔH").neg() },
    { id: `${WORDS}.added`, of: "ΔH", value: (at) => at("E₁").plus(at("E₂")) },
    { id: `${WORDS}.enthalpy-sign`, of: "E₁", value: (at) => at("E₂").minus(at("ΔH")) },
    { id: `${WORDS}.enthalpy-sign`, of: "E₂", value: (at) => at("E₁").plus(at("ΔH")) },
    { id: `${WORDS}.others-left-out`, of: "E₁", value: (at) => at("ΔH").abs() },
    { id: `${WORDS}.others-left-out`, of: "E₂", value: (at) => at("ΔH").abs() },
  ],
  state: ({ kind, label }) => ({ id: label === null ? kind : `${kind}-${label}`, values: {} }),
});

const sums = new Map<string, Law>();

/** E = Σ n D over the bonds of one side, made as it is met: its bonds and how many there are in moles of the equation. */
export function bondSum(side: BondSide, bonds: Bonds): Law {
  const id = JSON.stringify([side, bonds]);
  const known = sums.get(id);
  if (known !== undefined) return known;
  const nameOf = (bond: string): string => `D(${bond})`;
  const own = law<string>({
    id: side === "absorbed" ? "broken" : "formed",
    step: Object.fromEntries(bonds.map(([bond]) => [nameOf(bond), "solve"])),
    method: "bond-enthalpy",
    keepsPlace: true,
    plain: true,
    strict: true,
    quantities: {
      E: { ...energy(side), role: SAMPLE },
      ...Object.fromEntries(
        bonds.map(([bond]) => [nameOf(bond), { kind: "bond-enthalpy", unit: "kJ/mol", role: bond } as const]),
      ),
    },
    fixed: Object.fromEntries(bonds.map(([bond, count]) => [`n(${bond})`, quantity(count, "mol")])),
    equation: equal("E", plus(...bonds.map(([bond]) => times(`n(${bond})`, nameOf(bond))))),
    slips: bonds.flatMap(([bond, count]) => [
      ...(count === 1
        ? []
        : [
            {
              id: `${WORDS}.not-shared-out` as const,
              of: nameOf(bond),
              value: (at: At) => at(nameOf(bond)).times(count),
            },
          ]),
      {
        id: `${WORDS}.known-added`,
        of: nameOf(bond),
        value: (at) =>
          at("E")
            .times(2)
            .div(count)
            .minus(at(nameOf(bond))),
      },
    ]),
    state: ({ kind, of, label }) => ({
      id: label === null ? kind : `${kind}-${label}`,
      values: of === null ? {} : { bond: variable(of) },
    }),
  });
  sums.set(id, own);
  return own;
}
