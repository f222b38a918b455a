import type { WorksheetExercise } from "./word-worksheet.ts";

export type WorksheetLabels = { readonly title: string; readonly key: string };

/** A worksheet as Markdown, its key at the end. What it says is plain text, so that every sign of it stands for itself. */
export function formatWorksheet(exercises: readonly WorksheetExercise[], { title, key }: WorksheetLabels): string {
  const asked = exercises.map(({ number, question, options }) => [`${number}. ${disarm(question)}`, ...options.map(({ id, text }) => `   - ${id}) ${disarm(text)}`)].join("\n"));
  const answered = exercises.map(({ number, answer }) => `${number}. ${disarm(answer)}`);
  return [`# ${disarm(title)}`, ...asked, `## ${disarm(key)}`, answered.join("\n")].join("\n\n").concat("\n");
}

function disarm(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ").replaceAll(/[\\`*_[\]<>#|~]/g, "\\$&");
}
