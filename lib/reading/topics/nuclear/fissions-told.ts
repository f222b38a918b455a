import type { SolutionFacts } from "../../../methods/facts.ts";
import { solveNeutrons } from "../../../problems/nuclear/fission-fusion.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { UNKNOWN } from "../../glosses/read-tokens.ts";
import { normalise } from "../../../solver/normalise.ts";
import { takeNuclides } from "./decay-chains.ts";

/** "U-235 takes up a neutron and splits into Xe-140 and Sr-94. How many neutrons are set free?" */

const ASKS =
  /\b(?:how many|(?:the )?number of) (?:free |other |fast |additional )?neutrons\b(?=[^.?]*\b(?:releas|emit|produc|given off|eject|liberat|set free|freed|formed|result|also)|[^.?]*\?)/i;
const SPLITS = /\b(?:fission\w*|splits?|splitting|breaks? (?:up|apart|into)|fragments?|divides?)\b/i;
const TAKES =
  /\b(?:absorb\w*|captur\w*|bombard\w*|struck|hit|hits|strik\w*|collid\w*|takes? up|induced|irradiat\w*)\b|\bby (?:an?|one|slow|thermal|the)(?: (?:slow|thermal|single))? neutrons?\b|<[A-Z][a-z]?> ?\+ ?(?:a |1 )?(?:n|neutron)\b|\b(?:n|neutron) ?\+ ?</i;
const ALONE = /\bspontaneous/i;
const ELSE =
  /\b(?:protons?|electrons?|alpha|beta|positrons?|energy|mass defect|half-?life|in (?:an?|the) (?:atom|nucleus)|contain|have|not|two neutrons|three neutrons|third fragment)\b/i;

/** Null for any other text, and where it tells more. */
export function solveFission(text: string): SolutionFacts[] | null {
  if (!ASKS.test(text) || !SPLITS.test(text) || text.includes(UNKNOWN)) return null;
  const { nuclides, rest } = takeNuclides(normalise(text).replaceAll("−", "-"));
  const [fuel, first, second, ...others] = nuclides.map(({ massNumber, symbol }) => `${massNumber}${symbol}`);
  if (fuel === undefined || first === undefined || second === undefined || others.length > 0) return null;
  const isAlone = ALONE.test(rest);
  if (/\d/.test(rest.replaceAll(/\^?1_?0?n\b/g, "n")) || ELSE.test(rest) || isAlone === TAKES.test(rest)) return null;
  const fragments = [first, second].map((name) => [1, name] as const);
  const solved = solveNeutrons([[1, fuel], ...(isAlone ? [] : [[1, "n"] as const])], fragments);
  return solved === null ? null : [solvedFacts("problems-nuclear.fission-fusion", solved)];
}
