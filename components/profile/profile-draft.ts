import { GRADES, type Grade } from "#lib/contracts/grades.ts";
import type { ProfileUpdate } from "#lib/contracts/user.ts";
import type { Profile } from "#lib/contracts/answers/user.ts";

const PROFILE_FIELDS = ["firstName", "lastName", "grade"] as const;

export type ProfileField = (typeof PROFILE_FIELDS)[number];

/** What stands in the form. */
export type ProfileDraft = Readonly<Record<ProfileField, string>>;

export const MAX_NAME_LENGTH = 100;
const MIN_NAME_LENGTH = 2;

/** Whether something of it is still to be asked for. */
export function isProfileIncomplete({ firstName, lastName, grade }: Profile): boolean {
  return grade === "" || firstName.trim() === "" || lastName.trim() === "";
}

type CheckedProfile = { ok: true; update: ProfileUpdate } | { ok: false; faults: readonly ProfileField[] };

/** Names are trimmed before they are checked, as the server does it. */
export function checkProfile(draft: ProfileDraft): CheckedProfile {
  const firstName = draft.firstName.trim();
  const lastName = draft.lastName.trim();
  const grade = GRADES.find((each): each is Grade => each === draft.grade);
  const isGood: Record<ProfileField, boolean> = {
    firstName: firstName.length >= MIN_NAME_LENGTH,
    lastName: lastName.length >= MIN_NAME_LENGTH,
    grade: grade !== undefined,
  };
  const faults = PROFILE_FIELDS.filter((field) => !isGood[field]);
  if (grade === undefined || faults.length > 0) return { ok: false, faults };
  return { ok: true, update: { firstName, lastName, grade } };
}
