import { fail } from "../../result.ts";
import type { FactValue } from "../facts.ts";
import { expression, formulaTerm, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

const namesOf = (formula: string | null): Record<string, FactValue> =>
  formula === null ? {} : { formula: formulaTerm(formula) };

/** c = (n₁ + n₂) / (V₁ + V₂), as if volumes were additive, which for dilute solutions they nearly are. */
function mixedWay(of: string | null): Way {
  return way({
    method: "solution-mixing",
    needs: [
      variableOf("amount", of, "first"),
      variableOf("solution-volume", of, "first"),
      variableOf("amount", of, "second"),
      variableOf("solution-volume", of, "second"),
    ],
    compute(firstAmount, firstVolume, secondAmount, secondVolume) {
      const volume = inUnit(firstVolume, "L").value.plus(inUnit(secondVolume, "L").value);
      if (volume.lte(0)) return fail({ code: "not-valid" });
      const amount = inUnit(firstAmount, "mol").value.plus(inUnit(secondAmount, "mol").value);
      return computed(amount.div(volume), "mol/L", firstAmount, firstVolume, secondAmount, secondVolume);
    },
    listSlips([firstAmount, firstVolume, secondAmount, secondVolume], output) {
      const first = inUnit(firstAmount, "mol").value.div(inUnit(firstVolume, "L").value);
      const second = inUnit(secondAmount, "mol").value.div(inUnit(secondVolume, "L").value);
      return [
        { id: "plain-average", quantity: computed(first.plus(second).div(2), "mol/L", output) },
        { id: "added-concentrations", quantity: computed(first.plus(second), "mol/L", output) },
      ];
    },
    explain: ([firstAmount, firstVolume, secondAmount, secondVolume], output) => ({
      steps: [
        {
          id: "mixed",
          lines: [
            expression(
              variable("c", of),
              "=",
              "(",
              variable("n₁"),
              "+",
              variable("n₂"),
              ")",
              "/",
              "(",
              variable("V₁"),
              "+",
              variable("V₂"),
              ")",
              "=",
              "(",
              shownTerm(inUnit(firstAmount, "mol")),
              "+",
              shownTerm(inUnit(secondAmount, "mol")),
              ")",
              "/",
              "(",
              shownTerm(inUnit(firstVolume, "L")),
              "+",
              shownTerm(inUnit(secondVolume, "L")),
              ")",
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: of === null ? "molarity-of-sample" : "molarity", values: namesOf(of) },
    }),
  });
}

function isMixed({ givens }: Scene, of: string | null): boolean {
  return (["first", "second"] as const).every((label) =>
    givens.some((given) => given.kind === "solution-volume" && given.of === of && given.label === label),
  );
}

/** Two solutions of one solute poured together. */
export const solutionMixing: Rule = ({ kind, of, label }, scene) =>
  kind === "molarity" && label === null && isMixed(scene, of) ? [mixedWay(of)] : [];
