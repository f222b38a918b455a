import { afterEach, expect, test, vi } from "vitest";
import { POST as report } from "#app/api/csp-report/route.ts";
import { type Answer, callRoute } from "#tests/support/call-route.ts";

const lines: Record<string, unknown>[] = [];

function listen(): void {
  lines.length = 0;
  vi.spyOn(console, "warn").mockImplementation((line: string) => void lines.push(JSON.parse(line)));
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const send = (body: unknown, headers: Record<string, string> = {}): Promise<Answer> =>
  callRoute(report, {
    method: "POST",
    path: "/api/csp-report",
    headers: { "content-type": "application/csp-report", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

const reportOf = (directive: string, blocked: string) => ({
  "csp-report": {
    "document-uri": "http://localhost:3000/?name=Rosalind",
    "effective-directive": directive,
    "blocked-uri": blocked,
    "script-sample": "I am Rosalind",
  },
});

test.each([
  ["script-src-elem", "inline", "inline"],
  ["require-trusted-types-for", "trusted-types-sink", "trusted-types-sink"],
  ["img-src", "https://evil.example/Rosalind.png", "foreign"],
  ["img-src", "http://localhost:3000/Rosalind.png", "own"],
  ["script-src", "chrome-extension://abc/Rosalind.js", "extension"],
  ["connect-src", "Rosalind", "foreign"],
])("what %s refused is logged by its kind, and nothing of where or whose (%s)", async (directive, blocked, kind) => {
  listen();
  expect((await send(reportOf(directive, blocked))).status).toBe(204);
  expect(lines).toMatchObject([{ level: "warn", event: "policy refused", directive, blocked: kind }]);
  expect(JSON.stringify(lines)).not.toContain("Rosalind");
});

test("a directive that is none is told as such", async () => {
  listen();
  await send(reportOf("Rosalind Franklin", "inline"));
  expect(lines).toMatchObject([{ directive: "other", blocked: "inline" }]);
});

test.each(["", "{", "{}", "[1]", '{"csp-report":{}}'])("%j is no report", async (body) => {
  listen();
  expect((await send(body)).status).toBe(400);
  expect(lines).toEqual([]);
});

test("more than a report is not read", async () => {
  expect((await send(JSON.stringify(reportOf("img-src", "x".repeat(20_000))))).status).toBe(413);
});

test("another site's page sends none", async () => {
  expect((await send(reportOf("img-src", "inline"), { origin: "https://evil.example" })).status).toBe(403);
});

test("more in a minute than anybody needs are refused, and told as a number", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 600_000 });
  listen();
  const answers = await Promise.all(Array.from({ length: 100 }, () => send(reportOf("img-src", "inline"))));
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(60);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(40);
  expect(lines).toHaveLength(60);
  vi.setSystemTime(Date.now() + 60_000);
  await send(reportOf("img-src", "inline"));
  expect(lines.slice(60)).toMatchObject([{ event: "policy reports not read", count: 40 }, { event: "policy refused" }]);
});
