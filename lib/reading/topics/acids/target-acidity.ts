import type { SolutionFacts } from "../../../methods/facts.ts";
import { givenTerm, inUnit } from "../../../methods/rules/quantity-terms.ts";
import { type Kind, variableOf } from "../../../methods/rules/kinds.ts";
import { pureNumber, type Quantity } from "../../../quantity/quantity.ts";
import type { Unit } from "../../../quantity/units/unit.ts";
import { findUnit } from "../../../quantity/units/symbols.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { STRONG_ACID, STRONG_BASE } from "./acids-thinned.ts";

/**
 * How a strong acid or base is thinned until it has a pH: what volume of it makes so much of that solution, to what volumex
 */

const VOLUME_UNIT = String.raw`(?:mL|cm\^?3|L|dm\^?3)`;
const VOLUME = String.raw`(${VALUE} ?${VOLUME_UNIT})(?![A-Za-z\d/·^])`;
const MOLAR = String.raw`(${VALUE} ?(?:M|mol\/L|mol\/dm\^?3|mol L\^?-1|mol dm\^?-3))(?![A-Za-z\d/])`;
const PH = new RegExp(
  String.raw`\bpH(?: value)? ?(?:of|is|was|=|equal to|to|becomes|reaches)? ?(?:exactly |about )?(${VALUE})`,
);

/** "10.0 mL of 0.250 M HNO3" is all there is; "12.0 M HCl" is what it is taken from. */
const PORTION = new RegExp(String.raw`(?<![\d.])${VOLUME}(?: (?:sample|portion|aliquot))? of (?:an? )?${MOLAR}`);
const STOCK = new RegExp(String.raw`(?<![\d.])${MOLAR}`);
const MADE = [
  new RegExp(
    String.raw`\b(?:prepare|make|give|obtain|produce|preparing|making|dilut\w+ to|made up to|in)\b[^.?\d]{0,40}?${VOLUME}`,
    "i",
  ),
  new RegExp(String.raw`(?<![\d.])${VOLUME} of (?:an? )?(?:[a-z]+ )?solution\b`, "i"),
];

/** Weak ones, other things in the water, and other questions. */
const ELSE =
  /H2SO4|sulfuric|sulphuric|H3PO4|\bweak|acetic|ethanoic|NH3\b|ammonia|buffer|titrat|neutrali|mixed|mixture|\bK_?[ab]\b|percent|%|density|Ba\(OH\)2|Ca\(OH\)2|\bnot\b|n't|grams?\b|\bmass\b|\bg\b|pOH|gas\b|change in|each|evaporat|factor|times\b/i;

const QUESTION = /\b(?:what|how|calculate|find|determine|compute|which|by what|work out)\b/i;

type Asked = "stock" | "whole" | "water";

/** What is asked, by the words of its question. */
const ASKS: readonly (readonly [Asked, RegExp])[] = [
  [
    "water",
    /\b(?:how (?:much|many (?:m?L|milliliters|millilitres|liters|litres)(?: of)?)|what volume of|volume of) (?:pure |distilled |deioni[sz]ed )?water\b/i,
  ],
  ["whole", /\bto what (?:final |total )?volume\b|\b(?:final|total) volume\b/i],
  ["stock", /\b(?:how many (?:m?L|milliliters|millilitres|liters|litres|cm\^?3)|what volume|volume of|how much)\b/i],
];

const ASKED_UNITS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:how many|in) (?:mL|milliliters|millilitres)\b/i, "mL"],
  [/\b(?:how many|in) (?:L|liters|litres)\b/i, "L"],
  [/\b(?:how many|in) cm\^?3\b/i, "cm^3"],
];

const unitAsked = (question: string): Unit | null => {
  const name = ASKED_UNITS.find(([pattern]) => pattern.test(question))?.[1];
  return name === undefined ? null : findUnit(name);
};

/** Nearer to neutral the ions of water count as well. */
const NEAREST = 1;

/** [H3O+] or [OH-] that a pH means; null where it is not on that side. */
function ionAt(written: string, ion: Kind): { readonly facts: SolutionFacts; readonly value: Quantity } | null {
  const ph = readQuantity(written);
  const isFar = ph !== null && ph.value.minus(7).abs().gt(NEAREST) && ph.value.gt(7) === (ion === "hydroxide");
  if (ph === null || !isFar) return null;
  const told = pureNumber(ph.value, Math.max(1, written.split(".")[1]?.length ?? 0));
  const [facts] = solveByLaws([[variableOf("ph", null), told]], variableOf(ion, null), null) ?? [];
  const value = facts === undefined ? null : foundBy(facts);
  return facts === undefined || value === null ? null : { facts, value };
}

type Thinning = {
  readonly before: Quantity;
  readonly after: Quantity;
  readonly start: Quantity | null;
  readonly end: Quantity | null;
};

/** c₁ V₁ = c₂ V₂, for whichever of the volumes is not there. */
function thin(ion: string, { before, after, start, end }: Thinning, unit: Unit | null): SolutionFacts | null {
  const known = [
    [variableOf("molarity", ion, "initial"), before] as const,
    [variableOf("molarity", ion, "final"), after] as const,
    ...(start === null ? [] : [[variableOf("solution-volume", ion, "initial"), start] as const]),
    ...(end === null ? [] : [[variableOf("solution-volume", ion, "final"), end] as const]),
  ];
  const wanted = variableOf("solution-volume", ion, start === null ? "initial" : "final");
  return before.value.gt(after.value) ? (solveByLaws(known, wanted, unit)?.[0] ?? null) : null;
}

function takeFirst(taken: Taken, patterns: readonly RegExp[]): Quantity | null {
  const groups = patterns.map((pattern) => taken.take(pattern)).find((each) => each !== null);
  return readQuantity(groups?.[0] ?? "");
}

/** Null for any other text, and where it tells more. */
export function solveTargetAcidity(text: string): SolutionFacts[] | null {
  if (!/\bpH\b/.test(text) || ELSE.test(text)) return null;
  const isAcid = STRONG_ACID.test(text);
  if (isAcid === STRONG_BASE.test(text)) return null;
  const [ion, formula]: readonly [Kind, string] = isAcid ? ["hydronium", "H3O+"] : ["hydroxide", "OH-"];
  const taken = new Taken(
    normalise(text)
      .replaceAll(/\b(?:HNO3|HClO4)\b/g, "acid")
      .replaceAll(/,? ?\bat 25 ?°C/g, " "),
  );
  const powers: string[] = [];
  for (let own = taken.take(PH); own !== null; own = taken.take(PH)) powers.push(own[0] ?? "");
  const portion = taken.take(PORTION);
  const stock = portion?.[1] ?? taken.take(STOCK)?.[0];
  const made = portion === null ? takeFirst(taken, MADE) : null;
  const question = (taken.rest.match(/[^.?!]+[.?!]?/g) ?? []).filter((each) => QUESTION.test(each));
  const asked = question.length === 1 ? ASKS.find(([, words]) => words.test(question[0] ?? ""))?.[0] : undefined;
  if (asked === undefined || taken.hasNumber) return null;
  const unit = unitAsked(question[0] ?? "");
  const [only = "", ...others] = powers;
  const last = ionAt(only, ion);
  const before = readQuantity(stock ?? "");
  if (last === null || others.length > 0 || before === null) return null;
  const start = portion === null ? null : readQuantity(portion[0] ?? "");
  if ((start === null) === (made === null) || (start === null) !== (asked === "stock")) return null;
  const own = thin(
    formula,
    { before: inUnit(before, "mol/L"), after: last.value, start, end: made },
    unit ?? (start ?? made)?.unit ?? null,
  );
  if (own === null) return null;
  const parts = asked === "water" ? withWater(last.facts, own, formula, start, unit) : [last.facts, own];
  const solution =
    parts === null ? null : chain(parts, { ...last.facts.givens, strength: givenTerm(before), ...own.givens });
  return solution === null ? null : [solution];
}

/** What is filled up, less what was there. */
function withWater(
  first: SolutionFacts,
  filled: SolutionFacts,
  formula: string,
  start: Quantity | null,
  unit: Unit | null,
): SolutionFacts[] | null {
  const end = foundBy(filled);
  if (end === null || start === null) return null;
  const [last] =
    solveByLaws(
      [
        [variableOf("solution-volume", formula, "initial"), start],
        [variableOf("solution-volume", formula, "final"), end],
      ],
      variableOf("volume", "H2O"),
      unit ?? start.unit,
    ) ?? [];
  return last === undefined ? null : [first, filled, last];
}
