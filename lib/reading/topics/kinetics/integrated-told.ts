import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import { findUnit } from "../../../quantity/units/symbols.ts";
import { divide } from "../../../quantity/arithmetic.ts";
import { convertTo } from "../../../quantity/conversion.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { EQUATION, FORMULA, TEMPERATURE, WORDS } from "../../text/labelled.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { tellSlope } from "./plots-told.ts";

/** A reaction of one order, its data told in any words: k or the half-life, two concentrations or the share of them, and the time. */

export const MOLAR = String.raw`(?:M|mol\/L|mol\/dm\^?3|mol L\^?-1|mol dm\^?-3)(?![A-Za-z\d/·^])`;
const TIME = String.raw`(?:s|sec|seconds?|min|minutes?|h|hr|hours?|d|days?|y|yr|years?|ms)(?![A-Za-z\d/^])`;
const PER_TIME = String.raw`(?:s|min|h|hr|d|day|y|yr|year)`;
const UNITS_OF_CONSTANT: readonly (readonly [order: 0 | 1 | 2, unit: string])[] = [
  [0, String.raw`(?:M|mol\/L|mol L\^?-1)[ ·]?(?:\/ ?${PER_TIME}|${PER_TIME}\^?-1)|mol\/\(L[· ]${PER_TIME}\)`],
  [1, String.raw`(?:1? ?\/ ?${PER_TIME}|${PER_TIME}\^?-1)`],
  [
    2,
    String.raw`(?:L|dm\^?3)(?:[ ·]?mol\^?-1[ ·]?${PER_TIME}\^?-1|\/\(?mol[· ]${PER_TIME}\)?)|M\^?-1[ ·]?${PER_TIME}\^?-1|1?\/\(M[· ]${PER_TIME}\)`,
  ],
];

const AT = String.raw`(?:(?:at|and) (?:about )?${TEMPERATURE}${WORDS})?`;

export const ORDER = /\b(zero|first|second)(?:th)?[- ]order\b|\b(zero|first|second) order\b/gi;
export const ORDERS: Readonly<Record<string, 0 | 1 | 2>> = { zero: 0, first: 1, second: 2 };

type Slot = readonly [variable: Variable, patterns: readonly RegExp[]];

export const START = variableOf("reactant-molarity", null, "initial");
const NOW = variableOf("reactant-molarity", null, "final");
const LEFT = variableOf("fraction-left", null, "final");
const REACTED = variableOf("fraction-left", null, "decayed");
export const CONSTANT = variableOf("rate-constant", null);
const HALF = variableOf("half-life", null);
export const PASSED = variableOf("time", null);

const HAS_GONE = String.raw`(?:decompos|react(?!ant)|convert|complet|consum|disappear|used up|gone\b|isomeri|dissociat|hydrolys|hydrolyz|eliminat|metaboli)`;

export const SHARES: readonly Slot[] = [
  [
    LEFT,
    [
      new RegExp(
        String.raw`\b(?:to|at|reach(?:es)?) (?:only |just |about )?(${VALUE}) ?% of (?:its|the|their) (?:initial|original|starting)`,
        "i",
      ),
      new RegExp(
        String.raw`(${VALUE}) ?%(?: of [^.?%\d]{0,50}?)? (?:is |are |was |were |still )*(?:remain|left\b|unreacted|unchanged)`,
        "i",
      ),
    ],
  ],
  [
    REACTED,
    [
      new RegExp(String.raw`\b(?:is|be|are|reaction) (${VALUE}) ?% ${HAS_GONE}`, "i"),
      new RegExp(
        String.raw`(${VALUE}) ?%(?: of [^.?%\d]{0,60}?)? (?:to |has |have |had |is |are |be |been |was |were )*${HAS_GONE}`,
        "i",
      ),
    ],
  ],
];

export const QUANTITIES: readonly Slot[] = [
  [HALF, [new RegExp(String.raw`\bhalf-?li(?:fe|ves)\b${WORDS}${AT} (${VALUE} ?${TIME})`, "i")]],
  [
    START,
    [
      new RegExp(
        String.raw`\b(?:initial(?:ly)?|start(?:s|ing)?|original(?:ly)?|beginning)\b${WORDS} (${VALUE} ?${MOLAR})`,
        "i",
      ),
      new RegExp(String.raw`\bfrom (${VALUE} ?${MOLAR})`, "i"),
      new RegExp(String.raw`(${VALUE} ?${MOLAR})(?: initially| at the start)`, "i"),
      new RegExp(String.raw`\[[A-Z]\]_?(?:0|o) ?(?:=|is) ?(${VALUE} ?${MOLAR})`),
    ],
  ],
  [NOW, [new RegExp(String.raw`\b(?:to|reach(?:es)?|becomes?|left) (?:only |just |be )?(${VALUE} ?${MOLAR})`, "i")]],
  [
    PASSED,
    [
      new RegExp(
        String.raw`\b(?:after|in|for|over|within|during|takes?|took|requires?|required|period of|time of|t ?=) (?:exactly |about |only |a period of |the first |another )?(${VALUE} ?${TIME})`,
        "i",
      ),
      new RegExp(String.raw`(${VALUE} ?${TIME}) (?:later|have passed|has passed|after)`, "i"),
    ],
  ],
];

export const CIRCUMSTANCE = new RegExp(String.raw`,? ?\(?\b(?:at|to) (?:about )?${TEMPERATURE}\)?`, "g");

/** What also changes a rate, or asks for something else. */
export const ELSE =
  /catal|activation|arrhenius|equilibrium|frequency factor|initial rate|rate law|graph|plot|slope|absorb|another|pseudo|parallel|\bnot\b|n't|radioactiv|decays?\b|nucle|pressure|temperature (?:is|was) (?:raised|changed|increased)|half-lives|successive|second half|\bpH\b|excess|twice|tripl|doubl/i;

/** "What is the concentration of NO2", where the equation makes it: not that of what reacts. */
function asksProduct(text: string): boolean {
  const [, products = ""] = text.split(/→|⟶|->|⇌/);
  const [, asked] = /\bconcentration of (?:the )?(?:[a-z]+ )?([A-Z][A-Za-z\d]*)(?![^.?!]*[.!])/.exec(text) ?? [];
  const made = products.split(/[.,;?]/)[0] ?? "";
  return asked !== undefined && new Set<string>(made.match(/[A-Z][A-Za-z\d]*/g)).has(asked);
}

export const QUESTION = /\b(?:what|how|calculate|find|determine|compute|estimate|when will)\b/i;

const HALF_ASKED = /\bhow long (?:is|does|will|would|was) (?:the |its )?(?:first )?half-?life\b/i;

/** What is asked for, by the words of the question; a share only where it is said of what. */
export function findAsked(question: string): Variable | null {
  if (HALF_ASKED.test(question)) return HALF;
  const asked = [
    [
      PASSED,
      /\bhow long\b|\bhow many (?:seconds|minutes|hours|days|years)\b|\bwhat time\b|\bhow much time\b|\bthe time (?:required|needed|it takes)/i,
    ],
    [CONSTANT, /\brate constant\b|\b(?:is|of|find|calculate|determine) k\b/i],
    [HALF, /\bhalf-?life\b/i],
    [
      LEFT,
      /\b(?:what|calculate|find|determine) (?:the )?(?:percent(?:age)?|fraction)\b[^?]*\b(?:remain|left\b|unreacted)/i,
    ],
    [
      REACTED,
      new RegExp(
        String.raw`\b(?:what|calculate|find|determine) (?:the )?(?:percent(?:age)?|fraction)\b[^?]*\b${HAS_GONE}`,
        "i",
      ),
    ],
    [START, /\b(?:initial|original|starting) concentration\b/i],
    [
      NOW,
      /\b(?:what|find|calculate|determine)\b[^?]*\bconcentration\b(?! of [A-Za-z\d]+ (?:to|reach))|\bhow much (?:of )?(?:the )?[A-Za-z]+ (?:remains|is left|will (?:remain|be left))\b/i,
    ],
  ] as const;
  const found = asked.filter(([, pattern]) => pattern.test(question)).map(([variable]) => variable);
  // "How long until the concentration is …?", "what was the initial concentration?": the words of the first say it.
  const [first, second] = found;
  const isOne = second === undefined || first === PASSED || (first === START && second === NOW);
  return first === undefined || !isOne ? null : first;
}

const TIME_ASKED = /\b(?:how many|in|\() ?(seconds|minutes|hours|days|years|s|min|h)\b(?!\^)/i;
const INVERSE_ASKED = /\bin (s|min|h|hr|d|day|y|yr)\^?-1/;

export function unitAsked(question: string, { kind }: Variable): Unit | null {
  if (kind === "fraction-left") return /fraction/i.test(question) && !/percent|%/i.test(question) ? null : getUnit("%");
  if (kind === "rate-constant") {
    const [, time] = INVERSE_ASKED.exec(question) ?? [];
    return time === undefined ? null : getUnit(`${time}^-1`);
  }
  const [, told] = TIME_ASKED.exec(question) ?? [];
  return (kind === "time" || kind === "half-life") && told !== undefined ? findUnit(told.toLowerCase()) : null;
}

/** "0.0800 mol is placed in a 2.00-L vessel": the concentration at the start. */
const PLACED = new RegExp(
  String.raw`(?<![\d.])(${VALUE} ?m?mol)(?: (?:of )?[A-Za-z]+(?: [a-z]+)?)?? (?:is |are |was |were )?(?:initially )?(?:placed|put|introduced|sealed|injected|present|contained|dissolved|kept|held) in(?:to|side)? (?:an? )?(?:[a-z]+ )?(${VALUE})[- ]?(m?L|dm\^?3)\b(?: [a-z]+)?`,
  "i",
);

/** What leaves another concentration than that. */
const CHANGES =
  /\b(?:remov|add(?:ed|ing|s)?\b|half (?:of|the)|withdraw|expand|compress|dilut|evacuat|leak|escap|volume)/i;

function takePlaced(taken: Taken): (readonly [Variable, Quantity])[] {
  if (CHANGES.test(taken.rest)) return [];
  const [amount = "", volume = "", unit = ""] = taken.take(PLACED) ?? [];
  const [moles, litres] = [readQuantity(amount), readQuantity(`${volume} ${unit}`)];
  const quotient = moles === null || litres === null ? null : divide(moles, litres);
  const molarity = quotient?.ok === true ? convertTo(quotient.value, getUnit("mol/L")) : null;
  return molarity?.ok === true ? [[START, molarity.value]] : [];
}

/** "Disappears at the rate k[X]^2", by which it is of second order. */
const RATE_LAW = /\b(?:rate (?:of |is |= ?|law )?)*k ?\[[A-Za-z]+\](?:\^?([12²]))?(?![\d[])/g;

export function takeSlot(taken: Taken, [variable, patterns]: Slot): (readonly [Variable, Quantity])[] {
  for (const pattern of patterns) {
    const value = readQuantity(taken.take(pattern)?.[0] ?? "");
    if (value !== null) return [[variable, value]];
  }
  return [];
}

export function takeShare(taken: Taken, slot: Slot): (readonly [Variable, Quantity])[] {
  return takeSlot(taken, slot).map(([variable, { value, significantFigures }]) => [
    variable,
    pureNumber(value.div(100), significantFigures),
  ]);
}

/** The constant with the order that its unit shows. */
export function takeConstant(taken: Taken): { readonly order: 0 | 1 | 2; readonly value: Quantity } | null {
  for (const [order, unit] of UNITS_OF_CONSTANT) {
    const pattern = new RegExp(
      String.raw`(?:\bk\b|\brate constant\b)${WORDS}${AT} ?(${VALUE} ?(?:${unit}))(?![A-Za-z\d^(/·])`,
      "i",
    );
    const value = readQuantity(taken.take(pattern)?.[0] ?? "");
    if (value !== null) return { order, value };
  }
  return null;
}

/** Null for any other text, and where it tells more. */
export function solveIntegratedTold(written: string): SolutionFacts[] | null {
  const text = /\bslope\b/i.test(written) ? tellSlope(normalise(written)) : written;
  if (!/\border\b|rate constant|\bk ?=/i.test(text) || ELSE.test(text) || asksProduct(text)) return null;
  const plain = normalise(text)
    .replaceAll(/(?<![A-Za-z\d])(?:\d ?)?[A-Z] ?(?:->|→|⟶) ?products?\b/g, " ")
    .replaceAll(EQUATION, " ")
    .replaceAll(FORMULA, "X");
  const laws = [...plain.matchAll(RATE_LAW)].map(([, power]) => (power === undefined || power === "1" ? 1 : 2));
  const named = new Set([
    ...laws,
    ...[...plain.matchAll(ORDER)].map(([, one, two]) => ORDERS[(one ?? two ?? "").toLowerCase()]),
  ]);
  const [told, ...others] = named;
  const temperatures = new Set(plain.match(new RegExp(TEMPERATURE, "g")));
  if (others.length > 0 || temperatures.size > 1) return null;
  const taken = new Taken(plain.replaceAll(RATE_LAW, " "));
  const constant = takeConstant(taken);
  const order = told ?? constant?.order;
  if (order === undefined || (constant !== null && constant.order !== order)) return null;
  const shares = SHARES.flatMap((slot) => takeShare(taken, slot));
  const values = [...takePlaced(taken), ...QUANTITIES.flatMap((slot) => takeSlot(taken, slot))];
  const rest = taken.rest.replaceAll(CIRCUMSTANCE, " ");
  const bare = rest.replace(INVERSE_ASKED, " ");
  const questions = rest.match(/[^.?!]+[.?!]?/g)?.filter((sentence) => QUESTION.test(sentence)) ?? [];
  const [question = ""] = questions;
  const asked = questions.length === 1 ? findAsked(question) : null;
  if (/\d/.test(bare) || asked === null) return null;
  // The share that is left of two concentrations is that at the time of the second.
  const isOfTwo = [START, NOW, PASSED].every((each) => values.some(([variable]) => variable === each));
  if (isOfTwo && asked.kind === "fraction-left") return null;
  const own = constant === null ? [] : [[CONSTANT, constant.value] as const];
  // The half-life of first order is the same from any start.
  const isFromAny = asked === HALF && order === 1 && own.length > 0 && values.every(([variable]) => variable === START);
  const givens = [...own, ...shares, ...(isFromAny ? [] : values)];
  return solveByLaws(givens, asked, unitAsked(question, asked), [`order-${order}`]);
}
