/**
 * Why a text is not a formula. `at` is the index of the first offending UTF-16 unit in the text that was given, `found`
 * the text there, `readings` the formulas in canonical ASCII that may have been meant (never chosen for the writer).
 */
export type FormulaIssue = {
  readonly code: FormulaIssueCode;
  readonly at: number;
  readonly found: string;
  readonly readings: readonly string[];
};

export type FormulaIssueCode =
  /** Nothing there. */
  | "empty"
  /** A capital that begins no element's symbol: `Xx`. */
  | "unknown-symbol"
  /** Lower case where a symbol needs a capital: `co2`, `fe2o3`. */
  | "letter-case"
  /** Probably another letter or digit: `H20`, `NaCI`, `CUSO4`. */
  | "look-alike"
  /** A bracket without its partner, or of another kind than its partner. */
  | "unbalanced-bracket"
  | "empty-group"
  /** A count of zero, with a leading zero, or beyond the limits. */
  | "bad-count"
  /** A charge without sign, in the wrong place, or beyond the limits. */
  | "bad-charge"
  /** A digit before a sign that may count atoms or charges: `O2-` is O^2- or O2^-. */
  | "ambiguous-charge"
  /** A dot that may be a decimal point or join two compounds: `X2.5Y`. */
  | "ambiguous-dot"
  /** An oxidation number as in a name: `Fe(III)`. */
  | "oxidation-number"
  /** A number before the formula, which belongs into an equation: `2H2O`. */
  | "leading-coefficient"
  /** A mass number that no atom of the element can have: `^300C`. */
  | "unknown-nuclide"
  | "unexpected-character"
  /** Longer, deeper or larger than any real formula. */
  | "too-large";
