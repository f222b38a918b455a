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

/** "Diluted to 300 mL", "se diluyen a 300 mL": what leads to a volume is the whole, never the water that is added. */
export function takesWholeForWater({ givens }: Statement): boolean {
  return givens.some(({ variable, words: { before } }) => {
    const isOfWater = variable.kind === "volume" && variable.of === "H2O";
    return isOfWater && (before.at(-1) === "to" || (before.at(-1) === "at" && before.at(-2) === "dilute"));
  });
}

const CONSTANTS: ReadonlySet<Kind> = new Set<Kind>([
  "acid-constant",
  "base-constant",
  "acid-exponent",
  "base-exponent",
]);

const IONS: ReadonlySet<Kind> = new Set<Kind>(["ph", "poh", "hydronium", "hydroxide", "percent-ionization"]);

const CONJUGATE = /conjugat|conjugad|conjugué|共轭|共軛|संयुग्म|ኮንጁጌ|ተጓዳኝ/i;

/** "A base whose conjugate acid has a pKa of 9.0": the constant is not that of what is dissolved, but in a mixture of both. */
export function isOfConjugate(text: string, { givens, goals, scene }: Statement): boolean {
  return (
    CONJUGATE.test(text) &&
    !scene.conditions.has("buffer") &&
    givens.some(({ variable: { kind } }) => CONSTANTS.has(kind)) &&
    givens.filter(({ variable: { kind } }) => kind === "molarity").length === 1 &&
    goals.some(({ variable: { kind } }) => IONS.has(kind))
  );
}
