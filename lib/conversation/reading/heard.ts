import type { Change } from "../../reading/unsure/change.ts";

/** What a message says to a reading: it is right, it is not, or what is different. */
export type Heard =
  | { readonly kind: "yes" }
  | { readonly kind: "no" }
  | { readonly kind: "changes"; readonly changes: readonly Change[] };
