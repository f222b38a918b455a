/** Ions that running text writes with a plain sign (`Na+`, `SO42-`), by their canonical ASCII form. */
const COMMON_IONS: ReadonlySet<string> = new Set(
  [
    "e- H+ Li+ Na+ K+ Rb+ Cs+ Ag+ Cu+ Au+ Tl+ NH4+ H3O+",
    "Be^2+ Mg^2+ Ca^2+ Sr^2+ Ba^2+ Zn^2+ Cd^2+ Hg^2+ Hg2^2+ Mn^2+ Fe^2+ Co^2+ Ni^2+ Cu^2+ Sn^2+ Pb^2+ Cr^2+ V^2+ Pt^2+ Pd^2+",
    "Al^3+ Sc^3+ Ti^3+ V^3+ Cr^3+ Mn^3+ Fe^3+ Co^3+ Au^3+ Ga^3+ In^3+ Bi^3+ La^3+ Ce^3+ Sb^3+ Sn^4+ Pb^4+ Ce^4+ Ti^4+ Mn^4+",
    "Cl- Br- OH- CN- SCN- OCN- HS- NO2- NO3- ClO- ClO2- ClO3- ClO4- BrO- BrO3- BrO4- IO- IO3- IO4- MnO4- HCO3- HSO3- HSO4-",
    "H2PO4- H2PO3- CH3COO- C2H3O2- HCOO- HC2O4- HO2- AlO2- Al(OH)4- BF4- AuCl4- AgCl2- I3^- NH2- C6H5O- C6H5COO-",
    "S^2- Se^2- SO3^2- SO4^2- S2O3^2- S4O6^2- S2O8^2- CO3^2- C2O4^2- CrO4^2- Cr2O7^2- MnO4^2- HPO4^2- SiO3^2- O2^2- SiF6^2-",
    "Zn(OH)4^2- CuCl4^2- CoCl4^2- PtCl4^2- PtCl6^2- HPO3^2- MoO4^2- WO4^2- SeO4^2- TeO4^2-",
    "PO4^3- PO3^3- AsO4^3- AsO3^3- BO3^3- P^3- Fe(CN)6^3- AlF6^3- SiO4^4- Fe(CN)6^4- P2O7^4-",
  ].flatMap((line) => line.split(" ")),
);

/** Whether a text in canonical ASCII is an ion that needs no further evidence to be taken for one. */
export function isCommonIon(ascii: string): boolean {
  return COMMON_IONS.has(ascii);
}
