import { readdirSync } from "node:fs";
import { afterEach, expect, test, vi } from "vitest";
import { AREAS, areaOf, recordEvent } from "./security-events.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test("the areas are the folders of the API", () => {
  const folders = readdirSync("app/api").filter((name) => !name.startsWith("["));
  expect([...AREAS]).toEqual(folders.toSorted());
});

test.each([
  ["/api/user/account", "user"],
  ["/api/chat/0198c0de/messages", "chat"],
  ["/api/Ada%20Lovelace", "other"],
  ["/api/__proto__", "other"],
  ["/api/", "other"],
  ["/", "other"],
])("of %s only a known area is told: %s", (address, area) => {
  expect(areaOf(address)).toBe(area);
});

test("what anybody can cause is told so often in a minute, and then how often it was not; the rest always", () => {
  const lines: { event: string; count?: number }[] = [];
  vi.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
  const refusal = { event: "refused", userId: null, code: "FOREIGN_ORIGIN", method: "POST", area: "user" } as const;
  const begunMs = Date.now() + 3_600_000;
  for (let time = 0; time < 1_000; time += 1) recordEvent(refusal, begunMs + time);
  expect(lines).toHaveLength(120);
  recordEvent({ event: "signed in", userId: "u", by: "demo" }, begunMs + 1_000);
  expect(lines.at(-1)).toMatchObject({ level: "info", event: "signed in", userId: "u", by: "demo" });
  recordEvent(refusal, begunMs + 60_000);
  expect(lines.slice(-2)).toMatchObject([{ event: "refusals not told", count: 880 }, { event: "refused" }]);
});
