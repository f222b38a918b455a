import { equal, log, negative, plus, times } from "../../algebra/tree.ts";
import { WATER_CONSTANT, WATER_EXPONENT } from "../../chemistry/data/water-constant.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import { between, isAboveZero, law } from "../law.ts";

/** No acid in a table has a greater pKa. */
const GREATEST = 60;

const Ka = { kind: "acid-constant", letter: "Kₐ", unit: "" } as const;
const Kb = { kind: "base-constant", letter: "K_b", unit: "" } as const;
const pKa = { kind: "acid-exponent", letter: "pKₐ", unit: "", signed: true } as const;
const pKb = { kind: "base-exponent", letter: "pK_b", unit: "", signed: true } as const;

/** pKa = −log Ka */
export const acidExponent = law({
  id: "exponent",
  method: "weak-electrolyte",
  step: { Ka: "constant-from-exponent" },
  quantities: { pKa, Ka },
  equation: equal("pKa", negative(log("Ka"))),
  plain: true,
  valid: [between("pKa", -GREATEST, GREATEST)],
});

/** pKb = −log Kb */
export const baseExponent = law({
  id: "exponent",
  method: "weak-electrolyte",
  step: { Kb: "constant-from-exponent" },
  quantities: { pKb, Kb },
  equation: equal("pKb", negative(log("Kb"))),
  plain: true,
  valid: [between("pKb", -GREATEST, GREATEST)],
});

/** Ka Kb = Kw, of an acid and its conjugate base. */
export const conjugateConstants = law({
  id: "conjugate",
  method: "weak-electrolyte",
  quantities: { Ka, Kb },
  constants: { K_w: pureNumber(WATER_CONSTANT) },
  equation: equal(times("Ka", "Kb"), "K_w"),
  plain: true,
  valid: [isAboveZero("Ka"), isAboveZero("Kb")],
  slips: [
    { id: "acid-for-base", of: "Ka", value: (at) => at("Kb") },
    { id: "acid-for-base", of: "Kb", value: (at) => at("Ka") },
  ],
});

/** pKa + pKb = pKw, of an acid and its conjugate base. */
export const conjugateExponents = law({
  id: "conjugate-exponent",
  method: "weak-electrolyte",
  quantities: { pKa, pKb },
  constants: { pK_w: pureNumber(WATER_EXPONENT) },
  equation: equal(plus("pKa", "pKb"), "pK_w"),
  plain: true,
  slips: [
    { id: "acid-for-base", of: "pKa", value: (at) => at("pKb") },
    { id: "acid-for-base", of: "pKb", value: (at) => at("pKa") },
  ],
});
