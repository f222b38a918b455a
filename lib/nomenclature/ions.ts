/**
 * Other spellings of ions in formulas → the spelling that names are kept under. `C2H3O2` is acetate in older texts,
 * `OCl` hypochlorite as its bonds are.
 */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["C2H3O2", "CH3COO"],
  ["CH3CO2", "CH3COO"],
  ["HCO2", "HCOO"],
  ["CHO2", "HCOO"],
  ["C7H5O2", "C6H5COO"],
  ["C6H5CO2", "C6H5COO"],
  ["C2H5CO2", "C2H5COO"],
  ["CH3CH2COO", "C2H5COO"],
  ["CH3CH2CO2", "C2H5COO"],
  ["C3H5O2", "C2H5COO"],
  ["C18H35O2", "C17H35COO"],
  ["NCS", "SCN"],
  ["CNS", "SCN"],
  ["NCO", "OCN"],
  ["CNO", "OCN"],
  ["NC", "CN"],
  ["HO", "OH"],
  ["OCl", "ClO"],
  ["OBr", "BrO"],
  ["OI", "IO"],
  ["O2Cl", "ClO2"],
  ["O3Cl", "ClO3"],
  ["O4Cl", "ClO4"],
  ["COOCOO", "C2O4"],
  ["HOOCCOO", "HC2O4"],
  ["SSO3", "S2O3"],
  ["O4C2", "C2O4"],
  ["CO3H", "HCO3"],
  ["SO4H", "HSO4"],
  ["SO3H", "HSO3"],
]);

/** The spelling that names are kept under. */
export function spellIon(atoms: string): string {
  const bare = /^\[([^[\]]*)\]$/.exec(atoms)?.[1] ?? atoms;
  return SPELLINGS.get(bare) ?? bare;
}

/** "SO4", -2 → "SO4^2-": the key of names. */
export function ionKey(atoms: string, charge: number): string {
  const size = Math.abs(charge) === 1 ? "" : String(Math.abs(charge));
  return `${spellIon(atoms)}^${size}${charge > 0 ? "+" : "-"}`;
}

/** The other way. */
export function readIonKey(key: string): { atoms: string; charge: number } {
  const at = key.lastIndexOf("^");
  const size = Number.parseInt(key.slice(at + 1), 10);
  const magnitude = Number.isNaN(size) ? 1 : size;
  return { atoms: key.slice(0, at), charge: key.endsWith("+") ? magnitude : -magnitude };
}
