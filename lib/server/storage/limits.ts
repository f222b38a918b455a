import "server-only";
import { MAX_ATTACHMENT_BYTES, MAX_MATERIAL_BYTES } from "#lib/contracts/upload-limits.ts";
import { hasRight, type PlanName } from "#lib/plans/plans.ts";
import { env } from "../env.ts";

/** Vercel's functions take no larger request, whatever the app would (its documentation: 4.5 MB). */
const VERCEL_BODY_BYTES = 4_500_000;

/** The largest body that reaches this installation; a file that goes straight to a service is not held by it. */
export function bodyLimit(): number {
  const { UPLOAD_BODY_LIMIT, VERCEL } = env();
  return UPLOAD_BODY_LIMIT ?? (VERCEL ? VERCEL_BODY_BYTES : Infinity);
}

/**
 * The largest file that may come for a request: the chat names its file, the materials page names none and is for those
 * who may keep materials.
 */
export function maxUploadBytes(plan: PlanName, isNamed: boolean): number {
  return !isNamed && hasRight(plan, "materials") ? MAX_MATERIAL_BYTES : MAX_ATTACHMENT_BYTES;
}
