import type { ChatTopicId } from "./chat-topics.ts";
import type { CurriculumSlug } from "./outline.ts";

/**
 * What a chat on each topic generates from, and whose records it moves: main topics (all their subtopics) and single
 * subtopics of the curriculum, by slug. Every subtopic belongs to at least one chat topic.
 */
export const CHAT_TOPIC_COVERAGE = {
  stoichiometry: [
    "the-mole-molar-mass",
    "mole-ratios",
    "mass-mass-stoichiometry",
    "limiting-reactant",
    "percent-yield",
  ],
  "atomic-structure": ["atomic-structure"],
  "periodic-table": ["periodic-table-periodic-trends"],
  "chemical-bonding": [
    "ionic-bonding",
    "covalent-bonding",
    "lewis-structures",
    "bond-molecular-polarity",
    "hybridization",
    "metallic-bonding",
  ],
  "molecular-geometry": ["molecular-geometry-vsepr", "bond-molecular-polarity", "hybridization"],
  "intermolecular-forces": ["intermolecular-forces"],
  nomenclature: ["nomenclature-chemical-formulas"],
  "chemical-reactions": ["balancing-equations", "types-of-reactions", "net-ionic-equations", "mole-ratios"],
  "states-of-matter": ["matter-energy", "kinetic-molecular-theory", "phase-changes-phase-diagrams", "heating-curves"],
  "gas-laws": [
    "kinetic-molecular-theory",
    "gas-laws",
    "ideal-gas-law",
    "daltons-law-of-partial-pressures",
    "grahams-law-of-effusion",
    "real-gases",
  ],
  solutions: ["solutions-mixtures"],
  thermodynamics: ["thermochemistry-thermodynamics"],
  "chemical-kinetics": ["kinetics"],
  "chemical-equilibrium": ["chemical-equilibrium"],
  "acids-and-bases": ["acids-bases"],
  "redox-reactions": ["oxidation-numbers", "balancing-redox-reactions"],
  electrochemistry: ["galvanic-cells", "standard-cell-potential", "nernst-equation", "electrolysis-faradays-laws"],
  "nuclear-chemistry": ["nuclear-chemistry"],
  "organic-chemistry": ["organic-chemistry"],
  biochemistry: ["biochemistry"],
  "environmental-chemistry": ["environmental-applied-chemistry"],
  "materials-chemistry": ["materials-inorganic-chemistry"],
  "analytical-chemistry": ["analytical-spectroscopic-techniques"],
  measurement: ["scientific-foundations-measurement", "conservation-laws", "temperature-energy"],
} as const satisfies Record<ChatTopicId, readonly CurriculumSlug[]>;
