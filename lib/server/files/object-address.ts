const OBJECT_PATH = /^\/api\/objects\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/**
 * The id in a file's address; null for every other text. Only the path is read, and nothing is ever fetched from such an
 * address: which host it names makes no difference.
 */
export function readObjectAddress(address: string): string | null {
  const url = URL.parse(address, "http://localhost");
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  return OBJECT_PATH.exec(url.pathname)?.[1]?.toLowerCase() ?? null;
}
