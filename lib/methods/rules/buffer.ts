import { isAcidOf, isBaseOf } from "../../chemistry/acids/conjugates.ts";
import { figuresToPlace, lastPlace } from "../../quantity/significant-figures.ts";
import { fail } from "../../result.ts";
import { expression, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

/** Beyond these a solution of acid and base holds its pH no more, and the equation is not valid. */
const LEAST_RATIO = 0.02;
const GREATEST_RATIO = 50;

type Pair = { readonly acid: string; readonly base: string };

/** The two dissolved substances of which one is the other with a proton more. */
export function findPair(formulas: readonly string[]): Pair | null {
  for (const weak of formulas) {
    for (const salt of formulas) {
      if (weak !== salt && isBaseOf(salt, weak)) return { acid: weak, base: salt };
      if (weak !== salt && isAcidOf(salt, weak)) return { acid: salt, base: weak };
    }
  }
  return null;
}

/** pH = pKa + log (base / acid): Henderson and Hasselbalch, of concentrations or of amounts in one volume. */
function bufferWay({ acid, base }: Pair, measure: "molarity" | "amount"): Way {
  const unit = measure === "molarity" ? "mol/L" : "mol";
  return way({
    method: "buffer",
    needs: [variableOf("acid-exponent", null), variableOf(measure, base), variableOf(measure, acid)],
    compute(exponent, above, below) {
      const ratio = inUnit(above, unit).value.div(inUnit(below, unit).value);
      if (!ratio.gt(LEAST_RATIO) || !ratio.lt(GREATEST_RATIO)) return fail({ code: "not-valid" });
      const value = exponent.value.plus(ratio.log(10));
      return {
        ...computed(value, ""),
        significantFigures: figuresToPlace(
          value,
          Math.min(-2, lastPlace(exponent.value, exponent.significantFigures) ?? -2),
        ),
      };
    },
    listSlips: ([exponent, above, below], output) => {
      const ratio = inUnit(above, unit).value.div(inUnit(below, unit).value);
      return [
        { id: "inverted-ratio", quantity: { ...output, value: exponent.value.minus(ratio.log(10)) } },
        { id: "ln-for-log", quantity: { ...output, value: exponent.value.plus(ratio.ln()) } },
      ];
    },
    explain: ([exponent, above, below], output) => ({
      steps: [
        {
          id: "henderson-hasselbalch",
          lines: [
            expression(
              variable("pH"),
              "=",
              variable("pKₐ"),
              "+",
              variable("log"),
              "(",
              variable(measure === "molarity" ? "c" : "n", base),
              "/",
              variable(measure === "molarity" ? "c" : "n", acid),
              ")",
              "=",
              shownTerm(exponent),
              "+",
              variable("log"),
              "(",
              shownTerm(inUnit(above, unit)),
              "/",
              shownTerm(inUnit(below, unit)),
              ")",
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "ph", values: {} },
    }),
  });
}

function listSolutes({ givens }: Scene): string[] {
  return [
    ...new Set(
      givens.flatMap(({ kind, of }) => (["molarity", "amount", "mass"].includes(kind) && of !== null ? [of] : [])),
    ),
  ];
}

/** A weak acid with its salt, or a weak base with its salt, in one solution. */
export const buffer: Rule = ({ kind, of, label }, scene) => {
  if (!scene.conditions.has("buffer") || kind !== "ph" || of !== null || label !== null) return [];
  const pair = findPair(listSolutes(scene));
  if (pair === null) return [];
  const isConcentrated = scene.givens.every((given) => !["amount", "mass", "solution-volume"].includes(given.kind));
  return [bufferWay(pair, isConcentrated ? "molarity" : "amount")];
};
