import "server-only";
import { env } from "../env.ts";

/** The browser's address of this installation decides, not the request: TLS usually ends before us. */
export function isServedOverHttps(): boolean {
  return env().AUTH_URL?.startsWith("https:") ?? false;
}
