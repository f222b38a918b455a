import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { countCheck, countReport } from "./count.ts";
import { listFailures, listUnsteady } from "./list-failures.ts";

const folder = mkdtempSync(path.join(tmpdir(), "atomcoach-reports-"));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: string): string {
  const file = path.join(folder, `${crypto.randomUUID()}.json`);
  writeFileSync(file, content);
  return file;
}

test.for([
  ["Vitest's report", `{"numPassedTests":7,"numFailedTests":2}`, 1, { passed: 7, failed: 2 }],
  [
    "Playwright's report, what passed at the second try being passed",
    `{"stats":{"expected":5,"unexpected":1,"flaky":1,"skipped":3}}`,
    1,
    { passed: 6, failed: 1 },
  ],
  ["a file of tests that did not even load", `{"numPassedTests":7,"numFailedTests":0}`, 1, { passed: 7, failed: 1 }],
  ["a report cut short", `{"numPassed`, 1, { passed: 0, failed: 1 }],
  ["all well", `{"numPassedTests":7,"numFailedTests":0}`, 0, { passed: 7, failed: 0 }],
] as const)("counts %s", ([, content, code, count]) => {
  expect(countReport(report(content), code)).toEqual(count);
});

test("a runner that left no report failed once", () => {
  expect(countReport(path.join(folder, "absent.json"), 1)).toEqual({ passed: 0, failed: 1 });
});

test("a check counts as one", () => {
  expect(countCheck(0)).toEqual({ passed: 1, failed: 0 });
  expect(countCheck(2)).toEqual({ passed: 0, failed: 1 });
});

test.for([
  [
    "Vitest's report",
    {
      testResults: [
        {
          name: "a.test.ts",
          assertionResults: [
            { status: "passed", fullName: "adds" },
            { status: "failed", fullName: "counts atoms", failureMessages: ["expected 2 to be 3"] },
          ],
        },
        { name: "b.test.ts", message: "does not load", assertionResults: [] },
      ],
    },
    ["counts atoms: expected 2 to be 3", "b.test.ts: does not load"],
  ],
  [
    "Playwright's report",
    {
      suites: [{ suites: [{ specs: [{ ok: false, title: "signs in", file: "a.test.ts", line: 3 }, { ok: true }] }] }],
    },
    ["a.test.ts:3 signs in"],
  ],
  ["nothing that failed", { testResults: [] }, []],
] as const)("lists what failed in %s", ([, content, failures]) => {
  expect(listFailures(report(JSON.stringify(content)))).toEqual(failures);
});

test("what passed at the second try only is told by its place and name", () => {
  const specs = [
    { ok: true, title: "opens", file: "chat.test.ts", line: 7, tests: [{ status: "flaky" }] },
    { ok: true, title: "closes", file: "chat.test.ts", line: 9, tests: [{ status: "expected" }] },
  ];
  const file = report(JSON.stringify({ suites: [{ suites: [{ specs }] }] }));
  expect(listUnsteady(file)).toEqual(["chat.test.ts:7 opens"]);
  expect(listFailures(file)).toEqual([]);
  expect(listUnsteady(path.join(folder, "absent.json"))).toEqual([]);
});
