import { wrongChoices } from "../solved.ts";
import type { Term } from "../../methods/facts.ts";
import { expression, joined, step } from "../../methods/terms.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { PROPERTY_OF, SEPARATING_PROPERTIES, SOLIDS, TASKS } from "./separations.ts";

const WORDS = "problems-matter.separation";

const message = (group: "words" | "tasks" | "acts", id: string): Term => ({
  kind: "word",
  key: `${WORDS}.${group}.${id}`,
});

const word = (id: string): Term => message("words", id);

/** The technique for a task. */
function techniqueFor(random: Random): SolvedDraft {
  const { id, technique, fail } = random.pick(TASKS);
  const answer = word(technique);
  return {
    kind: "solved",
    variant: "technique",
    values: { task: message("tasks", id) },
    steps: [step("states-of-parts"), step("how-parts-differ"), step("technique", [], { answer })],
    answer: { id: "technique", value: answer },
    distractors: fail.map((each) => ({ slip: slipOf(WORDS, each), value: word(each) })),
  };
}

/** The property in which the parts differ. */
function propertyFor(random: Random): SolvedDraft | null {
  const { id, technique } = random.pick(TASKS);
  const property = PROPERTY_OF[technique];
  if (property === undefined) return null;
  const answer = word(property);
  return {
    kind: "solved",
    variant: "property",
    values: { task: message("tasks", id), technique: word(technique) },
    steps: [step("follow-both-parts"), step("property", [], { answer })],
    answer: { id: "property", value: answer },
    distractors: wrongChoices(SEPARATING_PROPERTIES, property, (other) => slipOf(WORDS, other), word),
  };
}

/** A soluble and an insoluble solid that leave each other alone in water: chalk takes the copper out of copper sulfate. */
function pickSolids(
  random: Random,
  left: readonly string[] = [],
): { readonly soluble: Term; readonly insoluble: Term } {
  const soluble = random.pick(SOLIDS.soluble.filter((each) => !left.includes(each)));
  const insoluble = random.pick(SOLIDS.insoluble.filter((each) => soluble !== "copper-sulfate" || each !== "chalk"));
  return { soluble: word(soluble), insoluble: word(insoluble) };
}

/** Two solids, water and a filter: what stays, what passes, what is left in the dish. */
function throughFilter(random: Random, places: readonly ("on-filter" | "in-filtrate" | "in-dish")[]): SolvedDraft {
  const { soluble, insoluble } = pickSolids(random);
  const place = random.pick(places);
  const [answer, other] = place === "on-filter" ? [insoluble, soluble] : [soluble, insoluble];
  const [first, second] = random.shuffle([soluble, insoluble]);
  if (first === undefined || second === undefined) throw new Error("Two solids");
  const wrong: SolvedDraft["distractors"] = [
    { slip: slipOf(WORDS, place === "on-filter" ? "dissolved-held-back" : "solid-let-through"), value: other },
    { slip: slipOf(WORDS, "both-together"), value: word("both") },
    { slip: slipOf(WORDS, "neither-there"), value: word("neither") },
  ];
  return {
    kind: "solved",
    variant: place,
    values: { first, second },
    steps: [step("which-dissolves"), step("what-a-filter-holds"), step(place, [], { answer })],
    answer: { id: place, value: answer },
    distractors: wrong,
  };
}

/** Three solids parted by a magnet, water, a filter and heat, the magnet first or last. */
function threeSolids(random: Random): SolvedDraft {
  const order = random.pick(["magnet-first", "magnet-last"] as const);
  // Iron and nickel that are still there would turn dissolved copper sulfate into copper.
  const parts = {
    magnetic: word(random.pick(SOLIDS.magnetic)),
    ...pickSolids(random, order === "magnet-last" ? ["copper-sulfate"] : []),
  };
  const asked = random.pick(["magnetic", "soluble", "insoluble"] as const);
  const [first, second, third] = random.shuffle(Object.values(parts));
  if (first === undefined || second === undefined || third === undefined) throw new Error("Three solids");
  const others = (["magnetic", "soluble", "insoluble"] as const).filter((each) => each !== asked);
  return {
    kind: "solved",
    variant: `${order}-${asked}`,
    values: { first, second, third },
    steps: [step("three-behaviors"), step(order), step(asked, [], { answer: parts[asked] })],
    answer: { id: "three", value: parts[asked] },
    distractors: [
      ...others.map((each) => ({ slip: slipOf(WORDS, `is-${each}`), value: parts[each] })),
      { slip: slipOf(WORDS, "not-parted"), value: word("mixture-of-two") },
    ],
  };
}

type Act = "magnet" | "add-water" | "filter" | "evaporate";

const orderOf = (acts: readonly Act[]) =>
  expression(
    ...joined(
      acts.map((act) => [message("acts", act)]),
      "->",
    ),
  );

/** The order in which the acts part all solids of a mixture. */
function orderOfActs(random: Random): SolvedDraft {
  const { soluble, insoluble } = pickSolids(random);
  const magnetic = word(random.pick(SOLIDS.magnetic));
  const isThree = random.chance(0.5);
  const first: readonly Act[] = isThree ? ["magnet"] : [];
  const right = orderOf([...first, "add-water", "filter", "evaporate"]);
  const wrong = [
    ["filtered-too-early", ["filter", "add-water", "evaporate"]],
    ["evaporated-too-early", ["add-water", "evaporate", "filter"]],
    ["nothing-dissolved", ["filter", "evaporate", "add-water"]],
  ] as const satisfies readonly (readonly [string, readonly Act[]])[];
  return {
    kind: "solved",
    variant: isThree ? "order-of-three" : "order-of-two",
    values: { soluble, insoluble, ...(isThree && { magnetic }) },
    steps: [step("which-dissolves"), step("what-a-filter-holds"), step("order", [], { answer: right })],
    answer: { id: "order", value: right },
    distractors: wrong.map(([slip, acts]) => ({ slip: slipOf(WORDS, slip), value: orderOf([...first, ...acts]) })),
  };
}

/** Which technique parts a mixture, why, and what ends up where. */
export const separation: Family = {
  id: "separation",
  subtopic: "separation-techniques",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.5) ? techniqueFor(random) : throughFilter(random, ["on-filter", "in-filtrate"])),
    medium: (random) => (random.chance(0.5) ? propertyFor(random) : throughFilter(random, ["in-dish"])),
    hard: threeSolids,
  },
};

/** The order of several acts: to be picked, for a sentence that tells it cannot be marked. */
export const separationOrder: Family = {
  id: "separation-order",
  subtopic: "separation-techniques",
  words: WORDS,
  forms: ["choice"],
  levels: { hard: orderOfActs },
};
