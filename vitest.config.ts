import { createRequire } from "node:module";
import path from "node:path";
import { defineConfig } from "vitest/config";

const require = createRequire(import.meta.url);

/** What `server-only` is on a server; elsewhere it throws, and Vitest is elsewhere. */
const serverOnly = path.join(path.dirname(require.resolve("server-only")), "empty.js");

/** Rooms that hold pure functions alone: no mock, no environment, no state but caches of what is always the same. */
const PURE = [
  "lib/{algebra,budget,calculator,cards,chemistry,claims,concepts,conversation,curriculum,exercises,facts,grading,guided,ideas,laws,lessons,mastery,methods,nomenclature,origins,pictures,problems,quantity,reading,solver,wording,working}/**/*.test.ts",
];

export default defineConfig({
  resolve: { alias: { "server-only": serverOnly } },
  test: {
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          // Vitest leaves a core to its own work, which takes a part of one: on a machine of two, one file was read at a time.
          maxWorkers: "100%",
          name: "unit",
          include: ["{app,lib,components,scripts}/**/*.test.{ts,tsx}"],
          exclude: PURE,
          environment: "node",
          setupFiles: ["tests/support/property-seed.ts", "tests/support/patience.ts"],
          // Some start processes, and the machine may be busy.
          testTimeout: 60_000,
        },
      },
      {
        // What these load is pure: shared between files, it is read once for all of them, and their time is halved.
        extends: true,
        test: {
          maxWorkers: "100%",
          name: "pure",
          include: PURE,
          isolate: false,
          environment: "node",
          setupFiles: ["tests/support/property-seed.ts"],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          maxWorkers: "100%",
          name: "integration",
          include: ["tests/integration/**/*.test.ts"],
          environment: "node",
          globalSetup: "tests/support/postgres.ts",
          setupFiles: ["tests/support/own-database.ts", "tests/support/property-seed.ts"],
          env: {
            // Two files at a time, and what else the machine does: three seconds are soon over.
            DATABASE_TIMEOUT_MS: "10000",
            AUTH_SECRET: "only for the integration tests",
            DEMO_SIGN_IN: "1",
            UPLOADS_FOLDER: ".vitest/uploads",
          },
          testTimeout: 90_000,
          hookTimeout: 60_000,
        },
      },
      {
        // Over the wire, to the app as it was built (`npm run build` comes first): each file starts its own server.
        extends: true,
        test: {
          name: "http",
          include: ["tests/http/**/*.test.ts"],
          environment: "node",
          globalSetup: "tests/support/postgres.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
