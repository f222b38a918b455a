import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { Spot, SpotOf } from "../../text/spot.ts";

/** How concentrated a solution is in grams per litre: told or asked for, beside moles, masses and volumes of one solute. */

const OF_SOLUTION = /\bsolutions?\b|\bdissolv|\bconcentration|\bsolute\b|\bsolubility\b|\bserum\b|\bsaline\b/i;

/** What makes another problem of it. */
const ELSE =
  /\b(?:dilut\w*|titrat\w*|mix\w*|react\w*|excess|neutrali\w*|burn\w*|gas(?:es|eous)?|densit(?:y|ies)|pH|evaporat\w*|boil\w*|K_?sp|freez\w*|osmotic|(?:solubility|ionic) product|pur(?:e|ity)|impure|added|adds?|adding|another|remain\w*|left|half|twice|each|respectively|anhydrous|hydrated?|more|less|of which|total|ppm|molality|mole fraction|yield\w*|decompos\w*|alloy|spill\w*|los(?:t|es?)|not|increases?|decreases?|transmit\w*|absorb\w*|drops?|tablets?|ions? (?:of|in total))\b|%/i;

const ASKED: readonly (readonly [RegExp, Kind])[] = [
  [
    /\bmass concentration|\bconcentration by mass\b|\bgrams? (?:per|in (?:a|one|each)) lit(?:er|re)/i,
    "mass-concentration",
  ],
  [
    /\bmolarity\b|\bmolar concentration\b|\bmolar solubility\b|\bmoles? (?:per|in (?:a|one|each)) lit(?:er|re)/i,
    "molarity",
  ],
  [/\bmolar mass\b|\bmolecular (?:mass|weight)\b/i, "molar-mass"],
  [/\bmass of\b|\bhow many (?:milli|kilo)?grams\b|\b(?:what|which) mass\b|\bhow many (?:m|k)?g\b/i, "mass"],
  [/\bhow many moles\b|\bnumber of moles\b|\bamount of substance\b/i, "amount"],
  [/\bvolume\b|\bhow many (?:milli)?lit(?:er|re)s\b|\bhow many m?L\b/i, "solution-volume"],
];

const KIND_OF: ReadonlyMap<number, Kind> = new Map<number, Kind>([
  [DIMENSIONS.density, "mass-concentration"],
  [DIMENSIONS.concentration, "molarity"],
  [DIMENSIONS.mass, "mass"],
  [DIMENSIONS.amount, "amount"],
  [DIMENSIONS.volume, "solution-volume"],
  [DIMENSIONS.molarMass, "molar-mass"],
]);

const ASKS = /\b(?:what|which|how|calculate|find|determine|express|convert|compute|work out|give|state)\b/gi;

/** The clause that asks: behind the last word that does, or the whole sentence. */
function questionOf(plain: string): string {
  const sentences = plain.match(/[^.?!]+(?:\.(?=\d)[^.?!]*)*[.?!]*/g) ?? [];
  const sentence = sentences.findLast((each) => each.search(ASKS) !== -1) ?? "";
  const start = [...sentence.matchAll(ASKS)].at(-1)?.index ?? 0;
  return sentence.slice(start);
}

type Goal = { readonly kind: Kind; readonly unit: Unit | null };

/** What is asked for: by units without a number, or by its noun. */
function listGoals(plain: string, spots: readonly Spot[]): Goal[] {
  const units = spots.flatMap((spot) => (spot.kind === "unit" ? [spot.unit] : []));
  const byUnit = units.flatMap((unit): Goal[] => {
    const kind = KIND_OF.get(unit.dimension);
    return kind === undefined ? [] : [{ kind, unit }];
  });
  if (units.length > 0) return byUnit.length === units.length ? byUnit : [];
  const question = questionOf(plain);
  const [, kind] = ASKED.find(([words]) => words.test(question)) ?? [];
  return kind === undefined ? [] : [{ kind, unit: kind === "mass-concentration" ? getUnit("g/L") : null }];
}

const isCircumstance = (plain: string, { start, quantity }: SpotOf<"quantity">): boolean =>
  quantity.unit.dimension === DIMENSIONS.temperature && /\bat (?:a temperature of )?$/i.test(plain.slice(0, start));

/** What a quantity tells of the solution; null for what is not its solute's, or not its own. */
function variableAt(plain: string, { end, quantity }: SpotOf<"quantity">, solute: string | null): Variable | null {
  const kind = KIND_OF.get(quantity.unit.dimension);
  const behind = plain.slice(end);
  const isOfWater = /^ (?:of )?(?:(?:pure|distilled|deioni[sz]ed) )?water\b/i.test(behind);
  if (kind === undefined) return null;
  if (kind === "solution-volume" && isOfWater) return variableOf("volume", "H2O");
  const isOfWhole =
    isOfWater || /^ (?:of )?(?:an? |the |this )?(?:aqueous )?(?:solution|solvent|mixture)\b/i.test(behind);
  return kind === "mass" && isOfWhole ? null : variableOf(kind, solute);
}

/** The one substance that is dissolved, null where its name leaves open which it is; undefined where there are several. */
function findSolute(spots: readonly Spot[]): string | null | undefined {
  const named = new Set(spots.flatMap((spot) => (spot.kind === "substance" ? [spot.substance.formulas.join()] : [])));
  const [solute = null, ...others] = [...named].filter((each) => each !== "H2O");
  if (others.length > 0) return undefined;
  return solute?.includes(",") === true ? null : solute;
}

/** "The mass of 250 mL of a 5.6 g/L solution", "what volume of water": of the solution itself, or of its solvent. */
const OF_WHOLE =
  /\b(?:mass|grams|weight|moles|g) of (?:\d|(?:an? |the |this |that )?(?:\w+ )?(?:solution|solvent|water|it)\b)|\bvolume of (?:the )?(?:water|solvent)\b/i;

/** Null for any other text; `plain` is the text in which the spots have their places. */
export function solveMassConcentration(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  const isMolar = spots.some(
    (spot) => spot.kind === "quantity" && spot.quantity.unit.dimension === DIMENSIONS.concentration,
  );
  if (!(isMolar || OF_SOLUTION.test(plain)) || ELSE.test(plain)) return null;
  if (spots.some(({ kind }) => kind === "equation" || kind === "concentration")) return null;
  const goals = listGoals(plain, spots);
  const solute = findSolute(spots);
  if (goals.length === 0 || goals.length > 2 || solute === undefined || OF_WHOLE.test(questionOf(plain))) return null;
  if (/\bions?\b/i.test(plain) && (solute === null || !/[+-]$/.test(solute))) return null;
  const told: (readonly [Variable, Quantity])[] = [];
  for (const spot of spots) {
    if (spot.kind !== "quantity" || isCircumstance(plain, spot)) continue;
    const variable = variableAt(plain, spot, solute);
    if (variable === null) return null;
    told.push([variable, spot.quantity]);
  }
  const kinds = told.map(([{ kind }]) => kind);
  const isAtStake = [...kinds, ...goals.map(({ kind }) => kind)].includes("mass-concentration");
  const isTwice = new Set(kinds.map((kind) => (kind === "volume" ? "solution-volume" : kind))).size < kinds.length;
  if (!isAtStake || isTwice || goals.some(({ kind }) => kinds.includes(kind))) return null;
  const solved = goals.map(({ kind, unit }) => solveByLaws(told, variableOf(kind, solute), unit));
  return solved.every((each) => each !== null) ? solved.flat() : null;
}
