// Which way dependencies point. Each layer names where it lies and the layers that it may import besides itself; one
// that is pure also names all packages that it may import, and reads neither the clock nor chance. The longest path that
// fits a file says which layer it is in: a new room of lib/ is pure until it is named here.

/** What pure folders may import from npm: nothing that knows of a browser, a server, a clock or a disk. */
const PURE_PACKAGES = ["zod", "decimal.js", "openchemlib", "ts-fsrs", "fastest-levenshtein"];

/** @typedef {{ name: string, at: string[], mayImport: string[], pure?: { packages: string[] } }} Layer */

/** @type {Layer[]} */
export const LAYERS = [
  {
    name: "pure",
    at: ["lib/", "lib/i18n/locales.ts", "lib/i18n/message-values.ts", "lib/i18n/generated/"],
    mayImport: [],
    pure: { packages: PURE_PACKAGES },
  },
  // The type of a streamed reply derives from the AI SDK's.
  { name: "contracts", at: ["lib/contracts/"], mayImport: ["pure"], pure: { packages: [...PURE_PACKAGES, "ai"] } },
  // What a request draws on is a matter of plans; a plan knows the requests.
  { name: "plans", at: ["lib/plans/"], mayImport: ["contracts", "pure"], pure: { packages: PURE_PACKAGES } },
  { name: "messages", at: ["messages/"], mayImport: [] },
  { name: "i18n", at: ["lib/i18n/"], mayImport: ["pure", "messages"] },
  { name: "database", at: ["lib/server/db/"], mayImport: ["server", "plans", "contracts", "pure"] },
  { name: "server", at: ["lib/server/"], mayImport: ["database", "i18n", "messages", "plans", "contracts", "pure"] },
  { name: "client", at: ["lib/client/"], mayImport: ["i18n", "plans", "contracts", "pure"] },
  {
    name: "components",
    at: ["components/", "instrumentation-client.ts"],
    mayImport: ["client", "i18n", "messages", "plans", "contracts", "pure"],
  },
  {
    name: "app",
    at: ["app/", "middleware.ts"],
    mayImport: ["components", "client", "server", "i18n", "messages", "plans", "contracts", "pure"],
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
  const places = LAYERS.flatMap((layer) => layer.at.map((place) => ({ layer, place })));
  const fitting = places.filter(({ place }) => (place.endsWith("/") ? file.startsWith(place) : file === place));
  return fitting.toSorted((a, b) => b.place.length - a.place.length)[0]?.layer ?? null;
}
