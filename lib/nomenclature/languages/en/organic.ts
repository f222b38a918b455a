import type { Names } from "../naming.ts";

/**
 * Organic compounds by a formula that decides the compound, or that by convention means it (`organic/conventional.ts`).
 * Preferred names: Blue Book 2013 (P-10, P-61 to P-66); retained names of table P-12 and everyday names after them.
 */
export const ORGANIC: Readonly<Record<string, Names>> = {
  CH4: ["methane", "marsh gas", "firedamp"], C2H6: ["ethane"], C3H8: ["propane"], C2H4: ["ethene", "ethylene"], C2H2: ["ethyne", "acetylene"],
  CH3OH: ["methanol", "methyl alcohol", "wood alcohol", "wood spirit"], C2H5OH: ["ethanol", "ethyl alcohol", "grain alcohol", "drinking alcohol", "spirits of wine"], CH2O: ["methanal", "formaldehyde", "formalin"], CH3CHO: ["ethanal", "acetaldehyde"], CH3COCH3: ["propan-2-one", "acetone", "propanone", "dimethyl ketone", "2-propanone"],
  "CH3CH(OH)CH3": ["propan-2-ol", "isopropanol", "isopropyl alcohol", "2-propanol", "rubbing alcohol"], "CH3CH(CH3)CH3": ["2-methylpropane", "isobutane", "methylpropane"], CH3OCH3: ["methoxymethane", "dimethyl ether"], C2H5OC2H5: ["ethoxyethane", "diethyl ether", "ethyl ether"],
  CH3NH2: ["methanamine", "methylamine"], C2H5NH2: ["ethanamine", "ethylamine"], "(CH3)2NH": ["N-methylmethanamine", "dimethylamine"], "(CH3)3N": ["N,N-dimethylmethanamine", "trimethylamine"],
  CH3Cl: ["chloromethane", "methyl chloride"], CH2Cl2: ["dichloromethane", "methylene chloride"], CHCl3: ["trichloromethane", "chloroform"], CH3Br: ["bromomethane", "methyl bromide"], CHBr3: ["tribromomethane", "bromoform"], CH3I: ["iodomethane", "methyl iodide"], CHI3: ["triiodomethane", "iodoform"], CH3F: ["fluoromethane"],
  C2H5Cl: ["chloroethane", "ethyl chloride"], C2H5Br: ["bromoethane", "ethyl bromide"], C2H5I: ["iodoethane", "ethyl iodide"], C2H3Cl: ["chloroethene", "vinyl chloride"], C2HCl3: ["trichloroethene", "trichloroethylene"], C2Cl4: ["tetrachloroethene", "tetrachloroethylene", "perchloroethylene"], C2F4: ["tetrafluoroethene", "tetrafluoroethylene"], C2Cl6: ["hexachloroethane"], CCl2F2: ["dichlorodifluoromethane", "Freon-12"], CCl3F: ["trichlorofluoromethane", "Freon-11"],
  CH3CN: ["acetonitrile", "ethanenitrile", "methyl cyanide"], CH3NO2: ["nitromethane"], CH3COOCH3: ["methyl acetate", "methyl ethanoate"], CH3COOC2H5: ["ethyl acetate", "ethyl ethanoate"], HCOOCH3: ["methyl formate", "methyl methanoate"], HCOOC2H5: ["ethyl formate", "ethyl methanoate"], CH3CONH2: ["acetamide", "ethanamide"],
  C6H6: ["benzene"], C6H5CH3: ["toluene", "methylbenzene"], C6H5OH: ["phenol", "carbolic acid"], C6H5NH2: ["aniline", "benzenamine", "aminobenzene"], C6H5CHO: ["benzaldehyde"], C6H5NO2: ["nitrobenzene"], C6H5Cl: ["chlorobenzene"], C6H5Br: ["bromobenzene"], C10H8: ["naphthalene"], C14H10: ["anthracene"], C8H8: ["styrene", "vinylbenzene", "ethenylbenzene"], C5H5N: ["pyridine"],
  "HOCH2CH2OH": ["ethane-1,2-diol", "ethylene glycol", "1,2-ethanediol", "glycol"], "HOCH2CH(OH)CH2OH": ["propane-1,2,3-triol", "glycerol", "glycerin", "glycerine"],
  C6H12O6: ["glucose", "dextrose", "grape sugar", "blood sugar"], C12H22O11: ["sucrose", "table sugar", "cane sugar", "saccharose", "beet sugar"], NH2CH2COOH: ["glycine", "aminoethanoic acid"], C8H10N4O2: ["caffeine"], C9H8O4: ["aspirin", "acetylsalicylic acid"], C7H5N3O6: ["2,4,6-trinitrotoluene", "trinitrotoluene", "TNT"], C3H5N3O9: ["nitroglycerin", "nitroglycerine", "glyceryl trinitrate"],
  "Fe(C5H5)2": ["ferrocene"], "(CH3)2SO": ["dimethyl sulfoxide", "DMSO"], CS2: ["carbon disulfide"],
};
