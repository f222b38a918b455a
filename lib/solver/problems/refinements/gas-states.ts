import type { Kind, Label, Variable } from "../../../methods/rules/kinds.ts";
import type { Condition, Scene } from "../../../methods/rules/rule.ts";
import { GAS_CONDITIONS } from "../../../quantity/constants.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import type { Concept } from "../../lexicon/lexicon.ts";
import { isAsk, isSense } from "../sentences.ts";
import { findKindOf, findLabelOf } from "../senses.ts";
import type { Given, Goal, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { rebuild, withVariable } from "./rebuild.ts";

type State = "initial" | "final";

/** A quantity of the problem with its place in the text; standard conditions count as a pressure and a temperature. */
type Item = {
  readonly given: Given;
  readonly place: number;
  readonly isStandard: boolean;
  readonly said: State | null;
};

const STATES: readonly Kind[] = ["pressure", "volume", "amount", "temperature"];

const CONSTANT: Readonly<Partial<Record<Kind, Condition>>> = {
  pressure: "constant-pressure",
  volume: "constant-volume",
  temperature: "constant-temperature",
};

const STANDARD: readonly Condition[] = ["stp", "standard-pressure", "standard-temperature"];

const opposite = (state: State): State => (state === "initial" ? "final" : "initial");

function isState(label: Label | null): label is State {
  return label === "initial" || label === "final";
}

/** What stands right before a quantity since the gas began to change: "to a pressure of", "its original volume is". */
function tailOf(before: readonly Concept[]): readonly Concept[] {
  return before.slice(before.lastIndexOf("change") + 1);
}

/** Whether its own words say that a quantity is the first or the last of its kind. */
function readSaid({ before, behind }: Given["words"], isFirstFilled: boolean): State | null {
  const tail = tailOf(before);
  const labels = tail.map((sense) => findLabelOf(sense)).filter(isState);
  const direction = tail.findLast((sense) => sense === "to" || sense === "from" || sense === "at" || sense === "in");
  // "A tire is filled to 2.20 atm": how it begins, not what it changes to.
  const isFilled = isFirstFilled || (!before.includes("change") && tail.includes("has"));
  const direct = direction === "to" ? (isFilled ? null : "final") : direction === "from" ? "initial" : null;
  const label = labels.at(-1) ?? null;
  if (direct !== null) return label !== null && label !== direct ? null : direct;
  const next = findLabelOf(behind.find((sense) => sense !== "filler") ?? "");
  return label ?? (isState(next) && behind.length < 3 ? next : null);
}

type Marks = { readonly items: readonly Item[]; readonly goal: number };

const NO_WORDS = { before: [], behind: [] };

function standard(kind: Kind, quantity: Quantity, place: number): Item {
  return {
    given: { variable: { kind, of: null, label: null }, quantity, words: NO_WORDS },
    place,
    isStandard: true,
    said: null,
  };
}

const { pressure: STANDARD_PRESSURE, temperature: STANDARD_TEMPERATURE } = GAS_CONDITIONS.stpAtmosphere;

/** "A tyre is filled at 15 °C to 2.20 atm. …": in the first sentence that has a value, which tells of no change. */
function isFilledAtFirst(tokens: readonly ProblemToken[], place: number): boolean {
  const before = tokens.slice(0, place);
  const start =
    before.findLastIndex((token) => token.kind === "sign" && [".", "?", "newline"].includes(token.sign)) + 1;
  const own = before.slice(start);
  return (
    !before.slice(0, start).some(({ kind }) => kind === "quantity") &&
    own.some((token) => isSense(token, "has")) &&
    !own.some((token) => isSense(token, "change", "from") || isAsk(token))
  );
}

/** The quantities in the order of the text, and where the question begins. */
function readMarks(givens: readonly Given[], tokens: readonly ProblemToken[]): Marks | null {
  const items: Item[] = [];
  let index = 0;
  for (const [place, token] of tokens.entries()) {
    if (token.kind === "quantity") {
      const given = givens[index];
      if (given === undefined) return null;
      items.push({ given, place, isStandard: false, said: readSaid(given.words, isFilledAtFirst(tokens, place)) });
      index += 1;
    }
    const isStandard = isSense(token, "condition/stp");
    if (isStandard || isSense(token, "condition/standard-pressure"))
      items.push(standard("pressure", STANDARD_PRESSURE, place));
    if (isStandard || isSense(token, "condition/standard-temperature"))
      items.push(standard("temperature", STANDARD_TEMPERATURE, place));
  }
  const asked = tokens.findIndex((token) => isAsk(token));
  return index === givens.length ? { items, goal: asked === -1 ? tokens.length : asked } : null;
}

type Pair = { readonly kind: Kind; readonly earlier: Item; readonly later: Item };

/** The state of the earlier one of a pair, by what its words say; null when they say nothing, "unclear" against each other. */
function readPair({ earlier, later }: Pair): State | "unclear" | null {
  if (earlier.said === null && later.said === null) return null;
  if (earlier.said === later.said) return "unclear";
  return earlier.said ?? (later.said === null ? null : opposite(later.said));
}

type Question = {
  readonly known: Item;
  readonly pairs: readonly Pair[];
  readonly goal: number;
  readonly asked: State | null;
  readonly tokens: readonly ProblemToken[];
};

/** Words between two places that say that a new clause begins. */
function has(
  tokens: readonly ProblemToken[],
  from: number,
  to: number,
  ...senses: Parameters<typeof isSense>[1][]
): boolean {
  return tokens.slice(from + 1, to).some((token) => isSense(token, ...senses));
}

/** The state of the earlier one of a pair by the order of the text, where that leaves no doubt. */
function orderPair({ known, goal, asked, tokens }: Question, { earlier, later }: Pair): State | null {
  if (asked === "initial") return null;
  // "… 2.0 L at 300 K. What volume … at 400 K?"
  if (earlier.place < goal) return known.place < later.place || known.said === "initial" ? "initial" : null;
  // "What volume will 2.0 L at 300 K have at 400 K?"
  if (known.place < earlier.place)
    return has(tokens, known.place, earlier.place, "has", "change", "to", "when") ? null : "initial";
  // "At what temperature will a gas that fills 1.50 L at 20 °C fill 2.00 L?"
  const isRelative =
    has(tokens, goal, earlier.place, "it") &&
    !has(tokens, earlier.place, known.place, "it", "has", "when", "change", "to");
  if (
    isRelative &&
    known.place < later.place &&
    has(tokens, known.place, later.place, "has") &&
    !has(tokens, known.place, later.place, "it", "when")
  )
    return "initial";
  // "What is the temperature of 11.2 L of gas if 13.3 L of it are at 55 °C?"
  const clause = tokens.findIndex((token, at) => at > earlier.place && isSense(token, "when"));
  const isTold =
    clause !== -1 &&
    clause < later.place &&
    clause < known.place &&
    !has(tokens, goal, tokens.length, "change", "to", "with");
  if (isTold) return "final";
  // "What is the volume at STP of a gas that fills 2.0 L at 300 K?"
  const isSplit = known.place > earlier.place && known.place < later.place;
  const isAskedFor = earlier.isStandard || has(tokens, earlier.place, known.place, "when");
  return isSplit && isAskedFor && !has(tokens, earlier.place, known.place, "with", "change", "to") ? "final" : null;
}

/** "… is at 414 K after its volume went from 2 L to 3 L": what the change has led to. */
function isOutcome(between: readonly ProblemToken[], next: Item): boolean {
  if (between.some((token) => isSense(token, "afterwards"))) return true;
  const isOneClause = !between.some((token) => isAsk(token) || (token.kind === "sign" && token.sign !== ","));
  return isOneClause && next.said !== null && between.some((token) => isSense(token, "when", "produced"));
}

/** "… has 5.66 L after being cooled", "… if it has 3.00 L at 400 K": nothing says that the known one was there first. */
function isAfter({ known, tokens, goal }: Question, states: ReadonlyMap<Item, State>): boolean {
  const next = [...states.keys()].filter(({ place }) => place > known.place).toSorted((a, b) => a.place - b.place)[0];
  if (next !== undefined && isOutcome(tokens.slice(known.place + 1, next.place), next)) return true;
  const before = [...states]
    .filter(([{ place }]) => place > goal && place < known.place)
    .toSorted(([a], [b]) => b.place - a.place)[0];
  return (
    before !== undefined &&
    before[1] === "final" &&
    !has(tokens, before[0].place, known.place, "when", "change", "to", "has")
  );
}

/** Which of each pair is first, and in which state the known one of the wanted kind is; null where the text leaves it open. */
function settleStates(question: Question): Map<Item, State> | null {
  const { known, pairs, asked } = question;
  if (asked !== null && known.said === asked) return null;
  const states = new Map<Item, State>();
  for (const pair of pairs) {
    const said = readPair(pair);
    const state = said ?? orderPair(question, pair);
    if (state === null || state === "unclear") return null;
    states.set(pair.earlier, state);
    states.set(pair.later, opposite(state));
  }
  const own = known.said ?? (asked === null ? null : opposite(asked));
  // Nothing tells but its place: it belongs to the first state if it stands before everything of the last.
  const isFirst = [...states].every(
    ([item, state]) => state === "initial" || item.place > known.place || question.goal < item.place,
  );
  if (own === null && (!isFirst || isAfter(question, states))) return null;
  states.set(known, own ?? "initial");
  return states;
}

/** Kinds that the problem speaks of, whose state is therefore not free. */
function mentionsOther(tokens: readonly ProblemToken[], kinds: readonly Kind[]): boolean {
  return STATES.some(
    (kind) => kind !== "amount" && !kinds.includes(kind) && tokens.some((token) => isSense(token, `kind/${kind}`)),
  );
}

/** Pairs of the kinds that change; null when a kind is there more than twice. */
function findPairs(items: readonly Item[], wanted: Kind): Pair[] | null {
  const pairs: Pair[] = [];
  for (const kind of STATES) {
    const own = items.filter(({ given }) => given.variable.kind === kind);
    if (kind === wanted) continue;
    if (own.length > 2) return null;
    const [earlier, later] = own;
    if (earlier !== undefined && later !== undefined) pairs.push({ kind, earlier, later });
  }
  return pairs;
}

function labelled({ kind }: Variable, label: Label): Variable {
  return { kind, of: null, label };
}

/** A kind that is said to stay the same may be stated: its value changes nothing. */
function isIdle({ given }: Item, scene: Scene): boolean {
  const { kind } = given.variable;
  // How much gas there is does not matter as long as it stays the same.
  return kind === "amount" || kind === "mass" || isConstant(kind, scene);
}

function isConstant(kind: Kind, { conditions }: Scene): boolean {
  const condition = CONSTANT[kind];
  return (
    (condition !== undefined && conditions.has(condition)) ||
    (conditions.has("same-conditions") && (kind === "pressure" || kind === "temperature"))
  );
}

function isChange({ givens, goals, scene }: Statement, wanted: Variable): boolean {
  const count = (kind: Kind): number => givens.filter(({ variable }) => variable.kind === kind).length;
  const isStandard = STANDARD.some((condition) => scene.conditions.has(condition));
  const hasPair = STATES.some((kind) => kind !== wanted.kind && count(kind) === 2);
  const isOneGas = new Set([...givens, ...goals].flatMap(({ variable: { of } }) => of ?? [])).size < 2;
  return (
    goals.length === 1 &&
    isOneGas &&
    STATES.includes(wanted.kind) &&
    count(wanted.kind) === 1 &&
    (hasPair || (isStandard && count("pressure") + count("temperature") > 0))
  );
}

/** One gas in two states: labels every quantity as initial or final. Null when the text does not say which is which. */
export function refineGasStates(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const { givens, goals, scene } = statement;
  const [goal] = goals;
  if (
    goal === undefined ||
    scene.equation !== null ||
    scene.conditions.has("over-water") ||
    !isChange(statement, goal.variable)
  )
    return statement;
  if (!givens.every(({ variable }) => STATES.includes(variable.kind) || variable.kind === "mass")) return statement;
  // "Rises by 50 K" is no temperature.
  if (givens.some(({ words }) => tailOf(words.before).includes("by"))) return null;
  // Gas that is added is no gas that is there.
  const isAmount = givens.some(({ variable }) => variable.kind === "amount" || variable.kind === "mass");
  if (givens.filter(({ variable }) => variable.kind === "mass").length > 1) return null;
  if (isAmount && tokens.some((token) => isSense(token, "mix", "condition/mixing-heat"))) return null;
  if (asksForDifference(tokens)) return null;
  const marks = readMarks(givens, tokens);
  const pairs = marks === null ? null : findPairs(marks.items, goal.variable.kind);
  const known = marks?.items.find(({ given }) => given.variable.kind === goal.variable.kind);
  if (marks === null || pairs === null || known === undefined || pairs.length === 0) return null;
  const constants = STATES.filter((kind) => isConstant(kind, scene));
  const changing = [goal.variable.kind, ...pairs.map(({ kind }) => kind)];
  if (constants.some((kind) => changing.includes(kind)) || mentionsOther(tokens, [...changing, ...constants]))
    return null;
  const asked = findAsked(goal, tokens, marks.goal);
  const states = settleStates({ known, pairs, goal: marks.goal, asked, tokens });
  return states === null ? null : assemble(statement, goal, marks.items, states);
}

/** "How much does the volume decrease", "how many liters does it shrink": not what the gas has. */
function asksForDifference(tokens: readonly ProblemToken[]): boolean {
  const asked = tokens.findIndex((token) => isSense(token, "how-much", "how-many"));
  const next = tokens[asked + 1];
  if (asked === -1) return false;
  if (isSense(tokens[asked], "how-much")) return !(next?.kind === "concept" && findKindOf(next.concept) !== null);
  return !isSense(tokens[asked - 1], "to", "at") && !has(tokens, asked, tokens.length, "has");
}

/** The state that the question names, in front of its quantity or behind it: "what volume did it have at first". */
function findAsked({ variable: { label } }: Goal, tokens: readonly ProblemToken[], goal: number): State | null {
  if (isState(label)) return label;
  const end = tokens.findIndex(
    (token, place) =>
      place > goal &&
      (token.kind === "quantity" || (token.kind === "sign" && token.sign !== "(" && token.sign !== ")")),
  );
  const labels = tokens
    .slice(goal + 1, end === -1 ? tokens.length : end)
    .flatMap((token) => (token.kind === "concept" ? [findLabelOf(token.concept)] : []))
    .filter(isState);
  return labels.length === 1 ? (labels[0] ?? null) : null;
}

function assemble(
  statement: Statement,
  goal: Goal,
  items: readonly Item[],
  states: ReadonlyMap<Item, State>,
): Statement | null {
  const { scene } = statement;
  const known = items.find(({ given }) => given.variable.kind === goal.variable.kind);
  const state = known === undefined ? undefined : states.get(known);
  if (state === undefined) return null;
  // Standard conditions on one side only say nothing of the other, unless that stays the same.
  if (items.some((item) => item.isStandard && !states.has(item) && !isIdle(item, scene))) return null;
  const kept = items.filter((item) => states.has(item) || !isIdle(item, scene));
  const givens = kept.map((item): Given => {
    const own = states.get(item);
    return own === undefined ? item.given : { ...item.given, variable: labelled(item.given.variable, own) };
  });
  return rebuild(statement, { givens, goals: [withVariable(goal, labelled(goal.variable, opposite(state)))] });
}
