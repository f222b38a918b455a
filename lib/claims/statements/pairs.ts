import type { Concept } from "./concepts.ts";

/** What is said of each of two or more opposites: what is true of one is false of the others. */
type Opposites = {
  readonly subjects: Readonly<Partial<Record<Concept, readonly Concept[]>>>;
  /** A concept that must stand beside, in the clause or in the head of its table. */
  readonly via?: Concept;
};

/**
 * Definitions and directions of general chemistry, independent of language. What one subject of a group has, none of the
 * others has, unless it is listed there too.
 */
export const OPPOSITES: readonly Opposites[] = [
  { subjects: { oxidation: ["lose-electrons"], reduction: ["gain-electrons"] } },
  {
    subjects: {
      "oxidizing-agent": ["gain-electrons", "reduction"],
      "reducing-agent": ["lose-electrons", "oxidation"],
    },
  },
  {
    subjects: {
      exothermic: ["release-heat", "enthalpy-negative"],
      endothermic: ["absorb-heat", "enthalpy-positive"],
    },
  },
  { via: "litmus", subjects: { acid: ["red"], base: ["blue"] } },
  { via: "phenolphthalein", subjects: { acid: ["colorless"], base: ["pink"] } },
  { subjects: { acid: ["ph-low"], base: ["ph-high"], neutral: ["ph-seven"] } },
  { subjects: { acid: ["donate-proton"], base: ["accept-proton"] } },
  { subjects: { catalyst: ["lower-barrier", "not-used-up", "no-shift", "keep-enthalpy"] } },
  { subjects: { spontaneous: ["gibbs-negative"], nonspontaneous: ["gibbs-positive"] } },
  { subjects: { "gibbs-negative": ["constant-above-one"], "gibbs-positive": ["constant-below-one"] } },
  { subjects: { melting: ["temperature-stays"], boiling: ["temperature-stays"], freezing: ["temperature-stays"] } },
  { subjects: { anode: ["oxidation"], cathode: ["reduction"] } },
  { subjects: { "break-bonds": ["need-energy", "endothermic"], "form-bonds": ["give-energy", "exothermic"] } },
  { subjects: { "strong-forces": ["boil-higher"], "weak-forces": ["boil-lower"] } },
  { subjects: { "reverse-equation": ["sign-changes"] } },
  {
    subjects: { melting: ["endothermic"], boiling: ["endothermic"], burning: ["exothermic"], freezing: ["exothermic"] },
  },
  { subjects: { neutralization: ["exothermic"] } },
  {
    subjects: {
      melting: ["physical-change"],
      boiling: ["physical-change"],
      freezing: ["physical-change"],
      burning: ["chemical-change"],
      rusting: ["chemical-change"],
    },
  },
  { subjects: { isotopes: ["same-protons", "other-neutrons"] } },
  { subjects: { "first-order-half-life": ["independent"] } },
  { subjects: { nitrates: ["soluble"] } },
  { subjects: { oxidation: ["number-rises"], reduction: ["number-falls"] } },
  { subjects: { exothermic: ["products-lower", "feels-warm"], endothermic: ["products-higher", "feels-cold"] } },
  { subjects: { "half-life": ["half-decays"] } },
  { subjects: { limiting: ["runs-out-first"], excess: ["left-over"] } },
  { subjects: { "ionic-bond": ["transfer-electrons"], "covalent-bond": ["share-electrons"] } },
  { subjects: { cation: ["positive-ion", "lose-electrons"], anion: ["negative-ion", "gain-electrons"] } },
  { subjects: { "strong-acid": ["ionizes-fully"], "weak-acid": ["ionizes-partly"] } },
  { subjects: { "strong-base": ["ionizes-fully"], "weak-base": ["ionizes-partly"] } },
  { subjects: { boyle: ["inverse"], charles: ["direct"] } },
  { subjects: { "raise-temperature": ["towards-endothermic"], "lower-temperature": ["towards-exothermic"] } },
  { subjects: { dilution: ["amount-stays"] } },
  { subjects: { buffer: ["resists-ph"] } },
  {
    subjects: {
      "beta-decay": ["neutron-to-proton", "fast-electron"],
      "positron-decay": ["proton-to-neutron"],
      "alpha-decay": ["helium-nucleus"],
    },
  },
];

/** What is false of a subject though no other one of its group has it. */
export const FALSE_OF: Readonly<Partial<Record<Concept, readonly Concept[]>>> = {
  catalyst: ["raise-barrier", "used-up"],
  "reverse-equation": ["sign-stays"],
  melting: ["exothermic"],
  boiling: ["exothermic"],
  burning: ["endothermic"],
  freezing: ["endothermic"],
  neutralization: ["endothermic"],
  isotopes: ["same-neutrons", "other-protons"],
  nitrates: ["insoluble"],
  dilution: ["volume-stays"],
  "first-order-half-life": ["depends-on-concentration"],
};

/** How a property changes along a period from left to right, and down a group. */
export const TRENDS: Readonly<Partial<Record<Concept, { readonly across: 1 | -1; readonly down: 1 | -1 }>>> = {
  radius: { across: -1, down: 1 },
  ionization: { across: 1, down: -1 },
  electronegativity: { across: 1, down: -1 },
  metallic: { across: -1, down: 1 },
  "nuclear-charge": { across: 1, down: 1 },
};
