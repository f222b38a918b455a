import "server-only";
import { env } from "../env.ts";

/** What every answer carries, page or JSON. A page adds its own Content-Security-Policy. */
export function securityHeaders(): Record<string, string> {
  return {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Permissions-Policy": "microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    ...(isServedOverHttps() && { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" }),
  };
}

/** The browser's address of this installation decides, not the request: TLS usually ends before us. */
export function isServedOverHttps(): boolean {
  return env().AUTH_URL?.startsWith("https:") ?? false;
}
