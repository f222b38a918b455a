import { rounded } from "../rounded.ts";
import { computed, worked } from "../../methods/rules/quantity-terms.ts";
import { count, list, step } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongChoices, wrongCounts, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";
import { FINDINGS, MATERIALS, MATERIAL_WORDS as WORDS, MATTER_CLASSES, PROPERTIES } from "./materials.ts";
import type { MatterClass } from "./materials.ts";

const word = wordIn(WORDS);

function askClass(answer: MatterClass, variant: string, values: NonNullable<SolvedDraft["values"]>): SolvedDraft {
  return {
    kind: "solved",
    variant,
    values,
    steps: [
      step("one-or-more"),
      step(answer === "element" || answer === "compound" ? "kinds-of-atoms" : "look-of-parts"),
      step("class", [], { answer: word(answer) }),
    ],
    answer: { id: "class", value: word(answer) },
    distractors: wrongChoices(MATTER_CLASSES, answer, (other) => slipOf(WORDS, other), word),
  };
}

function classOfMaterial(random: Random): SolvedDraft {
  const answer = random.pick(MATTER_CLASSES);
  return askClass(answer, "material", { material: random.pick(MATERIALS[answer]) });
}

/** What an examination shows says the class. */
function classOfFinding(random: Random): SolvedDraft {
  const answer = random.pick(MATTER_CLASSES);
  return askClass(answer, "finding", {
    finding: { kind: "word", key: `${WORDS}.findings.${random.pick(FINDINGS[answer])}` },
  });
}

/** The one of a class among four materials. */
function memberOfClass(random: Random): SolvedDraft {
  const wanted = random.pick(MATTER_CLASSES);
  const answer = random.pick(MATERIALS[wanted]);
  const others = MATTER_CLASSES.filter((each) => each !== wanted).map((each) => ({
    slip: slipOf(WORDS, `is-${each}`),
    value: random.pick(MATERIALS[each]),
  }));
  return {
    kind: "solved",
    variant: "member",
    values: { class: word(wanted), materials: list(random.shuffle([answer, ...others.map(({ value }) => value)])) },
    steps: [step(`recall-${wanted}`), step("member", [], { class: word(wanted), answer })],
    answer: { id: "member", value: answer },
    distractors: others,
  };
}

/** The one intensive property among extensive ones, or the other way round. */
function kindOfProperty(random: Random): SolvedDraft {
  const [kind, other] = random.shuffle(["intensive", "extensive"] as const);
  if (kind === undefined || other === undefined) throw new Error("Two kinds of properties");
  const answer = word(random.pick(PROPERTIES[kind]));
  const others = random.pickSeveral<string>(PROPERTIES[other], 3).map(word);
  return {
    kind: "solved",
    variant: kind,
    values: { properties: list(random.shuffle([answer, ...others])) },
    steps: [step("halve-the-sample"), step(kind, [], { answer })],
    answer: { id: kind, value: answer },
    distractors: others.map((value) => ({ slip: slipOf(WORDS, `is-${other}`), value })),
  };
}

/** How many of six materials are pure substances. */
function countPure(random: Random): SolvedDraft {
  const picks = random.pickSeveral(
    MATTER_CLASSES.flatMap((each) => MATERIALS[each].map((material) => ({ material, of: each }))),
    6,
  );
  const countOf = (...classes: readonly MatterClass[]): number => picks.filter(({ of }) => classes.includes(of)).length;
  const pure = countOf("element", "compound");
  return {
    kind: "solved",
    variant: "count-pure",
    values: { materials: list(picks.map(({ material }) => material)) },
    steps: [
      step("strike-mixtures"),
      step("count-pure", [worked("N", [count(countOf("element")), "+", count(countOf("compound"))], count(pure))]),
    ],
    answer: { id: "count-pure", value: count(pure) },
    distractors: wrongCounts(pure, [
      [slipOf(WORDS, "solutions-counted"), pure + countOf("homogeneous")],
      [slipOf(WORDS, "compounds-left-out"), countOf("element")],
      [slipOf(WORDS, "elements-left-out"), countOf("compound")],
      [slipOf(WORDS, "mixtures-counted"), picks.length - pure],
    ]),
  };
}

/** A part of a sample has the density of the whole, but not its mass. */
function densityOfPiece(random: Random): SolvedDraft {
  const volume = random.measured({ from: 11, to: 90, figures: 3 }, "cm^3");
  const mass = rounded(volume.value.times(2.2 + 8.5 * random.next()), "g");
  const pieces = random.integer(2, 8);
  const density = computed(mass.value.div(volume.value), "g/cm^3", mass, volume);
  return {
    kind: "solved",
    variant: "density-of-piece",
    values: { pieces: count(pieces) },
    givens: { mass: ["m", mass], volume: ["V", volume] },
    steps: [step("density-is-intensive"), step("density", [worked("ρ", [["m", mass], "/", ["V", volume]], density)])],
    answer: quantityAnswer("density", density),
    distractors: wrongQuantities(density, [
      [slipOf(WORDS, "density-divided"), density.value.div(pieces)],
      [slipOf(WORDS, "density-multiplied"), density.value.times(pieces)],
      ["inverted-ratio", volume.value.div(mass.value)],
    ]),
  };
}

/** Elements, compounds and mixtures; what changes with the size of a sample. */
export const matterClasses: Family = {
  id: "matter-classes",
  subtopic: "classification-of-matter",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: classOfMaterial,
    medium: kindOfProperty,
    hard: (random) => random.pick([classOfFinding, countPure, countPure, densityOfPiece])(random),
  },
};

/** The material of a class among others. Which of four long names is meant can be picked, but not fairly be written. */
export const matterMembers: Family = {
  id: "matter-members",
  subtopic: "classification-of-matter",
  words: WORDS,
  forms: ["choice"],
  levels: { medium: memberOfClass },
};
