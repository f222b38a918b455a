import { accessSync, constants } from "node:fs";
import path from "node:path";

/** Chromium without the parts that draw a window: the same pages for a third of the work (docs/decisions/0107). */
export const SHELL = "chromium-headless-shell";

const NAMES = [SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The machine's own Chromium: the one of CHROMIUM_PATH, or the first on PATH; null leaves it to Playwright. */
export const findBrowser = (): string | null => process.env["CHROMIUM_PATH"] || findOnPath(NAMES);

/** The same, of those without a window only. */
export const findShell = (): string | null => process.env["CHROMIUM_PATH"] || findOnPath([SHELL]);

function findOnPath(names: readonly string[]): string | null {
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const candidates = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return candidates.find(isExecutable) ?? null;
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
