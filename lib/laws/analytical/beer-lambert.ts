import { equal, log, negative, over, times } from "../../algebra/tree.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import type { Scene } from "../../methods/rules/rule.ts";
import { quantity } from "../../quantity/quantity.ts";
import { between, law } from "../law.ts";

function isOptical({ of, label }: Variable, { givens }: Scene): boolean {
  return (
    of === null &&
    label === null &&
    givens.some(({ kind }) => kind === "absorbance" || kind === "absorptivity" || kind === "transmittance")
  );
}

/** A = ε l c: Beer and Lambert. */
export const beerLambert = law({
  id: "absorbance",
  method: "beer-lambert",
  quantities: {
    A: { kind: "absorbance", unit: "" },
    ε: { kind: "absorptivity", unit: "L/(mol·cm)" },
    l: { kind: "path-length", unit: "cm" },
    c: { kind: "molarity", unit: "mol/L" },
  },
  equation: equal("A", times("ε", "l", "c")),
  plain: true,
  applies: isOptical,
});

/** No light that an instrument could tell comes through more. */
const GREATEST_ABSORBANCE = 20;

/** A = −log T, the decadic absorbance; T in percent. */
export const transmittance = law({
  id: "transmittance",
  step: { T: "antilogarithm" },
  method: "beer-lambert",
  quantities: { A: { kind: "absorbance", unit: "" }, T: { kind: "transmittance", unit: "%" } },
  constants: { "100 %": quantity("100", "%") },
  equation: equal("A", negative(log(over("T", "100 %")))),
  plain: true,
  valid: [between("A", 0, GREATEST_ABSORBANCE)],
  applies: isOptical,
});
