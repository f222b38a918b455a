import type { ProblemPhrases } from "../problem-phrases.ts";

/** Half-lives and decay of first order. */
export const ENGLISH_DECAY: ProblemPhrases = {
  "kind/half-life": ["half life", "the half life", "half life period", "halflife", "half life time"],
  "kind/half-lives": ["half lives", "halflives", "number of half lives"],
  "kind/decay-constant": ["decay constant", "rate constant", "first order rate constant", "the decay constant", "the rate constant", "radioactive decay constant", "disintegration constant"],
  "kind/time": ["age", "the age", "age of", "the age of", "approximate age"],
  "kind/activity": ["activity", "the activity", "radioactivity"],
  "kind/fraction-left": ["fraction", "percentage", "percent", "percent of", "percentage of", "fraction of", "% of", "original activity"],
  "label/leftover": ["will be left", "are left", "still radioactive", "undecayed", "remains undecayed", "not decayed", "still remain", "still be present", "is still present", "will still be present", "remains radioactive", "of it remains", "will remain undecayed", "has not decayed", "are still present", "be left", "would be left", "would remain", "still remains", "has not yet decayed", "will it be"],
  "label/initial": ["living tree", "living wood", "living organism", "living organisms", "living matter", "living plant", "living plants", "living things", "fresh wood", "fresh", "when it died","original", "initial amount", "original amount", "initial mass", "original mass", "at the start", "at first", "started with", "starts with", "start with", "begin with", "begins with", "starting amount", "freshly prepared"],
  "label/decayed": ["has decayed", "have decayed", "will have decayed", "decayed", "will decay", "is decayed", "has disintegrated", "have disintegrated", "had decayed", "gone", "is gone", "are gone", "disappears", "disappeared", "complete", "completed", "has disappeared", "disintegrated"],
  decays: ["decay", "decays", "to decay", "for decay", "will decay to", "undergo decay", "disintegrate", "disintegrates"],
  "condition/decay": ["radioactive", "radioactive decay", "first order", "radioisotope", "radioactive isotope", "first order reaction", "first order process", "isotope", "undergoes radioactive decay", "decays by", "after decay", "of decay", "for decay", "beta decay", "alpha decay", "the decay", "first order kinetics", "first order decomposition", "nuclide", "radionuclide"],
  "how-long": ["how long", "how long ago", "how many years ago", "how old", "after how long", "how much time", "for how long", "what length of time"],
  earlier: ["ago", "earlier", "prior", "previously"],
  it: ["dose", "the dose"],
  filler: ["is complete", "are complete", "was complete", "reaction is complete", "complete reaction", "today", "at present", "nowadays", "after", "passed", "have passed", "has passed", "elapsed", "have elapsed", "artifact", "bone", "wood", "fossil", "patient", "medical", "used in", "medicine", "later", "been", "take", "takes", "does it take", "will it take", "needed for", "required for", "order", "days later", "will pass", "take for", "present", "is present", "reduced", "drops", "dropped", "fallen", "fall", "falls", "is reduced", "decrease to", "decreases to", "dropped from", "left of"],
  foreign: ["second order", "zero order", "zeroth order", "third order", "half order", "daughter", "daughter nuclide", "daughter product", "decay product", "decay products", "by what percentage", "by what percent", "by what fraction", "by what factor"],
};
