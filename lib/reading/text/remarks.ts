import { isCue, isMark, listSentences } from "../statement/goals.ts";
import type { Spot } from "./spot.ts";

/**
 * What a problem asks to talk about, beside what it asks to compute: "Explain your answer.", "What assumptions did you
 * make?", ", and predict its identity". Nothing is computed for it, and nothing that is computed depends on it.
 */

const isAsked = (spot: Spot): boolean => isCue(spot, "kind", "property", "fact", "foreign");

const isMeasured = (spot: Spot): boolean =>
  spot.kind === "quantity" || spot.kind === "equation" || spot.kind === "concentration" || isCue(spot, "how");

/** Whether a stretch of a sentence only asks for words. */
function isRemark(stretch: readonly Spot[]): boolean {
  const at = stretch.findIndex((spot) => isCue(spot, "remark"));
  if (at === -1 || stretch.some(isMeasured)) return false;
  const remark = stretch[at];
  const isWhole = remark?.kind === "cue" && remark.cue.is === "remark" && remark.cue.isWhole === true;
  // "Explain why the pressure …" is about a quantity, "What is the pressure, and is that reasonable?" asks for it.
  return isWhole || !stretch.slice(0, at).some(isAsked);
}

/** Where the tail of a sentence begins that is a remark: "…, and identify the metal". */
function findTail(sentence: readonly Spot[]): number {
  for (let at = sentence.length - 1; at > 0; at -= 1) {
    const isJoint = isCue(sentence[at], "and") || isMark(sentence[at], ",", ";");
    const next = sentence.slice(at + 1).find((spot) => !isCue(spot, "filler"));
    if (
      isJoint &&
      isCue(next, "ask", "remark") &&
      isRemark(sentence.slice(at + 1)) &&
      !sentence.slice(at + 1).some(isAsked)
    )
      return isMark(sentence[at - 1], ",") ? at - 1 : at;
  }
  return sentence.length;
}

const isDash = (spot: Spot | undefined): boolean => spot?.kind === "word" && /^[—–]$/.test(spot.text);

/** "NH4NO3 in 275 g of water—a mixture used to cool": said of what stands before it, without a number of its own. */
function withoutAside(sentence: readonly Spot[]): readonly Spot[] {
  const dash = sentence.findIndex(isDash);
  const first = sentence[dash + 1];
  const isApposed = first?.kind === "cue" && /^(?:an?|the)$/i.test(first.text);
  const rest = sentence.slice(dash + 1);
  const isPlain = !rest.some((spot) => isMeasured(spot) || isAsked(spot) || isCue(spot, "ask") || isDash(spot));
  return dash > 0 && isApposed && isPlain ? sentence.slice(0, dash) : sentence;
}

/** The text without its remarks, where something is left that asks. */
export function withoutRemarks(spots: readonly Spot[]): readonly Spot[] {
  if (!spots.some((spot) => isCue(spot, "remark") || isDash(spot))) return spots;
  const kept = listSentences(spots).flatMap(([start, end]) => {
    const sentence = spots.slice(start, end);
    const closing = spots.slice(end, end + 1);
    if (isRemark(sentence)) return [];
    return [...withoutAside(sentence.slice(0, findTail(sentence))), ...closing];
  });
  return kept.some((spot) => isCue(spot, "ask", "how")) === spots.some((spot) => isCue(spot, "ask", "how"))
    ? kept
    : spots;
}
