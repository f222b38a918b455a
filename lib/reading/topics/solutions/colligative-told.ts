import type { SolutionFacts } from "../../../methods/facts.ts";
import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import { findElement } from "../../../chemistry/elements/elements.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { type ColligativeGoal, type ColligativeSlot, type Trait, traitsOf } from "./colligative.ts";
import { ColligativeStory, type Roles } from "./colligative-story.ts";
import { solveColligative } from "./solve-colligative.ts";
import { findSolvent } from "./solvents.ts";
import type { Spot } from "../../text/spot.ts";

/** Solutions that freeze, boil, draw water or evaporate, told in a story: each value is known by its unit and the words beside it. */

const AT_STAKE =
  /\b(?:freez\w*|boil\w*|melting point|osmotic|vapou?r pressure|van['’]?t hoff|vanthoff|cryoscopic|ebullioscopic)\b/i;

/** An unknown solute that falls apart into who knows how many. */
const OF_IONS = /\b(?:salts?|(?<!non-?)electrolyte|ionic|acid|base)\b/i;

/** Poured to so much water it makes a little more: only what weighs little beside it leaves its volume. */
const OF_WATER = /\d ?(?:mL|L|cm3|dm3) of (?:pure |distilled )?(?:water|benzene|ethanol|solvent)\b/i;

/** What makes another problem of it: a solute that falls apart by halves or joins, two solutions, gases, heat, a solution of all ions. */
const ELSE =
  /\bdimer|(?<!\b(?:at|in) )how many °C\b(?![^.?]*\b(?:freez|boils\b|increas|rais|lower|decreas|elevat|depress|drop|fall|rise))|mountain|%|percent|\bdegree of|\bcompared?\b|\bwhich (?:of|solution|one|has)\b|\bweak|\bnot contain|\bblood|\bheat\b|enthalp|\bjoule|\breact|\bpH\b|\bgas\b|equation|->|→|\bmore\b|\banother\b|\bsecond\b|\beach\b|\b(?:a|an|each|this) (?:[a-z]+ )?mixture\b|\bmixtures\b|\bseparates?\b|\balready\b|\bnot (?:ideal|complete)|ion pair|hydrate\b|\bseawater\b(?!(?:[^.?]|\.\d)*\b(?:total|ions|particles)\b)/i;

/** The substances that are dissolved and that dissolve; null where there are more, or one of them is left open. */
function rolesOf(plain: string, spots: readonly Spot[]): Roles | null {
  const formulas: string[] = [];
  for (const spot of spots) {
    if (spot.kind === "equation") return null;
    if (spot.kind !== "substance") continue;
    // "A hydrocarbon with the empirical formula CH2": of what its molecules are multiples.
    if (/\bempirical formula (?:of |is )?$/i.test(plain.slice(0, spot.start))) continue;
    const [formula = ""] = spot.substance.formulas;
    if (!formulas.some((known) => sameAtoms(known, formula))) formulas.push(formula);
  }
  const isAqueous = formulas.includes("H2O") || /\baqueous\b|\bwater\b|\bice\b/i.test(plain);
  const isBehind = (formula: string, words: RegExp): boolean =>
    spots.some(
      (spot) =>
        spot.kind === "substance" &&
        spot.substance.formulas.includes(formula) &&
        words.test(plain.slice(0, spot.start)),
    );
  const known = isAqueous ? ["H2O"] : formulas.filter((formula) => findSolvent(formula) !== null);
  // "In 800 g of benzene": of several that dissolve others, the one that does.
  const solvents =
    known.length > 1
      ? known.filter((formula) => isBehind(formula, /\bin \d[^,;]{0,20} of (?:pure |liquid )?$/))
      : known.length === 1
        ? known
        : formulas.filter((formula) => isBehind(formula, /\bin (?:enough |pure |liquid )?$/));
  const solutes = formulas.filter((formula) => !solvents.includes(formula));
  const isDissolved = spots.some(
    (spot) =>
      spot.kind === "substance" &&
      spot.substance.formulas.some((formula) => formula !== "H2O" && solvents.includes(formula)) &&
      (plain.startsWith(" solution", spot.end) || /(?:solution of|\/kg|\bM) $/.test(plain.slice(0, spot.start))),
  );
  return solvents.length > 1 || solutes.length > 1 || isDissolved
    ? null
    : { solute: solutes[0] ?? null, solvent: solvents[0] ?? null };
}

const QUESTION =
  /[^.?!]*(?:\.(?=\d)[^.?!]*)*\b(?:what|how|calculate|determine|find|estimate|compute|at which)\b(?:[^.?!]|\.(?=\d))*/gi;

/** Units in which an answer may be asked for, and goals by the words of the question, the more special ones first. */
const GOALS: readonly (readonly [ColligativeGoal, RegExp])[] = [
  ["molar-mass", /\bmolar mass|\bmolecular (?:mass|weight)|\bformula (?:mass|weight)|\bg\/mol\b/i],
  ["factor", /\bvan['’]?t hoff|\bvanthoff|\bvalue of i\b/i],
  ["osmotic-pressure", /\bosmotic pressure/i],
  [
    "vapor-lowering",
    /\b(?:vapou?r[- ]pressure (?:lowering|depression)|lowering (?:of|in) (?:the )?vapou?r pressure|(?:by how much|how much)[^.?]*vapou?r pressure)/i,
  ],
  ["vapor-pressure", /\bvapou?r pressure\b(?! of pure)/i],
  [
    "freezing-change",
    /\bfreezing[- ]point depression(?! constant)|\b(?:by how (?:much|many)|how (?:much|many) (?:degrees|kelvins?)|(?<!\bat )how many (?:°C|K)(?=[^.?]*\b(?:increas|rais|lower|decreas|elevat|depress|drop|fall|rise))|change in)(?![A-Za-z])[^.?]*\bfreez|\b(?:depression|lowering) (?:of|in) (?:the )?freezing/i,
  ],
  [
    "boiling-change",
    /\bboiling[- ]point elevation(?! constant)|\b(?:by how (?:much|many)|how (?:much|many) (?:degrees|kelvins?)|(?<!\bat )how many (?:°C|K)(?=[^.?]*\b(?:increas|rais|lower|decreas|elevat|depress|drop|fall|rise))|change in)(?![A-Za-z])[^.?]*\bboil|\b(?:elevation|raising|increase) (?:of|in) (?:the )?boiling/i,
  ],
  ["molality", /\bmolality\b/i],
  ["molarity", /\bmolarity\b|\bmolar concentration\b/i],
  ["freezing-point", /\b(?:freezing|melting) (?:point|temperature)|\btemperature\b[^.?]*\bfreez|\bfreez\w* at what/i],
  ["boiling-point", /\bboiling (?:point|temperature)|\btemperature\b[^.?]*\bboil/i],
];

const ASKS_AMOUNT = /\bhow many moles of (?:an? |the |solid )*/i;
const ASKS_PORTION =
  /\b(?:how (?:many (?:kilo)?grams|many kg|much)|(?:what|which|calculate the|find the|determine the|the) mass)\b(?: \(in \w+\))?(?:,? in (?:kilo)?grams,?)? of (?:an? |the |solid )*/i;

/** What is asked, and where it is a portion, of which substance; null unless it is one thing. */
function goalOf(
  plain: string,
  spots: readonly Spot[],
  roles: Roles,
  told: ReadonlySet<ColligativeSlot>,
): ColligativeGoal | null {
  const questions = plain.match(QUESTION) ?? [];
  const asked = questions.join(" ");
  if (questions.length !== 1) return null;
  if (/freez|melt/i.test(asked) && /boil/i.test(asked)) return null;
  const amount = ASKS_AMOUNT.exec(asked);
  const portion = amount ?? ASKS_PORTION.exec(asked);
  if (portion !== null) {
    const part = amount === null ? "mass" : "amount";
    const place = plain.indexOf(asked) + portion.index + portion[0].length;
    const named = spots.find((spot) => spot.kind === "substance" && Math.abs(spot.start - place) <= 1);
    const formula = named?.kind === "substance" ? (named.substance.formulas[0] ?? "") : null;
    if (formula === null) return /^(?:solute)\b/i.test(plain.slice(place)) ? `solute-${part}` : null;
    if (roles.solute !== null && sameAtoms(formula, roles.solute)) return `solute-${part}`;
    return part === "mass" && roles.solvent !== null && sameAtoms(formula, roles.solvent) ? "solvent-mass" : null;
  }
  return GOALS.find(([goal, words]) => words.test(asked) && !told.has(goal))?.[0] ?? null;
}

/** Whether a constant is that of water, which then is what dissolves. */
const isInWater = (values: ReadonlyMap<ColligativeSlot, Quantity>): boolean =>
  values.get("Kf")?.value.minus("1.86").abs().lte("0.005") === true ||
  values.get("Kb")?.value.minus("0.512").abs().lte("0.002") === true;

const THERMAL_UNIT = /^(?:°C|degrees Celsius)$/i;

const UNIT = /\bin (°C|degrees Celsius|atm|torr|mm ?Hg|kPa|Pa|bar|g\/mol|kg|K)\b|\((atm|torr|mmHg|kPa|g\/mol)\)/i;

/** Null for any other text, and where a value of it stays unread; `plain` is the text in which the spots have their places. */
export function solveColligativeTold(plain: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (!AT_STAKE.test(plain) || ELSE.test(plain)) return null;
  const roles = rolesOf(plain, spots);
  if (roles === null) return null;
  const quantities = spots.filter((spot) => spot.kind === "quantity");
  const densities = quantities.filter(({ quantity: { unit } }) => unit.dimension === DIMENSIONS.density);
  if (densities.length > 1) return null;
  const density = densities[0]?.quantity ?? null;
  const story = new ColligativeStory(plain, spots, roles);
  if (quantities.length === 0 || !quantities.every((spot) => story.read(spot, density))) return null;
  const { values } = story;
  const goal = goalOf(plain, spots, roles, new Set(values.keys()));
  if (goal === null || (density !== null && !values.has("solvent-mass"))) return null;
  // By how much it freezes lower tells how much there is: what was weighed is told for another part.
  const isByChange = goal === "molality" && [...values.keys()].some((slot) => /^(?:freezing|boiling)-/.test(slot));
  if (isByChange) for (const slot of ["solute-mass", "solvent-mass"] as const) values.delete(slot);
  if (goal !== "molar-mass" && values.has("volume") && OF_WATER.test(plain)) return null;
  if (goal === "molar-mass" && OF_IONS.test(plain)) return null;
  const says = new Set<Trait>(traitsOf(plain));
  const isSuch = /\b(?:such|certain|one) (?:[a-z]+ )?(?:compound|substance)\b/i.test(plain);
  const isCounted = isSuch || /\b(?:total|dissolved) (?:[a-z]+ )*(?:ions|particles)\b/i.test(plain);
  if (goal === "molar-mass" || (roles.solute === null && isCounted)) says.add("solute");
  if (/\bpure\b|\bK_?[fb]\b/.test(plain) && roles.solvent === null && !isInWater(values)) says.add("solvent");
  const portion = /\bhow many (?:(kilograms|kg)|grams|g)\b/i.exec(plain);
  const asked = UNIT.exec(plain);
  const unit = portion === null ? (asked?.[1] ?? asked?.[2]) : portion[1] === undefined ? "g" : "kg";
  return solveColligative({
    values,
    goals: [goal],
    unit: unit === undefined || THERMAL_UNIT.test(unit) ? null : getUnit(unit.replace("mm Hg", "mmHg")),
    // Of an element is asked how many of its atoms go together.
    solute: goal === "molar-mass" && findElement(roles.solute ?? "") !== null ? null : roles.solute,
    solvent: roles.solvent,
    says,
  });
}
