/** What a turn that is about no chemistry can be. `distress`: somebody may be in danger, from themselves or from others. */
export const SOCIAL_KINDS = [
  "distress",
  "bad-day",
  "complaint",
  "apology",
  "who-are-you",
  "how-are-you",
  "farewell",
  "thanks",
  "praise",
  "greeting",
  "acknowledgement",
] as const;

export type SocialKind = (typeof SOCIAL_KINDS)[number];

/**
 * What a message is. `social`: answered in a sentence or two. `wish`: help is wanted, and it is not said with what, so that it
 * has to be asked back. `answer`: the answer to an open practice question, without what was said around it. `stuck`: that none is
 * known. `request`: everything that is about something.
 */
export type Act =
  | { readonly kind: "social"; readonly social: SocialKind }
  | { readonly kind: "wish" }
  | { readonly kind: "answer"; readonly questionId: string; readonly answer: string }
  | { readonly kind: "stuck"; readonly questionId: string }
  | { readonly kind: "request" };
