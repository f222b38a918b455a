import { handleUploadService } from "#lib/server/files/upload-service.ts";
import { boundBody } from "#lib/server/http/bound-body.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { currentStorage } from "#lib/server/storage/storage.ts";

/** A browser names one file, the service what it knows of it. */
const MAX_BODY_BYTES = 64 * 1_024;

const isOffered = () => currentStorage() === "uploadthing";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "none", isOffered }, ({ request }) => handleUploadService(request)),
  // A browser's session is checked within, the service's own calls by their signature.
  POST: route({ auth: "none", isOffered }, async ({ request }) =>
    handleUploadService(await boundBody(request, MAX_BODY_BYTES)),
  ),
});
