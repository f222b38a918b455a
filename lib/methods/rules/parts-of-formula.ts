import { amount as atomCount } from "../atom-terms.ts";
import { expression, formulaTerm, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Way } from "./rule.ts";
import { countPart, findSubstance } from "./substance.ts";
import type { Substance } from "./substance.ts";

function partFromWhole(part: Substance, whole: Substance, count: number): Way {
  return way({
    method: "parts-of-formula",
    needs: [variableOf("amount", whole.ascii)],
    compute: (amount) => computed(inUnit(amount, "mol").value.times(count), "mol", amount),
    listSlips: ([amount]) =>
      count === 1
        ? []
        : [{ id: "missing-coefficient", quantity: computed(inUnit(amount, "mol").value, "mol", amount) }],
    explain: ([amount], output) => ({
      steps: [
        {
          id: "whole-to-part",
          lines: [
            expression(
              variable("n", part.ascii),
              "=",
              atomCount(count),
              "*",
              variable("n", whole.ascii),
              "=",
              atomCount(count),
              "*",
              shownTerm(inUnit(amount, "mol")),
              "=",
              shownTerm(output),
            ),
          ],
          values: { part: formulaTerm(part.ascii), whole: formulaTerm(whole.ascii), count: atomCount(count) },
        },
      ],
      answer: { id: "part", values: { part: formulaTerm(part.ascii), whole: formulaTerm(whole.ascii) } },
    }),
  });
}

function wholeFromPart(part: Substance, whole: Substance, count: number): Way {
  return way({
    method: "parts-of-formula",
    needs: [variableOf("amount", part.ascii)],
    compute: (amount) => computed(inUnit(amount, "mol").value.div(count), "mol", amount),
    listSlips: ([amount]) =>
      count === 1
        ? []
        : [{ id: "missing-coefficient", quantity: computed(inUnit(amount, "mol").value, "mol", amount) }],
    explain: ([amount], output) => ({
      steps: [
        {
          id: "part-to-whole",
          lines: [
            expression(
              variable("n", whole.ascii),
              "=",
              variable("n", part.ascii),
              "/",
              atomCount(count),
              "=",
              shownTerm(inUnit(amount, "mol")),
              "/",
              atomCount(count),
              "=",
              shownTerm(output),
            ),
          ],
          values: { part: formulaTerm(part.ascii), whole: formulaTerm(whole.ascii), count: atomCount(count) },
        },
      ],
      answer: { id: "whole", values: { part: formulaTerm(part.ascii), whole: formulaTerm(whole.ascii) } },
    }),
  });
}

/** The amount of an element in a compound, or of the water in a hydrate: the subscript counts it. */
export const partsOfFormula: Rule = ({ kind, of, label }, { containment }) => {
  if (containment === null || kind !== "amount" || label !== null) return [];
  const [part, whole] = [findSubstance(containment.part), findSubstance(containment.whole)];
  const count = part === null || whole === null ? 0 : countPart(whole, part);
  if (part === null || whole === null || count === 0) return [];
  if (of === part.ascii) return [partFromWhole(part, whole, count)];
  return of === whole.ascii ? [wholeFromPart(part, whole, count)] : [];
};
