import { readFileSync } from "node:fs";

/** What the lists of both runners' reports hold of a test, as far as it is read here. */
type Report = {
  testResults?: {
    message?: string;
    name?: string;
    assertionResults?: { status?: string; fullName?: string; failureMessages?: string[] }[];
  }[];
  suites?: Suite[];
};

type Suite = { suites?: Suite[]; specs?: { ok?: boolean; title?: string; file?: string; line?: number }[] };

const MOST = 30;
const LONGEST_REASON = 300;

/** The failed tests of a report in JSON by their names, with the beginning of their reasons; so that they stand at a log's end. */
export function listFailures(file: string): string[] {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    return [...ofVitest(report), ...(report.suites ?? []).flatMap(ofPlaywright)].slice(0, MOST);
  } catch {
    return [];
  }
}

function ofVitest({ testResults = [] }: Report): string[] {
  return testResults.flatMap(({ name = "", message = "", assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    if (failed.length === 0 && message !== "") return [`${name}: ${message.slice(0, LONGEST_REASON)}`];
    return failed.map(
      ({ fullName = "", failureMessages = [] }) =>
        `${fullName}: ${(failureMessages[0] ?? "").slice(0, LONGEST_REASON)}`,
    );
  });
}

function ofPlaywright({ suites = [], specs = [] }: Suite): string[] {
  const own = specs.flatMap(({ ok, title = "", file = "", line = 0 }) =>
    ok === false ? [`${file}:${line} ${title}`] : [],
  );
  return [...own, ...suites.flatMap(ofPlaywright)];
}
