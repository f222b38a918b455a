import fc from "fast-check";
import { expect, test } from "vitest";
import { findPaymentAddress } from "./payment-address.ts";

const STAND_IN = "http://127.0.0.1:4242";

test.each([
  "https://checkout.stripe.com/c/pay/cs_test_1#fid",
  "https://billing.stripe.com/p/session/live_1?flow=update",
  "https://CHECKOUT.stripe.com:443/c/pay/cs_1",
])("[PLAN-02] %s is the provider's", (address) => {
  expect(findPaymentAddress(address, null)).toBe(new URL(address).href);
});

test.each([
  "http://checkout.stripe.com/c/pay/cs_1",
  "https://checkout.stripe.com:8443/c/pay/cs_1",
  "https://checkout.stripe.com.evil.example/c",
  "https://checkout.stripe.com@evil.example/c",
  "https://user:word@checkout.stripe.com/c",
  "https://evil.example/https://checkout.stripe.com/",
  "https://evil.example#checkout.stripe.com",
  "https://xcheckout.stripe.com/c",
  "https://checkout.stripe.com.",
  "https://dashboard.stripe.com/",
  "https:/\\evil.example/checkout.stripe.com",
  "javascript:alert('https://checkout.stripe.com')",
  "data:text/html,https://checkout.stripe.com",
  "//checkout.stripe.com/c",
  "/c/pay",
  "",
  null,
  undefined,
  { href: "https://checkout.stripe.com" },
])("[PLAN-02] %s is refused, whatever the stand-in", (address) => {
  expect(findPaymentAddress(address, null)).toBeNull();
  expect(findPaymentAddress(address, STAND_IN)).toBeNull();
});

test("[PLAN-02] a stand-in is followed only where it was set up, on the person's own machine", () => {
  expect(findPaymentAddress(`${STAND_IN}/pay/1`, STAND_IN)).toBe(`${STAND_IN}/pay/1`);
  expect(findPaymentAddress("http://localhost:9/x", "http://localhost:9")).toBe("http://localhost:9/x");
  expect(findPaymentAddress(`${STAND_IN}/pay/1`, null)).toBeNull();
  expect(findPaymentAddress("http://127.0.0.1:4243/pay/1", STAND_IN)).toBeNull();
  expect(findPaymentAddress("http://evil.example/pay", "http://evil.example")).toBeNull();
  expect(findPaymentAddress("https://evil.example/pay", "https://evil.example")).toBeNull();
});

test("[PLAN-02] no address of another host passes", () => {
  fc.assert(
    fc.property(fc.constantFrom("https:", "http:"), fc.domain(), fc.webPath(), (protocol, domain, path) => {
      expect(findPaymentAddress(`${protocol}//${domain}${path}`, STAND_IN)).toBeNull();
    }),
  );
});
