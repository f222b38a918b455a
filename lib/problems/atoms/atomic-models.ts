import { list } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";

const WORDS = "problems-atoms.atomic-models";

const word = wordIn(WORDS);
const slip = (name: string): string => slipOf(WORDS, name);

/**
 * Who found what, in the order of time, after the papers: Dalton, A New System of Chemical Philosophy (1808); Thomson, Phil.
 * Mag. 44 (1897) 293; Millikan, Phys. Rev. 32 (1911) 349; Rutherford, Phil. Mag. 21 (1911) 669 and 37 (1919) 537; Bohr,
 * Phil. Mag. 26 (1913) 1; de Broglie, Ann. Phys. 10 (1925) 22 (thesis 1924); Schrödinger, Phys. Rev. 28 (1926) 1049;
 * Chadwick, Nature 129 (1932) 312.
 */
const WORK = {
  dalton: ["indivisible", "same-atoms"],
  thomson: ["cathode-rays", "plum-pudding"],
  millikan: ["oil-drops"],
  rutherford: ["gold-foil", "nitrogen"],
  bohr: ["energy-levels", "hydrogen-lines"],
  "de-broglie": ["electron-waves"],
  schroedinger: ["wave-equation"],
  chadwick: ["neutron"],
} as const;

type Name = keyof typeof WORK;

/** By time, for the keys of an object keep their order. */
const NAMES: readonly Name[] = ["dalton", "thomson", "millikan", "rutherford", "bohr", "de-broglie", "schroedinger", "chadwick"];

const MODELS = ["dalton-model", "thomson-model", "rutherford-model", "bohr-model", "quantum-model"] as const;

type Model = (typeof MODELS)[number];

/** What each model says of the atom. */
const TRAITS: Readonly<Record<Model, readonly string[]>> = {
  "dalton-model": ["solid-sphere", "no-parts", "weights-differ"],
  "thomson-model": ["spread-charge", "embedded", "no-nucleus"],
  "rutherford-model": ["mostly-empty", "no-fixed-orbits", "tiny-centre"],
  "bohr-model": ["fixed-orbits", "jumps", "circles"],
  "quantum-model": ["orbitals", "probability", "no-paths"],
};

/** What was observed, by the first of the models that explains it. */
const OBSERVATIONS: Readonly<Record<Model, readonly string[]>> = {
  "dalton-model": ["mass-kept", "definite-proportions"],
  "thomson-model": ["rays-alike", "lighter-than-atoms"],
  "rutherford-model": ["bounce-back", "most-pass"],
  "bohr-model": ["balmer-lines", "ionization-of-hydrogen"],
  "quantum-model": ["electron-diffraction", "uncertain-place", "directed-bonds"],
};

/** Who did a certain work. */
function askWho(random: Random): SolvedDraft {
  const name = random.pick(NAMES);
  const others = random.shuffle(NAMES.filter((each) => each !== name));
  return {
    kind: "solved",
    variant: "who",
    values: { work: word(random.pick(WORK[name])) },
    steps: [{ id: "what-part", lines: [], values: {} }, { id: "whose-work", lines: [], values: {} }],
    answer: { id: "who", value: word(name), values: {} },
    distractors: others.map((each) => ({ slip: slip(`is-${each}`), value: word(each) })),
  };
}

/** Whose work came first. */
function askFirst(random: Random): SolvedDraft | null {
  const four = random.pickSeveral(NAMES, 4);
  const first = NAMES.find((each) => four.includes(each));
  if (first === undefined) return null;
  return {
    kind: "solved",
    variant: "first",
    values: { names: list(four.map(word)) },
    steps: [{ id: "recall-work", lines: [], values: {} }, { id: "what-needed", lines: [], values: {} }],
    answer: { id: "who", value: word(first), values: {} },
    distractors: four.filter((each) => each !== first).map((each) => ({ slip: slip(`later-${each}`), value: word(each) })),
  };
}

/** The model that a description or an observation belongs to. */
function askModel(random: Random, variant: "model" | "explains"): SolvedDraft {
  const model = random.pick(MODELS);
  const trait = random.pick((variant === "model" ? TRAITS : OBSERVATIONS)[model]);
  return {
    kind: "solved",
    variant,
    values: { trait: word(trait) },
    steps: variant === "model" ? [{ id: "what-part", lines: [], values: {} }, { id: "which-model", lines: [], values: {} }] : [{ id: "what-needed-for", lines: [], values: {} }, { id: "first-model", lines: [], values: {} }],
    answer: { id: "model", value: word(model), values: {} },
    distractors: random.shuffle(MODELS.filter((each) => each !== model)).map((each) => ({ slip: slip(`is-${each}`), value: word(each) })),
  };
}

/** How the picture of the atom changed, by whom, and because of what. */
export const atomicModels: Family = {
  id: "atomic-models",
  subtopic: "atomic-models",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: askWho,
    medium: (random) => (random.chance(0.5) ? askModel(random, "model") : askFirst(random)),
    hard: (random) => askModel(random, "explains"),
  },
};
