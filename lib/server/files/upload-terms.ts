import "server-only";
import type { UploadTerms } from "#lib/contracts/answers/uploads.ts";
import type { PlanName } from "#lib/plans/plans.ts";
import { bodyLimit, maxUploadBytes } from "../storage/limits.ts";
import { currentStorage } from "../storage/storage.ts";
import { hasModel } from "../tutor/model.ts";

/** How a file may come: what goes straight to a service is not bound by what our own host takes. */
export function uploadTerms(plan: PlanName): UploadTerms {
  const maxBytes = maxUploadBytes(plan, false);
  const readsPictures = hasModel();
  if (currentStorage() === "uploadthing") return { service: "uploadthing", maxBytes, readsPictures };
  return { service: null, maxBytes: Math.min(maxBytes, bodyLimit()), readsPictures };
}
