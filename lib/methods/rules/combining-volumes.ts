import { lawWays } from "../../laws/law-way.ts";
import { volumeRatioOf } from "../../laws/reactions/proportion.ts";
import { hasGiven } from "./as-given.ts";
import { variableOf } from "./kinds.ts";
import { ratioWays } from "./reaction.ts";
import { limitedVolumes } from "./limiting-reactant.ts";
import type { Rule } from "./rule.ts";

/** Gay-Lussac and Avogadro: gases at one temperature and pressure react in the ratio of the coefficients by volume, too. */
export const combiningVolumes: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const { conditions } = scene;
  const isShared =
    conditions.has("same-conditions") ||
    (conditions.has("constant-temperature") && conditions.has("constant-pressure"));
  if (of === null || kind !== "volume" || !isShared) return [];
  const limited = limitedVolumes(wanted, scene);
  if (limited.length > 0) return limited;
  if (label !== null) return [];
  return ratioWays(of, scene, (formula, own, other) =>
    hasGiven(scene, variableOf("volume", formula))
      ? lawWays([volumeRatioOf(own, other)], wanted, scene, { wanted: of, from: formula })
      : [],
  );
};
