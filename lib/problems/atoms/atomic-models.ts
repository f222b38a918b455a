import { wrongChoices } from "../solved.ts";
import { list, step } from "../../methods/terms.ts";
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
 * Mag. 44 (1897) 293; Planck, Ann. Phys. 4 (1901) 553 (read in 1900); Einstein, Ann. Phys. 17 (1905) 132; Millikan, Phys. Rev.
 * 32 (1911) 349; Rutherford, Phil. Mag. 21 (1911) 669 and 37 (1919) 537; Bohr, Phil. Mag. 26 (1913) 1; Moseley, Phil. Mag. 26
 * (1913) 1024; de Broglie, Ann. Phys. 10 (1925) 22 (thesis 1924); Schrödinger, Phys. Rev. 28 (1926) 1049; Heisenberg, Z. Phys.
 * 43 (1927) 172; Chadwick, Nature 129 (1932) 312.
 */
const WORK = {
  democritus: ["antiquity"],
  dalton: ["indivisible", "same-atoms", "relative-weights", "multiple-proportions"],
  thomson: ["cathode-rays", "plum-pudding", "charge-to-mass"],
  planck: ["quanta"],
  einstein: ["photons"],
  millikan: ["oil-drops", "multiples-of-charge"],
  rutherford: ["gold-foil", "nitrogen", "empty-atom"],
  bohr: ["energy-levels", "hydrogen-lines"],
  moseley: ["x-rays"],
  "de-broglie": ["electron-waves", "wavelength-of-particles"],
  schroedinger: ["wave-equation"],
  heisenberg: ["uncertainty"],
  chadwick: ["neutron", "beryllium-rays"],
} as const;

type Name = keyof typeof WORK;

const NAMES = Object.keys(WORK) as Name[];

/** By time, as far as nobody disputes who came first. */
const IN_ORDER: readonly Name[] = [
  "dalton",
  "thomson",
  "millikan",
  "rutherford",
  "bohr",
  "de-broglie",
  "schroedinger",
  "chadwick",
];

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
  "dalton-model": ["mass-kept", "definite-proportions", "whole-ratios"],
  "thomson-model": ["rays-alike", "lighter-than-atoms", "rays-bent"],
  "rutherford-model": ["bounce-back", "most-pass", "heavier-foil"],
  "bohr-model": ["balmer-lines", "ionization-of-hydrogen", "absorbed-lines"],
  "quantum-model": ["electron-diffraction", "uncertain-place", "directed-bonds", "helium-lines", "line-strengths"],
};

/** Who did a certain work. */
function askWho(random: Random): SolvedDraft {
  const name = random.pick(NAMES);
  const others = random.shuffle(NAMES.filter((each) => each !== name));
  return {
    kind: "solved",
    variant: "who",
    values: { work: word(random.pick(WORK[name])) },
    steps: [step("what-part"), step("whose-work")],
    answer: { id: "who", value: word(name) },
    distractors: others.map((each) => ({ slip: slip(`is-${each}`), value: word(each) })),
  };
}

/** Which of several works is somebody's. */
function askWork(random: Random): SolvedDraft {
  const [name, ...others] = random.pickSeveral(NAMES, 4);
  if (name === undefined) throw new Error("There are more than four names");
  return {
    kind: "solved",
    variant: "work",
    values: { name: word(name) },
    steps: [step("recall-name"), step("compare-works")],
    answer: { id: "model", value: word(random.pick(WORK[name])) },
    distractors: others.map((each) => ({ slip: slip(`is-${each}`), value: word(random.pick(WORK[each])) })),
  };
}

/** What a model cannot explain: what a later one explains first. */
function askLimit(random: Random): SolvedDraft {
  const index = random.integer(0, MODELS.length - 2);
  const model = MODELS[index] ?? "bohr-model";
  const beyond = random.pick(MODELS.slice(index + 1).flatMap((each) => OBSERVATIONS[each]));
  const explained = MODELS.slice(0, index + 1).flatMap((each) => OBSERVATIONS[each]);
  return {
    kind: "solved",
    variant: "limit",
    values: { model: word(model) },
    steps: [step("what-model-has"), step("beyond-model")],
    answer: { id: "model", value: word(beyond) },
    distractors: random.pickSeveral(explained, 3).map((each) => ({ slip: slip("explained"), value: word(each) })),
  };
}

/** Whose work came first. */
function askFirst(random: Random): SolvedDraft | null {
  const four = random.pickSeveral(IN_ORDER, 4);
  const first = IN_ORDER.find((each) => four.includes(each));
  if (first === undefined) return null;
  return {
    kind: "solved",
    variant: "first",
    values: { names: list(four.map(word)) },
    steps: [step("recall-work"), step("what-needed")],
    answer: { id: "who", value: word(first) },
    distractors: wrongChoices(four, first, (each) => slip(`later-${each}`), word),
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
    steps:
      variant === "model" ? [step("what-part"), step("which-model")] : [step("what-needed-for"), step("first-model")],
    answer: { id: "model", value: word(model) },
    distractors: random
      .shuffle(MODELS.filter((each) => each !== model))
      .map((each) => ({ slip: slip(`is-${each}`), value: word(each) })),
  };
}

/** How the picture of the atom changed, by whom, and because of what. */
export const atomicModels: Family = {
  id: "atomic-models",
  subtopic: "atomic-models",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.8) ? askWho(random) : askFirst(random)),
    medium: (random) => (random.chance(0.5) ? askModel(random, "model") : askFirst(random)),
    hard: (random) => askModel(random, "explains"),
  },
};

/** The same to choose from, for nobody types a whole sentence. */
export const atomicDiscoveries: Family = {
  id: "atomic-discoveries",
  subtopic: "atomic-models",
  words: WORDS,
  forms: ["choice"],
  levels: { easy: askWork, hard: askLimit },
};
