import { findElement } from "../../../chemistry/elements/elements.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { listFormulasOf } from "../../../nomenclature/formula-of.ts";
import { formulaTerm } from "../../../methods/terms.ts";
import { solvePeaks } from "../../../problems/atoms/average-mass.ts";
import { molarMassOf } from "../../../problems/molar-mass-of.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { normalise } from "../../../solver/normalise.ts";
import { readQuantity } from "../../text/taken.ts";

/** Relative atomic masses from the lines of a mass spectrum: how high each peak is, or in which ratio the heights stand. */

const NUMBER = String.raw`\d{1,4}(?:\.\d+)?`;
const AND = String.raw`(?:, and |,? and |, ?|: ?| : )`;
const LIST = String.raw`(${NUMBER}(?:${AND}${NUMBER}){1,5})`;

/** "m/z 63 with a relative height of 69.2", "m/z = 20 (114.0)". */
const PEAK = new RegExp(
  String.raw`\bm ?\/ ?[ze](?: ?(?:=|of|value(?: of)?))? ?(${NUMBER})(?![\d.])(?! ?(?:and|or|to) \d)(?:,? ?(?=(?:relative |its |of |with |height|intensit|abundance)))? ?(?=[a-z:=(])[a-z:= (]{1,50}?(?<=[\s(=:])(${NUMBER})(?: ?%| units?| mm| cm)?\)?`,
  "gi",
);
/** "Peaks at m/z 20 (114.0), 21 (0.2) and 22 (11.2)" */
const MORE = new RegExp(
  String.raw`(?:, |,? and |; )(${NUMBER}) ?\(?(?:height |intensity |abundance |relative (?:height|intensity|abundance) )?(?<=[(\s])(${NUMBER})(?: ?%)?\)`,
  "g",
);

const MASSES = new RegExp(String.raw`\bm ?\/ ?[ze](?: values?)?(?: ?(?:=|of|are|at))? ?${LIST}`, "i");
const HEIGHTS = new RegExp(
  String.raw`\b(?:ratio|heights?|intensit(?:y|ies)|abundances?)(?: of)?(?: (?:is|are|in the ratio(?: of)?|of))* ?(?:the ratio(?: of)? )?${LIST}(?: ?%)?`,
  "i",
);

const ASKS =
  /\b(?:relative atomic mass|A_?r\b|average atomic mass|atomic (?:mass|weight)|mean (?:relative )?(?:atomic )?mass|average mass)/i;
const ELSE =
  /molecul|fragment|compound|charge of 2|2\+|Cl2|Br2|half-?life|percentage abundance of (?:the|each)|unknown|\bx\b|M\+/;

const numbersOf = (list: string): number[] => (list.match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

type Peaks = { readonly masses: readonly string[]; readonly heights: readonly string[]; readonly rest: string };

function readPeaks(text: string): Peaks | null {
  const found = [...text.matchAll(PEAK)];
  if (found.length > 0) {
    const bare = text.replaceAll(PEAK, " ");
    const more = found.length > 1 ? [] : [...bare.matchAll(MORE)];
    const all = [...found, ...more];
    return all.length < 2
      ? null
      : {
          masses: all.map(([, mass = ""]) => mass),
          heights: all.map(([, , height = ""]) => height),
          rest: more.length > 0 ? bare.replaceAll(MORE, " ") : bare,
        };
  }
  const masses = MASSES.exec(text);
  const bare = masses === null ? text : text.replace(masses[0], " ");
  const heights = HEIGHTS.exec(bare);
  if (masses === null || heights === null) return null;
  const listed = (list = ""): string[] => list.match(/\d+(?:\.\d+)?/g) ?? [];
  return { masses: listed(masses[1]), heights: listed(heights[1]), rest: bare.replace(heights[0], " ") };
}

/** No isotopes of one element differ by more in their masses. */
const WIDEST = 0.35;

/** A sample may be enriched, but not so far. */
const FARTHEST = 0.15;

function findOnly(text: string): string | null {
  const named = [...text.matchAll(/\b[A-Za-z][a-z]+\b/g)].flatMap(([word]) =>
    listFormulasOf(word.toLowerCase(), "en").flatMap((each) => {
      const [symbol = ""] = /^[A-Z][a-z]?/.exec(each) ?? [];
      return findElement(symbol) !== null && each.replace(/\d+$/, "") === symbol ? [symbol] : [];
    }),
  );
  const [only, ...others] = new Set(named);
  return only === undefined || others.length > 0 ? null : only;
}

/** Null for any other text. */
export function solveMassSpectrum(text: string): SolutionFacts[] | null {
  if (!/\bm ?\/ ?[ze]\b/i.test(text) || !/spectr|peaks?|lines?/i.test(text) || !ASKS.test(text) || ELSE.test(text))
    return null;
  const plain = normalise(text);
  const read = readPeaks(plain);
  if (read === null || read.masses.length !== read.heights.length || /\d/.test(read.rest)) return null;
  const masses = numbersOf(read.masses.join(" "));
  const [least, most] = [Math.min(...masses), Math.max(...masses)];
  const heights = numbersOf(read.heights.join(" "));
  const isFit =
    new Set(masses).size === masses.length && (most - least) / least < WIDEST && heights.every((each) => each > 0);
  const element = findOnly(plain);
  const [told, counts] = [read.masses, read.heights].map((each) => each.flatMap((value) => readQuantity(value) ?? []));
  if (!isFit || element === null || told === undefined || counts === undefined) return null;
  const all = heights.reduce((sum, each) => sum + each, 0);
  const mean = masses.reduce((sum, each, index) => sum + each * (heights[index] ?? 0), 0) / all;
  const known = molarMassOf(element).toNumber();
  // Molecules of two atoms give lines of their own.
  if (Math.abs(mean / known - 1) > FARTHEST) return null;
  return told.length !== masses.length || counts.length !== masses.length
    ? null
    : [solvedFacts("problems-atoms.average-mass", solvePeaks(formulaTerm(element), told, counts))];
}
