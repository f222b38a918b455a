import { worked } from "../../methods/rules/quantity-terms.ts";
import { count, expression, step, variable } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wrongChoices, wrongCounts } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { daughterOf, DECAYING, nuclideTerm, SERIES } from "./decays.ts";
import type { Decay } from "./decays.ts";
import { countEmitted } from "./decay-chain.ts";

const WORDS = "problems-nuclear.decay";

const slip = (name: string): string => slipOf(WORDS, name);
const word = wordIn(WORDS);

const KINDS = ["alpha", "beta-minus", "positron", "capture"] as const satisfies readonly Decay[];

/** Protons or neutrons of the nucleus that a decay leaves. */
function askAfter(random: Random, kinds: readonly Decay[], variant: "protons" | "neutrons"): SolvedDraft | null {
  const decay = random.pick(kinds);
  const parent = random.pick(DECAYING[decay]);
  const daughter = daughterOf(parent, decay);
  const neutrons = ({ massNumber, charge }: typeof parent): number => massNumber - charge;
  const [before, after] =
    variant === "protons" ? [parent.charge, daughter.charge] : [neutrons(parent), neutrons(daughter)];
  const change = after - before;
  const told = [parent.charge, daughter.charge, daughter.massNumber, neutrons(parent)];
  if (variant === "neutrons" && told.includes(after)) return null;
  const values = { nuclide: nuclideTerm(parent), decay: word(decay) };
  const size = count(Math.abs(change));
  const wrong: readonly (readonly [string, number])[] = [
    [slip("wrong-way"), before - change],
    [slip("unchanged"), before],
    [slip("other-decay"), decay === "alpha" ? before - 4 : before - 2],
    [slip("mass-number"), daughter.massNumber],
  ];
  return {
    kind: "solved",
    variant,
    values,
    steps: [
      step(`what-${decay}`),
      step(
        variant,
        [worked(variant === "protons" ? "Z" : "N", [count(before), change < 0 ? "-" : "+", size], count(after))],
        { nuclide: nuclideTerm(parent) },
      ),
    ],
    answer: { id: variant, value: count(after) },
    distractors: wrongCounts(after, wrong),
  };
}

/** Which decay leads from one nuclide to another. */
function askKind(random: Random): SolvedDraft {
  const decay = random.pick(["alpha", "beta-minus", "positron"] as const);
  const parent = random.pick(DECAYING[decay]);
  const daughter = daughterOf(parent, decay);
  return {
    kind: "solved",
    variant: "kind",
    values: { parent: nuclideTerm(parent), daughter: nuclideTerm(daughter) },
    steps: [
      step("compare", [
        expression(variable("A"), ":", count(parent.massNumber), "->", count(daughter.massNumber)),
        expression(variable("Z"), ":", count(parent.charge), "->", count(daughter.charge)),
      ]),
      step("which-kind"),
    ],
    answer: { id: "kind", value: word(decay) },
    distractors: (["alpha", "beta-minus", "positron", "gamma"] as const)
      .filter((each) => each !== decay)
      .map((each) => ({ slip: slip(`is-${each}`), value: word(each) })),
  };
}

/** What is said of each radiation in every textbook: nature, charge, penetration (ICRP Publication 103, annex B). */
const TRAITS = {
  "alpha-radiation": ["helium-nuclei", "paper", "two-positive", "most-ionizing", "few-centimetres", "loses-four"],
  "beta-radiation": [
    "fast-electrons",
    "aluminium",
    "to-positive-plate",
    "neutron-to-proton",
    "metres-of-air",
    "up-one",
  ],
  "gamma-radiation": ["photons", "lead", "no-charge", "no-mass", "most-penetrating", "nothing-changes"],
} as const;

/** Which radiation a description fits. */
function askRadiation(random: Random): SolvedDraft {
  const names = ["alpha-radiation", "beta-radiation", "gamma-radiation"] as const;
  const name = random.pick(names);
  return {
    kind: "solved",
    variant: "radiation",
    values: { trait: word(random.pick(TRAITS[name])) },
    steps: [step("three-kinds"), step("fits")],
    answer: { id: "radiation", value: word(name) },
    distractors: wrongChoices(names, name, (each) => slip(`is-${each}`), word),
  };
}

/** How many alpha or beta decays lie between two members of a series. */
function askSeries(random: Random): SolvedDraft | null {
  const series = random.pick(SERIES);
  const [first, second] = [random.integer(0, series.length - 2), random.integer(1, series.length - 1)];
  const [start, end] = [series[first], series[second]];
  if (start === undefined || end === undefined || second - first < 3) return null;
  const variant = random.chance(0.4) ? "alphas" : "betas";
  const emitted = countEmitted(start, end);
  if (emitted === null) return null;
  const { alphas, betas } = emitted;
  if (alphas < 2 || betas < 1 || alphas === betas) return null;
  const lost = start.massNumber - end.massNumber;
  const reached = start.charge - 2 * alphas;
  const steps: SolvedDraft["steps"] = [
    ...(variant === "alphas" ? [step("only-alpha")] : []),
    step("alphas", [
      worked("N(α)", ["(", count(start.massNumber), "-", count(end.massNumber), ")", "/", count(4)], count(alphas)),
    ]),
    ...(variant === "betas"
      ? [
          step("betas", [
            worked(
              "N(β⁻)",
              [count(end.charge), "-", "(", count(start.charge), "-", count(2), "*", count(alphas), ")"],
              count(betas),
            ),
          ]),
        ]
      : []),
  ];
  return {
    kind: "solved",
    variant,
    values: { start: nuclideTerm(start), end: nuclideTerm(end) },
    steps,
    answer: { id: variant, value: count(variant === "alphas" ? alphas : betas) },
    distractors: (variant === "alphas"
      ? wrongCounts(alphas, [
          [slip("charge-by-two"), (start.charge - end.charge) / 2],
          [slip("mass-by-two"), lost / 2],
          [slip("other-asked"), betas],
        ])
      : wrongCounts(betas, [
          [slip("charge-difference"), start.charge - end.charge],
          [slip("other-asked"), alphas],
          [slip("one-per-alpha"), end.charge - (start.charge - alphas)],
          [slip("one-per-alpha"), Math.abs(reached - end.charge) + alphas],
        ])
    ).filter(({ value }) => value.kind === "count" && value.value > 0 && Number.isInteger(value.value)),
  };
}

/** What the kinds of decay do to a nucleus. */
export const radioactiveDecay: Family = {
  id: "radioactive-decay",
  subtopic: "radioactive-decay",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) =>
      random.chance(0.4) ? askRadiation(random) : askAfter(random, ["alpha", "beta-minus"], "protons"),
    medium: (random) => (random.chance(0.5) ? askKind(random) : askAfter(random, KINDS, "neutrons")),
    hard: askSeries,
  },
};
