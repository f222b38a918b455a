/** What Amharic writes onto the front of a word: "of", "in", "for", "from", "about", "like", "to", "which", "when". */
const AMHARIC_PREFIXES = [
  "የሚ",
  "የ",
  "በሚ",
  "በ",
  "ለሚ",
  "ለ",
  "ከሚ",
  "ከ",
  "ስለሚ",
  "ስለ",
  "እንደሚ",
  "እንደ",
  "ወደ",
  "እንዲ",
  "እየ",
  "ሲ",
  "ያለ",
  "እስከ",
  "ስለ",
];

/** The shortest word that is left. */
const SHORTEST = 2;

/** A folded Amharic word with and without what is written onto its front, the longest first. */
export function listAmharicReadings(word: string): string[] {
  const bare = AMHARIC_PREFIXES.filter(
    (prefix) => word.startsWith(prefix) && word.length - prefix.length >= SHORTEST,
  ).map((prefix) => word.slice(prefix.length));
  return [word, ...new Set(bare)];
}
