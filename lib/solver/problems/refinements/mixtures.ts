import type { Kind } from "../../../methods/rules/kinds.ts";
import type { Concept } from "../../lexicon/lexicon.ts";
import type { Given, Statement } from "../statement.ts";
import { listKinds } from "./rebuild.ts";

/** Where it does not matter what a body is made of. */
const OF_A_BODY: readonly Kind[] = ["energy", "specific-heat", "heat-capacity", "temperature-change"];

const LOOSE: ReadonlySet<Concept> = new Set<Concept>([
  "filler",
  "state",
  "condensed",
  "molecule",
  "it",
  "vessel",
  "and",
]);

/** "25.0 g of a NaOH solution", "5.00 g of a mixture": the whole that a quantity measures. */
function isOf({ words }: Given, whole: Concept): boolean {
  const [first, second] = words.behind.filter((sense) => !LOOSE.has(sense));
  return first === whole || (first === "of" && second === whole);
}

/** The mass of a mixture, or of a solution, is that of none of its components. */
export function refuseMixtures(statement: Statement): Statement | null {
  const kinds = listKinds(statement);
  if (OF_A_BODY.some((kind) => kinds.has(kind))) return statement;
  const isWhole = (given: Given): boolean => {
    const { kind, of } = given.variable;
    return (
      ((kind === "mass" || kind === "amount") && isOf(given, "mixture")) ||
      (kind === "mass" && of !== null && isOf(given, "solution"))
    );
  };
  return statement.givens.some(isWhole) ? null : statement;
}
