import { z } from "zod";

/** GET /api/user/account: what deleting it takes. */
export const accountSchema = z.object({
  /** The person's e-mail address or, without one, a word: to be typed by who wants the account deleted. */
  confirmation: z.string().min(1),
  /** A demo account: it is used by many, and cannot be deleted. */
  isShared: z.boolean(),
});

export type Account = z.infer<typeof accountSchema>;

/** DELETE /api/user/account */
export const deleteAccountSchema = z.object({ confirmation: z.string().max(500) });

export type DeleteAccount = z.infer<typeof deleteAccountSchema>;
