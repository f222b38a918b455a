import { volumeAtRtp, volumeAtSatp, volumeAtStp } from "../../laws/gases/molar-volume.ts";
import { lawWays } from "../../laws/law-way.ts";
import { isGas } from "./gases.ts";
import type { Rule } from "./rule.ts";

/** An ideal gas at standard conditions. */
export const molarVolume: Rule = (wanted, scene) => {
  if (wanted.label !== null || !isGas(wanted.of, scene)) return [];
  const told = (
    [
      ["stp", volumeAtStp],
      ["satp", volumeAtSatp],
      ["rtp", volumeAtRtp],
    ] as const
  ).find(([condition]) => scene.conditions.has(condition));
  return told === undefined ? [] : lawWays([told[1]], wanted, scene);
};
