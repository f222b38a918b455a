import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { objectPath } from "#lib/contracts/uploads.ts";
import { env } from "../env.ts";
import { AppError } from "../http/app-error.ts";

/** No longer than a day's use is held for an upload (lib/server/usage/credit.ts). */
const TICKET_MILLISECONDS = 9 * 60_000;

export const ticketSchema = z.object({ expires: z.string().max(20), signature: z.string().max(100) });

type Ticket = z.infer<typeof ticketSchema>;

/** The path and query that take one PUT for an object until they expire. */
export function signUpload(objectId: string, now: Date): string {
  const expires = String(now.getTime() + TICKET_MILLISECONDS);
  return `${objectPath(objectId)}?${new URLSearchParams({ expires, signature: signatureOf(objectId, expires) })}`;
}

/** Throws UPLOAD_EXPIRED unless we signed this very address and its time has not passed. */
export function assertTicket(objectId: string, { expires, signature }: Ticket, now: Date): void {
  const expected = Buffer.from(signatureOf(objectId, expires));
  const given = Buffer.from(signature);
  const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
  if (!isOurs || Number(expires) < now.getTime()) throw new AppError("UPLOAD_EXPIRED");
}

function signatureOf(objectId: string, expires: string): string {
  return createHmac("sha256", env().AUTH_SECRET).update(`upload ${objectId} ${expires}`).digest("base64url");
}
