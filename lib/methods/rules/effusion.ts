import { ratesOfEffusion, ratioOfRates, timesOfEffusion } from "../../laws/gases/effusion.ts";
import { lawWays } from "../../laws/law-way.ts";
import type { Rule } from "./rule.ts";

/** Two gases under the same conditions, one of which may be unknown: its molar mass is then that of no named substance. */
export const effusion: Rule = (wanted, scene) =>
  scene.effusion === undefined
    ? []
    : lawWays([ratioOfRates, ratesOfEffusion, timesOfEffusion], wanted, scene, scene.effusion);
