import { DIFFICULTIES, type Difficulty } from "../../curriculum/difficulties.ts";
import { type SubtopicSlug, SUBTOPIC_SLUGS } from "../../curriculum/outline.ts";
import { listFoundations, PREREQUISITES } from "../../curriculum/prerequisites.ts";
import { createRandom, type Random } from "../../problems/random.ts";
import type { PooledQuestion, QuestionPool } from "./question-pool.ts";

/**
 * Made-up students, to see whether the product finds out what is true of them. What they are is told by another story than
 * the one that the estimate believes in: they have no ability and no logistic curve, but procedures that they know or do
 * not, one for each level of a subtopic, and misconceptions that they hold, each of which leads to the wrong answer that
 * the problem itself says it leads to. They tire, have bad days, forget whole procedures, and lose a misconception when
 * they are told of it.
 */
export const KINDS = ["strong", "slipping", "guessing", "helpSeeking", "forgetting"] as const;

export type Kind = (typeof KINDS)[number];

type Traits = {
  /** How far the student has come: the mean of the levels known, in levels. */
  readonly talent: number;
  /** The share of misconceptions that are held. */
  readonly held: number;
  /** Slips of the pen, when rested. */
  readonly careless: number;
  /** How often something is answered of which nothing is known. */
  readonly guesses: number;
  /** How often help is asked for before an answer. */
  readonly asks: number;
  /** Days after which half of the procedures is forgotten that are not used. */
  readonly halfLife: number;
};

const TRAITS: Readonly<Record<Kind, Traits>> = {
  strong: { talent: 2.5, held: 0.05, careless: 0.03, guesses: 0.4, asks: 0.05, halfLife: 200 },
  slipping: { talent: 2, held: 0.35, careless: 0.08, guesses: 0.5, asks: 0.1, halfLife: 120 },
  guessing: { talent: 0.8, held: 0.2, careless: 0.06, guesses: 1, asks: 0.02, halfLife: 90 },
  helpSeeking: { talent: 1.2, held: 0.15, careless: 0.05, guesses: 0.3, asks: 0.65, halfLife: 90 },
  forgetting: { talent: 2, held: 0.1, careless: 0.05, guesses: 0.4, asks: 0.15, halfLife: 12 },
};

type Knowledge = {
  /** How many levels' procedures are known, 0 to 3. */
  reach: number;
  readonly held: Map<string, boolean>;
  /** In days, since the start. */
  usedAt: number;
  practised: number;
};

/** What a student does with a question, before the product marks it. */
export type Response =
  | { readonly kind: "right" | "careless" }
  /** The wrong answer that a misconception of this name leads to. */
  | { readonly kind: "slip"; readonly slip: string }
  | { readonly kind: "guess"; readonly at: number }
  | { readonly kind: "nothing" };

/** How much is known without knowing it: a procedure one level up is sometimes found, two levels up hardly ever. */
const FOUND_OUT = [0.3, 0.04] as const;
/** A misconception that is held does not show each time. */
const SHOWS = 0.85;
/** Each question of an evening makes slips of the pen that much likelier. */
const TIRING = 0.004;
const BAD_DAY = { share: 0.2, careless: 0.08 };
/** Being told what went wrong ends a misconception, or teaches a procedure, so often. */
const CURED = 0.25;
const TAUGHT = 0.12;
const TAUGHT_TOGETHER = 0.3;

export class Student {
  readonly kind: Kind;
  readonly traits: Traits;
  readonly random: Random;
  readonly #knowledge = new Map<SubtopicSlug, Knowledge>();
  #day = 0;
  #tiredness = 0;
  #isBadDay = false;

  constructor(kind: Kind, seed: number) {
    this.kind = kind;
    this.traits = TRAITS[kind];
    this.random = createRandom(seed);
    const inStudy = SUBTOPIC_SLUGS.toSorted((a, b) => listFoundations(a).length - listFoundations(b).length);
    for (const slug of inStudy) this.#knowledge.set(slug, this.#begin(slug));
  }

  /** Nobody knows more of a subtopic than a level above what it rests on, save by chance. */
  #begin(slug: SubtopicSlug): Knowledge {
    const spread = this.random.next() + this.random.next() + this.random.next() - 1.5;
    const lowest = Math.min(3, ...PREREQUISITES[slug].map((below) => this.#knowledge.get(below)?.reach ?? 0));
    const late = listFoundations(slug).length * 0.04;
    const wanted = Math.round(this.traits.talent - late + 1.6 * spread);
    const reach = this.random.chance(0.85) ? Math.min(wanted, lowest + 1) : wanted;
    return { reach: Math.max(0, Math.min(3, reach)), held: new Map(), usedAt: 0, practised: 0 };
  }

  #knows(slug: SubtopicSlug): Knowledge {
    const found = this.#knowledge.get(slug);
    if (found === undefined) throw new Error(`no ${slug}`);
    return found;
  }

  #holds(knowledge: Knowledge, slip: string): boolean {
    const known = knowledge.held.get(slip) ?? this.random.chance(this.traits.held);
    knowledge.held.set(slip, known);
    return known;
  }

  /** Another evening: rested, maybe a bad day, and some of what was not used is gone. */
  wake(day: number): void {
    this.#day = day;
    this.#tiredness = 0;
    this.#isBadDay = this.random.chance(BAD_DAY.share);
    for (const knowledge of this.#knowledge.values()) this.#forget(knowledge);
  }

  #forget(knowledge: Knowledge): void {
    const days = this.#day - knowledge.usedAt;
    const halfLife = this.traits.halfLife * (1 + knowledge.practised / 6);
    if (days > 0 && knowledge.reach > 0 && this.random.chance(1 - 2 ** (-days / halfLife))) knowledge.reach -= 1;
    knowledge.usedAt = this.#day;
  }

  answer({ problem, options }: PooledQuestion): Response {
    const careless = this.traits.careless + TIRING * this.#tiredness + (this.#isBadDay ? BAD_DAY.careless : 0);
    this.#tiredness += 1;
    const knowledge = this.#knows(problem.subtopic);
    if (!this.#findsWay(knowledge, problem.difficulty)) return this.#giveUp(problem.distractors.length, options.length);
    const slip = problem.distractors.find((each) => this.#holds(knowledge, each.slip) && this.random.chance(SHOWS));
    if (slip !== undefined) return { kind: "slip", slip: slip.slip };
    return { kind: this.random.chance(careless) ? "careless" : "right" };
  }

  #findsWay({ reach }: Knowledge, difficulty: Difficulty): boolean {
    const missing = DIFFICULTIES.indexOf(difficulty) + 1 - reach;
    return missing <= 0 || this.random.chance(FOUND_OUT[missing - 1] ?? 0);
  }

  #giveUp(distractors: number, options: number): Response {
    if (!this.random.chance(this.traits.guesses)) return { kind: "nothing" };
    return { kind: "guess", at: this.random.integer(0, Math.max(0, (options === 0 ? distractors : options) - 1)) };
  }

  wantsHelp(): boolean {
    return this.random.chance(this.traits.asks);
  }

  /** With hints a procedure one level up is mostly found. */
  findsWayWithHelp({ problem }: PooledQuestion): boolean {
    const { reach } = this.#knows(problem.subtopic);
    return DIFFICULTIES.indexOf(problem.difficulty) + 1 - reach <= 1
      ? this.random.chance(0.85)
      : this.random.chance(0.4);
  }

  /** What a mark and its feedback leave behind. */
  learn({ problem }: PooledQuestion, response: Response, how: "alone" | "together" = "alone"): void {
    const knowledge = this.#knows(problem.subtopic);
    knowledge.practised += response.kind === "right" ? 1 : 0;
    knowledge.usedAt = this.#day;
    if (response.kind === "slip" && this.random.chance(CURED)) knowledge.held.set(response.slip, false);
    const level = DIFFICULTIES.indexOf(problem.difficulty) + 1;
    const isNext = knowledge.reach === level - 1;
    if (isNext && response.kind !== "right" && this.random.chance(how === "together" ? TAUGHT_TOGETHER : TAUGHT))
      knowledge.reach = level;
  }

  /** The truth: how many of these questions are solved alone by knowing how, on an ordinary day, rested. */
  truthOf(slug: SubtopicSlug, difficulty: Difficulty, pool: QuestionPool): number {
    const questions = (["free", "choice"] as const).flatMap((form) => pool.list({ subtopic: slug, difficulty, form }));
    const knowledge = this.#knows(slug);
    const missing = DIFFICULTIES.indexOf(difficulty) + 1 - knowledge.reach;
    const findsWay = missing <= 0 ? 1 : (FOUND_OUT[missing - 1] ?? 0);
    const chances = questions.map(({ problem }) => {
      const held = problem.distractors.filter(({ slip }) => this.#holds(knowledge, slip)).length;
      return findsWay * (1 - SHOWS) ** held * (1 - this.traits.careless);
    });
    return chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length);
  }
}
