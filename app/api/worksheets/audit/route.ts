import { auditWorksheetSchema } from "#lib/contracts/worksheets.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { auditWorksheet } from "#lib/server/worksheets/audit-worksheet.ts";

/** Two texts of letters that take up to three bytes each. */
const MAX_BYTES = 400 * 1_024;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ auth: "user", body: auditWorksheetSchema, maxBytes: MAX_BYTES }, ({ user, body, locale }) => auditWorksheet(user, body, locale)),
});
