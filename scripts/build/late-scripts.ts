/** As components/marketing/late-scripts.tsx writes it. */
const BRINGS_THEM_IN = /<script\b[^>]*\sdata-until="/;
/** As Next writes the scripts of a page. */
const SCRIPT = /<script src="([^"]+)" async=""><\/script>/g;
const PRELOAD = /<link rel="preload" as="script"[^>]*\shref="([^"]+)"[^>]*\/>/g;

/**
 * Takes the scripts out of a page that brings them in itself, by giving them a type that no browser knows. Any other page
 * stays as it is.
 *
 * @throws Error where the page has none that look as Next wrote them until now
 */
export function postponeScripts(html: string): string {
  if (!BRINGS_THEM_IN.test(html)) return html;
  const addresses = new Set([...html.matchAll(SCRIPT)].map(([, address]) => address));
  if (addresses.size === 0) throw new Error("A page that brings in its scripts has none.");
  return html
    .replaceAll(SCRIPT, (_, address: string) => `<script src="${address}" type="late"></script>`)
    .replaceAll(PRELOAD, (link, address: string) => (addresses.has(address) ? "" : link));
}
