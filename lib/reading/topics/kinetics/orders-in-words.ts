import type { Orders } from "../../../laws/kinetics/rate-law.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { solveConstant, solveOrderOfChange, solveOrderOfLaw } from "../../../problems/kinetics/initial-rates.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import { normalise } from "../../../solver/normalise.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** "Doubling [A] makes the rate four times as large": orders from what a change of each concentration does, and k from one run. */

const NAME = String.raw`(?:\[([A-Z][A-Za-z\d]{0,6})\]|(?:the )?concentration of ([A-Z][A-Za-z\d]{0,6}))(?![A-Za-z\d])`;
const FACTOR = String.raw`(doubl|tripl|quadrupl|halv)(?:es|ed|ing|e)`;
const COUNT = String.raw`(two|three|four|six|eight|nine|sixteen|\d{1,2})`;
const HELD = String.raw`(?:,? ?(?:at constant|with constant|keeping|while|when) (?:the )?(?:concentration of )?\[?[A-Z][A-Za-z\d]{0,6}\]?(?: (?:is )?(?:held |kept )?constant)?,?)?`;
const SPEED = String.raw`(?: the)?(?: initial)?(?: reaction)? rate(?: of (?:the )?reaction)?`;

const EFFECT = [
  String.raw`has no effect on${SPEED}`,
  String.raw`has no effect`,
  String.raw`(?:does not (?:change|affect)|leaves)${SPEED}(?: (?:unchanged|the same))?`,
  String.raw`(?:makes|increases|raises|multiplies|changes)${SPEED} (?:become )?(?:by (?:a factor of )?)?${COUNT}(?:[- ]?(?:times|fold))?(?: (?:as (?:large|great|fast|high)|larger|faster))?`,
  String.raw`${FACTOR}${SPEED}`,
].map((each) => new RegExp(String.raw`\b${FACTOR} ${NAME}${HELD} ?${each}`, "i"));

const SIZES: Readonly<Record<string, number>> = {
  doubl: 2,
  tripl: 3,
  quadrupl: 4,
  halv: 0.5,
  two: 2,
  three: 3,
  four: 4,
  six: 6,
  eight: 8,
  nine: 9,
  sixteen: 16,
};

const sizeOf = (word: string): number => SIZES[word.toLowerCase()] ?? Number(word);

const LARGEST_ORDER = 3;

const CONCENTRATION = new RegExp(
  String.raw`\[([A-Z][A-Za-z\d]{0,6})\](?:_?0)? ?(?:=|is) ?(${VALUE} ?(?:M|mol\/L|mol\/dm\^?3|mol L\^?-1|mol dm\^?-3))(?![A-Za-z/])`,
);
const RATE = new RegExp(
  String.raw`\brate (?:of (?:the )?reaction )?(?:is|=|was|of) ?(${VALUE} ?(?:M\/s|M s\^?-1|mol\/\(L[·* ]s\)|mol\/L\/s|mol L\^?-1 s\^?-1|mol\/\(dm\^?3[·* ]s\)|mol dm\^?-3 s\^?-1))(?![A-Za-z/])`,
  "i",
);

const ASKS = /\b(?:rate constant|specific rate|value of k|find k|calculate k|determine k|what is k)\b/i;

/** What asks for more than the constant, or tells another run. */
const ELSE =
  /\b(?:half-?life|catalyst|mechanism|temperature|activation|not|third|both|order of|new rate|rate (?:when|if) \[)\b|\d/i;

type Effect = { readonly name: string; readonly factor: number; readonly order: number };

function takeEffect(taken: Taken): Effect | "unclear" | null {
  for (const [index, pattern] of EFFECT.entries()) {
    const groups = taken.take(pattern);
    if (groups === null) continue;
    const [word = "", bracketed = "", spelt = "", by = ""] = groups;
    const factor = sizeOf(word);
    const rate = index < 3 ? 1 : sizeOf(by);
    const order = Math.log(rate) / Math.log(factor);
    const whole = Math.round(order);
    const isWhole = Math.abs(order - whole) < 1e-9 && whole >= 0 && whole <= LARGEST_ORDER;
    return isWhole ? { name: bracketed === "" ? spelt : bracketed, factor, order: whole } : "unclear";
  }
  return null;
}

const scaled = (quantity: Quantity, factor: number): Quantity => ({ ...quantity, value: quantity.value.times(factor) });

/** The rate constant of a law in two reactants whose orders are told in words; null for any other text, and where it tells more. */
export function solveOrdersInWords(text: string): SolutionFacts[] | null {
  if (!/\brate/i.test(text) || !/\b(?:doubl|tripl|quadrupl|halv)/i.test(text) || !ASKS.test(text)) return null;
  const taken = new Taken(normalise(text));
  const [first, second] = [takeEffect(taken), takeEffect(taken)];
  if (first === null || second === null || first === "unclear" || second === "unclear") return null;
  const told = [taken.take(CONCENTRATION), taken.take(CONCENTRATION)];
  const rate = readQuantity(taken.take(RATE)?.[0] ?? "");
  const rest = taken.rest.replaceAll(/\b\d? ?[A-Z]\b(?= ?(?:\+|->|→|⟶))|(?:\+|->|→|⟶) ?\d? ?[A-Z]\b/g, " ");
  if (rate?.unit.dimension !== DIMENSIONS.reactionRate || ELSE.test(rest) || first.name === second.name) return null;
  const of = ({ name }: Effect): Quantity | null =>
    readQuantity(told.find((groups) => groups?.[0] === name)?.[1] ?? "");
  const [a, b] = [of(first), of(second)];
  if (a === null || b === null || first.order + second.order === 0) return null;
  const orders: Orders = [
    [first.name, first.order],
    [second.name, second.order],
  ];
  const runs = [
    { concentrations: [a, b], rate },
    { concentrations: [scaled(a, first.factor), b], rate: scaled(rate, first.factor ** first.order) },
    { concentrations: [a, scaled(b, second.factor)], rate: scaled(rate, second.factor ** second.order) },
  ] as const;
  return [solvedFacts("problems-kinetics.initial-rates", solveConstant(orders, runs))];
}

/** "Doubled", "increased threefold", "cut to a third": by what something is multiplied. */
const TIMES = String.raw`(double[sd]?|doubling|tripl(?:e[sd]?|ing)|trebl(?:e[sd]?|ing)|quadrupl(?:e[sd]?|ing)|halv(?:e[sd]?|ing)|(?:increase[sd]?|rise[sn]?|rose|rising|increasing|(?:go|goes) up|going up|went up|grow[sn]?|grew|growing|is multiplied|becomes?|became|is|was|gets|go|be|raised|multipl(?:y|ied|ying|ies)|raising|reduced|reducing|decrease[sd]?|cut|drops?|falls?|fell)(?: by| to)?(?: an?)?(?: factor of| one)? ?(?:two|three|four|five|eight|nine|sixteen|twenty-seven|twice|double|triple|thrice|half|third|quarter|fourth|eighth|ninth|1\/[2-9]|\d{1,2})(?:[- ]?fold| times)?)(?: (?:as (?:large|great|fast|high|much)|its (?:original|initial|former|first) (?:value|rate|size|concentration)|(?:of )?(?:the|its) (?:original|initial|former) (?:value|rate|one)|larger|faster|greater|higher|(?:of )?(?:what|as) it was(?: before)?|the value))?`;
const SAME = String.raw`((?:does not|doesn't|do not|don't) change|(?:stays|remains|is|keeps) (?:the same|unchanged|constant|unaffected)|is not (?:changed|affected)|unchanged|no (?:effect|change|influence|difference))`;
const OF_RATE = String.raw`(?:the )?(?:initial )?(?:reaction )?rate(?: of (?:the |this |a )?(?:chemical )?reaction)?`;
const OF_CONCENTRATION = String.raw`(?:(?:the |its )?(?:initial )?concentration(?: of (?:(?:the |a |this )?(?:reactant|substance|reagent) ?)?([A-Z][A-Za-z\d]{0,6}(?![a-z])|the reactant|a reactant|it|one reactant|that reactant|this reactant)?)?|\[([A-Z][A-Za-z\d]{0,6})\])`;

const WORDS_OF_CHANGE: readonly (readonly [RegExp, number])[] = [
  [/quadrupl|\bfour(?! ?th)|\b4\b/i, 4],
  [/\bdoubl|\btwo\b|\btwice|\b2\b/i, 2],
  [/tripl|trebl|thrice|\bthree|\b3\b/i, 3],
  [/\bfive|\b5\b/i, 5],
  [/\beight(?!h)|\b8\b/i, 8],
  [/\bnine(?!th)|\b9\b/i, 9],
  [/sixteen|\b16\b/i, 16],
  [/twenty-seven|\b27\b/i, 27],
];
const PARTS_OF_CHANGE: readonly (readonly [RegExp, number])[] = [
  [/halv|\bhalf\b|1\/2/i, 2],
  [/\bthird\b|1\/3/i, 3],
  [/\bquarter\b|\bfourth\b|1\/4/i, 4],
  [/\beighth\b|1\/8/i, 8],
  [/\bninth\b|1\/9/i, 9],
];

/** A factor above one, or below; null for words that may be read in two ways, as "increases by 2". */
function factorOf(words: string): { readonly size: number; readonly isPart: boolean } | null {
  const part = PARTS_OF_CHANGE.find(([pattern]) => pattern.test(words));
  if (part !== undefined)
    return /increas|ris|rose|grow|grew|up\b/i.test(words) ? null : { size: part[1], isPart: true };
  const found = WORDS_OF_CHANGE.find(([pattern]) => pattern.test(words));
  const isBare = /(?:two|three|four|five|eight|nine|sixteen|twenty-seven|\d)$/i.test(words) && !/factor/i.test(words);
  if (found === undefined || isBare) return null;
  const isPart = /reduc|decreas|cut|drop|fall|fell/i.test(words);
  return { size: found[1], isPart };
}

const CHANGES: readonly RegExp[] = [
  // "When the concentration of A is doubled, the rate quadruples."
  new RegExp(
    String.raw`\b(?:when|if|as|each time|every time|whenever|on) ${OF_CONCENTRATION} (?:is |was |are |gets |has been )?${TIMES},? (?:then )?${OF_RATE} (?:is |was |has )?(?:${TIMES}|${SAME})`,
    "i",
  ),
  // "Doubling [A] quadruples the rate", "… makes the rate go up nine times".
  new RegExp(
    String.raw`\b${TIMES} ${OF_CONCENTRATION} (?:(?:causes?|makes?|leads to|has|leaves|lets) )?(?:${TIMES} ${OF_RATE}|${SAME}(?: (?:on|in|to) ${OF_RATE})?|${OF_RATE} (?:to )?(?:${TIMES}|${SAME}))`,
    "i",
  ),
  // "The rate quadruples when the concentration of A is doubled."
  new RegExp(
    String.raw`\b${OF_RATE} (?:is |was |has )?(?:${TIMES}|${SAME}),? (?:when|if|as|each time|every time|whenever|on) ${OF_CONCENTRATION} (?:is |was |are |gets |has been )?${TIMES}`,
    "i",
  ),
];

const ASKS_ORDER = /\border\b/i;
const ELSE_OF_ORDER =
  /\b(?:half-?life|catalyst|mechanism|temperature|activation|both|overall|total|rate constant|rate law|not true|false|pressure|volume|and (?:doubling|tripling|halving)|second reactant|other (?:reactant|concentration)s? (?:is|are) (?:doubled|tripled|halved))\b|\d(?!\))/i;

/** The order in the one reactant whose change is told; null for any other text, and where it tells of two. */
export function solveOrderInWords(text: string): SolutionFacts[] | null {
  if (!ASKS_ORDER.test(text) || !/\brate\b/i.test(text)) return null;
  const plain = normalise(text)
    .replaceAll(/\s+/g, " ")
    .replace(/\b(?:cuts|reduces|lowers|brings) (the (?:reaction )?rate) (?=to (?:one|an?|half)\b)/i, "makes $1 become ")
    .replace(
      /\b(?:increases|raises|multiplies) (the (?:reaction )?rate)(?: of (?:the|a|this) (?:chemical )?reaction)? (?=by a factor of\b|(?:two|three|four|eight|nine|\d{1,2})(?:fold| times))/i,
      "makes $1 become ",
    );
  for (const [index, pattern] of CHANGES.entries()) {
    const found = pattern.exec(plain);
    if (found === null) continue;
    const groups = found.slice(1).map((group) => group ?? "");
    const changeAt = index === 0 ? 2 : index === 1 ? 0 : 4;
    const change = factorOf(groups[changeAt] ?? "");
    const others = groups.filter((_, at) => at !== changeAt);
    const isSame = others.some((words) => new RegExp(`^${SAME}$`, "i").test(words));
    const rate = isSame
      ? { size: 1, isPart: change?.isPart ?? false }
      : others.map(factorOf).find((each) => each !== null);
    const rest = plain
      .replace(found[0], " ")
      .replaceAll(/\b\d? ?[A-Z]\b(?= ?(?:\+|->|→|⟶))|(?:\+|->|→|⟶) ?\d? ?[A-Z]\b/g, " ");
    if (change === null || rate === null || rate === undefined || change.isPart !== rate.isPart) return null;
    const order = Math.log(rate.size) / Math.log(change.size);
    const whole = Math.round(order);
    if (
      Math.abs(order - whole) > 1e-9 ||
      whole > LARGEST_ORDER ||
      ELSE_OF_ORDER.test(rest.replaceAll(/[A-Z][A-Za-z]*\d[A-Za-z\d]*/g, " "))
    )
      return null;
    const nameAt = index === 0 ? 0 : index === 1 ? 1 : 2;
    const name = groups.slice(nameAt, nameAt + 2).find((group) => /^[A-Z][A-Za-z\d]{0,6}$/.test(group)) ?? "A";
    const asked = /\b(?:in|to|for|of) \[?([A-Z][A-Za-z\d]{0,6})\]?(?=[\s?.,]|$)/.exec(rest)?.[1];
    // "Order of the reaction", where another change is told too: of both together.
    const isOfMore = asked === undefined && /\b(?:doubl|tripl|trebl|quadrupl|halv)/i.test(rest);
    if (isOfMore || (asked !== undefined && asked !== name)) return null;
    const quantityOf = (size: number): Quantity => {
      const value = pureNumber(size);
      return change.isPart ? { ...value, value: value.value.pow(-1) } : value;
    };
    return [
      solvedFacts(
        "problems-kinetics.initial-rates",
        solveOrderOfChange(name, whole, quantityOf(change.size), quantityOf(rate.size)),
      ),
    ];
  }
  return null;
}

/** "rate = k[NO]²[H2]". */
export const LAW =
  /\b(?:rate|v) ?= ?k ?((?:[·* ]{0,2}\[[A-Z][A-Za-z\d()]{0,10}(?:\^?\d?[+-])?\](?:\^?[0-3](?!\d|[./]\d))?){1,3})(?![\^\d]| ?[[/])/;
export const FACTOR_OF_LAW = /\[([^\]]+)\](?:\^?(\d))?/g;
const ASKS_OVERALL = /\b(?:overall|total) (?:reaction )?order\b|\border of (?:the|this) reaction(?! (?:with|in)\b)/i;
const ASKS_PARTIAL =
  /\b(?:order|orders) (?:of (?:the|this) reaction )?(?:in|with respect to|for) (?:the )?\[?([A-Z][A-Za-z\d()]{0,10})\]?/g;
const ELSE_OF_LAW = /\b(?:if|when|half-?life|constant|doubl|tripl|halv|mechanism|units?|each|zero|temperature|pH)/i;

/** The order of a reaction, or in one of its reactants, that its law shows; null for any other text. */
export function solveOrderOfToldLaw(text: string): SolutionFacts[] | null {
  if (!ASKS_ORDER.test(text)) return null;
  const plain = normalise(text.replaceAll(/(?<=\])[⁰¹²³]/g, (digit) => `^${"⁰¹²³".indexOf(digit)}`));
  const [whole = "", product = ""] = LAW.exec(plain) ?? [];
  const rest = plain.replace(whole, " ");
  if (whole === "" || LAW.test(rest) || ELSE_OF_LAW.test(rest)) return null;
  const orders: Orders = [...product.matchAll(FACTOR_OF_LAW)].map(([, name = "", power = "1"]) => [
    name,
    Number(power),
  ]);
  const partial = new Set([...rest.matchAll(ASKS_PARTIAL)].map(([, name = ""]) => name));
  const [name, ...others] = partial;
  const isOverall = ASKS_OVERALL.test(rest);
  const at = orders.findIndex(([formula]) => formula === name);
  if (others.length > 0 || isOverall === (name !== undefined) || (!isOverall && at < 0)) return null;
  return [solvedFacts("problems-kinetics.initial-rates", solveOrderOfLaw(orders, isOverall ? "overall" : at))];
}
