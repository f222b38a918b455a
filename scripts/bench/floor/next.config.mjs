import path from "node:path";

const root = path.resolve(import.meta.dirname, "../../..");

/** @type {import("next").NextConfig} */
export default { poweredByHeader: false, turbopack: { root }, outputFileTracingRoot: root };
