import "server-only";
import { setFlagsFromString } from "node:v8";

/**
 * To be called before a thread is started with `resourceLimits`: limits of the heap that the process was started with would
 * stand in their place, and are wider. The process's own heap was laid out by them, and keeps them.
 */
export function keepThreadLimits(): void {
  for (const limit of ["--max-old-space-size", "--max-semi-space-size"]) setFlagsFromString(`${limit}=0`);
}
