import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { canonicalOf } from "../../../chemistry/formula/format.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { molarMassOf } from "../../../problems/molar-mass-of.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { type SolubilityGoal, solveSolubilityProblem } from "./solve-solubility.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** Ksp, pH and solubility of one salt or hydroxide, its data told in any order: "Data: Ksp(PbI2) = …; M(PbI2) = …". */

const OF = String.raw`(?: ?\( ?[A-Za-z\d()]+ ?\)| (?:of|for) (?:the )?(?:[A-Za-z\d()]+|[a-z]+(?:\([IV]+\))? [a-z]+)(?: at 2[05] ?°C)?)?`;
export const CONSTANT = new RegExp(
  String.raw`\b(?:K_?\{?(?:sp|s|L)\}?|[Ss]olubility product(?: constant)?)${OF}(?:,? at 25 ?°C,?)?(?: has (?:the|a) value)?(?: of| is| =|=|:)* ?(?<![A-Za-z)])(${VALUE})(?: ?(?:mol|M)\^?\d?(?: ?(?:L|dm)\^?-\d|\/(?:L|dm)\^?\d)?)?`,
);
const MOLAR_MASS = new RegExp(
  String.raw`\b(?:M_?r?|[Mm]olar mass|[Mm]olecular (?:mass|weight)|[Ff]ormula mass)${OF}(?: of| is| =|=|:)* ?(?<![A-Za-z)])(${VALUE})(?: ?(?:g ?\/ ?mol|g ?[·*]? ?mol\^?-1|u))?`,
);
export const PH = new RegExp(
  String.raw`\bpH ?(?:of|is|was|=|equal to|:|value of)? ?(?:only |about |exactly )?(${VALUE})`,
);
const TEMPERATURE = /,? ?\b(?:at|and) (?:25|20|22|298) ?(?:°C|K)\b/;

const ASKS_CONSTANT =
  /\b(?:what|calculate|find|determine|work out|compute|deduce|evaluate)\b[^.?]*\b(?:K_?\{?sp\}?|solubility product)|\b(?:K_?\{?sp\}?|solubility product)\b[^.?\d]*\?/i;
const ASKS_PH = /\b(?:what|calculate|find|determine|work out|compute|deduce)\b[^.?]*\bpH\b|\bpH\b[^.?\d]*\?/i;
const ASKS_SOLUBILITY =
  /\b(?:what|calculate|find|determine|work out|compute|deduce|asks? for|estimate|express)\b[^.?]*\bsolubility\b(?! product)|\bsolubility\b(?! product)[^.?\d]*\?/i;
const BY_MASS = /\bg ?\/ ?(?:L|dm\^?3)|\bg ?(?:L|dm)\^?-[13]|\bgrams? per (?:lit(?:er|re)|dm\^?3)/i;

/** Another solute, another salt, and other questions. */
const ELSE =
  /common ion|presence|in (?:a |an )?(?:solution of|\d[\d.]* ?M\b)|buffer|precipitat|mixed|\bmol(?:ar|ality)? (?:of )?(?:NaOH|HCl)|how many (?:grams|ions|moles)|mL\b|percent|%|\bK_?[abw]\b|complex|ratio|both|two salts|\bnot\b|unsaturated|more soluble|\[[A-Z]/i;

/** The one salt that a text names. */
function findSalt(text: string): string | null {
  const written = [
    ...text.matchAll(/(?<![A-Za-z\d])(?:[A-Z][a-z]?\d?|\([A-Z][A-Za-z\d]*\)\d?){2,}(?![A-Za-z\d])/g),
  ].map(([formula]) => formula);
  const named = [...text.matchAll(/\b[A-Za-z][a-z]+ ?(?:\([IV]+\) )?[a-z]+(?:ide|ate|ite)\b/g)].flatMap(([name]) => {
    const own = listFormulasOf(name.toLowerCase(), "en");
    return own.length === 1 ? own : [];
  });
  const salts = new Set(
    [...written, ...named].flatMap((formula) => {
      const parsed = parseFormula(formula);
      return parsed.ok && parsed.value.charge === 0 && parsed.value.counts.size > 1 && formula !== "H2O"
        ? [canonicalOf(parsed.value)]
        : [];
    }),
  );
  const [only, ...others] = salts;
  return only === undefined || others.length > 0 ? null : only;
}

/** Told molar masses are those of the tables, within what rounding does. */
function isMassOf(salt: string, told: Quantity): boolean {
  return told.value.minus(molarMassOf(salt)).abs().lte(molarMassOf(salt).times("0.011"));
}

function solve(
  salt: string,
  goal: SolubilityGoal,
  { constant = null, concentration = null }: { constant?: Quantity | null; concentration?: Quantity | null },
  units: readonly Unit[],
): SolutionFacts | null {
  const solutions = solveSolubilityProblem({
    goal,
    units,
    constant,
    concentration,
    isSolubility: goal === "solubility",
    temperature: null,
    compounds: [salt],
    ions: goal === "solubility" ? [] : ["OH-"],
    isSaturated: goal !== "solubility",
    isWater: false,
    givens: [constant, concentration].flatMap((each) => each ?? []),
  });
  const [only, ...others] = solutions ?? [];
  return only === undefined || others.length > 0 ? null : only;
}

const decimalsOf = (text: string): number => Math.max(1, text.split(".")[1]?.length ?? 0);

/** Ksp by the pH of the saturated solution of a hydroxide. */
function solveByAcidity(salt: string, written: string): SolutionFacts[] | null {
  const ph = readQuantity(written);
  if (ph === null || !ph.value.gt(7.5)) return null;
  const told = pureNumber(ph.value, decimalsOf(written));
  const [first] = solveByLaws([[variableOf("ph", null), told]], variableOf("hydroxide", null), null) ?? [];
  const found = first === undefined ? null : foundBy(first);
  const last = found === null ? null : solve(salt, "constant", { concentration: inUnit(found, "mol/L") }, []);
  const solution = first === undefined || last === null ? null : chain([first, last], first.givens);
  return solution === null ? null : [solution];
}

/** The pH of the saturated solution of a hydroxide by its Ksp, that of the table where none is told. */
function solveAcidity(salt: string, constant: Quantity | null): SolutionFacts[] | null {
  const first = solve(salt, "ion", { constant }, []);
  const found = first === null ? null : foundBy(first);
  const [last] =
    found === null ? [] : (solveByLaws([[variableOf("hydroxide", null), found]], variableOf("ph", null), null) ?? []);
  const solution = first === null || last === undefined ? null : chain([first, last], first.givens);
  return solution === null ? null : [solution];
}

/** Null for any other text. */
export function solveSolubilityTold(text: string): SolutionFacts[] | null {
  if (!/\bK_?\{?sp|solubility|saturated/i.test(text) || ELSE.test(text)) return null;
  const plain = normalise(text).replaceAll("·10", " × 10");
  const salt = findSalt(plain);
  if (salt === null) return null;
  const taken = new Taken(plain);
  const constant = readQuantity(taken.take(CONSTANT)?.[0] ?? "");
  const written = taken.take(PH)?.[0] ?? "";
  const mass = readQuantity(taken.take(MOLAR_MASS)?.[0] ?? "");
  taken.take(TEMPERATURE);
  const rest = taken.rest
    .replaceAll(/(?<![A-Za-z\d])(?:[A-Z][a-z]?\d?|\([A-Z][A-Za-z\d]*\)\d?){2,}|[A-Z][a-z]?\^?\d?[+-]/g, " ")
    .replaceAll(/\b(?:g|mol) ?[·*]? ?(?:L|dm)\^?-[13]|\bdm\^?3/g, " ")
    .replaceAll(/\b(?:1|one) (?:L|lit(?:er|re))\b/g, " ");
  if (/\d/.test(rest) || (mass !== null && !isMassOf(salt, mass))) return null;
  const isHydroxide = /\(OH\)\d|OH$/.test(salt);
  if (written !== "")
    return isHydroxide && constant === null && ASKS_CONSTANT.test(taken.rest) && /saturated/i.test(text)
      ? solveByAcidity(salt, written)
      : null;
  if (ASKS_PH.test(taken.rest)) return isHydroxide && /saturated/i.test(text) ? solveAcidity(salt, constant) : null;
  if (constant === null) return null;
  if (!ASKS_SOLUBILITY.test(taken.rest)) return null;
  const solution = solve(salt, "solubility", { constant }, BY_MASS.test(plain) ? [getUnit("g/L")] : []);
  return solution === null ? null : [solution];
}
