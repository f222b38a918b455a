import { offlineWorker } from "#lib/server/offline/offline-worker.ts";

/** Its headers are these and those of every answer. */
export const dynamic = "force-dynamic";

/** What a worker may do is in its own policy: open our pages. */
const HEADERS = {
  "Content-Type": "text/javascript; charset=utf-8",
  "Content-Security-Policy": "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
  "Cache-Control": "no-cache",
};

/** The service worker that says in the person's language that there is no connection (docs/decisions/0030). */
export async function GET(): Promise<Response> {
  return new Response(await offlineWorker(), { headers: HEADERS });
}
