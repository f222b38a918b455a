import { z } from "zod";
import { GRADES } from "./grades.ts";

/** PATCH /api/user/profile. Names are trimmed before they are checked. */
export const profileUpdateSchema = z.object({
  firstName: z.string().trim().min(2).max(100),
  lastName: z.string().trim().min(2).max(100),
  grade: z.enum(GRADES),
});

export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;
