import type { Locale } from "../../i18n/locales.ts";
import type { CheckReason, Span } from "../claim.ts";
import type { Fact } from "../evidence.ts";
import type { Equation } from "../../chemistry/equation/equation.ts";
import type { FoundConcept } from "./find-concepts.ts";
import type { Atom } from "./subject-of.ts";

/**
 * What is said in words, by its place in the plain text of its line, and whether the engine holds it for right; null where it
 * may be false, and nothing in its place is confirmed.
 */
export type Statement = Span & { readonly isRight: boolean | null; readonly reason: CheckReason };

/** A substance or element by its name or formula, with the formulas that the name may mean. */
export type Mentioned = Span & { readonly formulas: readonly string[] };

/** A part of a sentence in which each thing said belongs to what stands beside it. */
export type Clause = Span & {
  readonly text: string;
  readonly locale: Locale;
  readonly concepts: readonly FoundConcept[];
  readonly mentioned: readonly Mentioned[];
  /** Of the sentence around it, and of the head of its table. */
  readonly around: readonly FoundConcept[];
  /** Of its line, before its sentence. */
  readonly lineBefore: readonly FoundConcept[];
  /** Those of the last line before it that has compounds, and of its own line before it. */
  readonly last: readonly string[];
  /** The equations written before it, the nearest last; one that its own line writes behind it, where none was before. */
  readonly equations: readonly Equation[];
  /** The atom, ion or nuclide that was named last before it. */
  readonly nuclide: Atom | null;
  /** Whether oxidation numbers were spoken of before. */
  readonly isOfOxidation: boolean;
  /** The property of the periodic table that was spoken of last before its line. */
  readonly property: FoundConcept | null;
  /** Denied, doubted or asked: nothing is said. */
  readonly isDenied: boolean;
  /** What is known so far, and what the text itself tells. */
  readonly facts: readonly Fact[];
  /** Of all that was written before it, the problem first; formulas in canonical ASCII. */
  readonly earlier: readonly string[];
};

export const right = ({ start, end }: Span): Statement => ({ start, end, isRight: true, reason: "known-fact" });
export const wrong = ({ start, end }: Span): Statement => ({ start, end, isRight: false, reason: "contradicts-fact" });
/** What may be false, in words that do not tell it plainly. */
export const open = ({ start, end }: Span): Statement => ({ start, end, isRight: null, reason: "no-evidence" });

export const judged = (span: Span, isRight: boolean): Statement => (isRight ? right(span) : wrong(span));
