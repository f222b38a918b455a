import type { ProblemPhrases } from "../problem-phrases.ts";

/** Solutions: how much is dissolved in them, and how they are made, diluted and mixed. */
export const ENGLISH_SOLUTIONS: ProblemPhrases = {
  "kind/molarity": ["molarity", "the molarity", "concentration", "the concentration", "molar concentration", "the molar concentration", "molarities", "concentrations", "molar"],
  "kind/ion-molarity": ["total ion concentration", "the total ion concentration", "total concentration of ions", "the total concentration of ions", "total concentration of all ions", "total molarity of ions", "total molarity of all ions", "the total molarity of ions", "total ion molarity", "total molar concentration of ions", "total concentration of all the ions"],
  "kind/volume-percent": ["volume percent", "the volume percent", "percent by volume", "percentage by volume", "the percent by volume", "volume percentage", "by volume", "% by volume", "v / v", "% v / v", "volume / volume percent", "percent v / v", "volume % of"],
  "kind/mass-volume-percent": ["m / v", "w / v", "% m / v", "% w / v", "percent m / v", "percent w / v", "mass / volume percent", "the mass / volume percent", "weight / volume percent", "mass / volume percentage", "mass volume percent", "mass / volume %"],
  "kind/molality": ["molality", "the molality", "molal concentration"],
  "kind/mass-percent": ["mass percent of", "the mass percent of", "the mass percent", "the mass percentage", "the mass percentage of", "the percent by mass", "the percentage by mass", "percentage by mass", "percent by mass of", "the percent by mass of", "the weight percent", "the mass % of", "mass % of", "mass percent", "% by mass", "percent by weight", "weight percent", "mass %", "% m / m", "% w / w", "parts per million", "ppm", "ppb", "parts per billion", "in ppm", "in ppb"],
  "kind/solution-mass": ["mass of solution", "mass of the solution", "total mass of the solution", "total mass of solution"],
  "kind/solution-volume": ["volume of solution", "volume of the solution", "volume of this solution"],
  "condition/preparation": [
    "how would you make", "how would you prepare", "how do you make", "how do you prepare", "how could you make", "how could you prepare", "how can you make", "how can you prepare", "how would one prepare", "how would i make", "how would i prepare",
    "how do i make", "how do i prepare", "describe how to prepare", "describe how to make", "explain how to prepare", "explain how you would prepare", "describe how you would prepare", "describe how you would make", "explain how to make", "how should you prepare",
    "how can i make", "how can i prepare", "how would a student prepare", "how would a chemist prepare", "how is it possible to prepare",
  ],
  solution: ["solution", "solutions", "aqueous solution", "the solution", "this solution", "resulting solution", "the resulting solution", "final solution", "the final solution", "solution is", "soln", "solns"],
  solute: ["solute", "the solute", "dissolved solute"],
  mixture: ["mixture", "the mixture", "resulting mixture", "the resulting mixture", "mixtures"],
  member: ["component", "components", "constituent"],
  vessel: ["flask", "beaker", "bottle", "container", "vessel", "tank", "jar", "cylinder", "carboy", "drum", "jug", "bucket"],
  stock: ["stock", "stock solution", "undiluted", "concentrated", "concentrated solution", "concentrate"],
  dilute: [
    "dilute", "diluted", "is diluted", "was diluted", "are diluted", "diluting", "dilution", "dilution of", "dilutes", "be diluted", "must be diluted", "diluted with water", "is diluted with water", "dilute solution", "diluted solution", "the diluted solution", "by diluting",
    "by dilution", "diluted with", "is diluted with", "by dilution of", "diluted by adding", "is diluted by adding", "evaporated", "is evaporated", "evaporates", "is boiled down", "enough water is added",
  ],
  dissolve: ["dissolved", "dissolve", "dissolve in", "will dissolve in", "can be dissolved in", "is dissolved", "are dissolved", "dissolving", "is dissolved in", "are dissolved in", "dissolved in", "dissolving in", "dissolves", "was dissolved", "was dissolved in", "in enough water", "in sufficient water"],
  mix: ["mixed with", "is mixed with", "are mixed", "mixed", "is mixed", "added to", "is added to", "are added to", "is added", "are added", "added", "mixing", "combined with", "are combined", "is combined with", "combined", "combining", "be added", "must be added", "should be added", "be added to", "must be added to", "is mixed together with", "are mixed together", "adds", "add", "adding", "adding to", "by adding", "by mixing", "is poured into", "are poured together"],
  neutralise: ["to reach the endpoint", "to reach the end point", "to reach the equivalence point", "to reach an endpoint", "reach the endpoint", "for complete neutralization", "titrate", "titrates", "titrated", "titrated with", "is titrated with", "is titrated", "titration of", "titration", "titrating", "to titrate", "was titrated with", "required to titrate", "completely neutralizes", "exactly neutralize", "just neutralize", "neutralized by", "is neutralized with", "neutralizing", "neutralized with", "required for neutralization", "are neutralized", "is neutralized"],
  foreign: ["normality", "equivalents", "osmolarity", "saturated", "solubility", "hydronium", "hydroxide ion", "dissociation", "diprotic", "triprotic", "monoprotic", "aliquot", "back titration", "serial", "then diluted", "is then diluted", "and then diluted", "further diluted", "was then diluted"],
};
