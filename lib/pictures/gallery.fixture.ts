import type { PictureKind } from "./kinds.ts";

/** For tests: ten problems of each kind, and a number of each with another one to be put in its place. */
export const GALLERY: {
  readonly [Kind in PictureKind]: readonly (readonly [text: string, own: string, other: string])[];
} = {
  road: [
    ["How many grams of CO2 form when 5.60 g of C3H8 burn? C3H8 + 5 O2 -> 3 CO2 + 4 H2O", "5.60", "7.40"],
    ["How many grams of water form when 4.00 g of hydrogen burn in oxygen?", "4.00", "9.00"],
    ["What mass of water forms from 2.50 mol of CH4? CH4 + 2 O2 -> CO2 + 2 H2O", "2.50", "1.10"],
    ["How many grams of Fe2O3 form from 10.0 g of Fe? 4 Fe + 3 O2 -> 2 Fe2O3", "10.0", "3.20"],
    ["How many grams of oxygen are needed to burn 12.0 g of methane?", "12.0", "17.0"],
    ["How many grams of NaCl form from 2.30 g of Na? 2 Na + Cl2 -> 2 NaCl", "2.30", "4.10"],
    ["How many molecules are in 36.0 g of water?", "36.0", "9.00"],
    ["How many grams of KClO3 are needed to make 9.60 g of O2? 2 KClO3 -> 2 KCl + 3 O2", "9.60", "3.30"],
    ["What mass of NH3 forms from 14.0 g of N2? N2 + 3 H2 -> 2 NH3", "14.0", "21.5"],
    ["What is the mass of 3.01e23 molecules of CO2?", "3.01e23", "1.20e23"],
    ["How many grams of CaO form from 50.0 g of CaCO3? CaCO3 -> CaO + CO2", "50.0", "75.0"],
  ],
};
