import { wrongChoices } from "../solved.ts";
import { STRONG_ACIDS, STRONG_BASES, WEAK_ACIDS, WEAK_BASES } from "../../chemistry/data/acid-constants.ts";
import { formulaTerm, step } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { ACID_BUFFERS, BASE_BUFFERS } from "./buffered.ts";

const WORDS = "problems-acids.equivalence-points";

const COMMON_ACIDS = ["HCl", "HNO3", "HBr", "HI", "HClO4"] as const;
const COMMON_BASES = ["NaOH", "KOH", "LiOH"] as const;

const PLACES = ["below", "at", "above"] as const;

const word = wordIn<(typeof PLACES)[number]>(WORDS);

/** Which partner is weak, and on which side of 7 the equivalence point lies then. */
const CASES = { strong: "at", "weak-acid": "above", "weak-base": "below" } as const;

/** Where the equivalence point of an acid and a base lies; null where both are weak, or one is in no table. */
export function solveSide(acid: string, base: string): Solved | null {
  const isStrong = { acid: STRONG_ACIDS.has(acid), base: Object.hasOwn(STRONG_BASES, base) };
  const isWeak = { acid: Object.hasOwn(WEAK_ACIDS, acid), base: Object.hasOwn(WEAK_BASES, base) };
  if (!(isStrong.acid || isWeak.acid) || !(isStrong.base || isWeak.base) || (isWeak.acid && isWeak.base)) return null;
  return sideSteps(acid, base, isWeak.acid ? "weak-acid" : isWeak.base ? "weak-base" : "strong");
}

function sideSteps(acid: string, base: string, which: keyof typeof CASES): Solved {
  return {
    steps: [step("strengths", [], { acid: formulaTerm(acid), base: formulaTerm(base) }), step(which)],
    answer: { id: "side", value: word(CASES[which]) },
  };
}

function side(random: Random): SolvedDraft {
  const which = random.pick(["strong", "weak-acid", "weak-acid", "weak-base", "weak-base"] as const);
  const acid = which === "weak-acid" ? random.pick(ACID_BUFFERS).acid : random.pick(COMMON_ACIDS);
  const base = which === "weak-base" ? random.pick(BASE_BUFFERS).base : random.pick(COMMON_BASES);
  // A weak partner is what is titrated.
  const [analyte, titrant] =
    which === "weak-base" || (which === "strong" && random.chance(0.5)) ? [base, acid] : [acid, base];
  const place = CASES[which];
  return {
    kind: "solved",
    variant: "side",
    values: { analyte: formulaTerm(analyte), titrant: formulaTerm(titrant) },
    ...sideSteps(acid, base, which),
    distractors: wrongChoices(
      PLACES,
      place,
      (other) => slipOf(WORDS, other === "at" ? "always-seven" : place === "at" ? "no-weak-partner" : "reversed"),
      word,
    ),
  };
}

/** On which side of 7 a titration ends. */
export const equivalencePoints: Family = {
  id: "equivalence-points",
  subtopic: "titrations",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: side },
};
