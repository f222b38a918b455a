import "server-only";
import type { ProfileUpdate } from "#lib/contracts/user.ts";
import type { CurrentUser, Profile } from "#lib/contracts/answers/user.ts";
import { hasRight } from "#lib/plans/plans.ts";
import type { SignedInUser } from "../auth/current-user.ts";
import { db } from "../db/client.ts";

export function toCurrentUser({ id, name, firstName, lastName, email, grade, plan }: SignedInUser): CurrentUser {
  return {
    id,
    fullName: fullNameOf({ name, firstName, lastName }),
    firstName,
    lastName,
    email,
    grade,
    canManageMaterials: hasRight(plan, "materials"),
    canSeeHistory: hasRight(plan, "advancedProgress"),
  };
}

export function toProfile({ firstName, lastName, grade }: SignedInUser): Profile {
  return { firstName, lastName, grade };
}

export async function updateProfile(userId: string, { firstName, lastName, grade }: ProfileUpdate): Promise<Profile> {
  const profile = { firstName, lastName, grade };
  await db().user.update({ where: { id: userId }, data: profile, select: { id: true } });
  return profile;
}

/** What the person calls themselves goes before what the identity provider calls them. */
function fullNameOf({
  name,
  firstName,
  lastName,
}: {
  name: string | null;
  firstName: string;
  lastName: string;
}): string {
  const own = `${firstName} ${lastName}`.trim();
  const isWhole = firstName.trim() !== "" && lastName.trim() !== "";
  return isWhole ? own : name?.trim() || own;
}
