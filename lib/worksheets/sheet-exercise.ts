import type { WorksheetExercise } from "./word-worksheet.ts";

/**
 * An exercise as it goes onto a sheet. `origin`: the passage that it is about, if it is about one: `named` by title and page,
 * for students; `quoted` for the key, since its words may give the answer away.
 */
export type SheetExercise = Omit<WorksheetExercise, "source"> & {
  readonly origin?: { readonly named: string; readonly quoted: string };
};
