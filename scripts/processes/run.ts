import { Failure, DISK_FULL, isDiskFull } from "../setup/failure.mjs";
import { startLeashed } from "./leashed.ts";

type Options = { env?: NodeJS.ProcessEnv; onLine?: (line: string) => void };

/** Runs a Node script to its end; throws with what it said if it fails. */
export async function runNode(args: readonly string[], options: Options = {}): Promise<void> {
  const script = startLeashed({ command: process.execPath, args, endSignal: "SIGTERM", ...options });
  const code = await script.ended;
  if (code === 0) return;
  const said = script.output();
  throw new Failure(isDiskFull(said) ? DISK_FULL : `${args.at(-1)} failed (code ${code}); it said:\n${said}`);
}
