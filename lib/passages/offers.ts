import type { Difficulty } from "../curriculum/difficulties.ts";
import type { Family, Intake } from "../problems/family.ts";
import type { Form } from "../problems/forms.ts";
import { generate, generateAbout } from "../problems/generate.ts";
import type { Problem } from "../problems/problem.ts";
import { createRandom } from "../problems/random.ts";
import { FAMILIES } from "../problems/registry.ts";
import { GREATEST_SEED } from "../problems/seed.ts";
import { type Match, matchPassages } from "./match.ts";
import type { ReadPassage } from "./subject.ts";

/** A family that passages are the subject of: they are about its subtopic, or name what it can pose problems about. */
export type Offer = {
  readonly family: Family;
  /** What of the passages the family takes: reactions or formulas. */
  readonly taken: readonly string[];
  /** How much the passages speak of it. */
  readonly weight: number;
};

/** What a lesson is about goes before what else its reactions are good for, and that before its substances. */
const WEIGHTS = { subtopic: 4, reaction: 1, compound: 0.25 } as const;

/** The families that passages offer at a level, what they speak of most first; among equals in the order of the curriculum. */
export function listOffers(passages: readonly ReadPassage[], difficulty: Difficulty): Offer[] {
  const able = FAMILIES.filter(({ levels }) => levels[difficulty] !== undefined);
  const offers = able.map((family) => offerOf(family, passages, difficulty)).filter(({ weight }) => weight > 0);
  return byTurns(offers.toSorted((a, b) => b.weight - a.weight));
}

function offerOf(family: Family, passages: readonly ReadPassage[], difficulty: Difficulty): Offer {
  const { takes, subtopic } = family;
  const fits = passages.map((passage) =>
    takes === undefined ? [] : listTexts(takes.kind, passage).filter((text) => takes.isFit(text, difficulty)),
  );
  const about = passages.filter(({ subtopics }) => subtopics.includes(subtopic)).length;
  const naming = fits.filter((texts) => texts.length > 0).length;
  return {
    family,
    taken: [...new Set(fits.flat())],
    weight: about * WEIGHTS.subtopic + naming * (takes === undefined ? 0 : WEIGHTS[takes.kind]),
  };
}

function listTexts(kind: Intake["kind"], { mentions }: ReadPassage): readonly string[] {
  return kind === "reaction" ? mentions.reactions : [...mentions.substances.values()];
}

/** Of each subtopic one family, then the second of each, so that a short sheet is about all of it. */
function byTurns(offers: readonly Offer[]): Offer[] {
  const turns = new Map<string, number>();
  const placed = offers.map((offer) => {
    const turn = turns.get(offer.family.subtopic) ?? 0;
    turns.set(offer.family.subtopic, turn + 1);
    return { offer, turn };
  });
  return placed.toSorted((a, b) => a.turn - b.turn).map(({ offer }) => offer);
}

/** A problem with the passage that it is about. */
export type SourcedProblem = { readonly problem: Problem; readonly match: Match };

/** Samples among which the one closest to the passages is taken. */
const CANDIDATES = 16;
/** All of a problem's substances are in the passage: no other comes closer. */
const CLOSE = 2;

type Wish = {
  readonly difficulty: Difficulty;
  readonly form: Form;
  readonly seed: number;
  /** How often a passage was drawn on before: of equally close ones the less used is taken. */
  readonly usesOf: (passage: ReadPassage) => number;
};

/**
 * A problem of an offered family, about what the passages name where the family can take it, else about their subject with
 * the family's own substances, as close to the passages as it has them. Null where none has anything in common with them.
 * The same wish gives the same problem.
 */
export function poseAbout(
  { family, taken }: Offer,
  passages: readonly ReadPassage[],
  { difficulty, form, seed, usesOf }: Wish,
): SourcedProblem | null {
  const random = createRandom(seed);
  const own = generateAbout(family, difficulty, form, taken, random.integer(0, GREATEST_SEED - 1));
  let best = own === null ? null : closest(own, passages, usesOf);
  for (let tried = 0; tried < CANDIDATES && (best?.match.worth ?? 0) < CLOSE; tried += 1) {
    const found = closest(generate(family, difficulty, form, random.integer(0, GREATEST_SEED - 1)), passages, usesOf);
    if (found !== null && (best === null || isCloser(found.match, best.match, usesOf))) best = found;
  }
  return best;
}

function closest(problem: Problem, passages: readonly ReadPassage[], usesOf: Wish["usesOf"]): SourcedProblem | null {
  const best = matchPassages(problem, passages).reduce<Match | null>(
    (found, match) => (found === null || isCloser(match, found, usesOf) ? match : found),
    null,
  );
  return best === null ? null : { problem, match: best };
}

function isCloser(one: Match, other: Match, usesOf: Wish["usesOf"]): boolean {
  return one.worth === other.worth ? usesOf(one.passage) < usesOf(other.passage) : one.worth > other.worth;
}
