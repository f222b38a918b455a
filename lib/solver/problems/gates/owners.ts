import type { Kind } from "../../../methods/rules/kinds.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import { isSense } from "../sentences.ts";
import type { Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";

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

/** "A 0.36 g length of magnesium": a mass that is of a substance behind some noun is not that of the one that is asked for. */
export function leavesOwner(tokens: readonly ProblemToken[], { givens, goals }: Statement): boolean {
  return tokens.some((token, at) => {
    const [noun, of, owner] = tokens.slice(at + 1);
    if (token.kind !== "quantity" || of === undefined || owner?.kind !== "substance" || !isSense(of, "of"))
      return false;
    const isNoun = noun?.kind === "unknown" || (noun !== undefined && isSense(noun, "kind/length"));
    return (
      isNoun &&
      givens.some(
        ({ variable, quantity }) =>
          variable.kind === "mass" && variable.of === null && quantity.value.eq(token.reading.quantity.value),
      ) &&
      goals.some(
        ({ variable }) =>
          variable.of !== null && !owner.substance.formulas.some((each) => sameAtoms(each, variable.of ?? "")),
      )
    );
  });
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
