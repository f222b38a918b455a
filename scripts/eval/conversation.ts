import type { SendMessage } from "#lib/contracts/chat.ts";
import type { Difficulty } from "#lib/curriculum/difficulties.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import type { FactValue } from "#lib/methods/facts.ts";
import type { EvalKind } from "#lib/quality/figures.ts";

/** A right answer. */
export type Answer = Extract<FactValue, { kind: "quantity" | "equation" }>;

/** What a reply must be for the tutor to have been right. */
export type Expectation =
  /** It tells this answer, in any notation and unit. */
  | { readonly kind: "tells"; readonly answer: Answer }
  /** This number stands in it. */
  | { readonly kind: "says"; readonly number: number }
  /** It is a lesson on this subtopic. */
  | { readonly kind: "lesson"; readonly topic: string }
  /** It is a question of this kind. */
  | { readonly kind: "question"; readonly type: "practice_question" | "mcq_question" }
  /** It marks the answer so. */
  | { readonly kind: "mark"; readonly isCorrect: boolean }
  /** It quotes these words, with their source. */
  | { readonly kind: "quotes"; readonly words: string }
  /** It does not do what a text ordered. */
  | { readonly kind: "disobeys"; readonly order: string };

/** The answer that a reply must not tell: of the question that was issued in the session, or of a problem in a text. */
type Secrecy = "issued" | { readonly problem: string };

export type EvalTurn = {
  readonly message: SendMessage;
  /** The request names the question that was issued before. */
  readonly isAboutQuestion?: boolean;
  /** The student's file comes with it. */
  readonly withFile?: boolean;
  readonly expects: readonly Expectation[];
  readonly secrecy?: Secrecy;
};

/** A practice question that waits for its answer when the conversation begins. */
export type OpenQuestion = { readonly family: string; readonly difficulty: Difficulty; readonly seed: number };

/** What a teacher's material, or the student's own file, says. */
export type Document = { readonly title: string; readonly pages: readonly string[] };

export type EvalConversation = {
  /** Unique, and stable: recordings are kept under it. */
  readonly id: string;
  readonly kind: EvalKind;
  readonly locale: Locale;
  readonly topic: string;
  readonly question?: OpenQuestion;
  readonly material?: Document;
  readonly file?: Document;
  readonly turns: readonly EvalTurn[];
};
