import type { ElementSymbol } from "../elements/elements.ts";

/** What tables say of an element; null where no value is known that we would stand for. */
export type ElementProperties = {
  /** Of the free atom, computed; pm. */
  readonly radius: number | null;
  /** First ionization energy, kJ/mol. */
  readonly ionization: number | null;
  /** On Pauling's scale. */
  readonly electronegativity: number | null;
  /** At 1 atm, °C; null too for what does not melt there: see `sublimation`. */
  readonly melting: number | null;
  /** At 1 atm, °C. */
  readonly boiling: number | null;
  /** At 1 atm, °C, of the two that become a gas before they melt. */
  readonly sublimation: number | null;
};

type Row = readonly [
  radius: number | null,
  ionization: number | null,
  electronegativity: number | null,
  melting: number | "sublimes" | null,
  /** Where it sublimes, the point of that. */
  boiling: number | null,
];

/**
 * Radii: computed for free atoms up to radon, Clementi, Raimondi and Reinhardt, J. Chem. Phys. 47 (1967) 1300-1307,
 * doi:10.1063/1.1712084. Ionization energies: NIST Atomic Spectra Database (doi:10.18434/T4W30F), in kJ/mol.
 * Electronegativities: Allred, J. Inorg. Nucl. Chem. 17 (1961) 215-221, doi:10.1016/0022-1902(61)80142-5, but for thallium,
 * lead and bismuth, whose value depends on the charge. Melting and boiling points: CRC Handbook of Chemistry and Physics, 97th
 * edition (2016), "Melting, boiling, triple, and critical temperatures of the elements"; of white phosphorus, monoclinic sulfur,
 * grey selenium, white tin, graphite and grey arsenic. Estimates and what was never measured are left out.
 */
const ROWS: Readonly<Partial<Record<ElementSymbol, Row>>> = {
  H: [53, 1312, 2.2, -259.2, -252.9],
  He: [31, 2372.3, null, null, -268.9],
  Li: [167, 520.2, 0.98, 180.5, 1342],
  Be: [112, 899.5, 1.57, 1287, 2468],
  B: [87, 800.6, 2.04, 2077, 4000],
  C: [67, 1086.5, 2.55, "sublimes", 3825],
  N: [56, 1402.3, 3.04, -210, -195.8],
  O: [48, 1313.9, 3.44, -218.8, -183],
  F: [42, 1681, 3.98, -219.7, -188.1],
  Ne: [38, 2080.7, null, -248.6, -246],
  Na: [190, 495.8, 0.93, 97.8, 882.9],
  Mg: [145, 737.7, 1.31, 650, 1090],
  Al: [118, 577.5, 1.61, 660.3, 2519],
  Si: [111, 786.5, 1.9, 1414, 3265],
  P: [98, 1011.8, 2.19, 44.2, 280.5],
  S: [88, 999.6, 2.58, 115.2, 444.6],
  Cl: [79, 1251.2, 3.16, -101.5, -34],
  Ar: [71, 1520.6, null, -189.3, -185.8],
  K: [243, 418.8, 0.82, 63.5, 759],
  Ca: [194, 589.8, 1, 842, 1484],
  Sc: [184, 633.1, 1.36, 1541, 2836],
  Ti: [176, 658.8, 1.54, 1670, 3287],
  V: [171, 650.9, 1.63, 1910, 3407],
  Cr: [166, 652.9, 1.66, 1907, 2671],
  Mn: [161, 717.3, 1.55, 1246, 2061],
  Fe: [156, 762.5, 1.83, 1538, 2861],
  Co: [152, 760.4, 1.88, 1495, 2927],
  Ni: [149, 737.1, 1.91, 1455, 2913],
  Cu: [145, 745.5, 1.9, 1085, 2560],
  Zn: [142, 906.4, 1.65, 419.5, 907],
  Ga: [136, 578.8, 1.81, 29.8, 2229],
  Ge: [125, 762.2, 2.01, 938.3, 2833],
  As: [114, 944.5, 2.18, "sublimes", 616],
  Se: [103, 941, 2.55, 220.8, 685],
  Br: [94, 1139.9, 2.96, -7.2, 58.8],
  Kr: [88, 1350.8, null, -157.4, -153.4],
  Rb: [265, 403, 0.82, 39.3, 688],
  Sr: [219, 549.5, 0.95, 777, 1377],
  Y: [212, 599.9, 1.22, 1522, 3345],
  Zr: [206, 640.1, 1.33, 1854, 4406],
  Nb: [198, 652.1, null, 2477, 4741],
  Mo: [190, 684.3, 2.16, 2622, 4639],
  Tc: [183, 686.9, null, 2157, 4262],
  Ru: [178, 710.2, null, 2333, 4147],
  Rh: [173, 719.7, 2.28, 1963, 3695],
  Pd: [169, 804.4, 2.2, 1555, 2963],
  Ag: [165, 731, 1.93, 961.8, 2162],
  Cd: [161, 867.8, 1.69, 321.1, 767],
  In: [156, 558.3, 1.78, 156.6, 2027],
  Sn: [145, 708.6, 1.96, 231.9, 2586],
  Sb: [133, 830.6, 2.05, 630.6, 1587],
  Te: [123, 869.3, 2.1, 449.5, 988],
  I: [115, 1008.4, 2.66, 113.7, 184.4],
  Xe: [108, 1170.4, null, -111.7, -108.1],
  Cs: [298, 375.7, 0.79, 28.5, 671],
  Ba: [253, 502.9, 0.89, 727, 1845],
  La: [null, 538.1, 1.1, 920, 3464],
  Ce: [null, 534.4, 1.12, 799, 3443],
  Pr: [247, 527.8, 1.13, 931, 3520],
  Nd: [206, 533.1, 1.14, 1016, 3074],
  Pm: [205, 538.6, null, 1042, 3000],
  Sm: [238, 544.5, 1.17, 1072, 1794],
  Eu: [231, 547.1, null, 822, 1529],
  Gd: [233, 593.4, 1.2, 1313, 3273],
  Tb: [225, 565.8, null, 1359, 3230],
  Dy: [228, 573, 1.22, 1412, 2567],
  Ho: [226, 581, 1.23, 1472, 2700],
  Er: [226, 589.3, 1.24, 1529, 2868],
  Tm: [222, 596.7, 1.25, 1545, 1950],
  Yb: [222, 603.4, null, 824, 1196],
  Lu: [217, 523.5, 1.27, 1663, 3402],
  Hf: [208, 658.5, null, 2233, 4600],
  Ta: [200, 728.4, null, 3017, 5455],
  W: [193, 758.8, 2.36, 3414, 5555],
  Re: [188, 755.8, null, 3185, 5590],
  Os: [185, 814.2, null, 3033, 5008],
  Ir: [180, 865.2, 2.2, 2446, 4428],
  Pt: [177, 864.4, 2.28, 1768, 3825],
  Au: [174, 890.1, 2.54, 1064, 2836],
  Hg: [171, 1007.1, 2, -38.8, 356.6],
  Tl: [156, 589.4, null, 304, 1473],
  Pb: [154, 715.6, null, 327.5, 1749],
  Bi: [143, 702.9, null, 271.4, 1564],
  Po: [135, null, null, 254, 962],
  At: [127, 899, null, null, null],
  Rn: [120, 1037.1, null, -71, -61.7],
  Fr: [null, 393, null, null, null],
  Ra: [null, 509.3, null, 696, null],
  Ac: [null, 519.1, null, 1050, null],
  Th: [null, 608.5, null, 1750, 4785],
  Pa: [null, null, null, 1572, null],
  U: [null, 597.6, 1.38, 1135, 4131],
  Np: [null, 604.5, 1.36, 644, null],
  Pu: [null, 581.4, 1.28, 640, 3228],
  Am: [null, 576.4, null, 1176, 2011],
  Cm: [null, 578.1, null, 1345, null],
  Bk: [null, 598, null, 986, null],
  Cf: [null, 606.1, null, 900, null],
  Es: [null, 614.4, null, 860, null],
};

const UNKNOWN: ElementProperties = {
  radius: null,
  ionization: null,
  electronegativity: null,
  melting: null,
  boiling: null,
  sublimation: null,
};

export function propertiesOf(symbol: ElementSymbol): ElementProperties {
  const row = ROWS[symbol];
  if (row === undefined) return UNKNOWN;
  const [radius, ionization, electronegativity, melting, boiling] = row;
  return melting === "sublimes"
    ? { radius, ionization, electronegativity, melting: null, boiling: null, sublimation: boiling }
    : { radius, ionization, electronegativity, melting, boiling, sublimation: null };
}
