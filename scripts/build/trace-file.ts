import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The list that Next writes beside a function: all the files that it needs, as seen from the list's own folder. */
type Trace = { version: number; files: string[] };

const LIST = ".nft.json";

/**
 * Enters a file that was written after Next had listed what each function needs, into the lists of those whose code
 * names it: hosts of functions pack what is listed and nothing else.
 *
 * @param serverFolder where Next puts functions and their lists: `.next/server`
 * @param file its path from the root of the project, as the code names it
 * @returns the functions that read it; an empty list means that the code does not name the file so any more
 */
export function traceFile(root: string, serverFolder: string, file: string): string[] {
  const entries = readdirSync(serverFolder, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map((entry) => path.relative(serverFolder, path.join(entry.parentPath, entry.name)));
  const scripts = names.filter((name) => name.endsWith(".js")).map((name) => path.join(serverFolder, name));
  const readers = new Set(scripts.filter((script) => readFileSync(script, "utf8").includes(file)));
  return names.filter((name) => name.endsWith(LIST) && enterFile(path.join(serverFolder, name), readers, path.join(root, file))).map((name) => name.slice(0, -LIST.length));
}

function enterFile(list: string, readers: ReadonlySet<string>, file: string): boolean {
  const trace = JSON.parse(readFileSync(list, "utf8")) as Trace;
  const folder = path.dirname(list);
  if (!trace.files.some((name) => readers.has(path.join(folder, name)))) return false;
  const entry = path.relative(folder, file).replaceAll(path.sep, "/");
  writeFileSync(list, JSON.stringify({ ...trace, files: [...new Set([...trace.files, entry])] }));
  return true;
}
