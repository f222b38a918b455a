/** Its address among the build's immutable files. */
const LATE_SCRIPTS = new URL("./late-scripts.js", import.meta.url).pathname;

/**
 * Lets a page that was built ahead be painted before its scripts are fetched, or used: the build takes them out of the HTML,
 * and this brings them in. For pages that are complete without them.
 */
export function LateScripts({ until }: { until: "paint" | "use" }) {
  return <script async src={LATE_SCRIPTS} data-until={until} />;
}
