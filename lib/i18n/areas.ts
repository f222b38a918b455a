import type chat from "#messages/en/chat.json";
import type common from "#messages/en/common.json";
import type curriculum from "#messages/en/curriculum.json";
import type errors from "#messages/en/errors.json";
import type failure from "#messages/en/failure.json";
import type feedback from "#messages/en/feedback.json";
import type landing from "#messages/en/landing.json";
import type missing from "#messages/en/missing.json";
import type practice from "#messages/en/practice.json";
import type pricing from "#messages/en/pricing.json";
import type progress from "#messages/en/progress.json";
import type signIn from "#messages/en/sign-in.json";
import type solution from "#messages/en/solution.json";
import type tutor from "#messages/en/tutor.json";

/**
 * The words of problem families: thousands, whose keys are composed from the families' facts. The audit of the families holds
 * each to a message; as a type they would be more than the compiler can represent.
 */
type FamilyMessages = object;

/** Every message, by area. An area is a file `messages/<locale>/<area>.json` and a top-level namespace; English sets its shape. */
export type Messages = {
  chat: typeof chat;
  common: typeof common;
  curriculum: typeof curriculum;
  errors: typeof errors;
  failure: typeof failure;
  feedback: typeof feedback;
  landing: typeof landing;
  missing: typeof missing;
  practice: typeof practice;
  pricing: typeof pricing;
  "problems-acids": FamilyMessages;
  "problems-energy": FamilyMessages;
  "problems-gases": FamilyMessages;
  "problems-matter": FamilyMessages;
  "problems-measurement": FamilyMessages;
  "problems-nomenclature": FamilyMessages;
  "problems-periodic-table": FamilyMessages;
  "problems-reactions": FamilyMessages;
  "problems-solutions": FamilyMessages;
  progress: typeof progress;
  "sign-in": typeof signIn;
  solution: typeof solution;
  tutor: typeof tutor;
};

export type Area = keyof Messages;

/** The same list for the running program: leaving an area out does not compile. */
const LISTED: Record<Area, true> = {
  chat: true,
  common: true,
  curriculum: true,
  errors: true,
  failure: true,
  feedback: true,
  landing: true,
  missing: true,
  practice: true,
  pricing: true,
  "problems-acids": true,
  "problems-energy": true,
  "problems-gases": true,
  "problems-matter": true,
  "problems-measurement": true,
  "problems-nomenclature": true,
  "problems-periodic-table": true,
  "problems-reactions": true,
  "problems-solutions": true,
  progress: true,
  "sign-in": true,
  solution: true,
  tutor: true,
};

export const AREAS: readonly Area[] = Object.keys(LISTED).filter((area): area is Area => area in LISTED);
