import { volumeAtSatp, volumeAtStp } from "../../laws/gases/molar-volume.ts";
import { lawWays } from "../../laws/law-way.ts";
import { isGas } from "./gases.ts";
import type { Rule } from "./rule.ts";

/** An ideal gas at standard conditions. */
export const molarVolume: Rule = (wanted, scene) => {
  if (wanted.label !== null || !isGas(wanted.of, scene)) return [];
  if (scene.conditions.has("stp")) return lawWays([volumeAtStp], wanted, scene);
  return scene.conditions.has("satp") ? lawWays([volumeAtSatp], wanted, scene) : [];
};
