import { STRONG_ACIDS, STRONG_BASES } from "../../../chemistry/data/acid-constants.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { solveFaint } from "../../../problems/acids/neutral-water.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** "pH of 1.0×10^-8 M HCl": of a strong acid or base so dilute that the water's own ions decide. */

const SOLUTE = String.raw`([A-Z][A-Za-z\d()]*|[a-z]+ic acid|[a-z]+ hydroxide)`;
const STRENGTH = String.raw`(${VALUE}|10\^?-\d{1,2}) ?(?:M|mol\/L|mol\/dm\^?3|mol L\^?-1|mol dm\^?-3|molar)(?![A-Za-z/])`;
const STRENGTH_FIRST = new RegExp(String.raw`${STRENGTH} (?:aqueous )?(?:solution of )?${SOLUTE}`);
const SOLUTE_FIRST = new RegExp(
  String.raw`${SOLUTE}(?: solution)?,? (?:of |whose |with |has |having |is )?(?:an? |the |its )?(?:concentration |molarity )?(?:of |is )?${STRENGTH}`,
);
const WATER = /\bK_?w ?(?:=|is|of|:)? ?1(?:\.0*)? ?[×x*·] ?10\^?-14(?: ?(?:M|mol)\^?2?(?: ?(?:L|dm)\^?-[26])?)?/;
const ASKS = /\bpH\b/;
const ELSE =
  /\b(?:mix\w*|dilut\w*|titrat\w*|buffer|weak|add(?:ed|ing|s)?|mL|litres?|volume|pOH|why|not|neglect\w*|ignor\w*|approximat\w*|without)\b/i;

const GREATEST = "1e-6";
const LEAST = "1e-10";

/** Null for any other text. */
export function solveFaintSolution(text: string): SolutionFacts[] | null {
  if (!ASKS.test(text) || !/(?:10|e) ?\^?[-−⁻]/.test(text) || ELSE.test(text)) return null;
  const taken = new Taken(normalise(text));
  taken.take(WATER);
  const first = taken.take(STRENGTH_FIRST);
  const found = first ?? taken.take(SOLUTE_FIRST);
  if (found === null) return null;
  const [written = "", named = ""] = first === null ? [found[1], found[0]] : found;
  const value = readQuantity(`${written.replace(/^10\^?-/, "1e-")} M`);
  const rest = taken.rest.replaceAll(/\b25 ?°C|\b298 ?K/g, " ");
  const [formula = "", ...others] = /^[A-Z]/.test(named) ? [named] : listFormulasOf(named, "en");
  if (value === null || others.length > 0 || /\d/.test(rest)) return null;
  const side = STRONG_ACIDS.has(formula) ? "acid" : Object.hasOwn(STRONG_BASES, formula) ? "base" : null;
  if (side === null) return null;
  const molar = inUnit(value, "mol/L");
  const ions = { ...molar, value: molar.value.times(side === "base" ? (STRONG_BASES[formula] ?? 1) : 1) };
  if (!ions.value.lt(GREATEST) || !ions.value.gte(LEAST)) return null;
  const part = solvedFacts("problems-acids.ph-scale", solveFaint(ions, side));
  const hydronium = foundBy(part);
  const [last] =
    hydronium === null
      ? []
      : (solveByLaws([[variableOf("hydronium", null), hydronium]], variableOf("ph", null), null) ?? []);
  const solution = last === undefined ? null : chain([part, last], part.givens);
  return solution === null ? null : [solution];
}
