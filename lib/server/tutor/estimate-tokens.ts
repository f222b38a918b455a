/**
 * About how many tokens a text takes, rather too many: four Latin letters are one, and so is each character of another
 * script.
 */
export function estimateTokens(text: string): number {
  let others = 0;
  // Loops over code units: long texts are counted for each turn.
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 0x24f) others += 1;
  return Math.ceil((text.length - others) / 4) + others;
}
