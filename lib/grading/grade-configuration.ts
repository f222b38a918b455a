import { countElectrons, parseConfiguration, writeConfiguration } from "../chemistry/elements/configuration.ts";
import type { ExpectedConfiguration } from "./expected.ts";
import type { Mark } from "./mark.ts";
import { correct, incorrect, ungradable } from "./score.ts";

/** "Na: 1s2 …", "Na = 1s2 …" */
const LEAD = /^[^:=]{0,40}[:=]\s*/u;
const END = /[\s.!?,;。।።]+$/u;

function read(text: string): string | null {
  const subshells =
    parseConfiguration(text.replace(END, "")) ?? parseConfiguration(text.replace(LEAD, "").replace(END, ""));
  return subshells === null ? null : writeConfiguration(subshells);
}

/** A configuration in any order of its subshells, in full or behind a noble gas, with raised or plain digits. */
export function gradeConfiguration(expected: ExpectedConfiguration, text: string): Mark {
  const reading = { kind: "text", text } as const;
  const wanted = read(expected.configuration);
  if (wanted === null) return ungradable({ code: "unreadable-expectation" });
  const given = read(text);
  if (given === null) return ungradable({ code: "unclear-text" }, reading);
  if (given === wanted) return correct({ reading });
  const hasAllElectrons =
    countElectrons(parseConfiguration(given) ?? []) === countElectrons(parseConfiguration(wanted) ?? []);
  const slip = expected.misconceptions?.find(({ configuration }) => read(configuration) === given);
  return incorrect({
    credit: { setup: hasAllElectrons, method: false, calculation: false, units: false },
    hasUnits: false,
    reading,
    misconception: slip?.id ?? null,
  });
}
