import { equal, plus } from "../../algebra/tree.ts";
import { formulaTerm } from "../../methods/terms.ts";
import { isAboveZero, type Law, law, SAMPLE } from "../law.ts";
import { lawOf } from "../law-of.ts";

/** m(A) + m(B) + … = m(C) + m(D) + …: the masses of reactants and products, by their formulas (A. Lavoisier, 1789). */
export function conservedMass(reactants: readonly string[], products: readonly string[]): Law {
  const all = [...reactants, ...products];
  return lawOf(["conserved-mass", reactants, products], () => ({
    id: "difference",
    stepTo: () => "difference",
    method: "conservation-of-mass",
    plain: true,
    strict: true,
    quantities: Object.fromEntries(
      all.map((formula) => [formula, { kind: "mass", letter: "m", unit: "g", role: formula, named: true }]),
    ),
    equation: equal(plus(...reactants), plus(...products)),
    valid: all.map(isAboveZero),
    mention: (key) => ({ formula: formulaTerm(key) }),
    state: ({ kind, of }) => ({ id: kind, values: of === null ? {} : { formula: formulaTerm(of) } }),
  }));
}

/** m(hydrate) = m(salt) + m(H₂O) */
export const massOfHydrate = law({
  id: "hydrate",
  step: { salt: "salt", water: "water" },
  method: "hydrate",
  plain: true,
  strict: true,
  quantities: {
    hydrate: { kind: "sample-mass", letter: "m", unit: "g", role: SAMPLE },
    salt: { kind: "mass", letter: "m", unit: "g", role: "salt", named: true },
    water: { kind: "mass", letter: "m", unit: "g", role: "water", named: true },
  },
  equation: equal("hydrate", plus("salt", "water")),
  valid: [isAboveZero("salt"), isAboveZero("water")],
  state: ({ of }) => ({
    id: of === null ? "hydrate" : "difference",
    values: of === null ? {} : { formula: formulaTerm(of) },
  }),
});

/** Of 2 Mg + O₂ → 2 MgO; that of any other reaction is made as it is met. */
export const CONSERVED_MASSES: readonly Law[] = [conservedMass(["Mg", "O2"], ["MgO"]), massOfHydrate];
