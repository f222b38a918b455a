import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { keptSecret, readDatabaseUrl, readPort, serverEnvironment } from "./settings.ts";

const operator = (env: Record<string, string>) => env as unknown as NodeJS.ProcessEnv;

test.for([
  [{}, 3000],
  [{ PORT: "" }, 3000],
  [{ PORT: "8080" }, 8080],
] as const)("%o serves on port %d", ([env, port]) => {
  expect(readPort(operator(env))).toBe(port);
});

test.for(["0", "65536", "80.5", "http", "-1"])("PORT=%s is refused with what to do", (port) => {
  expect(() => readPort(operator({ PORT: port }))).toThrow(/set it to a number from 1 to 65535/);
});

test.for([
  [{}, null],
  [{ DATABASE_URL: "" }, null],
  [{ DATABASE_URL: " " }, null],
  [{ DATABASE_URL: "postgresql://localhost/chem" }, "postgresql://localhost/chem"],
] as const)("%o has the database %s", ([env, url]) => {
  expect(readDatabaseUrl(operator(env))).toBe(url);
});

const own = { port: 4000, databaseUrl: "postgresql://embedded", embedded: true, secret: () => "made once" };

test("without any setting all is there, and the demo accounts are open", () => {
  expect(serverEnvironment(operator({}), own)).toMatchObject({
    DATABASE_URL: "postgresql://embedded",
    AUTH_SECRET: "made once",
    AUTH_URL: "http://localhost:4000",
    DEMO_SIGN_IN: "1",
    NEXT_TELEMETRY_DISABLED: "1",
  });
});

test("what the operator set wins", () => {
  const set = { AUTH_SECRET: "their own secret", AUTH_URL: "https://chem.example", DEMO_SIGN_IN: "0" };
  expect(serverEnvironment(operator(set), own)).toMatchObject(set);
});

test.for(["AUTH_OIDC_ISSUER", "AUTH_GOOGLE_ID", "AUTH_GITHUB_ID"])("%s closes the demo accounts", (name) => {
  expect(serverEnvironment(operator({ [name]: "x" }), own)["DEMO_SIGN_IN"]).toBe("0");
});

test("so does a database of the operator's", () => {
  expect(serverEnvironment(operator({}), { ...own, embedded: false })["DEMO_SIGN_IN"]).toBe("0");
});

test("the server is not told of our own NODE_ENV", () => {
  expect(serverEnvironment(operator({ NODE_ENV: "test", HOME: "/home/a" }), own)).not.toHaveProperty("NODE_ENV");
});

test.for([null, "", "\n", "half"])("the secret is made once, also where %j was left of one", (left) => {
  const folder = mkdtempSync(path.join(tmpdir(), "atomcoach-settings-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, "auth-secret");
  if (left !== null) writeFileSync(file, left, { mode: 0o600 });
  const secret = keptSecret(folder);
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(keptSecret(folder)).toBe(secret);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});
