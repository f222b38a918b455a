import "server-only";
// With its ending: scripts that share this module run on Node alone, which knows no "next/server".
import { after } from "next/server.js";

/** Keeps a serverless host from freezing the process before some work is done. It must not reject. */
export function keepAlive(work: Promise<void>): void {
  try {
    after(() => work);
  } catch {
    // Outside of a request, as in a script, nothing freezes the process.
  }
}
