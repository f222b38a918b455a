import { ELEMENTS } from "../../chemistry/elements/elements.ts";
import type { Lexicon } from "./lexicon.ts";
import { ENGLISH_AMBIGUOUS, ENGLISH_SUBSTANCES } from "./en-substances.ts";
import { ENGLISH_SYSTEMATIC } from "./en-systematic.ts";

/** Verbs that may also stand for an arrow, where they do not. */
const GIVE_ME = [
  "give me", "give us", "give the", "give a", "give your", "give it", "give them", "give only", "give an", "giving me", "make sure", "make it", "make this", "make the", "make them", "making it", "making sure", "word form",
  "simplest form", "lowest form", "in the form", "final form", "standard form", "show all work", "to make sure", "does it make", "please give", "form of", "to give me", "given below", "equals", "to get", "to obtain", "the products are",
];

const FOREIGN_PHRASES = [
  "of the atoms", "of atoms", "of all atoms", "atom percent", "mole percent", "mol %", "mole %", "by number", "by moles", "by volume", "% by volume", "percent by volume", "volume percent", "used for", "used to", "use of",
  "percent yield", "% yield", "percentage yield", "percent error", "% error", "percent ionization", "percent abundance", "half reaction", "half reactions", "molar volume", "molar ratio", "mole ratio", "molar concentration", "molar solution",
  "molar heat", "molar entropy", "molar enthalpy", "molar absorptivity", "mass number", "rate law", "right or wrong", "true or false", "mass spectrum", "mass of water", "mass of one molecule", "mass of one atom", "mass of an atom", "mass of a molecule",
  "one molecule", "a molecule", "one atom", "an atom", "per molecule", "per atom", "each molecule", "a single molecule", "a single atom", "single molecule", "formula unit", "formula units",
];

/** Spellings besides those of IUPAC. */
const OTHER_SPELLINGS = { aluminum: "Al", cesium: "Cs", sulphur: "S", phosphorous: "P", florine: "F" } as const;

/**
 * English. Phrases are in lower case, as words separated by spaces; an apostrophe is left out ("whats") and a hyphen
 * separates words. The longest phrase wins.
 */
export const english: Lexicon = {
  concepts: {
    balance: [
      "balance", "balanced", "balancing", "balances", "rebalance", "balanced equation", "balanced chemical equation", "balance equation",
      "balancing coefficients", "coefficient", "coefficients", "stoichiometric coefficients", "stoichiometric numbers", "equalize", "equalise", "equate",
      "unbalanced", "not balanced", "isnt balanced", "balanced form", "balanced version", "balanced reaction", "numbers go in front", "number goes in front",
    ],
    "molar-mass": [
      "molar mass", "molar masses", "molarmass", "molar weight", "molar weights", "mole mass", "mole weight", "mol mass", "mol weight",
      "mol wt", "mol wts", "molec wt", "molec weight", "molecular weight", "molecular weights", "molecular wt", "molecular mass", "molecular masses", "molec mass",
      "formula mass", "formula masses", "formula weight", "formula weights", "formula wt",
      "gram formula weight", "gram formula mass", "gram molecular weight", "gram molecular mass", "gram molar mass", "gram molar weight", "gram atomic mass", "gram atomic weight",
      "molmass", "mm", "mw", "m w", "fw", "gfm", "gfw", "gmw", "gmm",
      "g / mol", "g per mol", "g per mole", "g / mole", "gram / mole", "grams / mole", "grams / mol", "grams per mole", "grams per mol", "gram per mole", "gram per mol", "gm / mol",
      "mass per mole", "weight per mole", "mass / mole", "atomic mass", "atomic weight", "atomic masses", "atomic weights", "kg / mol", "moler mass", "molr mass", "molar mas", "molecular mas", "formula mas", "how many grams per mole", "how many g / mol", "how many grams / mole",
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
      "combine to form", "combines to form", "combine to give", "combine to produce", "combine to make", "turns into", "turn into", "becomes", "become", "is converted to", "converts to", "goes to", "decomposes to", "decomposes into", "decompose into", "decompose to",
      "decomposes to form", "decomposes to give", "decompose to form", "decomposes to produce", "breaks down into", "breaks down to form", "breaks down to", "resulting in", "results in", "which forms", "which gives", "which produces", "and forms", "and produces", "and gives", "it forms",
      "it produces", "it gives", "they form", "they produce", "they give", "to obtain", "the products are", "to get", "equals", "arrow", "will form", "will produce", "will give", "are formed from",
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
    filler: [...GIVE_ME, ...FILLERS()],
    foreign: [...FOREIGN_PHRASES, ...FOREIGN()],
  },
  substances: ENGLISH_SUBSTANCES,
  ambiguous: ENGLISH_AMBIGUOUS,
  elements: { ...Object.fromEntries(ELEMENTS.map((element) => [element.name, element.symbol])), ...OTHER_SPELLINGS },
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
  systematic: ENGLISH_SYSTEMATIC,
};

function FILLERS(): string[] {
  return words(`
    a an the what whats is are was were be been do does did how i im ive id ill me my mine we us our you your u ur can could would will
    please pls plz plez plzz thanks thank thx ty tysm hi hello hey heya yo dear sir madam maam tutor bot ai coach atomcoach buddy dude bro man guys
    find calculate calc compute determine work out give get tell show evaluate state write figure solve need want wanna gotta would like help answer
    know let lets lemme gimme look looking trying try stuck asked asks supposed have has having got stand explain teach walk through step steps
    by-step stepwise detail detailed details quickly quick fast asap now today tomorrow tonight just only so ok okay well right also again
    really actually simply exactly correct correctly properly value values amount number numbers total overall approximate approximately about
    compound compounds substance substances formula formulas formulae molecule species chemical chemicals chemistry salt hydrate material mineral following given below
    equation equations eqn eqns eq eqs reaction reactions rxn rxns skeleton skeletal word symbol symbols unbalanced out side sides both
    smallest lowest whole simplest integer integers possible ratio using use used inspection method coefficients algebraic algebra proper
    if when there here any some someone anyone somebody anybody everyone one ones two all each every question questions problem problems homework hw assignment class
    exam test quiz worksheet lab teacher prof professor worth points school not sure dont understand get confused cant cannot doing do does
    this that these those it its in on at of for to with and or from as
    grams gram per mole mol unit units nearest round rounded rounding your my answers answer place places hundredth hundredths tenth tenths
    up go going been check checking verify complete completing fill blanks blank front missing put made which wondering wonder curious
    much many say says said called known named namely named e g i e eg ie namely express expressed full fully solution working work
    first second third next last part parts example practice sample good morning afternoon evening afternoon kindly urgent urgently hmm um uh oh er eh lol
    whole big small simple easy hard difficult new another other true real yes no nope yeah come out comes make sense obtain mass form
    law conservation atoms obey obeys
    they their his her he she mr mrs ms due later asking about say should be being will must shall might may maybe sorry bother excuse
    percentages total using periodic table data atomic masses weights elements element show all your showing
    student students high grade grader college university chem ap ib gcse igcse jee neet sat mcat level a-level course study studying revision review
    formed how-to howto wat wht whts hw wut wats dis da de la`);
}

function FOREIGN(): string[] {
  return words(`
    why who whom whose where define definition definitions mean means meaning difference differences differ compare comparison compared greater greatest larger largest
    higher highest lower less least more most than bigger biggest heavier heaviest lighter lightest smaller between rank order arrange
    unknown density volume pressure temperature concentration molarity molality molal ph poh pka ka kb ksp kc kp yield-of limiting excess reagent leftover remaining
    empirical oxidation reduction oxidized reduced oxidizing reducing redox half-reaction halfreaction acidic basic alkaline acidified acid-base net ionic
    spectator precipitate precipitates classify classification type types predict product products identify isomer isomers structure draw lewis polarity polar bond bonds bonding shape geometry hybridization
    electron electrons proton protons neutron neutrons isotope isotopes abundance ionization dissociation enthalpy entropy gibbs calorimetry joules kj kelvin celsius
    litre litres liter liters l ml dm3 cm3 kg mg mol moles particles formula-units avogadro avogadros atm kpa torr mmhg volts rate equilibrium titration titrate
    dilute dilution stock solute solvent freezing boiling melting point points-of solubility soluble dissolve dissolved dissolves sample error yield theoretical actual experimental
    needed required consumed burned burnt combust combustion completely mixture alloy ore purity impure impurity per-cent-yield same equal twice half double triple
    estimate uncertainty history discovered invented important importance significance uses useful function role discuss describe essay
    convert conversion ratio-of sum add-up nomenclature iupac name naming stp rtp smell color colour toxic dangerous safe buy price cost
    ionic covalent metallic charge charges valence radius electronegativity wavelength frequency photon quantum orbital configuration
 translate pronounce spell joke poem song story summarize summarise paraphrase rewrite average
    unless without except exclude false never cause causes affect affects effect depends depend happens happen change changes changed
    incorrect wrong mistake error errors proof prove derive derivation law-of hess gas-law ideal partial vapor-pressure`);
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
