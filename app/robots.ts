import type { MetadataRoute } from "next";
import { PUBLIC_PATHS } from "#lib/i18n/public-addresses.ts";
import { env } from "#lib/server/env.ts";

/** The address of the installation is not known to a build. */
export const dynamic = "force-dynamic";

/** A page that is not to be read may still need its scripts and pictures to be. */
const READABLE = [
  "/$",
  "/?lang=",
  ...PUBLIC_PATHS.filter((path) => path !== "/"),
  "/_next/static/",
  "/fonts/",
  "/icons/",
  "/pictures/",
  "/icon.svg",
  "/sitemap.xml",
];

export default function robots(): MetadataRoute.Robots {
  const { AUTH_URL } = env();
  return {
    rules: { userAgent: "*", allow: READABLE, disallow: "/" },
    ...(AUTH_URL !== undefined && { sitemap: new URL("/sitemap.xml", AUTH_URL).href }),
  };
}
