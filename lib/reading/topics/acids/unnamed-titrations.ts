import type { SolutionFacts } from "../../../methods/facts.ts";
import { type Variable, variableOf } from "../../../methods/rules/kinds.ts";
import type { Condition } from "../../../methods/rules/rule.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** A weak acid without a name, "HA", that a strong base titrates: its pH after so much base, half way, and where both are used up. */

const VOLUME = String.raw`(${VALUE} ?(?:mL|L|cm\^?3|dm\^?3))(?![A-Za-z/^])`;
const MOLAR = String.raw`(${VALUE} ?(?:M|mol\/L|mol\/dm\^?3|mol L\^?-1|mol dm\^?-3))(?![A-Za-z/])`;
const WEAK = String.raw`(?:(?:an? |the |some )?(?:unknown |weak,? |organic |certain |given |aqueous )*(?:monoprotic |monobasic )?(?:weak )?acid(?: solution)?(?:,? ?\(?H[AXYZ]\)?(?![A-Za-z\d]),?)?|(?:the )?(?:weak )?(?:monoprotic |monobasic )?(?:acid )?H[AXYZ](?![A-Za-z\d]))`;
const BASE = String.raw`(NaOH|KOH|sodium hydroxide|potassium hydroxide)`;

const EXPONENT = new RegExp(String.raw`\bp ?K_?a(?: ?\(H[A-Z]\)| of (?:the acid|H[A-Z]))? ?(?:=|is|:|of)? ?(${VALUE})`);
const CONSTANT = new RegExp(
  String.raw`\b(?:K_?a|acid dissociation constant|dissociation constant)(?: ?\(H[A-Z]\)| of (?:the acid|H[A-Z]))? ?(?:=|is|:|of)? ?(${VALUE})`,
);
const ACID = [
  new RegExp(String.raw`${VOLUME}(?: (?:sample|portion|aliquot))? of (?:an? )?${MOLAR} (?:solution )?(?:of )?${WEAK}`),
  new RegExp(
    String.raw`${VOLUME}(?: (?:sample|portion|aliquot))? of ${WEAK},? (?:\(|of concentration |with (?:a )?concentration (?:of )?)?${MOLAR}\)?`,
  ),
];
const ADDED_STRENGTH = new RegExp(
  String.raw`${VOLUME} (?:of )?(?:an? )?${MOLAR} (?:solution of )?(?:aqueous )?${BASE}`,
);
const STRENGTH = new RegExp(String.raw`${MOLAR} (?:solution of )?(?:aqueous )?${BASE}`);
const ADDED = new RegExp(
  String.raw`(?:after|when|once|upon|on|with) (?:the )?(?:addition of |adding )?${VOLUME}(?: of (?:the )?(?:${BASE}|base|alkali|titrant)(?: solution)?)?(?: (?:has|have|had|is|are|was|were) (?:been )?added)?`,
);

const AT_END = /\b(?:equivalence|end|stoichiometric) ?-?point|\bat (?:the )?equivalence\b/i;
const HALF_WAY = /\bhalf[- ]?(?:way|equivalence|neutrali[sz]\w*|titrat\w*|point)|\bmid-?point\b/i;
const ELSE =
  /\b(?:diprotic|triprotic|weak base|strong acid|buffer|indicator|dilut\w*|water|what volume|how (?:many|much)|before any|initial pH|not|beyond|twice|first|second|percent|mass|grams?)\b|%/i;
const ASKS_PH = /\bpH\b/;

/** As in all books, the acid that has no name. */
const NAMELESS = "HA";

/** Null for any other text. */
export function solveUnnamedTitration(text: string): SolutionFacts[] | null {
  if (!/NaOH|KOH|hydroxide|\bbase\b/.test(text) || !/\bacid\b|\bH[AXYZ]\b/.test(text) || !ASKS_PH.test(text))
    return null;
  const plain = normalise(text).replaceAll(/\s+/g, " ");
  if (ELSE.test(plain)) return null;
  const taken = new Taken(plain);
  const exponent = readQuantity(taken.take(EXPONENT)?.[0] ?? "");
  const constant = exponent === null ? readQuantity(taken.take(CONSTANT)?.[0] ?? "") : null;
  const known: (readonly [Variable, Quantity])[] = [
    ...(exponent === null ? [] : [[variableOf("acid-exponent", null), exponent] as const]),
    ...(constant === null ? [] : [[variableOf("acid-constant", null), constant] as const]),
  ];
  const acid = ACID.map((pattern) => taken.take(pattern)).find((groups) => groups !== null);
  const [volume, strength] = (acid ?? []).slice(0, 2).map(readQuantity);
  const beside = taken.take(ADDED_STRENGTH);
  const own = beside === null ? taken.take(STRENGTH) : beside.slice(1);
  const isHalf = HALF_WAY.test(taken.rest);
  const isEnd = !isHalf && AT_END.test(taken.rest);
  const after = isHalf || isEnd || beside !== null ? null : taken.take(ADDED);
  const rest = taken.rest.replaceAll(/\b(?:at )?25 ?°C|\b298 ?K/g, " ");
  if (known.length !== 1 || !volume || !strength || own === null || /\d/.test(rest)) return null;
  const base = /^(?:K|pot)/.test(own.at(1) ?? "") ? "KOH" : "NaOH";
  const [baseStrength, added] = [readQuantity(own[0] ?? ""), readQuantity(beside?.[0] ?? after?.[0] ?? "")];
  if (baseStrength === null) return null;
  const givens: (readonly [Variable, Quantity])[] = [
    ...known,
    [variableOf("molarity", NAMELESS), strength],
    [variableOf("solution-volume", NAMELESS), volume],
    [variableOf("molarity", base), baseStrength],
  ];
  const wanted = variableOf("ph", null);
  if (isHalf) return solveByLaws(known, wanted, null, ["half-of-acid"]);
  const conditions: Condition[] = isEnd ? ["neutralization", "equivalence"] : ["neutralization"];
  if (isEnd === (added !== null)) return null;
  return solveByLaws(
    added === null ? givens : [...givens, [variableOf("solution-volume", base), added]],
    wanted,
    null,
    conditions,
  );
}
