import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { findSubstance } from "../../../methods/rules/substance.ts";
import { getUnit } from "../../../quantity/units/get-unit.ts";
import { normalise } from "../../../solver/normalise.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import type { Spot } from "../../text/spot.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";
import { symbolOf } from "./element-named.ts";

/** How much of one element a sample of a compound has beside so much of another. */

/** An element, and no compound that begins with one: "calcium phosphate", "iron(III) oxide". */
const NAME = String.raw`([a-z]+|[A-Z][a-z]?)(?![a-z(\d])(?! (?:[a-z]+ )?[a-z]*(?:ide|ate|ite|acid)s?\b)`;

/** "1.2e22 oxygen atoms", "1.2e22 atoms of O", "0.30 mol of oxygen atoms", "4.0 g of oxygen". */
const TOLD: readonly RegExp[] = [
  new RegExp(String.raw`(${VALUE}) ${NAME} (atoms)\b`),
  new RegExp(String.raw`(${VALUE}) (atoms|mol|moles|[mk]?g|grams) of ${NAME}\b(?: atoms)?`),
];

const ASKED: readonly RegExp[] = [
  new RegExp(String.raw`\b(?:[Hh]ow many|the number of) ${NAME} (atoms)\b`),
  new RegExp(String.raw`\b(?:[Hh]ow many|the number of) (atoms|moles|mol|[mk]?g|grams) of ${NAME}\b(?: atoms)?`),
  new RegExp(String.raw`\b(?:[Ww]hat|[Ww]hich|the) (mass) of ${NAME}\b`),
];

/** What brings another sample, another count or a change. */
const ELSE =
  /\b(?:react\w*|burn\w*|combust\w*|decompos\w*|dissol\w*|solution|ions?|isotopes?|mixture|twice|half|ratio|not|no|more|less|than|each|per|another|other|same|as many|molecules?|formula units?|bonds?|removed?|added|lost|replac\w*|electrons?|protons?|neutrons?)\b|%|->|→|⟶/i;

const UNITS: Readonly<Record<string, string>> = { moles: "mol", grams: "g" };

const kindOf = (word: string): "particles" | "amount" | "mass" =>
  word === "atoms" ? "particles" : word.startsWith("mol") ? "amount" : "mass";

type Part = { readonly element: string; readonly word: string; readonly value: string };

function takePart(taken: Taken, patterns: readonly RegExp[], hasValue: boolean): Part | null {
  for (const pattern of patterns) {
    const groups = taken.take(pattern);
    if (groups === null) continue;
    const [value = "", ...pair] = hasValue ? groups : ["", ...groups];
    const word = pair.find((each) => /^(?:atoms|moles|mol|[mk]?g|grams|mass)$/.test(each)) ?? "";
    const element = symbolOf(pair.find((each) => each !== word) ?? "");
    return element === null ? null : { element, word, value };
  }
  return null;
}

/** The one compound of a text that has both elements. */
function findCompound(spots: readonly Spot[]): string | null {
  const found = new Set(
    spots.flatMap((spot) =>
      spot.kind === "substance" && spot.substance.element === null && spot.substance.formulas.length === 1
        ? spot.substance.formulas
        : [],
    ),
  );
  const [only, ...others] = found;
  return only !== undefined && others.length === 0 ? only : null;
}

/** "A sample of glucose has 1.2e22 carbon atoms. How many hydrogen atoms does it contain?" Null for any other text. */
export function solvePartBesidePart(text: string, spots: readonly Spot[]): SolutionFacts[] | null {
  if (ELSE.test(text) || !/\b(?:how many|number of|mass of)\b/i.test(text)) return null;
  const taken = new Taken(normalise(text));
  const [told, asked] = [takePart(taken, TOLD, true), takePart(taken, ASKED, false)];
  const compound = findCompound(spots);
  if (told === null || asked === null || compound === null || told.element === asked.element) return null;
  const counts = findSubstance(compound)?.formula.counts;
  const [own, other] = [counts?.get(asked.element) ?? 0, counts?.get(told.element) ?? 0];
  const quantity = readQuantity(`${told.value} ${told.word}`);
  const rest = taken.rest.replaceAll(/\(?[A-Z][A-Za-z\d()·]*\d[A-Za-z\d()·]*\)?/g, " ");
  if (own === 0 || other === 0 || quantity === null || /\d/.test(rest)) return null;
  return solveByLaws(
    [[variableOf(kindOf(told.word), told.element), quantity]],
    variableOf(kindOf(asked.word), asked.element),
    asked.word === "mass" || asked.word === "atoms" ? null : getUnit(UNITS[asked.word] ?? asked.word),
    [],
    { sameNumber: { wanted: asked.element, from: told.element, ratio: [own, other] } },
  );
}
