import { averageRate, comparedRates, concentrationChange } from "../../laws/kinetics/rates-of-reaction.ts";
import { lawWays } from "../../laws/law-way.ts";
import type { Goer, Rule } from "./rule.ts";

const REACTION: Goer = { name: null, coefficient: 1, isReactant: false };

/** How fast the substances of one reaction are used up and form, on average: from concentrations, and from each other. */
export const reactionRates: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const goers = [...(scene.goers ?? []), REACTION];
  const own = goers.find(({ name }) => name === of);
  if (scene.goers === undefined || own === undefined) return [];
  const isRate = label === null && (kind === "substance-rate" || kind === "rate");
  // Rates are compared with one that is told, or with that of the substance that was measured.
  const others = goers.filter(
    (each) =>
      each !== own &&
      scene.givens.some(
        ({ kind: given, of: measured }) =>
          (given === "rate" || given === "substance-rate" || given === "followed-molarity") && measured === each.name,
      ),
  );
  return [
    ...(isRate
      ? others.flatMap((other) =>
          lawWays([comparedRates(other, own)], wanted, scene, { first: other.name, second: own.name }),
        )
      : []),
    ...(of === null
      ? []
      : lawWays([averageRate(own.isReactant), concentrationChange(own.isReactant)], wanted, scene, {
          self: of,
          time: null,
        })),
  ];
};
