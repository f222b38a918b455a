import { z } from "zod";

const SIGN_INS_PAGE = 50;

/** The sign-ins that the address names: those made before the given one. */
export const signInQuerySchema = z.object({
  before: z.uuid().optional(),
  limit: z.coerce.number().int().min(1).max(SIGN_INS_PAGE).default(SIGN_INS_PAGE),
});

export type SignInQuery = z.infer<typeof signInQuerySchema>;
