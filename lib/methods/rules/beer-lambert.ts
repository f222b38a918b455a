import { fail } from "../../result.ts";
import { antilogarithm } from "../../quantity/logarithm.ts";
import { logarithm } from "../../quantity/logarithm.ts";
import { negate } from "../../quantity/arithmetic.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import { expression, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, shownTerm } from "./quantity-terms.ts";
import type { Relation } from "./relation.ts";
import { relationWays } from "./relation.ts";
import { isGiven, way } from "./rule.ts";
import type { Rule, Way } from "./rule.ts";

const BEER: Relation = {
  method: "beer-lambert",
  id: "absorbance",
  left: [{ kind: "absorbance", letter: "A", unit: "" }],
  right: [
    { kind: "absorptivity", letter: "ε", unit: "L/(mol·cm)" },
    { kind: "path-length", letter: "l", unit: "cm" },
    { kind: "molarity", letter: "c", unit: "mol/L" },
  ],
};

/** A = −log T */
const absorbanceFromTransmittance: Way = way({
  method: "beer-lambert",
  needs: [variableOf("transmittance", null)],
  compute(transmittance) {
    const share = transmittance.value.div(100);
    if (share.gt(1) || !share.gt(0)) return fail({ code: "not-valid" });
    const absorbance = logarithm(pureNumber(share, transmittance.significantFigures), "10");
    return absorbance.ok ? negate(absorbance.value) : fail({ code: "not-valid" });
  },
  listSlips: ([transmittance], output) => [
    { id: "ln-for-log", quantity: computed(transmittance.value.div(100).ln().neg(), "", output) },
  ],
  explain: ([transmittance], output) => ({
    steps: [
      {
        id: "transmittance",
        lines: [
          expression(
            variable("A"),
            "=",
            "-",
            variable("log T"),
            "=",
            "-",
            variable("log"),
            "(",
            shownTerm(pureNumber(transmittance.value.div(100), transmittance.significantFigures)),
            ")",
            "=",
            shownTerm(output),
          ),
        ],
        values: {},
      },
    ],
    answer: { id: "absorbance", values: {} },
  }),
});

/** No light that an instrument could tell comes through more. */
const GREATEST_ABSORBANCE = 20;

/** T = 10^−A */
const transmittanceFromAbsorbance: Way = way({
  method: "beer-lambert",
  needs: [variableOf("absorbance", null)],
  compute(absorbance) {
    if (absorbance.value.abs().gt(GREATEST_ABSORBANCE)) return fail({ code: "not-valid" });
    const share = antilogarithm(negate(absorbance), "10");
    return share.ok
      ? { ...computed(share.value.value.times(100), "%"), significantFigures: share.value.significantFigures }
      : fail({ code: "not-valid" });
  },
  listSlips: ([absorbance], output) => [
    { id: "ln-for-log", quantity: computed(absorbance.value.neg().exp().times(100), "%", output) },
  ],
  explain: ([absorbance], output) => ({
    steps: [
      {
        id: "antilogarithm",
        lines: [
          expression(
            variable("T"),
            "=",
            variable("10^(−A)"),
            "*",
            quantity("100", "%"),
            ",",
            variable("A"),
            "=",
            shownTerm(absorbance),
            ",",
            variable("T"),
            "=",
            shownTerm(output),
          ),
        ],
        values: {},
      },
    ],
    answer: { id: "transmittance", values: {} },
  }),
});

/** Beer and Lambert: A = ε l c, with the decadic absorbance A = −log T. */
export const beerLambert: Rule = (wanted, scene) => {
  if (wanted.of !== null || wanted.label !== null) return [];
  const isOptical = scene.givens.some(
    ({ kind }) => kind === "absorbance" || kind === "absorptivity" || kind === "transmittance",
  );
  if (!isOptical) return [];
  const ways = relationWays([BEER], wanted);
  if (wanted.kind === "absorbance" && isGiven(scene, "transmittance", null))
    return [...ways, absorbanceFromTransmittance];
  return wanted.kind === "transmittance" ? [transmittanceFromAbsorbance] : ways;
};
