import "server-only";
import { randomUUID } from "node:crypto";
import type { SignedInUser } from "./current-user.ts";

/** Tells a page which ticket the middleware left for it. */
export const RECOGNISED_HEADER = "x-recognised";

/** Pages that were never drawn leave theirs behind. */
const MOST_TICKETS = 1_000;

/** Next bundles the middleware and the pages apart. */
const kept = globalThis as typeof globalThis & { atomCoachRecognised?: Map<string, SignedInUser> };
const tickets = (kept.atomCoachRecognised ??= new Map());

/**
 * Leaves whom the middleware has recognised for the page of the same request, which need not ask the database again. The
 * ticket says nothing and cannot be guessed: who makes one up is nobody. In another process there is none.
 */
export function leaveRecognised(user: SignedInUser): string {
  const ticket = randomUUID();
  tickets.set(ticket, user);
  const [oldest] = tickets.keys();
  if (tickets.size > MOST_TICKETS && oldest !== undefined) tickets.delete(oldest);
  return ticket;
}

/** Once; null where there is no such ticket. */
export function takeRecognised(ticket: string | null): SignedInUser | null {
  if (ticket === null) return null;
  const user = tickets.get(ticket) ?? null;
  tickets.delete(ticket);
  return user;
}
