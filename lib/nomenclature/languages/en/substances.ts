import type { Names } from "../naming.ts";

/** Acids: Red Book 2005, tables IR-8.1 and IR-8.2; Blue Book 2013, P-65.1. */
export const ACIDS: Readonly<Record<string, Names>> = {
  H2SO4: ["sulfuric acid"], H2SO3: ["sulfurous acid"], H2S2O3: ["thiosulfuric acid"], H2S2O7: ["disulfuric acid", "pyrosulfuric acid"], H2S2O8: ["peroxydisulfuric acid", "persulfuric acid"], H2SO5: ["peroxysulfuric acid", "peroxymonosulfuric acid"],
  HNO3: ["nitric acid"], HNO2: ["nitrous acid"], H2CO3: ["carbonic acid"],
  H3PO4: ["phosphoric acid", "orthophosphoric acid"], H3PO3: ["phosphorous acid", "phosphonic acid"], H3PO2: ["hypophosphorous acid", "phosphinic acid"], HPO3: ["metaphosphoric acid"], H4P2O7: ["diphosphoric acid", "pyrophosphoric acid"],
  H3AsO4: ["arsenic acid"], H3AsO3: ["arsenous acid", "arsenious acid"], H3BO3: ["boric acid", "orthoboric acid"], HBO2: ["metaboric acid"], H4SiO4: ["silicic acid", "orthosilicic acid"], H2SiO3: ["metasilicic acid"],
  HClO: ["hypochlorous acid"], HClO2: ["chlorous acid"], HClO3: ["chloric acid"], HClO4: ["perchloric acid"],
  HBrO: ["hypobromous acid"], HBrO2: ["bromous acid"], HBrO3: ["bromic acid"], HBrO4: ["perbromic acid"],
  HIO: ["hypoiodous acid"], HIO2: ["iodous acid"], HIO3: ["iodic acid"], HIO4: ["periodic acid", "metaperiodic acid"], H5IO6: ["orthoperiodic acid"],
  H2CrO4: ["chromic acid"], H2Cr2O7: ["dichromic acid"], HMnO4: ["permanganic acid"], H2MnO4: ["manganic acid"], H2MoO4: ["molybdic acid"], H2WO4: ["tungstic acid"], H2FeO4: ["ferric acid"],
  H2SeO4: ["selenic acid"], H2SeO3: ["selenous acid", "selenious acid"], H2TeO4: ["telluric acid"], H6TeO6: ["orthotelluric acid"], H2TeO3: ["tellurous acid"],
  HSCN: ["thiocyanic acid"], HOCN: ["cyanic acid"], HNCO: ["isocyanic acid"], HPF6: ["hexafluorophosphoric acid"], HBF4: ["tetrafluoroboric acid", "fluoroboric acid"], H2SiF6: ["hexafluorosilicic acid", "fluorosilicic acid"], HAuCl4: ["tetrachloroauric acid", "chloroauric acid"], H2PtCl6: ["hexachloroplatinic acid", "chloroplatinic acid"],
  CH3COOH: ["acetic acid", "ethanoic acid"], HCOOH: ["formic acid", "methanoic acid"], C2H5COOH: ["propanoic acid", "propionic acid"], C3H7COOH: ["butanoic acid", "butyric acid"], C6H5COOH: ["benzoic acid"],
  H2C2O4: ["oxalic acid", "ethanedioic acid"], C6H8O7: ["citric acid"], C3H6O3: ["lactic acid", "2-hydroxypropanoic acid"], C4H6O6: ["tartaric acid"], C6H8O6: ["ascorbic acid", "vitamin C"],
  C17H35COOH: ["stearic acid", "octadecanoic acid"], C15H31COOH: ["palmitic acid", "hexadecanoic acid"], C17H33COOH: ["oleic acid"], C7H6O3: ["salicylic acid"], C5H4N4O3: ["uric acid"],
};

/** Hydrogen compounds whose solution in water is an acid: Red Book 2005, IR-8.3. */
export const AQUEOUS_ACIDS: Readonly<Record<string, Names>> = {
  HF: ["hydrofluoric acid"], HCl: ["hydrochloric acid", "muriatic acid"], HBr: ["hydrobromic acid"], HI: ["hydroiodic acid", "hydriodic acid"],
  H2S: ["hydrosulfuric acid"], H2Se: ["hydroselenic acid"], H2Te: ["hydrotelluric acid"], HCN: ["hydrocyanic acid", "prussic acid"], HN3: ["hydrazoic acid"],
};

/** Names that no rule makes, inorganic: Red Book 2005, table IR-6.1 and IR-5; mixed oxides by their charges. */
export const RETAINED: Readonly<Record<string, Names>> = {
  H2O: ["water", "dihydrogen monoxide", "hydrogen oxide", "oxidane"],
  NH3: ["ammonia", "azane"], PH3: ["phosphine", "phosphane"], AsH3: ["arsine", "arsane"], SbH3: ["stibine", "stibane"], SiH4: ["silane"], Si2H6: ["disilane"], GeH4: ["germane"], BH3: ["borane"], B2H6: ["diborane"], N2H4: ["hydrazine", "diazane"], NH2OH: ["hydroxylamine"],
  "e-": ["electron"], D2: ["deuterium"], H2O2: ["hydrogen peroxide"], O3: ["ozone", "trioxygen"], D2O: ["heavy water", "deuterium oxide"],
  Fe3O4: ["iron(II,III) oxide", "magnetite", "triiron tetroxide", "ferrosoferric oxide"], Pb3O4: ["lead(II,IV) oxide", "red lead", "minium", "trilead tetroxide"], Mn3O4: ["manganese(II,III) oxide", "trimanganese tetroxide"], Co3O4: ["cobalt(II,III) oxide", "tricobalt tetroxide"], U3O8: ["triuranium octoxide", "triuranium octaoxide"],
  BN: ["boron nitride"], SiC: ["silicon carbide", "carborundum"], Si3N4: ["silicon nitride"], B4C: ["boron carbide"], CaC2: ["calcium carbide"], Al4C3: ["aluminium carbide", "aluminum carbide"], Be2C: ["beryllium carbide"], Fe3C: ["iron carbide", "cementite"], WC: ["tungsten carbide"], TiC: ["titanium carbide"], Mg2Si: ["magnesium silicide"],
  GaAs: ["gallium arsenide"], GaN: ["gallium nitride"], GaP: ["gallium phosphide"], InP: ["indium phosphide"], CdSe: ["cadmium selenide"], CdTe: ["cadmium telluride"],
  S4N4: ["tetrasulfur tetranitride", "tetranitrogen tetrasulfide"], FeS2: ["iron(II) disulfide", "pyrite", "iron pyrite", "fool's gold", "iron disulfide"], CuFeS2: ["copper iron sulfide", "chalcopyrite", "copper iron disulfide"], BaFe12O19: ["barium ferrite"],
  COCl2: ["phosgene", "carbonyl chloride", "carbonyl dichloride"], SOCl2: ["thionyl chloride"], SO2Cl2: ["sulfuryl chloride"], POCl3: ["phosphoryl chloride", "phosphorus oxychloride", "phosphoryl trichloride"], NOCl: ["nitrosyl chloride"], "CO(NH2)2": ["urea", "carbamide"], BiOCl: ["bismuth oxychloride", "bismuth oxide chloride"], COS: ["carbonyl sulfide"], "(CN)2": ["cyanogen"], C2N2: ["cyanogen"],
  C60: ["buckminsterfullerene", "buckyball"], "Ni(CO)4": ["tetracarbonylnickel", "nickel tetracarbonyl", "nickel carbonyl"], "Fe(CO)5": ["pentacarbonyliron", "iron pentacarbonyl"], "Cr(CO)6": ["hexacarbonylchromium", "chromium hexacarbonyl"], "Pb(C2H5)4": ["tetraethyllead", "tetraethyl lead"],
  "[Cu(NH3)4]SO4": ["tetraamminecopper(II) sulfate"], "[Co(NH3)6]Cl3": ["hexaamminecobalt(III) chloride"], "[Ag(NH3)2]Cl": ["diamminesilver(I) chloride"],
  NH4OH: ["ammonium hydroxide"], "Cu2CO3(OH)2": ["copper(II) carbonate hydroxide", "basic copper carbonate", "basic copper(II) carbonate", "malachite"], "Ca5(PO4)3OH": ["hydroxyapatite", "hydroxylapatite"], "Ca5(PO4)3F": ["fluorapatite"],
  NaAlO2: ["sodium aluminate"], Na3AlF6: ["sodium hexafluoroaluminate", "cryolite", "sodium aluminium fluoride", "sodium aluminum fluoride"], LiAlH4: ["lithium aluminium hydride", "lithium aluminum hydride", "lithium tetrahydridoaluminate"], NaBH4: ["sodium borohydride", "sodium tetrahydridoborate"], KHC8H4O4: ["potassium hydrogen phthalate", "KHP"],
  "(NH4)2Fe(SO4)2": ["ammonium iron(II) sulfate", "ferrous ammonium sulfate", "iron(II) ammonium sulfate", "ammonium ferrous sulfate"], "(NH4)2Ni(SO4)2": ["ammonium nickel(II) sulfate", "nickel ammonium sulfate"],
};

/** Everyday, trade and mineral names whose formula is beyond doubt. */
export const EVERYDAY: Readonly<Record<string, Names>> = {
  NaCl: ["table salt", "common salt"], KCl: ["sylvite", "muriate of potash"], NaHCO3: ["baking soda", "bicarbonate of soda", "bicarb", "sodium bicarb"], Na2CO3: ["soda ash", "anhydrous washing soda"], NaOH: ["caustic soda", "lye", "soda lye"], KOH: ["caustic potash", "potash lye"],
  CaO: ["quicklime", "burnt lime", "unslaked lime", "quick lime"], "Ca(OH)2": ["slaked lime", "hydrated lime", "pickling lime"], "CaMg(CO3)2": ["dolomite"], MgCO3: ["magnesite"],
  "MgSO4·7H2O": ["Epsom salt", "Epsom salts"], "CaSO4·2H2O": ["gypsum"], "CaSO4·0.5H2O": ["plaster of Paris", "plaster of paris hemihydrate", "calcined gypsum", "bassanite"], "Na2B4O7·10H2O": ["borax"], "Na2SO4·10H2O": ["Glauber's salt", "Glauber salt"], "Na2S2O3·5H2O": ["hypo", "photographer's hypo"], "Na2CO3·10H2O": ["soda crystals", "sal soda"], "H+": ["proton"],
  "CuSO4·5H2O": ["blue vitriol", "bluestone", "blue stone", "chalcanthite", "copper vitriol"], "FeSO4·7H2O": ["green vitriol", "copperas"], "ZnSO4·7H2O": ["white vitriol"], "KAl(SO4)2·12H2O": ["alum", "potash alum", "potassium alum"], "NH4Al(SO4)2·12H2O": ["ammonium alum"], "KCr(SO4)2·12H2O": ["chrome alum", "chromium alum"], "(NH4)2Fe(SO4)2·6H2O": ["Mohr's salt", "Mohr salt"], "KNaC4H4O6·4H2O": ["Rochelle salt"], KHC4H4O6: ["cream of tartar", "potassium bitartrate"],
  KNO3: ["saltpeter", "saltpetre", "nitre", "niter"], NaNO3: ["Chile saltpeter", "Chile saltpetre"], NH4Cl: ["sal ammoniac"], K2CO3: ["potash", "pearl ash", "pearlash"], "Ca(ClO)2": ["bleaching powder"], "Mg(OH)2": ["brucite"], MgO: ["magnesia", "periclase"], Hg2Cl2: ["calomel"], HgCl2: ["corrosive sublimate"], AgNO3: ["lunar caustic"], Na2SiO3: ["water glass", "waterglass"], Na2S2O4: ["sodium hydrosulfite"],
  N2O: ["laughing gas", "nitrous oxide", "nitrogen protoxide"], NO: ["nitric oxide"], CO2: ["dry ice", "carbonic anhydride", "carbonic gas"], H2SO4: ["oil of vitriol", "vitriol oil"], HNO3: ["aqua fortis"],
  SiO2: ["silica", "silicon oxide"], Al2O3: ["alumina"], FeO: ["wustite", "wüstite"], TiO2: ["titania", "titanium white"], ZnO: ["zinc white", "zincite"], PbS: ["galena"], HgS: ["cinnabar", "vermilion"], CaF2: ["fluorite", "fluorspar"], MnO2: ["pyrolusite"], PbO: ["litharge"], "PbCO3": ["cerussite"], BaSO4: ["barite", "baryte", "barytes"], CuS: ["covellite"], Cu2S: ["chalcocite"], Cu2O: ["cuprite"], SnO2: ["cassiterite"], FeCO3: ["siderite"], ZrO2: ["zirconia"], ZrSiO4: ["zircon"], Cr2O3: ["chrome green", "chromia"], CaSO4: ["anhydrite"], "BaCO3": ["witherite"], SrCO3: ["strontianite"], "FeO(OH)": ["goethite"], UO2: ["uraninite"], "PbCrO4": ["chrome yellow"], CdS: ["cadmium yellow", "greenockite"],
  V2O5: ["vanadium pentoxide"], As2O3: ["arsenic trioxide"], As2O5: ["arsenic pentoxide"], B2O3: ["boron trioxide", "boron oxide"], Nb2O5: ["niobium pentoxide"], Ta2O5: ["tantalum pentoxide"], Sb2O3: ["antimony trioxide"], Sb2O5: ["antimony pentoxide"], N2O5: ["nitrogen pentoxide"], I2O5: ["iodine pentoxide"], Bi2O3: ["bismuth trioxide"], S2Cl2: ["sulfur monochloride"],
  NaH2PO4: ["monosodium phosphate", "sodium biphosphate"], Na2HPO4: ["disodium phosphate"], Na3PO4: ["trisodium phosphate", "TSP"], KH2PO4: ["monopotassium phosphate"], K2HPO4: ["dipotassium phosphate"], K3PO4: ["tripotassium phosphate"], NH4H2PO4: ["monoammonium phosphate"], "(NH4)2HPO4": ["diammonium phosphate"], "CaHPO4": ["dicalcium phosphate"], "Ca3(PO4)2": ["tricalcium phosphate"], "Ca(H2PO4)2": ["monocalcium phosphate"], C5H8NNaO4: ["monosodium glutamate"],
  "K4[Fe(CN)6]": ["yellow prussiate of potash"], "K3[Fe(CN)6]": ["red prussiate of potash"], P4O10: ["phosphoric anhydride"], SO3: ["sulfuric anhydride"], Hg: ["quicksilver"],
};

/** Names that leave the formula open; nothing behind them for mixtures and substances of changing composition. */
export const OPEN: Readonly<Record<string, readonly string[]>> = {
  "washing soda": ["Na2CO3·10H2O", "Na2CO3"], "prussian blue": [], sand: ["SiO2"], oleum: [], sugar: ["C12H22O11", "C6H12O6"], lime: ["CaO", "Ca(OH)2"], soda: ["Na2CO3", "NaHCO3", "NaOH"], salt: ["NaCl"], vitriol: ["H2SO4", "CuSO4·5H2O", "FeSO4·7H2O", "ZnSO4·7H2O"], alcohol: ["C2H5OH"], ether: ["C4H10O"],
  rust: ["Fe2O3", "FeO(OH)"], limonite: ["FeO(OH)"], verdigris: [], patina: [], tarnish: ["Ag2S"],
  "phosphorus pentoxide": ["P2O5", "P4O10"], "phosphorus(V) oxide": ["P2O5", "P4O10"], "phosphorus trioxide": ["P2O3", "P4O6"], "phosphorus(III) oxide": ["P2O3", "P4O6"], "phosphorus oxide": ["P4O6", "P4O10"], "phosphorus chloride": ["PCl3", "PCl5"], "phosphorus sulfide": ["P4S3", "P4S10"], "phosphorus fluoride": ["PF3", "PF5"], "phosphorus bromide": ["PBr3", "PBr5"],
  "nitrogen oxide": ["NO", "NO2", "N2O", "N2O3", "N2O4", "N2O5"], "carbon oxide": ["CO", "CO2"], "sulfur oxide": ["SO2", "SO3"], "chlorine oxide": ["Cl2O", "ClO2", "Cl2O7"], "sulfur chloride": ["SCl2", "S2Cl2"], "sulfur fluoride": ["SF4", "SF6"], "carbon chloride": ["CCl4"], "xenon fluoride": ["XeF2", "XeF4", "XeF6"], "arsenic oxide": ["As2O3", "As2O5"], "nitrogen fluoride": ["NF3"], "nitrogen chloride": ["NCl3"],
  "iron oxide": ["FeO", "Fe2O3", "Fe3O4"], "lead oxide": ["PbO", "PbO2", "Pb3O4"], "manganese oxide": ["MnO", "MnO2", "Mn2O3"], "cobalt oxide": ["CoO", "Co2O3", "Co3O4"], "chromium oxide": ["Cr2O3", "CrO", "CrO3"], "vanadium oxide": ["VO", "V2O3", "VO2", "V2O5"], "uranium oxide": ["UO2", "UO3", "U3O8"], "iron sulfide": ["FeS", "Fe2S3", "FeS2"], "cyanogen chloride": ["ClCN"],
  brass: [], bronze: [], steel: [], air: [], seawater: [], gasoline: [], petrol: [], petroleum: [], oil: [], glass: [], cement: [], concrete: [], clay: [], milk: [], blood: [], wood: [], coal: [], "aqua regia": [], "natural gas": [], starch: [], cellulose: [], protein: [], solder: [], pewter: [], "stainless steel": [], amalgam: [], gunpowder: [], "soda water": [], smoke: [], soap: [], wax: [], kerosene: [], diesel: [], "baking powder": [], granite: [], bauxite: [],
};
