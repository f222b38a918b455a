import { KINDS } from "../../methods/rules/kinds.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import type { GoalMention } from "./goals.ts";
import { readForm } from "./substance-mentions.ts";
import type { SubstanceMention } from "./substance-mentions.ts";
import { listConcepts } from "./surroundings.ts";
import { isLoose, isSense } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import { findKindOf, findLabelOf } from "./senses.ts";
import type { ProblemToken } from "./tokens.ts";
import { findKindOfUnit } from "./units-of-kinds.ts";

/** The next place to the left that is more than a particle. */
function skipBack(sentence: Sentence, before: number): number {
  let at = before;
  while (isLoose(sentence[at]) || isSense(sentence[at], "of")) at -= 1;
  return at;
}

/** The substance before a place: "水的", "जल का". */
function findOwner(sentence: Sentence, before: number): SubstanceMention | null {
  const at = skipBack(sentence, before);
  const token = sentence[at];
  return token?.kind === "substance" ? { substance: token.substance, form: readForm(sentence, at) } : null;
}

/** "水和二氧化碳的质量": of two substances; those that are measured are the matter of the problem. */
function hasTwoOwners(sentence: Sentence, before: number): boolean {
  const at = skipBack(sentence, before);
  const joint = skipBack(sentence, at - 1);
  const other = skipBack(sentence, joint - 1);
  return (
    sentence[at]?.kind === "substance" &&
    isSense(sentence[joint], "and") &&
    sentence[other]?.kind === "substance" &&
    sentence[other - 1]?.kind !== "quantity"
  );
}

/** What a word names: a kind of quantity, a label, a unit. */
type Named = { kind: Kind | null; label: Label | null; unit: Unit | null };

function readName(token: ProblemToken | undefined, named: Named): boolean {
  if (token?.kind === "unit") {
    if (named.unit !== null) return false;
    named.unit = token.unit.unit;
    return true;
  }
  const sense = token?.kind === "concept" ? token.concept : "";
  const [kind, label] = [findKindOf(sense), findLabelOf(sense)];
  named.kind ??= kind;
  named.label ??= label;
  return kind !== null || label !== null;
}

/** The kind that is named, or that the unit tells; null when they contradict each other. */
function findKind({ kind, unit }: Named): Kind | null {
  if (unit === null) return kind;
  return kind === null || unit.dimension === KINDS[kind].dimension ? (kind ?? findKindOfUnit(unit)) : null;
}

/**
 * "…的体积是多少", "… का आयतन ज्ञात कीजिए": what stands right before the word that asks for it, or right behind, as in
 * "5 g NaCl 是多少摩尔". Null when no quantity is named there.
 */
export function readGoalBehind(sentence: Sentence, asked: number): GoalMention | null {
  const named: Named = { kind: null, label: null, unit: null };
  let at = asked - 1;
  for (; at >= 0; at -= 1) {
    const isNamed = readName(sentence[at], named);
    if (!isNamed && !(named.kind === null && named.unit === null && isLoose(sentence[at]))) break;
  }
  // Behind an order that names its object last stand the data.
  const end = isSense(sentence[asked], "asked") && readName(sentence[asked + 1], named) ? asked + 2 : asked + 1;
  const kind = findKind(named);
  const { label, unit } = named;
  if (kind === null || isSense(sentence[skipBack(sentence, at)], "and") || hasTwoOwners(sentence, at)) return null;
  const words = { before: listConcepts(sentence.slice(0, asked)), behind: listConcepts(sentence.slice(asked)) };
  return { kind, label, unit, of: findOwner(sentence, at), within: null, unknownName: null, words, start: at + 1, end };
}
