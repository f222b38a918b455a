import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** What Chromium reads at the head of a script; any other browser takes it for a comment. */
const HINT = "//# allFunctionsCalledOnLoad\n";

/** Larger ones are whole libraries, of which a page uses a part: the molecule editor, the writer of documents. */
const MOST_CHARACTERS = 256_000;

/**
 * Has scripts compiled while they are fetched, beside the thread that people wait for. Else each function is compiled when
 * it is first called, on that thread: a third of what it had to do while the chat was loaded (docs/decisions/0111).
 *
 * @param folder where the build puts the scripts of browsers: `.next/static/chunks`
 * @returns how many have the hint now
 */
export function compileAhead(folder: string): number {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".js"));
  return files.filter((file) => hint(path.join(folder, file))).length;
}

function hint(file: string): boolean {
  const script = readFileSync(file, "utf8");
  if (script.length > MOST_CHARACTERS) return false;
  if (!script.startsWith(HINT)) writeFileSync(file, HINT + script);
  return true;
}
