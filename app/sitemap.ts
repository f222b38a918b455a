import type { MetadataRoute } from "next";
import { env } from "#lib/server/env.ts";

/** The address of the installation is not known to a build. */
export const dynamic = "force-dynamic";

/** What everyone may read. A page has one address for all languages. */
const PAGES = ["/", "/pricing", "/quality", "/help", "/privacy", "/terms", "/contact"];

export default function sitemap(): MetadataRoute.Sitemap {
  const { AUTH_URL } = env();
  return AUTH_URL === undefined ? [] : PAGES.map((page) => ({ url: new URL(page, AUTH_URL).href }));
}
