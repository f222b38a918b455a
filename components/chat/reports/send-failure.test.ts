import { expect, test } from "vitest";
import { AuthenticationError, RequestError } from "#lib/client/request.ts";
import { sendFailureOf } from "./send-failure.ts";

const refused = (body: string) => new RequestError(429, body, "Too Many Requests");

test("[ERR-01] a refused write means that the sign-in has ended", () => {
  expect(sendFailureOf(new AuthenticationError())).toEqual({ kind: "signed-out" });
});

test("[ERR-02] a reached limit is named with its numbers", () => {
  const body = JSON.stringify({ message: "…", code: "USAGE_LIMIT_EXCEEDED", current: 5, limit: 5 });
  expect(sendFailureOf(refused(body))).toEqual({ kind: "limit", current: 5, limit: 5 });
});

test.each([
  ["TOO_MANY_REQUESTS", "too-many"],
  ["REPLIES_UNDER_WAY", "replies-under-way"],
])("[TALK-04] [LIMIT-02] what only has to wait, %s, is no limit of the day", (code, kind) => {
  expect(sendFailureOf(refused(JSON.stringify({ message: "…", code })))).toEqual({ kind });
});

test("[LIMIT-02] a person's room that is full is told as such", () => {
  const body = JSON.stringify({ message: "…", code: "SESSIONS_FULL", limit: 256 });
  expect(sendFailureOf(new RequestError(413, body, ""))).toEqual({ kind: "full" });
});

test.each([
  "",
  "<html>slow down</html>",
  "null",
  '{"code":"USAGE_LIMIT_EXCEEDED"}',
  '{"code":"X","current":1,"limit":2}',
])("[ERR-02] a 429 that does not say more is a limit without numbers: %s", (body) => {
  expect(sendFailureOf(refused(body))).toEqual({ kind: "limit-unknown" });
});

test.each([new RequestError(500, "{}", ""), new TypeError("Failed to fetch"), "no"])(
  "[ERR-03] %s is any other failure",
  (error) => {
    expect(sendFailureOf(error)).toEqual({ kind: "other" });
  },
);
