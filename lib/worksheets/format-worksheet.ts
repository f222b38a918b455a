import { SOURCE_SIGN } from "../exercises/split-exercises.ts";
import type { SheetExercise } from "./sheet-exercise.ts";

/** `key`: the heading of the key; null for a sheet without one, as students are given it. */
type WorksheetLabels = { readonly title: string; readonly key: string | null };

/** A worksheet as Markdown, its key, if wanted, at the end. What it says is plain text, so that every sign of it stands for itself. */
export function formatWorksheet(exercises: readonly SheetExercise[], { title, key }: WorksheetLabels): string {
  const asked = exercises.map(({ number, question, options, origin }) =>
    [
      `${number}. ${disarm(question)}`,
      ...options.map(({ id, text }) => `   - ${id}) ${disarm(text)}`),
      ...sourceLines(origin?.named),
    ].join("\n"),
  );
  const answered = exercises.map(({ number, answer, origin }) =>
    [`${number}. ${disarm(answer)}`, ...sourceLines(origin?.quoted)].join("\n"),
  );
  const keyed = key === null ? [] : [`## ${disarm(key)}`, answered.join("\n")];
  return [`# ${disarm(title)}`, ...asked, ...keyed].join("\n\n").concat("\n");
}

/** A line of its own, below what it is the source of. */
function sourceLines(text: string | undefined): string[] {
  return text === undefined ? [] : [`\n   ${SOURCE_SIGN} ${disarm(text)}`];
}

function disarm(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ").replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&");
}
