/** How many components an embedding has, from whichever model. */
export const EMBEDDING_LENGTH = 512;

const LARGEST = 127;

/** An embedding in signed bytes, its largest component at ±127: its direction is kept, and only that is compared. */
export function packEmbedding(components: readonly number[]): Int8Array {
  const largest = components.reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  return Int8Array.from({ length: EMBEDDING_LENGTH }, (_, at) =>
    largest === 0 ? 0 : Math.round(((components[at] ?? 0) / largest) * LARGEST),
  );
}

/** The signs of the components as figures 0 and 1. Embeddings of a like direction differ in few of them. */
export function signatureOf(packed: Int8Array): string {
  return Array.from(packed, (component) => (component >= 0 ? "1" : "0")).join("");
}

/** The cosine of the angle between two packed embeddings: 1 for the same direction, 0 for none. */
export function similarity(a: Int8Array, b: Int8Array): number {
  let product = 0;
  let squareA = 0;
  let squareB = 0;
  for (let at = 0; at < EMBEDDING_LENGTH; at += 1) {
    const x = a[at] ?? 0;
    const y = b[at] ?? 0;
    product += x * y;
    squareA += x * x;
    squareB += y * y;
  }
  return squareA === 0 || squareB === 0 ? 0 : product / Math.sqrt(squareA * squareB);
}
