import type chat from "#messages/en/chat.json";
import type common from "#messages/en/common.json";
import type curriculum from "#messages/en/curriculum.json";
import type errors from "#messages/en/errors.json";
import type failure from "#messages/en/failure.json";
import type landing from "#messages/en/landing.json";
import type missing from "#messages/en/missing.json";
import type pricing from "#messages/en/pricing.json";
import type signIn from "#messages/en/sign-in.json";
import type solution from "#messages/en/solution.json";
import type tutor from "#messages/en/tutor.json";

/** Every message, by area. An area is a file `messages/<locale>/<area>.json` and a top-level namespace; English sets its shape. */
export type Messages = {
  chat: typeof chat;
  common: typeof common;
  curriculum: typeof curriculum;
  errors: typeof errors;
  failure: typeof failure;
  landing: typeof landing;
  missing: typeof missing;
  pricing: typeof pricing;
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
  landing: true,
  missing: true,
  pricing: true,
  "sign-in": true,
  solution: true,
  tutor: true,
};

export const AREAS: readonly Area[] = Object.keys(LISTED).filter((area): area is Area => area in LISTED);
