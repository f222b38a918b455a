// `npm run pseudo`: builds AtomCoach with accents and longer words for English, walks its screens on a phone and on a desk, and
// says which texts were never messages and which are cut off. In a copy of the tree, so that no build of ours knows of it; it
// takes a few minutes.
//   node scripts/pseudo/pseudo.ts [--pictures FOLDER] [--keep]
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startLeashed } from "#scripts/processes/leashed.ts";
import { pseudoMessages } from "./pseudo-message.ts";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const NOT_COPIED = new Set(["node_modules", ".git", ".next", ".data", ".vitest", "test-results"]);

type Line = { width: number; screen: string; fault?: string };

function copyTree(to: string): void {
  for (const name of readdirSync(ROOT)) {
    if (!NOT_COPIED.has(name)) cpSync(path.join(ROOT, name), path.join(to, name), { recursive: true });
  }
  linkTree(path.join(ROOT, "node_modules"), path.join(to, "node_modules"));
}

/** The build does not follow a link out of its own tree; one more name for each file is as quick, where the disk is the same. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) cpSync(source, target, { verbatimSymlinks: true });
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    copyFileSync(source, target);
  }
}

function translate(tree: string): void {
  const folder = path.join(tree, "messages/en");
  for (const file of readdirSync(folder)) {
    const place = path.join(folder, file);
    const messages = pseudoMessages(JSON.parse(readFileSync(place, "utf8")) as object);
    writeFileSync(place, JSON.stringify(messages));
  }
}

async function run(
  tree: string,
  args: string[],
  onLine?: (line: string) => void,
  env: Record<string, string> = {},
): Promise<void> {
  const script = startLeashed({
    command: process.execPath,
    args,
    endSignal: "SIGTERM",
    cwd: tree,
    env: { ...process.env, ...env },
    ...(onLine && { onLine }),
  });
  const code = await script.ended;
  if (code !== 0) throw new Error(`${args.join(" ")} failed:\n${script.output()}`);
}

const { values } = parseArgs({ options: { pictures: { type: "string" }, keep: { type: "boolean", default: false } } });
const tree = mkdtempSync(path.join(tmpdir(), "atomcoach-pseudo-"));
try {
  copyTree(tree);
  translate(tree);
  await run(tree, ["scripts/build.mjs"]);
  const lines: Line[] = [];
  const pictures = values.pictures === undefined ? {} : { PSEUDO_PICTURES: path.resolve(values.pictures) };
  await run(
    tree,
    ["scripts/pseudo/walk.ts"],
    (line) => line.startsWith("{") && lines.push(JSON.parse(line) as Line),
    pictures,
  );
  const faults = new Map<string, Line>();
  for (const line of lines)
    if (line.fault !== undefined)
      faults.set(`${line.width} ${line.fault}`, faults.get(`${line.width} ${line.fault}`) ?? line);
  for (const { width, screen, fault } of faults.values()) console.log(`${width} px, ${screen}: ${fault}`);
  console.log(`${lines.filter(({ fault }) => fault === undefined).length} screens, ${faults.size} faults`);
  process.exitCode = faults.size === 0 ? 0 : 1;
} finally {
  if (values.keep) console.log(tree);
  else rmSync(tree, { recursive: true, force: true });
}
