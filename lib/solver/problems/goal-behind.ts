import type { Kind, Label } from "../../methods/rules/kinds.ts";
import type { GoalMention } from "./goals.ts";
import { readForm } from "./substance-mentions.ts";
import type { SubstanceMention } from "./substance-mentions.ts";
import { listConcepts } from "./surroundings.ts";
import { isLoose, isSense } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import { findKindOf, findLabelOf } from "./senses.ts";

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
  return sentence[at]?.kind === "substance" && isSense(sentence[joint], "and") && sentence[other]?.kind === "substance" && sentence[other - 1]?.kind !== "quantity";
}

/**
 * "…的体积是多少", "… का आयतन ज्ञात कीजिए": what stands right before the word that asks for it. Null when no quantity is
 * named there.
 */
export function readGoalBehind(sentence: Sentence, asked: number): GoalMention | null {
  let kind: Kind | null = null;
  let label: Label | null = null;
  let at = asked - 1;
  for (; at >= 0; at -= 1) {
    const token = sentence[at];
    const sense = token?.kind === "concept" ? token.concept : "";
    const [named, which] = [findKindOf(sense), findLabelOf(sense)];
    if (named === null && which === null && !(kind === null && isLoose(token))) break;
    kind ??= named;
    label ??= which;
  }
  if (kind === null || hasTwoOwners(sentence, at)) return null;
  const next = sentence[asked + 1];
  const unit = next?.kind === "unit" ? next.unit.unit : null;
  const words = { before: listConcepts(sentence.slice(0, asked)), behind: listConcepts(sentence.slice(asked)) };
  return { kind, label, unit, of: findOwner(sentence, at), within: null, unknownName: null, words, start: at + 1, end: asked + (unit === null ? 1 : 2) };
}
