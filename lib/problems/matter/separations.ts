/** The techniques of a first course. */
const TECHNIQUES = [
  "filtration",
  "evaporation",
  "distillation",
  "magnet",
  "funnel",
  "chromatography",
  "sieving",
] as const;

type Technique = (typeof TECHNIQUES)[number];

/** What each technique makes use of. Evaporation is left out: books name solubility or boiling point. */
export const PROPERTY_OF: Readonly<Partial<Record<Technique, SeparatingProperty>>> = {
  filtration: "particle-size",
  sieving: "particle-size",
  distillation: "boiling-point",
  magnet: "magnetism",
  funnel: "density",
  chromatography: "attraction",
};

export const SEPARATING_PROPERTIES = ["particle-size", "boiling-point", "magnetism", "density", "attraction"] as const;

type SeparatingProperty = (typeof SEPARATING_PROPERTIES)[number];

/** What is to be achieved, the technique for it, and three that fail at it: one that would also do is not among them. */
export const TASKS: readonly {
  readonly id: string;
  readonly technique: Technique;
  readonly fail: readonly Technique[];
}[] = [
  { id: "chalk-from-water", technique: "filtration", fail: ["evaporation", "sieving", "funnel"] },
  { id: "precipitate", technique: "filtration", fail: ["evaporation", "funnel", "chromatography"] },
  { id: "coffee-grounds", technique: "filtration", fail: ["evaporation", "funnel", "chromatography"] },
  { id: "sand-from-salt-water", technique: "filtration", fail: ["evaporation", "distillation", "funnel"] },
  { id: "salt-from-water", technique: "evaporation", fail: ["filtration", "funnel", "sieving"] },
  { id: "copper-sulfate", technique: "evaporation", fail: ["filtration", "funnel", "magnet"] },
  { id: "sea-salt", technique: "evaporation", fail: ["filtration", "sieving", "funnel"] },
  { id: "water-from-sea", technique: "distillation", fail: ["filtration", "evaporation", "funnel"] },
  { id: "ethanol-water", technique: "distillation", fail: ["filtration", "evaporation", "funnel"] },
  { id: "petroleum", technique: "distillation", fail: ["filtration", "evaporation", "funnel"] },
  { id: "liquid-air", technique: "distillation", fail: ["filtration", "evaporation", "funnel"] },
  { id: "iron-sulfur", technique: "magnet", fail: ["filtration", "evaporation", "chromatography"] },
  { id: "steel-cans", technique: "magnet", fail: ["filtration", "sieving", "funnel"] },
  { id: "iron-sand", technique: "magnet", fail: ["filtration", "distillation", "chromatography"] },
  { id: "oil-water", technique: "funnel", fail: ["filtration", "evaporation", "sieving"] },
  { id: "gasoline-water", technique: "funnel", fail: ["filtration", "evaporation", "magnet"] },
  { id: "hexane-water", technique: "funnel", fail: ["filtration", "evaporation", "sieving"] },
  { id: "ink-dyes", technique: "chromatography", fail: ["filtration", "evaporation", "funnel"] },
  { id: "leaf-pigments", technique: "chromatography", fail: ["filtration", "evaporation", "sieving"] },
  { id: "food-colors", technique: "chromatography", fail: ["filtration", "evaporation", "magnet"] },
  { id: "amino-acids", technique: "chromatography", fail: ["filtration", "evaporation", "funnel"] },
  { id: "pebbles-sand", technique: "sieving", fail: ["evaporation", "magnet", "chromatography"] },
  { id: "lumps-flour", technique: "sieving", fail: ["evaporation", "magnet", "chromatography"] },
  { id: "gravel-sizes", technique: "sieving", fail: ["magnet", "funnel", "evaporation"] },
];

/** Solids by how they can be parted from others; their words are messages. */
export const SOLIDS = {
  soluble: ["table-salt", "potassium-nitrate", "copper-sulfate", "sugar", "washing-soda"],
  insoluble: ["sand", "chalk", "charcoal", "sulfur", "glass-beads"],
  magnetic: ["iron-filings", "nickel-powder"],
} as const;
