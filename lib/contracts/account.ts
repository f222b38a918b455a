import { z } from "zod";

/** DELETE /api/user/account */
export const deleteAccountSchema = z.object({ confirmation: z.string().max(500) });

export type DeleteAccount = z.infer<typeof deleteAccountSchema>;
