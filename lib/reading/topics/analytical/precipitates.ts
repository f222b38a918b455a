import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { ionsNamed } from "./titrated-samples.ts";
import type { Spot, SpotOf } from "../../text/spot.ts";

/** Gravimetric analysis: how much of an element a sample holds, by what all of it is turned into and weighed as. */

const IS_ANALYSIS =
  /\bprecipitat\w*|\b(?:converted|turned|transformed|changed|oxidi[sz]ed|burn(?:ed|t)) (?:in)?to\b|\bgravimetr\w*|\bCarius\b|\bas (?:[A-Z][a-zA-Z\d()]*|[a-z]+ [a-z]+(?:ide|ate))\b|\b(?:gave|gives|yield\w*|produced|forms?|formed|obtained)\b/;

/** What makes another problem of it. */
const ELSE =
  /\b(?:half|partly|some|mixture|two|both|aliquot|portion|incomplete\w*|spill\w*|los(?:t|es?)|yield of|excess of \d|titrat\w*|not|density|solution of \d|moles?|empirical|molecular formula|limiting)\b/i;

const ASKS_SHARE = /\bpercent\w*|%|\bmass fraction\b/i;

/** Not of the sample, but of what it becomes. */
const OF_WHAT_FORMS = /\b(?:in|of) (?:the |this )?(?:oxide|precipitate|solid|residue|product|ash)\b/i;

/** What the air and the reagents bring too. */
const BROUGHT = "O";

const isMass = (spot: Spot): spot is SpotOf<"quantity"> =>
  spot.kind === "quantity" && spot.quantity.unit.dimension === DIMENSIONS.mass;

const compoundAt = (spot: Spot | undefined): string | null => {
  const formula =
    spot?.kind === "substance" && spot.substance.formulas.length === 1 ? spot.substance.formulas[0] : undefined;
  const parsed = formula === undefined ? null : parseFormula(formula);
  return parsed?.ok === true && parsed.value.counts.size > 1 && formula !== undefined && !/[+-]$/.test(formula)
    ? formula
    : null;
};

/** The one compound whose mass is told: "0.933 g of BaSO4", "the mass of barium sulfate was 0.933 g", "BaSO4 weighed 0.933 g". */
function weighedAs(spots: readonly Spot[], at: number): string | null {
  const [of, next] = [spots[at + 1], spots[at + 2]];
  const isOf = of?.kind === "cue" && of.text.toLowerCase() === "of";
  const adjective = next?.kind === "word" || next?.kind === "cue" ? 1 : 0;
  if (isOf) return compoundAt(spots[at + 2]) ?? (adjective === 1 ? compoundAt(spots[at + 3]) : null);
  // Back to where the clause begins.
  for (let before = at - 1; before >= 0; before -= 1) {
    const spot = spots[before];
    if (spot?.kind === "quantity" || (spot?.kind === "mark" && /[.?;\n]/.test(spot.mark))) return null;
    const found = compoundAt(spot);
    if (found !== null) return found;
  }
  return null;
}

/** The sentence that asks, or the last one. */
const startOfQuestion = (plain: string): number => {
  const at = plain.search(
    /(?:^|(?<=[.?!]\s))(?=[^.?!]*\b(?:what|calculate|find|determine|how|percent\w*|work out)\b[^.?!]*[.?!]?\s*$)/i,
  );
  return at === -1 ? plain.length : at;
};

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solvePrecipitate(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (!IS_ANALYSIS.test(plain) || ELSE.test(plain) || spots.some(({ kind }) => kind === "equation")) return null;
  const quantities = spots.flatMap((spot, at) => (spot.kind === "quantity" ? [{ spot, at }] : []));
  const [first, second, ...more] = quantities;
  if (first === undefined || second === undefined || more.length > 0) return null;
  if (!isMass(first.spot) || !isMass(second.spot)) return null;
  const [one, two] = [first, second].map(({ at }) => weighedAs(spots, at));
  const solid = two ?? one;
  const sample = two === null ? second : first;
  const weighed = two === null ? first : second;
  if (solid === null || solid === undefined || (one !== null && two !== null)) return null;
  // Of a named substance the formula tells its shares.
  const sampleAt = two === null ? second.at : first.at;
  if (spots.slice(sampleAt + 1, sampleAt + 4).some(({ kind }) => kind === "substance")) return null;
  const start = startOfQuestion(plain);
  const question = plain.slice(start);
  if (!ASKS_SHARE.test(question) || OF_WHAT_FORMS.test(question)) return null;
  const asked = spots.filter((spot) => spot.kind === "substance" && spot.start >= start);
  const parts = asked.flatMap((spot) => {
    if (spot.kind !== "substance") return [];
    const { element, formulas } = spot.substance;
    const ion = formulas.find((each) => /^[A-Z][a-z]?(?:\^\d)?[+-]$/.test(each));
    return [element ?? ion?.replace(/(?:\^\d)?[+-]$/, "") ?? formulas[0] ?? ""];
  });
  const named = parts.length > 0 ? parts : ionsNamed(question).map((ion) => ion.replace(/(?:\^\d)?[+-]$/, ""));
  const [part, ...others] = [...new Set(named)];
  const counts = parseFormula(solid);
  if (part === undefined || part === BROUGHT || others.length > 0 || !counts.ok || !counts.value.counts.has(part))
    return null;
  // What it is weighed as holds all of it, and the sample is something else.
  if (
    spots.some(
      (spot) =>
        spot.kind === "substance" && spot.substance.formulas.some((each) => each !== solid && sameAtoms(each, solid)),
    )
  )
    return null;
  return solveByLaws(
    [
      [variableOf("sample-mass", null), sample.spot.quantity],
      [variableOf("mass", solid), weighed.spot.quantity],
    ],
    variableOf("mass-percent", part),
    getUnit("%"),
    [],
    { containment: { part, whole: solid } },
  );
}
