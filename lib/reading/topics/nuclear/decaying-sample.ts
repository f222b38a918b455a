import { normalise } from "../../../solver/normalise.ts";
import type { Variable } from "../../../methods/rules/kinds.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import { EQUATION } from "../../text/labelled.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { withoutToldConstants } from "../../text/told-constants.ts";
import { type Named, takeNuclides } from "./decay-chains.ts";

/** What a text tells of a sample that decays: its nuclides, its half-life, its activities. */

export type Told = readonly [Variable, Quantity];

export const TIME = String.raw`(?:s|sec|seconds?|min|minutes?|h|hrs?|hours?|d|days?|weeks?|y|yrs?|years?|a)(?![A-Za-z\d/^])`;
export const MASS = String.raw`(?:kg|g|mg|[μµ]g|ng)(?![A-Za-z\d/^])`;

const HALF_LIVES: readonly RegExp[] = [
  new RegExp(String.raw`(?:\bhalf-?life\b|\bt_?\{?1\/2\}?(?!\d))[^.;?!\d]{0,60}?(${VALUE} ?${TIME})`, "i"),
  new RegExp(String.raw`(?<![\d.])(${VALUE}[- ]${TIME})[- ]half-?life`, "i"),
];

/** Of one gram of it, or of all. */
const RATE = new RegExp(
  String.raw`(${VALUE}) ?(?:(?:dis|disintegrations?|counts?|decays?|emissions?|[cd]pm)(?![a-z])(?:(?: ?\/ ?| per )(min|minute|s|sec|second)(?![a-z]))?)((?:(?: ?\/ ?| per )g(?:ram)?(?: (?:of )?(?:carbon|C|<C>)(?![A-Za-z\d]))?)?)`,
  "i",
);
const BECQUERELS = new RegExp(String.raw`(${VALUE} ?(?:[kMGTm]?Bq|[mkμµ]?Ci))(?![A-Za-z\d])`);

export type Rate = { readonly value: Quantity; readonly number: string; readonly isOfGram: boolean };

export function takeRate(taken: Taken): Rate | null {
  const found = taken.take(RATE);
  if (found === null) {
    const [written = ""] = taken.take(BECQUERELS) ?? [];
    const value = readQuantity(written);
    return value === null ? null : { value, number: written, isOfGram: false };
  }
  const [number = "", each = "", gram = ""] = found;
  const value = readQuantity(`${number} ${/^s/i.test(each) ? "Bq" : "dpm"}${gram === "" ? "" : "/g"}`);
  return value === null ? null : { value, number, isOfGram: gram !== "" };
}

/** What more there may be, what is not this sample, and what is turned round. */
export const ELSE_OF_DECAYS =
  /background|contaminat|\bnot\b|n't|\bno\b|another|respectively|\bboth\b|mixture|initially contain|already|escaped|at first|natural lead|energy|half-lives|efficien|\bratio\b|\btimes\b|\bcells?\b|\b(?:zero(?:th)?|second|third)[- ]order\b|\breact(?:ion|ant)s?\b/i;

const ASIDE =
  /,? (?:and|but|with) (?:only )?(?:(?:much|very),? )*(?:small|smaller|negligible|trace|insignificant) (?:amounts?|quantit(?:y|ies)|traces?) of [^.,;]+/gi;

/** However strong it is, the same share of it decays. */
const IN_SOLUTION = / in an? \d[\d.]* ?M solution(?: of (?:this|the) (?:substance|isotope|nuclide))?/g;

const plainOf = (text: string): string =>
  normalise(withoutToldConstants(text) ?? text)
    .replaceAll(EQUATION, " ")
    .replaceAll(ASIDE, "")
    .replaceAll(IN_SOLUTION, "")
    .replaceAll(/ \([^()\d]{12,}\)/g, "")
    .replaceAll(/\btritium\b/gi, "H-3");

export type Sample = {
  readonly taken: Taken;
  readonly nuclides: readonly Named[];
  /** As the text tells it. */
  readonly halfLife: Quantity | null;
};

export const nameOf = ({ massNumber, symbol }: Named): string => `^${massNumber}${symbol}`;

/** "5.27-year" as a value. */
export const unhyphened = (written = ""): string => written.replace(/(?<=\d)-/, " ");

export function readSample(text: string): Sample {
  const { nuclides, rest } = takeNuclides(plainOf(text));
  const taken = new Taken(rest);
  const [halfLife = null] = HALF_LIVES.flatMap((pattern) => readQuantity(unhyphened(taken.take(pattern)?.[0])) ?? []);
  return { taken, nuclides, halfLife };
}
