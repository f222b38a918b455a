import type { ProblemPhrases } from "../problem-phrases.ts";

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** What is asked, how things belong together, and how reactions are told. */
export const ENGLISH_CORE: ProblemPhrases = {
  "how-many": ["how many", "what number of", "number of", "the number of", "what is the number of", "how many total"],
  "how-much": ["how much", "what quantity of", "what amount of"],
  what: ["what", "whats", "what is", "what was", "what would be", "what will be", "what must be", "what are", "what were"],
  find: ["calculate", "find", "determine", "compute", "work out", "figure out", "give", "report", "state", "evaluate", "predict"],
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
  "label/actual": ["actual yield", "actually obtained", "actually", "actual", "actually produced", "actually formed", "the actual yield", "experimental yield", "isolated yield", "actually collected", "were actually", "was actually", "is recovered", "are recovered", "is collected", "were obtained", "was obtained", "were collected", "was collected", "were isolated", "was isolated", "were recovered", "was recovered"],
  "label/theoretical": ["theoretical yield", "theoretically", "theoretical", "the theoretical yield", "maximum possible yield", "theoretical yield of"],
  "label/leftover": [
    "left over", "leftover", "left", "remains", "remain", "remaining", "remains unreacted", "remain unreacted", "unreacted", "left unreacted", "will remain", "will be left", "in excess remains", "is left", "are left", "is left over", "are left over", "excess reactant remains", "will be left over", "would remain", "of the excess reactant", "excess reactant", "excess reagent", "of the excess reagent", "does not react",
  ],
  "label/accepted": ["accepted value", "true value", "accepted", "actual value", "known value", "theoretical value", "literature value", "the accepted value", "the true value", "the actual value", "true", "the known value", "accepted density", "real value", "reference value", "correct value", "published value"],
  "label/measured": ["you find", "you find that", "finds", "finds that", "found that", "you found", "measured", "measures", "experimental value", "measured value", "the measured value", "experimental", "experimentally", "observed", "determined", "found", "calculated", "the experimental value", "obtained a value of", "reported", "student measures", "a student measures", "observed value", "estimated"],
  "kind/mass": ["mass", "masses", "weight", "the mass", "heavy", "how heavy", "what does", "total mass"],
  "kind/amount": ["amount of substance", "chemical amount", "amount in moles", "the amount in moles", "molar amount"],
  "kind/volume": ["volume", "the volume", "volumes", "total volume"],
  "kind/length": ["length", "distance", "diameter", "height", "radius", "width", "thickness", "the distance", "the length"],
  "kind/speed": ["speed", "velocity", "speed of"],
  "kind/area": ["area", "surface area"],
  hydrocarbon: ["hydrocarbon", "hydrocarbons", "the hydrocarbon"],
  "kind/density": ["density", "the density", "densities"],
  "kind/molar-mass": ["molar mass", "molecular weight", "molecular mass", "formula mass", "formula weight", "the molar mass"],
  "kind/percent-yield": ["percent yield", "percentage yield", "% yield", "yield", "the percent yield", "the percentage yield", "the yield", "per cent yield"],
  "kind/percent-error": ["percent error", "percentage error", "% error", "relative error", "error", "the percent error", "experimental error"],
  "kind/limiting-reactant": ["limiting", "limiting reactant", "limiting reagent", "the limiting reactant", "the limiting reagent", "limits", "runs out first", "is limiting", "is the limiting reactant", "is the limiting reagent", "limiting substance", "reactant is limiting", "used up first", "will run out first", "reactant limits", "which reactant is limiting", "which is limiting", "which is the limiting reactant", "which is the limiting reagent", "which reactant is the limiting reactant", "which reagent is limiting", "which reactant limits", "which reactant is the limiting reagent", "which one is limiting", "which one is the limiting reactant", "which substance is limiting", "which substance is the limiting reactant", "which reactant will run out first", "which reactant runs out first"],
  "kind/empirical-formula": ["empirical formula", "empirical formulas", "simplest formula", "the empirical formula", "simplest formula of", "empirical formulae"],
  "kind/molecular-formula": ["molecular formula", "the molecular formula", "empirical and molecular formulas", "empirical formula and the molecular formula", "empirical formula and molecular formula", "empirical and molecular formula", "the empirical and molecular formulas", "empirical and molecular formulae", "the empirical formula and the molecular formula", "molecular formulas", "true formula", "actual formula"],
  "kind/mass-percent": ["by mass", "percent by mass", "mass percent", "percent composition", "composition by mass", "by weight", "percentage composition", "mass percentages", "percentages by mass", "mass percentage"],
  "condition/stp": ["stp", "standard temperature and pressure", "standard conditions", "s . t . p .", "s . t . p", "standard conditions of temperature and pressure", "at stp", "standard temperature and standard pressure", "conditions of stp"],
  molecule: ["gas", "gases", "diatomic", "gaseous", "vapor", "vapour"],
  state: ["solid", "liquid", "aqueous", "metal", "pure", "powder", "metallic", "anhydrous", "dry", "crystals", "crystalline", "solids", "molten", "fuel"],
  and: ["and", "&", "plus", "as well as"],
  or: ["or"],
  filler: words(`
    a an the does do did can could would will should may might must there here if then so please now also only just exactly
    following total resulting chemical reagent sample
    piece block bar cube container flask beaker bottle cylinder according completely fully by for on that which i we you
    portion quantity amount certain approximately about maximum theoretical most largest greatest possible value
    be been being chemist student laboratory lab experiment tank pure gaseous dissolved your answer
    significant figures using use assume suppose consider this these those its their his her your our my scale rest remainder balance unknown
    all some any where into combines first second both process equation
    below above balanced unbalanced based shown represented corresponding stoichiometry
  `),
  foreign: words(`
    twice half double triple thrice quadruple less more fewer greater than difference ratio fraction average mean percent
    percentage % purity impure impurities impurity ore alloy solution solutions rate increase decrease increased
    decreased lost loses loss gained gains additional extra again not no never without except isotopic
    isotope abundance why explain describe define discuss compare rank sketch draw plot graph incorrect
    cost price dollars cents ppm ppb hydrated hydrate structure
    incomplete incompletely partially partly partial electrons protons neutrons ph poh pka ka kb ksp kc kp equilibrium entropy enthalpy
    unless instead rather neither nor 
  `),
};
