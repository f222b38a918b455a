import type { Difficulty } from "../../curriculum/difficulties.ts";
import { chanceOf, logLikelihood } from "./answer-model.ts";
import { type Evidence, isUnaidedSuccess } from "./evidence.ts";

/** What is thought of an ability before, or for, its own evidence: a normal distribution. */
export type Normal = { readonly mean: number; readonly variance: number };

/** How likely each ability of `ABILITIES` is, summing to one. */
export type Belief = readonly number[];

/** In standard deviations of a class: beyond these ends all chances are as good as 0 or 1. */
const ABILITIES: readonly number[] = Array.from({ length: 41 }, (_, index) => (index - 20) * 0.2);

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

/**
 * Each exercise with its feedback teaches a little, as in performance factors analysis (Pavlik, Cen and Koedinger 2009):
 * thirty of them a whole deviation.
 */
const GAIN = 0.03;

/**
 * What is not used fades with the logarithm of time, as forgetting does (Wixted and Carpenter 2007): after a month by half
 * a deviation where little, by half of that where much was solved alone.
 */
const FADING = 0.15;

/** Abilities move in ways nobody sees: of each later exercise the older ones weigh less (West and Harrison's discount factor). */
const DISCOUNT = 0.88;

/** The belief after all the evidence of one subtopic, oldest first, as of `now`. */
export function believe(prior: Normal, evidence: readonly Evidence[], now: Date): Belief {
  const offsets = listOffsets(evidence, now);
  const logs = ABILITIES.map((ability) => {
    const own = evidence.reduce((sum, each, index) => {
      const weight = DISCOUNT ** (evidence.length - 1 - index);
      return sum + weight * logLikelihood(each, ability + (offsets[index] ?? 0));
    }, 0);
    return own - (ability - prior.mean) ** 2 / (2 * prior.variance);
  });
  const highest = Math.max(...logs);
  const weights = logs.map((log) => Math.exp(log - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** By how much the ability stood above today's when each piece of evidence came: less was learnt, and less forgotten. */
function listOffsets(evidence: readonly Evidence[], now: Date): number[] {
  let offset = 0;
  let next = now.getTime();
  const offsets: number[] = [];
  const successes = evidence.filter(isUnaidedSuccess).length;
  for (const { at } of evidence.toReversed()) {
    const days = Math.max(0, next - at.getTime()) / DAY_MILLISECONDS;
    offset += (FADING * Math.log(1 + days)) / (1 + successes / 10);
    offsets.unshift(offset);
    offset -= GAIN;
    next = at.getTime();
  }
  return offsets;
}

/** The mean of a function of the ability. */
function expect(belief: Belief, of: (ability: number) => number): number {
  return ABILITIES.reduce((sum, ability, index) => sum + (belief[index] ?? 0) * of(ability), 0);
}

export function normalOf(belief: Belief): Normal {
  const mean = expect(belief, (ability) => ability);
  return { mean, variance: expect(belief, (ability) => (ability - mean) ** 2) };
}

/** The chance of a right answer without help, and how far it may be from that: the middle four fifths of the belief. */
export function chanceWithin(belief: Belief, difficulty: Difficulty): { chance: number; from: number; to: number } {
  const chance = expect(belief, (ability) => chanceOf(ability, difficulty));
  return {
    chance,
    from: chanceOf(quantile(belief, 0.1), difficulty),
    to: chanceOf(quantile(belief, 0.9), difficulty),
  };
}

/** How sure it is that the chance at this level is at least so much. */
export function surenessOf(belief: Belief, difficulty: Difficulty, least: number): number {
  return expect(belief, (ability) => (chanceOf(ability, difficulty) >= least ? 1 : 0));
}

function quantile(belief: Belief, share: number): number {
  let sum = 0;
  const at = belief.findIndex((weight) => (sum += weight) >= share);
  return ABILITIES[at === -1 ? ABILITIES.length - 1 : at] ?? 0;
}
