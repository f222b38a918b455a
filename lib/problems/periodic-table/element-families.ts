import { wrongChoices } from "../solved.ts";
import { count, expression, formulaTerm, list, step } from "../../methods/terms.ts";
import { compose } from "../../nomenclature/compose.ts";
import type { Draft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { getMainElement, inGroup, MAIN_ELEMENTS } from "./elements.ts";
import type { MainElement } from "./elements.ts";

const WORDS = "problems-periodic-table.element-families";

const word = wordIn(WORDS);

/** The families with names of their own, by group. */
const FAMILIES = { "alkali-metals": 1, "alkaline-earth-metals": 2, halogens: 17, "noble-gases": 18 } as const;

type FamilyName = keyof typeof FAMILIES;

const NAMES = [
  "alkali-metals",
  "alkaline-earth-metals",
  "halogens",
  "noble-gases",
] as const satisfies readonly FamilyName[];

/** What is said of a family and of no other: keys of messages. */
const TRAITS: Readonly<Record<FamilyName, readonly string[]>> = {
  "alkali-metals": ["soft-cut", "one-outer", "ion-plus-one", "oil", "most-reactive-metals"],
  "alkaline-earth-metals": ["two-outer", "ion-plus-two", "chloride-two", "lime"],
  halogens: ["seven-outer", "ion-minus-one", "diatomic-colored", "salt-formers", "most-reactive-nonmetals"],
  "noble-gases": ["full-shell", "monatomic", "hardly-react", "lamps"],
};

const members = (name: FamilyName): readonly MainElement[] => inGroup(FAMILIES[name]);

/** The family of an element. */
function askFamily(random: Random): Draft {
  const name = random.pick(NAMES);
  const element = random.pick(members(name));
  return {
    kind: "solved",
    variant: "family",
    values: { element: formulaTerm(element.symbol) },
    steps: [step("find-group", [], { element: formulaTerm(element.symbol) }), step("name-of-group")],
    answer: { id: "family", value: word(name), values: { element: formulaTerm(element.symbol) } },
    distractors: wrongChoices(NAMES, name, () => slipOf(WORDS, "other-family"), word),
  };
}

/** The member of a family among four elements, or the one that is none. */
function askMember(random: Random): Draft {
  const name = random.pick(NAMES);
  const variant = random.pick(["member", "stranger"] as const);
  const inside = members(name);
  const outside = MAIN_ELEMENTS.filter(({ group, symbol }) => group !== FAMILIES[name] && symbol !== "H");
  const [answer, others] =
    variant === "member"
      ? [random.pick(inside), random.pickSeveral(outside, 3)]
      : [random.pick(outside), random.pickSeveral(inside, 3)];
  return {
    kind: "solved",
    variant,
    values: {
      family: word(name),
      elements: list(random.shuffle([answer, ...others]).map(({ symbol }) => formulaTerm(symbol))),
    },
    steps: [step("group-of-family", [], { family: word(name) }), step("look-through")],
    answer: { id: variant, value: formulaTerm(answer.symbol), values: { family: word(name) } },
    distractors: others.map(({ symbol }) => ({
      slip: slipOf(WORDS, variant === "member" ? "not-a-member" : "is-a-member"),
      value: formulaTerm(symbol),
    })),
  };
}

/** The element that behaves most like another: it stands in the same column. */
function askSimilar(random: Random): Draft | null {
  const element = random.pick(MAIN_ELEMENTS.filter(({ symbol, period }) => symbol !== "H" && period < 6));
  const column = inGroup(element.group).filter(
    (each) => each !== element && Math.abs(each.period - element.period) <= 2,
  );
  const others = MAIN_ELEMENTS.filter(
    (each) =>
      each.symbol !== "H" && Math.abs(each.group - element.group) > 1 && Math.abs(each.period - element.period) <= 1,
  );
  if (column.length === 0 || (element.group > 12 && element.group < 16)) return null;
  const answer = random.pick(column);
  const wrong = random.pickSeveral(others, 3);
  return {
    kind: "solved",
    variant: "similar",
    values: {
      element: formulaTerm(element.symbol),
      elements: list(random.shuffle([answer, ...wrong]).map(({ symbol }) => formulaTerm(symbol))),
    },
    steps: [step("find-group", [], { element: formulaTerm(element.symbol) }), step("same-column")],
    answer: { id: "similar", value: formulaTerm(answer.symbol), values: { element: formulaTerm(element.symbol) } },
    distractors: wrong.map((each) => ({
      slip: slipOf(WORDS, each.period === element.period ? "same-period" : "other-column"),
      value: formulaTerm(each.symbol),
    })),
  };
}

/** The family that a description fits. */
function askTrait(random: Random): Draft {
  const name = random.pick(NAMES);
  const trait = random.pick(TRAITS[name]);
  return {
    kind: "solved",
    variant: "trait",
    values: { trait: word(trait) },
    steps: [step("outer-shell"), step("name-of-group")],
    answer: { id: "trait", value: word(name) },
    distractors: wrongChoices(NAMES, name, () => slipOf(WORDS, "other-family"), word),
  };
}

/** A compound of one member says the compound of another. */
function askAnalogy(random: Random): Draft | null {
  const metal = random.pick([...inGroup(1), ...inGroup(2), getMainElement("Al"), getMainElement("Ga")]);
  const nonmetal = random.pick([...inGroup(17), ...["O", "S", "Se"].map(getMainElement)]);
  const twin = random.pick(
    MAIN_ELEMENTS.filter(
      ({ group, symbol, charge }) =>
        group === metal.group && symbol !== metal.symbol && charge === metal.charge && symbol !== "H",
    ),
  );
  const other = random.pick(
    MAIN_ELEMENTS.filter(
      ({ group, charge }) => group === nonmetal.group && charge === nonmetal.charge && charge !== null,
    ),
  );
  if (metal.charge === null || nonmetal.charge === null) return null;
  const formulaOf = (a: MainElement, b: MainElement): string =>
    compose({
      kind: "salt",
      cations: [{ atoms: a.symbol, charge: a.charge ?? 1 }],
      anion: { atoms: b.symbol, charge: b.charge ?? -1 },
    }) ?? "";
  const [known, wanted] = [formulaOf(metal, nonmetal), formulaOf(twin, other)];
  const write = (a: number, b: number): string => `${twin.symbol}${a === 1 ? "" : a}${other.symbol}${b === 1 ? "" : b}`;
  const wrong = [write(1, 1), write(2, 1), write(1, 2), write(1, 3), write(2, 3)].filter((each) => each !== wanted);
  return {
    kind: "solved",
    variant: "analogy",
    values: { known: formulaTerm(known), metal: formulaTerm(twin.symbol), nonmetal: formulaTerm(other.symbol) },
    steps: [
      step(
        "same-groups",
        [
          expression(formulaTerm(twin.symbol), ":", word("group"), count(twin.group)),
          expression(formulaTerm(other.symbol), ":", word("group"), count(other.group)),
        ],
        { known: formulaTerm(known) },
      ),
      step("same-numbers", [], { known: formulaTerm(known) }),
    ],
    answer: { id: "analogy", value: formulaTerm(wanted), values: { known: formulaTerm(known) } },
    distractors: random
      .shuffle(wrong)
      .map((each) => ({ slip: slipOf(WORDS, "other-numbers"), value: formulaTerm(each) })),
  };
}

/** The member of a family in a period. */
function askInPeriod(random: Random): Draft {
  const name = random.pick(NAMES);
  const element = random.pick(members(name));
  const samePeriod = NAMES.filter((each) => each !== name).flatMap((each) =>
    members(each).filter(({ period }) => period === element.period),
  );
  const sameFamily = members(name).filter((each) => each !== element);
  return {
    kind: "solved",
    variant: "in-period",
    values: { family: word(name), period: count(element.period) },
    steps: [
      step("group-of-family", [], { family: word(name) }),
      step("go-to-period", [], { period: count(element.period) }),
    ],
    answer: { id: "in-period", value: formulaTerm(element.symbol), values: { family: word(name) } },
    distractors: [
      ...sameFamily
        .slice(0, 3)
        .map(({ symbol }) => ({ slip: slipOf(WORDS, "wrong-period"), value: formulaTerm(symbol) })),
      ...samePeriod.map(({ symbol }) => ({ slip: slipOf(WORDS, "not-a-member"), value: formulaTerm(symbol) })),
    ],
  };
}

/** Families of elements, and what their members have in common. */
export const elementFamilies: Family = {
  id: "element-families",
  subtopic: "element-families",
  words: WORDS,
  forms: ["free", "choice"],
  levels: {
    easy: (random) => (random.chance(0.4) ? askFamily(random) : askMember(random)),
    medium: (random) =>
      random.chance(0.5) ? askSimilar(random) : random.chance(0.5) ? askTrait(random) : askInPeriod(random),
    hard: askAnalogy,
  },
};
