import "server-only";
import { log } from "./log.ts";
import { createMinute } from "./minute.ts";

/**
 * What happens to accounts and to guarded things, for whoever has to find out later who did what: one line of the log
 * each. All words are of this vocabulary; people are ids.
 */
type SecurityEvent =
  /** `by`: a provider's id, or "demo". */
  | { event: "signed in"; userId: string; by: string }
  | { event: "sign-in refused"; by: string; reason: "refused" | "accountNotLinked" | "failed" | "noSuchAccount" }
  /** `which`: the one that asked, one that another takes the place of, another one, or all others. */
  | { event: "signed out"; userId: string; which: "this" | "replaced" | "another" | "all others"; count: number }
  /** A 403 or 429. */
  | { event: "refused"; userId: string | null; code: string; method: string; area: string }
  | { event: "account deleted"; userId: string }
  | { event: "plan changed"; userId: string; from: string; to: string };

/** What anybody can cause in any number may not fill the disk. */
const BOUNDED: ReadonlySet<SecurityEvent["event"]> = new Set(["refused", "sign-in refused"]);

const takeBounded = createMinute(120);

export function recordEvent({ event, ...facts }: SecurityEvent, nowMs = Date.now()): void {
  const { isLeft, refusedBefore } = BOUNDED.has(event) ? takeBounded(nowMs) : { isLeft: true, refusedBefore: 0 };
  if (refusedBefore > 0) log("info", "refusals not told", { count: refusedBefore });
  if (isLeft) log("info", event, facts);
}

/** The rooms of the API: an address besides its first part may be anybody's text. */
export const AREAS = [
  "auth",
  "chat",
  "csp-report",
  "diagnostic",
  "feedback",
  "health",
  "hints",
  "locale",
  "login",
  "logout",
  "materials",
  "objects",
  "subscription",
  "topics",
  "uploadthing",
  "user",
  "webhooks",
  "worksheets",
] as const;

export function areaOf(pathname: string): string {
  const area = pathname.split("/")[2] ?? "";
  return AREAS.find((known) => known === area) ?? "other";
}
