import { readFile, writeFile } from "node:fs/promises";
import { type Figures, figuresSchema } from "#lib/quality/figures.ts";

const FILE = new URL("../../lib/quality/figures.json", import.meta.url);

/** Keeps the figures of one measurement, with today's date and the command that repeats it; the others stay as they are. */
export async function saveFigures<Part extends keyof Figures>(
  part: Part,
  figures: Figures[Part]["figures"],
  command: string,
): Promise<void> {
  const kept = JSON.parse(await readFile(FILE, "utf8")) as Figures;
  const date = new Date().toISOString().slice(0, 10);
  const next = figuresSchema.parse({ ...kept, [part]: { date, command, figures } });
  await writeFile(FILE, `${JSON.stringify(next, null, 2)}\n`);
}
