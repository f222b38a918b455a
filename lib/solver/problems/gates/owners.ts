import type { Kind } from "../../../methods/rules/kinds.ts";
import type { Statement } from "../statement.ts";

/** How much there is of something. */
const SIZES: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "particles", "atoms"]);

/**
 * "How many C4H10 molecules are in 9.213 g of this compound? How many hydrogen atoms?": a mass that names no substance is
 * that of one, and cannot answer questions about two.
 */
export function isOfTwoOwners({ givens, goals, scene }: Statement): boolean {
  if (scene.equation !== null || scene.containment !== null) return false;
  const asked = new Set(
    goals.flatMap(({ variable }) => (SIZES.has(variable.kind) && variable.of !== null ? [variable.of] : [])),
  );
  return asked.size > 1 && givens.some(({ variable }) => SIZES.has(variable.kind) && variable.of === null);
}
