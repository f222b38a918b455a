import type { AtomKey } from "../formula/formula.ts";

/**
 * Relative atomic masses of the nuclides that chemistry courses name, exact decimal strings in g/mol.
 * Source: AME2020, Wang et al., Chinese Physics C 45 (2021) 030003, doi:10.1088/1674-1137/abddaf.
 */
const NUCLIDE_MASSES: ReadonlyMap<AtomKey, string> = new Map([
  ["1H", "1.00782503190"],
  ["2H", "2.01410177784"],
  ["3H", "3.01604928132"],
  ["3He", "3.01602932197"],
  ["4He", "4.00260325413"],
  ["6Li", "6.01512288742"],
  ["7Li", "7.01600343426"],
  ["10B", "10.012936862"],
  ["11B", "11.009305166"],
  ["12C", "12"],
  ["13C", "13.00335483534"],
  ["14C", "14.00324198862"],
  ["14N", "14.00307400425"],
  ["15N", "15.00010889827"],
  ["16O", "15.99491461926"],
  ["17O", "16.99913175595"],
  ["18O", "17.99915961214"],
  ["35Cl", "34.968852694"],
  ["37Cl", "36.965902573"],
  ["79Br", "78.918337574"],
  ["81Br", "80.916288197"],
]);

/** Mass of one mole of a named nuclide in grams as an exact decimal string, or null when the table lacks it. */
export function findNuclideMass(key: AtomKey): string | null {
  return NUCLIDE_MASSES.get(key) ?? null;
}
