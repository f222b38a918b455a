import { AppError } from "#lib/server/http/app-error.ts";
import { route } from "#lib/server/http/route.ts";

const refuse = route({ auth: "none" }, () => {
  throw new AppError("NOT_FOUND");
});

export { refuse as DELETE, refuse as GET, refuse as PATCH, refuse as POST, refuse as PUT };
