import { canonicalOf } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";
import { listFormulasOf } from "../nomenclature/formula-of.ts";

/** Structures of every textbook that have no single central atom, in SMILES, by their English names. */
export const SMILES: Readonly<Record<string, string>> = {
  ethane: "CC",
  propane: "CCC",
  butane: "CCCC",
  pentane: "CCCCC",
  hexane: "CCCCCC",
  heptane: "CCCCCCC",
  octane: "CCCCCCCC",
  "2-methylpropane": "CC(C)C",
  ethene: "C=C",
  propene: "CC=C",
  ethyne: "C#C",
  cyclopropane: "C1CC1",
  cyclohexane: "C1CCCCC1",
  benzene: "c1ccccc1",
  toluene: "Cc1ccccc1",
  phenol: "Oc1ccccc1",
  aniline: "Nc1ccccc1",
  naphthalene: "c1ccc2ccccc2c1",
  styrene: "C=Cc1ccccc1",
  "benzoic acid": "OC(=O)c1ccccc1",
  pyridine: "c1ccncc1",
  methanol: "CO",
  ethanol: "CCO",
  "1-propanol": "CCCO",
  "2-propanol": "CC(C)O",
  glycerol: "OCC(O)CO",
  "ethylene glycol": "OCCO",
  acetaldehyde: "CC=O",
  acetone: "CC(C)=O",
  "acetic acid": "CC(=O)O",
  "propanoic acid": "CCC(=O)O",
  "lactic acid": "CC(O)C(=O)O",
  "citric acid": "OC(=O)CC(O)(CC(=O)O)C(=O)O",
  "oxalic acid": "OC(=O)C(=O)O",
  methylamine: "CN",
  ethylamine: "CCN",
  "dimethyl ether": "COC",
  "diethyl ether": "CCOCC",
  "ethyl acetate": "CCOC(C)=O",
  glycine: "NCC(=O)O",
  alanine: "C[C@H](N)C(=O)O",
  urea: "NC(N)=O",
  glucose: "OC[C@H]1O[C@@H](O)[C@H](O)[C@@H](O)[C@@H]1O",
  caffeine: "Cn1cnc2c1c(=O)n(C)c(=O)n2C",
  aspirin: "CC(=O)Oc1ccccc1C(=O)O",
  hydrazine: "NN",
  "hydrogen peroxide": "OO",
};

let byFormula: ReadonlyMap<string, string> | null = null;

/** The structure that a formula of a course stands for; null where none is known. */
export function findSmiles(formula: string): string | null {
  byFormula ??= new Map(
    Object.entries(SMILES)
      .toReversed()
      .flatMap(([name, smiles]) =>
        listFormulasOf(name, "en").flatMap((each): [string, string][] => [[bare(each), smiles]]),
      ),
  );
  return byFormula.get(bare(formula)) ?? null;
}

function bare(formula: string): string {
  const parsed = parseFormula(formula);
  return parsed.ok ? canonicalOf(parsed.value) : formula;
}
