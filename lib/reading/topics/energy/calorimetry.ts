import { sameAtoms } from "../../../chemistry/formula/atoms.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Kind, Variable } from "../../../methods/rules/kinds.ts";
import { BARE_SCENE, type Condition } from "../../../methods/rules/rule.ts";
import { negate } from "../../../quantity/arithmetic.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Given, Statement } from "../../../solver/problems/statement.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { listSubstances, settle } from "../../statement/scene.ts";
import type { Spot } from "../../text/spot.ts";

/** What dissolves in a cup, or burns in a bomb, warms or cools what is around it: the enthalpy of a mole of it. */

const NO_WORDS = { before: [], behind: [] };
const WATER = "H2O";

const DISSOLVES = /\bdissol|\bof solution\b|\bdissolution\b|coffee.cup|\bstirred into\b|\badded to\b/i;
const BURNS = /\bburn|\bcombust|\bbomb\b|\bignit/i;

const UP = /\b(?:ris(?:es?|en|ing)|rose|increas\w*|rais\w*|climb\w*|warm(?:s|ed)|goes up|went up|heats? up)\b/i;
const DOWN =
  /\b(?:fall(?:s|en|ing)?|fell|drop(?:s|ped)?|decreas\w*|lower(?:s|ed)?|cool(?:s|ed)|goes down|went down|sinks?|sank)\b/i;

/** How a question asks for heat and not for an enthalpy. */
const GIVEN_OFF =
  /\b(?:how (?:much|many)|what|which|calculate|find|determine|work out)\b[^.?!]*\b(?:heat|energy|k?J|kilojoules?)\b[^.?!]*\b(?:released|given (?:off|out)|set free|liberated|evolved|produced)\b/i;

/** What else may happen, or be told of one thing of several. */
const ELSE =
  /\b(?:each|every|another|more|then|also|excess|react\w*|neutrali[sz]\w*|los[et]\w*|escap\w*|efficien\w*|percent|half|twice|hydrate|ice|steam|boil\w*|evaporat\w*)\b|%|(?<!\bof )\bsolution of\b/i;

/** What a solid looks like: all of it is the substance. */
const SHAPE = /^(?:pellet|crystal|powder|flake|granule|ribbon|turning|wire)s?$/i;

const SIZES: ReadonlySet<Kind> = new Set<Kind>(["mass", "volume"]);

/** ΔT with its sign, or two temperatures; null where the words and the values do not agree on which way it goes. */
function readChange(text: string, spots: readonly Spot[], temperatures: readonly GivenSpot[]): Given[] | null {
  const isUp = UP.test(text);
  if (isUp === DOWN.test(text)) return null;
  const [one, other, ...more] = temperatures;
  if (one === undefined || more.length > 0) return null;
  if (other !== undefined) {
    const [from, to] = one.label === "final" ? [other, one] : [one, other];
    if (one.kinds[0] !== "temperature" || other.kinds[0] !== "temperature") return null;
    const rise = getValueIn(to.quantity, "K").minus(getValueIn(from.quantity, "K"));
    if (rise.isZero() || rise.gt(0) !== isUp) return null;
    return [
      toGiven(variableOf("temperature", null, "initial"), from),
      toGiven(variableOf("temperature", null, "final"), to),
    ];
  }
  const before = spots[one.at - 1];
  const isMoved = before !== undefined && "text" in before && (UP.test(before.text) || DOWN.test(before.text));
  if (one.kinds[0] !== "temperature-change" && !isMoved) return null;
  const change: Quantity = { ...one.quantity, unit: getUnit("Δ°C") };
  const isScale = one.quantity.unit.factors.every(({ unit: { symbol } }) => ["°C", "K", "Δ°C"].includes(symbol));
  const variable = variableOf("temperature-change", null);
  return isScale && change.value.gt(0)
    ? [{ variable, quantity: isUp ? change : negate(change), words: NO_WORDS }]
    : null;
}

const toGiven = (variable: Variable, { quantity }: GivenSpot): Given => ({ variable, quantity, words: NO_WORDS });

/** "5.0 g of it", "100 g of water rises": of what is named, or of what was. */
function isPortion(spots: readonly Spot[], { kinds: [kind], isOther, of, at }: GivenSpot): boolean {
  if (kind === undefined || !SIZES.has(kind)) return false;
  const [behind, next] = [spots[at + 3], spots[at + 2]];
  if (of === null) return next?.kind === "cue" && /^it$/i.test(next.text);
  return !isOther || (behind?.kind === "word" && [UP, DOWN, SHAPE].some((words) => words.test(behind.text)));
}

/** "(200 g in all)": the portions together, told once more. */
function isSum({ quantity }: GivenSpot, portions: readonly GivenSpot[]): boolean {
  const masses = portions.filter((portion) => portion.quantity.unit.dimension === DIMENSIONS.mass);
  const sum = masses.map((portion) => getValueIn(portion.quantity, "g")).reduce((a, b) => a.plus(b));
  return masses.length === portions.length && sum.eq(getValueIn(quantity, "g"));
}

/** Null where a text tells of more than one substance, or not which way the temperature goes. */
export function readCalorimetry(
  text: string,
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): Statement | null {
  const [goal, ...others] = goals;
  const isOfBurning = BURNS.test(text);
  if (goal === undefined || others.length > 0 || isOfBurning === DISSOLVES.test(text) || ELSE.test(text)) return null;
  const asksMolar =
    goal.kinds[0] === "molar-energy" ||
    (goal.kinds[0] === "reaction-enthalpy" && /\bper mole?\b|\bmolar\b|mol\b/i.test(text)) ||
    (goal.kinds[0] === "energy" && goal.unit?.dimension === DIMENSIONS.amount && /\bper mole?\b/i.test(text));
  // "Per mole" names the mole as if it were the unit.
  const unit = goal.unit?.dimension === DIMENSIONS.amount ? null : goal.unit;
  const isMolar = unit === null || unit.dimension === DIMENSIONS.molarEnergy;
  const named = listSubstances(spots).flatMap((substance) => settle(substance, null, false) ?? substance.element ?? []);
  const [solute, ...rest] = named.filter((formula) => formula !== WATER);
  if (!asksMolar || !isMolar || solute === undefined || rest.some((formula) => !sameAtoms(formula, solute)))
    return null;
  const portions = givens.filter((given) => isPortion(spots, given));
  const own = portions.filter(({ of }) => of === null || settle(of, null, false) !== WATER);
  const water = portions.filter((portion) => !own.includes(portion));
  const [sample] = own;
  if (sample?.kinds[0] !== "mass" || own.length > 1 || water.length > 1) return null;
  const capacities = givens.filter(({ kinds: [kind] }) => kind === "heat-capacity" || kind === "specific-heat");
  const temperatures = givens.filter(({ quantity: { unit } }) => unit.dimension === DIMENSIONS.temperature);
  const sums = givens.filter(
    (given) => !portions.includes(given) && given.quantity.unit.dimension === DIMENSIONS.mass && isSum(given, portions),
  );
  const has = (kind: Kind): number => capacities.filter(({ kinds }) => kinds[0] === kind).length;
  const isBath = isOfBurning
    ? has("heat-capacity") <= 1 &&
      has("specific-heat") <= 1 &&
      (water.length === 1 || (has("specific-heat") === 0 && has("heat-capacity") === 1))
    : water.length === 1 && has("specific-heat") <= 1 && has("heat-capacity") <= 1;
  const read = portions.length + capacities.length + temperatures.length + sums.length;
  const change = readChange(text, spots, temperatures);
  if (!isBath || change === null || read !== givens.length) return null;
  const bound = [
    ...portions.map((portion) =>
      toGiven(variableOf(portion.kinds[0] ?? "mass", portion === sample ? solute : WATER), portion),
    ),
    ...capacities.map((each) =>
      each.kinds[0] === "specific-heat"
        ? toGiven(variableOf("specific-heat", WATER), each)
        : toGiven(variableOf("heat-capacity", null), each),
    ),
    ...change,
  ];
  // What is given off is counted without a sign; of what cools its water nothing is.
  const label = GIVEN_OFF.test(text) ? "released" : null;
  if (label !== null && !UP.test(text)) return null;
  const conditions: Condition[] = [
    "heating",
    ...(isOfBurning ? (["calorimeter", "bath-water"] as const) : (["bath-solution"] as const)),
  ];
  return {
    givens: bound,
    goals: [{ variable: variableOf("molar-energy", solute, label), unit: unit ?? getUnit("kJ/mol"), words: NO_WORDS }],
    scene: { ...BARE_SCENE, conditions: new Set(conditions), givens: bound.map(({ variable }) => variable) },
  };
}
