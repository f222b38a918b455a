import { expect, test } from "vitest";
import { countAtoms, listAlkanes, readStructure } from "../../../chemistry/organic/structure.ts";
import { foldName } from "../../fold.ts";
import { writeHill } from "../organic.ts";
import { readOrganic } from "../read-organic.ts";
import { nameStructure } from "./name-structure.ts";
import { listSystematic, writeSystematic } from "./write-systematic.ts";

/** Structures and their names by the Blue Book 2013, places left out where only one is possible. */
const NAMES = `
C methane; CC ethane; CCC propane; CCCC butane; CCCCCCCCCC decane; CC(C)C 2-methylpropane; CCC(C)C 2-methylbutane; CC(C)(C)C 2,2-dimethylpropane
CC(C)CCC 2-methylpentane; CCC(C)CC 3-methylpentane; CC(C)C(C)C 2,3-dimethylbutane; CC(C)(C)CC 2,2-dimethylbutane; CCC(CC)CC 3-ethylpentane
CC(CC)CCC 3-methylhexane; CC(C)CC(C)C 2,4-dimethylpentane; CC(C)(C)CC(C)C 2,2,4-trimethylpentane; CCC(CC)C(C)C 3-ethyl-2-methylpentane
CCC(C)C(CC)CCC 4-ethyl-3-methylheptane; CCCC(CCC)CCC 4-propylheptane; CC(C)CCC(C)CC 2,5-dimethylheptane; CC(C)(C)C(C)(C)C 2,2,3,3-tetramethylbutane
C=C ethene; C=CC propene; C=CCC but-1-ene; CC=CC but-2-ene; C=C(C)C 2-methylpropene; CC(C)C=C 3-methylbut-1-ene; CC=C(C)C 2-methylbut-2-ene
C=C(C)CC 2-methylbut-1-ene; CCC=CCC hex-3-ene; CC(C)CC=C 4-methylpent-1-ene; C=C(CC)CC 2-ethylbut-1-ene; CC(C)C=CC 4-methylpent-2-ene
C#C ethyne; CC#C propyne; C#CCC but-1-yne; CC#CC but-2-yne; CC(C)C#C 3-methylbut-1-yne; CC#CC(C)C 4-methylpent-2-yne; CCCC#C pent-1-yne
CO methanol; CCO ethanol; CCCO propan-1-ol; CC(O)C propan-2-ol; CC(O)CC butan-2-ol; CC(C)(C)O 2-methylpropan-2-ol; CC(C)CO 2-methylpropan-1-ol
CC(C)CCO 3-methylbutan-1-ol; CC(O)C(C)C 3-methylbutan-2-ol; CC(C)CC(O)C 4-methylpentan-2-ol; CCC(O)CC pentan-3-ol; CCC(CC)CO 2-ethylbutan-1-ol
C=O methanal; CC=O ethanal; CCC=O propanal; CC(C)C=O 2-methylpropanal; CC(C)CC=O 3-methylbutanal; CCCCC=O pentanal
CC(=O)C propanone; CC(=O)CC butan-2-one; CCC(=O)CC pentan-3-one; CC(=O)C(C)C 3-methylbutan-2-one; CC(=O)CC(C)C 4-methylpentan-2-one
C(=O)O methanoic acid; CC(=O)O ethanoic acid; CCC(=O)O propanoic acid; CC(C)C(=O)O 2-methylpropanoic acid; CC(C)CC(=O)O 3-methylbutanoic acid
CC(Cl)C(=O)O 2-chloropropanoic acid; CCCCCC(=O)O hexanoic acid; CN methanamine; CCN ethanamine; CCCN propan-1-amine; CC(N)C propan-2-amine
CC(C)CN 2-methylpropan-1-amine; CC(=O)OC methyl ethanoate; CC(=O)OCC ethyl ethanoate; C(=O)OC methyl methanoate; CCC(=O)OCC ethyl propanoate
CCCC(=O)OC methyl butanoate; CC(=O)OCCC propyl ethanoate; CCl chloromethane; ClCCl dichloromethane; ClC(Cl)Cl trichloromethane; CCBr bromoethane
CC(Cl)C 2-chloropropane; CCCBr 1-bromopropane; CC(Cl)Cl 1,1-dichloroethane; ClCCCl 1,2-dichloroethane; CC(Br)C(C)C 2-bromo-3-methylbutane
CC(C)(C)Br 2-bromo-2-methylpropane; C=CCl chloroethene; C=CCCl 3-chloropropene; CC(I)CC 2-iodobutane; FC(F)(Cl)Cl dichlorodifluoromethane; OCCCl 2-chloroethan-1-ol
C=CC=C buta-1,3-diene; C=CC(O)C but-3-en-2-ol; C=CC=O prop-2-enal; CC=CC(=O)O but-2-enoic acid; C=CC(=O)OC methyl prop-2-enoate
OCCO ethane-1,2-diol; CC(=O)CC(=O)C pentane-2,4-dione; NCCN ethane-1,2-diamine; C#CCO prop-2-yn-1-ol; FC(F)(F)C(Cl)Br 2-bromo-2-chloro-1,1,1-trifluoroethane
`
  .split(/[;\n]/)
  .map((line) => line.trim())
  .filter((line) => line !== "")
  .map((line) => [line.slice(0, line.indexOf(" ")), line.slice(line.indexOf(" ") + 1)] as const);

function nameOf(smiles: string) {
  const named = nameStructure(readStructure(smiles));
  if (named === null) throw new Error(`${smiles} has no name`);
  return named.name;
}

test("the table holds as many molecules as it promises", () => {
  expect(NAMES.length).toBeGreaterThanOrEqual(80);
});

test.each(NAMES)("[CARD-03] %s is %s, and that name is read as its formula", (smiles, name) => {
  expect(writeSystematic(nameOf(smiles), "en")).toBe(name);
  const read = readOrganic(foldName(name).text);
  const atoms = (formula: string): string =>
    [...formula.matchAll(/([A-Z][a-z]?)(\d*)/g)]
      .reduce(
        (sum, [, symbol = "", count = ""]) => sum.set(symbol, (sum.get(symbol) ?? 0) + Number(count || 1)),
        new Map<string, number>(),
      )
      .entries()
      .toArray()
      .toSorted()
      .join(" ");
  expect(read?.kind === "formula" ? atoms(read.formula) : read).toBe(
    atoms(writeHill(countAtoms(readStructure(smiles)))),
  );
});

test.each([
  ["CC(C)CC", "es", "2-metilbutano"],
  ["CC(O)CC", "es", "butan-2-ol"],
  ["CC(C)CC(=O)O", "es", "ácido 3-metilbutanoico"],
  ["CC(=O)OCC", "es", "etanoato de etilo"],
  ["CC(I)CC(C)(C)C", "es", "2,2-dimetil-4-yodopentano"],
  ["CCC(CC)C(C)C", "fr", "3-éthyl-2-méthylpentane"],
  ["CC=C(C)C", "fr", "2-méthylbut-2-ène"],
  ["CC(C)C(=O)O", "fr", "acide 2-méthylpropanoïque"],
  ["CC(=O)OCC", "fr", "éthanoate d’éthyle"],
  ["C=CC(=O)O", "fr", "acide prop-2-énoïque"],
  ["C=CC(O)C", "es", "but-3-en-2-ol"],
  ["OCCO", "es", "etano-1,2-diol"],
  ["C=CC=C", "fr", "buta-1,3-diène"],
  ["FC(F)(Cl)Cl", "zh", "二氟二氯甲烷"],
  ["CC(O)CC", "am", "ቡታን-2-ኦል"],
  ["CC=CC", "am", "ቡት-2-ኢን"],
  ["CC(=O)O", "am", "ኤታኖይክ አሲድ"],
  ["CCC(CC)C(C)C", "zh", "2-甲基-3-乙基戊烷"],
  ["CC(C)C=C", "zh", "3-甲基-1-丁烯"],
  ["CC(C)(C)O", "zh", "2-甲基-2-丙醇"],
  ["CC(=O)OCC", "zh", "乙酸乙酯"],
  ["CC(O)CC", "hi", "ब्यूटेन-2-ऑल"],
  ["CC(C)CC(=O)O", "hi", "3-मेथिलब्यूटेनोइक अम्ल"],
  ["CC(C)(C)CC", "hi", "2,2-डाइमेथिलब्यूटेन"],
] as const)("[I18N-01] %s in %s is %s", (smiles, locale, name) => {
  expect(writeSystematic(nameOf(smiles), locale)).toBe(name);
});

test.each([
  ["CC(O)CC", "en", ["butan-2-ol", "2-butanol"]],
  ["CC(C)CC", "en", ["2-methylbutane", "methylbutane"]],
  ["CC(=O)C", "en", ["propanone", "propan-2-one", "2-propanone"]],
  ["CC(O)CC", "zh", ["2-丁醇", "丁-2-醇", "butan-2-ol", "2-butanol"]],
] as const)("[CARD-03] of %s every form in %s is known", (smiles, locale, names) => {
  expect(listSystematic(nameOf(smiles), locale)).toEqual(names);
});

test("[CARD-03] what has no simple name gets none", () => {
  // A branch that is branched itself, two kinds of principal groups or of bonds, three alike; ethers, amides, nitriles, acyl halides.
  const beyond =
    "CCCC(C(C)C)CCC OCC=O C=CC#C OCC(O)CO OC(=O)CC(=O)O COC CC(=O)N CC#N CC(=O)Cl CC(=O)OO COC(=O)OC OCO CNC C=CO";
  for (const smiles of beyond.split(" ")) expect(nameStructure(readStructure(smiles))).toBeNull();
});

test("[CARD-03] the isomers of an alkane all have different names", () => {
  for (const carbons of [4, 5, 6, 7]) {
    const names = listAlkanes(carbons)
      .map((each) => nameStructure(each))
      .map((named) => (named === null ? null : writeSystematic(named.name, "en")));
    expect(names).not.toContain(null);
    expect(new Set(names).size).toBe(names.length);
  }
});
