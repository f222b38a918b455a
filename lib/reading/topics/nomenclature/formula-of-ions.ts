import type { Locale } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { findNamedCompound } from "../../../methods/naming/named-compound.ts";
import { applyMethod } from "../../../methods/registry.ts";
import { compoundOfIons } from "../../../solver/structure/naming/compound-of-ions.ts";
import { isCue, isMark, listSentences } from "../../statement/goals.ts";
import { listSubstances } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

/** Whether one sentence asks, for the formula of a compound that is not named there, and nothing else. */
function asksForFormula(spots: readonly Spot[]): boolean {
  const asking = listSentences(spots)
    .map(([start, end]) => spots.slice(start, end))
    .filter((sentence) => sentence.some((spot) => isCue(spot, "ask", "how")));
  const [only, ...others] = asking;
  if (only === undefined || others.length > 0) return false;
  const isFormula = only.some((spot) => spot.kind === "cue" && spot.cue.is === "fact" && spot.cue.fact === "formula");
  // Of a precipitate, a gas or a solution another rule would have to say what it is.
  const isOfCompound = (spot: Spot): boolean =>
    (spot.kind === "cue" || spot.kind === "word") &&
    /^(?:of|for|is|are|the|an?|this|its|it|and|compounds?|salts?|mineral|substance|ionic|formed|from|by|ions?|neutral|resulting)$/i.test(
      spot.text,
    );
  return (
    isFormula &&
    only.every(
      (spot) =>
        isCue(spot, "ask", "fact") ||
        isOfCompound(spot) ||
        spot.kind === "substance" ||
        isMark(spot, ",", "(", ")", ":"),
    )
  );
}

/** "A mineral of Al^3+ and O^2- ions. What is its formula?": the one neutral compound of the two ions that a text writes. */
export function readFormulaOfIons(spots: readonly Spot[], locale: Locale): SolutionFacts[] | null {
  if (!asksForFormula(spots) || spots.some(({ kind }) => kind === "quantity" || kind === "equation")) return null;
  const ions = listSubstances(spots).flatMap(({ formulas: [formula = "", ...others] }) =>
    others.length === 0 && /[+-]$/.test(formula) ? [formula] : [],
  );
  const compound = ions.length === 2 ? compoundOfIons(ions, locale) : null;
  const named = compound === null ? null : findNamedCompound(compound, locale);
  const solved = named === null ? null : applyMethod({ method: "formula-of-name", givens: named });
  return solved?.ok === true ? [solved.value] : null;
}
