import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { percentComposition } from "../../../methods/percent-composition.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { normalise } from "../../../solver/normalise.ts";

/** "The percent of SO4^2- in Al2(SO4)3", "percent ammonia, NH3, in Co(NH3)6Cl3": the share of a group of atoms. */

const FORMULA = String.raw`[A-Z][A-Za-z\d()[\]·]*`;

const ASKED = new RegExp(
  String.raw`^(?:What is|What's|Determine|Calculate|Find|Compute) (?:the )?(?:mass )?percent(?:age)?(?: by mass)?(?: of)?(?: the)? (?:[a-z]+(?: ions?)?,? )?\(?(${FORMULA})(?:\^?\d?[+-])?\)?,?(?: (?:ions?|groups?|units?))?(?: by mass)? (?:in|contained in) (?:[a-z]+(?:\([IV]+\))?(?: [a-z]+)*,? )?(${FORMULA})(?:,? to (?:two|three|four|five|\d) significant (?:figures|digits))?[.?]?$`,
);

/** Null for any other text, and for a part that is one element or no row of atoms of the whole. */
export function solveGroupShare(text: string): SolutionFacts[] | null {
  const [, part = "", whole = ""] = ASKED.exec(normalise(text).trim()) ?? [];
  const [group, formula] = [part, whole].map((each) => parseFormula(each));
  if (group?.ok !== true || formula?.ok !== true || group.value.counts.size < 2) return null;
  const solved = percentComposition({
    formula: formula.value,
    part: { kind: "group", group: group.value },
    rounding: null,
  });
  return solved.ok ? [solved.value] : null;
}
