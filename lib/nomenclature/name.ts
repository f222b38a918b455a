/** What a name belongs to. */
const NAME_KINDS = ["element", "ion", "salt", "acid", "molecule", "organic", "trivial"] as const;

export type NameKind = (typeof NAME_KINDS)[number];

/** The name of a formula in one language. */
export type Name = {
  /** As a textbook prints it: "iron(III) oxide". */
  readonly text: string;
  readonly kind: NameKind;
  /** Other names of the same substance: "ferric oxide"; "hydrochloric acid" for HCl without a state. */
  readonly others: readonly string[];
  /** "convention" where other substances share the formula, but a course means this one: glucose for C6H12O6. */
  readonly decidedBy: "formula" | "convention";
};

/**
 * Why a formula has no name here, or a name no formula. `at` is the index of the first UTF-16 unit of the text that
 * could not be read, `found` the text there; both are 0 and the whole formula when a formula is named. `readings` are
 * what may have been meant, never chosen for the writer: formulas in canonical ASCII, or names when a formula is named.
 */
export type NameIssue = {
  readonly code: NameIssueCode;
  readonly at: number;
  readonly found: string;
  readonly readings: readonly string[];
};

export type NameIssueCode =
  | "empty"
  /** Longer than any name of a course. */
  | "too-long"
  /** No name that these rules or tables know. */
  | "unknown-name"
  /** A name that leaves the formula open: "iron oxide". */
  | "open-name"
  /** A mixture, or a substance of changing composition: "rust", "air". */
  | "no-single-formula"
  /** A numeral that the element does not take: "sodium(II) chloride". */
  | "impossible-charge"
  /** An organic name whose atoms would need more bonds than they have: "2,2,2-trimethylpropane". */
  | "impossible-structure"
  /** A formula whose ions do not make it neutral: NaCl2. */
  | "unbalanced-charge"
  /** An ionic formula that is a multiple: Ca2Cl4. */
  | "not-lowest-terms"
  /** A formula that several compounds share: C2H6O. */
  | "several-structures"
  /** A formula beyond these rules. */
  | "no-rule"
  /** The language has no word here for a part of it. */
  | "word-missing";
