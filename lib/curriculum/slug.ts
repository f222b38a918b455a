/**
 * The slug of an English topic name: lower case, accents, apostrophes and `&` dropped, every other run of non-letters
 * one hyphen, none at the ends. "Le Châtelier's Principle" → `le-chateliers-principle`.
 */
export function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\p{Mark}'’&]/gu, "")
    .replace(/[^a-z]+/g, "-")
    .replace(/^-|-$/g, "");
}
