import "server-only";
import { db } from "../db/client.ts";
import type { LiveReply } from "./live-reply.ts";

/**
 * While a reply is written, what was said is saved a few times a second under a lease, and the same statement reads back
 * whether a stop was asked for. So a reload on any server finds it, a stop from any server is heard, and a
 * reply whose writer died is recognised by its expired lease, without a broker.
 */
const SAVE_EVERY_MILLISECONDS = 250;

/** Each save writes all that was said of each reply: of hundreds at once it is done less often, and still thrice within a lease. */
const MORE_FOR_EACH_REPLY_MILLISECONDS = 5;
const SAVE_AT_LEAST_EVERY_MILLISECONDS = 1_500;

export const LEASE_MILLISECONDS = 5_000;

export function leaseFrom(now: Date): Date {
  return new Date(now.getTime() + LEASE_MILLISECONDS);
}

type Kept = { live: LiveReply; leaseHolder: string };

const kept = new Set<Kept>();
let timer: NodeJS.Timeout | undefined;
let lastSave = 0;
let saving: Promise<void> | undefined;

/** Keeps the lease until the returned function is called, which waits for a save under way. */
export function keepLease(live: LiveReply, leaseHolder: string): () => Promise<void> {
  const own = { live, leaseHolder };
  kept.add(own);
  timer ??= setInterval(() => {
    const pause = Math.min(
      SAVE_EVERY_MILLISECONDS + MORE_FOR_EACH_REPLY_MILLISECONDS * kept.size,
      SAVE_AT_LEAST_EVERY_MILLISECONDS,
    );
    if (performance.now() - lastSave < pause - SAVE_EVERY_MILLISECONDS) return;
    lastSave = performance.now();
    saving ??= saveAll([...kept]).finally(() => {
      saving = undefined;
    });
  }, SAVE_EVERY_MILLISECONDS);
  return async () => {
    kept.delete(own);
    if (kept.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    await saving;
  };
}

/** All replies of this process in one statement; where that fails, one by one, so that none is lost with another. */
async function saveAll(replies: readonly Kept[]): Promise<void> {
  try {
    await save(replies);
  } catch {
    if (replies.length > 1) await Promise.all(replies.map((reply) => saveAll([reply])));
    // The database is away for a moment; the next save tries again, and if none succeeds the lease expires by itself.
  }
}

/** A row that somebody else is just writing is left to the next save: two that wait for each other would be a deadlock. */
async function save(replies: readonly Kept[]): Promise<void> {
  const ids = replies.map(({ live }) => live.id);
  const holders = replies.map(({ leaseHolder }) => leaseHolder);
  const contents = replies.map(({ live }) => live.text);
  const cards = replies.map(({ live }) => (live.card === null ? "" : JSON.stringify(live.card)));
  const rows = await db().$queryRaw<{ id: string; isOurs: boolean; stopRequested: boolean | null }[]>`
    WITH told AS (
      SELECT * FROM unnest(${ids}::uuid[], ${holders}::uuid[], ${contents}::text[], ${cards}::text[]) AS t (id, holder, content, card)
    ), free AS (
      SELECT m.id FROM messages AS m JOIN told ON told.id = m.id AND told.holder = m.lease_holder
      WHERE m.state = 'writing' FOR UPDATE OF m SKIP LOCKED
    ), saved AS (
      UPDATE messages AS m
      SET content = told.content, metadata = nullif(told.card, '')::jsonb, lease_until = ${leaseFrom(new Date())}
      FROM told, free WHERE m.id = told.id AND m.id = free.id
      RETURNING m.id, m.stop_requested
    )
    SELECT told.id, m.id IS NOT NULL AS "isOurs", saved.stop_requested AS "stopRequested"
    FROM told
    LEFT JOIN saved ON saved.id = told.id
    LEFT JOIN messages AS m ON m.id = told.id AND m.lease_holder = told.holder AND m.state = 'writing'`;
  for (const { id, isOurs, stopRequested } of rows) {
    // Not ours: the session was deleted, or another attempt took the reply over. Nobody waits for the rest.
    if (!isOurs || stopRequested === true) replies.find(({ live }) => live.id === id)?.live.stop.abort();
  }
}
