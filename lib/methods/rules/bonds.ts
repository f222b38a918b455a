import { bondDifference, bondSum } from "../../laws/energy/bonds.ts";
import { lawWays } from "../../laws/law-way.ts";
import { SAMPLE, SELF } from "../../laws/law.ts";
import type { Rule } from "./rule.ts";

/** ΔH from the bonds that are broken and formed, and back; the bonds of a reaction stand in the scene. */
export const bonds: Rule = (wanted, scene) => {
  if (scene.bonds === undefined) return [];
  const { broken, formed } = scene.bonds;
  const sides = [
    ["absorbed", broken],
    ["released", formed],
  ] as const;
  return [
    ...lawWays([bondDifference], wanted, scene),
    ...sides.flatMap(([side, own]) =>
      own.length === 0
        ? []
        : lawWays([bondSum(side, own)], wanted, scene, {
            [SELF]: null,
            [SAMPLE]: null,
            ...Object.fromEntries(own.map(([bond]) => [bond, bond])),
          }),
    ),
  ];
};
