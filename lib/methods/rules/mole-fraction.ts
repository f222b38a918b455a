import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fewestFigures } from "../../quantity/significant-figures.ts";
import { succeed } from "../../result.ts";
import type { Operator } from "../facts.ts";
import { expression, formulaTerm, joined, variable } from "../terms.ts";
import { isGas } from "./gases.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import type { Rule, Scene, Way } from "./rule.ts";

/** The substances of a mixture whose amounts are given, or follow from their masses. */
function listParts({ givens }: Scene): string[] {
  return [
    ...new Set(
      givens.flatMap(({ kind, of, label }) =>
        ["amount", "mass", "particles"].includes(kind) && label === null && of !== null ? [of] : [],
      ),
    ),
  ];
}

function total(amounts: readonly Quantity[]): Quantity {
  return computed(Decimal.sum(...amounts.map((amount) => inUnit(amount, "mol").value)), "mol", ...amounts);
}

const sumOf = (parts: readonly string[]): ReturnType<typeof joined> =>
  joined(
    parts.map((part) => [variable("n", part)]),
    "+",
  );

const shownSum = (amounts: readonly Quantity[]): ReturnType<typeof joined> =>
  joined(
    amounts.map((amount) => [shownTerm(inUnit(amount, "mol"))]),
    "+",
  );

/** x(A) = n(A) / (n(A) + n(B) + …) */
function fractionWay(of: string, parts: readonly string[]): Way {
  const own = parts.indexOf(of);
  const ratio = (amounts: readonly Quantity[], whole: Quantity): Quantity =>
    pureNumber(
      inUnit(amounts[own] ?? whole, "mol").value.div(whole.value),
      fewestFigures(...amounts.map(({ significantFigures }) => significantFigures)),
    );
  return {
    method: "mole-fraction",
    needs: parts.map((part) => variableOf("amount", part)),
    compute: (amounts) => succeed(ratio(amounts, total(amounts))),
    listSlips: (amounts) => [
      { id: "wrong-reference", quantity: ratio(amounts, total(amounts.filter((_, index) => index !== own))) },
    ],
    explain(amounts, output) {
      const bracket = (terms: ReturnType<typeof joined>): ReturnType<typeof joined> => [
        "(" satisfies Operator,
        ...terms,
        ")" satisfies Operator,
      ];
      const given = amounts[own] ?? output;
      return {
        steps: [
          {
            id: "fraction",
            lines: [
              expression(
                variable("x", of),
                "=",
                variable("n", of),
                "/",
                ...bracket(sumOf(parts)),
                "=",
                shownTerm(inUnit(given, "mol")),
                "/",
                ...bracket(shownSum(amounts)),
                "=",
                shownTerm(output),
              ),
            ],
            values: { formula: formulaTerm(of) },
          },
        ],
        answer: { id: "fraction", values: { formula: formulaTerm(of) } },
      };
    },
  };
}

/** n = n(A) + n(B) + … of a mixture of gases. */
function totalWay(parts: readonly string[]): Way {
  return {
    method: "mole-fraction",
    needs: parts.map((part) => variableOf("amount", part)),
    compute: (amounts) => succeed(total(amounts)),
    listSlips: () => [],
    explain: (amounts, output) => ({
      steps: [
        {
          id: "total",
          lines: [expression(variable("nₜ"), "=", ...sumOf(parts), "=", ...shownSum(amounts), "=", shownTerm(output))],
          values: {},
        },
      ],
      answer: { id: "total", values: {} },
    }),
  };
}

/** Amounts of the parts of a mixture, and each as a share of them all. */
export const moleFraction: Rule = ({ kind, of, label }, scene) => {
  const parts = listParts(scene);
  if (parts.length < 2 || scene.equation !== null) return [];
  if (kind === "mole-fraction")
    return label === null && of !== null && parts.includes(of) ? [fractionWay(of, parts)] : [];
  const isWhole =
    label === "total" || (label === null && scene.conditions.has("stp") && parts.every((part) => isGas(part, scene)));
  return kind === "amount" && isWhole && of === null ? [totalWay(parts)] : [];
};
