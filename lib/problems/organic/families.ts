import type { Room } from "../family.ts";
import { drawnIsomers, drawnNames } from "./drawn-molecules.ts";
import { functionalGroups, groupSearch } from "./functional-groups.ts";
import { hydrocarbons } from "./hydrocarbons.ts";
import { isomerCounts, isomerPairs } from "./isomers.ts";
import { organicFormulas, organicNames } from "./names.ts";
import { polymers, repeatingUnits } from "./polymers.ts";
import { organicReactions } from "./reactions.ts";

/** The families of each subtopic, the plainest first. */
export const ORGANIC: Room<"organic-chemistry"> = {
  hydrocarbons: [hydrocarbons],
  "functional-groups": [functionalGroups, groupSearch],
  "iupac-naming-of-organic-compounds": [organicNames, organicFormulas, drawnNames],
  isomers: [isomerPairs, isomerCounts, drawnIsomers],
  "organic-reactions": [organicReactions],
  polymers: [repeatingUnits, polymers],
};
