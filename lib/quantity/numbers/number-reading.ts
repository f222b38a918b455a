import type { Decimal } from "../decimal.ts";
import type { Figures } from "../significant-figures.ts";

/** A number as written in a text. */
export type NumberReading = {
  readonly value: Decimal;
  /** Null for a fraction such as `1/2`, which is exact. */
  readonly significantFigures: Figures;
  /** Zeros at the end of a whole number, not among them, that may have been measured: 2 in `1500`. */
  readonly openZeros: number;
  readonly start: number;
  readonly end: number;
  readonly form: "plain" | "scientific" | "fraction";
  /** Why the reading is not certain, or null. */
  readonly doubt: NumberDoubt | null;
};

export type NumberDoubt =
  /** `1.234` where some write it for 1234 and science for 1.234; `1,234` in Spanish. Read with a decimal mark. */
  | "decimal-or-grouping"
  /** `2,5` in a language of decimal points. Read as 2.5. */
  | "decimal-comma"
  /** `12 500` with a common space: one number or two. Read as one. */
  | "space-grouping"
  /** `6.02 x 1023`: an exponent that lost its height, or a product. Read as a power of ten. */
  | "lost-exponent"
  /** An operator and another number follow: `2 x 10 mL`, `2.5/3`, `2^3`. */
  | "expression"
  /** A dash and digits follow: `10-20 g`, or `10-5 M` for 10⁻⁵ M. Read as the first number. */
  | "range"
  /** A hyphen and a letter follow: `2-propanol`. In `25-mL` the unit settles it. */
  | "hyphenated"
  /** A Latin letter follows at once: `1st`, `3d`, `2H2O`. In `25mL` the unit settles it. */
  | "part-of-word";

export type NumberIssue = { readonly code: NumberIssueCode; readonly at: number; readonly end: number };

export type NumberIssueCode =
  | "empty"
  | "not-a-number"
  /** Separators that make no number: `1,2,3`, `12,34,5.6.7`. */
  | "malformed-number"
  /** More digits than any measurement. */
  | "too-long"
  /** A power of ten beyond ±400. */
  | "out-of-range"
  | "zero-denominator"
  /** A number, and then something else. */
  | "unexpected-text";
