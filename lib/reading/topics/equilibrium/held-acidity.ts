import { canonicalOf } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { dissolution } from "../../../problems/equilibrium/slightly-soluble.ts";
import { pureNumber } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { readBalanced } from "../../../solver/problems/reaction.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { AMPHOTERIC, readSalt } from "./solve-solubility.ts";
import { CONSTANT, PH } from "./solubility-told.ts";

/** How much of a hydroxide dissolves where a buffer holds the pH: [M] = Ksp / [OH−]ⁿ. */

const HELD =
  /\bbuffer(?:ed)?\b|\bpH (?:is|was|of which is) (?:kept|held|maintained|fixed|adjusted)\b|\b(?:kept|held|maintained|fixed|adjusted) (?:constant )?(?:at|to) (?:a )?pH\b|\bwhose pH is (?:kept|held|maintained|fixed)|\b(?:at|of|with) (?:a )?pH\b/i;
const ASKS =
  /\b(?:what|calculate|find|determine|compute|estimate)\b[^?]*\b(?:(?:molar )?solubility\b(?! product)|(?:maximum |greatest )?concentration of (?:free |dissolved )?[A-Z][a-z]?\^?\d\+|\[[A-Z][a-z]?\^?\d\+\])/i;
const ELSE =
  /\bnot\b|n't|grams?\b|\bg ?\/|\bg\b|\bmL\b|precipitat|K_?f\b|NH3|ammonia|ratio|factor|times\b|saturated solution of|minimum|more soluble|both|second|pure water|in water|\bM\b|begin|start/i;

/** The one hydroxide that a text names. */
function hydroxideOf(text: string): string | null {
  const written = [...text.matchAll(/(?<![A-Za-z\d])[A-Z][a-z]?(?:\(OH\)\d|OH)(?![A-Za-z\d])/g)].map(([name]) => name);
  const named = [...text.matchAll(/\b[A-Za-z][a-z]+(?:\([IV]+\))? hydroxide\b/g)].flatMap(([name]) =>
    listFormulasOf(name.toLowerCase(), "en"),
  );
  const [only, ...others] = new Set(
    [...written, ...named].flatMap((name) => {
      const parsed = parseFormula(name);
      return parsed.ok ? [canonicalOf(parsed.value)] : [];
    }),
  );
  return only === undefined || others.length > 0 ? null : only;
}

/** Null for any other text, and where it tells more. */
export function solveSolubilityAtAcidity(text: string): SolutionFacts[] | null {
  if (!/\bK_?\{?sp|solubility product/i.test(text) || !/\bpH\b/.test(text) || !HELD.test(text) || ELSE.test(text))
    return null;
  const plain = normalise(text);
  const formula = hydroxideOf(plain);
  const salt = formula === null ? null : readSalt(formula);
  if (salt === null || salt.cations !== 1 || salt.anion !== "OH-" || AMPHOTERIC.has(salt.cation) || !ASKS.test(plain))
    return null;
  const taken = new Taken(plain);
  const written =
    taken.take(PH)?.[0] ??
    taken.take(
      new RegExp(
        String.raw`\bpH ?(?:of (?:the|its) (?:solution|water) )?(?:is )?(?:kept|held|maintained|fixed|adjusted|buffered) (?:constant )?(?:at|to) (${VALUE})`,
      ),
    )?.[0] ??
    "";
  const [constant, ph] = [readQuantity(taken.take(CONSTANT)?.[0] ?? ""), readQuantity(written)];
  const rest = taken.rest
    .replaceAll(/(?<![A-Za-z\d])[A-Z][a-z]?(?:\(OH\)\d|\^?\d\+)/g, " ")
    .replaceAll(/\bat 25 ?°C|\bmol ?\/ ?L\b/g, " ");
  const equation = readBalanced(dissolution(salt));
  if (constant === null || ph === null || equation === null || /\d/.test(rest)) return null;
  const told = pureNumber(ph.value, Math.max(1, written.split(".")[1]?.length ?? 0));
  const [first] = solveByLaws([[variableOf("ph", null), told]], variableOf("hydroxide", null), null) ?? [];
  const ion = first === undefined ? null : foundBy(first);
  const [last] =
    ion === null
      ? []
      : (solveByLaws(
          [
            [variableOf("concentration-constant", null), constant],
            [variableOf("molarity", "OH-"), ion],
          ],
          variableOf("molarity", salt.cation),
          getUnit("mol/L"),
          ["at-equilibrium"],
          { equation },
        ) ?? []);
  // More than that no solution holds.
  if (first === undefined || last === undefined || foundBy(last)?.value.gt(10) !== false) return null;
  const solution = chain([first, last], { ...first.givens, ...last.givens });
  return solution === null ? null : [solution];
}
