import type { Locale } from "../../i18n/locales.ts";
import type { Condition } from "../../methods/rules/rule.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import type { IgnoredReason, Span } from "../statement/statement.ts";
import type { Absent } from "./absent.ts";

/** Who says what a part is: the student who was asked, or nobody, so that it is only likely. */
type By = "student" | "guess";

/** A number of the text, or one that the student told. */
export type DraftNumber = {
  readonly span: Span;
  /** Whether its value stands in a message of the student's, not in the text. */
  readonly isTold: boolean;
  /** What it is; null where it counts for nothing, or where that is not known. */
  readonly is: Variable | null;
  /** Why it counts for nothing; `spare`: what is asked follows without it. Null where it counts, or where that is not known. */
  readonly aside: IgnoredReason | "spare" | null;
  readonly by: By;
  /** What it may be by its unit. */
  readonly choices: readonly Variable[];
};

export type DraftGoal = { readonly is: Variable; readonly unit: string | null; readonly by: By };

/** A problem as far as it was understood, to be confirmed or changed part by part. */
export type Draft = {
  readonly text: string;
  /** In which it was read: that of the student, or English. */
  readonly locale: Locale;
  readonly numbers: readonly DraftNumber[];
  readonly goals: readonly DraftGoal[];
  /** What each question of the text may ask for, the likeliest first; a question that is not understood is not among them. */
  readonly asked: readonly (readonly DraftGoal[])[];
  /** As the text writes it, or the student. */
  readonly equation: string | null;
  readonly conditions: readonly Condition[];
  readonly solution: { readonly solute: string | null; readonly solvent: string | null } | null;
  /** What the text names, by formula. */
  readonly substances: readonly string[];
  /** What the text refers to and has not. */
  readonly absent: readonly Absent[];
};

/** What can be said of a draft besides: the goals that follow, and what it lacks. */
export type Outlook = {
  /** What follows from what is given, whole. */
  readonly goals: readonly Variable[];
  /** What would be enough, each alone, for what is asked. */
  readonly missing: readonly Variable[];
};
