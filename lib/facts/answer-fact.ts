import { getFormula } from "../chemistry/formula/parse.ts";
import type { Locale } from "../i18n/locales.ts";
import { nameOf } from "../nomenclature/name-of.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { solve } from "../solver/solve.ts";
import { tellComparison } from "./comparisons.ts";
import { tellConstant } from "./constants.ts";
import { tellElement } from "./element-facts.ts";
import { tellLab } from "./lab/tell-lab.ts";
import { tellLookup } from "./lab/tell-lookup.ts";
import type { FactQuestion } from "./fact-question.ts";
import { isLabProperty, type Property } from "./properties.ts";
import { findSmiles } from "./structures.ts";
import { tellSubstance } from "./substance-facts.ts";
import { formulaOfThing, substanceOf, type Thing } from "./things.ts";
import type { Told } from "./told.ts";

/** What is known of a question for a fact: a solution with its steps, or sentences. `drawn`: its skeleton, in SMILES, with
 * what its formula says. `unknown`: nothing is known. */
export type FactAnswer =
  | { readonly kind: "solved"; readonly solutions: readonly SolutionFacts[] }
  | {
      readonly kind: "drawn";
      readonly formula: string;
      readonly smiles: string;
      readonly solutions: readonly SolutionFacts[];
    }
  | { readonly kind: "told"; readonly told: readonly Told[] }
  | { readonly kind: "unknown"; readonly thing: Thing; readonly property: Property };

/** More at once are no question for a fact. */
const MOST_THINGS = 6;

/** The answer to a question for a fact. */
export function answerFact(question: FactQuestion, locale: Locale): FactAnswer | null {
  const { property, extreme, things, constant, lookup } = question;
  if (constant !== null) return { kind: "told", told: [tellConstant(constant)] };
  if (lookup !== null) return { kind: "told", told: tellLookup(lookup) };
  const [first] = things;
  if (first === undefined || things.length > MOST_THINGS) return null;
  const sentence = solvedSentence(question);
  const solved = sentence === null ? null : solve(sentence, locale);
  if (solved?.kind === "solved") return { kind: "solved", solutions: solved.solutions };
  const drawn = property === "drawing" || property === "shape" ? drawSkeleton(first, locale) : null;
  if (drawn !== null) return drawn;
  const told = tellComparison(property, extreme, things);
  if (told.length > 0) return { kind: "told", told };
  if (isLabProperty(property)) {
    const known = tellLab(property, things);
    return known.length === 0 ? null : { kind: "told", told: known };
  }
  if (property === "oxidation" || property === "atoms") return aboutPart(property, things);
  const each = things.map((thing) => tellThing(property, thing));
  if (each.every((known) => known !== null)) return { kind: "told", told: each };
  return property === null ? null : { kind: "unknown", thing: first, property };
}

/** The skeleton of a molecule that has no single centre. */
function drawSkeleton(thing: Thing, locale: Locale): FactAnswer | null {
  const formula = formulaOfThing(thing);
  const smiles = thing.kind === "substance" ? findSmiles(formula) : null;
  if (smiles === null) return null;
  const name = nameOf(getFormula(formula), "en");
  const outcomes = [...(name.ok ? [`formula of ${name.value.text}`] : []), `molar mass of ${formula}`].map((sentence) =>
    solve(sentence, locale),
  );
  const solved = outcomes.find((outcome) => outcome.kind === "solved");
  return solved === undefined ? null : { kind: "drawn", formula, smiles, solutions: solved.solutions.slice(0, 1) };
}

function tellThing(property: Property | null, thing: Thing): Told | null {
  return thing.kind === "substance"
    ? tellSubstance(property, thing)
    : (tellElement(property, thing) ?? (thing.kind === "element" ? tellSubstance(property, asSubstance(thing)) : null));
}

/** An element as the substance that it is: chlorine as Cl2. */
function asSubstance(thing: Extract<Thing, { kind: "element" }>): Extract<Thing, { kind: "substance" }> {
  return {
    kind: "substance",
    formula: substanceOf(thing.symbol),
    isNamed: thing.isNamed,
  };
}

function aboutPart(property: "oxidation" | "atoms", things: readonly Thing[]): FactAnswer | null {
  const part = things.find(({ kind }) => kind === "element");
  const whole = things.find(({ kind }) => kind === "substance");
  const told =
    whole?.kind === "substance"
      ? tellSubstance(property, whole, part === undefined ? null : formulaOfThing(part))
      : null;
  if (told !== null) return { kind: "told", told: [told] };
  const thing = whole ?? part;
  return thing === undefined ? null : { kind: "unknown", thing, property };
}

/** Questions that the solver answers with steps, as it reads them in English: with formulas in place of names. */
const SENTENCES: Readonly<Partial<Record<Property, (formulas: string, things: readonly Thing[]) => string>>> = {
  configuration: (formulas) => `electron configuration of ${formulas}`,
  valence: (formulas) => `how many valence electrons in ${formulas}`,
  unpaired: (formulas) => `how many unpaired electrons does ${formulas} have`,
  ion: (formulas) => `what ion does ${formulas} form`,
  polarity: (formulas) => `is ${formulas} polar`,
  shape: (formulas) => `shape of ${formulas}`,
  resonance: (formulas) => `resonance structures of ${formulas}`,
  drawing: (formulas) => `lewis structure of ${formulas}`,
  hybridization: (formulas) => `hybridization of ${formulas}`,
  solubility: (formulas) => `is ${formulas} soluble in water`,
  strength: (formulas) => `is ${formulas} strong`,
  "conjugate-acid": (formulas) => `conjugate acid of ${formulas}`,
  "conjugate-base": (formulas) => `conjugate base of ${formulas}`,
  "lone-pairs": (formulas) => `how many lone pairs on the central atom in ${formulas}`,
  "molar-mass": (formulas) => `molar mass of ${formulas}`,
};

const TRENDS: Readonly<Partial<Record<Property, string>>> = {
  radius: "radius",
  ionization: "first ionization energy",
  electronegativity: "electronegativity",
};

/** Of an element these ask for its molecule. */
const OF_MOLECULE: ReadonlySet<Property> = new Set([
  "polarity",
  "shape",
  "resonance",
  "drawing",
  "molar-mass",
  "lone-pairs",
]);

function solvedSentence({ property, extreme, things }: FactQuestion): string | null {
  if (property === null) return null;
  const trend = TRENDS[property];
  if (trend !== undefined)
    return extreme === null || things.length < 2
      ? null
      : `which has the ${extreme} ${trend}: ${things.map(formulaOfThing).join(", ")}`;
  if (extreme !== null && things.length > 1) return null;
  if (property === "name" && things.every((thing) => thing.kind === "substance" && !thing.isNamed))
    return `name ${things.map(formulaOfThing).join(", ")}`;
  const write = SENTENCES[property];
  if (write === undefined || things.some(({ kind }) => kind === "nuclide")) return null;
  const formulas = things.map((thing) =>
    thing.kind === "element" && OF_MOLECULE.has(property) ? asSubstance(thing).formula : formulaOfThing(thing),
  );
  return write(formulas.join(", "), things);
}
