import type { ChatTopicId } from "../curriculum/chat-topics.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";
import type { Expression, FactValue } from "../methods/facts.ts";
import type { Form } from "../problems/forms.ts";
import type { LessonId } from "./lesson-ids.ts";

/** What a lesson's sentences mention, by the names that its messages use: all of it computed. */
type LessonValues = Readonly<Record<string, FactValue>>;

/** A curve, or several. `x` and `y` are units; what the axes are called, the title and the text are messages. */
type LessonPlot = {
  readonly kind: "plot";
  readonly x: string;
  readonly y: string;
  /** Whether the lower axis only says before and after. */
  readonly isBare?: boolean;
  /** By the formulas of what they are of; the name of a single one is empty. */
  readonly series: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly marks?: readonly { readonly x: number; readonly y: number; readonly label: FactValue }[];
};

/** Particles side by side: boxes by the names of their messages, with how many there are of each. */
type LessonParticles = {
  readonly kind: "particles";
  readonly boxes: Readonly<Record<string, readonly { readonly formula: string; readonly count: number }[]>>;
};

export type LessonDrawing = LessonPlot | LessonParticles;

/**
 * What the student does at a step.
 * - `predict`: commits to one of the options before anything is told; none of them costs anything.
 * - `tell`: reads the reason, worked in the lines.
 * - `choose`: draws a conclusion.
 * - `order`: puts the items in their order, `ranked`.
 * - `estimate`: a value within a share of the right one; `slips` are the values of known mistakes.
 */
type LessonTask =
  | { readonly kind: "predict" | "choose"; readonly options: readonly string[]; readonly right: string }
  | { readonly kind: "tell"; readonly lines: readonly Expression[] }
  | {
      readonly kind: "order";
      /** As they are shown. */
      readonly items: readonly { readonly id: string; readonly value: FactValue }[];
      readonly ranked: readonly string[];
    }
  | {
      readonly kind: "estimate";
      readonly value: number;
      /** How it is written behind the number, and read; empty for a pure number. */
      readonly unit: string;
      /** The share by which it may be off, and the same for slips; or, for a logarithm, the difference. */
      readonly within: { readonly share: number } | { readonly difference: number };
      readonly slips: Readonly<Record<string, number>>;
    };

export type LessonStep = LessonTask & { readonly id: string; readonly drawing?: LessonDrawing };

export type LessonContent = { readonly values: LessonValues; readonly steps: readonly LessonStep[] };

/**
 * A lesson on one idea: its words are the messages `lesson-<id>`, its numbers what `build` computes. docs/extend.md says how to
 * add one.
 */
export type Lesson = {
  readonly id: LessonId;
  /** The subtopic by whose name it opens, and which its check counts for. */
  readonly topic: SubtopicSlug;
  /** Other subtopics and topics that are taught by it, until they have lessons of their own. */
  readonly also: readonly (SubtopicSlug | ChatTopicId)[];
  /** What the check at its end is taken from. */
  readonly check: { readonly family: string; readonly form: Form };
  /** Where to go on. */
  readonly next: LessonId;
  readonly build: () => LessonContent;
};
