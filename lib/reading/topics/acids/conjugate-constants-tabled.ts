import { acidConstantBehind, acidConstantOf, baseConstantBehind } from "../../../chemistry/acids/conjugates.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity } from "../../text/taken.ts";

/** Ka or Kb of an ion that is in no table by that of its conjugate, which is: "What is Kb of the nitrite ion?" */

const FORMULA = /(?<![A-Za-z\d(])(?:\([A-Z][A-Za-z\d]*\)\d?)?[A-Z][A-Za-z\d()]*(?:\^?\d?[+-])(?![A-Za-z\d])/g;
const NAME = /\b((?:hydrogen |dihydrogen )?[a-z]{4,}(?:ate|ite|ide|ium)) ions?\b/g;

/** Which constant is asked for: by its letter or name, or by what the ion is said to be. */
const SIDES: readonly (readonly [side: "acid" | "base", words: RegExp])[] = [
  ["acid", /\b(?:p ?)?K_?\{?a\}?(?![a-z\d])|\bacid(?:ic)? (?:ioni[sz]ation|dissociation)? ?constant|\bas an acid\b/],
  ["base", /\b(?:p ?)?K_?\{?b\}?(?![a-z\d])|\bbas(?:e|ic) (?:ioni[sz]ation|dissociation)? ?constant|\bas a base\b/],
];

const EXPONENT = /\bp ?K_?\{?[ab]/;
const ASKS =
  /\b(?:what|calculate|find|determine|compute|give|look up|state)\b[^.?]*(?:\bp?K_?\{?[ab]\}?(?![a-z\d])|constant)/i;

/** What is told of another question, or changes what is meant. */
const ELSE =
  /\bpH\b|pOH|buffer|titrat|concentration|solution|\bM\b|mol|percent|%|equilibrium constant|reaction (?:of|between) [^.?]*\band\b|express|write|equation|larger|stronger|weaker|(?<!in )which|compare|\bnot\b|n't|without|strong|second|first|K_?\{?[ab]_?\{?[123]|\bgrams?\b/i;

/** Of what a text speaks besides the ion. */
const WATER = /\bH2O\b|\bH3O\^?\+|\bOH\^?-/g;

function ionsIn(text: string): string[] {
  const written = [...text.matchAll(FORMULA)].flatMap(([formula]) => {
    const parsed = parseFormula(formula);
    return parsed.ok && parsed.value.charge !== 0 ? [canonicalOf(parsed.value)] : [];
  });
  const named = [...text.matchAll(NAME)].flatMap(([, name = ""]) => {
    const own = listFormulasOf(`${name} ion`, "en");
    return own.length === 1 ? own : [];
  });
  return [...new Set([...written, ...named])];
}

/** The side that is asked for; of an ion of which the tables know one side alone, that one. */
function sideOf(text: string, isBase: boolean, isAcid: boolean): "acid" | "base" | null {
  const named = SIDES.filter(([, words]) => words.test(text)).map(([side]) => side);
  if (named.length > 1) return null;
  const [only] = named;
  return only ?? (isBase === isAcid ? null : isBase ? "base" : "acid");
}

/** Null for any other text, and where it tells more. */
export function solveConjugateConstantsTabled(text: string): SolutionFacts[] | null {
  const plain = normalise(text)
    .replaceAll(WATER, " ")
    .replaceAll(/\bat 25 ?°C/g, " ");
  if (!ASKS.test(plain) || ELSE.test(plain)) return null;
  const [ion, ...others] = ionsIn(plain);
  const rest = plain.replaceAll(FORMULA, " ");
  if (ion === undefined || others.length > 0 || /\d/.test(rest)) return null;
  // "Of its conjugate": asked of the ion, and no constant of another one.
  const bare = rest.replaceAll(/\b(?:from|using|by|with) [^.?:,]*\bconjugate (?:acid|base)[^.?:,]*/gi, " ");
  if (/conjugate/i.test(bare)) return null;
  const [behindBase, behindAcid] = [acidConstantBehind(ion), baseConstantBehind(ion)];
  const asked = (bare.match(/[^.?!]+[.?!]?/g) ?? []).find((sentence) => ASKS.test(sentence)) ?? "";
  const side = sideOf(asked, behindBase !== null, behindAcid !== null || acidConstantOf(ion) !== null);
  const told = side === "base" ? behindBase : side === "acid" ? behindAcid : null;
  const constant = readQuantity(told ?? "");
  if (constant === null) return null;
  const isBase = side === "base";
  const exponent = EXPONENT.test(asked) ? "exponent" : "constant";
  const first = variableOf(isBase ? "acid-constant" : "base-constant", null);
  return solveByLaws([[first, constant]], variableOf(`${isBase ? "base" : "acid"}-${exponent}`, null), null, [
    "conjugate",
  ]);
}
