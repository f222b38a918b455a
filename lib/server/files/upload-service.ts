import "server-only";
import { createRouteHandler, createUploadthing, type FileRouter, UploadThingError, UTFiles } from "uploadthing/server";
import { MAX_ATTACHMENT_BYTES, MAX_MATERIAL_BYTES } from "#lib/contracts/upload-limits.ts";
import { fileNameSchema, MEDIA_TYPES, objectPath, type ServiceUploadOutcome } from "#lib/contracts/uploads.ts";
import { hasRight, type Right } from "#lib/plans/plans.ts";
import { findCurrentUser } from "../auth/current-user.ts";
import { env } from "../env.ts";
import { acceptServiceFile } from "./accept-service-file.ts";
import { beginArrival } from "./begin-arrival.ts";
import { prepareUpload } from "./prepare-upload.ts";
import { AppError } from "../http/app-error.ts";
import { storableText } from "../http/read-body.ts";
import type { CookieReader } from "../auth/session-cookie.ts";
import { serviceOptions } from "../storage/uploadthing-service.ts";

/** The service names sizes by powers of two only: the next larger one. Ours are held when a file is asked for and when it is there. */
type UploadOptions = { maxFileSize: "16MB" | "64MB"; maxBytes: number; right: Right };

type ServiceRequest = Request & { cookies: CookieReader };

const f = createUploadthing();

/** What may come straight from a browser to the service, and on what conditions. */
const router = {
  attachment: uploadRoute({ maxFileSize: "16MB", maxBytes: MAX_ATTACHMENT_BYTES, right: "uploads" }),
  material: uploadRoute({ maxFileSize: "64MB", maxBytes: MAX_MATERIAL_BYTES, right: "materials" }),
} satisfies FileRouter;

function uploadRoute({ maxFileSize, maxBytes, right }: UploadOptions) {
  const one = { maxFileSize, maxFileCount: 1, acl: "private", contentDisposition: "attachment" } as const;
  return f({ pdf: one, text: one, image: one, [MEDIA_TYPES.docx]: one, [MEDIA_TYPES.pptx]: one })
    .middleware(async ({ req, files }) => {
      const file = files[0];
      const name = fileNameSchema.safeParse(storableText(file?.name ?? "")).data;
      if (!file || files.length > 1 || name === undefined) throw refusal(new AppError("INVALID_BODY"));
      const objectId = await authorize(req as ServiceRequest, { name, size: file.size }, { maxBytes, right }).catch(
        (error: unknown) => {
          throw refusal(error);
        },
      );
      return { objectId, [UTFiles]: [{ ...file, name, customId: objectId }] };
    })
    .onUploadComplete(async ({ metadata, file }): Promise<ServiceUploadOutcome> => {
      const { objectId } = metadata;
      const arrival = { objectId, storageKey: file.key, name: file.name, size: file.size, maxBytes, now: new Date() };
      const taken = await acceptServiceFile(arrival);
      return "problem" in taken ? taken : { path: objectPath(objectId), size: taken.size, type: taken.type };
    });
}

async function authorize(
  request: ServiceRequest,
  file: { name: string; size: number },
  { maxBytes, right }: Omit<UploadOptions, "maxFileSize">,
): Promise<string> {
  const user = await findCurrentUser(request.cookies);
  if (!user) throw new AppError("UNAUTHORIZED");
  if (!hasRight(user.plan, right)) throw new AppError("PLAN_REQUIRED");
  if (file.size > maxBytes) throw new AppError("FILE_TOO_LARGE");
  const now = new Date();
  const objectId = await prepareUpload({ user, name: file.name, maxBytes, size: file.size, now });
  // The browser begins at once, and the service takes as many bytes as were announced.
  await beginArrival({ objectId, announced: file.size, limit: maxBytes, now });
  return objectId;
}

/** The service's library tells a browser the message of its own errors and of no others: a code of ours. */
function refusal(error: unknown): UploadThingError {
  const code = error instanceof AppError ? error.code : "INTERNAL";
  return new UploadThingError({
    code: code === "INTERNAL" ? "INTERNAL_SERVER_ERROR" : "FORBIDDEN",
    message: code,
    cause: error,
  });
}

/** Answers the service's own protocol: browsers ask where to send a file, and the service says, signed, that one arrived. */
export function handleUploadService(request: Request): Promise<Response> {
  const { AUTH_URL } = env();
  const callbackUrl = AUTH_URL && { callbackUrl: new URL("/api/uploadthing", AUTH_URL).href };
  const { token, isDev, logLevel, ingestUrl } = serviceOptions();
  const config = { token, isDev, logLevel, ...(ingestUrl && { ingestUrl }), ...callbackUrl };
  return createRouteHandler({ router, config })(request);
}
