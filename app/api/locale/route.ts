import { z } from "zod";
import { LOCALES } from "#lib/i18n/locales.ts";
import { withoutLocale } from "#lib/i18n/public-addresses.ts";
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "#lib/i18n/request-locale.ts";
import { safeReturnTo } from "#lib/server/auth/return-to.ts";
import { route } from "#lib/server/http/route.ts";
import { routes } from "#lib/server/http/routes.ts";
import { isServedOverHttps } from "#lib/server/http/served-over-https.ts";
import { seeOther } from "#lib/server/http/see-other.ts";

const form = z.object({ locale: z.enum(LOCALES) });

/** The page whose form was sent, without the language that its address named; another site's address leads to the start page. */
function pageOf(request: Request): string {
  const referer = URL.parse(request.headers.get("referer") ?? "");
  if (referer?.searchParams.has("lang")) referer.search = withoutLocale(referer.searchParams).toString();
  return safeReturnTo(referer && referer.pathname + referer.search);
}

/** The language form of every page: keeps the choice in a cookie, which the page's own script mirrors, and leads back. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ auth: "none", form }, ({ request, form: { locale } }) => {
    const response = seeOther(pageOf(request));
    response.cookies.set(LOCALE_COOKIE, locale, {
      path: "/",
      maxAge: LOCALE_COOKIE_SECONDS,
      sameSite: "lax",
      secure: isServedOverHttps(),
    });
    return response;
  }),
});
