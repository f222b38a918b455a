import { expect, test, vi } from "vitest";
import { workStep } from "./work-step.ts";

vi.mock("../db/client.ts", () => ({
  db() {
    throw new Error("The database is away.");
  },
}));

test.each([1, 5])("without the database, attempt %i throws nothing and is told to the log", async (attempts) => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  await workStep({
    objectId: "6f0c9c0e-0000-4000-8000-000000000000",
    nextPage: 1,
    attempts,
    leaseHolder: "6f0c9c0e-0000-4000-8000-000000000001",
    spentMilliseconds: 0,
  });
  expect(warn.mock.calls.join()).toContain("reading step failed");
  warn.mockRestore();
});
