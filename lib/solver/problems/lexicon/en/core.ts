import type { ProblemPhrases } from "../problem-phrases.ts";

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** What is asked, how things belong together, and how reactions are told. */
export const ENGLISH_CORE: ProblemPhrases = {
  "how-many": ["how many", "what number of", "number of", "the number of", "what is the number of", "how many total"],
  "how-much": ["how much", "what quantity of", "what amount of"],
  what: ["what", "whats", "what is", "what was", "what would be", "what will be", "what must be", "what are", "what were", "wats", "wats the", "whats the", "wat is"],
  find: ["calculate", "find", "determine", "compute", "work out", "figure out", "give", "report", "state", "evaluate", "predict", "calc", "solve for"],
  convert: ["convert", "express", "change", "rewrite", "write", "transform"],
  of: ["of"],
  in: [
    "in", "contained in", "present in", "within", "found in", "there in", "are in", "is in", "are there in", "is there in", "are contained in", "are present in", "is present in", "is contained in",
    "are found in", "inside", "are there within",
  ],
  to: ["to", "into", "until"],
  from: ["from"],
  per: ["per", "each", "every", "a day"],
  with: ["with", "having", "whose"],
  at: ["at", "under"],
  is: ["as", "is", "are", "was", "were", "equals", "be", "has been", "being"],
  when: ["if", "when", "given", "given that", "provided that", "assuming that", "after", "once", "while", "assuming"],
  has: ["has", "which has", "which weighs", "which have", "and has", "weighs", "weigh", "weighing", "had", "have", "occupies", "occupy", "that weighs", "weighed", "measures", "measuring", "which weighs", "that has", "massing", "fills", "occupying", "occupied", "takes up"],
  contain: ["contains", "contain", "containing", "hold", "holds", "contained"],
  it: ["it", "this", "its", "the sample", "this sample", "this substance", "the substance", "that", "the gas", "this gas", "the liquid", "this liquid", "the solid", "the object", "the metal", "this amount", "this mass", "sample", "the compound", "this compound", "object", "these", "compound", "substance", "product", "products", "material", "reactant", "reactants", "element"],
  excess: ["excess", "excess amount of", "an excess amount of", "an excess of", "excess of", "in excess", "sufficient", "enough", "with plenty of", "plenty of", "unlimited", "an unlimited amount of", "an unlimited supply of", "abundant", "an excess"],
  burn: [
    "burns", "burn", "burned", "burnt", "burning", "combustion of", "combustion", "combusts", "combust", "combusted", "complete combustion of", "the complete combustion of", "the combustion of", "burned completely", "is burned completely",
    "burned in air", "completely burned", "is burned", "are burned", "is burnt", "is combusted", "undergoes combustion", "undergoes complete combustion", "burning of", "burns completely", "burn completely", "complete combustion",
  ],
  react: [
    "reacts with", "react with", "reacts", "react", "reacted", "reacted with", "reacting", "reacting with", "reaction of", "the reaction of", "reaction between", "the reaction between", "reaction", "the reaction", "combines with",
    "combine with", "combine", "combines", "combined with", "combined", "are combined", "is combined with", "mixed with", "is mixed with", "are mixed", "is added to", "added to", "treated with", "is treated with", "is allowed to react with",
    "are allowed to react", "allowed to react", "to react with", "to react", "reacts completely", "reacts completely with", "reacts according to", "react according to", "dissolves in", "is dissolved in excess", "completely react with", "react completely with",
    "react completely", "reduced with", "is reduced by", "displaces", "oxidation of", "reduction of", "reacts in", "heated with", "is heated with", "is passed over", "displaced", "equation", "chemical equation", "balanced equation",
  ],
  decompose: ["decomposes", "decompose", "decomposed", "decomposition of", "the decomposition of", "thermal decomposition of", "decomposition", "is decomposed", "are decomposed", "electrolysis of", "the electrolysis of", "breaks down", "is heated strongly", "upon heating"],
  neutralise: ["neutralize", "neutralizes", "neutralise", "neutralised", "neutralized", "neutralization of", "neutralisation of", "neutralization", "neutralisation", "is neutralized by", "are neutralized by", "completely neutralize", "to neutralize", "to neutralise", "to completely neutralize"],
  produce: [
    "to form", "to produce", "to give", "to yield", "to make", "produces", "produce", "producing", "forms", "form", "forming", "gives", "gives off", "yields", "yielding", "yield of", "makes", "make", "and produces", "and forms", "to prepare", "prepare", "generate", "generates",
    "to generate", "to obtain", "obtain", "liberates", "releases", "evolves", "giving", "formation of", "the formation of", "production of", "the production of", "synthesis of", "the synthesis of", "to release", "release", "liberate", "making", "into", "which forms", "which produces", "will produce", "will form",
    "preparation of", "the preparation of", "manufacture of", "synthesize", "to synthesize", "manufacture", "create", "to create", "creates", "isolated",
  ],
  produced: [
    "produced", "formed", "made", "obtained", "generated", "liberated", "released", "evolved", "is produced", "are produced", "is formed", "are formed", "can be made", "can be formed", "can be produced", "can be obtained", "will be produced", "will be formed", "would be produced", "would be formed",
    "results", "result", "come from", "comes from", "could be produced", "could be made", "could be formed", "can form", "could form", "will form", "should form", "can we get", "we get", "is made", "are made", "is obtained", "are obtained", "obtains", "obtain only", "yielded", "collects", "isolates", "prepared", "be prepared", "can be prepared", "expected", "are expected",
    "is expected", "given off", "is given off", "is released", "are released", "is generated", "are generated", "collected", "is liberated", "are liberated", "should be produced", "should be formed", "will be obtained", "was produced", "were produced", "was formed", "synthesized", "can be synthesized", "recovered", "can be recovered",
    "is evolved", "are evolved", "precipitates", "precipitate", "is isolated", "can be isolated", "can be generated", "may be formed", "must form", "is created", "are created", "gets made",
  ],
  needed: [
    "needed", "required", "requires", "require", "needs", "need", "consumed", "is consumed", "are consumed", "used", "is used", "are used", "used up", "necessary", "is needed", "are needed", "is required", "are required", "must be used", "must react", "must be burned", "is necessary", "are necessary", "will react", "would be needed",
    "would be required", "will be needed", "will be required", "would react", "can react", "must be reacted", "would be consumed", "will be consumed", "must be decomposed", "must be added", "should be used", "need to react", "needs to react", "must decompose", "do you need", "do we need", "would you need", "is needed to react with", "are needed to react with",
  ],
  "label/actual": ["actual yield", "actually obtained", "actually", "actual", "actually produced", "actually formed", "the actual yield", "experimental yield", "isolated yield", "actually collected", "were actually", "was actually", "is recovered", "are recovered", "is collected", "were obtained", "was obtained", "were collected", "was collected", "were isolated", "was isolated", "were recovered", "was recovered", "i got", "we got", "got only"],
  "label/theoretical": ["theoretical yield", "theoretically", "theoretical", "the theoretical yield", "maximum possible yield", "theoretical yield of"],
  "label/leftover": [
    "left over", "leftover", "left", "remains", "remain", "remaining", "remains unreacted", "remain unreacted", "unreacted", "left unreacted", "will remain", "will be left", "in excess remains", "is left", "are left", "is left over", "are left over", "excess reactant remains", "excess reagent remains", "will be left over", "would remain", "does not react",
    "are left unreacted", "is left unreacted", "will be left unreacted", "be left over", "remain after the reaction", "remains after the reaction", "remain after reaction", "remains after reaction", "remains at the end", "remain at the end", "does not get used", "is not used up",
  ],
  "excess-reactant": ["excess reactant", "the excess reactant", "excess reagent", "the excess reagent", "of the excess reactant", "of the excess reagent", "of excess reactant", "of excess reagent", "reactant in excess", "the reactant in excess", "of the reactant in excess"],
  "kind/excess-reactant": [
    "which reactant is in excess", "which reagent is in excess", "which is in excess", "which reactant is present in excess", "which reagent is present in excess", "which one is in excess", "which substance is in excess", "which is the excess reactant", "which reactant is the excess reactant", "which reactant will be in excess", "what reactant is in excess",
    "what is the excess reactant", "what is the excess reagent", "which is the excess reagent", "which element is in excess", "which gas is in excess", "identify the excess reactant", "identify the excess reagent", "identify the reactant in excess", "name the excess reactant", "name the reactant in excess", "which compound is in excess", "what is the reactant in excess", "which reactant was in excess", "which reactant is left over", "which reactant remains", "which reactant will be left over", "which reactant is not completely used up",
  ],
  anhydrous: ["anhydrous", "anhydrous salt", "the anhydrous salt", "anhydrous compound", "the anhydrous compound", "anhydrate", "residue", "the residue", "anhydrous solid"],
  hydrate: ["hydrate", "hydrates", "hydrated", "hydrated salt", "hydrated compound", "a hydrate of", "hydrate of", "hydrated sample"],
  "driven-off": ["water is driven off", "is driven off", "driven off", "water is lost", "loses water", "is lost on heating"],
  "kind/hydrate-formula": ["formula of the hydrate", "the formula of the hydrate", "formula of the hydrated salt", "formula of hydrate", "formula for the hydrate", "the formula for the hydrate", "formula of the hydrated compound", "formula of this hydrate", "formula for this hydrate", "chemical formula of the hydrate", "correct formula of the hydrate", "empirical formula of the hydrate", "formula of the original hydrate"],
  "kind/hydrate-waters": ["value of x", "the value of x", "what is x", "find x", "determine x", "calculate x", "value of n", "the value of n", "what is n", "find n", "determine n", "calculate n", "how many water molecules are in each formula unit", "how many waters of hydration", "number of waters of hydration", "number of water molecules per formula unit", "how many moles of water per mole of", "how many moles of water are in one mole of the hydrate", "number of moles of water per mole of"],
  pure: ["pure"],
  impure: ["impure", "ore", "ores", "the ore", "alloy", "the alloy", "mineral", "the mineral", "the impure sample", "impure sample", "the ore sample", "rock", "the rock"],
  "label/accepted": ["accepted value", "true value", "accepted", "actual value", "known value", "theoretical value", "literature value", "the accepted value", "the true value", "the actual value", "true", "the known value", "accepted density", "real value", "reference value", "handbook lists", "handbook value", "the handbook lists", "the handbook gives", "is compared with a theoretical value of", "compared with the accepted value of", "compared to the accepted value of", "correct value", "published value"],
  "label/measured": ["you find", "you find that", "finds", "finds that", "found that", "you found", "measured", "measures", "experimental value", "measured value", "the measured value", "experimental", "experimentally", "observed", "determined", "found", "calculated", "the experimental value", "obtained a value of", "reported", "student measures", "a student measures", "observed value", "estimated"],
  "kind/mass": ["mass", "masses", "weight", "the mass", "heavy", "how heavy", "what does", "total mass", "average mass", "the average mass"],
  "kind/amount": ["amount of substance", "chemical amount", "amount in moles", "the amount in moles", "molar amount"],
  "kind/volume": ["volume", "the volume", "volumes", "total volume"],
  "kind/length": ["length", "distance", "height", "width", "thickness", "the distance", "the length", "edge length", "side length", "edge", "length of each edge", "length of an edge", "length of one side", "length of a side", "length of each side", "edges", "sides"],
  "kind/radius": ["radius", "the radius"],
  "kind/diameter": ["diameter", "the diameter"],
  cube: ["cube", "cubes", "cubic", "on each side", "on a side", "on each edge", "on an edge", "on edge", "per side", "on one side", "cube shaped"],
  sphere: ["sphere", "spherical", "ball bearing", "marble"],
  level: ["water level", "the water level", "level of the water", "level of water", "the level of the water", "liquid level", "graduated cylinder", "a graduated cylinder", "displaces", "displaced", "submerged", "is submerged", "immersed", "is immersed", "volume reading"],
  empty: ["empty", "when empty"],
  "kind/speed": ["speed", "velocity", "speed of"],
  "kind/area": ["area", "surface area"],
  oxide: ["oxide", "oxides", "the oxide", "an oxide"],
  hydrocarbon: ["hydrocarbon", "hydrocarbons", "the hydrocarbon"],
  "kind/density": ["density", "the density", "densities"],
  "kind/molar-mass": ["molar mass", "molecular weight", "molecular mass", "formula mass", "formula weight", "the molar mass"],
  "kind/percent-yield": ["percent yield", "percentage yield", "% yield", "yield", "the percent yield", "the percentage yield", "the yield", "per cent yield"],
  "kind/percent-error": ["percent error", "percentage error", "% error", "relative error", "error", "the percent error", "experimental error"],
  "kind/limiting-reactant": ["limiting", "limiting reactant", "limiting reagent", "the limiting reactant", "the limiting reagent", "limits", "runs out first", "is limiting", "is the limiting reactant", "is the limiting reagent", "limiting substance", "reactant is limiting", "used up first", "will run out first", "reactant limits", "which reactant is limiting", "which is limiting", "which is the limiting reactant", "which is the limiting reagent", "which reactant is the limiting reactant", "which reagent is limiting", "which reactant limits", "which reactant is the limiting reagent", "which one is limiting", "which one is the limiting reactant", "which substance is limiting", "which substance is the limiting reactant", "which reactant will run out first", "which reactant runs out first"],
  "kind/empirical-formula": ["empirical formula", "empirical formulas", "simplest formula", "the empirical formula", "simplest formula of", "empirical formulae"],
  "kind/molecular-formula": ["molecular formula", "the molecular formula", "empirical and molecular formulas", "empirical formula and the molecular formula", "empirical formula and molecular formula", "empirical and molecular formula", "the empirical and molecular formulas", "empirical and molecular formulae", "the empirical formula and the molecular formula", "molecular formulas", "true formula", "actual formula"],
  "kind/mass-percent": ["by mass", "percent by mass", "mass percent", "percent composition", "composition by mass", "by weight", "percentage composition", "mass percentages", "percentages by mass", "mass percentage", "percent purity", "percentage purity", "% purity", "purity", "the purity", "the percent purity", "the percentage purity"],
  "condition/stp": ["stp", "standard temperature and pressure", "standard conditions", "s . t . p .", "s . t . p", "standard conditions of temperature and pressure", "at stp", "standard temperature and standard pressure", "conditions of stp"],
  molecule: ["gas", "gases", "diatomic", "gaseous", "vapor", "vapour"],
  state: ["solid", "liquid", "aqueous", "metal", "powder", "metallic", "dry", "crystals", "crystalline", "solids", "molten", "fuel"],
  and: ["and", "&", "plus", "as well as"],
  or: ["or"],
  filler: words(`
    a an the does do did can could would will should may might must there here if then so please now also only just exactly
    following total resulting chemical reagent sample
    piece block bar container flask beaker bottle cylinder according completely fully by for on that which i we you
    portion quantity amount certain approximately about maximum theoretical most largest greatest possible value
    be been being chemist student laboratory lab experiment tank gaseous dissolved your answer
    significant figures using use assume suppose consider this these those its their his her your our my scale rest remainder balance unknown
    r u all some any where into combines first second both process equation
    below above balanced unbalanced based shown represented corresponding stoichiometry
  `),
  foreign: ["a change of", "an interval of", "a rise of", "a drop of", "a fall of", ...words(`
    twice half double triple thrice quadruple less more fewer greater difference fraction average mean percent
    percentage % impurities impurity solution solutions increase decrease increased
    decreased lost loses loss gained gains additional extra again not no never without except isotopic
    isotope abundance why explain describe define discuss compare rank sketch draw plot graph incorrect
    cost price dollars cents ppm ppb structure
    incomplete incompletely partially partly partial electrons protons neutrons ph poh pka ka kb ksp kc kp equilibrium entropy enthalpy
    unless instead rather neither nor hollow 
  `)],
};
