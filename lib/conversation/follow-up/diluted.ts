import { bounded } from "../../budget/budget.ts";
import { DEFAULT_LOCALE, type Locale } from "../../i18n/locales.ts";
import type { SolutionFacts } from "../../methods/facts.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../methods/rules/rule.ts";
import { subtract, add } from "../../quantity/arithmetic.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { listQuantities } from "../../quantity/scan-quantity.ts";
import { loadQuantity } from "../../quantity/stored-quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { type Before, NO_WORDS } from "../../reading/statement/problem-before.ts";
import { solveGoal } from "../../solver/problems/solve-statement.ts";
import type { Given } from "../../solver/problems/statement.ts";
import { type Again, type Solved, tellBoth } from "./again.ts";
import { askAgain } from "./ask-again.ts";
import { findBefore } from "./before.ts";
import { saysDilution } from "./factor.ts";

/** Longer messages are problems of their own. UTF-16 units. */
const LONGEST = 140;
/** In steps, as `solve` counts them. */
const MOST_WORK = 2_000_000;

/** Water that comes to it: "add water", "con agua", "加水". */
const WATER = /(?<!\p{L})(?:water|agua|eau)(?!\p{L})|水|पानी|जल|ውሃ|(?<!\p{L})(?:pani|paani)(?!\p{L})/iu;

const ADDS =
  /(?<!\p{L})(?:add|top|fill|pour|put|make (?:it|this|that) up|a[ñn]ad|agreg|ech|complet|rellen|ajout|rajout|vers|compl[eé]t)\p{L}*|加|添|补|मिला|डाल|(?<!\p{L})(?:mila|daal|dal)\p{L}*|ጨም[ርሬ]|ብጨምር|ጨመር|ቢጨመር|ይጨመር/iu;

/** Before or behind the volume that it comes to. */
const UP_TO =
  /(?:(?<!\p{L})(?:up to|to|until|till|total(?: volume)? (?:of|is)|reach(?:es)?|becomes?|hasta|a|jusqu['’]?\s?[àa]|[àa]|total de|pour (?:faire|obtenir|avoir))(?:\s+(?:a total of|make|un total de|les))?\s*|(?:到|至|成|为)\s*|እስከ\s*|ወደ\s*)$/iu;
const UP_TO_BEHIND = /^\s*(?:तक|tak|(?:कर|बना) (?:दें|दूँ|दूं)|እስኪ|እስከሚ|ድረስ)/iu;

/** A portion of what was there: "10 mL of it". */
const PORTION =
  /(?<!\p{L})(?:of (?:it|this|that|the (?:solution|stock|acid|base))|take|pipette|aliquot|de (?:esa|esta|eso|ella|la disoluci[oó]n|la soluci[oó]n)|tomo|toma(?:mos)?|saco|de (?:[çc]a|cette solution|la solution)|pr[eé]l[eè]v\p{L}*|prends?)(?!\p{L})|取|拿|इसमें से|इस(?:का|के)|लेकर|isme(?:in)? se|lekar|ከዚህ|ከሱ|ወስ/iu;

/** "If I only add 250 mL": in place of what was added before. */
const ONLY = /(?<!\p{L})(?:only|just|instead|s[oó]lo|solamente|seulement)(?!\p{L})|只|केवल|सिर्फ|ብቻ/iu;

/**
 * What becomes of the solution before when it is diluted by volumes, "add water up to 1 L, what's the new molarity", "10 mL of it to
 * 100 mL", "if 250 mL of water are added": its molarity, or its pH where that is asked. Volumes are taken to add up. Null where
 * a message says something else, or nothing tells how strong or how much the solution was.
 */
export function findDiluted(text: string, card: Solved, locale: Locale): Again | null {
  const before = text.length > LONGEST ? null : findBefore(card);
  const volumes = before === null ? null : readVolumes(text, before, locale);
  if (before === null || volumes === null) return null;
  const found = bounded(MOST_WORK, () => solveDiluted(text, before, volumes));
  const solution = found.kind === "done" ? found.value : null;
  return solution === null
    ? null
    : { solution, changes: [], isSameGoal: false, problem: tellBoth(card, text), before: null };
}

/** From how much to how much; `is`: which of the solutions before it is that is diluted. */
type Volumes = { readonly from: Quantity; readonly to: Quantity; readonly is: "initial" | "final" };

function readVolumes(text: string, { givens, goal }: Before, locale: Locale): Volumes | null {
  const isWatered = WATER.test(text) && ADDS.test(text);
  if (!isWatered && !saysDilution(text)) return null;
  const values = listQuantities(text, { locale, trailingZeros: "measured" }).flatMap((each) =>
    each.ok ? [each.value] : [],
  );
  // A value of another kind is another problem: "and 0.5 M diluted to 1 L".
  const read = values.filter(({ quantity }) => quantity.unit.dimension === DIMENSIONS.volume);
  const end = read.find(
    ({ start, end: last }) => UP_TO.test(text.slice(0, start)) || UP_TO_BEHIND.test(text.slice(last)),
  );
  const [first, ...more] = read.filter((each) => each !== end);
  if (read.length < values.length || more.length > 0) return null;
  const whole = [...givens.map(({ variable, quantity }) => ({ variable, quantity })), ...answerOf(goal)].filter(
    ({ variable }) => variable.kind === "solution-volume",
  );
  const is = ONLY.test(text) ? "initial" : "final";
  const own = whole.findLast(({ variable }) => variable.label === is) ?? (whole.length === 1 ? whole[0] : undefined);
  if (end !== undefined && first !== undefined)
    return PORTION.test(text) || own === undefined ? { from: first.quantity, to: end.quantity, is } : null;
  if (own === undefined) return null;
  if (end !== undefined) return { from: own.quantity, to: end.quantity, is };
  const sum = first === undefined || !isWatered ? null : add(own.quantity, first.quantity);
  return sum?.ok === true ? { from: own.quantity, to: sum.value, is } : null;
}

const answerOf = (goal: Before["goal"]) => (goal === null ? [] : [{ variable: goal.variable, quantity: goal.answer }]);

function solveDiluted(text: string, before: Before, { from, to, is }: Volumes): SolutionFacts | null {
  const strength = findStrength(before, is);
  const water = subtract(to, from);
  if (strength === null || !water.ok || !water.value.value.gt(0)) return null;
  const { of, quantity } = strength;
  const givens: Given[] = [
    { variable: variableOf("molarity", of, "initial"), quantity, words: NO_WORDS },
    { variable: variableOf("solution-volume", of, "initial"), quantity: from, words: NO_WORDS },
    { variable: variableOf("solution-volume", of, "final"), quantity: to, words: NO_WORDS },
  ];
  const asksAcidity = /(?<!\p{L})p(?:O)?H(?!\p{Script=Latin})/u.exec(text)?.[0];
  const kind = asksAcidity === undefined ? "molarity" : asksAcidity === "pH" ? "ph" : "poh";
  const variable = kind === "molarity" ? variableOf(kind, of, "final") : variableOf(kind, null, null);
  const scene = { ...BARE_SCENE, conditions: before.scene.conditions, givens: givens.map((each) => each.variable) };
  const goal = { variable, unit: null, words: NO_WORDS };
  const solved = solveGoal(goal, { givens, goals: [goal], scene });
  return solved.ok ? solved.value : null;
}

/** How strong the solution is: what was asked, what is given, or what follows from that. */
function findStrength(
  before: Before,
  is: Volumes["is"],
): { readonly of: string | null; readonly quantity: Quantity } | null {
  const { givens, goal } = before;
  const known = [...answerOf(goal), ...givens].filter(({ variable }) => variable.kind === "molarity");
  const [one, ...others] = known.filter(({ variable }) => variable.label === is || known.length === 1);
  if (one !== undefined && others.length === 0) return { of: one.variable.of, quantity: one.quantity };
  if (known.length > 0) return null;
  const asked = askAgain("molarity", before, DEFAULT_LOCALE)?.solution;
  const value = asked?.answer.value;
  const quantity =
    value?.kind === "quantity" ? loadQuantity({ ...value, value: asked?.answer.unrounded ?? value.value }) : null;
  return quantity?.ok === true ? { of: before.substances[0] ?? null, quantity: quantity.value } : null;
}
