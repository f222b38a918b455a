/**
 * Runs before anything else in the browser. Zod tries `new Function("")` at its first schema, to learn whether it may build
 * its checks as code: our policy refuses that, and each page would report a breach. This is what `z.config` writes, without
 * bringing zod to pages that do without it.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
