/** What lets a page's own inline scripts run: their hashes on a page built ahead, a nonce on one built per request. */
export type ScriptPermit = { hashes: readonly string[] } | { nonce: string };

/** Where browsers tell what they refused. `report-to`, if it stood beside it, would be used instead: it is slower, and not in all. */
const REPORT_ADDRESS = "/api/csp-report";

type PolicyOptions = {
  development?: boolean;
  /** Where the page may send things, besides to us. */
  connect?: readonly string[];
};

/** The Content-Security-Policy of a page. Nothing comes from another origin, and nothing goes to one that is not named. */
export function contentSecurityPolicy(
  permit: ScriptPermit,
  { development = false, connect = [] }: PolicyOptions = {},
): string {
  const directives: Record<string, string[]> = {
    "default-src": ["'self'"],
    "script-src": development ? ["'self'", "'unsafe-inline'", "'unsafe-eval'"] : ["'self'", ...scriptSources(permit)],
    // No page inserts style elements. Radix would, to hold the page still behind a modal menu or dialog.
    "style-src": development ? ["'self'", "'unsafe-inline'"] : ["'self'"],
    // Menus, bars and formulas are placed by style attributes.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:"],
    "connect-src": ["'self'", ...(development ? ["ws:"] : []), ...connect],
    "worker-src": ["'self'"],
    "manifest-src": ["'self'"],
    "object-src": ["'none'"],
    "frame-src": ["'none'"],
    "base-uri": ["'none'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "report-uri": [REPORT_ADDRESS],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(" "))
    .join("; ");
}

function scriptSources(permit: ScriptPermit): string[] {
  if ("nonce" in permit) return [`'nonce-${permit.nonce}'`];
  return permit.hashes.map((hash) => `'sha256-${hash}'`);
}
