import type { StepSolutionCard } from "../cards/step-solution.ts";
import { DEFAULT_LOCALE, type Locale } from "../i18n/locales.ts";
import type { Kind } from "../methods/rules/kinds.ts";
import { convertTo } from "../quantity/conversion.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { listQuantities } from "../quantity/scan-quantity.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { getUnit } from "../quantity/units/get-unit.ts";
import type { Before } from "../reading/statement/problem-before.ts";
import { saysWhy } from "./asked-step.ts";
import { asksWhat } from "./claim-words.ts";
import { findAgain, type Solved } from "./follow-up/again.ts";
import { findBefore } from "./follow-up/before.ts";
import { findGoal } from "./goal-words.ts";
import { isWordOfFollowUp } from "./phrases/follow-up-vocabulary.ts";
import { firstSolved } from "./pose-problem.ts";
import { betweenTwo, NOUNS, SAID_SO, type Trend, USUAL } from "./why-changed.ts";

/** How one quantity goes with another. `isRight`: whether that is what was said; null where it was asked. */
export type Relation = {
  readonly trends: readonly Trend[];
  readonly isRight: boolean | null;
  readonly isExample: boolean;
};

/** Longer messages say more. UTF-16 units. */
const LONGEST = 120;

/** How a quantity is said to go: by a factor, by so much, or only up or down. */
type Change =
  | { readonly by: "factor"; readonly factor: number }
  | { readonly by: "difference"; readonly difference: number }
  | { readonly by: "direction"; readonly isUp: boolean };

type Move = { readonly start: number; readonly end: number; readonly change: Change };

const UP = String.raw`(?:(?<!\p{L})(?:increas\p{L}*|ris(?:es?|ing)|rais\p{L}*|(?:goes?|going|gets?|went) up|up|bigger|larger|higher|greater|hotter|warmer|more|grows?|sub(?:e|o|en|ir|iera)|aument\p{L}*|m[aá]s|mayor|crece|augment\p{L}*|monte|plus(?: de| grand| [ée]lev[ée]e?| fort)?|badh\p{L}*|zyada)(?!\p{L})|变大|增大|增加|升高|上升|变高|越大|越高|变多|बढ़\p{L}*\p{M}*|ज़्यादा|ज्यादा|अधिक|(?:ይ|ሲ|ቢ|ከ)?ጨ(?:ም|መ)ር\p{L}*|በጨመረ)`;

const DOWN = String.raw`(?:(?<!\p{L})(?:decreas\p{L}*|lower(?:s|ed)?|drops?|falls?|reduc\p{L}*|(?:goes?|going|gets?|went) down|down|smaller|less|fewer|colder|cooler|shrinks?|baj(?:a|o|an|ar)|disminu\p{L}*|menos|menor|diminu\p{L}*|baisse\p{L}*|moins(?: de)?|ghat\p{L}*|kam)(?!\p{L})|变小|减小|减少|降低|下降|变低|越小|越低|变少|घट\p{L}*\p{M}*|कम|(?:ይ|ሲ|ቢ|ከ)?ቀን?ስ\p{L}*|ይቀንሳል)`;

/** A number behind a way: "goes up 1", "减1", "de 2". */
const BY = String.raw`(?:\s?(?:by|en|de|per)?\s?(?<by>\d+(?:[.,]\d+)?)(?!\s?[\p{L}%°×]|\d))?`;

const FACTORED: readonly (readonly [factor: number, words: string])[] = [
  [
    2,
    String.raw`(?<!\p{L})(?:doubl(?:e|es|ed|ing)|twice(?: as (?:much|many|big|large|high))?|se duplica|duplic\p{L}*|(?:el )?doble|(?:le )?double\p{L}*|do ?guna)(?!\p{L})|加倍|翻倍|翻一番|(?:变为|是)?(?:原来的)?(?:两|2)倍|እጥፍ|द[ोु]गुन[ाीे]`,
  ],
  [
    3,
    String.raw`(?<!\p{L})(?:tripl(?:e|es|ed|ing)|se triplica|(?:el )?triple|tripler?)(?!\p{L})|(?:变为|是)?(?:原来的)?(?:三|3)倍|तिगुन[ाीे]`,
  ],
  [
    0.5,
    String.raw`(?<!\p{L})(?:halv(?:e|es|ed|ing)|(?:cut |goes |drops )?(?:in |to |by )?half(?: as (?:much|many|big|large|high))?|(?:se reduce )?(?:a )?la mitad|(?:la )?moiti[eé]|divis[eé]e? par deux|aadh[aie])(?!\p{L})|减半|一半|ግማሽ|आध[ाीे]`,
  ],
];

const TIMES = String.raw`(?<![\p{Script=Latin}\d.,])(?<times>\d{1,4})\s?(?:(?:x|times|fold|veces|fois|guna)(?!\p{L})|倍|እጥፍ|गुन[ाीे])(?: as (?:much|many|big|large|high|strong))?`;

/** Of all moves of a text, in their order; one that is told twice, "10 times less", is one. */
function listMoves(text: string): Move[] {
  const found: Move[] = [];
  const add = (source: string, changeOf: (match: RegExpExecArray) => Change | null): void => {
    for (const match of text.matchAll(new RegExp(source, "giu"))) {
      const [start, end] = [match.index, match.index + match[0].length];
      const change = changeOf(match);
      if (change !== null && !found.some((each) => start < each.end && each.start < end))
        found.push({ start, end, change });
    }
  };
  add(TIMES, ({ groups }) => ({ by: "factor", factor: Number(groups?.["times"]) }));
  for (const [factor, words] of FACTORED) add(words, () => ({ by: "factor", factor }));
  for (const [isUp, words] of [
    [true, UP],
    [false, DOWN],
  ] as const)
    add(`(?:${words})${BY}`, ({ groups }) => {
      const by = groups?.["by"];
      if (by === undefined) return { by: "direction", isUp };
      return { by: "difference", difference: (isUp ? 1 : -1) * Number(by.replace(",", ".")) };
    });
  add(String.raw`(?<sign>减|加)(?<n>\d+(?:\.\d+)?)`, ({ groups }) => ({
    by: "difference",
    difference: (groups?.["sign"] === "加" ? 1 : -1) * Number(groups?.["n"]),
  }));
  return joinMoves(
    found.toSorted((one, other) => one.start - other.start),
    text,
  );
}

/** "10 times less", "increases 3 times": side by side they are one. */
function joinMoves(moves: readonly Move[], text: string): Move[] {
  const joined: Move[] = [];
  for (const move of moves) {
    const last = joined.at(-1);
    if (last === undefined || text.slice(last.end, move.start).trim() !== "") joined.push(move);
    else
      joined[joined.length - 1] = { start: last.start, end: move.end, change: joinChanges(last.change, move.change) };
  }
  return joined;
}

function joinChanges(one: Change, other: Change): Change {
  const factor = one.by === "factor" ? one : other;
  const way = factor === one ? other : one;
  if (factor.by !== "factor") return other;
  const isLess = way.by === "direction" && !way.isUp && factor.factor > 1;
  return isLess ? { by: "factor", factor: 1 / factor.factor } : factor;
}

/** What a solution holds is how strong it is. */
const DISSOLVED = /(?<!\p{L})(?:acid|base|[aá]cido|acide|concentrated)(?!\p{L})|酸|अम्ल|አሲድ/iu;

/** More water is more of a solution. */
const WATER = /(?<!\p{L})(?:water|agua|eau|pani|paani)(?!\p{L})|水|पानी|ውሃ/iu;

type Named = { readonly kind: Kind; readonly start: number };

/** The quantities that a text names, each once, in their order. */
function listNamed(text: string): Named[] {
  const named: Named[] = [];
  let rest = text;
  for (let found = findGoal(rest); found !== null; found = findGoal(rest)) {
    named.push({ kind: found.kind, start: found.start });
    rest = rest.slice(0, found.start) + " ".repeat(found.end - found.start) + rest.slice(found.end);
  }
  const others: readonly (readonly [RegExp, Kind])[] = [...SAID_SO, [DISSOLVED, "molarity"], [WATER, "volume"]];
  for (const [words, kind] of others) {
    const at = rest.search(words);
    if (at !== -1 && !named.some((each) => each.kind === kind)) named.push({ kind, start: at });
  }
  return named.toSorted((one, other) => one.start - other.start);
}

/** Problems of which the usual laws can be shown where none was solved before. */
const STAND_INS = [
  "What volume do 2.0 mol of gas take up at 300 K and 1.0 atm?",
  "What is the pressure of 2.0 mol of gas in 10 L at 300 K?",
  "What is the molarity of 2.0 mol of NaCl in 1.0 L of solution?",
  "What is the pH of 0.010 M HCl?",
  "How many moles are in 20 g of NaOH?",
] as const;

const CONCLUDES =
  /[?？፧]\s*$|^\s*(?:so|entonces|donc|du coup|alors|所以|那么?|तो|ስለዚህ)(?![\p{L}\p{M}])|(?<!\p{L})(?:right|correct|verdad|no es cierto|hein|n['’]est-ce pas)(?!\p{L})|对吗|对吧|吗|ना\s*$/iu;

/**
 * "So if I double the moles the volume doubles?", "smaller volume = bigger pressure, right": how one quantity goes with another, by
 * the solution before, else by an example; and "is it linear?". Null for any other message.
 */
export function findRelation(text: string, cards: readonly StepSolutionCard[], locale: Locale): Relation | null {
  const [earlier = null, card = null] = cards.length < 2 ? [null, cards[0]] : cards.slice(-2);
  if (text.length > LONGEST || hasValues(text, locale)) return null;
  const shape = card === null ? null : findShape(text, card, earlier);
  if (shape !== null) return shape;
  const moves = listMoves(text);
  const [first, second, ...more] = moves;
  const named = listNamed(text);
  const own = card === null ? null : (findBefore(card)?.goal?.variable.kind ?? null);
  const goal = own === null ? null : (USUAL[own] ?? own);
  const [one, other, ...others] = named;
  if (first === undefined || second === undefined || more.length > 0 || one === undefined || others.length > 0)
    return null;
  const kinds =
    other === undefined && goal !== null && goal !== one.kind && one.start < second.start
      ? [one.kind, goal]
      : [one.kind, other?.kind];
  const [kind, otherKind] = kinds;
  if (kind === undefined || otherKind === undefined || asksWhat(withoutIf(text))) return null;
  const said = [
    { kind, change: first.change },
    { kind: otherKind, change: second.change },
  ] as const;
  const shown = card === null ? null : relate(said, card);
  if (shown !== null) return { ...shown, isExample: false };
  if (!CONCLUDES.test(text)) return null;
  for (const problem of STAND_INS) {
    const posed = firstSolved([problem], DEFAULT_LOCALE);
    const found = posed === null ? null : relate(said, { problem, facts: posed.solutions });
    if (found !== null) return { ...found, isExample: true };
  }
  return null;
}

/** A condition asks for nothing. */
const withoutIf = (text: string): string =>
  text.replaceAll(/(?<!\p{L})(?:if|when|si|quand|cuando|que|como|ou|pour|por|about)(?!\p{L})|如果|呢|अगर|ቢሆን/giu, " ");

/** A value with its unit is of a problem of its own. */
const hasValues = (text: string, locale: Locale): boolean =>
  listQuantities(text, { locale, trailingZeros: "measured" }).some(
    (each) => each.ok && each.value.quantity.unit.dimension !== DIMENSIONS.none,
  );

type SaidChange = { readonly kind: Kind; readonly change: Change };

function relate(said: readonly [SaidChange, SaidChange], solved: Solved): { trends: Trend[]; isRight: boolean } | null {
  const before = findBefore(solved);
  const own = before?.goal?.variable.kind;
  const kind = own === undefined ? null : (USUAL[own] ?? own);
  const answer = said.find((each) => each.kind === kind);
  const given = said.find((each) => each !== answer);
  if (before === null || answer === undefined || given === undefined || given.change.by === "difference") return null;
  const { change } = given;
  const factor = change.by === "factor" ? change.factor : change.isUp ? 2 : 0.5;
  const trend = tryFactor(before, solved, given.kind, factor);
  return trend === null ? null : { trends: [trend], isRight: agrees(answer.change, trend) };
}

/** What becomes of the answer when that value is so many times as large. */
function tryFactor(before: Before, solved: Solved, kind: Kind, factor: number): Trend | null {
  const [given, ...others] = before.givens.filter(({ variable }) => (USUAL[variable.kind] ?? variable.kind) === kind);
  // "4 mol" is an amount, whatever is said of it.
  const noun = kind === "amount" || kind === "mass" ? "it" : NOUNS[kind];
  const quantity = given === undefined ? null : inKelvin(given.quantity);
  if (quantity === null || others.length > 0 || noun === undefined) return null;
  const value = `${quantity.value.times(factor).toFixed()} ${formatUnit(quantity.unit)}`;
  const again = findAgain(`what if ${noun === "it" ? "" : "the "}${noun} was ${value}`, solved, DEFAULT_LOCALE);
  const after = again?.isSameGoal === true ? findBefore({ facts: [again.solution] }) : null;
  return after === null ? null : betweenTwo(before, after);
}

function inKelvin(quantity: Quantity): Quantity | null {
  if (quantity.unit.dimension !== DIMENSIONS.temperature) return quantity;
  const converted = convertTo(quantity, getUnit("K"));
  return converted.ok ? converted.value : null;
}

/** Rounded, a factor or a difference may be off by so much. */
const NEAR = 0.03;

function agrees(said: Change, { answer: { from, to } }: Trend): boolean {
  const difference = to.value.minus(from.value).toNumber();
  if (said.by === "direction") return said.isUp === difference > 0;
  if (said.by === "difference") return Math.abs(difference - said.difference) <= NEAR;
  return Math.abs(to.value.div(from.value).toNumber() / said.factor - 1) <= NEAR;
}

const INVERSE =
  /(?<!\p{L})(?:inverse(?:ly)?(?: proportional)?|indirectly|inversa(?:mente)?(?: proporcional)?|inversement(?: proportionnel\p{L}*)?)(?!\p{L})|反比例?|व्युत्क्रमानुपाती|ተገላቢጦሽ/iu;
const DIRECT =
  /(?<!\p{L})(?:(?:a )?linear(?:ly)?|straight line|direct(?:ly)?(?: proportional)?|proportional|lineal|proporcional(?:es)?|directamente|lin[eé]aire|proportionnel\p{L}*)(?!\p{L})|线性|正比例?|रैखिक|समानुपाती|ቀጥተኛ|ተመጣጣኝ/iu;

/** What stands beside it and asks for something else: the shape of a molecule. */
const OF_MOLECULE =
  /(?<!\p{L})(?:molecule|shape|geometry|bond|mol[eé]cul\p{L}*|forma|geometr[ií]a|g[eé]om[eé]trie|liaison)(?!\p{L})|分子|अणु|ሞለኪውል/iu;

/** "So is it linear?", "is that directly or inversely": of what changed last, or of what is named. */
function findShape(text: string, card: StepSolutionCard, earlier: StepSolutionCard | null): Relation | null {
  const [isInverse, isDirect] = [INVERSE.test(text), DIRECT.test(text.replace(INVERSE, " "))];
  if ((!isInverse && !isDirect) || OF_MOLECULE.test(text) || saysWhy(text)) return null;
  const named = listNamed(text);
  const before = findBefore(card);
  const goal = before?.goal?.variable.kind;
  if (before === null || goal === undefined) return null;
  const bare = text.replace(INVERSE, " ").replace(DIRECT, " ");
  const beside = named.reduce(
    (rest, { start }) => rest.slice(0, start) + rest.slice(start).replace(/^\S+/u, (word) => " ".repeat(word.length)),
    bare,
  );
  if (
    named.length === 0 &&
    !isWordOfFollowUp(
      beside.replaceAll(/(?<!\p{L})(?:relation\p{L}*|relationship|or|o|ou)(?!\p{L})|还是|关系|吗|या|ወይስ/giu, " "),
    )
  )
    return null;
  const kinds = named.map(({ kind }) => kind).filter((kind) => kind !== (USUAL[goal] ?? goal));
  const changed = earlier === null ? null : betweenTwo(findBefore(earlier) ?? before, before)?.given.variable.kind;
  const given = before.givens.map(({ variable }) => variable.kind);
  const own = changed === null || changed === undefined ? given : [changed];
  const tried = kinds.length > 0 ? kinds : own.map((kind) => USUAL[kind] ?? kind);
  const trends = [...new Set(tried)].flatMap((kind) => tryFactor(before, card, kind, 2) ?? []);
  const relations = new Set(trends.map(({ relation }) => relation));
  if (trends.length === 0) return null;
  // With pressure inversely, with temperature directly: what was meant is not said.
  const isOpen = isInverse === isDirect || relations.size > 1;
  return { trends, isRight: isOpen ? null : relations.has(isInverse ? "inverse" : "direct"), isExample: false };
}
