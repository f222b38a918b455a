import { nameElements } from "./name-elements.ts";
import type { Naming } from "./naming.ts";

const ELEMENT_NAMES =
  "hydrogène hélium lithium béryllium bore carbone azote oxygène fluor néon sodium magnésium aluminium silicium phosphore soufre chlore argon potassium calcium scandium titane vanadium chrome manganèse fer cobalt nickel cuivre zinc gallium germanium arsenic sélénium brome krypton rubidium strontium yttrium zirconium niobium molybdène technétium ruthénium rhodium palladium argent cadmium indium étain antimoine tellure iode xénon césium baryum lanthane cérium praséodyme néodyme prométhium samarium europium gadolinium terbium dysprosium holmium erbium thulium ytterbium lutétium hafnium tantale tungstène rhénium osmium iridium platine or mercure thallium plomb bismuth polonium astate radon francium radium actinium thorium protactinium uranium neptunium plutonium américium curium berkélium californium einsteinium fermium mendélévium nobélium lawrencium rutherfordium dubnium seaborgium bohrium hassium meitnérium darmstadtium roentgenium copernicium nihonium flérovium moscovium livermorium tennesse oganesson";

/** French, by the rules of the Red Book of 2005 as French textbooks write them ("oxyde de fer(III)"). */
export const french: Naming = {
  order: "anion-first",
  joint: { plain: " de ", beforeVowel: " d'" },
  // Nothing stands before an adjective: "oxyde ferrique".
  links: ["de", "d", "du", ""],
  elements: nameElements(ELEMENT_NAMES.split(" "), { W: ["wolfram"], Ba: ["barium"], N: ["nitrogène"] }),
  cations: { "H^+": ["hydrogène"], "NH4^+": ["ammonium"], "H3O^+": ["oxonium", "hydronium"], "Hg2^2+": ["mercure(I)", "dimercure"], "UO2^2+": ["uranyle"], "NO^+": ["nitrosyle"] },
  traditionalCations: {
    "Na^+": ["sodique"], "K^+": ["potassique"], "Ag^+": ["argentique"], "Mg^2+": ["magnésique"], "Ca^2+": ["calcique"], "Al^3+": ["aluminique"],
    "Fe^2+": ["ferreux"], "Fe^3+": ["ferrique"], "Cu^+": ["cuivreux"], "Cu^2+": ["cuivrique"], "Pb^2+": ["plombeux"], "Pb^4+": ["plombique"], "Sn^2+": ["stanneux"], "Sn^4+": ["stannique"], "Hg2^2+": ["mercureux"], "Hg^2+": ["mercurique"], "Co^2+": ["cobalteux"], "Co^3+": ["cobaltique"], "Au^+": ["aureux"], "Au^3+": ["aurique"], "Mn^2+": ["manganeux"],
  },
  anions: {
    "H^-": ["hydrure"], "F^-": ["fluorure"], "Cl^-": ["chlorure"], "Br^-": ["bromure"], "I^-": ["iodure"], "O^2-": ["oxyde"], "S^2-": ["sulfure"], "Se^2-": ["séléniure"], "Te^2-": ["tellurure"], "N^3-": ["nitrure"], "P^3-": ["phosphure"], "As^3-": ["arséniure"], "C^4-": ["carbure"], "Si^4-": ["siliciure"], "B^3-": ["borure"],
    "O2^2-": ["peroxyde"], "O2^-": ["superoxyde", "hyperoxyde"], "O3^-": ["ozonure"], "N3^-": ["azoture", "azide"], "C2^2-": ["acétylure"], "OH^-": ["hydroxyde"], "CN^-": ["cyanure"], "SCN^-": ["thiocyanate"], "OCN^-": ["cyanate"], "NH2^-": ["amidure"],
    "HS^-": ["hydrogénosulfure"], "NO3^-": ["nitrate"], "NO2^-": ["nitrite"], "CO3^2-": ["carbonate"], "HCO3^-": ["hydrogénocarbonate", "bicarbonate"],
    "SO4^2-": ["sulfate"], "HSO4^-": ["hydrogénosulfate", "bisulfate"], "SO3^2-": ["sulfite"], "HSO3^-": ["hydrogénosulfite", "bisulfite"], "S2O3^2-": ["thiosulfate"], "S2O7^2-": ["disulfate"], "S2O8^2-": ["peroxodisulfate", "persulfate"],
    "PO4^3-": ["phosphate"], "HPO4^2-": ["hydrogénophosphate"], "H2PO4^-": ["dihydrogénophosphate"], "PO3^3-": ["phosphite"], "P2O7^4-": ["diphosphate", "pyrophosphate"], "AsO4^3-": ["arséniate"], "AsO3^3-": ["arsénite"],
    "ClO^-": ["hypochlorite"], "ClO2^-": ["chlorite"], "ClO3^-": ["chlorate"], "ClO4^-": ["perchlorate"], "BrO^-": ["hypobromite"], "BrO2^-": ["bromite"], "BrO3^-": ["bromate"], "BrO4^-": ["perbromate"], "IO^-": ["hypoiodite"], "IO3^-": ["iodate"], "IO4^-": ["periodate"],
    "CrO4^2-": ["chromate"], "Cr2O7^2-": ["dichromate"], "MnO4^-": ["permanganate"], "MnO4^2-": ["manganate"], "MoO4^2-": ["molybdate"], "WO4^2-": ["tungstate"], "SeO4^2-": ["séléniate"], "SeO3^2-": ["sélénite"], "SiO3^2-": ["silicate", "métasilicate"], "SiO4^4-": ["orthosilicate"], "BO3^3-": ["borate"], "B4O7^2-": ["tétraborate"], "AlO2^-": ["aluminate"],
    "Fe(CN)6^4-": ["hexacyanidoferrate(II)", "hexacyanoferrate(II)", "ferrocyanure"], "Fe(CN)6^3-": ["hexacyanidoferrate(III)", "hexacyanoferrate(III)", "ferricyanure"],
    "CH3COO^-": ["acétate", "éthanoate"], "HCOO^-": ["formiate", "méthanoate"], "C2H5COO^-": ["propanoate", "propionate"], "C6H5COO^-": ["benzoate"], "C2O4^2-": ["oxalate"], "HC2O4^-": ["hydrogénooxalate"], "C4H4O6^2-": ["tartrate"], "C6H5O7^3-": ["citrate"],
  },
  acids: {
    H2SO4: ["acide sulfurique"], H2SO3: ["acide sulfureux"], H2S2O3: ["acide thiosulfurique"], HNO3: ["acide nitrique"], HNO2: ["acide nitreux"], H2CO3: ["acide carbonique"], H3PO4: ["acide phosphorique"], H3PO3: ["acide phosphoreux", "acide phosphonique"], H3PO2: ["acide hypophosphoreux", "acide phosphinique"], H3BO3: ["acide borique"], H3AsO4: ["acide arsénique"],
    HClO: ["acide hypochloreux"], HClO2: ["acide chloreux"], HClO3: ["acide chlorique"], HClO4: ["acide perchlorique"], HBrO: ["acide hypobromeux"], HBrO3: ["acide bromique"], HBrO4: ["acide perbromique"], HIO: ["acide hypoiodeux"], HIO3: ["acide iodique"], HIO4: ["acide périodique"],
    H2CrO4: ["acide chromique"], H2Cr2O7: ["acide dichromique"], HMnO4: ["acide permanganique"], H2SeO4: ["acide sélénique"], H2SiO3: ["acide métasilicique"], CH3COOH: ["acide acétique", "acide éthanoïque"], HCOOH: ["acide formique", "acide méthanoïque"], C6H5COOH: ["acide benzoïque"], H2C2O4: ["acide oxalique", "acide éthanedioïque"], C6H8O7: ["acide citrique"], C3H6O3: ["acide lactique"], C6H8O6: ["acide ascorbique", "vitamine C"],
  },
  aqueousAcids: { HF: ["acide fluorhydrique"], HCl: ["acide chlorhydrique"], HBr: ["acide bromhydrique"], HI: ["acide iodhydrique"], H2S: ["acide sulfhydrique"], HCN: ["acide cyanhydrique"] },
  prefixes: [["mono", "mon"], ["di"], ["tri"], ["tétra", "tétr"], ["penta", "pent"], ["hexa", "hex"], ["hepta", "hept"], ["octa", "oct"], ["nona", "non"], ["déca", "déc"], ["undéca"], ["dodéca"]],
  elidesBefore: /^o/,
  hydrates: {
    place: "after",
    separator: " ",
    byCount: {
      0.5: ["hémihydraté", "hémihydrate", "semi-hydraté"], 1: ["monohydraté", "monohydrate"], 2: ["dihydraté", "dihydrate"], 3: ["trihydraté", "trihydrate"], 4: ["tétrahydraté", "tétrahydrate"], 5: ["pentahydraté", "pentahydrate"], 6: ["hexahydraté", "hexahydrate"],
      7: ["heptahydraté", "heptahydrate"], 8: ["octahydraté", "octahydrate"], 9: ["nonahydraté", "nonahydrate"], 10: ["décahydraté", "décahydrate"], 11: ["undécahydraté", "undécahydrate"], 12: ["dodécahydraté", "dodécahydrate"],
    },
    units: ["hydrate", "eau"],
  },
  ion: { place: "before", separator: " ", words: ["ion", "cation", "anion"] },
  ions: {},
  retained: {
    H2O: ["eau"], NH3: ["ammoniac", "azane"], PH3: ["phosphane", "phosphine"], AsH3: ["arsane", "arsine"], SiH4: ["silane"], B2H6: ["diborane"], N2H4: ["hydrazine"], H2O2: ["peroxyde d'hydrogène", "eau oxygénée"], O3: ["ozone"], "e-": ["électron"],
    Fe3O4: ["oxyde de fer(II,III)", "magnétite"], Pb3O4: ["oxyde de plomb(II,IV)", "minium"], Mn3O4: ["oxyde de manganèse(II,III)"], Co3O4: ["oxyde de cobalt(II,III)"], SiC: ["carbure de silicium"], CaC2: ["carbure de calcium"], "CO(NH2)2": ["urée"], NH4OH: ["hydroxyde d'ammonium"],
  },
  organic: {
    CH4: ["méthane"], C2H6: ["éthane"], C3H8: ["propane"], C2H4: ["éthène", "éthylène"], C2H2: ["éthyne", "acétylène"], CH3OH: ["méthanol", "alcool méthylique"], C2H5OH: ["éthanol", "alcool éthylique"], CH2O: ["méthanal", "formaldéhyde"], CH3CHO: ["éthanal", "acétaldéhyde"], CH3COCH3: ["propan-2-one", "acétone", "propanone"],
    CHCl3: ["trichlorométhane", "chloroforme"], C6H6: ["benzène"], C6H5CH3: ["toluène"], C6H5OH: ["phénol"], C10H8: ["naphtalène"], C6H12O6: ["glucose"], C12H22O11: ["saccharose", "sucre de table"], C8H10N4O2: ["caféine"], C9H8O4: ["aspirine", "acide acétylsalicylique"],
  },
  chains: {
    stems: ["méth", "éth", "prop", "but", "pent", "hex", "hept", "oct", "non", "déc"],
    patterns: {
      CH3: ["{stem}ane", "{stem}ane"], OH: ["{stem}anol", "{stem}an-1-ol"], NH2: ["{stem}anamine", "{stem}an-1-amine"], CHO: ["{stem}anal", "{stem}anal"], COOH: ["acide {stem}anoïque", "acide {stem}anoïque"],
      F: ["fluoro{stem}ane", "1-fluoro{stem}ane"], Cl: ["chloro{stem}ane", "1-chloro{stem}ane"], Br: ["bromo{stem}ane", "1-bromo{stem}ane"], I: ["iodo{stem}ane", "1-iodo{stem}ane"],
    },
  },
  hasOrganicGrammar: false,
  everyday: {
    NaCl: ["sel de table", "sel de cuisine"], NaHCO3: ["bicarbonate de soude"], NaOH: ["soude caustique", "soude"], KOH: ["potasse caustique", "potasse"], CaO: ["chaux vive"], "Ca(OH)2": ["chaux éteinte"], "CaSO4·2H2O": ["gypse"], "CaSO4·0.5H2O": ["plâtre de Paris"], CO2: ["neige carbonique", "gaz carbonique"], N2O: ["gaz hilarant", "protoxyde d'azote"], KNO3: ["salpêtre"], "MgSO4·7H2O": ["sel d'Epsom"],
  },
  readOnly: { C6H12O6: ["fructose", "galactose"], C12H22O11: ["lactose", "maltose"], CaCO3: ["marbre", "calcaire", "craie"], C8H9NO2: ["paracétamol"], CH3COOH: ["vinaigre"], NaClO: ["eau de Javel"], H2O: ["glace", "vapeur d'eau"] },
  open: {
    sucre: ["C12H22O11", "C6H12O6"], chaux: ["CaO", "Ca(OH)2"], "oxyde de fer": ["FeO", "Fe2O3", "Fe3O4"], "oxyde d'azote": ["NO", "NO2", "N2O"], "oxyde de carbone": ["CO", "CO2"], "oxyde de soufre": ["SO2", "SO3"], "pentoxyde de phosphore": ["P2O5", "P4O10"], "oxyde de phosphore(V)": ["P2O5", "P4O10"], "oxyde de phosphore(III)": ["P2O3", "P4O6"],
    air: [], acier: [], laiton: [], bronze: [], essence: [], verre: [], ciment: [], rouille: ["Fe2O3", "FeO(OH)"],
  },
  forms: ["gaz", "gazeux", "liquide", "solide", "aqueux", "anhydre", "métallique", "moléculaire", "(aq)", "(s)", "(l)", "(g)"],
  inflections: { before: [], after: [] },
  atom: ["atome de", "atome d'", "atomique"],
  spellings: [],
};
