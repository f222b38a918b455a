import type { SolutionFacts } from "../../../methods/facts.ts";
import { getFormula } from "../../../chemistry/formula/parse.ts";
import { oxidationFacts } from "../../../solver/structure/atoms/oxidation-facts.ts";
import { isCue, isMark } from "../../statement/goals.ts";
import type { SpotOf, Spot } from "../../text/spot.ts";

const isNumber = (spot: Spot): boolean =>
  spot.kind === "cue" && spot.cue.is === "property" && spot.cue.property === "oxidation-number";

const EVERY = /^(?:each|every|per|all)$/i;
const PARTS = /^(?:elements?|atoms?)$/i;

/** Whether a question says nothing but what is known here: a sum, a change or a second compound is another one. */
const isPlain = (spot: Spot): boolean =>
  isCue(spot, "ask", "link", "filler", "ion", "per") ||
  isMark(spot, ",", ":", ".", "?", "(", ")") ||
  spot.kind === "substance" ||
  isNumber(spot);

/** "Each element in K2Cr2O7": of all of its elements. */
function asksAll(spots: readonly Spot[]): boolean {
  const texts = spots.flatMap((spot) => (spot.kind === "cue" ? [spot.text] : []));
  return texts.some((text) => EVERY.test(text)) && texts.some((text) => PARTS.test(text));
}

/** "The oxidation number of Mn in KMnO4", "… of each element in K2Cr2O7"; null for anything else. */
export function readOxidation(spots: readonly Spot[]): readonly SolutionFacts[] | null {
  if (spots.filter(isNumber).length !== 1 || !spots.some((spot) => isCue(spot, "ask")) || !spots.every(isPlain))
    return null;
  const substances = spots.filter((spot): spot is SpotOf<"substance"> => spot.kind === "substance");
  const elements = substances.flatMap(({ substance: { element } }) => element ?? []);
  const [whole, ...others] = substances.filter(({ substance: { element } }) => element === null);
  const [formula, ...readings] = whole?.substance.formulas ?? [];
  if (formula === undefined || others.length > 0 || readings.length > 0) return null;
  if (getFormula(formula).counts.size < 2 || elements.length !== (asksAll(spots) ? 0 : 1)) return null;
  const facts = oxidationFacts(formula, elements[0] ?? null);
  return facts === null ? null : [facts];
}
