const LAST_LATIN_LETTER = 0x24f;

/**
 * About how many tokens a text takes, rather too many: four Latin letters are one, and so is each character of another
 * script.
 */
export function estimateTokens(text: string): number {
  let others = 0;
  // Loops over code units: long texts are counted for each turn.
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > LAST_LATIN_LETTER) others += 1;
  return Math.ceil((text.length - others) / 4) + others;
}

/** A text of at most so many tokens: where it is longer, its beginning and a mark that it went on. */
export function cutToTokens(text: string, most: number): string {
  if (estimateTokens(text) <= most) return text;
  let end = 0;
  for (let quartersLeft = 4 * (most - 1); ; end += 1) {
    quartersLeft -= text.charCodeAt(end) > LAST_LATIN_LETTER ? 4 : 1;
    if (quartersLeft < 0) break;
  }
  return `${text.slice(0, end).toWellFormed()}…`;
}
