/** Free response: the student writes the answer; choice: the student picks it among wrong ones. */
export const FORMS = ["free", "choice"] as const;

export type Form = (typeof FORMS)[number];
