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

type Suite = { suites?: Suite[]; specs?: Spec[] };

type Spec = { ok?: boolean; title?: string; file?: string; line?: number; tests?: { status?: string }[] };

const MOST = 30;
const LONGEST_REASON = 300;

/** The failed tests of a report in JSON by their names, with the beginning of their reasons; so that they stand at a log's end. */
export function listFailures(file: string): string[] {
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    return [...ofVitest(report), ...(report.suites ?? []).flatMap((suite) => ofPlaywright(suite, isFailed))].slice(
      0,
      MOST,
    );
  } catch {
    return [];
  }
}

/** The tests in the browser that passed at their second try only: each waits for something that it does not ask for. */
export function listUnsteady(file: string): string[] {
  try {
    const { suites = [] } = JSON.parse(readFileSync(file, "utf8")) as Report;
    return suites.flatMap((suite) => ofPlaywright(suite, isUnsteady)).slice(0, MOST);
  } catch {
    return [];
  }
}

const isFailed = ({ ok }: Spec): boolean => ok === false;
const isUnsteady = ({ tests = [] }: Spec): boolean => tests.some(({ status }) => status === "flaky");

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

function ofPlaywright({ suites = [], specs = [] }: Suite, isMeant: (spec: Spec) => boolean): string[] {
  const own = specs.flatMap((spec) =>
    isMeant(spec) ? [`${spec.file ?? ""}:${spec.line ?? 0} ${spec.title ?? ""}`] : [],
  );
  return [...own, ...suites.flatMap((suite) => ofPlaywright(suite, isMeant))];
}
