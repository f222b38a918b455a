import { nameElements } from "./name-elements.ts";
import type { Naming } from "./naming.ts";

const ELEMENT_NAMES =
  "hidrógeno helio litio berilio boro carbono nitrógeno oxígeno flúor neón sodio magnesio aluminio silicio fósforo azufre cloro argón potasio calcio escandio titanio vanadio cromo manganeso hierro cobalto níquel cobre zinc galio germanio arsénico selenio bromo kriptón rubidio estroncio itrio circonio niobio molibdeno tecnecio rutenio rodio paladio plata cadmio indio estaño antimonio telurio yodo xenón cesio bario lantano cerio praseodimio neodimio prometio samario europio gadolinio terbio disprosio holmio erbio tulio iterbio lutecio hafnio tantalio wolframio renio osmio iridio platino oro mercurio talio plomo bismuto polonio astato radón francio radio actinio torio protactinio uranio neptunio plutonio americio curio berkelio californio einstenio fermio mendelevio nobelio lawrencio rutherfordio dubnio seaborgio bohrio hasio meitnerio darmstatio roentgenio copernicio nihonio flerovio moscovio livermorio teneso oganesón";

/**
 * Spanish, after the Spanish edition of the Red Book of 2005 (Ciriano and Román Polo, 2007) and the note of the Spanish
 * societies on names of elements (2017).
 */
export const spanish: Naming = {
  order: "anion-first",
  joint: { plain: " de ", beforeVowel: " de " },
  // Nothing stands before an adjective: "óxido férrico".
  links: ["de", "del", ""],
  elements: nameElements(ELEMENT_NAMES.split(" "), { Zn: ["cinc"], Zr: ["zirconio"], W: ["tungsteno"], Ta: ["tántalo"], Te: ["teluro"], Kr: ["criptón"], I: ["iodo"] }),
  cations: { "H^+": ["hidrógeno"], "NH4^+": ["amonio"], "H3O^+": ["oxonio", "hidronio"], "Hg2^2+": ["mercurio(I)", "dimercurio"], "UO2^2+": ["uranilo"], "NO^+": ["nitrosilo"], "NO2^+": ["nitrilo(V)", "nitronio"] },
  traditionalCations: {
    "Li^+": ["lítico"], "Na^+": ["sódico"], "K^+": ["potásico"], "Ag^+": ["argéntico"], "NH4^+": ["amónico"], "Mg^2+": ["magnésico"], "Ca^2+": ["cálcico"], "Ba^2+": ["bárico"], "Zn^2+": ["cíncico"], "Al^3+": ["alumínico"],
    "Fe^2+": ["ferroso"], "Fe^3+": ["férrico"], "Cu^+": ["cuproso"], "Cu^2+": ["cúprico"], "Pb^2+": ["plumboso"], "Pb^4+": ["plúmbico"], "Sn^2+": ["estannoso"], "Sn^4+": ["estánnico"], "Hg2^2+": ["mercurioso"], "Hg^2+": ["mercúrico"], "Ni^2+": ["niqueloso"], "Ni^3+": ["niquélico"], "Co^2+": ["cobaltoso"], "Co^3+": ["cobáltico"], "Au^+": ["auroso"], "Au^3+": ["áurico"], "Cr^2+": ["cromoso"], "Mn^2+": ["manganoso"],
  },
  anions: {
    "H^-": ["hidruro"], "F^-": ["fluoruro"], "Cl^-": ["cloruro"], "Br^-": ["bromuro"], "I^-": ["yoduro", "ioduro"], "O^2-": ["óxido"], "S^2-": ["sulfuro"], "Se^2-": ["seleniuro", "selenuro"], "Te^2-": ["telururo"], "N^3-": ["nitruro"], "P^3-": ["fosfuro"], "As^3-": ["arseniuro"], "C^4-": ["carburo"], "Si^4-": ["siliciuro"], "B^3-": ["boruro"],
    "O2^2-": ["peróxido"], "O2^-": ["superóxido", "hiperóxido"], "O3^-": ["ozónido"], "N3^-": ["azida", "aziduro"], "C2^2-": ["acetiluro"], "OH^-": ["hidróxido"], "CN^-": ["cianuro"], "SCN^-": ["tiocianato"], "OCN^-": ["cianato"], "NH2^-": ["amida", "amiduro"],
    "HS^-": ["hidrogenosulfuro", "sulfuro ácido"], "NO3^-": ["nitrato"], "NO2^-": ["nitrito"], "CO3^2-": ["carbonato"], "HCO3^-": ["hidrogenocarbonato", "bicarbonato", "carbonato ácido"],
    "SO4^2-": ["sulfato"], "HSO4^-": ["hidrogenosulfato", "bisulfato", "sulfato ácido"], "SO3^2-": ["sulfito"], "HSO3^-": ["hidrogenosulfito", "bisulfito", "sulfito ácido"], "S2O3^2-": ["tiosulfato"], "S2O7^2-": ["disulfato"], "S2O8^2-": ["peroxodisulfato", "persulfato"],
    "PO4^3-": ["fosfato"], "HPO4^2-": ["hidrogenofosfato"], "H2PO4^-": ["dihidrogenofosfato"], "PO3^3-": ["fosfito"], "P2O7^4-": ["difosfato", "pirofosfato"], "AsO4^3-": ["arseniato", "arsenato"], "AsO3^3-": ["arsenito"],
    "ClO^-": ["hipoclorito"], "ClO2^-": ["clorito"], "ClO3^-": ["clorato"], "ClO4^-": ["perclorato"], "BrO^-": ["hipobromito"], "BrO2^-": ["bromito"], "BrO3^-": ["bromato"], "BrO4^-": ["perbromato"], "IO^-": ["hipoyodito"], "IO3^-": ["yodato"], "IO4^-": ["peryodato"],
    "CrO4^2-": ["cromato"], "Cr2O7^2-": ["dicromato"], "MnO4^-": ["permanganato"], "MnO4^2-": ["manganato"], "MoO4^2-": ["molibdato"], "WO4^2-": ["wolframato", "tungstato"], "SeO4^2-": ["seleniato", "selenato"], "SeO3^2-": ["selenito"], "SiO3^2-": ["silicato", "metasilicato"], "SiO4^4-": ["ortosilicato"], "BO3^3-": ["borato"], "B4O7^2-": ["tetraborato"], "AlO2^-": ["aluminato"],
    "Fe(CN)6^4-": ["hexacianidoferrato(II)", "hexacianoferrato(II)", "ferrocianuro"], "Fe(CN)6^3-": ["hexacianidoferrato(III)", "hexacianoferrato(III)", "ferricianuro"],
    "CH3COO^-": ["acetato", "etanoato"], "HCOO^-": ["formiato", "metanoato"], "C2H5COO^-": ["propanoato", "propionato"], "C6H5COO^-": ["benzoato"], "C2O4^2-": ["oxalato"], "HC2O4^-": ["hidrogenooxalato"], "C4H4O6^2-": ["tartrato"], "C6H5O7^3-": ["citrato"],
  },
  acids: {
    H2SO4: ["ácido sulfúrico"], H2SO3: ["ácido sulfuroso"], H2S2O3: ["ácido tiosulfúrico"], HNO3: ["ácido nítrico"], HNO2: ["ácido nitroso"], H2CO3: ["ácido carbónico"], H3PO4: ["ácido fosfórico"], H3PO3: ["ácido fosforoso", "ácido fosfónico"], H3PO2: ["ácido hipofosforoso", "ácido fosfínico"], H3BO3: ["ácido bórico"], H3AsO4: ["ácido arsénico"],
    HClO: ["ácido hipocloroso"], HClO2: ["ácido cloroso"], HClO3: ["ácido clórico"], HClO4: ["ácido perclórico"], HBrO: ["ácido hipobromoso"], HBrO3: ["ácido brómico"], HBrO4: ["ácido perbrómico"], HIO: ["ácido hipoyodoso"], HIO3: ["ácido yódico"], HIO4: ["ácido peryódico"],
    H2CrO4: ["ácido crómico"], H2Cr2O7: ["ácido dicrómico"], HMnO4: ["ácido permangánico"], H2SeO4: ["ácido selénico"], H2SiO3: ["ácido metasilícico"], CH3COOH: ["ácido acético", "ácido etanoico"], HCOOH: ["ácido fórmico", "ácido metanoico"], C6H5COOH: ["ácido benzoico"], H2C2O4: ["ácido oxálico", "ácido etanodioico"], C6H8O7: ["ácido cítrico"], C3H6O3: ["ácido láctico"], C6H8O6: ["ácido ascórbico", "vitamina C"],
  },
  aqueousAcids: { HF: ["ácido fluorhídrico"], HCl: ["ácido clorhídrico"], HBr: ["ácido bromhídrico"], HI: ["ácido yodhídrico"], H2S: ["ácido sulfhídrico"], HCN: ["ácido cianhídrico"] },
  prefixes: [["mono", "mon"], ["di"], ["tri"], ["tetra", "tetr"], ["penta", "pent"], ["hexa", "hex"], ["hepta", "hept"], ["octa", "oct"], ["nona", "non"], ["deca", "dec"], ["undeca"], ["dodeca"]],
  elidesBefore: /^[oó]/,
  hydrates: {
    place: "after",
    separator: " ",
    byCount: {
      0.5: ["hemihidratado", "hemihidrato"], 1: ["monohidratado", "monohidrato"], 2: ["dihidratado", "dihidrato"], 3: ["trihidratado", "trihidrato"], 4: ["tetrahidratado", "tetrahidrato"], 5: ["pentahidratado", "pentahidrato"], 6: ["hexahidratado", "hexahidrato"],
      7: ["heptahidratado", "heptahidrato"], 8: ["octahidratado", "octahidrato"], 9: ["nonahidratado", "nonahidrato"], 10: ["decahidratado", "decahidrato"], 11: ["undecahidratado", "undecahidrato"], 12: ["dodecahidratado", "dodecahidrato"],
    },
    units: ["hidrato", "agua"],
  },
  ion: { place: "before", separator: " ", words: ["ion", "catión", "anión"] },
  ions: {},
  retained: {
    H2O: ["agua"], NH3: ["amoniaco", "azano"], PH3: ["fosfano", "fosfina"], AsH3: ["arsano", "arsina"], SiH4: ["silano"], B2H6: ["diborano"], N2H4: ["hidrazina"], H2O2: ["peróxido de hidrógeno", "agua oxigenada"], O3: ["ozono"], "e-": ["electrón"],
    Fe3O4: ["óxido de hierro(II,III)", "magnetita"], Pb3O4: ["óxido de plomo(II,IV)", "minio"], Mn3O4: ["óxido de manganeso(II,III)"], Co3O4: ["óxido de cobalto(II,III)"], SiC: ["carburo de silicio"], CaC2: ["carburo de calcio"], "CO(NH2)2": ["urea"], NH4OH: ["hidróxido de amonio"],
  },
  organic: {
    CH4: ["metano"], C2H6: ["etano"], C3H8: ["propano"], C2H4: ["eteno", "etileno"], C2H2: ["etino", "acetileno"], CH3OH: ["metanol", "alcohol metílico"], C2H5OH: ["etanol", "alcohol etílico"], CH2O: ["metanal", "formaldehído"], CH3CHO: ["etanal", "acetaldehído"], CH3COCH3: ["propan-2-ona", "acetona", "propanona"],
    CHCl3: ["triclorometano", "cloroformo"], C6H6: ["benceno"], C6H5CH3: ["tolueno"], C6H5OH: ["fenol"], C10H8: ["naftaleno"], C6H12O6: ["glucosa"], C12H22O11: ["sacarosa", "azúcar de mesa"], C8H10N4O2: ["cafeína"], C9H8O4: ["aspirina", "ácido acetilsalicílico"],
  },
  chains: {
    stems: ["met", "et", "prop", "but", "pent", "hex", "hept", "oct", "non", "dec"],
    patterns: {
      CH3: ["{stem}ano", "{stem}ano"], OH: ["{stem}anol", "{stem}an-1-ol"], NH2: ["{stem}anamina", "{stem}an-1-amina"], CHO: ["{stem}anal", "{stem}anal"], COOH: ["ácido {stem}anoico", "ácido {stem}anoico"],
      F: ["fluoro{stem}ano", "1-fluoro{stem}ano"], Cl: ["cloro{stem}ano", "1-cloro{stem}ano"], Br: ["bromo{stem}ano", "1-bromo{stem}ano"], I: ["yodo{stem}ano", "1-yodo{stem}ano"],
    },
  },
  hasOrganicGrammar: false,
  everyday: {
    NaCl: ["sal de mesa", "sal común"], NaHCO3: ["bicarbonato de sodio", "bicarbonato sódico"], NaOH: ["sosa cáustica"], KOH: ["potasa cáustica"], CaO: ["cal viva"], "Ca(OH)2": ["cal apagada"], "CaSO4·2H2O": ["yeso"], "CaSO4·0.5H2O": ["yeso de París"], CO2: ["hielo seco"], N2O: ["gas de la risa", "óxido nitroso"], NO: ["óxido nítrico"], KNO3: ["salitre"], "MgSO4·7H2O": ["sal de Epsom"],
  },
  readOnly: { C6H12O6: ["fructosa", "galactosa"], C12H22O11: ["lactosa", "maltosa"], CaCO3: ["mármol", "caliza", "tiza"], C8H9NO2: ["paracetamol"], CH3COOH: ["vinagre"], NaClO: ["lejía"], H2O: ["hielo", "vapor de agua"] },
  open: {
    azúcar: ["C12H22O11", "C6H12O6"], cal: ["CaO", "Ca(OH)2"], "óxido de hierro": ["FeO", "Fe2O3", "Fe3O4"], "óxido de nitrógeno": ["NO", "NO2", "N2O"], "óxido de carbono": ["CO", "CO2"], "óxido de azufre": ["SO2", "SO3"], "pentóxido de fósforo": ["P2O5", "P4O10"], "óxido de fósforo(V)": ["P2O5", "P4O10"], "óxido de fósforo(III)": ["P2O3", "P4O6"],
    aire: [], acero: [], latón: [], bronce: [], gasolina: [], vidrio: [], cemento: [], herrumbre: ["Fe2O3", "FeO(OH)"],
  },
  forms: ["gas", "gaseoso", "líquido", "sólido", "acuoso", "anhidro", "metálico", "molecular", "(aq)", "(ac)", "(s)", "(l)", "(g)"],
  inflections: { before: [], after: [] },
  atom: ["átomo de", "atómico"],
  spellings: [],
};
