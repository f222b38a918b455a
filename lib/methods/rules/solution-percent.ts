import { add, subtract } from "../../quantity/arithmetic.ts";
import type { QuantityResult } from "../../quantity/arithmetic.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import { expression, formulaTerm, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, givenTerm, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, RuleIssue, Scene, Way } from "./rule.ts";

const HUNDRED = quantity("100", "%");

function settle(result: QuantityResult): Result<Quantity, RuleIssue> {
  return result.ok && result.value.value.gt(0) ? succeed(result.value) : fail({ code: "not-valid" });
}

/** w = m(solute) / m(solution) × 100 % */
function percentWay(of: string, solvent: string | null): Way {
  return way({
    method: "solution-percent",
    needs: [variableOf("mass", of), variableOf("solution-mass", of)],
    compute(solute, solution) {
      const share = inUnit(solute, "g").value.div(inUnit(solution, "g").value);
      return share.gt(0) && share.lte(1)
        ? computed(share.times(100), "%", solute, solution)
        : fail({ code: "not-valid" });
    },
    listSlips([solute, solution]) {
      const [part, whole] = [inUnit(solute, "g").value, inUnit(solution, "g").value];
      return [
        ...(solvent !== null && whole.gt(part)
          ? [
              {
                id: "wrong-reference",
                quantity: computed(part.div(whole.minus(part)).times(100), "%", solute, solution),
              } as const,
            ]
          : []),
        { id: "fraction-for-percent", quantity: computed(part.div(whole), "%", solute, solution) },
      ];
    },
    explain: ([solute, solution], output) => ({
      steps: [
        {
          id: "percent",
          lines: [
            expression(
              variable("w", of),
              "=",
              variable("m", of),
              "/",
              variable("mₛ"),
              "*",
              HUNDRED,
              "=",
              shownTerm(inUnit(solute, "g")),
              "/",
              shownTerm(inUnit(solution, "g")),
              "*",
              HUNDRED,
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "percent", values: { formula: formulaTerm(of) } },
    }),
  });
}

/** m(solution) = m(solute) + m(solvent) */
function wholeWay(of: string, solvent: string): Way {
  return way({
    method: "solution-percent",
    needs: [variableOf("mass", of), variableOf("mass", solvent)],
    compute: (solute, water) => settle(add(inUnit(solute, "g"), inUnit(water, "g"))),
    explain: ([solute, water], output) => ({
      steps: [
        {
          id: "whole",
          lines: [
            expression(
              variable("mₛ"),
              "=",
              variable("m", of),
              "+",
              variable("m", solvent),
              "=",
              shownTerm(inUnit(solute, "g")),
              "+",
              shownTerm(inUnit(water, "g")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "whole", values: { formula: formulaTerm(of) } },
    }),
  });
}

/** m(solute) = w × m(solution) */
function soluteWay(of: string): Way {
  return way({
    method: "solution-percent",
    needs: [variableOf("mass-percent", of), variableOf("solution-mass", of)],
    compute: (percent, solution) =>
      computed(inUnit(percent, "%").value.div(100).times(inUnit(solution, "g").value), "g", percent, solution),
    listSlips: ([percent, solution]) => [
      {
        id: "inverted-ratio",
        quantity: computed(
          inUnit(solution, "g").value.div(inUnit(percent, "%").value).times(100),
          "g",
          percent,
          solution,
        ),
      },
    ],
    explain: ([percent, solution], output) => ({
      steps: [
        {
          id: "solute",
          lines: [
            expression(
              variable("m", of),
              "=",
              variable("w"),
              "*",
              variable("mₛ"),
              "=",
              givenTerm(percent),
              "*",
              shownTerm(inUnit(solution, "g")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "solute", values: { formula: formulaTerm(of) } },
    }),
  });
}

/** m(solution) = m(solute) / w */
function solutionWay(of: string): Way {
  return way({
    method: "solution-percent",
    needs: [variableOf("mass", of), variableOf("mass-percent", of)],
    compute: (solute, percent) =>
      percent.value.gt(0)
        ? computed(inUnit(solute, "g").value.div(inUnit(percent, "%").value).times(100), "g", solute, percent)
        : fail({ code: "not-valid" }),
    listSlips: ([solute, percent]) => [
      {
        id: "inverted-ratio",
        quantity: computed(inUnit(solute, "g").value.times(inUnit(percent, "%").value).div(100), "g", solute, percent),
      },
    ],
    explain: ([solute, percent], output) => ({
      steps: [
        {
          id: "solution",
          lines: [
            expression(
              variable("mₛ"),
              "=",
              variable("m", of),
              "/",
              variable("w"),
              "=",
              shownTerm(inUnit(solute, "g")),
              "/",
              givenTerm(percent),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "solution", values: { formula: formulaTerm(of) } },
    }),
  });
}

/** m(water) = m(solution) − m(solute) */
function solventWay(of: string, solvent: string): Way {
  return way({
    method: "solution-percent",
    needs: [variableOf("solution-mass", of), variableOf("mass", of)],
    compute: (solution, solute) => settle(subtract(inUnit(solution, "g"), inUnit(solute, "g"))),
    listSlips: ([solution]) => [{ id: "wrong-reference", quantity: solution }],
    explain: ([solution, solute], output) => ({
      steps: [
        {
          id: "solvent",
          lines: [
            expression(
              variable("m", solvent),
              "=",
              variable("mₛ"),
              "-",
              variable("m", of),
              "=",
              shownTerm(inUnit(solution, "g")),
              "-",
              shownTerm(inUnit(solute, "g")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "solvent", values: { formula: formulaTerm(solvent) } },
    }),
  });
}

/** w(solvent) = m(solvent) / m(solution) × 100 % */
function solventPercentWay(of: string, solvent: string): Way {
  return way({
    method: "solution-percent",
    needs: [variableOf("mass", solvent), variableOf("solution-mass", of)],
    compute(water, solution) {
      const share = inUnit(water, "g").value.div(inUnit(solution, "g").value);
      return share.gt(0) && share.lte(1)
        ? computed(share.times(100), "%", water, solution)
        : fail({ code: "not-valid" });
    },
    listSlips: ([water, solution]) => [
      {
        id: "wrong-reference",
        quantity: computed(
          inUnit(solution, "g").value.minus(inUnit(water, "g").value).div(inUnit(solution, "g").value).times(100),
          "%",
          water,
          solution,
        ),
      },
    ],
    explain: ([water, solution], output) => ({
      steps: [
        {
          id: "solvent-percent",
          lines: [
            expression(
              variable("w", solvent),
              "=",
              variable("m", solvent),
              "/",
              variable("mₛ"),
              "*",
              HUNDRED,
              "=",
              shownTerm(inUnit(water, "g")),
              "/",
              shownTerm(inUnit(solution, "g")),
              "*",
              HUNDRED,
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "percent", values: { formula: formulaTerm(solvent) } },
    }),
  });
}

function has({ givens }: Scene, kind: string, of: string | null): boolean {
  return givens.some((given) => given.kind === kind && given.of === of && given.label === null);
}

/** Share of the mass of a solution that is solute, in percent, ppm or ppb. */
export const solutionPercent: Rule = ({ kind, of, label }, scene) => {
  const { solution } = scene;
  const { solute = null, solvent = null } = solution ?? {};
  if (label !== null || solute === null || of === null) return [];
  if (kind === "mass" && of === solvent && of !== solute)
    return has(scene, "mass-percent", solute) ? [solventWay(solute, of)] : [];
  if (kind === "mass-percent" && of === solvent && of !== solute && solvent !== null)
    return [solventPercentWay(solute, solvent)];
  if (of !== solute) return [];
  if (kind === "mass-percent") return [percentWay(of, solvent)];
  const isWholeKnown =
    has(scene, "solution-mass", of) || (has(scene, "solution-volume", of) && has(scene, "density", of));
  if (kind === "mass") return has(scene, "mass-percent", of) && isWholeKnown ? [soluteWay(of)] : [];
  if (kind !== "solution-mass") return [];
  if (has(scene, "mass-percent", of)) return [solutionWay(of)];
  return solvent === null ? [] : [wholeWay(of, solvent)];
};
