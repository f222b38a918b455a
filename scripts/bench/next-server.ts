import { createRequire } from "node:module";
import { answers } from "#scripts/network/answers.ts";
import { findFreePort } from "#scripts/network/ports.ts";
import { type Leashed, startLeashed } from "#scripts/processes/leashed.ts";

const PATIENCE_MS = 30_000;

export const NEXT = createRequire(import.meta.url).resolve("next/dist/bin/next");

export const NEXT_ENV: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1" };

export type NextServer = Pick<Leashed, "held" | "stop"> & { url: string };

/** Serves what was built in a folder, and resolves when the page at `path` answers; `url` is that page's. */
export async function startNextServer(folder: string, path: string): Promise<NextServer> {
  const port = await findFreePort();
  const server = startLeashed({
    command: process.execPath,
    args: [NEXT, "start", folder, "-H", "localhost", "-p", String(port)],
    endSignal: "SIGTERM",
    env: NEXT_ENV,
  });
  const url = `http://localhost:${port}${path}`;
  if (await answers(url, server, PATIENCE_MS)) return { url, held: server.held, stop: server.stop };
  await server.stop();
  throw new Error(`${path} of ${folder} does not answer:\n${server.output()}`);
}
