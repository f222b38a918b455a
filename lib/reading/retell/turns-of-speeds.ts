import { normalise } from "../../solver/normalise.ts";
import { Taken, VALUE } from "../text/taken.ts";

/** Rates and times of reactions whose substance has no formula, told with two concentrations and a time in any order. */

const MOLAR = String.raw`(${VALUE}) ?(M|mol\/L|mol\/dm\^?3|mol L\^?-1|mol dm\^?-3|mmol\/L|mol\/l)(?![A-Za-z\d/·])`;
const TIME = String.raw`(${VALUE} ?(?:s|sec|seconds?|min|minutes?|h|hours?|ms))(?![A-Za-z\d/^])`;

const FALLS =
  /\b(?:falls?|fell|drops?|dropped|decreases?|decreased|goes down|went down|go down|gone down|sinks?|sank|reduced|diminish\w*|declin\w*|lowers?|used up)\b/i;
const RISES =
  /\b(?:rises?|rose|increases?|increased|grows?|grew|goes up|went up|climbs?|climbed|builds? up|reaches)\b/i;

const FROM_TO: readonly RegExp[] = [
  new RegExp(String.raw`\bfrom ${MOLAR} (?:down |up )?to (?:only )?${MOLAR}`),
  new RegExp(String.raw`\bfrom (${VALUE})() (?:down |up )?to (?:only )?${MOLAR}`),
  new RegExp(
    String.raw`${MOLAR} (?:at (?:t ?= ?0(?: ?s| ?min)?|the (?:start|beginning|outset)|first|time zero)|initially) (?:and|but|to) (?:only |is |was |has fallen to |has become )?${MOLAR}`,
  ),
];

const LATER = new RegExp(
  String.raw`\b(?:at (?:t ?= ?)?|after |by t ?= ?|in |within |over |during |for |later,? |takes )(?:the (?:first|next) |only |a (?:time|period) of |an? interval of )?${TIME}`,
  "i",
);
const BEFORE_LATER = new RegExp(String.raw`${TIME} (?:later|afterwards)`);

const ASKS_RATE = /\b(?:average|mean)\b[^.?]{0,40}\b(?:rate|speed)\b/i;
const RATE_UNIT =
  /\bin (mol (?:dm|L)\^?-[13] (?:s|min)\^?-1|mol ?\/ ?\(?(?:L|dm\^?3)[ ·*/]*(?:s|min)\)?|M ?\/ ?(?:s|min|h)|M (?:s|min)\^?-1)/;

/** Other questions, and rates of one substance from another's. */
const ELSE_OF_RATE =
  /->|→|⟶|⇌|instantaneous|rate constant|\border\b|half-?life|coefficient|each of|tangent|graph|volume|mass|grams?\b|°C|\bpH\b|percent|%|\bnot\b|doubl|halv|temperature/i;

const nameOfUnit = (unit: string): string => (/\/h|mmol/.test(unit) ? "" : unit);

/** "In 45 s the concentration of a dye falls from … to …; find the average rate": with a letter for the substance. */
function withAverageRate(text: string): string {
  if (!ASKS_RATE.test(text) || ELSE_OF_RATE.test(text) || !/concentration|\[[A-Z]/i.test(text)) return text;
  const plain = normalise(text);
  const taken = new Taken(plain);
  const unit = taken.take(RATE_UNIT)?.[0];
  const change = FROM_TO.map((pattern) => taken.take(pattern)).find((groups) => groups !== null);
  const time = (taken.take(LATER) ?? taken.take(BEFORE_LATER))?.[0];
  if (change === undefined || change === null || time === undefined || taken.hasNumber) return text;
  const [from = "", told = "", to = "", own = ""] = change;
  if ((told !== "" && told !== own) || nameOfUnit(own) === "") return text;
  const size = (value: string): number => Number(value.replaceAll(/ ?[×x*·] ?10\^?\(?(-?\d+)\)?/g, "e$1"));
  const isFall = size(to) < size(from);
  const [falls, rises] = [FALLS.test(plain), RISES.test(plain)];
  if (!(size(to) >= 0) || size(to) === size(from) || (falls && !rises && !isFall) || (rises && !falls && isFall))
    return text;
  const asked = unit === undefined ? "" : ` in ${unit}`;
  return isFall
    ? `The concentration of A falls from ${from} ${own} to ${to} ${own} in ${time}. What is the average rate of disappearance of A${asked}?`
    : `The concentration of A rises from ${from} ${own} to ${to} ${own} in ${time}. What is the average rate of formation of A${asked}?`;
}

const ORDER = /\b(zero(?:th)?|first|second)[- ]order\b|\border (?:is )?(zero|one|two)\b/i;
const ORDERS: Readonly<Record<string, string>> = {
  zero: "zero",
  zeroth: "zero",
  first: "first",
  second: "second",
  one: "first",
  two: "second",
};
const CONSTANT = new RegExp(
  String.raw`(?:\bk ?(?:=|is|:|of)? ?|\brate constant(?:,? k,?)?(?: is| of| =|:| being)? ?)(${VALUE} ?(?:(?:M|mol(?: dm\^?-3| L\^?-1|\/L|\/dm\^?3)?)[ ·*/]*(?:(?:s|min|h)(?:\^?-1)?|\([^()]{1,12}\))|(?:s|min|h)\^?-1|mol\/\(L[·* ](?:s|min|h)\)|L[ /·*]*mol(?:\^?-1)?[ /·*]*(?:s|min)(?:\^?-1)?|L\/\(mol[·* ](?:s|min)\)|M\^?-1 ?(?:s|min)\^?-1|\/(?:s|min|h)))(?![A-Za-z\d])`,
);
const ASKS_TIME =
  /\bhow (?:long|many (?:seconds|minutes|hours))|\b(?:what|find|calculate|determine|work out)\b[^.?]*\btime\b|\bafter (?:how|what)\b[^.?]*\b(?:long|time|minutes|seconds)\b/i;
const ELSE_OF_TIME = /half-?life|percent|%|catalyst|temperature|\bnot\b|fraction|doubl|pressure|atm\b|graph/i;

/** "How long until it has gone down from … to …": a reaction of an order whose constant is told, whatever its substance. */
function withTimeOfFall(text: string): string {
  const [, one, two] = ORDER.exec(text) ?? [];
  const order = ORDERS[(one ?? two ?? "").toLowerCase()];
  if (order === undefined || !ASKS_TIME.test(text) || ELSE_OF_TIME.test(text)) return text;
  const taken = new Taken(normalise(text).replaceAll(/\border (?:0|1|2)\b/g, " "));
  const constant = taken.take(CONSTANT)?.[0];
  const change = taken.take(FROM_TO[0] ?? /^(?!)/) ?? taken.take(FROM_TO[1] ?? /^(?!)/);
  if (constant === undefined || change === null) return text;
  const rest = taken.rest.replaceAll(/\b\d+ ?(?:°C|K)\b/g, " ").replaceAll(/[A-Z][A-Za-z]*\d[A-Za-z\d]*/g, " ");
  if (/\d/.test(rest)) return text;
  const [from = "", told = "", to = "", own = ""] = change;
  return told !== "" && told !== own
    ? text
    : `A reaction is ${order} order with k = ${constant}. How long does it take the concentration to fall from ${from} ${own} to ${to} ${own}?`;
}

/** A text with these turns in plainer words; the same where it has none. */
export const withSpeed = (text: string): string => withTimeOfFall(withAverageRate(text));
