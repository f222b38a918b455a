import { equal, minus, over, power, times } from "../../algebra/tree.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import { ZERO } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { type At, isAboveZero, type Law, law, type QuantityDeclaration, SAMPLE } from "../law.ts";

type Side = { readonly name: "acid" | "base"; readonly ion: Kind; readonly constant: Kind; readonly letter: string };

/** All but the last of what is dissolved may be ions. */
const NEARLY_ALL = "0.999999999999";

const solute = { kind: "molarity", letter: "c", unit: "mol/L", role: "solute" } as const;

const shared = {
  method: "weak-electrolyte",
  strict: true,
  state: ({ kind }: { readonly kind: Kind }) => ({ id: kind, values: {} }),
} as const;

const isInPart = (at: At): boolean => at("x").lt(at("c"));

/** K = x² / (c − x): of c, the part x has become ions, in pairs. What is diluted is so afterwards. */
function partial({ name, ion, constant, letter }: Side, label: Label | null): Law {
  const c: QuantityDeclaration = label === null ? solute : { ...solute, label };
  return law<"K" | "x" | "c">({
    ...shared,
    id: `${name}-equilibrium`,
    step: { K: `${name}-constant`, c: "initial-concentration" },
    conventional: true,
    quantities: {
      K: { kind: constant, letter, unit: "", role: SAMPLE },
      x: { kind: ion, letter: "x", unit: "mol/L", role: SAMPLE },
      c,
    },
    equation: equal("K", over(power("x", 2), minus("c", "x"))),
    bounds: { x: (at) => ({ least: ZERO, greatest: at("c").times(NEARLY_ALL) }) },
    valid: [isInPart, isAboveZero("K")],
    slips: [
      { id: "weak-as-strong", of: "x", value: (at) => at("c") },
      { id: "forgot-root", of: "x", value: (at) => at("K").times(at("c")) },
      { id: "neglected-dissociation", of: "K", value: (at) => at("x").pow(2).div(at("c")) },
      { id: "forgot-square", of: "K", value: (at) => at("x").div(at("c")) },
      { id: "neglected-dissociation", of: "c", value: (at) => at("x").pow(2).div(at("K")) },
      { id: "weak-as-strong", of: "c", value: (at) => at("x") },
    ],
    example: { x: 1.3e-3, c: 0.1 },
  });
}

/** α = x / c × 100 % */
function share({ ion }: Side): Law {
  return law<"α" | "x" | "c">({
    ...shared,
    id: "ionization",
    step: { x: "ion-from-ionization", c: "initial-concentration" },
    plain: true,
    quantities: {
      α: { kind: "percent-ionization", unit: "%", role: SAMPLE },
      x: { kind: ion, letter: "x", unit: "mol/L", role: SAMPLE },
      c: solute,
    },
    constants: { "100 %": quantity("100", "%") },
    equation: equal("α", times(over("x", "c"), "100 %")),
    valid: [(at) => at("α").lte(100)],
    slips: [
      { id: "fraction-for-percent", of: "α", value: (at) => at("α").div(100) },
      { id: "fraction-for-percent", of: "x", value: (at) => at("x").times(100) },
      { id: "fraction-for-percent", of: "c", value: (at) => at("c").div(100) },
    ],
    example: { x: 1.3e-3, c: 0.1 },
  });
}

const ACID = { name: "acid", ion: "hydronium", constant: "acid-constant", letter: "Kₐ" } as const;
const BASE = { name: "base", ion: "hydroxide", constant: "base-constant", letter: "K_b" } as const;

export const weakAcid = partial(ACID, null);
export const weakBase = partial(BASE, null);
export const dilutedWeakAcid = partial(ACID, "final");
export const dilutedWeakBase = partial(BASE, "final");
export const ionizationOfAcid = share(ACID);
export const ionizationOfBase = share(BASE);
