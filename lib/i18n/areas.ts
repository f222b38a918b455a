import type billing from "#messages/en/billing.json";
import type chat from "#messages/en/chat.json";
import type common from "#messages/en/common.json";
import type contact from "#messages/en/contact.json";
import type curriculum from "#messages/en/curriculum.json";
import type demo from "#messages/en/demo.json";
import type errors from "#messages/en/errors.json";
import type failure from "#messages/en/failure.json";
import type feedback from "#messages/en/feedback.json";
import type feedbackDialog from "#messages/en/feedback-dialog.json";
import type help from "#messages/en/help.json";
import type landing from "#messages/en/landing.json";
import type materials from "#messages/en/materials.json";
import type missing from "#messages/en/missing.json";
import type offline from "#messages/en/offline.json";
import type payment from "#messages/en/payment.json";
import type practice from "#messages/en/practice.json";
import type pricing from "#messages/en/pricing.json";
import type privacy from "#messages/en/privacy.json";
import type profile from "#messages/en/profile.json";
import type progress from "#messages/en/progress.json";
import type quality from "#messages/en/quality.json";
import type settings from "#messages/en/settings.json";
import type sidebar from "#messages/en/sidebar.json";
import type signIn from "#messages/en/sign-in.json";
import type solution from "#messages/en/solution.json";
import type sources from "#messages/en/sources.json";
import type terms from "#messages/en/terms.json";
import type topics from "#messages/en/topics.json";
import type tutor from "#messages/en/tutor.json";
import type uploads from "#messages/en/uploads.json";
import type worksheets from "#messages/en/worksheets.json";

/**
 * The words of problem families, lessons and drawings: thousands, whose keys are composed from facts. Tests hold
 * each to a message; as a type they would be more than the compiler can represent.
 */
type ComposedMessages = object;

/** Every message, by area. An area is a file `messages/<locale>/<area>.json` and a top-level namespace; English sets its shape. */
export type Messages = {
  billing: typeof billing;
  chat: typeof chat;
  common: typeof common;
  concepts: ComposedMessages;
  contact: typeof contact;
  curriculum: typeof curriculum;
  demo: typeof demo;
  drawings: ComposedMessages;
  errors: typeof errors;
  facts: ComposedMessages;
  failure: typeof failure;
  feedback: typeof feedback;
  "feedback-dialog": typeof feedbackDialog;
  help: typeof help;
  ideas: ComposedMessages;
  landing: typeof landing;
  materials: typeof materials;
  missing: typeof missing;
  offline: typeof offline;
  payment: typeof payment;
  practice: typeof practice;
  pricing: typeof pricing;
  privacy: typeof privacy;
  "problems-acids": ComposedMessages;
  "problems-analytical": ComposedMessages;
  "problems-atoms": ComposedMessages;
  "problems-bonding": ComposedMessages;
  "problems-biochemistry": ComposedMessages;
  "problems-energy": ComposedMessages;
  "problems-equilibrium": ComposedMessages;
  "problems-environmental": ComposedMessages;
  "problems-gases": ComposedMessages;
  "problems-kinetics": ComposedMessages;
  "problems-materials": ComposedMessages;
  "problems-matter": ComposedMessages;
  "problems-measurement": ComposedMessages;
  "problems-nomenclature": ComposedMessages;
  "problems-nuclear": ComposedMessages;
  "problems-organic": ComposedMessages;
  "problems-periodic-table": ComposedMessages;
  "problems-reactions": ComposedMessages;
  "problems-redox": ComposedMessages;
  "problems-solutions": ComposedMessages;
  profile: typeof profile;
  progress: typeof progress;
  quality: typeof quality;
  settings: typeof settings;
  sidebar: typeof sidebar;
  "sign-in": typeof signIn;
  solution: typeof solution;
  sources: typeof sources;
  terms: typeof terms;
  topics: typeof topics;
  tutor: typeof tutor;
  uploads: typeof uploads;
  worksheets: typeof worksheets;
};

export type Area = keyof Messages;

/** The same list for the running program: leaving an area out does not compile. */
const LISTED: Record<Area, true> = {
  billing: true,
  chat: true,
  common: true,
  concepts: true,
  contact: true,
  curriculum: true,
  demo: true,
  drawings: true,
  errors: true,
  facts: true,
  failure: true,
  feedback: true,
  "feedback-dialog": true,
  help: true,
  ideas: true,
  landing: true,
  materials: true,
  missing: true,
  offline: true,
  payment: true,
  practice: true,
  pricing: true,
  privacy: true,
  "problems-acids": true,
  "problems-analytical": true,
  "problems-atoms": true,
  "problems-bonding": true,
  "problems-biochemistry": true,
  "problems-energy": true,
  "problems-equilibrium": true,
  "problems-environmental": true,
  "problems-gases": true,
  "problems-kinetics": true,
  "problems-materials": true,
  "problems-matter": true,
  "problems-measurement": true,
  "problems-nomenclature": true,
  "problems-nuclear": true,
  "problems-organic": true,
  "problems-periodic-table": true,
  "problems-reactions": true,
  "problems-redox": true,
  "problems-solutions": true,
  profile: true,
  progress: true,
  quality: true,
  settings: true,
  sidebar: true,
  "sign-in": true,
  solution: true,
  sources: true,
  terms: true,
  topics: true,
  tutor: true,
  uploads: true,
  worksheets: true,
};

export const AREAS: readonly Area[] = Object.keys(LISTED).filter((area): area is Area => area in LISTED);
