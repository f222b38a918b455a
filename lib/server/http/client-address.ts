import "server-only";
import { createHmac } from "node:crypto";
import { isIP, isIPv6 } from "node:net";
import { env } from "../env.ts";

/**
 * Where a request comes from, as a digest that tells addresses apart and names none; null where that is not known. It is
 * what the outermost of our own proxies was asked from: what stands farther left in the header, the client may have written.
 * Without a proxy the whole header may be the client's.
 */
export function clientAddress(headers: Headers, proxies = env().TRUSTED_PROXIES): string | null {
  if (proxies === 0) return null;
  const address = headers.get("x-forwarded-for")?.split(",").at(-proxies)?.trim() ?? "";
  if (isIP(address) === 0) return null;
  return createHmac("sha256", env().AUTH_SECRET).update(networkOf(address)).digest("base64url");
}

/** Of IPv6 the first half: a household, or a school, has at least that many. One of IPv4 may be written as one of IPv6. */
function networkOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array.from({ length: missing }, () => "0"), ...after]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
