import { distance } from "fastest-levenshtein";
import { spend } from "../../budget/budget.ts";
import { english } from "../cues/en.ts";

/** Words of problems that are often spelt wrongly, where one letter too many, too few, or in the wrong place is a slip. */
const WORDS = `
  mass molar moles molecule molecules volume volumes pressure pressures temperature density concentration concentrations
  molarity molality enthalpy entropy equilibrium frequency wavelength energy solution solutions percent percentage yield
  calculate determine estimate grams liters litres milliliters kilograms constant initial final heated cooled dissolved diluted
  reaction precipitate precipitates neutralise neutralize neutralised neutralized titration completely combustion burned burning
  formula empirical molecular balance balanced equation oxidation configuration electron electrons proton protons neutron
  neutrons isotope isotopes atoms atomic number half-life decay specific capacity water acid base buffer nitrogen oxygen hydrogen
  carbon dioxide monoxide sodium potassium magnesium calcium aluminium aluminum chlorine chloride hydroxide sulfate sulphate sulfuric nitrate nitric
  carbonate hydrochloric sulfur ammonia methane ethanol glucose propane butane silver copper iron zinc required produced needed
  formed formed theoretical actual limiting reactant excess what much many long
  according abundance until unpaired vapor ionization spontaneous
`
  .trim()
  .split(/\s+/);

const KNOWN: ReadonlySet<string> = new Set(WORDS);

/** Words of English that are one letter away from one of them. */
const OTHERS =
  /^(?:messes|modes|poles|holes|mule|miles|males|manner|solutes?|solute|reactions|reacting|formulas?|former|forms?|farmed|heater|cooler|cooled|finale|initials|burner|burns?|needs?|needle|prescient|present|percents|yields?|fields?|wields?|basis|bases|basic|bases|baser|later|waters?|acids?|actually|factual|carton|carbons|ions?|lines?|mine|fine|zincs|irons?|cooper|coppers|silvers?|slivers?|atom|numbers|lumber|neutral|decays|decayed|nitrite|nitrites|nitric|nitrous|nitrates|nitride|sulfite|sulfites|sulfide|sulfates|sulphite|sulphide|sulfurous|sulfuric|chlorite|chlorate|chlorides|chlorine|fluoride|fluorine|chloric|carbonic|hydrogens|methanol|methane|ethane|ethanal|ethanoic|ethene|propene|propanol|propane|butene|butanol|butane|pentane|hydroxides|carbonates|monoxides|dioxides|acetic|specify|masses|massive|molal|molars?|mole|energies|entropies|enthalpies|densities|pressured|pressurized|requires?|produces?|producer|reactants?|reactor|dilutes?|dissolves?|ammonium|calcium|estimated|estimates|calculated|calculates|calculator|determined|determines|balances?|equations|equation|electronic|atomic|isotopic|specified|whole|wheat|that|when|whatever|march|match|muck|such|lung|lone|along|belong)$/;

/** Whatever the reader itself knows is spelt rightly: "photon" is no slip of "proton". */
const READ: ReadonlySet<string> = new Set(
  english.flatMap(([, phrases]) => phrases.flatMap((phrase) => phrase.split(" "))),
);

/** Things of physics and of a laboratory that are one letter from another one. */
const THINGS =
  /^(?:photons?|photos?|positrons?|proteins?|protein|neurons?|muons?|potions?|lotions?|nations?|notions?|rations?|cations?|anions?|mortars?|motors?|meters?|metres?|liter|litre|matter|batter|butter|bitter|letter|litters?|trial|train|brain|grain|grains|drain|drams?|grams?|frames?|grass|glass|class|gases|bases|cases|heart|heard|beat|meat|seat|heats?|sheets?|steel|steal|stole|stone|store|score|scale|stale|plate|plane|place|palace|police|slice|spice|price|prize|sliver|river|solver|salver)$/;

const LEAST = 5;

/** "moels", "presure": transposed letters count as one slip. */
function isSlip(word: string, meant: string): boolean {
  if (word[0] !== meant[0] || Math.abs(word.length - meant.length) > 1) return false;
  spend(word.length);
  const far = distance(word, meant);
  if (far === 1) return true;
  return (
    far === 2 &&
    (word.length >= 9 ||
      (word.length === meant.length && [...word].toSorted().join("") === [...meant].toSorted().join("")))
  );
}

const isKnown = (word: string): boolean =>
  KNOWN.has(word) || READ.has(word) || READ.has(word.replace(/s$/, "")) || OTHERS.test(word) || THINGS.test(word);

const WORD = /(?<![\p{L}\d-])\p{L}{4,20}(?![\p{L}\d-])/gu;

/** Each word that is a slip of exactly one word of problems, as that is written. */
export function spellSlips(text: string): string {
  return text.replaceAll(WORD, (word) => {
    const small = word.toLowerCase();
    if (small.length < LEAST || /\p{Lu}/u.test(word.slice(1)) || isKnown(small)) return word;
    const meant = WORDS.filter((each) => each.length >= 4 && isSlip(small, each));
    const [only, ...others] = new Set(meant);
    return only === undefined || others.length > 0 ? word : only;
  });
}
