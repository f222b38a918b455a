import { familyQuerySchema, orderWorksheetSchema } from "#lib/contracts/worksheets.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { listProblemFamilies, orderWorksheet } from "#lib/server/worksheets/make-worksheet.ts";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user", query: familyQuerySchema }, ({ user, query, locale }) =>
    listProblemFamilies(user, query.topic, locale),
  ),
  POST: route({ auth: "user", rate: "worksheet", body: orderWorksheetSchema }, ({ user, body, locale }) =>
    orderWorksheet(user, body, locale),
  ),
});
