import { expect, test } from "vitest";
import type { ChatSession } from "../../contracts/answers/session.ts";
import { findUnused, listedSessions } from "./unused-sessions.ts";

function session(title: string, topic: string, firstQuestion: string | null = null): ChatSession {
  const moment = "2026-11-20T08:00:00.000Z";
  return {
    id: `${title} ${topic} ${firstQuestion}`,
    topic,
    title,
    firstQuestion,
    createdAt: moment,
    updatedAt: moment,
  };
}

const used = session("Gas Laws Session", "gas-laws", "What is 2 atm in kPa?");
const unused = session("Gas Laws Session", "gas-laws");
const first = session("Chemistry Learning Session", "stoichiometry");
const fresh = session("New Session", "gas-laws");
const named = session("Friday’s test", "gas-laws");
const all = [used, unused, first, fresh, named];

test("[HOME-03] what is unused has no line of its own, unless the student named it or stands in it", () => {
  expect(listedSessions(all, used.id)).toEqual([used, named]);
  expect(listedSessions(all, null)).toEqual([used, named]);
  expect(listedSessions(all, fresh.id)).toEqual([fresh, used, named]);
  expect(listedSessions(all, named.id)).toEqual([used, named]);
});

test("[HOME-03] only the unused session of the same wish is taken up again", () => {
  expect(findUnused(all, { topic: "gas-laws", title: "Gas Laws Session" })).toBe(unused);
  expect(findUnused(all, { topic: "gas-laws", title: "New Session" })).toBe(fresh);
  expect(findUnused(all, { topic: "stoichiometry", title: "New Session" })).toBeNull();
  expect(findUnused(all, { topic: "gas-laws", title: "Friday’s test" })).toBeNull();
  expect(findUnused([used], { topic: "gas-laws", title: "Gas Laws Session" })).toBeNull();
});
