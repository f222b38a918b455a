import { expect, test } from "vitest";
import { isUnauthorizedNoise } from "./silence-unauthorized.ts";
import { AuthenticationError, RequestError } from "./request.ts";

const CIRCULAR: Record<string, unknown> = {};
CIRCULAR["self"] = CIRCULAR;

test.each<[string, unknown[]]>([
  ["an authentication error", [new AuthenticationError()]],
  ["a request error", [new RequestError(401, '{"message":"Unauthorized"}', "")]],
  ["a sentence", ["401: Unauthorized"]],
  ["words in several values", ["Request failed", 401, { message: "Unauthorized" }]],
])("[API-04] %s is silenced", (_name, values) => {
  expect(isUnauthorizedNoise(...values)).toBe(true);
});

test.each<[string, unknown[]]>([
  ["another status", [new RequestError(500, "", "Internal Server Error")]],
  ["401 alone", ["401 g of copper"]],
  ["Unauthorized alone", ["Unauthorized"]],
  ["nothing", [undefined, null]],
  ["a circular value", [CIRCULAR]],
])("[API-04] %s is not silenced", (_name, values) => {
  expect(isUnauthorizedNoise(...values)).toBe(false);
});
