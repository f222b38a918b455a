/** A set of equivalent hydrogen atoms: how many they are, and how many are on the neighboring carbon atoms. */
export type Signal = { readonly hydrogens: number; readonly neighbors: number };

/**
 * Molecules without hydrogen on oxygen or nitrogen, whose spectra are of first order by the n + 1 rule. `carriers` are the carbon
 * atoms that bear hydrogen. Each row: condensed formula, carriers, and the signals as hydrogens/neighbors; a test holds the
 * hydrogens to the formula.
 */
const ROWS = [
  ["CH3CH2Cl", 2, "3/2 2/3"],
  ["CH3CH2Br", 2, "3/2 2/3"],
  ["CH3CH2I", 2, "3/2 2/3"],
  ["CH3CH2CN", 2, "3/2 2/3"],
  ["CH3COCH3", 2, "6/0"],
  ["CH3OCH3", 2, "6/0"],
  ["CH3COOCH3", 2, "3/0 3/0"],
  ["CH3COOCH2CH3", 3, "3/0 2/3 3/2"],
  ["CH3CH2COOCH3", 3, "3/2 2/3 3/0"],
  ["HCOOCH2CH3", 3, "1/0 2/3 3/2"],
  ["HCOOCH3", 2, "1/0 3/0"],
  ["CH3CH2OCH2CH3", 4, "4/3 6/2"],
  ["CH3OCH2CH3", 3, "3/0 2/3 3/2"],
  ["CH3COCH2CH3", 3, "3/0 2/3 3/2"],
  ["CH3CH2COCH2CH3", 4, "4/3 6/2"],
  ["(CH3)2CHCl", 3, "6/1 1/6"],
  ["(CH3)2CHBr", 3, "6/1 1/6"],
  ["(CH3)2CHI", 3, "6/1 1/6"],
  ["(CH3)2CHCN", 3, "6/1 1/6"],
  ["(CH3)2CHOCH3", 4, "6/1 1/6 3/0"],
  ["CH3COCH(CH3)2", 4, "3/0 1/6 6/1"],
  ["(CH3)2CHCOCH(CH3)2", 6, "12/1 2/6"],
  ["(CH3)2CHOCH(CH3)2", 6, "12/1 2/6"],
  ["(CH3)3CCl", 3, "9/0"],
  ["(CH3)3CBr", 3, "9/0"],
  ["(CH3)3COCH3", 4, "9/0 3/0"],
  ["CH3COC(CH3)3", 4, "3/0 9/0"],
  ["CH3CHCl2", 2, "3/1 1/3"],
  ["CH3CHBr2", 2, "3/1 1/3"],
  ["CH3CHO", 2, "3/1 1/3"],
  ["CH2ClCHCl2", 2, "2/1 1/2"],
  ["CH2BrCHBr2", 2, "2/1 1/2"],
  ["ClCH2CH2Cl", 2, "4/0"],
  ["CH3CCl3", 1, "3/0"],
  ["ClCH2OCH3", 2, "2/0 3/0"],
  ["CH3OCH2OCH3", 3, "6/0 2/0"],
  ["CH3OCH2CN", 2, "3/0 2/0"],
  ["ClCH2COOCH2CH3", 3, "2/0 2/3 3/2"],
  ["ClCH2COCH3", 2, "2/0 3/0"],
  ["CHCl2COOCH3", 2, "1/0 3/0"],
] as const;

export type ProtonMolecule = {
  readonly formula: string;
  readonly carriers: number;
  readonly signals: readonly Signal[];
};

export const PROTON_MOLECULES: readonly ProtonMolecule[] = ROWS.map(([formula, carriers, signals]) => ({
  formula,
  carriers,
  signals: signals.split(" ").map((signal) => {
    const [hydrogens = 0, neighbors = 0] = signal.split("/").map(Number);
    return { hydrogens, neighbors };
  }),
}));

export const countHydrogens = ({ signals }: ProtonMolecule): number =>
  signals.reduce((total, { hydrogens }) => total + hydrogens, 0);

/** The same for molecules whose spectra differ in no number, area or splitting of signals. */
export function patternOf({ signals }: ProtonMolecule): string {
  return signals
    .map(({ hydrogens, neighbors }) => `${hydrogens}/${neighbors}`)
    .toSorted()
    .join(" ");
}
