/** Words of the Blue Book 2013, folded: P-21.2 for chains, P-29 and P-32 for substituents, P-31 for prefixes and suffixes. */
export type AtomCounts = Readonly<Partial<Record<"C" | "H" | "Br" | "Cl" | "F" | "I" | "N" | "O" | "S", number>>>;

export const STEMS: ReadonlyMap<string, number> = new Map(
  "meth eth prop but pent hex hept oct non dec undec dodec tridec tetradec pentadec hexadec heptadec octadec nonadec icos"
    .split(" ")
    .map((stem, index): [string, number] => [stem, index + 1])
    .concat([["eicos", 20]]),
);

export const MULTIPLIERS: ReadonlyMap<string, number> = new Map([
  ["di", 2],
  ["tri", 3],
  ["tetra", 4],
  ["penta", 5],
  ["hexa", 6],
  ["hepta", 7],
  ["octa", 8],
  ["bis", 2],
  ["tris", 3],
]);

const ALKYLS = ["meth", "eth", "prop", "but", "pent", "hex", "hept", "oct", "non", "dec"].map(
  (stem, index): [string, AtomCounts] => [`${stem}yl`, { C: index + 1, H: 2 * index + 3 }],
);

const BRANCHED: readonly [string, AtomCounts][] = [
  ["isopropyl", { C: 3, H: 7 }],
  ["propan2yl", { C: 3, H: 7 }],
  ["isobutyl", { C: 4, H: 9 }],
  ["secbutyl", { C: 4, H: 9 }],
  ["tertbutyl", { C: 4, H: 9 }],
  ["tbutyl", { C: 4, H: 9 }],
  ["neopentyl", { C: 5, H: 11 }],
  ["isopentyl", { C: 5, H: 11 }],
  ["vinyl", { C: 2, H: 3 }],
  ["ethenyl", { C: 2, H: 3 }],
  ["allyl", { C: 3, H: 5 }],
  ["phenyl", { C: 6, H: 5 }],
  ["benzyl", { C: 7, H: 7 }],
  ["cyclohexyl", { C: 6, H: 11 }],
  ["cyclopentyl", { C: 5, H: 9 }],
  ["cyclopropyl", { C: 3, H: 5 }],
];

/** Groups with one bond to carbon that can also stand in functional class names ("ethyl methyl ether"). */
export const HYDROCARBON_GROUPS: ReadonlyMap<string, AtomCounts> = new Map([...BRANCHED, ...ALKYLS]);

/** Every substituent with one bond. */
export const SUBSTITUENTS: ReadonlyMap<string, AtomCounts> = new Map([
  ...HYDROCARBON_GROUPS,
  ["fluoro", { F: 1 }],
  ["chloro", { Cl: 1 }],
  ["bromo", { Br: 1 }],
  ["iodo", { I: 1 }],
  ["hydroxy", { O: 1, H: 1 }],
  ["amino", { N: 1, H: 2 }],
  ["nitro", { N: 1, O: 2 }],
  ["cyano", { C: 1, N: 1 }],
  ["methoxy", { C: 1, H: 3, O: 1 }],
  ["ethoxy", { C: 2, H: 5, O: 1 }],
  ["sulfanyl", { S: 1, H: 1 }],
  ["mercapto", { S: 1, H: 1 }],
]);

/**
 * A suffix takes `bonds` of its carbon and adds `atoms`. `carbon` says where it may stand: at the end of a chain (acids,
 * aldehydes), inside it (ketones), or anywhere.
 */
export type Suffix = {
  readonly bonds: number;
  readonly atoms: AtomCounts;
  readonly carbon: "end" | "inside" | "any";
  readonly written: string | null;
};

export const SUFFIXES: ReadonlyMap<string, Suffix> = new Map<string, Suffix>([
  ["ol", { bonds: 1, atoms: { O: 1, H: 1 }, carbon: "any", written: "OH" }],
  ["thiol", { bonds: 1, atoms: { S: 1, H: 1 }, carbon: "any", written: "SH" }],
  ["amine", { bonds: 1, atoms: { N: 1, H: 2 }, carbon: "any", written: "NH2" }],
  ["al", { bonds: 2, atoms: { O: 1 }, carbon: "end", written: null }],
  ["one", { bonds: 2, atoms: { O: 1 }, carbon: "inside", written: null }],
  ["oicacid", { bonds: 3, atoms: { O: 2, H: 1 }, carbon: "end", written: null }],
  ["amide", { bonds: 3, atoms: { O: 1, N: 1, H: 2 }, carbon: "end", written: null }],
  ["nitrile", { bonds: 3, atoms: { N: 1 }, carbon: "end", written: null }],
]);

/** Parents with a name of their own: atoms, and how many hydrogens of the ring a substituent may replace. */
export const RINGS: ReadonlyMap<string, { readonly atoms: AtomCounts; readonly free: number }> = new Map([
  ["benzene", { atoms: { C: 6, H: 6 }, free: 6 }],
  ["toluene", { atoms: { C: 7, H: 8 }, free: 5 }],
  ["phenol", { atoms: { C: 6, H: 6, O: 1 }, free: 5 }],
  ["aniline", { atoms: { C: 6, H: 7, N: 1 }, free: 5 }],
  ["benzoicacid", { atoms: { C: 7, H: 6, O: 2 }, free: 5 }],
  ["benzaldehyde", { atoms: { C: 7, H: 6, O: 1 }, free: 5 }],
  ["benzamide", { atoms: { C: 7, H: 7, N: 1, O: 1 }, free: 5 }],
  ["benzonitrile", { atoms: { C: 7, H: 5, N: 1 }, free: 5 }],
  ["anisole", { atoms: { C: 7, H: 8, O: 1 }, free: 5 }],
  ["acetophenone", { atoms: { C: 8, H: 8, O: 1 }, free: 5 }],
  ["naphthalene", { atoms: { C: 10, H: 8 }, free: 8 }],
]);

/** What a name of this grammar may begin with, locants and descriptors ("2-", "cis-", "n-") included. */
export const ORGANIC_BEGINNINGS: readonly string[] = [
  ...[...STEMS.keys()].flatMap((stem) => [stem, `n${stem}`, `cyclo${stem}`]),
  ...[...MULTIPLIERS.keys()].flatMap((count) => [...SUBSTITUENTS.keys()].map((group) => count + group)),
  ...[...SUBSTITUENTS.keys()].flatMap((group) => [group, `o${group}`, `m${group}`, `p${group}`]),
  ..."odi mdi pdi ortho meta para cis trans dgl (".split(" "),
  ...RINGS.keys(),
  ..."123456789".split(""),
];
