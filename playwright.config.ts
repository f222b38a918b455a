import { defineConfig, devices } from "@playwright/test";
import { findBrowser } from "./scripts/test/browser.ts";

const executablePath = findBrowser();

export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.test.ts",
  globalSetup: "./tests/support/built-app.ts",
  outputDir: "test-results",
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env["CI"]),
  // A screen is looked at in four looks, and a busy machine takes its time for each.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // What passes then is told by its name at the log's end, to be mended: docs/decisions/0068.
  retries: 1,
  reporter: [["list"]],
  use: {
    ...devices["Desktop Chrome"],
    // What cannot be pressed is told by its own name, and not by the test that waits for it.
    actionTimeout: 30_000,
    // Without pictures and pages of each step, which took a fifth of the time that the tests take.
    trace: { mode: "on-first-retry", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    // Playwright holds back no request that a worker sends; the worker's own test lets it in.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--disable-background-networking",
        // Nothing outside this machine can be reached; tests/support/browser.ts fails a test that tries.
        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
      ],
    },
  },
  projects: [{ name: "browser" }],
});
