/**
 * Loaded into a server before all else (`--import`): writes to LOOP_FILE how long one turn of its event loop took, in
 * milliseconds of its thread's own processor time, so that what else the machine does counts for nothing.
 */
import { appendFileSync } from "node:fs";
import { isMainThread } from "node:worker_threads";

const LOOK_EVERY_MS = 5;
const SHORTEST_TOLD_MS = 20;

const file = process.env["LOOP_FILE"] ?? "";
// Its threads, and the process that holds its leash, answer nobody.
if (isMainThread && process.argv.some((argument) => argument.endsWith("next"))) {
  const processorMs = () => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1_000;
  };
  let last = processorMs();
  setInterval(() => {
    const now = processorMs();
    if (now - last >= SHORTEST_TOLD_MS) appendFileSync(file, `${Math.round(now - last)}\n`);
    last = now;
  }, LOOK_EVERY_MS).unref();
}
