import { findSubstance } from "../../../methods/rules/substance.ts";
import type { Kind, Label } from "../../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { parseUnit } from "../../../quantity/units/parse-unit.ts";
import type { Concept } from "../../lexicon/lexicon.ts";
import { isSense } from "../sentences.ts";
import type { Given, Goal, Statement, Surroundings } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { listKinds, rebuild, withVariable } from "./rebuild.ts";

/** The symbols of a formula; a nuclide's is that of its element. */
function listElements(formula: string): string[] {
  return [...(findSubstance(formula)?.formula.counts.keys() ?? [formula])]
    .map((atom) => atom.replace(/^\d+/, "").replace(/-\d+$/, ""))
    .toSorted();
}

const MEASURES: ReadonlySet<Kind> = new Set<Kind>([
  "mass",
  "amount",
  "particles",
  "atoms",
  "activity",
  "molarity",
  "fraction-left",
]);

function isDecay(statement: Statement): boolean {
  const kinds = listKinds(statement);
  return kinds.has("half-life") || kinds.has("half-lives") || kinds.has("decay-constant");
}

/** "Decays", "are lost": what is gone, not what is left. */
function isGone(sense: string): boolean {
  return sense === "label/decayed" || sense === "label/released";
}

/** "What mass of 6 g has decayed": the verb comes behind the quantity. */
function asAsked(goal: Goal): Goal {
  const { variable, words } = goal;
  if (!MEASURES.has(variable.kind) || words.behind.includes("label/leftover")) return goal;
  // "… is still there after 3 days, if only decay matters?": what hangs on the question asks nothing.
  const condition = words.behind.indexOf("when");
  const isVerb = (sense: string, at: number): boolean =>
    sense === "decays" &&
    (condition === -1 || at < condition) &&
    ["in", "when", "from", "filler", undefined].includes(words.behind[at + 1]);
  const asksGone =
    (variable.label === null && words.behind.some(isGone)) ||
    variable.label === "released" ||
    (variable.label === null && words.behind.some(isVerb));
  return asksGone ? withVariable(goal, { label: "decayed" }) : goal;
}

/** "20 days ago", "20 days before". */
function isBack(sense: string): boolean {
  return sense === "earlier" || sense === "label/initial";
}

function isTime(token: ProblemToken | undefined): boolean {
  return token?.kind === "quantity" && token.reading.quantity.unit.dimension === DIMENSIONS.time;
}

/** "10 g was made 20 days ago. How much is left?": the time runs forwards all the same. */
function saysWhatWas({ givens, goals }: Statement): boolean {
  const measured = givens.filter(({ variable }) => MEASURES.has(variable.kind));
  const isStart =
    measured.length === 1 && measured.every(({ variable }) => variable.label === null || variable.label === "initial");
  return (
    isStart &&
    goals.every(
      ({ variable, words }) =>
        !words.behind.some(isBack) && (variable.label === "leftover" || words.behind.includes("label/leftover")),
    )
  );
}

/** "How much was there 20 days ago?": the start is asked; in any other place such a word leaves open which is which. */
function turnBack(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const isBackwards = tokens.some((token, at) => isSense(token, "earlier", "label/initial") && isTime(tokens[at - 1]));
  if (!isBackwards || saysWhatWas(statement)) return statement;
  const [goal, ...others] = statement.goals;
  const measured = statement.givens.filter(({ variable }) => MEASURES.has(variable.kind));
  const asksStart =
    goal?.words.behind.some(isBack) === true &&
    [null, "initial"].includes(goal.variable.label) &&
    MEASURES.has(goal.variable.kind);
  const isLeft =
    measured.length === 1 &&
    measured.every(
      ({ variable }) => variable.label === null || variable.label === "leftover" || variable.label === "final",
    );
  if (goal === undefined || others.length > 0 || !asksStart || !isLeft) return null;
  return rebuild(statement, {
    goals: [withVariable(goal, { label: "initial" })],
    givens: statement.givens.map((given) =>
      measured.includes(given) ? withVariable(given, { label: "final" }) : given,
    ),
  });
}

/** "87.5% of a sample to decay": the share that is gone, unless it decays "to" that share. */
function saysGone({ before, behind }: Surroundings, label: Label | null): boolean {
  const isTarget =
    before.findLast((sense) => sense === "to" || sense === "decays") === "to" && before.includes("decays");
  return (
    label === null &&
    !isTarget &&
    !behind.includes("label/leftover") &&
    behind.some((sense) => ["decays", "react", "decompose", "label/decayed", "label/released"].includes(sense))
  );
}

/** What says of a share that it is left: "falls to 60%", "60% of the original amount". */
function saysLeft({ before, behind }: Surroundings): boolean {
  return before.some((sense) => LEADS_TO.has(sense)) || behind.some((sense) => LEFT.has(sense));
}

const LEADS_TO: ReadonlySet<Concept> = new Set<Concept>(["to", "from", "label/leftover", "label/initial"]);
const LEFT: ReadonlySet<Concept> = new Set<Concept>(["label/leftover", "label/initial", "kind/fraction-left"]);

/** "60% of a sample with a half-life of 10 days to decay", "60% conversion": no word beside the share says what becomes of it. */
function hasShareInDoubt({ givens }: Statement, tokens: readonly ProblemToken[]): boolean {
  // "Until 87.5 % of a sample with a half-life of 8 days has decayed": the verb comes behind other numbers.
  const isGoneLater = tokens.some((token) => isSense(token, "label/decayed"));
  return givens.some(
    ({ variable, words }) =>
      variable.kind === "fraction-left" &&
      variable.label === null &&
      !saysGone(words, null) &&
      (!saysLeft(words) ||
        (isGoneLater && !words.before.includes("label/decayed") && !words.behind.some((sense) => LEFT.has(sense)))),
  );
}

/** Of the measured amounts of a sample: what it is at the start, what is left. */
function labelOf({ variable, words }: Given | Goal, others: readonly (Label | null)[]): Label | null {
  const { label, kind } = variable;
  if (kind === "fraction-left" && saysGone(words, label)) return "decayed";
  if (label === "leftover" || (kind === "fraction-left" && label !== "decayed")) return "final";
  if (label === "initial" || label === "final" || label === "decayed") return label;
  const direction = words.before.findLast((sense) => sense === "to" || sense === "from");
  if (direction === "to") return "final";
  if (direction === "from") return "initial";
  return others.includes("initial") ? "final" : "initial";
}

function hasHalfLifeBefore({ words }: Given): boolean {
  return words.before.includes("kind/half-life");
}

/** Of two times that are both called half-lives, the one without the word right before it is the time that passes. */
function settleTimes(givens: readonly Given[]): Given[] | null {
  const halfLives = givens.filter(({ variable }) => variable.kind === "half-life");
  if (halfLives.length < 2) return [...givens];
  const doubtful = halfLives.filter((given) => !hasHalfLifeBefore(given));
  if (halfLives.length !== 2 || doubtful.length !== 1) return null;
  return givens.map((given) => (doubtful.includes(given) ? withVariable(given, { kind: "time" }) : given));
}

/** "How much of 10 g remains?": what remains is asked, not given. */
function asksLeft({ goals }: Statement): boolean {
  return goals.some(
    ({ variable, words }) =>
      MEASURES.has(variable.kind) &&
      variable.label === null &&
      words.behind.some((sense) => sense === "label/leftover" || isGone(sense)),
  );
}

function takeLabelsOfGoal(statement: Statement): readonly Given[] {
  if (!asksLeft(statement)) return statement.givens;
  return statement.givens.map((given) =>
    ["leftover", "decayed", "released"].includes(given.variable.label ?? "")
      ? withVariable(given, { label: null })
      : given,
  );
}

/** "Decays by 10 g", "10 mg to remain", "10 mg is needed", "how much of the product is formed": neither the start nor what is left is told so. */
function isOfAnother({ givens, goals }: Statement): boolean {
  const isUnclear = ({ words }: Given): boolean => {
    const behind = words.behind.filter((sense) => sense !== "filler");
    return (
      words.before.findLast((sense) => sense !== "filler") === "by" ||
      (behind[0] === "to" && behind[1] === "label/leftover") ||
      behind.slice(0, 2).includes("needed")
    );
  };
  const isMade = ({ variable, words }: Goal): boolean =>
    variable.label !== "initial" && (words.behind.includes("produced") || words.behind.includes("produce"));
  return (
    givens.some((given) => MEASURES.has(given.variable.kind) && isUnclear(given)) ||
    goals.some((goal) => MEASURES.has(goal.variable.kind) && isMade(goal))
  );
}

/** "… 0.20 M N2O5. What is the concentration of NO2": another substance than the one that is measured, and no decay tells of it. */
function isOfProduct({ givens, goals, scene }: Statement): boolean {
  const formulas = new Set(
    [...givens, ...goals].flatMap(({ variable }) =>
      MEASURES.has(variable.kind) && variable.of !== null ? [variable.of] : [],
    ),
  );
  return scene.equation !== null && formulas.size > 1;
}

/** "Until it loses 30 mg": what is lost is told, which no rule takes. */
function losesGiven({ givens, goals }: Statement, tokens: readonly ProblemToken[]): boolean {
  if (!tokens.some((token) => isSense(token, "label/released"))) return false;
  const measured = givens.filter(({ variable }) => MEASURES.has(variable.kind));
  return measured.length > 1 || goals.some((goal) => asAsked(goal).variable.label !== "decayed");
}

/** "30 g of the isotope has decayed": neither the start nor what is left is told. */
function tellsGone({ givens, goals }: Statement): boolean {
  const asksGone = goals.some((goal) => asAsked(goal).variable.label === "decayed");
  return (
    !asksGone &&
    givens.some(
      ({ variable, words }) =>
        MEASURES.has(variable.kind) &&
        variable.kind !== "fraction-left" &&
        (variable.label === "decayed" || (variable.label === null && words.behind.includes("label/decayed"))),
    )
  );
}

/** "After 6 half-lives": how long one is does not matter, unless a time is asked. */
function withoutIdleHalfLife({ goals }: Statement, givens: readonly Given[]): readonly Given[] {
  const isCounted = givens.some(({ variable }) => variable.kind === "half-lives");
  const asksMeasure = goals.every(({ variable }) => MEASURES.has(variable.kind));
  return isCounted && asksMeasure ? givens.filter(({ variable }) => variable.kind !== "half-life") : givens;
}

/** A decay constant beside years is one per year, and a time beside it one in years. */
function withUnitOf(goal: Goal, givens: readonly Given[]): Goal {
  const isInverse = goal.variable.kind === "decay-constant";
  if (goal.unit !== null || !(isInverse || goal.variable.kind === "half-life" || goal.variable.kind === "time"))
    return goal;
  const source = givens.find(({ variable }) => variable.kind === (isInverse ? "half-life" : "decay-constant"));
  const [factor, ...others] = source?.quantity.unit.factors ?? [];
  if (factor === undefined || others.length > 0 || factor.exponent !== (isInverse ? 1 : -1)) return goal;
  const unit = parseUnit(isInverse ? `${factor.unit.symbol}^-1` : factor.unit.symbol);
  return unit.ok ? { ...goal, unit: unit.value.unit } : goal;
}

/** "How many grams of xenon form from 50.0 g of iodine-131": another element than the one that decays. */
function isOfSeveral({ givens, goals }: Statement): boolean {
  const measured = [...givens, ...goals].filter(
    ({ variable }) => MEASURES.has(variable.kind) || variable.kind === "half-life",
  );
  return new Set(measured.flatMap(({ variable: { of } }) => (of === null ? [] : [listElements(of).join()]))).size > 1;
}

/** First-order decay: one sample, at the start and after a time. Null when the text does not say which amount is which. */
export function refineDecay(read: Statement, tokens: readonly ProblemToken[]): Statement | null {
  if (!isDecay(read)) return read;
  const statement = turnBack(read, tokens);
  if (
    statement === null ||
    losesGiven(statement, tokens) ||
    isOfSeveral(statement) ||
    tellsGone(statement) ||
    isOfAnother(statement) ||
    hasShareInDoubt(statement, tokens)
  )
    return null;
  const times = settleTimes(withoutIdleHalfLife(statement, takeLabelsOfGoal(statement)));
  if (times === null) return null;
  const measured = times.filter(({ variable }) => MEASURES.has(variable.kind));
  const explicit = measured.map((given) => labelOf(given, ["initial"]));
  const labels = measured.map((given, index) =>
    labelOf(
      given,
      explicit.filter((_, other) => other !== index && explicit[other] === "initial"),
    ),
  );
  if (new Set(labels).size < labels.length || isOfProduct(statement)) return null;
  const givens = times.map((given) => {
    const index = measured.indexOf(given);
    return withVariable(given, { of: null, label: index === -1 ? null : (labels[index] ?? null) });
  });
  const known: (Label | null)[] = labels;
  const goals = statement.goals
    .map(asAsked)
    .map((goal) =>
      withVariable(goal, { of: null, label: MEASURES.has(goal.variable.kind) ? labelOf(goal, known) : null }),
    );
  return rebuild(statement, { givens, goals: goals.map((goal) => withUnitOf(goal, givens)), conditions: ["decay"] });
}
