import { SOCIAL_KINDS } from "../act.ts";

/**
 * What a message may be by the way it is put, whatever it is about: a social turn, or
 * - `wish`: help is wanted, and not said with what, or with what chapter only;
 * - `stuck`: no answer is known, or no way to one;
 * - `hint`: a nudge is wanted;
 * - `practice`: problems to work on are wanted; `next`: advice what to learn;
 * - `request`: everything else that is about something: a problem, a question about what stands above or about chemistry, work
 *   to be checked.
 */
export const TURNS = [...SOCIAL_KINDS, "wish", "stuck", "hint", "practice", "next", "request"] as const;

export type Turn = (typeof TURNS)[number];

/** What a request is in detail, so that its examples are spread over all there are. */
export const REQUESTS = [
  "reveal",
  "why",
  "simpler",
  "check",
  "correction",
  "change",
  "idea",
  "fact",
  "drawing",
  "problem",
] as const;

/** Examples of a language by what they are, a line each: sentences as people type them, of our own making. */
export type Examples = Readonly<Record<Exclude<Turn, "request"> | (typeof REQUESTS)[number], string>>;
