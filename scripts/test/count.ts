import { readFileSync } from "node:fs";

export type Count = { passed: number; failed: number };

export const NONE: Count = { passed: 0, failed: 0 };

export function add(a: Count, b: Count): Count {
  return { passed: a.passed + b.passed, failed: a.failed + b.failed };
}

/** A check without tests of its own counts as one. */
export function countCheck(code: number): Count {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The tests of a report in JSON, as Vitest (`numPassedTests`) or Playwright (`stats`) writes it. A runner that failed
 * otherwise, or left no report, counts as one failure: no test may be lost by not running.
 */
export function countReport(file: string, code: number): Count {
  const count = readReport(file);
  return code !== 0 && count.failed === 0 ? add(count, { passed: 0, failed: 1 }) : count;
}

type Report = {
  numPassedTests?: number;
  numFailedTests?: number;
  stats?: { expected: number; unexpected: number; flaky: number };
};

function readReport(file: string): Count {
  try {
    const { numPassedTests = 0, numFailedTests = 0, stats } = JSON.parse(readFileSync(file, "utf8")) as Report;
    if (!stats) return { passed: numPassedTests, failed: numFailedTests };
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  } catch {
    return NONE;
  }
}
