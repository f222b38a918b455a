// @vitest-environment jsdom
import { expect, test } from "vitest";
import { readPaymentReturn, takePaymentReturn } from "./payment-return.ts";

test.each([
  ["/?success", "success", "/"],
  ["/?success=true&topic=gas-laws#end", "success", "/?topic=gas-laws#end"],
  ["/?canceled=true", "canceled", "/"],
  ["/?canceled&success", "success", "/"],
  ["/pricing?canceled=1&session_id=abc", "canceled", "/pricing"],
  ["/pricing?success", "success", "/pricing"],
  ["/pricing?managed=true", "managed", "/pricing"],
])("[ROUTE-06] %s tells %s and becomes %s", (address, outcome, rest) => {
  expect(readPaymentReturn(`https://example.org${address}`)).toEqual({ outcome, address: rest });
});

test("[ROUTE-06] it is told once, and the address is changed without a reload", () => {
  window.history.replaceState(null, "", "/pricing?canceled");
  const entries = window.history.length;
  expect(takePaymentReturn()).toBe("canceled");
  expect(window.location.pathname + window.location.search).toBe("/pricing");
  expect(window.history.length).toBe(entries);
  expect(takePaymentReturn()).toBeNull();
});
