import { z } from "zod";
import { GRADES } from "./grades.ts";

/** PATCH /api/user/profile. Names are trimmed before they are checked. */
export const profileUpdateSchema = z.object({
  firstName: z.string().trim().min(2).max(100),
  lastName: z.string().trim().min(2).max(100),
  grade: z.enum(GRADES),
});

export type ProfileUpdate = z.infer<typeof profileUpdateSchema>;

/** GET /api/user/profile */
const profileSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  grade: z.string(),
});

export type Profile = z.infer<typeof profileSchema>;

/** GET /api/auth/user */
const currentUserSchema = z.object({
  id: z.uuid(),
  fullName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  grade: z.string(),
  canManageMaterials: z.boolean(),
  /** Whether the plan has the history and the review planner. */
  canSeeHistory: z.boolean(),
});

export type CurrentUser = z.infer<typeof currentUserSchema>;
