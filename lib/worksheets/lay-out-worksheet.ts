import { type ScriptSpan, splitScripts } from "../chemistry/display/split-scripts.ts";
import type { Locale } from "../i18n/locales.ts";
import { OFFICE_LANGUAGES, type OfficeLanguage } from "./office-language.ts";
import type { WorksheetExercise } from "./word-worksheet.ts";

/** `fields`: what a student fills in at the head. `key`: as in Markdown, null for a sheet without one. */
type SheetLabels = { readonly title: string; readonly fields: readonly string[]; readonly key: string | null };

/**
 * A paragraph of a worksheet, by what it is; how it looks is up to who writes the file. Exercises, and the answers of the
 * key, are numbered from 1, the options of each exercise lettered from a. `room` is some lines to write on.
 */
export type SheetParagraph =
  | { readonly kind: "title" | "exercise" | "option" | "key" | "answer"; readonly spans: readonly ScriptSpan[] }
  | { readonly kind: "fields"; readonly labels: readonly string[] }
  | { readonly kind: "room"; readonly lines: number };

export type SheetDocument = { readonly title: string; readonly language: OfficeLanguage; readonly paragraphs: readonly SheetParagraph[] };

/** What is worked out in more steps takes more room, within a page's reason. */
const LEAST_LINES = 2;
const MOST_LINES = 5;

/** A worksheet as the paragraphs of a document, the sub- and superscripts of its Unicode as runs of their own, its key, if wanted, at the end. */
export function layOutWorksheet(exercises: readonly WorksheetExercise[], { title, fields, key }: SheetLabels, locale: Locale): SheetDocument {
  const asked = exercises.flatMap((exercise) => [spell("exercise", exercise.question), ...roomOf(exercise)]);
  const keyed = key === null ? [] : [spell("key", key), ...exercises.map(({ answer }) => spell("answer", answer))];
  const head: SheetParagraph[] = [spell("title", title), { kind: "fields", labels: fields }];
  return { title, language: OFFICE_LANGUAGES[locale], paragraphs: [...head, ...asked, ...keyed] };
}

function roomOf({ options, steps }: WorksheetExercise): SheetParagraph[] {
  if (options.length > 0) return options.map(({ text }) => spell("option", text));
  return [{ kind: "room", lines: Math.min(MOST_LINES, Math.max(LEAST_LINES, steps.length)) }];
}

function spell(kind: "title" | "exercise" | "option" | "key" | "answer", text: string): SheetParagraph {
  return { kind, spans: splitScripts(text) };
}
