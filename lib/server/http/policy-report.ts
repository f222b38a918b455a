import "server-only";
import { z } from "zod";
import { AppError } from "./app-error.ts";
import { log } from "./log.ts";
import { createMinute } from "./minute.ts";
import { readBytes } from "./read-body.ts";

/** A report holds a page's policy, which names each inline script of a page by its hash. */
const MAX_BYTES = 16 * 1024;

const take = createMinute(60);

/** As browsers send it for `report-uri` (CSP Level 3, 5.3). */
const report = z.object({ "csp-report": z.object({ "effective-directive": z.string(), "blocked-uri": z.string() }) });

/**
 * Logs which rule refused what kind of thing. Anybody may send anything, and addresses of pages and of what extensions add
 * may say whose they are: so neither is logged, and so many a minute are read.
 */
export async function takePolicyReport(request: Request, nowMs: number): Promise<void> {
  const { isLeft, refusedBefore } = take(nowMs);
  if (refusedBefore > 0) log("warn", "policy reports not read", { count: refusedBefore });
  if (!isLeft) throw new AppError("TOO_MANY_REQUESTS", {}, { headers: { "Retry-After": "60" } });
  const { "effective-directive": directive, "blocked-uri": blocked } = parse(await readBytes(request, MAX_BYTES));
  log("warn", "policy refused", { directive: directiveOf(directive), blocked: kindOf(blocked, request) });
}

function parse(bytes: Uint8Array): z.output<typeof report>["csp-report"] {
  try {
    return report.parse(JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)))["csp-report"];
  } catch {
    throw new AppError("INVALID_BODY");
  }
}

function directiveOf(text: string): string {
  return /^[a-z]+(-[a-z]+){1,4}$/.test(text) && text.length <= 40 ? text : "other";
}

const KEYWORDS = ["inline", "eval", "wasm-eval", "trusted-types-policy", "trusted-types-sink", "data", "blob"];

/** A keyword of the specification, else whose address it is. */
function kindOf(blocked: string, request: Request): string {
  if (KEYWORDS.includes(blocked)) return blocked;
  const { protocol, host } = URL.parse(blocked) ?? { protocol: "", host: "" };
  if (/^(chrome|moz|safari-web|safari)-extension:$/.test(protocol)) return "extension";
  return host === request.headers.get("host") ? "own" : "foreign";
}
