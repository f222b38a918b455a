import type { Lexicon } from "./lexicon.ts";
import { ENGLISH_FILLERS, ENGLISH_FOREIGN } from "./en-words.ts";

/** Slips that are more usual than others. */
const MISSPELT: Readonly<Record<string, string>> = { phosphorus: "phosphorous", fluorine: "florine" };

/**
 * English. Phrases are in lower case, as words separated by spaces; an apostrophe is left out ("whats") and a hyphen
 * separates words. The longest phrase wins.
 */
export const english: Lexicon = {
  concepts: {
    balance: [
      "balance", "balanced", "balancing", "balances", "rebalance", "balanced equation", "balanced chemical equation", "balance equation",
      "balancing coefficients", "coefficients", "stoichiometric coefficients", "stoichiometric numbers", "equalize", "equalise", "equate",
      "unbalanced", "not balanced", "isnt balanced", "balance the ionic equation", "balance this ionic equation", "balance ionic equation", "balance the following ionic equation", "balanced form", "balanced version", "balanced reaction", "numbers go in front", "number goes in front",
    ],
    coefficient: ["coefficient", "stoichiometric coefficient", "stoichiometric number", "coefficient in front of", "number in front of"],
    "molar-mass": [
      "molar mass", "molar masses", "molarmass", "molar weight", "molar weights", "mole mass", "mole weight", "mol mass", "mol weight",
      "mol wt", "mol wts",       "formula mass", "formula masses", "formula weight", "formula weights", "formula wt",
      "gram formula weight", "gram formula mass", "gram molar mass", "gram molar weight", 
      "molmass", "mm", "mw", "m w", "fw", "gfm", "gfw", "gmw", "gmm",
      "g / mol", "g per mol", "g per mole", "g / mole", "gram / mole", "grams / mole", "grams / mol", "grams per mole", "grams per mol", "gram per mole", "gram per mol", "gm / mol",
      "mass per mole", "weight per mole", "mass / mole", "moler mass", "molr mass", "molar mas", "formula mas", "how many grams per mole", "how many g / mol", "how many grams / mole",
    ],
    "atomic-mass": ["atomic mass", "atomic weight", "atomic masses", "atomic weights", "gram atomic mass", "gram atomic weight", "average atomic mass"],
    "molecular-mass": [
      "molecular weight", "molecular weights", "molecular wt", "molecular mass", "molecular masses", "molec wt", "molec weight", "molec mass", "molecular mas", "gram molecular weight", "gram molecular mass",
    ],
    "relative-mass": [
      "mr", "m r", "rmm", "rfm", "relative formula mass", "relative molecular mass", "relative molar mass", "relative molecular weight", "relative mass",
      "relative formula weight", "relative atomic mass", "ar", "relative formula masses", "relative molecular masses",
    ],
    "mass-unit": ["amu", "in amu", "in u", "in daltons", "daltons", "dalton", "in da", "atomic mass units", "in atomic mass units", "unified atomic mass units"],
    "one-mole": [
      "one mole", "1 mole", "1 mol", "one mol", "a mole", "1.0 mole", "1.0 mol", "1.00 mole", "1.00 mol", "1.000 mol", "a single mole", "exactly one mole",
      "exactly 1 mole", "exactly 1 mol", "one single mole", "each mole", "one whole mole",
    ],
    mass: [
      "mass", "weigh", "weighs", "weight", "how heavy", "heavy", "grams", "gram", "in grams", "mass in grams", "how many grams", "how much mass", "g", "how much",
    ],
    amount: [
      "how many", "moles", "mols", "how many moles", "how many mol", "how many mols", "number of moles", "moles present", "amount in moles", "amount of substance", "chemical amount", "in moles", "to moles", "into moles", "the moles", "mole count",
      "how many molecules", "number of molecules", "how many particles", "number of particles", "how many formula units", "number of formula units", "how many ions", "number of ions", "how many total molecules", "to molecules", "the molecules",
      "how many atoms", "number of atoms", "how many total atoms", "total number of atoms", "how many individual atoms", "to atoms",
    ],
    percent: [
      "%", "percent", "per cent", "percentage", "percentages", "pct", "percents", "precent", "precentage", "percent by mass", "percentage by mass", "percent by weight", "percentage by weight",
      "mass percent", "mass percentage", "mass percents", "mass percentages", "weight percent", "weight percentage", "mass %", "weight %", "wt %", "wt percent", "% by mass",
      "% by weight", "% mass", "% w / w", "mass fraction", "mass fractions", "weight fraction", "fraction by mass", "by mass", "by weight", "percentage mass", "percent mass", "percent weight", "mass share",
      "fraction of the mass", "percent of the mass", "percentage of the mass", "percent of the total mass", "percentage of the total mass", "% of the mass", "% of the total mass",
      "what part by mass", "percentage abundance by mass", "mass composition in percent", "percent by mass composition of",
    ],
    composition: [
      "composition", "compositions", "percent composition", "percentage composition", "% composition", "percent compositions", "mass composition", "percent composition by mass",
      "percentage composition by mass", "composition by mass", "mass percent composition", "mass percentage composition", "elemental composition", "elemental analysis", "mass % composition", "% comp", "percent comp", "percentage comp",
      "composition in mass percent", "composition in percent", "composition in percent by mass", "composition by mass percent", "weight percent composition", "percent elemental composition", "makeup", "make up by mass", "percent makeup",
    ],
    "every-element": [
      "each element", "every element", "all elements", "all the elements", "all of the elements", "each of the elements", "each atom", "every atom", "each of its elements", "its elements",
      "the elements", "each constituent", "each component", "each element present", "elements", "each constituent element", "all its elements", "each individual element", "each type of atom", "each one of the elements",
      "element", "the constituent elements", "constituent elements", "component elements",
    ],
    "reacts-with": [
      "reacts with", "react with", "reacting with", "reacted with", "reaction of", "reaction between", "combines with", "combine with", "combining with", "combined with", "burns in", "burn in",
      "burned in", "burnt in", "burning in", "is burned in", "is burnt in", "plus", "mixed with", "is added to", "added to", "reacts in", "reacts directly with", "interacts with", "burns with", "is heated with", "heated with", "burns in excess", "reacts with excess",
    ],
    yields: [
      "yields", "yield", "yielding", "to yield", "gives", "give", "giving", "to give", "produces", "produce", "producing", "to produce", "forms", "form", "forming", "to form", "makes", "making", "to make", "make",
      "reacts to form", "react to form", "reacts to give", "react to give", "reacts to produce", "react to produce", "reacts to yield", "react to yield", "react to make", "reacts to make", "react and form", "react to become", "reacts and forms",
      "combine to form", "combines to form", "combine to give", "combine to produce", "combine to make", "turns into", "turn into", "becomes", "become", "is converted to", "converts to", "goes to", "decomposes to", "decomposes into", "decompose into", "decompose to", "decomposing into", "decomposing to", "reacting to form", "reacting to give", "reacting to produce", "combining to form", "burning to form",
      "decomposes to form", "decomposes to give", "decompose to form", "decomposes to produce", "breaks down into", "breaks down to form", "breaks down to", "resulting in", "results in", "which forms", "which gives", "which produces", "and forms", "and produces", "and gives", "it forms",
      "it produces", "it gives", "they form", "they produce", "they give", "to obtain", "the products are", "to get", "equals", "arrow", "will form", "will produce", "will give", "are formed from",
    ],
    "reaction-kind": [
      "combustion", "complete combustion", "burning", "redox", "oxidation reduction", "oxidation", "reduction", "neutralization", "neutralisation", "acid base", "synthesis", "decomposition", "photosynthesis", "respiration", "cellular respiration",
      "aerobic respiration", "fermentation", "displacement", "single displacement", "double displacement", "replacement", "single replacement", "double replacement", "precipitation", "formation", "haber process", "contact process", "ostwald process",
      "process", "thermite", "rusting", "metathesis", "combination", "hydrolysis", "electrolysis", "oxidation number method", "half reaction method", "ion electron method", "hit and trial", "trial and error", "trial and error method", "hit and trial method",
      "linear algebra", "matrix", "exothermic", "endothermic", "reversible", "thermal", "industrial", "production",
    ],
    energy: ["heat", "energy", "light", "sunlight", "electricity", "heat energy"],
    state: ["metal", "solid", "liquid", "aqueous", "solution", "powder", "vapor", "vapour", "anhydrous", "pure", "crystals", "crystalline", "molten", "metallic", "solutions", "ion", "ions", "dry", "gaseous", "elemental"],
    molecule: ["gas", "molecule", "molecules", "molecular", "gases", "diatomic"],
    atom: ["atom", "atoms", "atomic", "single atom"],
    and: ["and", "&", "then", "as well as", "and also", "and then", "plus also"],
    or: ["or", "vs", "versus", "rather than", "instead of"],
    link: ["of", "in", "for", "from", "within", "inside", "on", "with", "about", "to", "by", "is", "are", "as", "has", "have", "at", "into", "contains"],
    pronoun: ["it", "this", "that", "these", "those", "them", "this one", "that one", "its", "the following", "following", "below", "above", "here", "each", "they", "each one", "each of these", "each of the following", "the below", "the above"],
    purpose: ["for my", "for our", "for his", "for her", "for their", "for school", "for class", "for a class", "because i", "because im", "cause i", "since i", "so i", "so that i", "before my", "for tomorrow", "for todays", "for an upcoming", "for tomorrows", "on my", "in my class", "from my", "from the book", "from my textbook", "in my textbook"],
    decimals: [
      "decimal places", "decimal place", "decimals", "decimal", "dp", "d p", "d . p .", "dec places", "digits after the decimal", "places", "digits after the decimal point", "places after the decimal", "places after the decimal point", "d . p", "decimal points",
    ],
    figures: ["significant figures", "significant figure", "sig figs", "sig fig", "sigfigs", "sigfig", "significant digits", "sf", "s f", "s . f .", "sd", "s . f", "sig . figs", "sig . fig .", "sig . figs ."],
    "number-label": ["problem", "question", "q", "exercise", "ex", "number", "no", "part", "item", "task", "chapter", "unit", "page", "section", "worksheet", "ques", "num", "#", "pg", "grade", "class", "period", "lesson", "example", "test", "quiz", "lab", "homework", "hw", "prob", "equation", "reaction", "set", "week", "day", "step", "chem", "chemistry", "year"],
    counted: ["marks", "mark", "points", "point", "pts", "pt", "minutes", "mins", "min", "hours", "hour", "hrs", "days", "am", "pm", "th grade", "th", "times", "questions", "problems", "years", "weeks", "tries", "th graders", "oclock", "equations", "compounds", "exercises", "more", "of these", "years old"],
    filler: ENGLISH_FILLERS,
    foreign: ENGLISH_FOREIGN,
  },
  materials: ["limestone", "marble", "chalk", "bleach", "chlorine bleach", "household bleach", "liquid bleach", "vinegar", "sea salt", "rust"],
  formsOf: (name) => [name, MISSPELT[name] ?? name],
  roundings: {
    "nearest whole number": { decimals: 0 },
    "nearest integer": { decimals: 0 },
    "nearest gram": { decimals: 0 },
    "nearest tenth": { decimals: 1 },
    "nearest hundredth": { decimals: 2 },
    "nearest thousandth": { decimals: 3 },
    "one decimal": { decimals: 1 },
    "two decimal": { decimals: 2 },
    "two decimals": { decimals: 2 },
    "three decimal": { decimals: 3 },
    "three decimals": { decimals: 3 },
    "four decimal": { decimals: 4 },
    "three significant": { figures: 3 },
    "three sig": { figures: 3 },
    "four significant": { figures: 4 },
    "four sig": { figures: 4 },
    "five significant": { figures: 5 },
  },
};
