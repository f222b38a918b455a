import { wrongChoices } from "../solved.ts";
import { WEAK_ACIDS, WEAK_BASES } from "../../chemistry/data/acid-constants.ts";
import { WATER_CONSTANT } from "../../chemistry/data/water-constant.ts";
import { formulaTerm, list, step } from "../../methods/terms.ts";
import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Condition } from "../../methods/rules/rule.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { given } from "../draft.ts";
import type { ComputedDraft, SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import type { Solved } from "../solved-facts.ts";
import { slipOf } from "../slip-name.ts";
import { wordIn } from "../word-in.ts";
import { constantOf, sampleConcentration, wrongPowers } from "./acidity.ts";
import { findHydrolysis } from "./salt-hydrolysis.ts";

const WORDS = "problems-acids.salt-solutions";

const OUTCOMES = ["acidic", "neutral", "basic"] as const;

type Outcome = (typeof OUTCOMES)[number];

/** The words of solutions are those of the pH scale's families. */
const word = wordIn<Outcome>("problems-acids.acidic-or-basic");

/** An ion, the acid or base it comes from, and the salt that it forms with a partner. */
type Anion = {
  readonly ion: string;
  readonly parent: string;
  readonly isWeak: boolean;
  readonly salt: (cation: string) => string;
};

const before = (anion: string) => (cation: string) => `${cation}${anion}`;
const behind = (anion: string) => (cation: string) => `${anion}${cation}`;

const ANIONS: readonly Anion[] = [
  { ion: "Cl^-", parent: "HCl", isWeak: false, salt: before("Cl") },
  { ion: "Br^-", parent: "HBr", isWeak: false, salt: before("Br") },
  { ion: "I^-", parent: "HI", isWeak: false, salt: before("I") },
  { ion: "NO3^-", parent: "HNO3", isWeak: false, salt: before("NO3") },
  { ion: "ClO4^-", parent: "HClO4", isWeak: false, salt: before("ClO4") },
  { ion: "F^-", parent: "HF", isWeak: true, salt: before("F") },
  { ion: "CN^-", parent: "HCN", isWeak: true, salt: before("CN") },
  { ion: "NO2^-", parent: "HNO2", isWeak: true, salt: before("NO2") },
  { ion: "ClO^-", parent: "HClO", isWeak: true, salt: before("ClO") },
  { ion: "CH3COO^-", parent: "CH3COOH", isWeak: true, salt: behind("CH3COO") },
  { ion: "HCOO^-", parent: "HCOOH", isWeak: true, salt: behind("HCOO") },
  { ion: "C6H5COO^-", parent: "C6H5COOH", isWeak: true, salt: behind("C6H5COO") },
];

type Cation = { readonly ion: string; readonly symbol: string; readonly parent: string; readonly isWeak: boolean };

const CATIONS: readonly Cation[] = [
  { ion: "Na^+", symbol: "Na", parent: "NaOH", isWeak: false },
  { ion: "K^+", symbol: "K", parent: "KOH", isWeak: false },
  { ion: "Li^+", symbol: "Li", parent: "LiOH", isWeak: false },
  { ion: "NH4^+", symbol: "NH4", parent: "NH3", isWeak: true },
  { ion: "CH3NH3^+", symbol: "CH3NH3", parent: "CH3NH2", isWeak: true },
  { ion: "C2H5NH3^+", symbol: "C2H5NH3", parent: "C2H5NH2", isWeak: true },
];

const strongAnions = ANIONS.filter(({ isWeak }) => !isWeak);
const weakAnions = ANIONS.filter(({ isWeak }) => isWeak);
const strongCations = CATIONS.filter(({ isWeak }) => !isWeak);
const weakCations = CATIONS.filter(({ isWeak }) => isWeak);

/** The ions of a salt whose solution is to be so; only one of them reacts with water. */
function sampleIons(random: Random, outcome: Outcome): { readonly cation: Cation; readonly anion: Anion } {
  return {
    cation: random.pick(outcome === "acidic" ? weakCations : strongCations),
    anion: random.pick(outcome === "basic" ? weakAnions : strongAnions),
  };
}

/** Acidic, neutral or basic, from the acid and base that the salt comes from; null for a salt that is in no table. */
export function solveSalt(formula: string): Solved | null {
  const found = findHydrolysis(formula);
  if (found === null) return null;
  const { outcome, reacting, acid, base } = found;
  const salt = formulaTerm(formula);
  const ions = { cation: formulaTerm(found.cation), anion: formulaTerm(found.anion) };
  const constants = {
    acid: formulaTerm(acid),
    base: formulaTerm(base),
    acidConstant: givenTerm(constantOf(WEAK_ACIDS[acid] ?? "1")),
    baseConstant: givenTerm(constantOf(WEAK_BASES[base] ?? "1")),
    outcome: word(outcome),
  };
  return {
    steps: [
      step("parents", [], { salt, acid: formulaTerm(acid), base: formulaTerm(base) }),
      reacting === "both" ? step("both", [], { ...ions, ...constants }) : step(outcome, [], ions),
    ],
    answer: { id: "kind", value: word(outcome), values: { salt } },
  };
}

/** The one of several salts whose solution is so; null where there is none or more. */
export function solveWhichSalt(formulas: readonly string[], outcome: Outcome): Solved | null {
  const all = formulas.map((formula) => ({ formula, found: findHydrolysis(formula) }));
  const [right, ...others] = all.filter(({ found }) => found?.outcome === outcome);
  if (all.some(({ found }) => found === null) || right?.found === undefined || right.found === null) return null;
  if (others.length > 0 || right.found.reacting === "both") return null;
  return whichSteps(right.formula, outcome, right.found);
}

function whichSteps(
  salt: string,
  outcome: Outcome,
  { acid, base }: { readonly acid: string; readonly base: string },
): Solved {
  const values = { salt: formulaTerm(salt), acid: formulaTerm(acid), base: formulaTerm(base) };
  return {
    steps: [step("look-for-parents"), step(`find-${outcome}-salt`, [], values)],
    answer: { id: "salt", value: formulaTerm(salt) },
  };
}

function classify(random: Random): SolvedDraft {
  const outcome = random.pick(OUTCOMES);
  const { cation, anion } = sampleIons(random, outcome);
  const formula = anion.salt(cation.symbol);
  const solved = solveSalt(formula);
  if (solved === null) throw new Error(`${formula} is in no table of salts`);
  return {
    kind: "solved",
    variant: "kind",
    values: { salt: formulaTerm(formula) },
    ...solved,
    distractors: wrongChoices(
      OUTCOMES,
      outcome,
      (other) =>
        slipOf(WORDS, other === "neutral" ? "always-neutral" : outcome === "neutral" ? "no-weak-parent" : "reversed"),
      word,
    ),
  };
}

/** The one ion among others that makes a solution acidic, or basic. */
function reactingIon(random: Random): SolvedDraft {
  const side = random.pick(["acidic", "basic"] as const);
  const right = side === "acidic" ? random.pick(weakCations) : random.pick(weakAnions);
  const opposite = side === "acidic" ? random.pick(weakAnions) : random.pick(weakCations);
  const idle = [random.pick(strongCations), random.pick(strongAnions)];
  const wrong = [opposite, ...idle];
  return {
    kind: "solved",
    variant: `${side}-ion`,
    values: { ions: list(random.shuffle([right, ...wrong]).map(({ ion }) => formulaTerm(ion))) },
    steps: [
      step(`recall-${side}`),
      step(`find-${side}`, [], { ion: formulaTerm(right.ion), parent: formulaTerm(right.parent) }),
    ],
    answer: { id: "ion", value: formulaTerm(right.ion) },
    distractors: wrong.map((each) => ({
      slip: slipOf(WORDS, each === opposite ? "other-side" : "idle-ion"),
      value: formulaTerm(each.ion),
    })),
  };
}

/** Which of several salts makes its solution acidic, or basic, or leaves it neutral. */
function whichSalt(random: Random): SolvedDraft {
  const outcome = random.pick(OUTCOMES);
  const make = (kind: Outcome): string => {
    const { cation, anion } = sampleIons(random, kind);
    return anion.salt(cation.symbol);
  };
  const { cation, anion } = sampleIons(random, outcome);
  const right = anion.salt(cation.symbol);
  const others = OUTCOMES.filter((other) => other !== outcome);
  const wrong = [...others, random.pick(others)].map((kind) => ({ kind, salt: make(kind) }));
  const distinct = wrong.filter((each, index) => wrong.findIndex(({ salt }) => salt === each.salt) === index);
  return {
    kind: "solved",
    variant: `${outcome}-salt`,
    values: {
      salts: list(random.shuffle([right, ...distinct.map(({ salt }) => salt)]).map((salt) => formulaTerm(salt))),
    },
    ...whichSteps(right, outcome, { acid: anion.parent, base: cation.parent }),
    distractors: distinct.map(({ kind, salt }) => ({ slip: slipOf(WORDS, `${kind}-salt`), value: formulaTerm(salt) })),
  };
}

/** The pH of a salt's solution, from the constant of the acid or base that it comes from. */
function ph(random: Random): ComputedDraft {
  const isBasic = random.chance(0.65);
  const { anion, cation } = sampleIons(random, isBasic ? "basic" : "acidic");
  const salt = anion.salt(cation.symbol);
  const { parent } = isBasic ? anion : cation;
  const constant = constantOf((isBasic ? WEAK_ACIDS[parent] : WEAK_BASES[parent]) ?? "");
  const molarity = sampleConcentration(random, -1.3, -0.1);
  const phOf = (ion: Decimal): Decimal => (isBasic ? ion.log(10).plus(14) : ion.log(10).neg());
  const ion = WATER_CONSTANT.div(constant.value).times(molarity.value).sqrt();
  const result = phOf(ion);
  return {
    kind: "computed",
    variant: isBasic ? "ph-of-anion" : "ph-of-cation",
    givens: {
      molarity: given("molarity", salt, molarity),
      constant: given(isBasic ? "acid-constant" : "base-constant", null, constant),
    },
    find: variableOf("ph", null),
    unit: "",
    scene: { conditions: new Set<Condition>([isBasic ? "salt-of-acid" : "salt-of-base"]) },
    values: { salt: formulaTerm(salt), parent: formulaTerm(parent) },
    distractors: wrongPowers(result, [
      [slipOf(WORDS, "parent-constant"), phOf(constant.value.times(molarity.value).sqrt())],
      [slipOf(WORDS, "always-neutral"), new Decimal(7)],
      ["acid-for-base", result.neg().plus(14)],
    ]),
  };
}

/** Salts in water: which ion reacts, and how acidic or basic the solution is. */
export const saltSolutions: Family = {
  id: "salt-solutions",
  subtopic: "salt-hydrolysis",
  words: WORDS,
  forms: ["free", "choice"],
  levels: { easy: classify, medium: (random) => random.pick([reactingIon, whichSalt])(random), hard: ph },
};
