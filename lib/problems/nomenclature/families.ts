import type { Room } from "../family.ts";
import { acidNames } from "./acid-names.ts";
import { countedIons } from "./counted-ions.ts";
import { crystalWater } from "./crystal-water.ts";
import { elementMass } from "./element-mass.ts";
import { elementShare } from "./element-share.ts";
import { empiricalFormulas } from "./empirical-formulas.ts";
import { hydrateFormulas } from "./hydrate-formulas.ts";
import { hydrateNames } from "./hydrate-names.ts";
import { ionicCompounds, polyatomicCompounds } from "./ionic-compounds.ts";
import { molecularCompounds } from "./molecular-compounds.ts";
import { molecularFormulas } from "./molecular-formulas.ts";
import { polyatomicIons } from "./polyatomic-ions.ts";
import { richestCompound } from "./richest-compound.ts";
import { saltsOfAcids } from "./salts-of-acids.ts";

/** The families of each subtopic, the plainest first. */
export const NOMENCLATURE: Room<"nomenclature-chemical-formulas"> = {
  "naming-ionic-compounds": [ionicCompounds],
  "naming-covalent-compounds": [molecularCompounds],
  "naming-acids": [acidNames, saltsOfAcids],
  "polyatomic-ions": [polyatomicIons, polyatomicCompounds, countedIons],
  "percent-composition": [elementShare, elementMass, richestCompound],
  "empirical-molecular-formulas": [empiricalFormulas, molecularFormulas],
  hydrates: [hydrateNames, crystalWater, hydrateFormulas],
};
