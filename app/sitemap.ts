import type { MetadataRoute } from "next";
import { addressesByLanguage, PUBLIC_PATHS } from "#lib/i18n/public-addresses.ts";
import { env } from "#lib/server/env.ts";

/** The address of the installation is not known to a build. */
export const dynamic = "force-dynamic";

/** What everyone may read, once for each address: every one names the same page in all languages. */
export default function sitemap(): MetadataRoute.Sitemap {
  const { AUTH_URL } = env();
  if (AUTH_URL === undefined) return [];
  return PUBLIC_PATHS.flatMap((path) => {
    const languages = addressesByLanguage(AUTH_URL, path);
    return Object.values(languages).map((url) => ({ url, alternates: { languages } }));
  });
}
