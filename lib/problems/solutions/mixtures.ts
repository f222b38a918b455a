/** What particles of a mixture make of it. */
export const MIXTURE_TYPES = ["solution", "colloid", "suspension"] as const;

export type MixtureType = (typeof MIXTURE_TYPES)[number];

/** Colloids by what is spread in what, as IUPAC's Gold Book names them. */
export const COLLOID_TYPES = ["emulsion", "foam", "liquid-aerosol", "solid-aerosol", "sol", "gel"] as const;

export type ColloidType = (typeof COLLOID_TYPES)[number];

/** The phases of a colloid: what is dispersed, and the medium. */
export const PHASES: Readonly<Record<ColloidType, readonly [dispersed: Phase, medium: Phase]>> = {
  emulsion: ["liquid", "liquid"],
  foam: ["gas", "liquid"],
  "liquid-aerosol": ["liquid", "gas"],
  "solid-aerosol": ["solid", "gas"],
  sol: ["solid", "liquid"],
  gel: ["liquid", "solid"],
};

type Phase = "solid" | "liquid" | "gas";

/** Everyday mixtures on whose place all textbooks agree; their names are messages. */
export const MIXTURES: readonly {
  readonly id: string;
  readonly type: MixtureType;
  readonly colloid: ColloidType | null;
}[] = [
  { id: "salt-water", type: "solution", colloid: null },
  { id: "sugar-water", type: "solution", colloid: null },
  { id: "vinegar", type: "solution", colloid: null },
  { id: "air", type: "solution", colloid: null },
  { id: "brass", type: "solution", colloid: null },
  { id: "milk", type: "colloid", colloid: "emulsion" },
  { id: "mayonnaise", type: "colloid", colloid: "emulsion" },
  { id: "fog", type: "colloid", colloid: "liquid-aerosol" },
  { id: "smoke", type: "colloid", colloid: "solid-aerosol" },
  { id: "whipped-cream", type: "colloid", colloid: "foam" },
  { id: "shaving-foam", type: "colloid", colloid: "foam" },
  { id: "gelatin", type: "colloid", colloid: "gel" },
  { id: "paint", type: "colloid", colloid: "sol" },
  { id: "muddy-water", type: "suspension", colloid: null },
  { id: "sand-water", type: "suspension", colloid: null },
  { id: "chalk-water", type: "suspension", colloid: null },
];

/** What is seen of a mixture. */
export const OBSERVATIONS: readonly { readonly id: string; readonly type: MixtureType }[] = [
  { id: "clear-no-beam", type: "solution" },
  { id: "passes-membrane", type: "solution" },
  { id: "beam-no-settling", type: "colloid" },
  { id: "filter-not-membrane", type: "colloid" },
  { id: "settles", type: "suspension" },
  { id: "held-by-filter", type: "suspension" },
];

/** Diameters in nm that belong to one type in every textbook: the borders are drawn at 1 nm and at 100 to 1000 nm. */
export const DIAMETERS: Readonly<Record<MixtureType, { readonly from: number; readonly to: number }>> = {
  solution: { from: 0.1, to: 0.7 },
  colloid: { from: 3, to: 90 },
  suspension: { from: 2500, to: 80_000 },
};
