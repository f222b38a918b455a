import type { Equation } from "../../chemistry/equation/equation.ts";
import { classifyReaction } from "../../chemistry/reaction/classify.ts";
import { findRedoxChanges, type RedoxChange } from "../../chemistry/redox/changes.ts";
import type { Concept } from "./concepts.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { heatOf } from "../../chemistry/reaction/heat-of.ts";
import { elementOf } from "./judge-elements.ts";
import { type Clause, judged, type Mentioned, right, type Statement } from "./statement.ts";

type Type = ReturnType<typeof classifyReaction>["types"][number];

/** What a reaction is called, by the patterns that bear the name; what excludes each other. */
const TYPES: Readonly<Partial<Record<Concept, readonly Type[]>>> = {
  synthesis: ["synthesis"],
  decomposition: ["decomposition"],
  "single-replacement": ["single-replacement"],
  "double-replacement": ["double-replacement", "precipitation", "neutralization"],
  precipitation: ["precipitation"],
  neutralization: ["neutralization"],
  burning: ["combustion"],
};
const PATTERNS: readonly Type[] = ["synthesis", "decomposition", "single-replacement", "double-replacement"];

/** What kind of reaction was written last, what it oxidizes and reduces, and its heat. */
export function judgeReactions(clause: Clause): Statement[] {
  const equation = clause.equations.at(-1);
  if (equation === undefined) return [];
  if (clause.isDenied) return judgeNoRedox(clause, equation);
  return clause.concepts
    .flatMap((said) => [
      ...judgeType(said, clause, equation),
      ...judgeHeat(said, clause, equation),
      ...judgeRedox(said, clause),
    ])
    .concat(judgeSteps(clause));
}

/** "It is not a redox reaction". */
function judgeNoRedox({ concepts }: Clause, equation: Equation): Statement[] {
  const said = concepts.find(({ concept }) => concept === "redox");
  const denials = concepts.filter(({ concept }) => concept === "not");
  const isPlain = said !== undefined && denials.length === 1 && (denials[0]?.end ?? 0) <= said.start;
  return isPlain && classifyReaction(equation).isRedox === false ? [right(said)] : [];
}

const isOfReaction = ({ concepts }: Clause): boolean => concepts.some(({ concept }) => concept === "the-reaction");

function judgeType(said: FoundConcept, clause: Clause, equation: Equation): Statement[] {
  const meant = TYPES[said.concept];
  const { types, isRedox } = classifyReaction(equation);
  if (said.concept === "redox") return isRedox === null ? [] : isRedox ? [right(said)] : [];
  if (meant === undefined) return [];
  if (meant.some((type) => types.includes(type))) return [right(said)];
  const isOther =
    types.some((type) => PATTERNS.includes(type)) && PATTERNS.includes(meant[0] ?? "combustion") && types.length > 0;
  return isOther && isOfReaction(clause) && clause.equations.length === 1 ? [judged(said, false)] : [];
}

const HEAT: Readonly<Partial<Record<Concept, 1 | -1>>> = {
  exothermic: -1,
  "release-heat": -1,
  "enthalpy-negative": -1,
  endothermic: 1,
  "absorb-heat": 1,
  "enthalpy-positive": 1,
};

function judgeHeat(said: FoundConcept, clause: Clause, equation: Equation): Statement[] {
  const sign = HEAT[said.concept];
  if (sign === undefined || !isOfReaction(clause) || clause.concepts.some(({ concept }) => concept === "reverse"))
    return [];
  const heat = heatOf(equation);
  if (heat === null) return [];
  if (heat === sign) return [right(said)];
  // "The equilibrium moves in the direction that absorbs heat".
  const named = clause.concepts.findLast(({ concept, end }) => concept === "the-reaction" && end <= said.start);
  const isPlain = clause.concepts.every(({ concept }) => concept === "the-reaction" || concept === said.concept);
  return isPlain && clause.equations.length === 1 && named !== undefined && said.start - named.end <= NEAR
    ? [judged(said, false)]
    : [];
}

const SIGNS: Readonly<Partial<Record<Concept, 1 | -1>>> = {
  oxidation: 1,
  "lose-electrons": 1,
  reduction: -1,
  "gain-electrons": -1,
  anode: 1,
  cathode: -1,
};
/** The agent is what is changed itself, the other way round than its name. */
const AGENTS: Readonly<Partial<Record<Concept, 1 | -1>>> = { "reducing-agent": 1, "oxidizing-agent": -1 };
const FARTHEST = 60;
/** Of one substance that its clause names alone. */
const FARTHEST_ALONE = 120;
const NEAR = 16;

/** "Zinc is oxidized", "copper(II) is the oxidizing agent": by the last equation that was written. */
function judgeRedox(said: FoundConcept, { mentioned, equations, concepts, text, start }: Clause): Statement[] {
  const sign = SIGNS[said.concept] ?? AGENTS[said.concept];
  // "The reducing agent is Fe²⁺".
  const behind =
    AGENTS[said.concept] === undefined
      ? undefined
      : mentioned.find(
          (each) => each.start >= said.end && EQUALS.test(text.slice(said.end - start, each.start - start)),
        );
  const owner = behind ?? mentioned.findLast(({ end }) => end <= said.start);
  if (sign === undefined || owner === undefined) return [];
  // "A better reducing agent than zinc" compares two, which no equation does.
  if (COMPARED.test(text.slice(Math.max(0, said.start - start - NEAR), said.start - start))) return [];
  if (said.start - owner.end > (mentioned.length === 1 ? FARTHEST_ALONE : FARTHEST)) return [];
  const [way, ...others] = waysOf(owner, equations.slice(-1));
  const [everywhere, ...contrary] = waysOf(owner, equations);
  const own = way ?? everywhere;
  if (own === undefined || others.length > 0) return [];
  if (own === sign) return [right(said)];
  // "It is oxidized, and thanks to it the other one is reduced".
  // Potentials are tabled as reductions: a table says nothing about what is oxidized.
  const isTabled =
    sign === 1 &&
    owner.formulas.every((formula) => !/[+-]$/.test(formula)) &&
    equations.at(-1)?.reactants.some(({ formula }) => isElectron(formula)) === true;
  const isPlain =
    !isTabled &&
    contrary.length === 0 &&
    mentioned.length === 1 &&
    !concepts.some(({ end }) => end <= said.start && end > owner.end);
  return isPlain && said.start - owner.end <= NEAR && IS.test(text.slice(owner.end - start, said.start - start))
    ? [judged(said, false)]
    : [];
}

const COMPARED =
  /better|stronger|weaker|poorer|mejor|peor|más (?:fuerte|débil)|meilleur|pire|plus (?:fort|faible)|更强|较强|更弱|较弱|बेहतर|प्रबल|दुर्बल/iu;

const EQUALS = /^[\s*]*(?:is|was|es|est|era|[:：]|是|为)[\s*]*(?:the |el |la |le |l['’])?(?:ion )?[\s*]*$/iu;

const isElectron = ({ counts, charge }: Equation["reactants"][number]["formula"]): boolean =>
  counts.size === 0 && charge < 0;

/** A verb stands between: a "copper anode" is made of copper. */
const IS = /\p{L}/u;

/** What becomes of it in some equations: 1 for oxidized, −1 for reduced. */
function waysOf(owner: Mentioned, equations: readonly Equation[]): number[] {
  const own = equations.flatMap((equation) => changesOf(owner, changesIn(equation)));
  return [
    ...new Set(own.map(({ from, to }) => Math.sign(to.numerator / to.denominator - from.numerator / from.denominator))),
  ];
}

/** Of a half-reaction too, whose electrons are no substance. */
function changesIn(equation: Equation): readonly RedoxChange[] {
  const isSubstance = ({ formula }: Equation["reactants"][number]): boolean => formula.counts.size > 0;
  return (
    findRedoxChanges({
      ...equation,
      reactants: equation.reactants.filter(isSubstance),
      products: equation.products.filter(isSubstance),
    }) ?? []
  );
}

function changesOf(owner: Mentioned, changes: readonly RedoxChange[]): readonly RedoxChange[] {
  const element = elementOf(owner);
  return changes.filter(
    (change) => change.element === element || (element === null && owner.formulas.includes(change.species)),
  );
}

const STEP =
  /(?<![\d.,])([+−-]?\d)\s?(?:to|→|->|a|à|到|升到|降到|升高到|降低到|变为|变成|变到|से|ወደ)\s?([+−-]?\d)(?![\d.,])/giu;

/** "From 0 to +2": of the element before it. */
function judgeSteps({ text, start, mentioned, equations }: Clause): Statement[] {
  const steps = [...text.matchAll(STEP)];
  const changes = steps.length === 0 ? [] : equations.flatMap(changesIn);
  return steps.flatMap((match): Statement[] => {
    const span = { start: start + match.index, end: start + match.index + match[0].length };
    const owner = mentioned.findLast(({ end }) => end <= span.start);
    if (owner === undefined || span.start - owner.end > FARTHEST) return [];
    const [from, to] = [match[1], match[2]].map((digits) => Number(digits?.replace("−", "-")));
    const isSo = changesOf(owner, changes).some(
      (change) =>
        change.from.numerator / change.from.denominator === from && change.to.numerator / change.to.denominator === to,
    );
    return isSo ? [right(span)] : [];
  });
}
