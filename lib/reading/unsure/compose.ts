import { spend } from "../../budget/budget.ts";
import type { Kind, Variable } from "../../methods/rules/kinds.ts";
import { findFullest } from "../../solver/problems/search.ts";
import type { Draft, DraftGoal, DraftNumber } from "./draft.ts";
import { givenOf, sceneOf } from "./outlook.ts";

/** So many choices of a number are tried, the likeliest first, and so many ways in all. */
const MOST_OF_ONE = 4;
const MOST_WAYS = 96;

type Way = {
  readonly givens: readonly (Variable | null)[];
  readonly goal: DraftGoal;
  readonly used: ReadonlySet<number>;
  readonly cost: number;
};

/** What a volume or mass may be besides: that of the solution, or of nobody in particular. */
const BESIDE: Partial<Record<Kind, readonly Kind[]>> = {
  volume: ["solution-volume"],
  mass: ["solution-mass"],
  "solution-volume": ["volume"],
  energy: ["reaction-enthalpy"],
  temperature: ["temperature-change"],
  molarity: ["ion-molarity"],
};

/** The likeliest first: as its words say, of nobody, and its near relations. What the student says is that. */
function likelyChoices({ is, choices, by }: DraftNumber): Variable[] {
  if (is === null) return [];
  if (by === "student") return [is];
  const near = choices.filter(
    ({ kind, of }) =>
      (kind === is.kind && of === null) || (BESIDE[is.kind]?.includes(kind) === true && (of === is.of || of === null)),
  );
  return [is, ...near.filter((each) => each !== is)].slice(0, MOST_OF_ONE);
}

function combine(options: readonly (readonly Variable[])[]): { chosen: Variable[]; cost: number }[] {
  let combined: { chosen: Variable[]; cost: number }[] = [{ chosen: [], cost: 0 }];
  for (const own of options) {
    combined = combined
      .flatMap(({ chosen, cost }) => own.map((option, index) => ({ chosen: [...chosen, option], cost: cost + index })))
      .toSorted((a, b) => a.cost - b.cost)
      .slice(0, MOST_WAYS);
  }
  return combined;
}

/** The first way to the goal that takes all numbers, else the one that takes most of them. */
function findWay(draft: Draft, goals: readonly DraftGoal[]): Way | null {
  const counting = draft.numbers.filter(({ is }) => is !== null);
  const bindings = combine(counting.map(likelyChoices));
  let best: Way | null = null;
  for (const { chosen, cost } of bindings) {
    for (const [index, goal] of goals.entries()) {
      spend(200);
      const scene = sceneOf(draft, chosen);
      const part = findFullest(goal.is, chosen.map(givenOf), scene).find(({ derivation }) => derivation.kind === "way");
      const isBetter =
        part !== undefined &&
        (best === null ||
          part.used.size > best.used.size ||
          (part.used.size === best.used.size && cost + index < best.cost));
      if (isBetter) best = { givens: chosen, goal, used: part.used, cost: cost + index };
    }
    if (best !== null && best.used.size === counting.length && best.cost <= cost) break;
  }
  return best;
}

/** Numbers that what is asked does not need are left aside, and the student is asked whether that is meant. */
function applyWay(draft: Draft, { givens, goal, used }: Way): Draft {
  const counting = draft.numbers.filter(({ is }) => is !== null);
  const numbers = draft.numbers.map((number): DraftNumber => {
    const at = counting.indexOf(number);
    if (at === -1) return number;
    return used.has(at) ? { ...number, is: givens[at] ?? null } : { ...number, is: null, aside: "spare" };
  });
  return { ...draft, numbers, goals: [goal] };
}

/** One number beside what is asked is nothing strange; more of them show that the problem was not understood. */
const MOST_SPARE = 1;

/** What was left aside only because it was not needed may be needed now. */
function withSpare(draft: Draft): Draft {
  const numbers = draft.numbers.map((number): DraftNumber => {
    const [first] = number.choices;
    const isSpare = number.aside === "spare" && number.by === "guess" && first !== undefined;
    return isSpare ? { ...number, is: first, aside: null } : number;
  });
  return { ...draft, numbers };
}

/** What may be asked for: what the student says, else what the text's only question may mean. */
function listAsked({ goals, asked }: Draft): readonly DraftGoal[] {
  const [said, ...others] = goals;
  if (said?.by === "student") return others.length === 0 ? [said] : [];
  const [first, ...more] = asked;
  return first === undefined || more.length > 0 ? [] : first;
}

/** A draft in which what is asked follows from what is given, as far as such a reading is near. */
export function compose(draft: Draft): Draft {
  const whole = withSpare(draft);
  const asked = listAsked(draft);
  const way = asked.length === 0 ? null : findWay(whole, asked);
  if (way === null) return whole;
  const spare = way.givens.length - way.used.size;
  return spare > MOST_SPARE || way.used.size <= spare ? whole : applyWay(whole, way);
}
