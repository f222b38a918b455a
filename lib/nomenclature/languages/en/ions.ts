import type { Names } from "../naming.ts";

/** Nomenclature of Inorganic Chemistry, IUPAC Recommendations 2005 (Red Book), tables IX and X; older names after it. */
export const CATIONS: Readonly<Record<string, Names>> = {
  "H^+": ["hydrogen"],
  "NH4^+": ["ammonium"],
  "H3O^+": ["hydronium", "oxonium", "hydroxonium"],
  "Hg2^2+": ["mercury(I)", "dimercury"],
  "PH4^+": ["phosphonium"],
  "NO^+": ["nitrosyl", "nitrosonium"],
  "NO2^+": ["nitryl", "nitronium"],
  "UO2^2+": ["uranyl"],
  "VO^2+": ["vanadyl", "oxidovanadium(IV)"],
  "VO2^+": ["pervanadyl", "dioxidovanadium(V)"],
  "CH3NH3^+": ["methylammonium"],
  "N2H5^+": ["hydrazinium"],
};

export const TRADITIONAL_CATIONS: Readonly<Record<string, Names>> = {
  "Fe^2+": ["ferrous"], "Fe^3+": ["ferric"], "Cu^+": ["cuprous"], "Cu^2+": ["cupric"], "Sn^2+": ["stannous"], "Sn^4+": ["stannic"],
  "Pb^2+": ["plumbous"], "Pb^4+": ["plumbic"], "Hg2^2+": ["mercurous"], "Hg^2+": ["mercuric"], "Co^2+": ["cobaltous"], "Co^3+": ["cobaltic"],
  "Cr^2+": ["chromous"], "Cr^3+": ["chromic"], "Mn^2+": ["manganous"], "Mn^3+": ["manganic"], "Au^+": ["aurous"], "Au^3+": ["auric"],
  "Ni^2+": ["nickelous"], "Ni^3+": ["nickelic"], "Ti^3+": ["titanous"], "Ti^4+": ["titanic"], "Ce^3+": ["cerous"], "Ce^4+": ["ceric"],
  "Tl^+": ["thallous"], "Tl^3+": ["thallic"], "Pt^2+": ["platinous"], "Pt^4+": ["platinic"], "Sb^3+": ["antimonous"], "Ag^+": ["argentous"],
};

export const ANIONS: Readonly<Record<string, Names>> = {
  "H^-": ["hydride"], "F^-": ["fluoride"], "Cl^-": ["chloride"], "Br^-": ["bromide"], "I^-": ["iodide"], "At^-": ["astatide"],
  "O^2-": ["oxide"], "S^2-": ["sulfide"], "Se^2-": ["selenide"], "Te^2-": ["telluride"],
  "N^3-": ["nitride"], "P^3-": ["phosphide"], "As^3-": ["arsenide"], "C^4-": ["carbide"], "Si^4-": ["silicide"], "B^3-": ["boride"], "Sb^3-": ["antimonide"],
  "O2^2-": ["peroxide"], "O2^-": ["superoxide", "hyperoxide"], "O3^-": ["ozonide"], "S2^2-": ["disulfide", "persulfide"], "N3^-": ["azide"], "I3^-": ["triiodide"], "C2^2-": ["acetylide"],
  "OH^-": ["hydroxide"], "HO2^-": ["hydroperoxide", "hydrogenperoxide"], "HS^-": ["hydrogen sulfide", "hydrosulfide", "bisulfide"], "HSe^-": ["hydrogen selenide"], "NH2^-": ["amide"], "NH^2-": ["imide"],
  "CN^-": ["cyanide"], "SCN^-": ["thiocyanate"], "OCN^-": ["cyanate"], "SeCN^-": ["selenocyanate"],
  "NO3^-": ["nitrate"], "NO2^-": ["nitrite"],
  "CO3^2-": ["carbonate"], "HCO3^-": ["hydrogen carbonate", "bicarbonate"],
  "SO4^2-": ["sulfate"], "HSO4^-": ["hydrogen sulfate", "bisulfate"], "SO3^2-": ["sulfite"], "HSO3^-": ["hydrogen sulfite", "bisulfite"],
  "S2O3^2-": ["thiosulfate"], "S2O4^2-": ["dithionite", "hydrosulfite"], "S2O5^2-": ["disulfite", "metabisulfite", "pyrosulfite"], "S2O6^2-": ["dithionate"], "S2O7^2-": ["disulfate", "pyrosulfate"],
  "S2O8^2-": ["peroxydisulfate", "persulfate", "peroxodisulfate"], "S4O6^2-": ["tetrathionate"],
  "PO4^3-": ["phosphate", "orthophosphate"], "HPO4^2-": ["hydrogen phosphate", "monohydrogen phosphate"], "H2PO4^-": ["dihydrogen phosphate"],
  "PO3^3-": ["phosphite"], "HPO3^2-": ["hydrogen phosphite", "phosphonate"], "H2PO3^-": ["dihydrogen phosphite", "hydrogen phosphonate"], "H2PO2^-": ["hypophosphite", "phosphinate"], "PO3^-": ["metaphosphate"],
  "P2O7^4-": ["diphosphate", "pyrophosphate"], "P3O10^5-": ["triphosphate", "tripolyphosphate"],
  "AsO4^3-": ["arsenate"], "HAsO4^2-": ["hydrogen arsenate"], "H2AsO4^-": ["dihydrogen arsenate"], "AsO3^3-": ["arsenite"],
  "ClO^-": ["hypochlorite"], "ClO2^-": ["chlorite"], "ClO3^-": ["chlorate"], "ClO4^-": ["perchlorate"],
  "BrO^-": ["hypobromite"], "BrO2^-": ["bromite"], "BrO3^-": ["bromate"], "BrO4^-": ["perbromate"],
  "IO^-": ["hypoiodite"], "IO2^-": ["iodite"], "IO3^-": ["iodate"], "IO4^-": ["periodate", "metaperiodate"], "IO6^5-": ["orthoperiodate"],
  "CrO4^2-": ["chromate"], "Cr2O7^2-": ["dichromate"], "MnO4^-": ["permanganate"], "MnO4^2-": ["manganate"], "MoO4^2-": ["molybdate"], "WO4^2-": ["tungstate"],
  "VO3^-": ["metavanadate"], "VO4^3-": ["vanadate", "orthovanadate"], "FeO4^2-": ["ferrate"], "TiO3^2-": ["titanate", "metatitanate"], "SnO3^2-": ["stannate"], "ZnO2^2-": ["zincate"], "AlO2^-": ["aluminate", "metaaluminate"],
  "SeO4^2-": ["selenate"], "SeO3^2-": ["selenite"], "TeO4^2-": ["tellurate"], "TeO3^2-": ["tellurite"],
  "SiO3^2-": ["silicate", "metasilicate"], "SiO4^4-": ["orthosilicate"], "BO3^3-": ["borate", "orthoborate"], "BO2^-": ["metaborate"], "B4O7^2-": ["tetraborate"],
  "BH4^-": ["tetrahydridoborate", "borohydride", "tetrahydroborate"], "AlH4^-": ["tetrahydridoaluminate", "aluminium hydride", "aluminum hydride", "tetrahydroaluminate"],
  "BF4^-": ["tetrafluoroborate", "tetrafluoridoborate"], "PF6^-": ["hexafluorophosphate", "hexafluoridophosphate"], "SiF6^2-": ["hexafluorosilicate", "hexafluoridosilicate"], "AlF6^3-": ["hexafluoroaluminate", "hexafluoridoaluminate"],
  "AuCl4^-": ["tetrachloridoaurate(III)", "tetrachloroaurate(III)"], "PtCl6^2-": ["hexachloridoplatinate(IV)", "hexachloroplatinate(IV)"], "PtCl4^2-": ["tetrachloridoplatinate(II)", "tetrachloroplatinate(II)"],
  "CuCl4^2-": ["tetrachloridocuprate(II)", "tetrachlorocuprate(II)"], "CoCl4^2-": ["tetrachloridocobaltate(II)", "tetrachlorocobaltate(II)"],
  "Al(OH)4^-": ["tetrahydroxidoaluminate", "tetrahydroxoaluminate"], "Zn(OH)4^2-": ["tetrahydroxidozincate", "tetrahydroxozincate"],
  "Fe(CN)6^4-": ["hexacyanidoferrate(II)", "hexacyanoferrate(II)", "ferrocyanide"], "Fe(CN)6^3-": ["hexacyanidoferrate(III)", "hexacyanoferrate(III)", "ferricyanide"], "Co(NO2)6^3-": ["hexanitritocobaltate(III)", "cobaltinitrite", "hexanitrocobaltate(III)"],
  "CH3COO^-": ["acetate", "ethanoate"], "HCOO^-": ["formate", "methanoate"], "C2H5COO^-": ["propanoate", "propionate"], "C6H5COO^-": ["benzoate"], "C17H35COO^-": ["stearate"],
  "C2O4^2-": ["oxalate", "ethanedioate"], "HC2O4^-": ["hydrogen oxalate", "bioxalate"], "C4H4O6^2-": ["tartrate"], "HC4H4O6^-": ["hydrogen tartrate", "bitartrate"], "C6H5O7^3-": ["citrate"],
  "HC8H4O4^-": ["hydrogen phthalate"], "C8H4O4^2-": ["phthalate"],
};
