// Which way dependencies point. Each layer names where it lies, the layers that it may import besides itself, and the
// packages that only some may import. The first layer whose path fits a file is the file's.

/** What PURE folders may import from npm: nothing that knows of a browser, a server, a clock or a disk. */
const PURE_PACKAGES = ["zod", "decimal.js", "openchemlib"];

/** @typedef {{ name: string, at: string[], mayImport: string[], packages?: string[] }} Layer */

/** @type {Layer[]} */
export const LAYERS = [
  {
    name: "pure",
    at: [
      ...["chemistry", "methods", "solver", "problems", "grading", "wording"].map((room) => `lib/${room}/`),
      ...["quantity", "curriculum", "mastery", "plans", "cards", "settings"].map((room) => `lib/${room}/`),
      "lib/i18n/locales.ts",
      "lib/result.ts",
    ],
    mayImport: [],
    packages: PURE_PACKAGES,
  },
  // The type of a streamed reply derives from the AI SDK's.
  { name: "contracts", at: ["lib/contracts/"], mayImport: ["pure"], packages: [...PURE_PACKAGES, "ai"] },
  { name: "messages", at: ["messages/"], mayImport: [] },
  { name: "i18n", at: ["lib/i18n/"], mayImport: ["pure", "messages"] },
  { name: "database", at: ["lib/server/db/"], mayImport: ["server", "contracts", "pure"] },
  { name: "server", at: ["lib/server/"], mayImport: ["database", "i18n", "messages", "contracts", "pure"] },
  { name: "client", at: ["lib/client/"], mayImport: ["i18n", "contracts", "pure"] },
  { name: "components", at: ["components/"], mayImport: ["client", "i18n", "messages", "contracts", "pure"] },
  {
    name: "app",
    at: ["app/", "middleware.ts"],
    mayImport: ["components", "client", "server", "i18n", "messages", "contracts", "pure"],
  },
];

/** Packages that only these layers may import. */
export const KEPT_PACKAGES = [
  { packages: /^(@prisma\/|prisma$|pg$|pg-)/, layers: ["database", "server"] },
  { packages: /^(stripe|uploadthing)(\/|$)/, layers: ["server"] },
];

/**
 * @param {string} file path from the root of the tree
 * @returns {Layer | null} null for what lies outside the layers: scripts, tests and configuration
 */
export function findLayer(file) {
  return LAYERS.find(({ at }) => at.some((place) => file === place || (place.endsWith("/") && file.startsWith(place)))) ?? null;
}
