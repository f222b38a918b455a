import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";

/** The limits of the heap, in MiB, of a thread that is given 192 for old objects, and of its process. */
const PROGRAM = `
  import { getHeapStatistics } from "node:v8";
  import { Worker } from "node:worker_threads";
  import { keepThreadLimits } from "#lib/server/thread-limits.ts";
  if (process.argv.includes("keep")) keepThreadLimits();
  const told = "require('node:worker_threads').parentPort.postMessage(require('node:v8').getHeapStatistics().heap_size_limit)";
  new Worker(told, { eval: true, execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 16 } }).on(
    "message",
    (thread) => console.log(JSON.stringify([thread, getHeapStatistics().heap_size_limit].map((bytes) => bytes / 2 ** 20))),
  );`;

function limitsOf(...words: string[]): [thread: number, process: number] {
  const flags = ["--max-old-space-size=1024", "--max-semi-space-size=16", "--conditions=react-server"];
  return JSON.parse(
    execFileSync(process.execPath, [...flags, "--input-type=module", "-e", PROGRAM, ...words], { encoding: "utf8" }),
  );
}

test("a thread keeps limits that are tighter than those of its process, which keeps its own", () => {
  const [unkept, process] = limitsOf();
  expect(unkept).toBe(process);
  const [kept, same] = limitsOf("keep");
  expect(kept).toBeLessThanOrEqual(192 + 3 * 16);
  expect(same).toBe(process);
});
