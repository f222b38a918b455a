import { boolean, type Infer, object, string } from "../shape.ts";

/** GET /api/user/profile */
export const profileShape = object({ firstName: string, lastName: string, grade: string });

export type Profile = Infer<typeof profileShape>;

/** GET /api/auth/user */
export const currentUserShape = object({
  id: string,
  fullName: string,
  firstName: string,
  lastName: string,
  email: string,
  grade: string,
  canManageMaterials: boolean,
  /** Whether the plan has the history and the review planner. */
  canSeeHistory: boolean,
});

export type CurrentUser = Infer<typeof currentUserShape>;
