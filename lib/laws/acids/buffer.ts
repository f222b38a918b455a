import { equal, log, over, plus } from "../../algebra/tree.ts";
import { type At, law, SAMPLE } from "../law.ts";

/** Beyond these a solution of acid and base holds its pH no more, and the equation is not valid. */
const LEAST_RATIO = 0.02;
const GREATEST_RATIO = 50;

function holds(at: At): boolean {
  const ratio = at("base").div(at("acid"));
  return ratio.gt(LEAST_RATIO) && ratio.lt(GREATEST_RATIO);
}

/** pH = pKa + log (base / acid): Henderson and Hasselbalch. */
const hendersonHasselbalch = (id: string, share: { kind: "molarity" | "amount"; letter: string; unit: string }) =>
  law({
    id,
    method: "buffer",
    step: {
      pH: "henderson-hasselbalch",
      pKa: "henderson-hasselbalch",
      base: "henderson-hasselbalch",
      acid: "henderson-hasselbalch",
    },
    quantities: {
      pH: { kind: "ph", unit: "", signed: true, role: SAMPLE },
      pKa: { kind: "acid-exponent", letter: "pKₐ", unit: "", signed: true, role: SAMPLE },
      base: { ...share, role: "base", named: true },
      acid: { ...share, role: "acid", named: true },
    },
    equation: equal("pH", plus("pKa", log(over("base", "acid")))),
    valid: [holds],
    slips: [{ id: "inverted-ratio", of: "pH", value: (at) => at("pKa").times(2).minus(at("pH")) }],
  });

export const bufferOfConcentrations = hendersonHasselbalch("concentrations", {
  kind: "molarity",
  letter: "c",
  unit: "mol/L",
});

/** Of amounts in one volume. */
export const bufferOfAmounts = hendersonHasselbalch("amounts", { kind: "amount", letter: "n", unit: "mol" });
