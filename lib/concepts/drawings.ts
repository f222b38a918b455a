import type { MoleculeId } from "../chemistry/organic/molecules.ts";
import type { SubtopicSlug } from "../curriculum/outline.ts";

/** Curves that lessons show; `lib/wording/plots.ts` computes and words them. */
export type PlotId =
  | "heating"
  | "decay"
  | "titrations"
  | "boyle"
  | "charles"
  | "maxwell"
  | "beer"
  | "profile"
  | "orders"
  | "arrhenius";

/** A molecule with one central atom. */
export type CentralMolecule = {
  readonly formula: string;
  readonly center: string;
  readonly ligands: readonly string[];
};

/** What a lesson draws: a molecule's skeleton, its pairs and shape, or a curve. */
export type DrawingNote =
  | { readonly kind: "structure"; readonly molecule: MoleculeId }
  | { readonly kind: "shape"; readonly molecule: CentralMolecule }
  | { readonly kind: "plot"; readonly plot: PlotId };

const structures = (...molecules: MoleculeId[]): DrawingNote[] =>
  molecules.map((molecule) => ({ kind: "structure", molecule }));
const shapes = (...molecules: CentralMolecule[]): DrawingNote[] =>
  molecules.map((molecule) => ({ kind: "shape", molecule }));
const plots = (...ids: PlotId[]): DrawingNote[] => ids.map((plot) => ({ kind: "plot", plot }));

const WATER: CentralMolecule = { formula: "H2O", center: "O", ligands: ["H", "H"] };
const AMMONIA: CentralMolecule = { formula: "NH3", center: "N", ligands: ["H", "H", "H"] };
const METHANE: CentralMolecule = { formula: "CH4", center: "C", ligands: ["H", "H", "H", "H"] };
const CARBON_DIOXIDE: CentralMolecule = { formula: "CO2", center: "C", ligands: ["O", "O"] };
const BORON_TRIFLUORIDE: CentralMolecule = { formula: "BF3", center: "B", ligands: ["F", "F", "F"] };
const HYDROGEN_CYANIDE: CentralMolecule = { formula: "HCN", center: "C", ligands: ["H", "N"] };

/** The drawings of each lesson that has some. */
export const DRAWINGS: Readonly<Partial<Record<SubtopicSlug, readonly DrawingNote[]>>> = {
  "covalent-bonding": shapes(METHANE, CARBON_DIOXIDE, HYDROGEN_CYANIDE),
  "lewis-structures": shapes(WATER, AMMONIA, CARBON_DIOXIDE, HYDROGEN_CYANIDE),
  "molecular-geometry-vsepr": shapes(CARBON_DIOXIDE, BORON_TRIFLUORIDE, METHANE, AMMONIA, WATER),
  "bond-molecular-polarity": shapes(WATER, CARBON_DIOXIDE),
  hybridization: shapes(METHANE, BORON_TRIFLUORIDE, CARBON_DIOXIDE),
  "kinetic-molecular-theory": plots("maxwell"),
  "gas-laws": plots("boyle", "charles"),
  "phase-changes-phase-diagrams": plots("heating"),
  "enthalpy-of-reaction": plots("profile"),
  "heating-curves": plots("heating"),
  "rate-laws": plots("orders"),
  "integrated-rate-laws-half-life": plots("orders"),
  "activation-energy-arrhenius-equation": plots("profile", "arrhenius"),
  catalysis: plots("profile"),
  titrations: plots("titrations"),
  buffers: plots("titrations"),
  "radioactive-decay": plots("decay"),
  "half-life": plots("decay"),
  hydrocarbons: structures("propane", "ethene", "ethyne", "benzene"),
  "functional-groups": structures(
    "ethanol",
    "ethanal",
    "propanone",
    "ethanoic-acid",
    "methyl-ethanoate",
    "methylamine",
  ),
  "iupac-naming-of-organic-compounds": structures("2-methylbutane"),
  isomers: structures("butane", "2-methylpropane"),
  carbohydrates: structures("glucose"),
  lipids: structures("palmitic-acid"),
  "proteins-amino-acids": structures("alanine"),
  "nucleic-acids": structures("adenine"),
  "beer-lambert-law": plots("beer"),
};
