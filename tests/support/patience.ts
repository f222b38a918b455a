/** For `vi.waitFor`, whose own second is soon over on a busy machine. */
export const PATIENCE = { timeout: 15_000 };

// As a setup file: the same for what a test of a component waits for, which may be fetched when it is first wanted.
if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/react");
  configure({ asyncUtilTimeout: PATIENCE.timeout });
}
