import { acidity, basicity, ionsInWater, powersInWater } from "../../laws/acids/acidity.ts";
import { lawWays } from "../../laws/law-way.ts";
import type { Rule } from "./rule.ts";

const SCALE = [acidity, basicity, powersInWater, ionsInWater];

/** The four measures of acidity in water at 25 °C: pH, pOH and the two concentrations. */
export const phScale: Rule = (wanted, scene) =>
  wanted.of === null && wanted.label === null ? lawWays(SCALE, wanted, scene) : [];
