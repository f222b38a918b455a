import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import { findSolubility } from "../../chemistry/ions/solubility.ts";
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
export function judgeColors({ concepts, mentioned, isDenied, text, last }: Clause): Statement[] {
  const isOfIndicator = concepts.some(({ concept }) => concept === "litmus" || concept === "phenolphthalein");
  if (isDenied || isOfIndicator) return [];
  return concepts.flatMap((said): Statement[] => {
    const color = WORDS[said.concept];
    if (color === undefined) return [];
    const owner = mentioned.findLast(({ end }) => end <= said.start);
    const isPrecipitate = PRECIPITATE.test(text);
    const formulas =
      owner !== undefined && said.start - owner.end <= FARTHEST
        ? owner.formulas
        : mentioned.length === 0 && isPrecipitate
          ? last.filter((formula) => isInsoluble(formula)).slice(-1)
          : [];
    const known = formulas.flatMap((formula) => COLORS[formula] ?? []);
    if (known.includes(color)) return [judged(said, true)];
    const colors = concepts.filter(({ concept }) => WORDS[concept] !== undefined);
    const isPlain = isPrecipitate && formulas.length === 1 && colors.length === 1 && isInsoluble(formulas[0] ?? "");
    return known.length > 0 && isPlain ? [judged(said, false)] : [];
  });
}

const PRECIPITATE = /precipit|précipit|沉淀|अवक्षेप|ዝቃጭ|ጥሩር/iu;

function isInsoluble(formula: string): boolean {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  return salt !== null && findSolubility(salt) === "insoluble";
}
