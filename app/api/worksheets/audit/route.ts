import { auditWorksheetSchema, MAX_WORKSHEET_TEXT } from "#lib/contracts/worksheets.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { auditWorksheet } from "#lib/server/worksheets/audit-worksheet.ts";

/** Two texts of letters that take up to six bytes each, as an escape of JSON. */
const MAX_BYTES = 6 * 2 * MAX_WORKSHEET_TEXT + 1_024;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(
    { auth: "user", rate: "worksheet", body: auditWorksheetSchema, maxBytes: MAX_BYTES },
    ({ user, body, locale }) => auditWorksheet(user, body, locale),
  ),
});
