import { NextResponse } from "next/server";
import { deleteAccountSchema } from "#lib/contracts/account.ts";
import { deleteAccount } from "#lib/server/account/delete-account.ts";
import { getAccount } from "#lib/server/account/get-account.ts";
import { clearSessionCookie } from "#lib/server/auth/session-cookie.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";

/** Of whoever wrote for years; it can be done again where it broke off. */
const DELETION_MILLISECONDS = 180_000;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ auth: "user" }, ({ user }) => getAccount(user)),
  DELETE: route(
    { auth: "user", body: deleteAccountSchema, deadlineMilliseconds: DELETION_MILLISECONDS },
    async ({ user, body: { confirmation } }) => {
      await deleteAccount({ user, confirmation, now: new Date() });
      const response = new NextResponse(null, { status: 204 });
      clearSessionCookie(response.cookies);
      return response;
    },
  ),
});
