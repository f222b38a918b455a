import type { ChangeClaim } from "./find-change-claim.ts";
import type { Posed } from "./pose-problem.ts";

/** Something that a student holds for true and wants to have checked. */
export type Claim =
  | { readonly kind: "formula"; readonly said: string; readonly formulas: readonly string[] }
  /** `said`: the value, as it stands in the message; `posed`: what it is said to be the answer to. */
  | { readonly kind: "value"; readonly said: string; readonly posed: Posed }
  | { readonly kind: "count"; readonly said: number; readonly posed: Posed }
  | { readonly kind: "equation"; readonly isRight: boolean; readonly posed: Posed }
  /** A substance that is held for the answer to `posed`. */
  | { readonly kind: "substance"; readonly isRight: boolean; readonly posed: Posed }
  | ChangeClaim;

/** The problem that what is claimed is said to be the answer to; null where it is none. */
export function posedBy(claim: Claim): Posed | null {
  return claim.kind === "formula" || claim.kind === "change" ? null : claim.posed;
}
