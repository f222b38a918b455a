import "server-only";
import { db } from "../db/client.ts";
import type { LiveReply } from "./live-reply.ts";

/**
 * While a reply is written, what was said is saved a few times a second under a lease, and the same statement reads back
 * whether a stop was asked for. So a reload on any server finds it, a stop from any server is heard, and a
 * reply whose writer died is recognised by its expired lease, without a broker.
 */
const SAVE_EVERY_MILLISECONDS = 250;
const LEASE_MILLISECONDS = 5_000;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MILLISECONDS);
}

/** Keeps the lease until the returned function is called, which waits for a save under way. */
export function keepLease(live: LiveReply, leaseHolder: string): () => Promise<void> {
  let saving: Promise<void> | undefined;
  const timer = setInterval(() => {
    saving ??= save(live, leaseHolder).finally(() => {
      saving = undefined;
    });
  }, SAVE_EVERY_MILLISECONDS);
  return async () => {
    clearInterval(timer);
    await saving;
  };
}

async function save(live: LiveReply, leaseHolder: string): Promise<void> {
  try {
    const rows = await db().$queryRaw<{ stop_requested: boolean }[]>`
      UPDATE messages
      SET content = ${live.text}, metadata = ${live.card && JSON.stringify(live.card)}::jsonb, lease_until = ${leaseFrom(new Date())}
      WHERE id = ${live.id}::uuid AND lease_holder = ${leaseHolder}::uuid AND state = 'writing'
      RETURNING stop_requested`;
    // No row: the session was deleted, or another attempt took the reply over. Nobody waits for the rest.
    if (rows[0]?.stop_requested !== false) live.stop.abort();
  } catch {
    // The database is away for a moment; the next save tries again, and if none succeeds the lease expires by itself.
  }
}
