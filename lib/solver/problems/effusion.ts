import { has } from "./refinements/solution-words.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Kind, Label, Variable } from "../../methods/rules/kinds.ts";
import { KINDS } from "../../methods/rules/kinds.ts";
import { pureNumber } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { canonical, settle } from "./material.ts";
import { isAsk, isSense, splitSentences } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import type { Given, Goal, Statement } from "./statement.ts";
import { isPercent } from "./substance-mentions.ts";
import type { ProblemToken } from "./tokens.ts";

/** Reads problems about the effusion of two gases, whose sentences compare: "effuses 1.66 times as fast as". */

/** A gas by its formula; null for the one that is not known. */
type Mention = { readonly at: number; readonly gas: string | null };

const NO_WORDS = { before: [], behind: [] };

/** "Gas X", "gas Y": yttrium, vanadium, tungsten and uranium are no gases, so a letter that could mean one of them is a label. */
const isLabel = (text: string): boolean => /^[YVWU]$/.test(text);

/** What the gases are named as; null where a name is no one substance. */
function listMentions(sentence: Sentence): Mention[] | null {
  const mentions: Mention[] = [];
  for (const [at, token] of sentence.entries()) {
    if (isUnknownGas(sentence, at)) mentions.push({ at, gas: null });
    if (token.kind !== "substance") continue;
    if (isLabel(token.substance.text)) {
      mentions.push({ at, gas: null });
      continue;
    }
    const gas = settle({ substance: token.substance, form: null }, null, true);
    const formula = gas === null ? null : canonical(gas);
    if (formula === null) return null;
    mentions.push({ at, gas: formula });
  }
  return mentions;
}

/** "An unknown gas", or "a gas" that no name of a substance goes with. */
function isUnknownGas(sentence: Sentence, at: number): boolean {
  const token = sentence[at];
  if (isSense(token, "unknown-gas")) return true;
  const [before, next] = [sentence[at - 1], sentence[at + 1]];
  return isSense(token, "molecule") && before?.kind !== "substance" && next?.kind !== "substance";
}

type Measured = { readonly sentence: number; readonly at: number; readonly quantity: Quantity; readonly kind: Kind };

const RATES: ReadonlySet<number> = new Set([
  KINDS["effusion-rate"].dimension,
  DIMENSIONS.speed,
  DIMENSIONS.amount - DIMENSIONS.time,
  DIMENSIONS.mass - DIMENSIONS.time,
]);

function findKind({ unit }: Quantity): Kind | null {
  if (unit.dimension === DIMENSIONS.none) return "rate-ratio";
  if (unit.dimension === DIMENSIONS.time) return "effusion-time";
  return RATES.has(unit.dimension) ? "effusion-rate" : null;
}

/** What was the same for both gases may be told: one temperature, one pressure, one volume. */
function isShared({ unit }: Quantity): boolean {
  return [DIMENSIONS.temperature, DIMENSIONS.pressure, DIMENSIONS.volume].some(
    (dimension) => dimension === unit.dimension,
  );
}

type Text = { readonly sentences: readonly Sentence[]; readonly mentions: readonly (readonly Mention[])[] };

/** The quantities that count; null where one is not understood. */
function listMeasured({ sentences }: Text): Measured[] | null {
  const measured: Measured[] = [];
  const shared: Quantity[] = [];
  for (const [index, sentence] of sentences.entries()) {
    for (const [at, token] of sentence.entries()) {
      if (token.kind === "number") return null;
      if (token.kind !== "quantity") continue;
      const { quantity } = token.reading;
      const kind = findKind(quantity);
      if (kind !== null)
        measured.push({
          sentence: index,
          at,
          quantity: isPercent(quantity)
            ? { ...pureNumber(quantity.value.div(100)), significantFigures: quantity.significantFigures }
            : quantity,
          kind,
        });
      else if (isShared(quantity)) shared.push(quantity);
      else return null;
    }
  }
  const isOne = shared.every((each) =>
    shared.every(
      (other) =>
        other.unit.dimension !== each.unit.dimension ||
        (other.value.eq(each.value) && other.unit.numerator.eq(each.unit.numerator)),
    ),
  );
  return isOne ? measured : null;
}

/** The gas that a rate or a time is of: the last before it, since the quantity before; else the first behind it. */
function findOwner({ sentences, mentions }: Text, { sentence, at }: Measured): string | null | undefined {
  const tokens = sentences[sentence] ?? [];
  const own = mentions[sentence] ?? [];
  const from = tokens.findLastIndex((token, index) => index < at && token.kind === "quantity");
  const before = own.findLast((mention) => mention.at < at && mention.at > from);
  if (before !== undefined) return before.gas;
  const until = tokens.findIndex((token, index) => index > at && token.kind === "quantity");
  return own.find((mention) => mention.at > at && (until === -1 || mention.at < until))?.gas;
}

type Pair = { readonly first: string | null; readonly second: string | null };

function toStatement(
  { first, second }: Pair,
  givens: readonly Given[],
  goal: Variable,
  unit: Unit | null,
): Statement | null {
  if (first === second) return null;
  return {
    givens,
    goals: [{ variable: goal, unit, words: NO_WORDS } satisfies Goal],
    scene: {
      equation: null,
      conditions: new Set(),
      givens: givens.map(({ variable }) => variable),
      containment: null,
      elements: new Set(),
      empirical: null,
      solution: null,
      effusion: { first, second },
      excess: new Set(),
    },
  };
}

function given(kind: Kind, label: Label | null, quantity: Quantity): Given {
  return { variable: variableOf(kind, null, label), quantity, words: NO_WORDS };
}

/** "X effuses 0.355 times as fast as Y": the gases before and behind the number. */
function readFactor(text: Text, { sentence, at, quantity }: Measured): Statement | null {
  const tokens = text.sentences[sentence] ?? [];
  const own = text.mentions[sentence] ?? [];
  const subject = own.find((mention) => mention.at < at);
  const object = own.find((mention) => mention.at > at);
  if (subject === undefined || object === undefined || own.length !== 2) return null;
  const isInverted = has(tokens, "slower");
  if (isInverted === has(tokens, "faster") && isInverted) return null;
  const [first, second] = isInverted ? [object.gas, subject.gas] : [subject.gas, object.gas];
  if ((first === null) === (second === null)) return null;
  return toStatement({ first, second }, [given("rate-ratio", null, quantity)], variableOf("molar-mass", null), null);
}

/** "How many times faster does X effuse than Y", "the ratio of the rates of X and Y". */
function readComparison({ sentences, mentions }: Text): Statement | null {
  const index = sentences.findIndex((sentence) => sentence.some((token) => isAsk(token) || isSense(token, "faster")));
  const own = mentions[index] ?? [];
  const [subject, object, ...others] = own;
  const isOnly = mentions.every((each, at) => at === index || each.length === 0);
  if (subject === undefined || object === undefined || others.length > 0 || !isOnly) return null;
  const tokens = sentences[index] ?? [];
  const compares = has(tokens, "faster", "slower", "compare");
  if (!compares || subject.gas === null || object.gas === null) return null;
  const [first, second] = has(tokens, "slower") ? [object.gas, subject.gas] : [subject.gas, object.gas];
  return toStatement({ first, second }, [], variableOf("rate-ratio", null), null);
}

/** Rates or times of both gases, or of one of them. */
function readMeasures(text: Text, measured: readonly Measured[], goal: Variable["kind"] | null): Statement | null {
  const [one, two, ...others] = measured;
  if (one === undefined || others.length > 0 || (two !== undefined && two.kind !== one.kind)) return null;
  const owner = findOwner(text, one);
  const gases = [...new Set(text.mentions.flat().map(({ gas }) => gas))];
  const [partner, ...more] = gases.filter((gas) => gas !== owner);
  if (owner === undefined || partner === undefined || more.length > 0) return null;
  const pair: Pair = { first: owner, second: partner };
  if (two === undefined) {
    const isSame = goal === (one.kind === "effusion-time" ? "time" : "effusion-rate");
    return isSame && owner !== null && partner !== null
      ? toStatement(pair, [given(one.kind, "first", one.quantity)], variableOf(one.kind, null, "second"), null)
      : null;
  }
  if (
    findOwner(text, two) !== partner ||
    goal !== "molar-mass" ||
    one.quantity.unit.dimension !== two.quantity.unit.dimension
  )
    return null;
  return toStatement(
    pair,
    [given(one.kind, "first", one.quantity), given(two.kind, "second", two.quantity)],
    variableOf("molar-mass", null),
    null,
  );
}

/** What is asked for: a molar mass, a time, a rate; null where the question is another one. */
function findGoal(tokens: readonly ProblemToken[]): Kind | null {
  const at = tokens.findLastIndex((token) => isAsk(token));
  if (at === -1) return null;
  const question = tokens.slice(at);
  if (has(question, "kind/molar-mass")) return "molar-mass";
  if (isSense(tokens[at], "how-long") || has(question, "kind/time")) return "time";
  return question.some((token) => isSense(token, "compare", "effuse")) ? "effusion-rate" : null;
}

/** Whether a problem is about effusion at all. */
export function isAboutEffusion(tokens: readonly ProblemToken[]): boolean {
  return tokens.some((token) => isSense(token, "effuse"));
}

/** Two gases, one of which may be unknown, and what is told of their rates; null when the text does not say it beyond doubt. */
export function readEffusion(tokens: readonly ProblemToken[]): Statement | null {
  if (
    has(tokens, "foreign", "or", "mixture") ||
    tokens.some((token) => token.kind === "suspect" || token.kind === "equation")
  )
    return null;
  const sentences = splitSentences(tokens);
  const mentions = sentences.map(listMentions);
  if (!mentions.every((each) => each !== null)) return null;
  const text: Text = { sentences, mentions };
  const measured = listMeasured(text);
  if (measured === null) return null;
  const goal = findGoal(tokens);
  const [only, ...others] = measured;
  if (only === undefined)
    return goal === "effusion-rate" || has(tokens, "faster", "slower") ? readComparison(text) : null;
  if (only.kind === "rate-ratio") return others.length === 0 && goal === "molar-mass" ? readFactor(text, only) : null;
  return readMeasures(text, measured, goal);
}
