/**
 * Covalent radii for single, double and triple bonds, in pm: the length of a bond is the sum of two. P. Pyykkö, M. Atsumi,
 * Chem. Eur. J. 15 (2009) 186-197 and 12770-12779, doi:10.1002/chem.200800987 and 10.1002/chem.200901472; they reproduce
 * measured lengths to about 3 pm.
 */
export const COVALENT_RADII: Readonly<Record<string, readonly [single: number, double: number, triple: number]>> = {
  // Hydrogen makes single bonds only.
  H: [32, 32, 32],
  Be: [102, 90, 85],
  B: [85, 78, 73],
  C: [75, 67, 60],
  N: [71, 60, 54],
  O: [63, 57, 53],
  F: [64, 59, 53],
  Al: [126, 113, 111],
  Si: [116, 107, 102],
  P: [111, 102, 94],
  S: [103, 94, 95],
  Cl: [99, 95, 93],
  Ge: [121, 111, 114],
  As: [121, 114, 106],
  Se: [116, 107, 107],
  Br: [114, 109, 110],
  Kr: [117, 121, 108],
  Sn: [140, 130, 132],
  Sb: [140, 133, 127],
  Te: [136, 128, 121],
  I: [133, 129, 125],
  Xe: [131, 135, 122],
};
