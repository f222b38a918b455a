import { findSubstance } from "../../../methods/rules/substance.ts";
import type { Goal } from "../../../solver/problems/statement.ts";
import type { Substance } from "../../../solver/tokens.ts";
import type { Fragment } from "../fragment.ts";
import type { Asked } from "../asked.ts";
import { findWhole, isSubstance, talkOf, type Talk } from "./talk.ts";
import { answerGoal } from "./answer-goal.ts";
import { inPortion, inSolution, portionFor, withYield } from "./portions.ts";
import { listGoals } from "./goals.ts";
import { listPlaces } from "./places.ts";
import { withSubstance } from "./exchange-substance.ts";

/** What a message asks, by the first way to take it that is answered. */
export function solveTalk(talk: Talk): Asked | null {
  const { values, goal, conditions, substances } = talk.fragment;
  if (values.length === 0 && goal === null && substances.length === 0 && conditions.size === 0) return null;
  // Whoever brings a value and a substance of their own, and asks about them, has a problem of their own.
  const isOwn = goal !== null && values.length > 0 && substances.some((each) => !knows(talk, each));
  if (isOwn) return null;
  // "And for Ba(OH)2 0.05 M": what is named besides takes the place of another, and not its value alone.
  const isOther = values.length > 0 && substances.some((each) => !knows(talk, each));
  if (isOther) return askOfOther(talk);
  return (
    inPortion(talk) ?? portionFor(talk) ?? inSolution(talk) ?? withYield(talk) ?? withValues(talk) ?? askOfOther(talk)
  );
}

function knows(talk: Talk, said: Substance): boolean {
  const part = said.element ?? said.formulas[0] ?? null;
  return (
    talk.before.substances.some((each) => isSubstance(each, said)) || (part !== null && findWhole(talk, part) !== null)
  );
}

function withValues(talk: Talk): Asked | null {
  const { goal: said } = talk.fragment;
  for (const placed of listPlaces(talk)) {
    for (const goal of listGoals(talk, placed)) {
      const asked = answerGoal(talk, goal, placed);
      if (asked !== null && !(said?.of === null && isNothingLeft(goal, asked))) return asked;
    }
  }
  return null;
}

/** "And for KOH?", "20 g of KOH": the one substance of the problem is another one. */
function askOfOther(talk: Talk): Asked | null {
  const { substances: said, values, goal } = talk.fragment;
  // "KOH instead of NaOH", "if the water were iron": the one that is known makes room.
  const known =
    said.length === 2 ? talk.before.substances.find((each) => said.some((one) => isSubstance(each, one))) : undefined;
  const [other, ...more] = known === undefined ? said : said.filter((one) => !isSubstance(known, one));
  const own = talk.before.substances.filter((each) => each !== "H2O");
  // "If it is glucose": what the problem was of had no name.
  const unnamed = talk.before.substances.length === 0 && talk.before.goal !== null ? null : undefined;
  const old = known ?? own[0] ?? talk.before.substances[0] ?? unnamed;
  const to = other?.formulas.at(-1);
  const isOne = known !== undefined || own.length <= 1;
  if (other === undefined || to === undefined || more.length > 0 || !isOne || old === undefined) return null;
  if (talk.before.scene.equation !== null || findSubstance(to) === null || to === old) return null;
  // A part takes no place of the whole.
  if (old !== null && findWhole(talk, to) === old) return null;
  const before = withSubstance(talk.before, old, to);
  const rest: Fragment = {
    ...talk.fragment,
    substances: [],
    values: values.map((value) => ({ ...value, of: null })),
    goal: goal === null ? null : { ...goal, of: null },
  };
  const asking = talkOf(before, rest);
  if (values.length > 0 || (goal !== null && goal.kind !== null)) return solveTalk(asking);
  return before.goal === null ? null : answerGoal(asking, before.goal, []);
}

/** What is left of the one that runs out is not what was asked for, where none is named. */
function isNothingLeft({ variable }: Goal, { solution: { answer } }: Asked): boolean {
  return variable.label === "leftover" && answer.value.kind === "quantity" && Number(answer.value.value) === 0;
}
