import { COLORS, type Color } from "./colors.ts";
import type { Concept } from "./concepts.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

const WORDS: Readonly<Partial<Record<Concept, Color>>> = {
  red: "red",
  blue: "blue",
  pink: "pink",
  colorless: "colorless",
  orange: "orange",
  yellow: "yellow",
  green: "green",
  purple: "purple",
  white: "white",
  brown: "brown",
};
const FARTHEST = 30;

/** The colour of a substance or its ion in water: of what stands at once before it. */
export function judgeColors({ concepts, mentioned, isDenied }: Clause): Statement[] {
  const isOfIndicator = concepts.some(({ concept }) => concept === "litmus" || concept === "phenolphthalein");
  if (isDenied || isOfIndicator) return [];
  return concepts.flatMap((said): Statement[] => {
    const color = WORDS[said.concept];
    const owner = mentioned.findLast(({ end }) => end <= said.start);
    if (color === undefined || owner === undefined || said.start - owner.end > FARTHEST) return [];
    const known = owner.formulas.flatMap((formula) => COLORS[formula] ?? []);
    return known.includes(color) ? [judged(said, true)] : [];
  });
}
