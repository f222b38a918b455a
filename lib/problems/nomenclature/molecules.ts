import { getFormula, parseFormula } from "../../chemistry/formula/parse.ts";
import type { CountedElement } from "../../nomenclature/designation.ts";
import type { Molecule } from "../../nomenclature/molecule.ts";
import { nameOf } from "../../nomenclature/name-of.ts";

/** Known as substances: Haynes (ed.), CRC Handbook of Chemistry and Physics, 97th ed., section 4. */
const ONE_FIRST =
  "CO CO2 NO NO2 PF3 PCl3 PBr3 PI3 PF5 PCl5 PBr5 SO2 SO3 SF4 SF6 SCl2 CF4 CCl4 CBr4 CI4 CS2 SiF4 SiCl4 SiBr4 SiI4 BF3 BCl3 BBr3 BI3 NF3 NCl3 NI3 OF2 ClO2 ClF ClF3 ClF5 BrF BrF3 BrF5 IF IF5 IF7 ICl ICl3 IBr BrCl XeF2 XeF4 XeF6 XeO3 XeO4 KrF2 SeO2 SeO3 SeF4 SeF6 SeCl4 AsF3 AsCl3 AsF5";

const SEVERAL_FIRST =
  "N2O N2O3 N2O4 N2O5 N2F2 N2F4 S2Cl2 S2Br2 S2F10 S2F2 P2Cl4 P2I4 P4O6 P4O10 P4S3 P4S7 P4S10 Cl2O Cl2O6 Cl2O7 O2F2 Br2O I2O5 As2O3 As2O5 Si2Cl6 Si2F6 B2Cl4 B2F4 Se2Cl2";

function readMolecule(formula: string): Molecule {
  const [first, second] = [...getFormula(formula).counts].map(([symbol, count]) => ({ symbol, count }));
  if (first === undefined || second === undefined) throw new Error(`${formula} is no compound of two elements`);
  return { formula, first, second };
}

const readAll = (formulas: string): readonly Molecule[] => formulas.split(" ").map(readMolecule);

/** One atom of the first element. */
export const PLAIN_MOLECULES = readAll(ONE_FIRST);

/** Several atoms of the first element. */
export const PREFIXED_MOLECULES = readAll(SEVERAL_FIRST);

export const MOLECULES: readonly Molecule[] = [...PLAIN_MOLECULES, ...PREFIXED_MOLECULES];

function write({ symbol, count }: CountedElement): string {
  return count === 1 ? symbol : `${symbol}${count}`;
}

const namedFormulas = new Map<string, boolean>();

/** Whether a formula has a name of its own: "iodine pentoxide" is what I2O5 is called, so that IO5 has none. */
function isNamed(formula: string): boolean {
  const known = namedFormulas.get(formula);
  if (known !== undefined) return known;
  const parsed = parseFormula(formula);
  const isNew = parsed.ok && nameOf(parsed.value).ok;
  namedFormulas.set(formula, isNew);
  return isNew;
}

/** The same elements in other numbers: known compounds first. */
export function listOtherNumbers({ formula, first, second }: Molecule): readonly string[] {
  const known = MOLECULES.filter(
    (other) => other.first.symbol === first.symbol && other.second.symbol === second.symbol,
  ).map((other) => other.formula);
  const changes = [
    [0, 1],
    [0, -1],
    [1, 0],
    [first.count > 1 ? -1 : 2, 0],
    [0, 2],
  ] as const;
  const changed = changes
    .map(([a, b]) => ({ a: first.count + a, b: second.count + b }))
    .filter(({ a, b }) => a > 0 && b > 0 && a <= 10 && b <= 10);
  const written = changed.map(({ a, b }) => write({ ...first, count: a }) + write({ ...second, count: b }));
  return [...new Set([...known, ...written])].filter((each) => each !== formula && isNamed(each));
}
