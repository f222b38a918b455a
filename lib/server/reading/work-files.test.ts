import { expect, test, vi } from "vitest";
import type { Job } from "./jobs.ts";
import { untilRead } from "./work-files.ts";

/** The files that wait, and those whose steps are being done, which end when the test says so. */
const waiting = new Set(["first", "second"]);
const steps = new Map<string, () => void>();

vi.mock("../db/client.ts", () => ({
  db: () => ({
    storedObject: {
      findMany: async ({ where }: { where: { id: { in: string[] } } }) =>
        where.id.in.filter((id) => waiting.has(id)).map((id) => ({ id })),
    },
  }),
}));

vi.mock("./jobs.ts", () => ({
  claimJob: async (_now: Date, objectId: string): Promise<Partial<Job>> => ({ objectId }),
}));

vi.mock("./work-step.ts", () => ({
  workStep: ({ objectId }: Job) =>
    new Promise<void>((resolve) => {
      steps.set(objectId, () => {
        waiting.delete(objectId);
        resolve();
      });
    }),
}));

test("[INPUT-04] a reply waits no longer than it may, and no file is claimed before its turn", async () => {
  const first = untilRead(["first"], Date.now() + 60_000);
  await expect.poll(() => steps.has("first")).toBe(true);
  await untilRead(["second"], Date.now() + 50);
  expect(steps.has("second")).toBe(false);

  const second = untilRead(["second"], Date.now() + 60_000);
  steps.get("first")?.();
  await first;
  await expect.poll(() => steps.has("second")).toBe(true);
  steps.get("second")?.();
  await second;
});
