import { expect, test } from "vitest";
import type { ChatSession } from "../../contracts/answers/session.ts";
import {
  endOf,
  type SessionList,
  withFirst,
  withNewestSessions,
  withOlderSessions,
  withOpened,
  withoutSession,
} from "./session-list.ts";

const session = (id: string): ChatSession => ({
  id,
  topic: "solutions",
  title: id,
  firstQuestion: null,
  createdAt: "2026-01-01T00:00:00.000Z",
  updatedAt: "2026-01-01T00:00:00.000Z",
});

const page = (ids: string, isLast = false) => ({ rows: [...ids].map(session), isLast });
const first = (ids: string, isLast = false) => withNewestSessions(undefined, page(ids, isLast));
const shown = ({ sessions, hasOlder }: SessionList) => sessions.map(({ id }) => id).join("") + (hasOlder ? "…" : "");

test("[LIMIT-03] page after page to the end, none of them twice", () => {
  const two = withOlderSessions(first("abc"), "c", page("def"));
  expect([shown(two), endOf(two)]).toEqual(["abcdef…", "f"]);
  expect(shown(withOlderSessions(two, "f", page("g", true)))).toBe("abcdefg");
});

test("a page that was asked for before the list changed is left out", () => {
  const moved = withoutSession(first("abc"), "c");
  expect(shown(withOlderSessions(moved, "c", page("def")))).toBe("ab…");
  expect(endOf(moved)).toBe("b");
});

test("what was used meanwhile stands at the head alone", () => {
  const moved = withFirst(first("abc"), session("e"));
  expect(shown(withOlderSessions(moved, "c", page("def")))).toBe("eabcdf…");
});

test("a session that a search found stands apart, until its page comes", () => {
  const list = withOpened(first("abc"), session("e"));
  expect([shown(list), endOf(list)]).toEqual(["abce…", "c"]);
  const one = withOlderSessions(list, "c", page("d"));
  expect([shown(one), endOf(one)]).toEqual(["abcde…", "d"]);
  const whole = withOlderSessions(one, "d", page("ef", true));
  expect([shown(whole), whole.apart]).toEqual(["abcdef", []]);
  expect(withOpened(list, session("a"))).toBe(list);
});

test("the newest page replaces what is known of it; where the two do not meet, all that was known goes", () => {
  const two = withOlderSessions(first("abc"), "c", page("def"));
  expect(shown(withNewestSessions(two, page("xab")))).toBe("xabcdef…");
  expect(shown(withNewestSessions(two, page("eab")))).toBe("eabcdf…");
  expect(shown(withNewestSessions(two, page("xyz")))).toBe("xyz…");
  expect(shown(withNewestSessions(two, page("ab", true)))).toBe("ab");
  const apart = withOpened(first("abc"), session("e"));
  expect(shown(withNewestSessions(apart, page("xye")))).toBe("xye…");
});
