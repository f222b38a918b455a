import { SPOKEN_COLORS, type SpokenColor } from "../../chemistry/analysis/colors.ts";
import { ALL_INDICATORS, type IndicatorId } from "../../chemistry/analysis/indicators.ts";
import { REAGENTS, SIGNS, type Sign } from "../../chemistry/analysis/tests.ts";
import type { Kind } from "./kinds.ts";

/**
 * What a word is in a question about what is seen in a laboratory, or for examples of a kind: a colour; what happens; a reagent
 * without a formula; an indicator, and what it is in; the series of metals or of halogens; gases or ions; what asks for an example; standard
 * conditions; any salt; what is one form of a substance, or a mixture with it; that things are brought together, heated or burned; what one does to another; or `seen`, a word that changes nothing and is said of such things only.
 */
export type LabWord =
  | `color-${SpokenColor}`
  | `sign-${Sign}`
  | `reagent-${Exclude<(typeof REAGENTS)[number], "litmus">}`
  | `indicator-${IndicatorId | "universal"}`
  | "indicator"
  | `medium-${"acid" | "base"}`
  | "series"
  | "of-halogens"
  | "gas"
  | "an-ion"
  | "example"
  | "at-standard"
  | `kind-${Kind}`
  | "a-salt"
  | "of-state"
  | "mixing"
  | "effect"
  | "seen";

/** Phrases of a language by what they are, separated by commas. */
export type LabWords = Readonly<Record<LabWord, string>>;

type Words = ReadonlySet<string>;

export const colorsIn = (words: Words): SpokenColor[] => SPOKEN_COLORS.filter((each) => words.has(`color-${each}`));
export const signsIn = (words: Words): Sign[] => SIGNS.filter((each) => words.has(`sign-${each}`));

/** Litmus is an indicator and a reagent. */
export const reagentsIn = (words: Words): string[] => [
  ...REAGENTS.filter((each) => words.has(`reagent-${each}`)),
  ...(words.has("indicator-litmus") ? ["litmus"] : []),
];

export const indicatorIn = (words: Words): IndicatorId | "universal" | null =>
  words.has("indicator-universal")
    ? "universal"
    : (ALL_INDICATORS.find(({ id }) => words.has(`indicator-${id}`))?.id ?? null);

/** Phrases that ask for other things, too. */
const COMMON: ReadonlySet<string> = new Set(["sign-precipitate", "reagent-acid"]);

/** Whether a word is among these that is said of colours, tests and reagents only. */
export const isLab = (words: Words): boolean =>
  [...words].some(
    (word) =>
      ["seen", "mixing", "effect"].includes(word) ||
      (/^(?:color|sign|reagent|indicator)-?/u.test(word) && !COMMON.has(word)),
  );

/** Whether a reagent, an indicator or what happens with one is named, and not things alone. */
export const isReaction = (words: Words): boolean =>
  words.has("mixing") ||
  words.has("effect") ||
  signsIn(words).some((sign) => sign !== "precipitate") ||
  reagentsIn(words).length > 0 ||
  indicatorIn(words) !== null;
