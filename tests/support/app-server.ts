import { createRequire } from "node:module";
import { answers } from "#scripts/network/answers.ts";
import { MEMORY_ENV, MEMORY_FLAGS } from "#scripts/launch/memory-limits.ts";
import { findFreePort } from "#scripts/network/ports.ts";
import { type Leashed, startLeashed } from "#scripts/processes/leashed.ts";

const ANSWER_PATIENCE_MS = 30_000;

/** Apart from the files of the developer's own installation. */
export const TEST_UPLOADS_FOLDER = ".vitest/uploads";

/** What a developer's own settings must not lend the app under test: with a key it would ask a real model. */
const UNSET = {
  OPENAI_API_KEY: "",
  OPENAI_BASE_URL: "",
  OPENAI_PROTOCOL: "responses",
  STRIPE_SECRET_KEY: "",
  STRIPE_WEBHOOK_SECRET: "",
  STRIPE_API_BASE: "",
  AUTH_OIDC_ISSUER: "",
  AUTH_GOOGLE_ID: "",
  AUTH_GITHUB_ID: "",
  UPLOADTHING_TOKEN: "",
  OPERATOR_NAME: "",
  OPERATOR_EMAIL: "",
  OPERATOR_ADDRESS: "",
  UPLOADS_FOLDER: TEST_UPLOADS_FOLDER,
};

export type AppServer = Pick<Leashed, "ended" | "output" | "held" | "stop" | "kill"> & {
  /** Without a slash at the end. */
  url: string;
};

type Options = { databaseUrl: string; env?: Record<string, string>; port?: number };

/**
 * Starts the built app on a port of its own and resolves when it answers. `stop` ends it in order, `kill` as
 * `kill -9` does; with the same `port` it comes up again where it was.
 */
export async function startAppServer({ databaseUrl, env = {}, port }: Options): Promise<AppServer> {
  const own = port ?? (await findFreePort());
  const url = `http://localhost:${own}`;
  const { NODE_ENV: _, ...inherited } = process.env;
  const server = startLeashed({
    command: process.execPath,
    args: [
      ...MEMORY_FLAGS,
      createRequire(import.meta.url).resolve("next/dist/bin/next"),
      "start",
      "-H",
      "localhost",
      "-p",
      String(own),
    ],
    endSignal: "SIGTERM",
    env: {
      ...(inherited as NodeJS.ProcessEnv),
      ...MEMORY_ENV,
      ...UNSET,
      DATABASE_URL: databaseUrl,
      // Just started, beside browsers and other servers that are busy, one can be late to hear an answer that came in time.
      DATABASE_TIMEOUT_MS: "15000",
      DATABASE_DEADLINE_MS: "60000",
      AUTH_SECRET: "only for the tests of the built app",
      AUTH_URL: url,
      DEMO_SIGN_IN: "1",
      NEXT_TELEMETRY_DISABLED: "1",
      ...env,
    },
  });
  if (!(await answers(`${url}/robots.txt`, server, ANSWER_PATIENCE_MS))) {
    await server.stop();
    throw new Error(`The app does not answer:\n${server.output()}`);
  }
  const { ended, output, held, stop, kill } = server;
  return { url, ended, output, held, stop, kill };
}
