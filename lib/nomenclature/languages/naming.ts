/** Names of one thing, the preferred one first. */
export type Names = readonly string[];

/** Where a word stands to what it describes. */
export type Place = "before" | "after";

/** What may stand at the end of an unbranched chain; CH3 for an alkane. */
export const CHAIN_GROUPS = ["CH3", "OH", "NH2", "CHO", "COOH", "F", "Cl", "Br", "I"] as const;

export type ChainGroup = (typeof CHAIN_GROUPS)[number];

/**
 * How a language names substances. All of it is data, so that a language is one file. Keys of ions are written `SO4^2-`,
 * keys of substances are formulas in canonical ASCII.
 */
export type Naming = {
  /** "iron(III) oxide" or "óxido de hierro(III)". */
  readonly order: "cation-first" | "anion-first";
  /** What joins the two in writing; `beforeVowel` where the language elides. */
  readonly joint: { readonly plain: string; readonly beforeVowel: string };
  /** What may join them in reading, the joint included. */
  readonly links: readonly string[];
  readonly elements: Readonly<Record<string, Names>>;
  /** Cations that are not named by element and numeral. */
  readonly cations: Readonly<Record<string, Names>>;
  /** Older names of cations, read but not preferred: "ferrous". */
  readonly traditionalCations: Readonly<Record<string, Names>>;
  readonly anions: Readonly<Record<string, Names>>;
  /** Acids in any state. */
  readonly acids: Readonly<Record<string, Names>>;
  /** Names of a compound of hydrogen in water. */
  readonly aqueousAcids: Readonly<Record<string, Names>>;
  /** Counting prefixes from one on, each with its shorter form before the vowel of an oxide where there is one. */
  readonly prefixes: readonly Names[];
  /** The names of second elements before which the shorter form is used. */
  readonly elidesBefore: RegExp;
  readonly hydrates: {
    readonly place: Place;
    readonly separator: string;
    readonly byCount: Readonly<Record<string, Names>>;
    /** Words behind a number: "5-hydrate". */
    readonly units: Names;
  };
  readonly ion: { readonly place: Place; readonly separator: string; readonly words: Names };
  /** Names of ions by themselves, where they are not made of the names above: 氯离子, but 氯化钠. */
  readonly ions: Readonly<Record<string, Names>>;
  /** Preferred names that no rule makes: "water". */
  readonly retained: Readonly<Record<string, Names>>;
  /** Organic compounds by a formula that decides the compound, or by convention means it. */
  readonly organic: Readonly<Record<string, Names>>;
  /**
   * Unbranched chains: stems from one carbon on, and for each group at the end the pattern of the name for up to two
   * carbons and for more ("{stem}an-1-ol").
   */
  readonly chains: {
    readonly stems: Names;
    readonly patterns: Readonly<Record<ChainGroup, readonly [short: string, long: string]>>;
  };
  /** Whether names are read by the grammar of `organic/`, whose words are English. */
  readonly hasOrganicGrammar: boolean;
  /** Everyday and older names of just this substance: "table salt". */
  readonly everyday: Readonly<Record<string, Names>>;
  /** Names that are read only, because their formula belongs to other things too: isomers, materials, solutions. */
  readonly readOnly: Readonly<Record<string, Names>>;
  /** Names that leave the formula open, and the formulas that they may mean; none for a mixture. */
  readonly open: Readonly<Record<string, readonly string[]>>;
  /** Words that say in what form a substance is there and change nothing: "gas", "anhydrous". */
  readonly forms: Names;
  /** What grammar puts before or behind a name without a space: "of" and the object's ending in Amharic. */
  readonly inflections: { readonly before: Names; readonly after: Names };
  /** Words that make an element's name mean the single atom, not the molecule. */
  readonly atom: Names;
  /** Spellings that any word may have: "sulph" for "sulf". */
  readonly spellings: readonly (readonly [preferred: string, other: string])[];
};
