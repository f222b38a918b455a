import { describe, expect, test, vi } from "vitest";
import { clientAddress } from "./client-address.ts";

vi.stubEnv("DATABASE_URL", "postgres://localhost/none");
vi.stubEnv("AUTH_SECRET", "only for the test of addresses");

const from = (forwarded: string | null, proxies = 1) =>
  clientAddress(new Headers(forwarded === null ? {} : { "x-forwarded-for": forwarded }), proxies);

describe("the address of a client", () => {
  test("is not known without a proxy of ours: the header may be anybody's", () => {
    expect(from("192.0.2.1", 0)).toBeNull();
  });

  test.each([null, "", "somewhere", "192.0.2.1:443", "<script>", "1.2.3"])("is not known by %j", (forwarded) => {
    expect(from(forwarded)).toBeNull();
  });

  test("is what our outermost proxy was asked from, whatever the client wrote before it", () => {
    expect(from("198.51.100.7, 192.0.2.1")).toBe(from("192.0.2.1"));
    expect(from("198.51.100.7, 192.0.2.1, 10.0.0.1", 2)).toBe(from("192.0.2.1"));
    expect(from("192.0.2.1")).not.toBe(from("192.0.2.2"));
    expect(from("192.0.2.1", 2)).toBeNull();
  });

  test("of IPv6 is the network of 64 bits, however it is written", () => {
    const one = from("2001:db8:0:12::1");
    for (const written of ["2001:DB8::12:0:0:0:9", "2001:0db8:0000:0012:ffff:1:2:3", "2001:db8:0:12:1::"])
      expect(from(written)).toBe(one);
    expect(from("2001:db8:0:13::1")).not.toBe(one);
    expect(from("::1")).toBe(from("0:0:0:0::9"));
    expect(from("::ffff:192.0.2.1")).toBe(from("192.0.2.1"));
  });

  test("is kept as a digest that does not name it", () => {
    expect(from("192.0.2.1")).toMatch(/^[\w-]{43}$/);
  });
});
