import { pickPhrases } from "../problem-phrases.ts";
import type { ProblemPhrases } from "../problem-phrases.ts";
import { ENGLISH_CORE } from "./core.ts";


/** Isotopes, electrons and lines of atoms: all the words that such a problem may have. */
export const ENGLISH_ATOMS: ProblemPhrases = {
  ...pickPhrases(ENGLISH_CORE, ["what", "of", "in", "is", "and", "has", "contain", "when", "from", "to", "with"]),
  average: ["average atomic mass", "average mass", "average atomic weight", "atomic weight", "weighted average mass", "weighted average atomic mass", "weighted average", "mean atomic mass", "mean mass", "average mass of an atom", "average mass of its atoms", "standard atomic weight", "average isotopic mass", "average", "average atomic masses"],
  "kind/atomic-mass": ["atomic mass"],
  "kind/relative-atomic-mass": ["relative atomic mass", "average relative atomic mass", "ram", "relative atomic mass ar", "relative atomic mass ( ar )"],
  "kind/isotope-mass": ["mass", "masses", "isotopic mass", "isotopic masses", "isotope mass", "isotope masses", "atomic masses", "exact mass", "exact masses", "relative isotopic mass", "relative isotopic masses", "relative mass", "mass number", "mass numbers", "weighs", "weigh"],
  "kind/abundance": [
    "abundance", "abundances", "natural abundance", "natural abundances", "percent abundance", "percent abundances", "percentage abundance", "percentage abundances", "relative abundance", "relative abundances", "fractional abundance", "fractional abundances", "isotopic abundance", "isotopic abundances", "percent natural abundance", "percent natural abundances", "% abundance", "% abundances", "relative percent abundance",
    "percent relative abundance", "percentage", "percentages", "percent", "relative percentage abundance", "natural percent abundance", "fractions", "fraction", "abundant",
  ],
  isotope: ["isotope", "isotopes", "two isotopes", "three isotopes", "four isotopes", "stable isotopes", "two stable isotopes", "three stable isotopes", "natural isotopes", "two natural isotopes", "both isotopes", "each isotope", "the two isotopes", "these isotopes", "these two isotopes", "nuclide", "nuclides", "first isotope", "second isotope", "third isotope"],
  lighter: ["lighter isotope", "lighter", "lightest isotope"],
  heavier: ["heavier isotope", "heavier", "heaviest isotope"],
  remainder: ["the rest", "rest", "the remainder", "remainder", "remaining", "the remaining atoms", "the remaining", "the other", "the balance", "balance"],
  "how-many": ["how many", "number of", "the number of", "numbers of", "the numbers of", "what number of"],
  find: [...(ENGLISH_CORE.find ?? []), "write", "write out", "write down", "give", "show", "list", "provide"],
  ion: ["ion", "ions", "cation", "cations", "anion", "anions"],
  configuration: ["electron configuration", "electron configurations", "electronic configuration", "electronic configurations", "electron arrangement", "electronic structure", "full electron configuration", "complete electron configuration", "ground state electron configuration", "ground state electronic configuration", "configuration", "configurations", "full electronic configuration", "spdf configuration", "spdf notation"],
  core: ["noble gas", "noble gas notation", "abbreviated", "condensed", "shorthand", "short", "noble gas shorthand", "noble gas core", "core notation"],
  unpaired: ["unpaired electrons", "unpaired electron", "unpaired"],
  valence: ["valence electrons", "valence electron", "outer shell valence electrons"],
  protons: ["protons", "proton"],
  neutrons: ["neutrons", "neutron"],
  electrons: ["electrons", "electron"],
  "how-much": ["how much"],
  "kind/wavelength": ["wavelength", "wavelengths", "wavelength of light", "wavelength of the light", "wave length"],
  "kind/frequency": ["frequency"],
  "kind/energy": ["energy", "energy of a photon", "energy of the photon", "photon energy", "energy difference"],
  "kind/speed": ["speed", "velocity", "how fast"],
  "condition/matter-wave": ["de broglie", "matter wave", "debroglie", "de broglies"],
  "condition/hydrogen-ionization": ["ionization energy", "ionisation energy", "ionize", "ionise", "ionizes", "remove the electron", "remove an electron", "to remove the electron", "removing the electron", "ionization", "completely remove the electron"],
  transition: [
    "transition", "transitions", "electronic transition", "electron transition", "photon", "light", "line", "spectral line", "emission line", "emitted", "emits", "absorbed", "absorbs", "falls", "fall", "drops", "drop", "jumps", "jump", "moves", "goes", "level", "energy level", "levels", "energy levels", "state", "excited", "is excited", "relaxes", "returns", "radiation", "spectrum", "emission spectrum", "hydrogen spectrum", "orbit", "makes", "undergoes",
    "needed", "required", "excite", "to excite", "released", "given off", "during", "quantum level", "rydberg equation", "rydberg formula", "bohr model", "bohr", "corresponds", "promote", "produced", "produces", "caused", "falling", "dropping", "by",
  ],
  motion: ["moving", "moves", "traveling", "travelling", "travels", "thrown", "flying", "baseball", "ball", "tennis ball", "golf ball", "football", "bullet", "car", "particle", "object", "person", "running", "pitched", "fast", "hit", "dust", "grain", "grain of sand", "thrown at", "driven", "bowling ball", "stone", "beam", "fired"],
  filler: [
    "using", "in its ground state", "in the ground state", "ground state", "nucleus", "the nucleus of", "nuclei", "neutral", "free", "notation", "isolated", "metal", "transition metal", "form", "nuclide", "isotope", "isotopes", "species", "element of", "atom of", "an atom of",
    "a", "an", "the", "element", "elements", "atom", "atoms", "its", "their", "it", "naturally", "occurring", "naturally occurring", "occurs", "occur", "exists", "exist", "consists", "consist", "consisting", "nature", "in nature", "naturally as", "as", "two", "three", "four", "stable", "natural", "sample", "that", "which", "whose", "each", "both", "are present", "present", "made up", "composed", "there", "following", "data", "table", "information", "below",
    "using", "use", "based", "on", "for", "this", "these", "respectively", "respective", "mixture", "only", "please", "certain", "hypothetical", "unknown", "imaginary", "fictional", "symbol", "known", "found", "found in nature", "then", "so", "every", "percent of", "do", "does", "make up", "makes up", "accounts", "account", "amu", "atomic mass units", "called", "named", "let", "us", "now", "main", "common", "most", "common isotopes", "to be", "corresponding", "rounded", "possible",
    "has a natural abundance", "with an abundance", "at", "were", "measured", "enriched", "relative", "of all atoms", "of all", "all", "how would you", "can you", "help", "me", "chemistry", "problem", "question", "mass spectrometer", "mass spectrum", "mass spectrometry", "shows", "show", "analysis", "spectrometer", "reveals", "found that", "according", "x", "element x", "q", "element q", "z", "element z", "y", "element y", "m", "element m", "e", "element e",
  ],
};
