import { type ScriptSpan, splitScripts } from "../chemistry/display/split-scripts.ts";
import type { Locale } from "../i18n/locales.ts";
import { OFFICE_LANGUAGES, type OfficeLanguage } from "../documents/office-language.ts";
import { SOURCE_SIGN } from "../exercises/split-exercises.ts";
import type { SheetExercise } from "./sheet-exercise.ts";

/** `fields`: what a student fills in at the head. `key`: as in Markdown, null for a sheet without one. */
type SheetLabels = { readonly title: string; readonly fields: readonly string[]; readonly key: string | null };

/** `source`: where the exercise or the answer above comes from. */
type TextKind = "title" | "exercise" | "option" | "key" | "answer" | "source";

/**
 * A paragraph of a worksheet, by what it is; how it looks is up to who writes the file. Exercises, and the answers of the
 * key, are numbered from 1, the options of each exercise lettered from a. `room` is some lines to write on.
 */
export type SheetParagraph =
  | { readonly kind: TextKind; readonly spans: readonly ScriptSpan[] }
  | { readonly kind: "fields"; readonly labels: readonly string[] }
  | { readonly kind: "room"; readonly lines: number };

export type SheetDocument = {
  readonly title: string;
  readonly language: OfficeLanguage;
  readonly paragraphs: readonly SheetParagraph[];
};

/** What is worked out in more steps takes more room, within a page's reason. */
const LEAST_LINES = 2;
const MOST_LINES = 5;

/** A worksheet as the paragraphs of a document, the sub- and superscripts of its Unicode as runs of their own, its key, if wanted, at the end. */
export function layOutWorksheet(
  exercises: readonly SheetExercise[],
  { title, fields, key }: SheetLabels,
  locale: Locale,
): SheetDocument {
  const asked = exercises.flatMap((exercise) => [
    spell("exercise", exercise.question),
    ...sourceOf(exercise.origin?.named),
    ...roomOf(exercise),
  ]);
  const keyed =
    key === null
      ? []
      : [
          spell("key", key),
          ...exercises.flatMap((exercise) => [spell("answer", exercise.answer), ...sourceOf(exercise.origin?.quoted)]),
        ];
  const head: SheetParagraph[] = [spell("title", title), { kind: "fields", labels: fields }];
  return { title, language: OFFICE_LANGUAGES[locale], paragraphs: [...head, ...asked, ...keyed] };
}

function sourceOf(text: string | undefined): SheetParagraph[] {
  return text === undefined ? [] : [spell("source", `${SOURCE_SIGN} ${text}`)];
}

function roomOf({ options, steps }: SheetExercise): SheetParagraph[] {
  if (options.length > 0) return options.map(({ text }) => spell("option", text));
  return [{ kind: "room", lines: Math.min(MOST_LINES, Math.max(LEAST_LINES, steps.length)) }];
}

function spell(kind: TextKind, text: string): SheetParagraph {
  return { kind, spans: splitScripts(text) };
}
