import { boolean, type Infer, object, string } from "../shape.ts";

/** GET /api/user/account: what deleting it takes. */
export const accountShape = object({
  /** The person's e-mail address or, without one, a word: to be typed by who wants the account deleted. */
  confirmation: string,
  /** A demo account: it is used by many, and cannot be deleted. */
  isShared: boolean,
});

export type Account = Infer<typeof accountShape>;
