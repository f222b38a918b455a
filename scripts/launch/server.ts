import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { answers } from "../network/answers.ts";
import { probePort } from "../network/ports.ts";
import { type Leashed, startLeashed } from "../processes/leashed.ts";
import { Failure } from "../setup/failure.mjs";
import { MEMORY_ENV, MEMORY_FLAGS } from "./memory-limits.ts";

/** Next binds to the address of this name; with a bare 127.0.0.1 its middleware would call itself. */
const HOST = "localhost";

/** A server that was killed a moment ago may still be letting go of its port. */
const PORT_PATIENCE_MS = 3_000;
const ANSWER_PATIENCE_MS = 60_000;

export async function requirePort(port: number): Promise<void> {
  const deadline = Date.now() + PORT_PATIENCE_MS;
  let state = await probePort(port, HOST);
  while (state === "taken" && Date.now() < deadline) {
    await sleep(200);
    state = await probePort(port, HOST);
  }
  if (state === "taken") throw portTaken(port);
  if (state === "forbidden")
    throw new Failure(`Port ${port} needs special rights: choose one above 1023, as in PORT=3000 npm start.`);
  if (await isRefusedByBrowsers(port))
    throw new Failure(`No browser opens port ${port}: choose another, as in PORT=3000 npm start.`);
}

/** Browsers open no port of some other protocols, and neither does `fetch`, which then says so before it connects. */
async function isRefusedByBrowsers(port: number): Promise<boolean> {
  const cause: unknown = await fetch(`http://${HOST}:${port}/`).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.cause : null),
  );
  return cause instanceof Error && cause.message === "bad port";
}

const portTaken = (port: number): Failure =>
  new Failure(`Port ${port} is taken: end what listens there, or choose another, as in PORT=${port + 1} npm start.`);

type Options = {
  port: number;
  development: boolean;
  env: NodeJS.ProcessEnv;
};

/** Starts Next and resolves when it answers. */
export async function startServer({ port, development, env }: Options): Promise<Leashed> {
  let introduced = development;
  const server = startLeashed({
    command: process.execPath,
    args: [
      // The one that serves with reload builds as well, and needs what that takes.
      ...(development ? [] : MEMORY_FLAGS),
      createRequire(import.meta.url).resolve("next/dist/bin/next"),
      development ? "dev" : "start",
      "-H",
      HOST,
      "-p",
      `${port}`,
    ],
    endSignal: "SIGTERM",
    env: { ...MEMORY_ENV, ...env },
    // Until it answers it only introduces itself.
    onLine: (line) => introduced && console.log(line),
  });
  if (!(await answers(`http://${HOST}:${port}/`, server, ANSWER_PATIENCE_MS))) {
    if (server.output().includes("EADDRINUSE")) throw portTaken(port);
    throw new Failure(`The server does not answer; it said:\n${server.output()}`);
  }
  introduced = true;
  return server;
}
