import { expect, test } from "vitest";
import { given } from "#lib/problems/draft.ts";
import { expectFree } from "#lib/problems/expected.ts";
import { solveDraft } from "#lib/problems/solve-draft.ts";
import { variableOf } from "#lib/methods/rules/kinds.ts";
import { Decimal } from "#lib/quantity/decimal.ts";
import { quantity } from "#lib/quantity/quantity.ts";
import { getUnit } from "#lib/quantity/units/get-unit.ts";
import { GIVENS, MARKING_EXERCISE } from "./marking-exercise.ts";

test("[LAND-01] what the landing page's exercise expects is what the solver computes, known slips included", () => {
  const solved = solveDraft(
    {
      kind: "computed",
      variant: "amount-to-molarity",
      givens: {
        amount: given("amount", "NaCl", quantity(new Decimal(GIVENS.amountMoles), getUnit("mol"), GIVENS.figures)),
        volume: given(
          "solution-volume",
          "NaCl",
          quantity(new Decimal(GIVENS.volumeMillilitres), getUnit("mL"), GIVENS.figures),
        ),
      },
      find: variableOf("molarity", "NaCl"),
      unit: "mol/L",
    },
    "problems-solutions.molarity",
  );
  if (!solved.ok) throw new Error(JSON.stringify(solved.issue));
  expect(expectFree(solved.value, { word: () => [], names: () => [], systematic: () => [] })).toEqual(MARKING_EXERCISE);
});
