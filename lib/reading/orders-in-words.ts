import type { Orders } from "../laws/kinetics/rate-law.ts";
import type { SolutionFacts } from "../methods/facts.ts";
import { solveConstant } from "../problems/kinetics/initial-rates.ts";
import { solvedFacts } from "../problems/solved-facts.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { normalise } from "../solver/normalise.ts";
import { readQuantity, Taken, VALUE } from "./taken.ts";

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
