import type { Formula } from "../chemistry/formula/formula.ts";
import type { FactValue } from "../methods/facts.ts";
import type { Quantity } from "../quantity/quantity.ts";

/** Where something stands: indices of UTF-16 units in the whole text, from its beginning. */
export type Span = { readonly start: number; readonly end: number };

/** What a number is said to be, as far as the words and signs around it tell. */
export type Binding = {
  /** The letter before the equals sign, as `V`, `V1`, `ΔH`, `pH`. */
  readonly symbol: string | null;
  /** The substance it is a property of, in canonical ASCII; several where a name leaves it open, none where none is named. */
  readonly of: readonly string[];
  /** Whether `of` is written beside the symbol, `m(NaCl)`, and not only near the number. */
  readonly isOfCertain: boolean;
  /** The compound that its sentence speaks of; none where it speaks of several. */
  readonly within: readonly string[];
  readonly label: "initial" | "final" | null;
  /** "The answer is …", "the result is …". */
  readonly role: Role;
};

export type Role = "answer" | "result" | null;

/** A number as it is written. */
export type ReadNumber = Span & {
  readonly quantity: Quantity;
  /** Power of ten of the last written digit; null for an exact fraction. */
  readonly lastPlace: number | null;
  /** Of a whole number that ends in zeros: the power of ten of its last digit before them. */
  readonly roundPlace: number | null;
  /** `8.1 × 10⁻³`: in a row of divisions its power may be meant for all of it. */
  readonly form: "plain" | "scientific" | "fraction";
  /** Its minus is a word, or stands apart: not within its span. */
  readonly hasSignApart: boolean;
  /** Its unit cannot be told, or what stands beside it changes its value: nothing is checked. */
  readonly isUnclear: boolean;
  readonly binding: Binding;
};

/** An operand or a result: operators of one precedence level apply from left to right. */
export type Arithmetic =
  | { readonly kind: "number"; readonly number: ReadNumber }
  | {
      readonly kind: "operation";
      readonly operator: "+" | "-" | "*" | "/" | "^";
      readonly left: Arithmetic;
      readonly right: Arithmetic;
    }
  | { readonly kind: "function"; readonly name: FunctionName; readonly of: Arithmetic };

/** `exp` is e to a power, `power` ten to it. */
export type FunctionName = "log" | "ln" | "root" | "negative" | "exp" | "power";

type ClaimBase = Span & {
  /** As written, markup included. */
  readonly text: string;
  /** The sentence around it without its markup. */
  readonly sentence: string;
  /** Whether it stands in TeX or in the `\ce{}` of chemistry. */
  readonly setting: "text" | "tex" | "ce";
  /** The longest hold ended within it or at its end: it may go on. */
  readonly isCut: boolean;
};

/** `36.0 g`, `39.3 %`, `pH = 2.5`, a bare number. */
type QuantityClaim = ClaimBase & { readonly kind: "quantity"; readonly number: ReadNumber };

/**
 * `2.0 mol × 18.02 g/mol = 36.0 g`, `250 mL = 0.250 L`: parts between equals signs that can be computed; only one where the
 * result is not told. `said` is what the letter before says of it.
 */
export type CalculationClaim = ClaimBase & {
  readonly kind: "calculation";
  readonly parts: readonly Arithmetic[];
  readonly said: Binding;
  /** What stands at once before it, as far back as tells whether something is said of it. */
  readonly lead: string;
};

/** `2 H₂ + O₂ → 2 H₂O`. `equation` is as written, without markup. */
export type EquationClaim = ClaimBase & { readonly kind: "equation"; readonly equation: string; readonly role: Role };

/** A formula, perhaps with a number before it. `named` are the formulas of the name that it stands beside. */
export type FormulaClaim = ClaimBase & {
  readonly kind: "formula";
  readonly formula: Formula;
  /** Canonical ASCII. */
  readonly ascii: string;
  readonly coefficient: number | null;
  readonly role: Role;
  /** Of an equation that cannot be read as a whole. */
  readonly isTerm: boolean;
  readonly named: { readonly formulas: readonly string[]; readonly isApposition: boolean } | null;
};

/** What is said in words: "oxidation is the loss of electrons". It is judged as it is found. */
type StatementClaim = ClaimBase & { readonly kind: "statement" };

/** Something that can be right or wrong. */
export type Claim = QuantityClaim | CalculationClaim | EquationClaim | FormulaClaim | StatementClaim;

/** A piece of a text; the texts of all pieces in a row are the text. */
export type Segment =
  | { readonly kind: "prose"; readonly text: string }
  | { readonly kind: "claim"; readonly text: string; readonly claim: Claim };

const VERDICTS = ["supported", "wrong", "unknown"] as const;

type Verdict = (typeof VERDICTS)[number];

/** Why a claim is held for right, wrong, or neither. */
export const CHECK_REASONS = [
  "matches-given",
  "matches-step",
  "matches-answer",
  "matches-material",
  "matches-tool",
  "computed",
  "balanced",
  "known-constant",
  "known-mass",
  "known-name",
  "known-formula",
  "known-fact",
  "contradicts-given",
  "contradicts-step",
  "contradicts-answer",
  "contradicts-arithmetic",
  "contradicts-unit",
  "contradicts-mass",
  "contradicts-name",
  "contradicts-fact",
  "contradicts-law",
  "unbalanced",
  "doubtful-formula",
  "doubtful-reaction",
  "no-evidence",
  "ambiguous",
  "not-understood",
] as const;

export type CheckReason = (typeof CHECK_REASONS)[number];

/** What the engine would write instead, and what it would replace. */
type Correction = Span & { readonly value: FactValue };

export type ClaimCheck = {
  readonly verdict: Verdict;
  readonly reason: CheckReason;
  /** Only of a wrong claim, and only where the engine knows better. */
  readonly correction: Correction | null;
};
