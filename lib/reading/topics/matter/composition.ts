import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Kind } from "../../../methods/rules/kinds.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { applyMethod } from "../../../methods/registry.ts";
import { BARE_SCENE } from "../../../methods/rules/rule.ts";
import { findSubstance } from "../../../methods/rules/substance.ts";
import { add } from "../../../quantity/arithmetic.ts";
import { CONSTANTS } from "../../../quantity/constants.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import { Decimal } from "../../../quantity/decimal.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { quantity as measured } from "../../../quantity/quantity.ts";
import { refineFormula } from "../../../solver/problems/refinements/formula.ts";
import type { Given, Goal, Statement } from "../../../solver/problems/statement.ts";
import type { Fact } from "../../cues/cue.ts";
import type { GivenSpot } from "../../statement/givens.ts";
import { isCue, isMark, listSentences } from "../../statement/goals.ts";
import { listSubstances } from "../../statement/scene.ts";
import type { GoalSpot } from "../../statement/goals.ts";
import { type Spot, textOf } from "../../text/spot.ts";

/** What a compound is made of: its formulas by an analysis, a combustion, or a formula; the shares of its elements. */

/** The words of such a question. */
export const OF_COMPOSITIONS =
  /^(?:[a-z]+ ?composition\w*|calculat\w*|significant|figures?|two|three|four|five|mass|percent\w*|molecules?|following|analy[sz]\w*|combustion|total|gas|vapou?r)$/i;

const NO_WORDS = { before: [], behind: [] };

const FORMULAS: Readonly<Record<Fact, readonly Kind[]>> = {
  "empirical-formula": ["empirical-formula"],
  "molecular-formula": ["molecular-formula"],
  "both-formulas": ["empirical-formula", "molecular-formula"],
  "percent-composition": [],
  "mass-in-molecule": [],
  formula: [],
};

/** What burnt; it tells nothing of a compound's elements by itself. */
const OF_COMBUSTION: ReadonlySet<string> = new Set(["CO2", "H2O", "O2"]);

/** What may be told of the compound as a whole. */
const OF_WHOLE: ReadonlySet<Kind> = new Set<Kind>([
  "mass",
  "amount",
  "volume",
  "pressure",
  "temperature",
  "density",
  "molar-mass",
]);

const factOf = (spot: Spot): Fact | null => (spot.kind === "cue" && spot.cue.is === "fact" ? spot.cue.fact : null);

/** The facts that are asked for, in order; null where a sentence asks for something else. */
function listAsked(spots: readonly Spot[], hasShares: boolean): Fact[] | null {
  const facts: Fact[] = [];
  for (const [start, end] of listSentences(spots)) {
    const sentence = spots.slice(start, end);
    const ask = sentence.findLastIndex((spot) => isCue(spot, "ask", "how"));
    const own = sentence.flatMap((spot, at) => (at > ask ? (factOf(spot) ?? []) : []));
    if (ask === -1) continue;
    // "With the following percent compositions": what is given with its numbers is not asked for.
    const asked = hasShares ? own.filter((fact) => fact !== "percent-composition" || own.length === 1) : own;
    const asksMore = sentence.some((spot, at) => at > ask && isCue(spot, "property", "foreign", "how"));
    if (asked.length === 0 || asksMore) return null;
    facts.push(...asked);
  }
  return [...new Set(facts)];
}

type Analysis = {
  /** Of each element: a percentage, or a mass. */
  readonly shares: readonly { readonly element: string; readonly quantity: Quantity; readonly kind: Kind }[];
  readonly burnt: readonly { readonly of: string; readonly quantity: Quantity }[];
  readonly whole: readonly { readonly kind: Kind; readonly quantity: Quantity }[];
};

/** Moles or atoms of an element as the mass that they have. */
function asMass(element: string, kind: Kind, quantity: Quantity): Quantity | null {
  const atom = findSubstance(element);
  if (atom === null || !["amount", "particles", "atoms"].includes(kind)) return null;
  const moles = kind === "amount" ? getValueIn(quantity, "mol") : quantity.value.div(CONSTANTS.avogadro.value);
  return measured(moles.times(atom.molarMass), "g", quantity.significantFigures);
}

/** Null where a number is neither a share of an element, nor of a product of burning, nor of the whole. */
function readAnalysis(spots: readonly Spot[], givens: readonly GivenSpot[]): Analysis | null {
  const analysis = { shares: [], burnt: [], whole: [] } as {
    [Key in keyof Analysis]: Analysis[Key][number][];
  };
  // "A 12.0 g sample of a compound of carbon and hydrogen": only what stands right behind a mass has it.
  const isNext = (at: number): boolean =>
    spots.slice(at + 1, at + 3).some((spot) => spot.kind === "substance" && spot.substance.element !== null);
  for (const { kinds, of, quantity, at } of givens) {
    const [kind] = kinds;
    const [formula = null] = of?.formulas ?? [];
    if (kind === undefined) return null;
    if (typeof of?.element === "string" && (kind === "mass-percent" || (kind === "mass" && isNext(at))))
      analysis.shares.push({ element: of.element, quantity, kind });
    else if (typeof of?.element === "string" && asMass(of.element, kind, quantity) !== null)
      analysis.shares.push({
        element: of.element,
        quantity: asMass(of.element, kind, quantity) ?? quantity,
        kind: "mass",
      });
    else if (kind === "mass" && formula !== null && OF_COMBUSTION.has(formula))
      analysis.burnt.push({ of: formula, quantity });
    else if (OF_WHOLE.has(kind)) analysis.whole.push({ kind, quantity });
    else return null;
  }
  return analysis;
}

/** Whether each is told once. */
function isPlain({ shares, burnt, whole }: Analysis): boolean {
  const areOnce = (keys: readonly string[]): boolean => new Set(keys).size === keys.length;
  return (
    areOnce(shares.map(({ element }) => element)) &&
    areOnce(burnt.map(({ of }) => of)) &&
    areOnce(whole.map(({ kind }) => kind)) &&
    new Set(shares.map(({ kind }) => kind)).size <= 1 &&
    (burnt.length === 0 || shares.length === 0)
  );
}

/** The elements that a text names, by their names, in a formula, or by what the compound is. */
function listElements(spots: readonly Spot[], isBurnt: boolean): Set<string> {
  const named = listSubstances(spots).flatMap(({ element, formulas: [formula = ""] }) => {
    if (element !== null) return [element];
    return isBurnt || OF_COMBUSTION.has(formula) ? [] : [...(findSubstance(formula)?.formula.counts.keys() ?? [])];
  });
  return new Set([
    ...named,
    ...spots.flatMap((spot) => (spot.kind === "cue" && spot.cue.is === "made-of" ? spot.cue.elements : [])),
  ]);
}

const given = (kind: Kind, of: string | null, quantity: Quantity): Given => ({
  variable: variableOf(kind, of),
  quantity,
  words: NO_WORDS,
});

function formulaStatement(
  spots: readonly Spot[],
  kinds: readonly Kind[],
  { shares, burnt, whole }: Analysis,
): Statement | null {
  const isBurnt = burnt.length > 0;
  if (isBurnt && (burnt.length !== 2 || !whole.some(({ kind }) => kind === "mass"))) return null;
  const elements = isBurnt ? listElements(spots, true) : new Set(shares.map(({ element }) => element));
  // Of what burns with oxygen "in oxygen" nothing is told of its own oxygen.
  if (isBurnt && elements.size === 0) return null;
  const givens = [
    ...shares.map(({ element, kind, quantity }) => given(kind, element, quantity)),
    ...burnt.map(({ of, quantity }) => given("mass", of, quantity)),
    ...whole.map(({ kind, quantity }) => given(kind, null, quantity)),
  ];
  const named = isBurnt ? elements : listElements(spots, false);
  return refineFormula({
    givens,
    goals: kinds.map((kind): Goal => ({ variable: variableOf(kind, null), unit: null, words: NO_WORDS })),
    scene: {
      ...BARE_SCENE,
      elements: named,
      conditions: new Set(
        spots.flatMap((spot) => (spot.kind === "cue" && spot.cue.is === "condition" ? [spot.cue.condition] : [])),
      ),
      givens: givens.map(({ variable }) => variable),
    },
  });
}

/** The compounds that the question is about: behind its colon or behind the words that ask, else the only one of the text. */
function listCompounds(spots: readonly Spot[]): string[] {
  const at = spots.findLastIndex((spot) => factOf(spot) !== null);
  const settle = (part: readonly Spot[]): string[] => [
    ...new Set(
      listSubstances(part).flatMap(({ formulas, element }) =>
        element === null && formulas.length === 1 ? formulas : [],
      ),
    ),
  ];
  const behind = settle(spots.slice(at));
  const all = behind.length > 0 ? behind : settle(spots);
  // "Used to clean water": it is there beside another compound only.
  return all.length > 1 ? all.filter((formula) => formula !== "H2O") : all;
}

/** In one mole of a compound: the mass of each element. */
function sharesOfFormula(formula: string): Analysis["shares"] {
  const substance = findSubstance(formula);
  return [...(substance?.formula.counts ?? [])].flatMap(([element, count]) => {
    const atom = findSubstance(element);
    return atom === null
      ? []
      : [{ element, kind: "mass" as const, quantity: measured(atom.molarMass.times(count).toFixed(), "g", null) }];
  });
}

/** "7.34 g C, 1.85 g H": each as a part of all. */
function compositionStatements({ shares, whole }: Analysis): Statement[] | null {
  const [first, ...others] = shares.map(({ quantity }) => quantity);
  if (first === undefined || others.length === 0 || whole.some(({ kind }) => kind !== "mass")) return null;
  let sum = first;
  for (const other of others) {
    const next = add(sum, other);
    if (!next.ok) return null;
    sum = next.value;
  }
  const told = whole[0]?.quantity;
  const isAll =
    told === undefined ||
    new Decimal(getValueIn(told, "g")).minus(getValueIn(sum, "g")).abs().lt(getValueIn(sum, "g").times("0.01"));
  if (!isAll) return null;
  return shares.map(({ element, quantity }): Statement => {
    const givens = [given("mass", element, quantity), given("sample-mass", null, told ?? sum)];
    return {
      givens,
      goals: [{ variable: variableOf("mass-percent", element), unit: null, words: NO_WORDS }],
      scene: { ...BARE_SCENE, givens: givens.map(({ variable }) => variable) },
    };
  });
}

export type Composition =
  | { readonly kind: "statements"; readonly statements: readonly Statement[] }
  | { readonly kind: "solved"; readonly solutions: readonly SolutionFacts[] };

/** The shares of the elements in compounds that are written. */
function compositionOf(compounds: readonly string[]): Composition | "unclear" {
  const solutions = compounds.flatMap((formula) => {
    const substance = findSubstance(formula);
    const solved =
      substance === null
        ? null
        : applyMethod({
            method: "percent-composition",
            givens: { formula: substance.formula, part: { kind: "every-element" }, rounding: null },
          });
    return solved?.ok === true ? [solved.value] : [];
  });
  return solutions.length === compounds.length && solutions.length > 0 ? { kind: "solved", solutions } : "unclear";
}

/** "The total mass of carbon in a molecule of C6H6": in the unit of atoms, where nothing is measured. */
function massInMolecule(spots: readonly Spot[]): Composition | "unclear" | null {
  const at = spots.findIndex((spot) => factOf(spot) === "mass-in-molecule");
  const unit = spots.find((spot) => spot.kind === "unit");
  const part = spots.slice(at).find((spot) => spot.kind === "substance");
  const isAtomic = unit?.kind === "unit" && ["u", "Da"].includes(unit.unit.factors[0]?.unit.symbol ?? "");
  if (!isAtomic || part?.kind !== "substance" || part.substance.element === null) return null;
  const element = part.substance.element;
  const statements = listCompounds(spots).map((whole): Statement => {
    const givens = [given("particles", whole, measured("1", "molecules", null))];
    return {
      givens,
      goals: [{ variable: variableOf("mass", element), unit: unit.unit, words: NO_WORDS }],
      scene: {
        ...BARE_SCENE,
        containment: { part: element, whole },
        givens: givens.map(({ variable }) => variable),
      },
    };
  });
  return statements.length === 0 ? "unclear" : { kind: "statements", statements };
}

/** Whether a question has nothing but its noun, its unit and what it is of: "… of this compound?", "… of N in urea?" */
function isBareQuestion(spots: readonly Spot[], { start }: GoalSpot): boolean {
  const noun = spots.findIndex((spot) => spot.start === start);
  const [, end] = listSentences(spots).find(([from, to]) => noun >= from && noun < to) ?? [0, 0];
  const rest = spots.slice(noun + 1, end);
  const isOfQuestion = (spot: Spot): boolean =>
    spot.kind === "substance" ||
    spot.kind === "unit" ||
    isMark(spot, "(", ")") ||
    (spot.kind === "cue" && /^(?:of|for|in|the|an?|this|compound|substance|element)$/i.test(spot.text));
  const isTorn = rest.some(({ kind }, at) => kind === "substance" && rest[at + 1]?.kind === "substance");
  return (
    rest.every(isOfQuestion) &&
    !isTorn &&
    !spots.some((spot) => isCue(spot, "condition", "solution", "mixed")) &&
    listSentences(spots).length > 1
  );
}

/** "The percent by mass of N in urea" */
function shareOfElement({ of }: GoalSpot, spots: readonly Spot[]): Composition | "unclear" | null {
  const element = of?.element ?? null;
  const [formula, ...more] = listCompounds(spots);
  const substance = formula === undefined || more.length > 0 ? null : findSubstance(formula);
  const atom = [...(substance?.formula.counts.keys() ?? [])].find((symbol) => symbol === element);
  if (substance === null || atom === undefined) return null;
  const solved = applyMethod({
    method: "percent-composition",
    givens: { formula: substance.formula, part: { kind: "element", atom }, rounding: null },
  });
  return solved.ok ? { kind: "solved", solutions: [solved.value] } : "unclear";
}

/** "… of this compound", where one is named and none is unknown. */
function asksForNamed(spots: readonly Spot[]): boolean {
  const words = spots.flatMap((spot) => (spot.kind === "cue" || spot.kind === "word" ? [spot.text.toLowerCase()] : []));
  return words.includes("this") && words.includes("compound") && !words.includes("unknown");
}

/** "What is the formula mass of CaCO3 in u?", where nothing is measured and one compound is written. */
export function readFormulaMass(
  spots: readonly Spot[],
  goals: readonly GoalSpot[],
  givens: readonly GivenSpot[],
): Composition | "unclear" | null {
  const [goal, ...others] = goals;
  if (goal === undefined || others.length > 0 || givens.length > 0 || !isBareQuestion(spots, goal)) return null;
  if (goal.kinds[0] === "mass-percent") return shareOfElement(goal, spots);
  if (goal.kinds[0] !== "molar-mass") return null;
  // "An unknown gas effuses faster than O2. What is its molar mass?": what is named may be another substance.
  const [formula, ...more] = goal.of === null && !asksForNamed(spots) ? [] : listCompounds(spots);
  const substance = formula === undefined || more.length > 0 ? null : findSubstance(formula);
  if (substance === null) return null;
  const isAtomic = ["u", "Da"].includes(goal.unit?.factors[0]?.unit.symbol ?? "");
  const solved = applyMethod({
    method: "molar-mass",
    givens: { formula: substance.formula, question: isAtomic ? "formula-mass" : "molar-mass", rounding: null },
  });
  return solved.ok ? { kind: "solved", solutions: [solved.value] } : "unclear";
}

/** Null where a text asks no such fact; "unclear" where it asks more, or tells what this reader does not know. */
export function readComposition(spots: readonly Spot[], givens: readonly GivenSpot[]): Composition | "unclear" | null {
  if (!spots.some((spot) => factOf(spot) !== null && factOf(spot) !== "formula")) return null;
  const analysis = readAnalysis(spots, givens);
  const hasShares = analysis !== null && analysis.shares.length > 0;
  const asked = listAsked(spots, hasShares);
  if (asked === null || asked.length === 0 || asked.includes("formula")) return null;
  // "Does not contain 2.0 g of carbon".
  if (spots.some((spot) => /^(?:not|neither|never)$/i.test(textOf(spot)))) return "unclear";
  if (analysis === null || !isPlain(analysis) || spots.some((spot) => isCue(spot, "mixed") && !isMark(spot, ".")))
    return "unclear";
  if (asked.includes("mass-in-molecule")) return givens.length > 0 || asked.length > 1 ? null : massInMolecule(spots);
  const kinds = [...new Set(asked.flatMap((fact) => FORMULAS[fact]))];
  const isEmpty = givens.length === 0;
  if (isEmpty && kinds.join() === "empirical-formula" && !asked.includes("percent-composition")) {
    const statements = listCompounds(spots).map((formula) =>
      formulaStatement([], kinds, { shares: sharesOfFormula(formula), burnt: [], whole: [] }),
    );
    const found = statements.filter((each) => each !== null);
    return found.length > 0 && found.length === statements.length
      ? { kind: "statements", statements: found }
      : "unclear";
  }
  if (asked.join() === "percent-composition") {
    if (isEmpty) return compositionOf(listCompounds(spots));
    const statements = analysis.burnt.length > 0 ? null : compositionStatements(analysis);
    return statements === null ? "unclear" : { kind: "statements", statements };
  }
  if (kinds.length === 0 || asked.includes("percent-composition")) return "unclear";
  const statements = kinds.map((kind) =>
    // The lowest ratio follows from percentages alone, whatever is told for the molecule.
    formulaStatement(
      spots,
      [kind],
      kinds.length > 1 && kind === "empirical-formula" && analysis.shares[0]?.kind === "mass-percent"
        ? { ...analysis, whole: [] }
        : analysis,
    ),
  );
  const found = statements.filter((each) => each !== null);
  return found.length < statements.length ? "unclear" : { kind: "statements", statements: found };
}
