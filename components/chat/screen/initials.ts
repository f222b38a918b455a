import type { CurrentUser } from "#lib/contracts/answers/user.ts";

type Named = Pick<CurrentUser, "fullName" | "firstName" | "lastName" | "email">;

/** The letters of the avatar: of the full name, else of first and last name, else the first letter there is, else AC. */
export function initialsOf({ fullName, firstName, lastName, email }: Named): string {
  const words = fullName.trim().split(/\s+/u).filter(Boolean);
  const letters = words.length > 1 ? [words.at(0), words.at(-1)].filter((word) => word !== undefined) : words;
  const both = [firstName.trim(), lastName.trim()];
  if (letters.length > 0) return letters.map(firstLetter).join("");
  if (both.every(Boolean)) return both.map(firstLetter).join("");
  return firstLetter(firstName.trim() || email.trim()) || "AC";
}

/** Full name, else first and last name, else the e-mail address. */
export function displayNameOf({ fullName, firstName, lastName, email }: Named): string {
  return fullName.trim() || `${firstName} ${lastName}`.trim() || email;
}

/**
 * A letter as a reader counts it, with its marks: in Hindi a consonant, those that a virama joins to it, and the vowel sign
 * are one. `Intl.Segmenter` says the same, after a twentieth of a second in which the browser loads it.
 */
const LETTER = /^.\p{M}*(?:(?<=\u094D)\p{L}\p{M}*)*/u;

function firstLetter(word: string): string {
  return (LETTER.exec(word)?.[0] ?? "").toLocaleUpperCase();
}
