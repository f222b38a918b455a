import { prepareUploadSchema } from "#lib/contracts/uploads.ts";
import { prepareUpload } from "#lib/server/files/prepare-upload.ts";
import { uploadTerms } from "#lib/server/files/upload-terms.ts";
import { signUpload } from "#lib/server/files/upload-ticket.ts";
import { ownOrigin } from "#lib/server/http/origin.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { bodyLimit, maxUploadBytes } from "#lib/server/storage/limits.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user" }, ({ user }) => uploadTerms(user.plan)),
  POST: route({ auth: "user", rate: "upload", body: prepareUploadSchema }, async ({ user, body, request }) => {
    const now = new Date();
    const { filename } = body;
    const maxBytes = maxUploadBytes(user.plan, filename !== undefined);
    const id = await prepareUpload({ user, name: filename ?? "", maxBytes, now });
    return { uploadURL: ownOrigin(request) + signUpload(id, now), maxBytes: Math.min(maxBytes, bodyLimit()) };
  }),
});
