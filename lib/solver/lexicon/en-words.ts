function words(text: string): string[] {
  return text.trim().split(/\s+/);
}

/** Verbs that may also stand for an arrow ("give", "form"), where they do not. */
const HARMLESS_PHRASES = [
  "give me",
  "give us",
  "give the",
  "give a",
  "give your",
  "give it",
  "give them",
  "give only",
  "give an",
  "giving me",
  "make sure",
  "make it",
  "make this",
  "make the",
  "make them",
  "making it",
  "making sure",
  "word form",
  "simplest form",
  "lowest form",
  "in the form",
  "final form",
  "standard form",
  "show all work",
  "to make sure",
  "does it make",
  "please give",
  "form of",
  "to give me",
  "given below",
  "equals",
  "to get",
  "to obtain",
  "the products are",
];

/** Phrases around a harmless word that ask for something else. */
const FOREIGN_PHRASES = [
  "times as",
  "times the",
  "times that of",
  "as heavy as",
  "as dense as",
  "as fast as",
  "as much as",
  "of the atoms",
  "of atoms",
  "of all atoms",
  "atom percent",
  "mole percent",
  "mol %",
  "mole %",
  "by number",
  "by moles",
  "by volume",
  "% by volume",
  "percent by volume",
  "volume percent",
  "used for",
  "used to",
  "use of",
  "percent yield",
  "% yield",
  "percentage yield",
  "percent error",
  "% error",
  "percent ionization",
  "percent abundance",
  "half reaction",
  "half reactions",
  "oxidation number",
  "oxidation numbers",
  "oxidation state",
  "oxidation states",
  "molar volume",
  "molar ratio",
  "mole ratio",
  "molar concentration",
  "molar solution",
  "molar heat",
  "molar entropy",
  "molar enthalpy",
  "molar absorptivity",
  "mass number",
  "rate law",
  "right or wrong",
  "true or false",
  "mass spectrum",
  "mass of water",
  "mass of one molecule",
  "mass of one atom",
  "mass of an atom",
  "mass of a molecule",
  "one molecule",
  "a molecule",
  "one atom",
  "an atom",
  "per molecule",
  "per atom",
  "each molecule",
  "a single molecule",
  "a single atom",
  "single molecule",
  "formula unit",
  "formula units",
  "kg / mol",
  "mg / mol",
];

/** Words that students put around a question without changing it. */
export const ENGLISH_FILLERS: readonly string[] = [
  ...HARMLESS_PHRASES,
  ...words(`
    but tried however explanation explanations justify justification reason reasoning present contained convert converting a an the what whats is are was were be been do does did how i im ive id ill me my mine we us our you your u ur can could
    would will please pls plz plez plzz thanks thank thx ty tysm hi hello hey heya yo dear sir madam maam tutor bot ai coach
    atomcoach buddy dude bro man guys needs need requires required-to find calculate calc compute determine work out give get
    tell show evaluate state write figure solve want wanna gotta like help answer know let lets lemme gimme look looking trying
    try stuck asked asks supposed have has having got stand explain teach walk through step steps by-step stepwise detail
    detailed details quickly quick fast asap now today tomorrow tonight just only so ok okay well right also again really
    actually simply exactly correct correctly properly value values amount number numbers total overall approximate
    approximately about compound compounds substance substances formula formulas formulae molecule species chemical chemicals
    chemistry salt hydrate material mineral following given below equation equations eqn eqns eq eqs reaction reactions rxn rxns
    skeleton skeletal word symbol symbols unbalanced side sides both smallest lowest whole simplest integer integers possible
    ratio using use used inspection method coefficients algebraic algebra proper if when there here any some someone anyone
    somebody anybody everyone one ones two all each every question questions problem problems homework hw assignment class exam
    test quiz worksheet lab teacher prof professor worth points school not sure dont understand confused cant cannot doing this
    that these those it its in on at of for to with and or from as grams gram per mole mol unit units nearest round rounded
    rounding answers place places hundredth hundredths tenth tenths up go going check checking verify complete completing fill
    blanks blank front missing put made which wondering wonder curious much many say says said called known named namely e g eg
    ie express expressed full fully solution working first second third next last part parts example practice sample good
    morning afternoon evening kindly urgent urgently hmm um uh oh er eh lol big small simple easy hard difficult new another
    other true real yes no nope yeah come comes make sense obtain mass form law conservation atoms obey obeys they their his her
    he she mr mrs ms due later asking should being must shall might may maybe sorry bother excuse percentages periodic table
    data atomic masses weights elements element showing student students high grade grader college university chem ap ib gcse
    omg omfg tbh idk ngl smh lol lmao lmk btw imo fr rn tho np ik ig nah bc bcs cuz cos coz tmrw tmr ty tysm thx thanx wow ugh
    oops yay bruh nvm ofc prolly def ppl abt
    igcse jee neet sat mcat level a-level course study studying revision review formed how-to howto wat wht whts wut wats dis da
    de la
  `),
];

/** Words that mean that something else is asked, or given. */
export const ENGLISH_FOREIGN: readonly string[] = [
  ...FOREIGN_PHRASES,
  ...words(`
    why who whom whose where define definition definitions mean means meaning difference differences differ compare comparison
    compared greater greatest larger largest higher highest lower less least more most than bigger biggest heavier heaviest
    lighter lightest smaller between rank order arrange unknown density volume pressure temperature concentration molarity
    molality molal ph poh pka ka kb ksp kc kp yield-of limiting excess reagent leftover remaining empirical oxidized reduced
    oxidizing reducing halfreaction acidic basic alkaline acidified acid-base net ionic spectator precipitate precipitates
    classify classification type types predict product products identify isomer isomers structure draw lewis polarity polar bond
    bonds bonding shape geometry hybridization electron electrons proton protons neutron neutrons isotope isotopes abundance
    ionization dissociation enthalpy entropy gibbs calorimetry joules kj kelvin celsius litre litres liter liters l ml dm3 cm3
    kg mg mol particles formula-units avogadro avogadros atm kpa torr mmhg volts rate equilibrium titration titrate dilute
    dilution stock solute solvent freezing boiling melting point points-of solubility soluble dissolve dissolved dissolves
    sample error yield theoretical actual experimental needed required consumed burned burnt combust completely mixture alloy
    ore purity impure impurity per-cent-yield same equal twice half double triple estimate uncertainty history discovered
    invented important importance significance uses useful function role discuss describe essay conversion ratio-of sum
    add-up nomenclature iupac name naming stp rtp smell color colour toxic dangerous safe buy price cost covalent metallic
    charge charges valence radius electronegativity wavelength frequency photon quantum orbital configuration translate
    pronounce spell joke poem song story summarize summarise paraphrase rewrite average unless without except exclude false
    never cause causes affect affects effect depends depend happens happen change changes changed incorrect wrong mistake errors
    proof prove derive derivation law-of hess gas-law ideal partial vapor-pressure
  `),
];
