/**
 * Why a text is not a unit. `at` and `end` bound the offending part in the text that was given; `readings` are the
 * canonical symbols of what may have been meant, never chosen for the writer.
 */
export type UnitIssue = {
  readonly code: UnitIssueCode;
  readonly at: number;
  readonly end: number;
  readonly readings: readonly string[];
};

export type UnitIssueCode =
  /** Nothing there. */
  | "empty"
  | "unknown-unit"
  /** Newton or normality (`N`), an angle or a temperature (`degrees`), a trillionth or a thousandth (`ppt`). */
  | "ambiguous-unit"
  /** An own negative exponent below a fraction line: `J/mol K^-1`. */
  | "ambiguous-fraction"
  | "unbalanced-bracket"
  | "bad-exponent"
  /** A unit, and then something that is none. */
  | "unexpected-text"
  /** More factors or higher powers than any real unit. */
  | "too-complex";
