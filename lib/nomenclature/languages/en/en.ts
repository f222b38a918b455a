import { ELEMENTS } from "../../../chemistry/elements/elements.ts";
import type { Naming, Names } from "../naming.ts";
import { ORGANIC } from "./organic.ts";
import { READ_ONLY } from "./read-only.ts";
import { ANIONS, CATIONS, TRADITIONAL_CATIONS } from "./ions.ts";
import { ACIDS, AQUEOUS_ACIDS, EVERYDAY, OPEN, RETAINED } from "./substances.ts";

const OTHER_ELEMENT_NAMES: Readonly<Record<string, Names>> = { Al: ["aluminum"], Cs: ["cesium"], W: ["wolfram"], S: ["sulphur"] };

/** English: IUPAC Red Book 2005, with the elisions ("pentoxide") and the older names that textbooks keep. */
export const english: Naming = {
  order: "cation-first",
  joint: { plain: " ", beforeVowel: " " },
  links: [""],
  elements: Object.fromEntries(ELEMENTS.map(({ symbol, name }) => [symbol, [name, ...(OTHER_ELEMENT_NAMES[symbol] ?? [])]])),
  cations: CATIONS,
  traditionalCations: TRADITIONAL_CATIONS,
  anions: ANIONS,
  acids: ACIDS,
  aqueousAcids: AQUEOUS_ACIDS,
  prefixes: [
    ["mono", "mon"], ["di"], ["tri"], ["tetra", "tetr"], ["penta", "pent"], ["hexa", "hex"], ["hepta", "hept"], ["octa", "oct"], ["nona", "non"], ["deca", "dec"], ["undeca", "undec"], ["dodeca", "dodec"],
  ],
  elidesBefore: /^o/,
  hydrates: {
    place: "after",
    separator: " ",
    byCount: {
      0.5: ["hemihydrate"], 1: ["monohydrate"], 1.5: ["sesquihydrate"], 2: ["dihydrate"], 3: ["trihydrate"], 4: ["tetrahydrate"], 5: ["pentahydrate"], 6: ["hexahydrate"],
      7: ["heptahydrate"], 8: ["octahydrate"], 9: ["nonahydrate"], 10: ["decahydrate"], 11: ["undecahydrate"], 12: ["dodecahydrate"],
    },
    units: ["hydrate", "water"],
  },
  ion: { place: "after", separator: " ", words: ["ion", "ions", "cation", "anion"] },
  ions: {},
  retained: RETAINED,
  organic: ORGANIC,
  chains: {
    stems: ["meth", "eth", "prop", "but", "pent", "hex", "hept", "oct", "non", "dec", "undec", "dodec", "tridec", "tetradec", "pentadec", "hexadec", "heptadec", "octadec", "nonadec", "icos"],
    patterns: {
      CH3: ["{stem}ane", "{stem}ane"], OH: ["{stem}anol", "{stem}an-1-ol"], NH2: ["{stem}anamine", "{stem}an-1-amine"], CHO: ["{stem}anal", "{stem}anal"], COOH: ["{stem}anoic acid", "{stem}anoic acid"],
      F: ["fluoro{stem}ane", "1-fluoro{stem}ane"], Cl: ["chloro{stem}ane", "1-chloro{stem}ane"], Br: ["bromo{stem}ane", "1-bromo{stem}ane"], I: ["iodo{stem}ane", "1-iodo{stem}ane"],
    },
  },
  hasOrganicGrammar: true,
  everyday: EVERYDAY,
  readOnly: READ_ONLY,
  open: OPEN,
  forms: ["solution", "powdered", "molten", "granulated", "dilute", "concentrated", "fuming", "filings", "turnings", "ribbon", "pellets", "granules", "dust", "wire", "foil", "gas", "vapor", "vapour", "liquid", "solid", "aqueous", "anhydrous", "metal", "crystals", "powder", "molecule", "molecules", "molecular", "pure", "(aq)", "(s)", "(l)", "(g)"],
  inflections: { before: [], after: [] },
  atom: ["atom", "atoms", "atomic", "monatomic"],
  spellings: [["sulf", "sulph"]],
};
