import type { MainTopicSlug, OUTLINE, SubtopicSlug } from "../curriculum/outline.ts";
import type { Locale } from "../i18n/locales.ts";

/**
 * What a note on a subtopic holds beside its words, which are messages: `concepts.<slug>` has a summary, the sections and
 * mistakes named below, and the meaning of each relation.
 */
export type Note = {
  /** Equations in Unicode notation by the id of their meaning: `{ definition: "c = n / V" }`. */
  readonly relations: Readonly<Record<string, string>>;
  readonly sources: readonly string[];
  readonly related: readonly SubtopicSlug[];
  /** Other names that students use, beside the subtopic's own; each stands for one subtopic only. */
  readonly aliases: Readonly<Record<Locale, readonly string[]>>;
};

/** The notes of one main topic: all of its subtopics. */
export type NotesOf<Main extends MainTopicSlug> = Readonly<
  Record<Extract<(typeof OUTLINE)[number], { readonly slug: Main }>["subtopics"][number][0], Note>
>;

/** The parts that every note has, by the names of their messages. */
export const NOTE_SECTIONS = ["a", "b"] as const;
export const NOTE_MISTAKES = ["a", "b"] as const;
