import type { WorksheetExercise } from "./word-worksheet.ts";

/** `key`: the heading of the key; null for a sheet without one, as students are given it. */
type WorksheetLabels = { readonly title: string; readonly key: string | null };

/** A worksheet as Markdown, its key, if wanted, at the end. What it says is plain text, so that every sign of it stands for itself. */
export function formatWorksheet(exercises: readonly WorksheetExercise[], { title, key }: WorksheetLabels): string {
  const asked = exercises.map(({ number, question, options }) => [`${number}. ${disarm(question)}`, ...options.map(({ id, text }) => `   - ${id}) ${disarm(text)}`)].join("\n"));
  const answered = exercises.map(({ number, answer }) => `${number}. ${disarm(answer)}`);
  const keyed = key === null ? [] : [`## ${disarm(key)}`, answered.join("\n")];
  return [`# ${disarm(title)}`, ...asked, ...keyed].join("\n\n").concat("\n");
}

function disarm(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ").replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&");
}
