import type { SolutionFacts } from "../../../methods/facts.ts";
import { givenTerm, inUnit } from "../../../methods/rules/quantity-terms.ts";
import { type Kind, variableOf } from "../../../methods/rules/kinds.ts";
import { pureNumber, quantity, type Quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** A strong acid or base that is told by its pH and thinned with water: "10 mL of HCl of pH 1.0 are made up to 250 mL". */

export const STRONG_ACID =
  /\b(?:HCl|HNO3|HBr|HI|HClO4|[Hh]ydrochloric acid|[Nn]itric acid|[Hh]ydrobromic acid|[Pp]erchloric acid|[Ss]trong (?:monoprotic |monobasic )?acid)\b/;
export const STRONG_BASE =
  /\b(?:NaOH|KOH|LiOH|[Ss]odium hydroxide|[Pp]otassium hydroxide|[Ll]ithium hydroxide|[Ss]trong (?:monoacidic )?(?:base|alkali))\b/;

/** "Ten times" by itself may be ten times as much. */
const THINS = /\b(?:dilut|thinn)|\bwater\b|\b(?:made|topped|filled|brought) (?:up )?to\b|\btopped up\b/i;

/** Acids of another kind, other solutes, and other questions. */
const ELSE =
  /H2SO4|sulfuric|sulphuric|H3PO4|weak|acetic|ethanoic|\bNH3|ammonia|buffer|titrat|neutrali|mix(?:ed|ture)|\bK_?[ab]\b|percent|%|Ba\(OH\)2|Ca\(OH\)2|\bnot\b|mass|gram|\bM\b|mol\b|mol\/|each|pOH|\bwhose\b|\bthat of\b|more concentrated|as concentrated|evaporat|boiled|how (?:much|many) (?!times|fold)/;

const VOLUME = String.raw`(${VALUE} ?(?:mL|ml|cm\^?3|L|dm\^?3|litres?|liters?))(?![A-Za-z\d])`;
const PH = new RegExp(String.raw`\bpH ?(?:of|is|was|=|equal to|:|value of)? ?(?:only |about |exactly )?(${VALUE})`);

const VERB = String.raw`(?:diluted|made up|topped up|filled up|brought|thinned|made|dilute|diluting|dilutes|increased|filled)`;
/** From one volume to another. */
const TO = new RegExp(
  String.raw`\b${VERB}\b[^.?\d]{0,60}?\bto (?:a |the )?(?:total |final )?(?:volume (?:of )?)?(?:exactly )?${VOLUME}`,
);
/** So much water beside it. */
const ADDED = [
  new RegExp(String.raw`${VOLUME} of (?:pure |distilled |deioni[sz]ed )?water (?:is|are|was|were) (?:added|poured in)`),
  new RegExp(
    String.raw`\b(?:adding|add|adds|added|mixed with|with) ${VOLUME} of (?:pure |distilled |deioni[sz]ed )?water`,
  ),
];
const START = new RegExp(VOLUME);

const TIMES: Readonly<Record<string, number>> = {
  two: 2,
  five: 5,
  ten: 10,
  twenty: 20,
  hundred: 100,
  "a hundred": 100,
  "one hundred": 100,
  thousand: 1000,
  "a thousand": 1000,
  "one thousand": 1000,
};
const TIME_WORDS = Object.keys(TIMES)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const FOLD: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:by a factor of|diluted by|dilution factor of|dilution factor is) (\d+|${TIME_WORDS})\b(?! ?(?:mL|L|cm|dm))`,
    "i",
  ),
  new RegExp(String.raw`(?<![\d.])(\d+|${TIME_WORDS})[- ]?(?:fold|times)\b`, "i"),
  /\b1 ?(?::| in | to ) ?(\d+)\b/,
];

const ASKS_PH = /\b(?:what|calculate|find|determine|work out|give|compute|how)\b[^.?]*\bpH\b|\bpH\b[^.?\d]*\?/i;

const digitsBehind = (text: string): number => text.split(".")[1]?.length ?? 0;

/** How many times as large the volume gets. */
type Thinning = { readonly factor: Quantity } | { readonly from: Quantity; readonly to: Quantity };

function takeThinning(taken: Taken): Thinning | null {
  const to = readQuantity(taken.take(TO)?.[0] ?? "");
  if (to !== null) {
    const from = readQuantity(taken.take(START)?.[0] ?? "");
    return from === null ? null : { from, to };
  }
  const water = ADDED.map((pattern) => readQuantity(taken.take(pattern)?.[0] ?? "")).find((each) => each !== null);
  if (water !== undefined && water !== null) {
    const from = readQuantity(taken.take(START)?.[0] ?? "");
    if (from === null) return null;
    const [start, more] = [inUnit(from, "mL"), inUnit(water, "mL")];
    return { from: start, to: { ...start, value: start.value.plus(more.value) } };
  }
  const fold = FOLD.map((pattern) => taken.take(pattern)?.[0]).find((each) => each !== undefined);
  const factor = fold === undefined ? Number.NaN : (TIMES[fold.toLowerCase()] ?? Number(fold));
  return factor > 1 ? { factor: pureNumber(factor, null) } : null;
}

/** Far from neutral water's own ions do not count. */
const NEAREST = 1;

/** Null for any other text. */
export function solveThinnedAcid(text: string): SolutionFacts[] | null {
  if (!/\bpH\b/.test(text) || !THINS.test(text) || ELSE.test(text) || !ASKS_PH.test(text)) return null;
  const isAcid = STRONG_ACID.test(text);
  if (isAcid === STRONG_BASE.test(text)) return null;
  const taken = new Taken(normalise(text));
  const written = taken.take(PH)?.[0] ?? "";
  const ph = readQuantity(written);
  const thinning = takeThinning(taken);
  const rest = taken.rest.replaceAll(/\bHNO3\b|\bHClO4\b|\b25 ?°C|\b298 ?K/g, " ");
  if (ph === null || thinning === null || /\d/.test(rest) || !/\bpH\b/.test(rest)) return null;
  const known: Kind = isAcid ? "hydronium" : "hydroxide";
  const ion = isAcid ? "H3O+" : "OH-";
  const told = pureNumber(ph.value, Math.max(1, digitsBehind(written)));
  const [start] = solveByLaws([[variableOf("ph", null), told]], variableOf(known, null), null) ?? [];
  const strength = start === undefined ? null : foundBy(start);
  if (start === undefined || strength === null) return null;
  const volumes =
    "factor" in thinning ? { from: quantity(1, "L", null), to: quantity(thinning.factor.value, "L", null) } : thinning;
  const [thinned] =
    solveByLaws(
      [
        [variableOf("molarity", ion, "initial"), strength],
        [variableOf("solution-volume", ion, "initial"), volumes.from],
        [variableOf("solution-volume", ion, "final"), volumes.to],
      ],
      variableOf("molarity", ion, "final"),
      null,
    ) ?? [];
  const less = thinned === undefined ? null : foundBy(thinned);
  if (thinned === undefined || less === null || !less.value.lt(strength.value)) return null;
  const [end] = solveByLaws([[variableOf(known, null), less]], variableOf("ph", null), null) ?? [];
  const found = end === undefined ? null : foundBy(end);
  if (end === undefined || found === null || found.value.minus(7).abs().lt(NEAREST)) return null;
  if (found.value.gt(7) === isAcid) return null;
  const solution = chain([start, thinned, end], {
    ph: givenTerm(told),
    ...("factor" in thinning ? {} : { from: givenTerm(volumes.from), to: givenTerm(volumes.to) }),
  });
  return solution === null ? null : [solution];
}
