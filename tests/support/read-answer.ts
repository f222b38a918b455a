import type { Shape } from "#lib/contracts/shape.ts";

/** An answer as the browser reads it; throws for what it would refuse. */
export function readAnswer<T>(shape: Shape<T>, json: unknown): T {
  const read = shape.safeParse(json);
  if (!read.success) throw new Error(`Not the answer that was agreed: ${JSON.stringify(read.error.issues)}`);
  return read.data;
}
