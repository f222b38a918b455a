import { rowsOf } from "../reference.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

const COMPARED: readonly (readonly [RegExp, 1 | -1])[] = [
  [
    /(?:denser|heavier) than air|(?<!menos )(?:más dens[oa]|más pesad[oa]) que el aire|plus (?:dense|lourde?) que l['’]air|密度比空气的?大|密度大于空气|比空气重|(?:हवा|वायु) से भारी|ከአየር (?:ይከብዳል|የከበደ)/giu,
    1,
  ],
  [
    /(?:less dense|lighter) than air|(?:menos dens[oa]|más liger[oa]) que el aire|(?:moins dense|plus lég(?:er|ère)) que l['’]air|密度比空气的?小|密度小于空气|比空气轻|(?:हवा|वायु) से हल्[^\s]{1,3}|ከአየር (?:ይቀላል|የቀለለ)/giu,
    -1,
  ],
];
const AIR = 28.96;
/** Gases of nearly the mass of air are called neither. */
const ALIKE = 1;
const FARTHEST = 40;

/** "CO2 is denser than air": by its molar mass. */
export function judgeGasDensity({ text, start, mentioned, isDenied }: Clause): Statement[] {
  if (isDenied) return [];
  return COMPARED.flatMap(([pattern, sign]) =>
    [...text.matchAll(pattern)].flatMap(({ index, 0: said }): Statement[] => {
      const own = mentioned.findLast(({ end }) => end <= start + index);
      const [formula = "", ...others] = own?.formulas ?? [];
      if (own === undefined || others.length > 0 || start + index - own.end > FARTHEST) return [];
      const apart = rowsOf(formula).reduce((sum, { mass }) => sum + Number(mass), 0) - AIR;
      const span = { start: own.start, end: start + index + said.length };
      return apart === -AIR || Math.abs(apart) < ALIKE ? [] : [judged(span, Math.sign(apart) === sign)];
    }),
  );
}
