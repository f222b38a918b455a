import { fail } from "../../result.ts";
import { expression, formulaTerm, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, givenTerm, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

const HUNDRED = quantity("100", "%");

const SAMPLE = variableOf("sample-mass", null);

/** m(X) = w · m(sample) */
function pureWay(of: string): Way {
  return way({
    method: "sample-purity",
    needs: [SAMPLE, variableOf("mass-percent", of)],
    compute: (sample, percent) =>
      computed(inUnit(sample, "g").value.times(inUnit(percent, "%").value).div(100), "g", sample, percent),
    listSlips: ([sample, percent]) => [
      { id: "wrong-reference", quantity: inUnit(sample, "g") },
      {
        id: "inverted-ratio",
        quantity: computed(inUnit(sample, "g").value.div(inUnit(percent, "%").value).times(100), "g", sample, percent),
      },
    ],
    explain: ([sample, percent], output) => ({
      steps: [
        {
          id: "pure",
          lines: [
            expression(
              variable("m", of),
              "=",
              shownTerm(inUnit(sample, "g")),
              "*",
              givenTerm(percent),
              "/",
              HUNDRED,
              "=",
              shownTerm(output),
            ),
          ],
          values: { formula: formulaTerm(of) },
        },
      ],
      answer: { id: "pure", values: { formula: formulaTerm(of) } },
    }),
  });
}

/** w(X) = m(X) / m(sample) */
function percentWay(of: string): Way {
  return way({
    method: "sample-purity",
    needs: [variableOf("mass", of), SAMPLE],
    compute(pure, sample) {
      const share = inUnit(pure, "g").value.div(inUnit(sample, "g").value);
      return share.gt(0) && share.lte(1) ? computed(share.times(100), "%", pure, sample) : fail({ code: "not-valid" });
    },
    listSlips: ([pure, sample]) => [
      {
        id: "inverted-ratio",
        quantity: computed(inUnit(sample, "g").value.div(inUnit(pure, "g").value).times(100), "%", pure, sample),
      },
    ],
    explain: ([pure, sample], output) => ({
      steps: [
        {
          id: "percent",
          lines: [
            expression(
              variable("w", of),
              "=",
              shownTerm(inUnit(pure, "g")),
              "/",
              shownTerm(inUnit(sample, "g")),
              "*",
              HUNDRED,
              "=",
              shownTerm(output),
            ),
          ],
          values: { formula: formulaTerm(of) },
        },
      ],
      answer: { id: "percent", values: { formula: formulaTerm(of) } },
    }),
  });
}

/** m(sample) = m(X) / w */
function sampleWay(of: string): Way {
  return way({
    method: "sample-purity",
    needs: [variableOf("mass", of), variableOf("mass-percent", of)],
    compute: (pure, percent) =>
      computed(inUnit(pure, "g").value.div(inUnit(percent, "%").value).times(100), "g", pure, percent),
    listSlips: ([pure, percent]) => [
      { id: "wrong-reference", quantity: inUnit(pure, "g") },
      {
        id: "inverted-ratio",
        quantity: computed(inUnit(pure, "g").value.times(inUnit(percent, "%").value).div(100), "g", pure, percent),
      },
    ],
    explain: ([pure, percent], output) => ({
      steps: [
        {
          id: "sample",
          lines: [
            expression(
              variable("m"),
              "=",
              shownTerm(inUnit(pure, "g")),
              "/",
              givenTerm(percent),
              "*",
              HUNDRED,
              "=",
              shownTerm(output),
            ),
          ],
          values: { formula: formulaTerm(of) },
        },
      ],
      answer: { id: "sample", values: {} },
    }),
  });
}

function findPercent({ givens }: Scene): string | null {
  return givens.find(({ kind }) => kind === "mass-percent")?.of ?? null;
}

/** A substance and the impure sample that holds it: the share of the sample's mass. */
export const samplePurity: Rule = ({ kind, of, label }, scene) => {
  if (label !== null || scene.solution !== null) return [];
  const isSampleGiven = scene.givens.some((given) => given.kind === "sample-mass");
  const stated = findPercent(scene);
  if (kind === "mass") return isSampleGiven && stated !== null && of === stated ? [pureWay(stated)] : [];
  if (kind === "mass-percent") return isSampleGiven && of !== null ? [percentWay(of)] : [];
  return kind === "sample-mass" && stated !== null ? [sampleWay(stated)] : [];
};
