/** What a change can be: the first three are physical. */
export const CHANGE_KINDS = ["state", "shape", "mixing", "chemical"] as const;

export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** Changes of the household, of nature and of the laboratory on whose kind all textbooks agree; their words are messages. */
export const CHANGES: Readonly<Record<ChangeKind, readonly string[]>> = {
  state: [
    "ice-melts",
    "water-boils",
    "puddle-dries",
    "dew-forms",
    "dry-ice",
    "wax-melts",
    "iron-melts",
    "mirror-fogs",
    "nitrogen-liquefied",
    "iodine-vapor",
    "steam-condenses",
  ],
  shape: [
    "glass-breaks",
    "paper-torn",
    "wood-sawn",
    "copper-drawn",
    "aluminum-rolled",
    "salt-ground",
    "rubber-stretched",
    "nail-bent",
    "chocolate-grated",
    "can-crushed",
  ],
  mixing: [
    "sugar-dissolves",
    "salt-dissolves",
    "ink-spreads",
    "perfume-spreads",
    "sand-gravel",
    "alcohol-water",
    "oxygen-dissolves",
    "iron-sulfur",
  ],
  chemical: [
    "wood-burns",
    "iron-rusts",
    "milk-sours",
    "egg-fries",
    "silver-tarnishes",
    "soda-vinegar",
    "magnesium-burns",
    "food-rots",
    "juice-ferments",
    "leaf-makes-sugar",
    "roof-turns-green",
    "water-electrolyzed",
    "white-precipitate",
    "zinc-in-acid",
    "limestone-heated",
    "sugar-chars",
    "match-lit",
    "bleach-takes-color",
    "gas-stove",
    "toast-browns",
    "candle-burns",
  ],
};

/** What can be said of a substance without, and only with, making another of it. */
export const SUBSTANCE_PROPERTIES = {
  "physical-property": [
    "copper-conducts",
    "gold-density",
    "ethanol-boils-at",
    "sulfur-yellow",
    "glass-brittle",
    "diamond-hard",
    "salt-soluble",
    "iron-magnetic",
    "mercury-liquid",
    "aluminum-malleable",
  ],
  "chemical-property": [
    "gasoline-flammable",
    "iron-can-rust",
    "gold-resists-acid",
    "sodium-with-water",
    "limestone-acid",
    "helium-inert",
    "peroxide-light",
    "magnesium-can-burn",
    "silver-can-tarnish",
  ],
} as const;
