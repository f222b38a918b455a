import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { toldReader, type ToldQuestion } from "../told.ts";
import { compareParticles, readParticle, TREND_PROPERTIES, type TrendOrder, type TrendProperty } from "./trends.ts";

const PROPERTIES: readonly (readonly [RegExp, TrendProperty])[] = [
  [/\b(?:atomic |ionic )?(?:radius|radii|size)\b/, "radius"],
  [/\bioni[sz]ation energ(?:y|ies)\b/, "ionization"],
  [/\belectronegativ(?:ity|ities)\b/, "electronegativity"],
];

const MOST = /\b(?:highest|greatest|largest|higher|greater|larger|biggest|bigger)\b/;
const LEAST = /\b(?:lowest|smallest|lower|smaller|least)\b/;

/** An end of several, or their order; null where both are spoken of, or neither. */
function orderIn(words: string): TrendOrder | null {
  const rising =
    /\b(?:increasing|ascending)\b|\bfrom (?:lowest to highest|smallest to largest|least to greatest)\b/.test(words);
  const falling =
    /\b(?:decreasing|descending)\b|\bfrom (?:highest to lowest|largest to smallest|greatest to least)\b/.test(words);
  if (rising || falling) return rising === falling ? null : rising ? "rising" : "falling";
  if (MOST.test(words) === LEAST.test(words) || /\b(?:order|rank|arrange)\b/.test(words)) return null;
  return MOST.test(words) ? "largest" : "smallest";
}

const trend: ToldQuestion = {
  cue: /radi(?:us|i)|size|ioni[sz]ation energ|electronegativ/i,
  own: /^(?:atomic|ionic|radius|radii|size|first|ioni[sz]ation|energy|energies|electronegativity|electronegativities|highest|greatest|largest|higher|greater|larger|biggest|bigger|lowest|smallest|lower|smaller|least|increasing|ascending|decreasing|descending|order|rank|arrange|place|put|among|or|pair|isoelectronic|series|out|halogens?|alkali|alkaline|earth|noble|metals?|gas|gases|neutral)$/,
  answer: ({ things, words }) => {
    const properties = PROPERTIES.flatMap(([pattern, property]) => (pattern.test(words) ? [property] : []));
    const [property, ...others] = properties;
    const asked = orderIn(words);
    const particles = things.flatMap((thing) => readParticle(thing, DEFAULT_LOCALE) ?? []);
    if (property === undefined || others.length > 0 || asked === null || particles.length < things.length) return null;
    // The ionic radius of sodium is that of an ion that is not told.
    if (/\bionic\b/.test(words) && particles.some(({ charge }) => charge === 0)) return null;
    const solved = compareParticles(property, particles, asked);
    return solved === null ? null : [solvedFacts(TREND_PROPERTIES[property].words, solved)];
  },
};

/** "Among F, Cl and Br, which halogen has the largest radius?": trends in any order of words. */
export const readTrendsTold = toldReader([trend]);
