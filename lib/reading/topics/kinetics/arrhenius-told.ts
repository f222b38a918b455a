import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Kind, type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { inUnit } from "../../../methods/rules/quantity-terms.ts";
import { normalise } from "../../../solver/normalise.ts";
import { takeTemperatures } from "./barriers.ts";
import { EQUATION, FORMULA, MOLAR_ENERGY, takeLabelled, TEMPERATURE } from "../../text/labelled.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";

/** k = A e^(−Ea/RT) of one path at one temperature, and two paths with one A: the data in any words. */

const PER_TIME = String.raw`(?:1? ?\/ ?(?:s|min|h)|(?:s|min|h)\^?-1)(?![A-Za-z\d^/·])`;

const NAMED: readonly (readonly [kind: Kind, name: string, unit: string])[] = [
  ["activation-energy", String.raw`\bactivation energy|\benergy of activation|\bE_?a\b`, MOLAR_ENERGY],
  [
    "frequency-factor",
    String.raw`\bfrequency factor|\bpre-?exponential (?:factor|constant)|\bcollision factor|\bArrhenius (?:factor|constant|pre-?exponential factor)|\bA(?= ?=)|\bfactor A\b`,
    PER_TIME,
  ],
  ["rate-constant", String.raw`\brate constant|\bk(?= ?=| is\b)`, PER_TIME],
];

const AT = new RegExp(
  String.raw`(?:\bat|\bT ?=|\btemperature (?:is|of)|\() ?(?:body temperature,? ?\(?|room temperature,? ?\(?|about )?(${TEMPERATURE})\)?`,
  "i",
);

const QUESTION = /\b(?:what|how|calculate|find|determine|compute|estimate|by what factor|evaluate)\b/i;

const ELSE =
  /equilibrium|half-?life|concentration|percent|%|slope|graph|plot|doubl|tripl|\bnot\b|n't|enthalpy|reverse|mechanism/i;

const bare = (text: string): string =>
  normalise(withoutToldConstants(text) ?? text)
    .replaceAll(/(?<=\dkJ|\d kJ) per mol(?:e)?\b(?: of [A-Z][A-Za-z\d]*)?/g, "/mol")
    .replaceAll(EQUATION, " ")
    .replaceAll(FORMULA, " X ");

const questionsOf = (text: string): string[] =>
  (text.match(/[^.?!]+[.?!]?/g) ?? []).filter((sentence) => QUESTION.test(sentence));

/** The one that has no value is asked for. */
function solveOnePath(text: string): SolutionFacts[] | null {
  if (!/frequency factor|pre-?exponential|collision factor|Arrhenius (?:factor|constant)|factor A\b|\bA ?=/i.test(text))
    return null;
  const taken = new Taken(bare(text));
  const temperature = readQuantity(taken.take(AT)?.[0] ?? "");
  const told = NAMED.map(([kind, name, unit]) => [kind, takeLabelled(taken, name, unit)] as const);
  const [question, ...others] = questionsOf(taken.rest);
  const unknown = told.filter(([, value]) => value === null).map(([kind]) => kind);
  const [asked, ...more] = temperature === null ? [...unknown, "temperature" as const] : unknown;
  if (asked === undefined || more.length > 0 || question === undefined || others.length > 0) return null;
  const name = NAMED.find(([kind]) => kind === asked)?.[1] ?? String.raw`\btemperature\b`;
  if (/\d/.test(taken.rest) || !new RegExp(String.raw`${name}|\bk\b`, "i").test(question)) return null;
  const givens = [...told, ["temperature", temperature] as const].flatMap(([kind, value]): [Variable, Quantity][] =>
    value === null ? [] : [[variableOf(kind, null), value]],
  );
  return solveByLaws(givens, variableOf(asked, null), asked === "activation-energy" ? getUnit("kJ/mol") : null);
}

const PATHS: readonly RegExp[] = [
  new RegExp(String.raw`\bfrom (${VALUE})(?: ?${MOLAR_ENERGY})? to (${VALUE} ?${MOLAR_ENERGY})`, "i"),
  new RegExp(
    String.raw`\b(?:without|uncatalyzed|uncatalysed|no)\b[^.;?!\d]{0,60}?(${VALUE}) ?${MOLAR_ENERGY}[^.?!\d]{0,90}?\b(?:with|catalyzed|catalysed|presence|adding|enzyme|catalyst)\b[^.;?!\d]{0,60}?(${VALUE} ?${MOLAR_ENERGY})`,
    "i",
  ),
  new RegExp(
    String.raw`\bactivation energy\b[^.;?!\d]{0,60}?(${VALUE}) ?${MOLAR_ENERGY}[^?!\d]{0,90}?\b(?:with|catalyzed|catalysed|presence|adding|enzyme|catalyst)\b[^.;?!\d]{0,60}?(${VALUE} ?${MOLAR_ENERGY})`,
    "i",
  ),
];

const ASKS_FACTOR =
  /\bby (?:what|which|how large a) factor|\bhow (?:much|many times) (?:faster|greater|larger|more rapid|higher)|\bhow many times\b|\bratio of (?:the )?rate/i;
const SAME_FACTOR = /\b(?:same|equal|unchanged|not change|constant)\b/i;

/** A catalyst, or an enzyme, that lowers the barrier at one temperature. */
function solveTwoPaths(text: string): SolutionFacts[] | null {
  if (!/catal|enzyme/i.test(text) || !/activation energy|energy of activation|\bE_?a\b/i.test(text)) return null;
  const taken = new Taken(bare(text));
  const found = PATHS.map((pattern) => taken.take(pattern)).find((groups) => groups !== null);
  const temperature = readQuantity(taken.take(AT)?.[0] ?? "");
  const [, second = ""] = found ?? [];
  const unit = second.replace(new RegExp(String.raw`^${VALUE} ?`), "");
  const [from, to] = [readQuantity(`${found?.[0] ?? ""} ${unit}`), readQuantity(second)];
  const rest = taken.rest.replace(/[^.?!]*frequency factor[^.?!]*,/i, (whole) =>
    SAME_FACTOR.test(whole) ? " " : whole,
  );
  if (from === null || to === null || temperature === null || /\d/.test(rest) || !ASKS_FACTOR.test(rest)) return null;
  if (ELSE.test(rest) || !from.value.gt(to.value)) return null;
  return solveByLaws(
    [
      [variableOf("activation-energy", null, "first"), from],
      [variableOf("activation-energy", null, "second"), to],
      [variableOf("temperature", null), temperature],
    ],
    variableOf("constant-ratio", null),
    null,
  );
}

/** How many times as fast one path is when it is warmer. */
function solveWarming(text: string): SolutionFacts[] | null {
  if (!/activation energy|energy of activation|\bE_?a\b/i.test(text) || /catal|enzyme/i.test(text)) return null;
  const taken = new Taken(bare(text));
  const barrier = takeLabelled(taken, NAMED[0]?.[1] ?? "", MOLAR_ENERGY);
  const temperatures = takeTemperatures(taken);
  const [cold, warm] = temperatures?.map((each) => inUnit(each, "K")) ?? [];
  if (barrier === null || temperatures === null || cold === undefined || warm === undefined) return null;
  if (/\d/.test(taken.rest) || !ASKS_FACTOR.test(taken.rest) || ELSE.test(taken.rest) || !warm.value.gt(cold.value))
    return null;
  return solveByLaws(
    [
      [variableOf("activation-energy", null), barrier],
      [variableOf("temperature", null, "first"), temperatures[0]],
      [variableOf("temperature", null, "second"), temperatures[1]],
    ],
    variableOf("constant-ratio", null),
    null,
  );
}

const SLOPE = new RegExp(
  String.raw`\bslope\b[^.?!\d-]*(?:is|=|of|equal to|was) ?(-${VALUE}) ?K(?:elvins?)?(?![A-Za-z\d/·^])`,
  "i",
);
const OF_PLOT =
  /\bln ?\(?k\)? (?:against|versus|vs\.?|as a function of|over) (?:the )?(?:1 ?\/ ?T\b|reciprocal|inverse|T\^?-1)/i;

/** Ea by the slope of ln k over 1/T. */
function solveSlope(text: string): SolutionFacts[] | null {
  const plain = normalise(withoutToldConstants(text) ?? text);
  if (!OF_PLOT.test(plain) || !/activation energy|energy of activation|\bE_?a\b/i.test(plain)) return null;
  const taken = new Taken(plain.replace(OF_PLOT, " that "));
  const slope = readQuantity(`${taken.take(SLOPE)?.[0] ?? ""} K`);
  const rest = taken.rest.replaceAll(/\b(?:first|second|zero)[- ]order\b/gi, " ");
  const [question, ...others] = questionsOf(rest);
  const isAsked = question !== undefined && /activation energy|energy of activation|\bE_?a\b/i.test(question);
  if (slope === null || others.length > 0 || !isAsked || /\d/.test(rest) || /catal|\bnot\b|n't|log10/i.test(rest))
    return null;
  return solveByLaws(
    [[variableOf("arrhenius-slope", null), slope]],
    variableOf("activation-energy", null),
    getUnit("kJ/mol"),
  );
}

const CONSTANT = String.raw`(${VALUE} ?(?:1? ?\/ ?(?:s|min|h)|(?:s|min|h)\^?-1|(?:M|L ?(?:mol)?|mol)[^\s,;?]*(?: ?(?:mol|s|min|h)\^?-1)*))(?![A-Za-z\d^/·])`;
const AT_ONE = [
  new RegExp(String.raw`${CONSTANT},? (?:at|when T ?=|at a temperature of) (${TEMPERATURE})`, "i"),
  new RegExp(String.raw`\bat (${TEMPERATURE})[^.?!\d]{0,60}?${CONSTANT}`, "i"),
];
/** Ea by two constants, each with its temperature, whatever else is told of the reaction. */
function solveTwoConstants(text: string): SolutionFacts[] | null {
  if (!/\brate constant|\bk\b/i.test(text) || /\b(?:without|another|other|different|both)\b/i.test(text)) return null;
  const taken = new Taken(bare(text));
  const told = AT_ONE.slice(0, 1).flatMap((pattern) => [taken.take(pattern), taken.take(pattern)]);
  const [first, second] = told.map((groups) => groups?.map(readQuantity) ?? []);
  const [question, ...others] = questionsOf(taken.rest);
  const asked = question?.slice(question.search(QUESTION)) ?? "";
  const isAsked = /activation energy|energy of activation|\bE_?a\b/i.test(asked);
  if (!isAsked || others.length > 0 || /factor|rate constant|\bk\b/i.test(asked)) return null;
  const [cold, warm] = [first?.[1], second?.[1]];
  const [one, other] = [first?.[0], second?.[0]];
  if (!one || !other || !cold || !warm || /\d/.test(taken.rest) || ELSE.test(taken.rest)) return null;
  if (one.unit.dimension !== other.unit.dimension) return null;
  return solveByLaws(
    [
      [variableOf("rate-constant", null, "first"), one],
      [variableOf("rate-constant", null, "second"), other],
      [variableOf("temperature", null, "first"), cold],
      [variableOf("temperature", null, "second"), warm],
    ],
    variableOf("activation-energy", null),
    getUnit("kJ/mol"),
  );
}

const ASKS_TEMPERATURE =
  /\b(?:at what|what|at which|calculate the|find the|determine the) temperature\b(?:[^.?!]|\.(?=\d))*\b(?:rate constant|k)\b/i;

/** The temperature of another rate constant, by Ea and one constant with its temperature. */
function solveOtherTemperature(text: string): SolutionFacts[] | null {
  if (!/activation energy|energy of activation|\bE_?a\b/i.test(text) || !ASKS_TEMPERATURE.test(normalise(text)))
    return null;
  const taken = new Taken(bare(text));
  const barrier = takeLabelled(taken, NAMED[0]?.[1] ?? "", MOLAR_ENERGY);
  const [behind, before] = AT_ONE;
  const first = behind === undefined ? null : taken.take(behind);
  const second = first === null && before !== undefined ? taken.take(before)?.toReversed() : first;
  const [constant, temperature] = (second ?? []).map(readQuantity);
  const other = readQuantity(taken.take(new RegExp(CONSTANT, "i"))?.[0] ?? "");
  if (!constant || !temperature || other === null || barrier === null || /\d/.test(taken.rest) || ELSE.test(taken.rest))
    return null;
  if (constant.unit.dimension !== other.unit.dimension) return null;
  return solveByLaws(
    [
      [variableOf("activation-energy", null), barrier],
      [variableOf("rate-constant", null, "first"), constant],
      [variableOf("rate-constant", null, "second"), other],
      [variableOf("temperature", null, "first"), temperature],
    ],
    variableOf("temperature", null, "second"),
    temperature.unit,
  );
}

/** Null for any other text, and where it tells more. */
export const solveArrheniusTold = (text: string): SolutionFacts[] | null =>
  solveOnePath(text) ??
  solveTwoPaths(text) ??
  solveWarming(text) ??
  solveSlope(text) ??
  solveTwoConstants(text) ??
  solveOtherTemperature(text);
