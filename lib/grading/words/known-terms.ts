import { DEFAULT_LOCALE } from "../../i18n/locales.ts";
import type { Locale } from "../../i18n/locales.ts";
import { listElementNames, listIonNames, listSubstanceNames } from "../../nomenclature/list-names.ts";
import { foldWords } from "./fold-words.ts";

/** Terms of chemistry that a slip of one or two letters turns into each other, or into a word near by. */
const TERMS = `
molarity molality molar molal mole molecule normality formality anode cathode cation anion proton photon neutron positron electron nucleon
isotope isotone isobar isomer allotrope polymer monomer dimer oxidant reductant oxidation reduction adsorption absorption emission
exothermic endothermic isothermal isobaric isochoric adiabatic enthalpy entropy ionic covalent metallic polar nonpolar solute solvent solution
sublimation deposition condensation evaporation vaporization melting freezing fusion fission strong weak acid base salt alkali alkaline alkane alkene
alkyne alkyl aryl alcohol aldehyde ketone ether ester amine amide imine imide nitrile nitrite nitrate nitride primary secondary tertiary saturated
unsaturated supersaturated hydration hydrolysis hydrogenation dehydration combustion decomposition synthesis precipitation neutralization titration
titrant analyte catalyst inhibitor intermediate transition reversible irreversible spontaneous nonspontaneous hydrophilic hydrophobic
linear bent trigonal planar pyramidal tetrahedral octahedral bipyramidal seesaw silicon silicone phosphorus phosphoric phosphorous sulfuric sulfurous nitric nitrous chloric chlorous ferric ferrous cupric cuprous
stannic stannous plumbic plumbous mercuric mercurous cobaltic cobaltous chromic chromous manganic manganous hydrochloric hypochlorous perchloric
chlorine chloride chlorite chlorate bromine bromide bromite bromate iodine iodide iodite iodate fluorine fluoride oxygen oxide peroxide hydride
hydroxide hydrate hydrogen acetic acetate oxalic oxalate ionization sublime effusion diffusion dilution
`
  .split(/\s+/)
  .filter((term) => term !== "");

const STEMS = ["meth", "eth", "prop", "but", "pent", "hex", "hept", "oct", "non", "dec"];
const FAMILIES = ["ane", "ene", "yne", "anol", "anal", "anone", "yl", "anoic", "anoate", "ylamine", "anamide"];
const ORGANIC_TERMS = STEMS.flatMap((stem) => FAMILIES.map((family) => stem + family));

const built = new Map<Locale, ReadonlySet<string>>();

/** Words that mean something in chemistry, in the reader's language and in English, folded. */
export function getKnownTerms(locale: Locale): ReadonlySet<string> {
  const known = built.get(locale);
  if (known !== undefined) return known;
  const terms = new Set([...TERMS, ...ORGANIC_TERMS]);
  for (const language of new Set([locale, DEFAULT_LOCALE])) {
    const listed = [...listSubstanceNames(language), ...listElementNames(language)].map(({ name }) => name);
    for (const name of [...listed, ...listIonNames(language)])
      for (const word of foldWords(name).split(" ")) terms.add(word);
  }
  built.set(locale, terms);
  return terms;
}
