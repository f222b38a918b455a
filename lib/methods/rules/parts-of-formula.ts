import { lawWays } from "../../laws/law-way.ts";
import { partOfFormula } from "../../laws/reactions/proportion.ts";
import type { Rule } from "./rule.ts";
import { countPart, findSubstance } from "./substance.ts";

/** The amount of an element in a compound, or of the water in a hydrate: the subscript counts it. */
export const partsOfFormula: Rule = (wanted, scene) => {
  const { containment } = scene;
  if (containment === null || wanted.kind !== "amount") return [];
  const [part, whole] = [findSubstance(containment.part), findSubstance(containment.whole)];
  const count = part === null || whole === null ? 0 : countPart(whole, part);
  return part === null || whole === null || count === 0
    ? []
    : lawWays([partOfFormula(count)], wanted, scene, { part: part.ascii, whole: whole.ascii });
};
