/**
 * Half-lives by which courses date things, in years, as exact decimal strings: what a text leaves out of its data.
 * Sources: carbon-14 by the "Cambridge" value, Godwin, Nature 195 (1962) 984; uranium-238 by NUBASE2020, Kondev et al.,
 * Chinese Physics C 45 (2021) 030001.
 */
const HALF_LIVES: ReadonlyMap<string, string> = new Map([
  ["14C", "5730"],
  ["238U", "4.463e9"],
]);

/** In years; null where the table lacks the nuclide. */
export function findHalfLife(nuclide: string): string | null {
  return HALF_LIVES.get(nuclide) ?? null;
}
