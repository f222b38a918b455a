/**
 * Whether a molecule is written as people write it, not in SMILES, which says nothing of hydrogen but in brackets; no
 * condensed formula of an organic compound is without it but those of halides.
 */
export function isCondensed(text: string): boolean {
  return text.replaceAll(/\[[^[\]]*\]/g, "").includes("H");
}
