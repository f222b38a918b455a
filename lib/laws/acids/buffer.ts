import { equal, log, minus, over, plus, type Tree } from "../../algebra/tree.ts";
import { ZERO } from "../../quantity/decimal.ts";
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

/** All but the last of what is weak may be turned. */
const NEARLY_ALL = "0.999999999999";

const weak = { kind: "amount", label: "initial", letter: "n₀", unit: "mol" } as const;

/** A weak acid or base of which the strong one that is added, b, turns a part into the other of the pair. */
const partlyNeutralized = (side: "acid" | "base", letter: string, share: Tree) =>
  law<"pH" | "pKa" | "n₀" | "b">({
    id: `${side}-in-part`,
    method: "buffer",
    step: { pH: "in-part", pKa: "in-part", "n₀": "in-part", b: "in-part" },
    quantities: {
      pH: { kind: "ph", unit: "", signed: true, role: SAMPLE },
      pKa: { kind: "acid-exponent", letter: "pKₐ", unit: "", signed: true, role: SAMPLE },
      "n₀": weak,
      b: { kind: "amount", label: "absorbed", letter, unit: "mol" },
    },
    equation: equal("pH", plus("pKa", log(share))),
    bounds: { b: (at) => ({ least: at("n₀").times("1e-12"), greatest: at("n₀").times(NEARLY_ALL) }) },
    valid: [(at) => at("b").gt(ZERO) && at("b").lt(at("n₀")), (at) => holdsInPart(at)],
    slips: [{ id: "inverted-ratio", of: "b", value: (at) => at("n₀").minus(at("b")) }],
    example: { pKa: 4.7, "n₀": 0.1, b: 0.06 },
    applies: (_, { conditions }) => conditions.has("buffer") && conditions.has(`weak-${side}`),
    state: ({ kind }) => ({ id: kind === "amount" ? "amount" : kind, values: {} }),
  });

function holdsInPart(at: At): boolean {
  const ratio = at("b").div(at("n₀").minus(at("b")));
  return ratio.gt(LEAST_RATIO) && ratio.lt(GREATEST_RATIO);
}

/** pH = pKa + log (b / (n₀ − b)), and log ((n₀ − a) / a): a buffer of a weak acid and a strong base, or the other way round. */
export const PARTLY_NEUTRALIZED = [
  partlyNeutralized("acid", "n(OH⁻)", over("b", minus("n₀", "b"))),
  partlyNeutralized("base", "n(H₃O⁺)", over(minus("n₀", "b"), "b")),
] as const;
