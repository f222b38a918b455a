import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import type { SolutionFacts } from "../../../methods/facts.ts";
import { nucleus, type Part, solveMissing } from "../../../problems/nuclear/nuclear-equations.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { writeSpelledNumbers } from "../../../quantity/numbers/spelled-numbers.ts";
import { normalise } from "../../../solver/normalise.ts";
import { readPart } from "../../../solver/structure/nuclear/read-nuclei.ts";
import { Taken } from "../../text/taken.ts";
import { takeNuclides } from "./decay-chains.ts";

/** "Curium-244 is bombarded with alpha particles, and one neutron is set free. Which nuclide forms?": what both sums leave. */

const PARTICLE = String.raw`(?:alpha[- ]particles?|α[- ]particles?|alphas|neutrons?|protons?|positrons?|electrons?|beta[- ]particles?|deuterons?)`;
const KIND = String.raw`(?:(?:single|high[- ]energy|energetic|fast|slow|thermal|accelerated|free) )?`;
const PARTNER = String.raw`(?:a beam of )?(?:an? |the |1 )?${KIND}(<[A-Z][a-z]?>|${PARTICLE})(?: (?:nuclei|nucleus|ions?|atoms?|target|beam|sample))?`;

/** Who meets whom. */
const MEETINGS: readonly RegExp[] = [
  new RegExp(
    String.raw`${PARTNER} (?:(?:is|was|were|are|has been|being) )?(?:bombarded|irradiated|struck|hit) (?:with|by) ${PARTNER}`,
    "i",
  ),
  new RegExp(String.raw`\b(?:bombard(?:s|ed|ing)?|irradiat(?:es?|ed|ing)) ${PARTNER} (?:with|by) ${PARTNER}`, "i"),
  new RegExp(
    String.raw`\b(?:bombardment|irradiation|collision|fusion|reaction) of ${PARTNER} (?:with|by|and) ${PARTNER}`,
    "i",
  ),
  new RegExp(
    String.raw`${PARTNER} (?:absorbs|captures|absorbed|captured|takes up|strikes|struck|hits?|collides with|fuses with) ${PARTNER}`,
    "i",
  ),
];

const COUNTED = String.raw`(an?|\d) ${KIND}(${PARTICLE})`;
const EMITTED: readonly RegExp[] = [
  new RegExp(
    String.raw`\b${COUNTED} (?:(?:is|was|are|were|being) (?:also )?(?:emitted|ejected|released|given off|lost|set free|produced|knocked out|expelled|evaporated)|c[ao]mes? (?:off|out)|escaped?s?)(?: (?:for each|per) (?:new )?(?:nucleus|nuclide|atom)(?: (?:formed|made))?)?`,
    "i",
  ),
  new RegExp(
    String.raw`\b(?:emit(?:s|ting|ted)?|releas(?:es?|ed|ing)|eject(?:s|ing|ed)?|expel(?:s|led|ling)?|los(?:es|t|ing)|giv(?:es?|ing) off|(?:emission|release|loss|ejection) of|produc(?:es?|ed|ing)|yields?|and|plus) ${COUNTED}`,
    "i",
  ),
];
const FORMED: readonly RegExp[] = [
  /\b(?:forms?|formed|forming|produc(?:es?|ed|ing)|gives?|gave|yields?|yielded|mak(?:es?|ing)|made|formation of|becomes?|(?:is|are) converted (?:in)?to) (?:an? |the )?(?:(?:nucleus|atom|isotope) (?:of )?)?(<[A-Z][a-z]?>)/i,
  /(<[A-Z][a-z]?>) (?:is|was) (?:formed|produced|made|obtained)/i,
];

const ASKS_PRODUCT =
  /\b(?:identify|what|which|name|give|determine|predict|write)\b[^.?]*\b(?:nuclides?|nucleus|isotope|element|product)\b[^.?]*[.?]\s*$/i;
const ASKS_PARTICLE = /\b(?:identify|what|which|name|determine)\b[^.?]*\b(?:particle)\b[^.?]*[.?]\s*$/i;
const ELSE =
  /\b(?:half-?li(?:fe|ves)|decays?|decayed|decaying|energy|energies|mass(?:es)?|how many|number|not|then|later|subsequent\w*|second|gamma|if no|without|other|instead|twice|fissions?|splits?|chain|equation)\b|n't\b/i;

const partOf = (word: string): Part | null =>
  /^deuteron/i.test(word)
    ? nucleus({ massNumber: 2, charge: 1 })
    : readPart(word.toLowerCase().replace("alphas", "alpha").replace(/s$/, ""), DEFAULT_LOCALE);

/** Null for any other text, and where it tells more. */
export function solveBombardment(text: string): SolutionFacts[] | null {
  if (
    !/bombard|irradiat|struck|strik|hits?\b|collid|collision|absorb|captur|fus(?:es|ion)|takes up|reaction of/i.test(
      text,
    )
  )
    return null;
  const [asksProduct, asksParticle] = [ASKS_PRODUCT.test(text), ASKS_PARTICLE.test(text)];
  if (asksProduct === asksParticle || ELSE.test(text)) return null;
  const { nuclides, rest } = takeNuclides(writeSpelledNumbers(normalise(text).replaceAll("−", "-"), DEFAULT_LOCALE));
  const named = new Map(nuclides.map((each) => [`<${each.symbol}>`, nucleus(each)]));
  // Two nuclides of one element are no longer told apart.
  if (named.size < nuclides.length) return null;
  const take = (word: string): Part | null => named.get(word) ?? partOf(word);
  // "Silicon-28 (Si-28)" is named twice.
  const taken = new Taken(rest.replaceAll(/(<[A-Z][a-z]?>),? \(\1\)/g, "$1"));
  const meeting = MEETINGS.reduce<readonly string[] | null>((found, pattern) => found ?? taken.take(pattern), null);
  const left = meeting?.map(take) ?? [];
  const emitted: (Part | null)[] = [];
  for (const pattern of EMITTED)
    for (let found = taken.take(pattern); found !== null; found = taken.take(pattern)) {
      const [count = "", word = ""] = found;
      emitted.push(...Array.from({ length: /^an?$/i.test(count) ? 1 : Number(count) }, () => take(word)));
    }
  const formed = asksParticle ? FORMED.flatMap((pattern) => taken.take(pattern)?.map(take) ?? []) : [];
  const others = [...left, ...emitted, ...formed].filter((part) => part !== null);
  if (others.length !== left.length + emitted.length + formed.length || left.length !== 2) return null;
  if (asksProduct ? emitted.length === 0 : formed.length !== 1 || emitted.length > 0) return null;
  if (/\d|<|neutron|proton|alpha|α|beta|positron|electron|deuteron/i.test(taken.rest)) return null;
  const right = others.slice(left.length);
  const sum = (parts: readonly Part[], of: "massNumber" | "charge"): number =>
    parts.reduce((total, part) => total + part[of], 0);
  const both = others.slice(0, left.length);
  const missing = nucleus({
    massNumber: sum(both, "massNumber") - sum(right, "massNumber"),
    charge: sum(both, "charge") - sum(right, "charge"),
  });
  const solved = solveMissing({ left: both, right: [missing, ...right], missing });
  return solved === null ? null : [solvedFacts("problems-nuclear.equations", solved)];
}
