import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import {
  SOLUBILITY_WORDS,
  solveCrystals,
  solveMostDissolved,
  solveWaterNeeded,
} from "../../../problems/solutions/solubility.ts";
import { type Solved, solvedFacts } from "../../../problems/solved-facts.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** What so much water can hold of a salt whose solubility is told per 100 g of water, and what falls out where it cools. */

const T = String.raw`(-?\d[\d.]*(?<!\.)) ?°C`;
const SALT = String.raw`(?:[a-z]+(?: ?\([IV]+\))?(?: [a-z]+)?|[A-Z][A-Za-z\d()]*)`;
const PER = String.raw`(?: of (?:the salt|it|${SALT}))?(?: ?\/ ?| per | in | for every | to every | to )(?:every )?100(?:\.0*)? ?g(?: of)? ?(?:water|H2O)`;
const SOLUBLE = String.raw`(${VALUE} ?g)`;
const IS = String.raw`(?:,? (?:it|its solubility|the solubility|that)(?: of ${SALT})?)? ?(?:is|=|:|,|of)? ?(?:only )?`;

/** One solubility; the second of two may leave out what it is per. */
const FULL: readonly (readonly [pattern: RegExp, isWarmthFirst: boolean])[] = [
  [new RegExp(String.raw`${SOLUBLE}${PER},? (?:at|in water at) ${T}`), false],
  [new RegExp(String.raw`\b[Aa]t ${T}${IS}${SOLUBLE}${PER}`), true],
];
const SHORT: readonly (readonly [pattern: RegExp, isWarmthFirst: boolean])[] = [
  [new RegExp(String.raw`\band (?:only )?${SOLUBLE}(?:${PER})? at ${T}`), false],
  [new RegExp(String.raw`\b(?:and|but)?,? ?[Aa]t ${T}${IS}${SOLUBLE}(?:${PER})?(?! ?of)`), true],
  ...FULL,
];
const COLD_AND_WARM = new RegExp(String.raw`\bcooled (?:down )?(?:from ${T} )?to ${T}`);
const WATER = /(?<![\d.])(\d[\d.]* ?g) of (?:pure |hot |cold |boiling |distilled )?(?:water|H2O)\b/;
const SOLUTION = new RegExp(
  String.raw`(?<![\d.])(\d[\d.]* ?g) of (?:an? |the |its |this )?(?:hot )?(?:saturated )?(?:${SALT} )?solution\b`,
);
const OF_SALT = new RegExp(String.raw`\b[Ss]olubility of (${SALT})`);
const AMOUNT = new RegExp(String.raw`(?<![\d.])(\d[\d.]* ?g) of (?:the salt|it|this salt|${SALT})\b`);

const ASKS = String.raw`\b(?:what|how|calculate|find|determine|work out)\b[^.?]*`;
const ASKS_CRYSTALS = new RegExp(
  String.raw`${ASKS}\b(?:crystal\w*|precipitat\w+|deposit\w*|separates?|comes? out|falls? out|(?:solid|salt)\b[^.?]*\b(?:forms?|appears?|obtained))\b`,
  "i",
);
const ASKS_DISSOLVED = new RegExp(
  String.raw`\b(?:how much|how many grams|what (?:is the )?(?:maximum |greatest )?mass|calculate the (?:maximum |greatest )?mass)\b[^.?]*\b(?:dissolves?|be dissolved)\b`,
  "i",
);
const ASKS_WATER =
  /\b(?:how much|how many grams of|(?:what|calculate the|find the|determine the) (?:is the )?(?:minimum |least |smallest )?mass of) water\b[^.?]*\b(?:dissolve|needed|required)/i;
const ELSE =
  /\b(?:unsaturated|supersaturated|remain\w*|left|stays?|still|evaporat\w+|hydrates?|\w+hydrate|anhydrous|not|percent|molar\w*|heated|warmed|volume|density)\b|%|·/i;

/** The salt as a formula; null where its name says none, or several. */
function saltOf(text: string): string | null {
  const [, told = ""] = OF_SALT.exec(text) ?? [];
  const [only, ...others] =
    [told, told.split(" ")[0] ?? ""]
      .map((name) => (parseFormula(name).ok && /^[A-Z]/.test(name) ? [name] : listFormulasOf(name, "en")))
      .find((found) => found.length > 0) ?? [];
  return only === undefined || others.length > 0 || sameAtoms(only, "H2O") ? null : only;
}

type Soluble = { readonly solubility: Quantity; readonly at: number };

function takeSolubility(taken: Taken, patterns: typeof FULL): Soluble | null {
  for (const [pattern, isWarmthFirst] of patterns) {
    const found = taken.take(pattern);
    if (found === null) continue;
    const [mass = "", warmth = ""] = isWarmthFirst ? found.toReversed() : found;
    const solubility = readQuantity(mass);
    return solubility === null ? null : { solubility, at: Number(warmth) };
  }
  return null;
}

function solveCooling(taken: Taken, formula: string): Solved | null {
  const [from = "", to = ""] = taken.take(COLD_AND_WARM) ?? [];
  const told = [takeSolubility(taken, FULL), takeSolubility(taken, SHORT)];
  const [cold, hot] = told.flatMap((each) => each ?? []).toSorted((a, b) => a.at - b.at);
  const [water, solution] = [WATER, SOLUTION].map((pattern) => readQuantity(taken.take(pattern)?.[0] ?? ""));
  const given = water ?? solution ?? null;
  if (cold === undefined || hot === undefined || given === null || (water !== null && solution !== null)) return null;
  const isSame = Number(to) === cold.at && to !== "" && (from === "" || Number(from) === hot.at);
  taken.take(new RegExp(String.raw`\bat ${String(hot.at).replace(".", String.raw`\.`)}(?:\.0)? ?°C`));
  const falls = hot.at > cold.at && hot.solubility.value.gt(cold.solubility.value);
  return isSame && falls && !taken.hasNumber
    ? solveCrystals({
        formula,
        high: hot.solubility,
        low: cold.solubility,
        given,
        isSolutionGiven: water === null,
      })
    : null;
}

const ONE = new RegExp(String.raw`${SOLUBLE}${PER}(?! at)`);

function solveHeld(taken: Taken, formula: string, asksWater: boolean): Solved | null {
  const soluble = takeSolubility(taken, FULL);
  const solubility = soluble?.solubility ?? readQuantity(taken.take(ONE)?.[0] ?? "");
  const mass = readQuantity(taken.take(asksWater ? AMOUNT : WATER)?.[0] ?? "");
  const warmth = taken.take(new RegExp(String.raw`\bat ${T}`))?.[0];
  if (soluble !== null && warmth !== undefined && Number(warmth) !== soluble.at) return null;
  if (solubility === null || mass === null || taken.hasNumber) return null;
  return asksWater ? solveWaterNeeded(formula, solubility, mass) : solveMostDissolved(formula, solubility, mass);
}

/** Null for any other text, and where it tells more. */
export function solveSaturatedSolution(text: string): SolutionFacts[] | null {
  const plain = normalise(text);
  if (!/\bsolubility\b/i.test(plain) || ELSE.test(plain)) return null;
  const formula = saltOf(plain);
  if (formula === null) return null;
  const bare = plain.replace(new RegExp(String.raw`(?<=\b[Ss]olubility of )${SALT}`), "the salt");
  const taken = new Taken(
    bare.replaceAll(/\b(?:[A-Z][a-z]?\d*){2,}\b(?!2O)/g, (each) => (each === "H2O" ? each : "it")),
  );
  const asksWater = ASKS_WATER.test(bare);
  const isCooled = /\bcooled\b/.test(bare) && /\bsaturated\b/i.test(bare) && ASKS_CRYSTALS.test(bare);
  const solved = isCooled
    ? solveCooling(taken, formula)
    : asksWater || ASKS_DISSOLVED.test(bare)
      ? solveHeld(taken, formula, asksWater)
      : null;
  return solved === null ? null : [solvedFacts(SOLUBILITY_WORDS, solved)];
}
