import { rounded } from "../rounded.ts";
import type { FactValue } from "../../methods/facts.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import { equals, exactly, givenTerm, shownTerm, worked } from "../../methods/rules/quantity-terms.ts";
import { expression, formulaTerm, list, step, variable } from "../../methods/terms.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { quantity } from "../../quantity/quantity.ts";
import { given, wrongQuantity } from "../draft.ts";
import type { ComputedDraft, Draft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import { molarMassOf } from "../molar-mass-of.ts";
import type { Random } from "../random.ts";
import { slipOf } from "../slip-name.ts";
import { quantityAnswer, wrongQuantities } from "../solved.ts";
import { wordIn } from "../word-in.ts";

const WORDS = "problems-materials.alloys-semiconductors";

const slip = (name: string): string => slipOf(WORDS, name);
const word = wordIn(WORDS);

/** Binary alloys: the main metal, the other, and the usual percentages of the other (ASM Handbook, volumes 1 and 2). */
const ALLOYS = [
  { name: "brass", main: "Cu", other: "Zn", from: 5, to: 45 },
  { name: "bronze", main: "Cu", other: "Sn", from: 4, to: 22 },
  { name: "cupronickel", main: "Cu", other: "Ni", from: 10, to: 30 },
  { name: "solder", main: "Sn", other: "Pb", from: 30, to: 45 },
  { name: "sterling", main: "Ag", other: "Cu", from: 5, to: 20 },
  { name: "white-gold", main: "Au", other: "Pd", from: 10, to: 25 },
  { name: "nitinol", main: "Ni", other: "Ti", from: 43, to: 46 },
] as const;

type Alloy = (typeof ALLOYS)[number];

const sharePercent = ({ from, to }: Alloy, random: Random) => random.measured({ from, to, figures: 3 }, "%");

const alloyValues = ({ name, other }: Alloy): Record<string, FactValue> => ({
  alloy: word(name),
  metal: formulaTerm(other),
});

/** Composition by mass: the metal in a piece, its percentage, or the piece that a mass of metal makes. */
function askComposition(random: Random): ComputedDraft {
  const alloy = random.pick(ALLOYS);
  const percent = sharePercent(alloy, random);
  const sample = random.measured({ from: 12, to: 480, figures: 3 }, "g");
  const mass = rounded(sample.value.times(percent.value).div(100), "g");
  const [piece, share, metal] = [
    given("sample-mass", null, sample),
    given("mass-percent", alloy.other, percent),
    given("mass", alloy.other, mass),
  ];
  const values = alloyValues(alloy);
  const rest = (value: Decimal, unit: string) => [{ slip: slip("rest-of-alloy"), value: wrongQuantity(value, unit) }];
  return random.pick([
    (): ComputedDraft => ({
      kind: "computed",
      variant: "metal",
      givens: { sample: piece, percent: share },
      find: variableOf("mass", alloy.other),
      unit: "g",
      values,
      distractors: rest(sample.value.minus(mass.value), "g"),
    }),
    (): ComputedDraft => ({
      kind: "computed",
      variant: "percent",
      givens: { sample: piece, mass: metal },
      find: variableOf("mass-percent", alloy.other),
      unit: "%",
      values,
      distractors: rest(new Decimal(100).minus(percent.value), "%"),
    }),
    (): ComputedDraft => ({
      kind: "computed",
      variant: "piece",
      givens: { mass: metal, percent: share },
      find: variableOf("sample-mass", null),
      unit: "g",
      values,
    }),
  ])();
}

/** Group 15 gives silicon an electron more than its bonds need, group 13 one less. */
const DOPANTS = { "n-type": ["P", "As", "Sb"], "p-type": ["B", "Al", "Ga", "In"] } as const;
const HOSTS = ["Si", "Ge"] as const;
const UNDOPED = ["C", "Ge", "Sn", "Si"] as const;

type Doping = keyof typeof DOPANTS;

const DOPINGS = ["n-type", "p-type"] as const satisfies readonly Doping[];

/** The kind of conduction that a dopant gives, or the dopant for a kind. */
function askDoping(random: Random): SolvedDraft {
  const [type, opposite] = random.shuffle<Doping>(DOPINGS);
  if (type === undefined || opposite === undefined) throw new Error("There are two kinds of doping");
  const host = random.pick(HOSTS);
  const dopant = random.pick<string>(DOPANTS[type]);
  const steps: SolvedDraft["steps"] = [step("outer-electrons"), step(type)];
  if (random.chance(0.5)) {
    return {
      kind: "solved",
      variant: "type",
      values: { host: formulaTerm(host), dopant: formulaTerm(dopant) },
      steps,
      answer: { id: "type", value: word(type), values: { host: formulaTerm(host), dopant: formulaTerm(dopant) } },
      distractors: [
        { slip: slip("other-type"), value: word(opposite) },
        { slip: slip("no-change"), value: word("undoped") },
      ],
    };
  }
  const wrong = [
    ...random.pickSeveral<string>(DOPANTS[opposite], 2),
    random.pick(UNDOPED.filter((each) => each !== host)),
  ];
  return {
    kind: "solved",
    variant: "dopant",
    values: {
      host: formulaTerm(host),
      type: word(type),
      list: list(random.shuffle([dopant, ...wrong]).map((each) => formulaTerm(each))),
    },
    steps,
    answer: { id: "dopant", value: formulaTerm(dopant), values: { host: formulaTerm(host) } },
    distractors: wrong.map((each) => ({
      slip: slip(UNDOPED.some((same) => same === each) ? "same-group" : "other-type"),
      value: formulaTerm(each),
    })),
  };
}

/** Alloys and other materials by how their atoms are placed. */
const KINDS = [
  ["substitutional", ["brass", "bronze", "sterling", "cupronickel"]],
  ["interstitial", ["steel", "tungsten-carbide", "palladium-hydride"]],
  ["semiconductor", ["silicon-chip", "gallium-arsenide"]],
] as const;

function askKind(random: Random): SolvedDraft {
  const [kind, examples] = random.pick(KINDS);
  const material = word(random.pick<string>(examples));
  return {
    kind: "solved",
    variant: "kind",
    values: { material },
    steps: [step("atom-sizes"), step("places")],
    answer: { id: "kind", value: word(kind), values: { material } },
    distractors: KINDS.filter(([each]) => each !== kind).map(([each]) => ({ slip: slip(each), value: word(each) })),
  };
}

/** The fineness of gold: 24 carats are pure gold. */
function askCarats(random: Random): SolvedDraft {
  const carats = exactly(random.pick([8, 9, 10, 14, 18, 20, 21, 22]), "");
  const piece = random.measured({ from: 2.5, to: 48, figures: 3 }, "g");
  const share = carats.value.div(24);
  const isGold = random.chance(0.5);
  const gold = quantity(piece.value.times(share), "g", 3);
  const answer = isGold ? gold : quantity(piece.value.minus(gold.value), "g", 3);
  const whole = exactly(24, "");
  return {
    kind: "solved",
    variant: isGold ? "gold" : "other-metals",
    values: { carats: givenTerm(carats) },
    givens: { piece: ["m", piece] },
    steps: [
      step("carat", [expression(variable("w", "Au"), "=", givenTerm(carats), "/", shownTerm(whole))]),
      ...(isGold ? [] : [step("gold", [worked(variable("m", "Au"), [piece, "*", carats, "/", whole], gold)])]),
      isGold
        ? step("gold", [worked(variable("m", "Au"), [piece, "*", carats, "/", whole], gold)])
        : step("rest", [worked("m₁", [piece, "-", gold], answer)]),
    ],
    answer: quantityAnswer(isGold ? "gold" : "other-metals", answer),
    distractors: wrongQuantities(answer, [
      [slip("rest-for-gold"), piece.value.minus(answer.value)],
      [
        slip("carats-as-percent"),
        isGold
          ? piece.value.times(carats.value).div(100)
          : piece.value.times(new Decimal(100).minus(carats.value)).div(100),
      ],
      ["inverted-ratio", piece.value.div(share)],
    ]),
  };
}

/** The share of atoms from the share of mass. */
function askAtoms(random: Random): SolvedDraft {
  const alloy = random.pick(ALLOYS);
  const percent = sharePercent(alloy, random);
  const rest = quantity(new Decimal(100).minus(percent.value), "g", 3);
  const mass = quantity(percent.value, "g", 3);
  const [other, main] = [molarMassOf(alloy.other), molarMassOf(alloy.main)];
  const [n, m] = [quantity(mass.value.div(other), "mol", 3), quantity(rest.value.div(main), "mol", 3)];
  const answer = quantity(n.value.div(n.value.plus(m.value)).times(100), "%", 3);
  return {
    kind: "solved",
    variant: "atoms",
    values: { ...alloyValues(alloy), main: formulaTerm(alloy.main) },
    givens: { percent: [variable("w", alloy.other), percent] },
    steps: [
      step("hundred-grams", [
        equals(variable("m", alloy.other), shownTerm(mass)),
        equals(variable("m", alloy.main), shownTerm(rest)),
      ]),
      step("amounts", [
        worked(variable("n", alloy.other), [mass, "/", exactly(other, "g/mol")], n),
        worked(variable("n", alloy.main), [rest, "/", exactly(main, "g/mol")], m),
      ]),
      step("atom-share", [
        worked(variable("x", alloy.other), [n, "/", "(", n, "+", m, ")", "*", exactly(100, "%")], answer),
      ]),
    ],
    answer: quantityAnswer("atoms", answer, { metal: formulaTerm(alloy.other) }),
    distractors: wrongQuantities(answer, [
      [slip("mass-for-atoms"), percent.value],
      [slip("main-metal"), new Decimal(100).minus(answer.value)],
      [slip("ratio-for-share"), n.value.div(m.value).times(100)],
      [
        slip("masses-multiplied"),
        mass.value
          .times(other)
          .div(mass.value.times(other).plus(rest.value.times(main)))
          .times(100),
      ],
    ]),
  };
}

/** Band gaps at 300 K in eV: Sze and Ng, Physics of Semiconductor Devices, appendix F. */
const GAPS = [
  ["Si", "1.12"],
  ["Ge", "0.66"],
  ["GaAs", "1.42"],
  ["GaP", "2.26"],
  ["GaN", "3.44"],
  ["CdS", "2.42"],
  ["CdSe", "1.70"],
  ["CdTe", "1.56"],
  ["InP", "1.35"],
  ["InAs", "0.36"],
  ["ZnS", "3.68"],
  ["ZnO", "3.35"],
  ["InSb", "0.17"],
  ["PbS", "0.41"],
] as const;

/** h c in eV·nm, from the constants. */
const PHOTON = exactly(
  CONSTANTS.planck.value
    .times(CONSTANTS.lightSpeed.value)
    .div(CONSTANTS.elementaryCharge.value)
    .times(1e9)
    .toSignificantDigits(6),
  "eV·nm",
);

/** The longest wavelength that a semiconductor absorbs, or its gap from that. */
function askGap(random: Random): SolvedDraft {
  const [formula, text] = random.pick(GAPS);
  const isWavelength = random.chance(0.5);
  const figures = text.startsWith("0") ? 2 : 3;
  const gap = quantity(text, "eV", figures);
  const wavelength = rounded(PHOTON.value.div(gap.value), "nm", figures);
  const [known, answer] = isWavelength
    ? [gap, quantity(PHOTON.value.div(gap.value), "nm", figures)]
    : [wavelength, quantity(PHOTON.value.div(wavelength.value), "eV", figures)];
  const [sought, from] = isWavelength ? (["λ", "E"] as const) : (["E", "λ"] as const);
  return {
    kind: "solved",
    variant: isWavelength ? "wavelength" : "gap",
    values: { formula: formulaTerm(formula), product: shownTerm(PHOTON) },
    givens: { known: [from, known] },
    steps: [
      step("photon", [expression(variable("E"), "=", variable("h·c"), "/", variable("λ"))]),
      step(isWavelength ? "wavelength" : "gap", [worked(sought, [["h·c", PHOTON], "/", [from, known]], answer)]),
    ],
    answer: quantityAnswer(isWavelength ? "wavelength" : "gap", answer, { formula: formulaTerm(formula) }),
    distractors: wrongQuantities(answer, [
      ["multiplied-instead-of-divided", PHOTON.value.times(known.value)],
      ["inverted-ratio", known.value.div(PHOTON.value)],
      [slip("half"), answer.value.div(2)],
      [slip("double"), answer.value.times(2)],
    ]),
  };
}

const easy = (random: Random): Draft => random.pick([askDoping, askKind, askComposition, askComposition])(random);

const medium = (random: Random): Draft => askCarats(random);

const hard = (random: Random): Draft => (random.chance(0.55) ? askAtoms(random) : askGap(random));

/** What alloys are made of, by mass and by atoms; how semiconductors are doped, and the light that they absorb. */
export const alloysSemiconductors: Family = {
  id: "alloys-semiconductors",
  subtopic: "alloys-semiconductors",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy, medium, hard },
};
