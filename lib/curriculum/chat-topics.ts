/** The topics of the chat and materials screens. The first is the default. */
export const CHAT_TOPIC_IDS = [
  "stoichiometry",
  "atomic-structure",
  "periodic-table",
  "chemical-bonding",
  "molecular-geometry",
  "intermolecular-forces",
  "nomenclature",
  "chemical-reactions",
  "states-of-matter",
  "gas-laws",
  "solutions",
  "thermodynamics",
  "chemical-kinetics",
  "chemical-equilibrium",
  "acids-and-bases",
  "redox-reactions",
  "electrochemistry",
  "nuclear-chemistry",
  "organic-chemistry",
  "biochemistry",
  "environmental-chemistry",
  "materials-chemistry",
  "analytical-chemistry",
  "measurement",
] as const;

export type ChatTopicId = (typeof CHAT_TOPIC_IDS)[number];

export const DEFAULT_CHAT_TOPIC_ID = CHAT_TOPIC_IDS[0];
