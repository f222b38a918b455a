import { NO_WORDS, type Before } from "../../reading/statement/problem-before.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { solveGoal } from "../../solver/problems/solve-statement.ts";
import type { Goal } from "../../solver/problems/statement.ts";
import type { Fragment } from "./fragment.ts";
import type { Asked } from "./asked.ts";
import { isPercent } from "./asking/talk.ts";

const HOW_LONG =
  /\bhow long\b|\bwhen\b|cu[aá]nto (?:tiempo|tarda)|cu[aá]ndo|combien de temps|\bquand\b|多久|多长时间|什么时候|ለምን ያህል ጊዜ|መቼ|कितने? (?:समय|देर)|कितना समय|\bकब\b/iu;

export const asksHowLong = (text: string): boolean => HOW_LONG.test(text);

/** "How long until 2.5 mg are left": what was asked for is given now, and the time that was given is asked for. */
export function askHowLong(before: Before, { values }: Fragment): Asked | null {
  const { givens, goal, scene } = before;
  const [value, ...others] = values;
  const time = givens.find(({ variable }) => variable.kind === "time");
  if (goal === null || value === undefined || others.length > 0) return null;
  if (goal.variable.kind === "time") return askTimeAgain(before, goal, value.quantity);
  if (time === undefined) return null;
  const left = isPercent(value.quantity) ? shareOf(before, value.quantity) : value.quantity;
  if (left === null || left.unit.dimension !== goal.answer.unit.dimension) return null;
  const known = [
    ...givens.filter((given) => given !== time),
    { variable: goal.variable, quantity: left, words: NO_WORDS },
  ];
  const asked: Goal = { variable: time.variable, unit: time.quantity.unit, words: NO_WORDS };
  const statement = {
    givens: known,
    goals: [asked],
    scene: { ...scene, givens: known.map(({ variable }) => variable) },
  };
  const solved = solveGoal(asked, statement);
  return solved.ok ? { solution: solved.value, changes: [], isSameGoal: false } : null;
}

/** "Until only 1 % is left": of what was there at first, where the answer is not a share itself. */
function shareOf({ givens, goal }: Before, share: Quantity): Quantity | null {
  const whole = givens.filter(({ quantity }) => quantity.unit.dimension === goal?.answer.unit.dimension);
  const [first, ...others] = whole;
  const isShare = formatUnit(share.unit) === "%" && goal?.answer.unit.dimension !== DIMENSIONS.none;
  return isShare && first !== undefined && others.length === 0
    ? { ...first.quantity, value: first.quantity.value.times(share.value).div(100) }
    : null;
}

/** "When is it down to 1 mg", "how long till it drops below 2 g": until so much is left. */
export const DOWN_TO =
  /(?:(?<!\p{L})(?:is|will|would|does|do|until|till|before)\s+)*(?<!\p{L})(?:it|this|that|there|we|i|the (?:sample|mass|amount))(?:['’](?:s|ll)|\s+(?:is|will|be|have|has|get|gets|go|goes|come|comes|drop|drops|fall|falls|decay|decays|shrink|shrinks))*\s+(?:down\s+)?(?:to|below)(?:\s+(?:only|just|about))?\s+(?=\p{Nd})/iu;

/** "And how long till 1 mg?", where a time was asked before: of the amounts the last is what is left. */
function askTimeAgain({ givens, scene }: Before, goal: Goal, quantity: Quantity): Asked | null {
  const left = givens.findLast((given) => given.quantity.unit.dimension === quantity.unit.dimension);
  if (left === undefined) return null;
  const known = givens.map((given) => (given === left ? { ...given, quantity } : given));
  const solved = solveGoal(goal, { givens: known, goals: [goal], scene });
  return solved.ok
    ? {
        solution: solved.value,
        changes: [{ variable: left.variable, from: left.quantity, to: quantity }],
        isSameGoal: true,
      }
    : null;
}
