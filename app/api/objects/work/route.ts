import { timingSafeEqual } from "node:crypto";
import { env } from "#lib/server/env.ts";
import { sweepFiles } from "#lib/server/files/sweep.ts";
import { AppError } from "#lib/server/http/app-error.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { workFiles } from "#lib/server/reading/work-files.ts";

/** Below what schedulers wait for an answer. */
const WORK_MILLISECONDS = 45_000;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  // For a scheduler: goes on with what is left to read, and clears away what nobody waits for.
  GET: route(
    {
      auth: "none",
      ownPagesOnly: true,
      isOffered: () => env().CRON_SECRET !== undefined,
      deadlineMilliseconds: 2 * WORK_MILLISECONDS,
    },
    async ({ request }) => {
      assertScheduler(request.headers.get("authorization") ?? "");
      const now = Date.now();
      await sweepFiles(new Date(now));
      await workFiles(now + WORK_MILLISECONDS);
    },
  ),
});

function assertScheduler(given: string): void {
  const expected = Buffer.from(`Bearer ${env().CRON_SECRET}`);
  const actual = Buffer.from(given);
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected)) throw new AppError("UNAUTHORIZED");
}
