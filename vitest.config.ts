import { createRequire } from "node:module";
import path from "node:path";
import { defineConfig } from "vitest/config";

const require = createRequire(import.meta.url);

/** What `server-only` is on a server; elsewhere it throws, and Vitest is elsewhere. */
const serverOnly = path.join(path.dirname(require.resolve("server-only")), "empty.js");

export default defineConfig({
  resolve: { alias: { "server-only": serverOnly } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          include: ["{app,lib,components,scripts}/**/*.test.{ts,tsx}"],
          environment: "node",
        },
      },
      {
        extends: true,
        test: {
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          environment: "node",
          globalSetup: "tests/support/integration-database.ts",
          env: { AUTH_SECRET: "only for the integration tests", DEMO_SIGN_IN: "1", MODEL_FIRST_TOKEN_TIMEOUT_MS: "700" },
          testTimeout: 30_000,
        },
      },
      {
        // Over the wire, to the app as it was built: run `npm run build` before.
        extends: true,
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          environment: "node",
          globalSetup: "tests/support/built-app.ts",
          testTimeout: 60_000,
        },
      },
    ],
  },
});
