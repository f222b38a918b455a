import type { ElementSymbol } from "./elements.ts";

/** Mass of an atom in u, to four decimal places; share of the atoms in percent. */
export type Isotope = { readonly massNumber: number; readonly mass: string; readonly abundance: string };

type IsotopeMixture = { readonly symbol: ElementSymbol; readonly isotopes: readonly Isotope[] };

type Row = readonly [
  symbol: ElementSymbol,
  ...isotopes: (readonly [massNumber: number, mass: string, abundance: string])[],
];

/**
 * Elements of two or three isotopes, as they occur in nature. Masses: Wang et al., AME2020, Chinese Physics C 45 (2021)
 * 030003, doi:10.1088/1674-1137/abddaf. Abundances: Meija et al., "Isotopic compositions of the elements 2013", Pure Appl.
 * Chem. 88 (2016) 293-306, doi:10.1515/pac-2015-0503, the best measurement from a single terrestrial source.
 */
const ROWS: readonly Row[] = [
  ["Li", [6, "6.0151", "7.59"], [7, "7.0160", "92.41"]],
  ["B", [10, "10.0129", "19.9"], [11, "11.0093", "80.1"]],
  ["N", [14, "14.0031", "99.64"], [15, "15.0001", "0.36"]],
  ["Ne", [20, "19.9924", "90.48"], [21, "20.9938", "0.27"], [22, "21.9914", "9.25"]],
  ["Mg", [24, "23.9850", "78.99"], [25, "24.9858", "10.00"], [26, "25.9826", "11.01"]],
  ["Si", [28, "27.9769", "92.22"], [29, "28.9765", "4.69"], [30, "29.9738", "3.09"]],
  ["Cl", [35, "34.9689", "75.76"], [37, "36.9659", "24.24"]],
  ["K", [39, "38.9637", "93.26"], [40, "39.9640", "0.01"], [41, "40.9618", "6.73"]],
  ["V", [50, "49.9472", "0.25"], [51, "50.9440", "99.75"]],
  ["Cu", [63, "62.9296", "69.15"], [65, "64.9278", "30.85"]],
  ["Ga", [69, "68.9256", "60.11"], [71, "70.9247", "39.89"]],
  ["Br", [79, "78.9183", "50.69"], [81, "80.9163", "49.31"]],
  ["Rb", [85, "84.9118", "72.17"], [87, "86.9092", "27.83"]],
  ["Ag", [107, "106.9051", "51.84"], [109, "108.9048", "48.16"]],
  ["In", [113, "112.9041", "4.29"], [115, "114.9039", "95.71"]],
  ["Sb", [121, "120.9038", "57.21"], [123, "122.9042", "42.79"]],
  ["Eu", [151, "150.9199", "47.81"], [153, "152.9212", "52.19"]],
  ["Re", [185, "184.9530", "37.40"], [187, "186.9558", "62.60"]],
  ["Ir", [191, "190.9606", "37.3"], [193, "192.9629", "62.7"]],
  ["Tl", [203, "202.9723", "29.52"], [205, "204.9744", "70.48"]],
];

export const ISOTOPE_MIXTURES: readonly IsotopeMixture[] = ROWS.map(([symbol, ...isotopes]) => ({
  symbol,
  isotopes: isotopes.map(([massNumber, mass, abundance]) => ({ massNumber, mass, abundance })),
}));
