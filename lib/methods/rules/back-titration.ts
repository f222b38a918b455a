import { usedWithoutRest } from "../../laws/reactions/rest.ts";
import { lawWays } from "../../laws/law-way.ts";
import type { Rule } from "./rule.ts";

/** How much of a reagent reacts, of which more was put in: the rest of it is titrated back. */
export const backTitration: Rule = (wanted, { reagent, ...scene }) => {
  const isAsked =
    reagent !== undefined &&
    wanted.kind === "amount" &&
    wanted.of === reagent.formula &&
    (wanted.label === null || wanted.label === "first");
  if (!isAsked) return [];
  const { formula, partner, ratio } = reagent;
  return lawWays([usedWithoutRest(...ratio)], wanted, { reagent, ...scene }, { self: formula, partner });
};
