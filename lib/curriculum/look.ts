import type { MainTopicSlug } from "./outline.ts";

export const TOPIC_SHAPES = ["circle", "square", "triangle", "diamond", "hexagon"] as const;
export const TOPIC_PATTERNS = ["solid", "stripes", "dots", "grid"] as const;

/** Named after what has that colour in the laboratory; the style sheet defines `--topic-<color>` for each theme. */
export const TOPIC_COLORS = [
  "cobalt",
  "copper",
  "nickel",
  "chlorine",
  "sulfur",
  "dichromate",
  "bromine",
  "permanganate",
  "iodine",
  "graphite",
] as const;

export type TopicShape = (typeof TOPIC_SHAPES)[number];
export type TopicPattern = (typeof TOPIC_PATTERNS)[number];
type TopicColor = (typeof TOPIC_COLORS)[number];

/**
 * How a main topic's tile looks. `icon` is an element that stands for the topic, the text of its tile. Shape and
 * pattern together name the topic alone, so that colour is never needed to tell two apart; neighbours in the list
 * differ in all three.
 */
type TopicLook = {
  icon: { symbol: string; atomicNumber: number };
  color: TopicColor;
  pattern: TopicPattern;
  shape: TopicShape;
};

function look(
  symbol: string,
  atomicNumber: number,
  color: TopicColor,
  pattern: TopicPattern,
  shape: TopicShape,
): TopicLook {
  return { icon: { symbol, atomicNumber }, color, pattern, shape };
}

export const TOPIC_LOOKS: Readonly<Record<MainTopicSlug, TopicLook>> = {
  /** Caesium-133 defines the second. */
  "scientific-foundations-measurement": look("Cs", 55, "cobalt", "solid", "circle"),
  /** Mercury, the liquid metal of thermometers. */
  "matter-energy": look("Hg", 80, "dichromate", "stripes", "square"),
  /** Hydrogen, whose spectrum the models of the atom had to explain. */
  "atomic-structure": look("H", 1, "permanganate", "dots", "triangle"),
  /** Germanium, foretold by Mendeleev. */
  "periodic-table-periodic-trends": look("Ge", 32, "nickel", "grid", "diamond"),
  /** Chlorine bonds with itself, with metals and with non-metals. */
  "chemical-bonding": look("Cl", 17, "chlorine", "solid", "hexagon"),
  /** Tungsten keeps the symbol of its other name, wolfram. */
  "nomenclature-chemical-formulas": look("W", 74, "graphite", "stripes", "circle"),
  /** Magnesium, weighed before and after burning. */
  "chemical-reactions-stoichiometry": look("Mg", 12, "copper", "dots", "square"),
  /** Helium, the most nearly ideal gas. */
  "states-of-matter-gases": look("He", 2, "sulfur", "grid", "triangle"),
  /** Sodium, the cation of the best-known solution. */
  "solutions-mixtures": look("Na", 11, "cobalt", "stripes", "diamond"),
  /** Aluminium, the fuel of the thermite reaction. */
  "thermochemistry-thermodynamics": look("Al", 13, "bromine", "dots", "hexagon"),
  /** Platinum, the catalyst. */
  kinetics: look("Pt", 78, "graphite", "grid", "circle"),
  /** Nitrogen, in balance with ammonia in the Haber process. */
  "chemical-equilibrium": look("N", 7, "permanganate", "solid", "square"),
  /** Sulfur, of sulfuric acid. */
  "acids-bases": look("S", 16, "sulfur", "stripes", "triangle"),
  /** Zinc, the anode of the Daniell cell. */
  "redox-electrochemistry": look("Zn", 30, "copper", "solid", "diamond"),
  /** Uranium, in which radioactivity was found. */
  "nuclear-chemistry": look("U", 92, "chlorine", "stripes", "hexagon"),
  "organic-chemistry": look("C", 6, "iodine", "dots", "circle"),
  /** Phosphorus, of DNA and ATP. */
  biochemistry: look("P", 15, "dichromate", "grid", "square"),
  /** Oxygen, of the air, of water and of ozone. */
  "environmental-applied-chemistry": look("O", 8, "nickel", "solid", "triangle"),
  /** Cobalt, from whose ammines coordination chemistry grew. */
  "materials-inorganic-chemistry": look("Co", 27, "iodine", "dots", "diamond"),
  /** Rubidium, found by spectroscopy and named after its red lines. */
  "analytical-spectroscopic-techniques": look("Rb", 37, "bromine", "grid", "hexagon"),
};
