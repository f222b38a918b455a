/**
 * Half-lives by mass number and symbol, in years: Evaluated Nuclear Structure Data File (National Nuclear Data Center), as NuDat
 * lists them.
 */
const DAYS = 365.25;

export const HALF_LIVES: Readonly<Record<string, number>> = {
  "14C": 5700,
  "3H": 12.32,
  "40K": 1.248e9,
  "60Co": 5.27,
  "90Sr": 28.9,
  "137Cs": 30.1,
  "226Ra": 1600,
  "235U": 7.04e8,
  "238U": 4.468e9,
  "239Pu": 24110,
  "241Am": 432.6,
  "131I": 8.02 / DAYS,
  "222Rn": 3.82 / DAYS,
  "32P": 14.3 / DAYS,
  "210Po": 138.4 / DAYS,
  "234Th": 24.1 / DAYS,
};
