import { accessSync, constants } from "node:fs";
import path from "node:path";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The machine's own Chromium: the one of CHROMIUM_PATH, or the first on PATH; null leaves it to Playwright. */
export function findBrowser(): string | null {
  const given = process.env["CHROMIUM_PATH"];
  if (given) return given;
  const folders = (process.env["PATH"] ?? "").split(path.delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
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
