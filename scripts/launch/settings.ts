import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Failure } from "../setup/failure.mjs";

/** Holds what an installation without a database of its own keeps: the embedded one, and its secret. */
export const DATA_FOLDER = path.resolve(".data");

const DEFAULT_PORT = 3000;
const SECRET_BYTES = 32;
const PROVIDERS = ["AUTH_OIDC_ISSUER", "AUTH_GOOGLE_ID", "AUTH_GITHUB_ID"];

/** Reads .env.local and .env, as Next does; what is already set wins. */
export function loadEnvironmentFiles(): void {
  for (const file of [".env.local", ".env"]) {
    if (existsSync(file)) process.loadEnvFile(file);
  }
}

export function readPort(env: NodeJS.ProcessEnv): number {
  const port = env["PORT"] ? Number(env["PORT"]) : DEFAULT_PORT;
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`PORT is "${env["PORT"]}": set it to a number from 1 to 65535.`);
}

/** The database of the operator's own; null where there is none, or an empty value, which is the same. */
export function readDatabaseUrl(env: NodeJS.ProcessEnv): string | null {
  return env["DATABASE_URL"]?.trim() || null;
}

/** The environment of the server: what the operator set, and a default for what the server cannot do without. */
export function serverEnvironment(
  operator: NodeJS.ProcessEnv,
  own: { port: number; databaseUrl: string; embedded: boolean; secret: () => string },
): NodeJS.ProcessEnv {
  const { NODE_ENV: _, ...rest } = operator;
  // Anyone may sign in as a demo account: on by itself only where there is nothing but demo data.
  const demo = own.embedded && !PROVIDERS.some((name) => operator[name]);
  return {
    ...(rest as NodeJS.ProcessEnv),
    DATABASE_URL: own.databaseUrl,
    AUTH_SECRET: operator["AUTH_SECRET"]?.trim() || own.secret(),
    AUTH_URL: operator["AUTH_URL"] || `http://localhost:${own.port}`,
    DEMO_SIGN_IN: operator["DEMO_SIGN_IN"] || (demo ? "1" : "0"),
    NEXT_TELEMETRY_DISABLED: "1",
  };
}

/** The secret that signs cookies: made once, so that a restart signs nobody out. What a full disk left of one is none. */
export function keptSecret(folder: string): string {
  const file = path.join(folder, "auth-secret");
  const kept = existsSync(file) ? readFileSync(file, "utf8").trim() : "";
  if (kept.length >= SECRET_BYTES) return kept;
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${secret}\n`, { mode: 0o600 });
  return secret;
}
