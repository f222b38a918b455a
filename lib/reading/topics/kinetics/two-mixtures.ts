import type { Orders } from "../../../laws/kinetics/rate-law.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { DIMENSIONS } from "../../../quantity/units/dimension.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { FORMULA } from "../../text/labelled.ts";
import { readQuantity, VALUE } from "../../text/taken.ts";
import { FACTOR_OF_LAW, LAW } from "./orders-in-words.ts";

/** A rate that is told of one mixture, and asked of another one: by the orders k is the same in both. */

const NAME = String.raw`[A-Z][A-Za-z\d()]{0,10}(?:\^?\d?[+-])?`;
const MOLAR = String.raw`(?:M|mol\/L|mol\/dm\^?3|mol L\^?-1|mol dm\^?-3)(?![A-Za-z/·])`;
const CONCENTRATION = new RegExp(String.raw`\[(${NAME})\] ?(?:=|is|was) ?(${VALUE} ?${MOLAR})`, "g");
const RATE = new RegExp(
  String.raw`(?<![\d.])(${VALUE} ?(?:M\/s|M s\^?-1|mol\/\(L[·* ]s\)|mol\/L[·\/]s|mol L\^?-1 s\^?-1|M\/min|M min\^?-1))(?![A-Za-z/])`,
  "g",
);

const ORDERS: Readonly<Record<string, number>> = { zero: 0, zeroth: 0, first: 1, second: 2, third: 3 };
const ORDER_IN = new RegExp(
  String.raw`\b(zero|zeroth|first|second|third)[- ]order (?:in|with respect to) (?:the )?\[?(${NAME})\]?(?![A-Za-z\d])`,
  "g",
);
const ORDER_BEHIND = new RegExp(
  String.raw`\b(zero|zeroth|first|second|third) (?:in|with respect to) \[?(${NAME})\]?(?![A-Za-z\d])`,
  "g",
);

const QUESTION = /\b(?:what|calculate|find|determine|compute|predict|estimate)\b/i;
const ASKS = /\b(?:what|calculate|find|determine|compute|predict|estimate)\b[^?]*\b(?:rate|speed)\b(?! constant| law)/i;
const ELSE =
  /catal|activation|half-?life|different temperature|(?:raised|lowered|heated|cooled) to|\bnot\b|n't|overall|rate constant is|\bk ?= ?\d|percent|%|mechanism|consum|disappear|appear|form(?:ed|ation)/i;

/** The orders as the law or words tell them; null where they do so twice. */
function ordersOf(text: string): Orders | null {
  const [, product] = LAW.exec(text) ?? [];
  const written =
    product === undefined
      ? []
      : [...product.matchAll(FACTOR_OF_LAW)].map(([, name = "", power = "1"]) => [name, Number(power)] as const);
  const worded = [...text.matchAll(ORDER_IN), ...text.matchAll(ORDER_BEHIND)].map(
    ([, order = "", name = ""]) => [name, ORDERS[order.toLowerCase()] ?? 0] as const,
  );
  const orders = written.length > 0 ? written : worded;
  const isOnce = new Set(orders.map(([name]) => name)).size === orders.length;
  return orders.length > 0 && isOnce && (written.length === 0 || worded.length === 0) ? orders : null;
}

type Mixture = ReadonlyMap<string, Quantity>;

function mixtureOf(text: string): Mixture | null {
  const found = [...text.matchAll(CONCENTRATION)].map(
    ([, name = "", value = ""]) => [name, readQuantity(value)] as const,
  );
  const mixture = new Map(found.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const])));
  return mixture.size === found.length ? mixture : null;
}

const knownOf = (mixture: Mixture, orders: Orders) =>
  orders.flatMap(([name, order]) => {
    const value = mixture.get(name);
    return value === undefined || order === 0 ? [] : [[variableOf("molarity", name), value] as const];
  });

/** Null for any other text, and where it tells more. */
export function solveTwoMixtures(text: string): SolutionFacts[] | null {
  if (!/\brate\b/i.test(text) || !/order|k ?\[/.test(text) || ELSE.test(text) || !ASKS.test(text)) return null;
  const plain = normalise(text.replaceAll(/(?<=\])[⁰¹²³]/g, (digit) => `^${"⁰¹²³".indexOf(digit)}`)).replaceAll(
    /\s+/g,
    " ",
  );
  const orders = ordersOf(plain);
  const sentences = plain.match(/[^.?!]+(?:\.(?=\d)[^.?!]*)*[.?!]?/g) ?? [];
  const at = sentences.findLastIndex((sentence) => QUESTION.test(sentence));
  if (orders === null || at === -1) return null;
  const asked = sentences[at] ?? "";
  // "If the rate is … when …, what is it when …?": the question begins behind what is told.
  const begins = asked.search(QUESTION);
  const [told, question] = [
    [...sentences.slice(0, at), asked.slice(0, begins), ...sentences.slice(at + 1)].join(" "),
    asked.slice(begins),
  ];
  const [rate, ...rates] = [...told.matchAll(RATE)].map(([, value = ""]) => readQuantity(value));
  const [before, after] = [mixtureOf(told), mixtureOf(question)];
  if (!rate || rates.length > 0 || before === null || after === null || question.search(RATE) !== -1) return null;
  const rest = plain
    .replace(LAW, " ")
    .replaceAll(CONCENTRATION, " ")
    .replaceAll(RATE, " ")
    .replaceAll(
      /(?:\d{1,2} ?)?(?<![A-Za-z])[A-Z][A-Za-z\d()]*(?:\^?\d?[+-])?(?: ?\((?:g|aq|l|s)\))?(?= ?(?:\+|->|→|<=>|⇌))|(?:\+|->|→|<=>|⇌) ?(?:\d{1,2} ?)?[A-Z][A-Za-z\d()]*(?:\^?\d?[+-])?/g,
      " ",
    )
    .replaceAll(FORMULA, " ")
    .replaceAll(/-?\d[\d.]* ?(?:°C|K)(?![A-Za-z])/g, " ");
  const isWhole = [before, after].every((mixture) => orders.every(([name, order]) => order === 0 || mixture.has(name)));
  const isOwn = [before, after].every((mixture) =>
    [...mixture.keys()].every((name) => orders.some(([own]) => own === name)),
  );
  if (!isWhole || !isOwn || /\d/.test(rest) || rate.unit.dimension !== DIMENSIONS.reactionRate) return null;
  const effective = orders.filter(([, order]) => order > 0);
  const stated = { rateLaw: effective };
  const [first] =
    solveByLaws(
      [[variableOf("rate", null), rate], ...knownOf(before, orders)],
      variableOf("rate-constant", null),
      null,
      [],
      stated,
    ) ?? [];
  const constant = first === undefined ? null : foundBy(first);
  const [last] =
    constant === null
      ? []
      : (solveByLaws(
          [[variableOf("rate-constant", null), constant], ...knownOf(after, orders)],
          variableOf("rate", null),
          rate.unit,
          [],
          stated,
        ) ?? []);
  const solution = first === undefined || last === undefined ? null : chain([first, last], first.givens);
  return solution === null ? null : [solution];
}
