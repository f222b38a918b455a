import type { ExpectedQuantity } from "#lib/grading/expected.ts";

/** What the page's exercise gives, exact to two figures each. */
export const GIVENS = { amountMoles: 0.5, volumeMillilitres: 250, figures: 2 } as const;

/**
 * What marking expects of it: the concentration of 0.50 mol in 250 mL. A test derives it anew with the solver, whose rules
 * would weigh more in the browser than all that marks the answer.
 */
export const MARKING_EXERCISE: ExpectedQuantity = {
  kind: "quantity",
  value: "2",
  unit: "mol/L",
  significantFigures: 2,
  passed: [
    { value: "0.50", unit: "mol", isGiven: true },
    { value: "250", unit: "mL", isGiven: true },
  ],
  misconceptions: [
    { id: "inverted-ratio", value: "0.50", unit: "mol/L", axis: "method" },
    { id: "multiplied-instead-of-divided", value: "0.13", unit: "mol/L", axis: "method" },
    { id: "millilitres-for-litres", value: "0.0020", unit: "mol/L", axis: "setup" },
  ],
};
