/** What feedback can be about. Apart from the schema, whose library the browser need not load. */
export const FEEDBACK_TYPES = ["general", "bug", "feature"] as const;

export type FeedbackType = (typeof FEEDBACK_TYPES)[number];

/** The longest text of one feedback, in UTF-16 code units. */
export const MAX_FEEDBACK_LENGTH = 5_000;

/** From the worst to the best. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

export type Rating = (typeof RATINGS)[number];
