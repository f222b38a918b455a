import type { Term } from "../../methods/facts.ts";
import { worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, notation, quantity as exactly, step, variable } from "../../methods/terms.ts";
import { listDistinct } from "../distractors.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongCounts } from "../solved.ts";

const WORDS = "problems-biochemistry.nucleic-acids";

const PARTNERS: Readonly<Record<string, string>> = { A: "T", T: "A", G: "C", C: "G" };

const BASES = ["A", "T", "G", "C"] as const;

const each = (strand: string, partner: (base: string) => string): string => Array.from(strand, partner).join("");

const complement = (strand: string): string => each(strand, (base) => PARTNERS[base] ?? "");

const toRna = (strand: string): string => strand.replaceAll("T", "U");

/** The strand that pairs with another, or the RNA that is made on it; written base below base. */
function askStrand(random: Random): SolvedDraft {
  const strand = Array.from({ length: random.integer(6, 9) }, () => random.pick(BASES)).join("");
  const isRna = random.chance(0.5);
  const partner = complement(strand);
  const answer = isRna ? toRna(partner) : partner;
  const wrong: (readonly [string, string])[] = [
    ["copied", isRna ? toRna(strand) : strand],
    ["kind-mixed", isRna ? partner : toRna(partner)],
    ["wrong-pairs", each(answer, (base) => ({ A: "G", G: "A", C: isRna ? "U" : "T", T: "C", U: "C" })[base] ?? base)],
    [
      "half-paired",
      each(strand, (base) =>
        base === "A" || base === "T" ? (isRna ? toRna(PARTNERS[base] ?? "") : (PARTNERS[base] ?? "")) : base,
      ),
    ],
  ];
  return {
    kind: "solved",
    variant: isRna ? "rna" : "dna",
    values: { strand: notation(strand) },
    steps: [step(isRna ? "pairs-rna" : "pairs-dna"), step("base-by-base")],
    answer: { id: "strand", value: notation(answer) },
    distractors: listDistinct(
      notation(answer),
      wrong.map(([slip, text]) => ({ slip: slipOf(WORDS, slip), value: notation(text) })),
    ),
  };
}

const percent = (value: number): Term => exactly(String(value), "%");

/** The share of a base by Chargaff's rule. */
function askShare(random: Random): SolvedDraft | null {
  const [known, wanted] = random.pickSeveral(BASES, 2);
  const share = random.integer(11, 39);
  if (known === undefined || wanted === undefined || share === 25) return null;
  const isPartner = PARTNERS[known] === wanted;
  const answer = isPartner ? share : 50 - share;
  if (isPartner) return null;
  return {
    kind: "solved",
    variant: "share",
    values: { known: notation(known), wanted: notation(wanted), share: percent(share) },
    steps: [
      step("partner-share", [
        expression(variable(`w(${PARTNERS[known]})`), "=", variable(`w(${known})`), "=", percent(share)),
      ]),
      step("rest", [
        worked(
          `w(${wanted})`,
          ["(", percent(100), "-", count(2), "*", percent(share), ")", "/", count(2)],
          percent(answer),
        ),
      ]),
    ],
    answer: { id: "share", value: percent(answer), unrounded: String(answer), values: { wanted: notation(wanted) } },
    distractors: listDistinct(percent(answer), [
      { slip: slipOf(WORDS, "as-known"), value: percent(share) },
      { slip: slipOf(WORDS, "rest-not-halved"), value: percent(100 - 2 * share) },
      { slip: slipOf(WORDS, "whole-rest"), value: percent(100 - share) },
    ]),
  };
}

/** The hydrogen bonds between the strands, from the numbers of bases. */
function askBonds(random: Random): SolvedDraft {
  const [adenine, guanine] = [random.integer(6, 60), random.integer(6, 60)];
  const isPairs = random.chance(0.5);
  const pairs = adenine + guanine;
  const answer = 2 * adenine + 3 * guanine;
  return {
    kind: "solved",
    variant: isPairs ? "bonds-of-pairs" : "bonds-of-bases",
    values: isPairs
      ? { pairs: count(pairs), adenine: count(adenine) }
      : { adenine: count(adenine), guanine: count(guanine) },
    steps: [
      step("count-pairs", [
        expression(
          variable("N(A–T)"),
          "=",
          count(adenine),
          ",",
          variable("N(G–C)"),
          "=",
          ...(isPairs ? ([count(pairs), "-", count(adenine), "="] as const) : []),
          count(guanine),
        ),
      ]),
      step("bonds", [
        expression(count(2), "*", count(adenine), "+", count(3), "*", count(guanine), "=", count(answer)),
      ]),
    ],
    answer: { id: "bonds", value: count(answer) },
    distractors: wrongCounts(answer, [
      [slipOf(WORDS, "bonds-swapped"), 3 * adenine + 2 * guanine],
      [slipOf(WORDS, "two-each"), 2 * pairs],
      [slipOf(WORDS, "three-each"), 3 * pairs],
    ]),
  };
}

/** From the number of base pairs and of hydrogen bonds back to the pairs of each kind. */
function askBackwards(random: Random): SolvedDraft {
  const [adenine, guanine] = [random.integer(6, 60), random.integer(6, 60)];
  const pairs = adenine + guanine;
  const bonds = 2 * adenine + 3 * guanine;
  return {
    kind: "solved",
    variant: "guanine-of-bonds",
    values: { pairs: count(pairs), bonds: count(bonds) },
    steps: [
      step("all-two", [expression(count(2), "*", count(pairs), "=", count(2 * pairs))]),
      step("third-bonds", [worked("N(G–C)", [count(bonds), "-", count(2 * pairs)], count(guanine))]),
    ],
    answer: { id: "guanine", value: count(guanine) },
    distractors: wrongCounts(guanine, [
      [slipOf(WORDS, "other-pairs"), adenine],
      [slipOf(WORDS, "bonds-by-three"), Math.round(bonds / 3)],
      [slipOf(WORDS, "half-of-pairs"), Math.round(pairs / 2)],
    ]),
  };
}

/** The amino acids that a stretch of mRNA codes for, or the nucleotides that they need. */
function askCodons(random: Random): SolvedDraft {
  const acids = random.integer(20, 400);
  const bases = 3 * (acids + 1);
  return {
    kind: "solved",
    variant: "acids",
    values: { bases: count(bases) },
    steps: [
      step("codons", [expression(count(bases), "/", count(3), "=", count(acids + 1))]),
      step("stop", [expression(count(acids + 1), "-", count(1), "=", count(acids))]),
    ],
    answer: { id: "acids", value: count(acids) },
    distractors: wrongCounts(acids, [
      [slipOf(WORDS, "stop-counted"), acids + 1],
      [slipOf(WORDS, "pairs-of-bases"), Math.floor(bases / 2)],
      [slipOf(WORDS, "base-for-acid"), bases],
      [slipOf(WORDS, "start-left-out"), acids - 1],
    ]),
  };
}

/** Base pairs, shares of bases and codons. */
export const nucleicAcids: Family = {
  id: "nucleic-acids",
  subtopic: "nucleic-acids",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: askStrand,
    medium: (random) => (random.chance(0.5) ? askShare(random) : askBonds(random)),
    hard: (random) => (random.chance(0.5) ? askBackwards(random) : askCodons(random)),
  },
};
