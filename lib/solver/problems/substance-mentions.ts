import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Dimension } from "../../quantity/units/dimension.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Substance } from "../tokens.ts";
import { isAsk, isLoose, isSense } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import { findConditionOf } from "./senses.ts";
import type { ProblemToken } from "./tokens.ts";

/** A substance as the text names it, and whether it says atoms or molecules of it. */
export type SubstanceMention = { readonly substance: Substance; readonly form: "atoms" | "molecules" | null };

/** Between a quantity and its substance behind it stand few words. */
export const FARTHEST = 6;

/** "Oxygen gas", "H atoms": what a substance is called besides. */
export function readForm(sentence: Sentence, at: number): SubstanceMention["form"] {
  const next = sentence[at + 1];
  if (isSense(next, "molecule") || isSense(sentence[at - 1], "molecule")) return "molecules";
  if (next?.kind !== "unit") return null;
  return next.unit.unit.counted === "atoms" ? "atoms" : next.unit.unit.counted === "molecules" ? "molecules" : null;
}

function mentionAt(sentence: Sentence, at: number): SubstanceMention | null {
  const token = sentence[at];
  return token?.kind === "substance" ? { substance: token.substance, form: readForm(sentence, at) } : null;
}

/** Whether a volume is what something was diluted or filled up to. */
function isFilledUp(sentence: Sentence, at: number): boolean {
  const [before, lead] = [sentence[at - 2], sentence[at - 1]];
  return isSense(lead, "to") || (isSense(lead, "at") && isSense(before, "dilute"));
}

function isWater(token: ProblemToken | undefined): boolean {
  return token?.kind === "substance" && token.substance.formulas.includes("H2O");
}

const STRENGTHS = ["kind/molarity", "kind/molality"] as const;

/** "10.0 g of pure hydrogen": the substance behind a quantity. */
export function findSubstanceBehind(sentence: Sentence, at: number): SubstanceMention | null {
  for (let next = at + 1; next <= at + FARTHEST; next += 1) {
    const token = sentence[next];
    // "Diluted to 1.80 L using water".
    if (next > at + 1 && isFilledUp(sentence, at) && isWater(token) && !isSense(sentence[next - 1], "of")) return null;
    if (token?.kind === "substance") return mentionAt(sentence, next);
    // "Diluted to 1.80 L by the addition of water": what is done to it, not what it is of.
    if (isSense(token, "by")) return null;
    // "200 g 质量分数为 15% 的 NaCl 溶液": the kind of the strength is named before it.
    if (isSense(token, "is") && isStrength(sentence[next + 1])) continue;
    if (
      !isLoose(token) &&
      !isSense(
        token,
        "of",
        "solution",
        "stock",
        "kind/mass-percent",
        ...(isStrength(sentence[next + 2]) ? STRENGTHS : []),
      ) &&
      !isStrength(token) &&
      !(next === at + 1 && isTemperature(token))
    )
      return null;
  }
  return null;
}

export function isPercent(quantity: Quantity): boolean {
  return quantity.unit.factors.length === 1 && quantity.unit.factors[0]?.unit.symbol === "%";
}

/** "25.0 mL of 0.150 M HCl": the strength of a solution stands between its volume and its solute. */
export function isStrength(token: ProblemToken | undefined): boolean {
  const dimension = token?.kind === "quantity" ? token.reading.quantity.unit.dimension : null;
  return (
    dimension === DIMENSIONS.concentration ||
    dimension === DIMENSIONS.molality ||
    (token?.kind === "quantity" && isPercent(token.reading.quantity))
  );
}

/** "200 g 90 °C 的水": how warm a portion is stands between its mass and what it is of. */
function isTemperature(token: ProblemToken | undefined): boolean {
  return token?.kind === "quantity" && token.reading.quantity.unit.dimension === DIMENSIONS.temperature;
}

/** "A 45.0 L bag with nitrogen": what fills a volume. "Diluted to 1.80 L with water": what is done to it. */
function isFilling(sentence: Sentence, at: number, next: number): boolean {
  const token = sentence[at];
  const isVolume = token?.kind === "quantity" && token.reading.quantity.unit.dimension === DIMENSIONS.volume;
  return isVolume && isSense(sentence[next], "with") && !isFilledUp(sentence, at);
}

/** "0.100 M in Na3PO4", "80 % en CaCO3". */
function isDissolved(sentence: Sentence, at: number, next: number): boolean {
  return isStrength(sentence[at]) && next === at + 1 && isSense(sentence[next], "in");
}

/** The place of what stands behind "of", or null where no "of" follows. */
function findObject(sentence: Sentence, at: number): number | null {
  let next = at + 1;
  while (isLoose(sentence[next]) && !isSense(sentence[next], "by")) next += 1;
  // "A 500 mg tablet of aspirin": one word for the form that it has.
  if (sentence[next]?.kind === "unknown" && isSense(sentence[next + 1], "of")) next += 1;
  if (!isSense(sentence[next], "of") && !isFilling(sentence, at, next) && !isDissolved(sentence, at, next)) return null;
  next += 1;
  while (isLoose(sentence[next])) next += 1;
  return next;
}

/** The substance that a quantity is of. */
export function findSubstanceOf(sentence: Sentence, at: number): SubstanceMention | null {
  const object = findObject(sentence, at);
  const behind = findSubstanceBehind(sentence, at) ?? (object === null ? null : mentionAt(sentence, object));
  return behind ?? (findObject(sentence, at) === null ? findSubstanceBefore(sentence, at) : null);
}

/** "A 10.0 g sterling silver ring": the place of a word that describes the substance of a mass. */
function findDescribed(sentence: Sentence, at: number): number | null {
  const [quantity, word, substance] = sentence.slice(at, at + 3);
  const isMass = quantity?.kind === "quantity" && quantity.reading.quantity.unit.dimension === DIMENSIONS.mass;
  return isMass && word?.kind === "unknown" && substance?.kind === "substance" ? at + 1 : null;
}

/** "5.0 g of gasoline": a name that is not known, where a substance should stand. */
export function findUnknownName(sentence: Sentence, at: number): string | null {
  const object = findObject(sentence, at) ?? findDescribed(sentence, at);
  const token = object === null ? undefined : sentence[object];
  // "25 g of the compound following …", "5.00 g of an oxide of lead": a general word has named it already.
  const named = object === null ? [] : sentence.slice(at, object);
  const ofWhat = named.slice(named.findLastIndex((word) => isSense(word, "of")));
  const isClass = object !== null && isSense(sentence[object + 1], "of") && sentence[object + 2]?.kind === "substance";
  const isGeneral = ofWhat.some((word) => isSense(word, "it")) || isClass;
  // "25.0 g of steel": a word that tells a condition elsewhere.
  if (token?.kind === "concept" && findConditionOf(token.concept) !== null) return token.concept;
  return token?.kind === "unknown" && !isGeneral ? token.text.toLowerCase() : null;
}

const MEASURES: ReadonlySet<Dimension> = new Set([DIMENSIONS.mass, DIMENSIONS.amount, DIMENSIONS.volume]);

/** "5.0 g of NaCl, KCl and KBr": one quantity of several substances, each or all of them. */
export function hasListedSubstances(sentence: Sentence): boolean {
  return sentence.some((token, at) => {
    if (token.kind !== "quantity" || !MEASURES.has(token.reading.quantity.unit.dimension)) return false;
    const [of, first, link, second] = sentence
      .slice(at + 1, at + 8)
      .filter((each, place, all) => !isLoose(each) && !(isSense(each, "of") && isSense(all[place - 1], "mixture")));
    const isLink = isSense(link, "and") || (link?.kind === "sign" && link.sign === ",");
    return isSense(of, "of") && first?.kind === "substance" && isLink && second?.kind === "substance";
  });
}

/** Beyond these a quantity is no longer that of the substance before it. */
const VERBS = [
  "burn",
  "react",
  "decompose",
  "neutralise",
  "produce",
  "produced",
  "needed",
  "change",
  "when",
  "to",
  "from",
  "dilute",
] as const;

/** "A piece of copper has a mass of 5.0 g": the substance before a quantity, with no other quantity between. */
function findSubstanceBefore(sentence: Sentence, at: number): SubstanceMention | null {
  for (let before = at - 1; before >= 0; before -= 1) {
    const token = sentence[before];
    if (token?.kind === "quantity" || isAsk(token) || isSense(token, ...VERBS)) return null;
    if (token?.kind === "substance") return mentionAt(sentence, before);
  }
  return null;
}
