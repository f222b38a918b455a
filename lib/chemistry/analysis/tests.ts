import type { Color } from "./colors.ts";

/** What is seen or heard that is no colour. */
export const SIGNS = ["milky", "relights", "pops", "bleaches", "fumes", "fizzes", "precipitate"] as const;

export type Sign = (typeof SIGNS)[number];

/** Reagents that have no formula. */
export const REAGENTS = ["litmus", "starch", "limewater", "splint", "acid"] as const;

/**
 * What tells a gas or an ion from others: with what, what is seen, and the colours of that. `id`: its name. Formulas in
 * canonical ASCII.
 */
export type Test = {
  readonly id: string;
  readonly of: string;
  readonly kind: "gas" | "ion" | "substance";
  readonly reagents: readonly string[];
  readonly signs: readonly Sign[];
  readonly colors: readonly Color[];
};

/**
 * "Notes for use in qualitative analysis" of Cambridge IGCSE Chemistry 0620 and AS & A Level Chemistry 9701; starch and hydrogen
 * chloride: OpenStax, Chemistry 2e.
 */
export const TESTS: readonly Test[] = [
  { id: "hydrogen", of: "H2", kind: "gas", reagents: ["splint"], signs: ["pops"], colors: [] },
  { id: "oxygen", of: "O2", kind: "gas", reagents: ["splint"], signs: ["relights"], colors: [] },
  {
    id: "carbon-dioxide",
    of: "CO2",
    kind: "gas",
    reagents: ["limewater", "Ca(OH)2"],
    signs: ["milky", "precipitate"],
    colors: ["white"],
  },
  { id: "ammonia", of: "NH3", kind: "gas", reagents: ["litmus"], signs: [], colors: ["blue"] },
  { id: "chlorine", of: "Cl2", kind: "gas", reagents: ["litmus"], signs: ["bleaches"], colors: ["white"] },
  { id: "sulfur-dioxide", of: "SO2", kind: "gas", reagents: ["KMnO4", "MnO4-"], signs: [], colors: ["colorless"] },
  { id: "hydrogen-chloride", of: "HCl", kind: "gas", reagents: ["NH3"], signs: ["fumes"], colors: ["white"] },
  { id: "nitrogen-dioxide", of: "NO2", kind: "gas", reagents: [], signs: [], colors: ["red-brown"] },
  { id: "water", of: "H2O", kind: "substance", reagents: ["CuSO4"], signs: [], colors: ["blue"] },
  { id: "iodine", of: "I2", kind: "substance", reagents: ["starch"], signs: [], colors: ["blue-black"] },
  { id: "chloride", of: "Cl-", kind: "ion", reagents: ["AgNO3", "Ag+"], signs: ["precipitate"], colors: ["white"] },
  { id: "bromide", of: "Br-", kind: "ion", reagents: ["AgNO3", "Ag+"], signs: ["precipitate"], colors: ["cream"] },
  { id: "iodide", of: "I-", kind: "ion", reagents: ["AgNO3", "Ag+"], signs: ["precipitate"], colors: ["yellow"] },
  {
    id: "sulfate",
    of: "SO4^2-",
    kind: "ion",
    reagents: ["BaCl2", "Ba(NO3)2", "Ba^2+", "acid"],
    signs: ["precipitate"],
    colors: ["white"],
  },
  { id: "sulfite", of: "SO3^2-", kind: "ion", reagents: ["acid", "KMnO4", "MnO4-"], signs: [], colors: ["colorless"] },
  { id: "carbonate", of: "CO3^2-", kind: "ion", reagents: ["acid", "HCl"], signs: ["fizzes"], colors: [] },
  { id: "nitrate", of: "NO3-", kind: "ion", reagents: ["NaOH", "Al"], signs: [], colors: [] },
  { id: "ammonium", of: "NH4+", kind: "ion", reagents: ["NaOH"], signs: [], colors: [] },
];
