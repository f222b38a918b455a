import { givenTerm } from "../../methods/rules/quantity-terms.ts";
import { formulaTerm, notation } from "../../methods/terms.ts";
import { writeHill } from "../../nomenclature/organic/organic.ts";
import { quantity } from "../../quantity/quantity.ts";
import type { SolvedDraft } from "../draft.ts";
import type { Family } from "../family.ts";
import type { Random } from "../random.ts";
import { askKind, askMember, KIND_WORDS } from "./kinds.ts";

const askSugar = askMember("sugar", {
  monosaccharide: ["glucose", "fructose", "galactose", "ribose", "deoxyribose"],
  disaccharide: ["sucrose", "lactose", "maltose"],
  polysaccharide: ["starch", "cellulose", "glycogen", "chitin"],
});

const askLipid = askMember("lipid", {
  triglyceride: ["three-acids", "olive-oil", "fat-store"],
  phospholipid: ["two-acids-phosphate", "membrane", "head-and-tails"],
  steroid: ["four-rings", "cholesterol", "testosterone"],
  wax: ["one-acid-one-alcohol", "honeycomb", "leaf-coat"],
});

const askLevel = askMember("level", {
  "primary-structure": ["sequence", "swapped-acid"],
  "secondary-structure": ["helix", "sheet", "backbone-bonds"],
  "tertiary-structure": ["globule", "sulfur-bridge", "hydrophobic-core"],
  "quaternary-structure": ["hemoglobin", "subunits"],
});

const askNucleicAcid = askMember("nucleic", {
  "dna-only": ["thymine", "the-deoxyribose", "chromosomes"],
  "rna-only": ["uracil", "the-ribose", "to-ribosome", "codons-read"],
  "both-acids": ["adenine", "guanine", "cytosine", "phosphate"],
});

const askProcess = askMember("process", {
  replication: ["before-division", "old-strands"],
  transcription: ["gene-copied", "rna-polymerase"],
  translation: ["ribosome", "anticodon"],
});

/** The classes EC 1 to 6 of the Enzyme Commission (IUBMB), with reactions of enzymes that belong to no other. */
const askEnzyme = askMember("enzyme", {
  oxidoreductase: ["dehydrogenase", "lactate"],
  transferase: ["kinase", "transaminase"],
  hydrolase: ["lactase", "pepsin"],
  lyase: ["decarboxylase"],
  isomerase: ["glucose-isomerase"],
  ligase: ["dna-joiner"],
});

const CARBONS = [3, 4, 5, 6] as const;

/** The name of a monosaccharide CnH2nOn by its group and its number of carbon atoms: an aldohexose. */
function askSugarName(random: Random): SolvedDraft {
  const carbons = random.pick(CARBONS);
  const [group, other] = random.pick([
    ["aldose", "ketose"],
    ["ketose", "aldose"],
  ] as const);
  const wrong = [
    `${other}-${carbons}`,
    ...random
      .shuffle(CARBONS.filter((each) => each !== carbons))
      .slice(0, 2)
      .map((each) => `${group}-${each}`),
  ];
  const formula = formulaTerm(writeHill({ C: carbons, H: 2 * carbons, O: carbons }));
  return askKind({ variant: group, values: { formula } }, `${group}-${carbons}`, wrong, (each) =>
    each.startsWith(other) ? "other-group" : "other-count",
  );
}

const SATURATIONS = ["saturated", "monounsaturated", "polyunsaturated"] as const;

/** Natural fatty acids have an even number of carbon atoms; each double bond has two hydrogens less. */
function askSaturation(random: Random): SolvedDraft {
  const kind = random.pick(SATURATIONS);
  const carbons = 2 * random.integer(7, 12) - 1;
  const doubles = { saturated: 0, monounsaturated: 1, polyunsaturated: random.integer(2, 4) }[kind];
  const formula = formulaTerm(`C${carbons}H${2 * carbons + 1 - 2 * doubles}COOH`);
  return askKind(
    { variant: "saturation", values: { formula } },
    kind,
    SATURATIONS.filter((each) => each !== kind),
  );
}

/**
 * Side chains by what they are at pH 7 (IUPAC-IUB 1983). Those on whose kind textbooks do not agree are left out: glycine,
 * cysteine, methionine, proline, tyrosine, tryptophan and histidine.
 */
const SIDE_CHAINS = {
  nonpolar: [
    ["Ala", "–CH₃"],
    ["Val", "–CH(CH₃)₂"],
    ["Leu", "–CH₂CH(CH₃)₂"],
    ["Ile", "–CH(CH₃)CH₂CH₃"],
    ["Phe", "–CH₂C₆H₅"],
  ],
  "polar-uncharged": [
    ["Ser", "–CH₂OH"],
    ["Thr", "–CH(OH)CH₃"],
    ["Asn", "–CH₂CONH₂"],
    ["Gln", "–CH₂CH₂CONH₂"],
  ],
  negative: [
    ["Asp", "–CH₂COOH"],
    ["Glu", "–CH₂CH₂COOH"],
  ],
  positive: [
    ["Lys", "–CH₂CH₂CH₂CH₂NH₂"],
    ["Arg", "–CH₂CH₂CH₂NHC(=NH)NH₂"],
  ],
} as const;

const SIDE_CHAIN_KINDS = [
  "nonpolar",
  "polar-uncharged",
  "negative",
  "positive",
] as const satisfies readonly (keyof typeof SIDE_CHAINS)[];

function askSideChain(random: Random): SolvedDraft {
  const kind = random.pick(SIDE_CHAIN_KINDS);
  const [acid, group] = random.pick<readonly [string, string]>(SIDE_CHAINS[kind]);
  return askKind(
    { variant: "side-chain", values: { acid: notation(acid), group: notation(group) } },
    kind,
    SIDE_CHAIN_KINDS.filter((each) => each !== kind),
  );
}

const INHIBITIONS = ["competitive", "noncompetitive", "uncompetitive"] as const;

const askInhibition = askMember("inhibition", {
  competitive: ["at-active-site", "driven-out"],
  noncompetitive: ["elsewhere"],
  uncompetitive: ["on-complex"],
});

/** By what an inhibitor does to Km and to the greatest rate; noncompetitive is the pure kind, which leaves Km as it is. */
function askInhibitionByNumbers(random: Random): SolvedDraft {
  const kind = random.pick(INHIBITIONS);
  const [least, greatest] = [
    random.measured({ from: 0.12, to: 1.6, figures: 2 }, "mmol/L"),
    random.measured({ from: 22, to: 240, figures: 2 }, "µmol/(L·s)"),
  ];
  const factor = random.pick([2, 3, 4]);
  const [km, kmThen] =
    kind === "competitive"
      ? [least.value, least.value.times(factor)]
      : [least.value.times(factor), kind === "noncompetitive" ? least.value.times(factor) : least.value];
  const [rate, rateThen] = [
    greatest.value.times(factor),
    kind === "competitive" ? greatest.value.times(factor) : greatest.value,
  ];
  const concentration = (value: typeof km) => givenTerm(quantity(value, "mmol/L", 2));
  const speed = (value: typeof km) => givenTerm(quantity(value, "µmol/(L·s)", 2));
  return askKind(
    {
      variant: "inhibition-numbers",
      values: {
        km: concentration(km),
        kmThen: concentration(kmThen),
        greatest: speed(rate),
        greatestThen: speed(rateThen),
      },
    },
    kind,
    INHIBITIONS.filter((each) => each !== kind),
  );
}

const family = (id: string, subtopic: Family["subtopic"], levels: Family["levels"]): Family => ({
  id,
  subtopic,
  words: KIND_WORDS,
  forms: ["free", "choice"],
  levels,
});

/** Kinds of carbohydrates, and of sugars by group and carbon atoms. */
export const carbohydrateKinds = family("carbohydrate-kinds", "carbohydrates", {
  easy: askSugar,
  medium: askSugarName,
});

/** Saturated and unsaturated fatty acids, and the kinds of lipids. */
export const lipidKinds = family("lipid-kinds", "lipids", { easy: askSaturation, medium: askLipid });

/** Levels of the structure of proteins, and kinds of side chains. */
export const proteinKinds = family("protein-kinds", "proteins-amino-acids", { easy: askLevel, medium: askSideChain });

/** What tells DNA from RNA, and what is made from them. */
export const nucleicAcidKinds = family("nucleic-acid-kinds", "nucleic-acids", {
  easy: askNucleicAcid,
  medium: askProcess,
});

/** Classes of enzymes, and kinds of inhibition. */
export const enzymeKinds = family("enzyme-kinds", "enzymes", {
  easy: askEnzyme,
  medium: (random) => (random.chance(0.75) ? askInhibitionByNumbers(random) : askInhibition(random)),
});
