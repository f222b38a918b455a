import type { Kind } from "../../methods/rules/kinds.ts";
import type { Statement } from "./statement.ts";

/** Kinds whose own rules read what is lost. */
const OWN_WORDS: ReadonlySet<Kind> = new Set<Kind>([
  "energy",
  "molar-energy",
  "specific-heat",
  "heat-capacity",
  "temperature-change",
  "half-life",
  "half-lives",
  "decay-constant",
  "activity",
  "fraction-left",
  "wavelength",
  "frequency",
  "absorbance",
]);

/** Something is taken away, or poured in. */
const LOSS =
  /\b(?:los(?:t|es?|ing)|wast(?:ed|es?)|spill(?:ed|s)?|spilt|discard(?:ed|s)?|(?<!must be )removed|withdrawn|drained|stolen|destroyed|thrown away|escap(?:ed|es?)|leak(?:ed|s)?|(?:was|is|were|are) then added)\b/i;

/** A part, or a multiple, of what was said. */
const MULTIPLE =
  /\b(?:half(?![ -](?:li|rea|cell))|halves|halved|thirds?|quarters?|fifths?|eighths?|twice|thrice|doubl(?:ed|es?|ing)|tripl(?:ed|es?|ing)|quadrupl(?:ed|es?)|\w+fold|dozens?|again|a pair of|another (?:sample|portion|piece)|the same (?:mass|amount|quantity)|split|divided|shared (?:between|among|equally)|such (?:samples?|portions?|pieces?))\b/i;

/** So many of a thing that holds, or is, a quantity; "two elements" and "seven astronauts" hold none. */
const COUNT =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|fifty|hundred|thousand|million|billion) (?:\d[\d.]*|of|such|more|times|grams?|mol(?:es?)?|lit(?:er|re)s?|(?:\w+ )?(?:samples?|portions?|pieces?|tablets?|pills?|capsules?|doses?|flasks?|beakers?|bottles?|containers?|tanks?|cylinders?|balloons?|batches|packets?|bags?|cubes?|blocks?|bars?|coins?|rings?|nails?|cups?|spoons?|drops?|molecules|ions|photons))\b/i;

/** "The third trial", "the second half-life": an order, not a part. */
const ORDER = /\bthe third (?:trial|run|experiment|student)\b/i;

/** What a hydrate loses on heating is its water. */
const LOSS_OF_WATER = /\b(?:los(?:t|es?|ing))\b/gi;

/** Effusion compares equal amounts. */
const SAME_AMOUNT = /\bthe same (?:amount|quantity)\b/gi;

/**
 * Whether an English text says anywhere that its quantities are changed or multiplied, in words that no rule reads. In
 * the other languages every word must be known anyway.
 */
export function isAltered(text: string, { givens, goals, scene }: Statement): boolean {
  const readsLoss = [...givens, ...goals].some(({ variable }) => OWN_WORDS.has(variable.kind));
  const told = (scene.effusion === undefined ? text : text.replace(SAME_AMOUNT, "")).replace(ORDER, "");
  const kept = scene.hydrate === undefined ? text : text.replace(LOSS_OF_WATER, "");
  return (!readsLoss && LOSS.test(kept)) || [COUNT, MULTIPLE].some((words) => words.test(told));
}
