import { findSalt } from "../../../chemistry/ions/salt.ts";
import { formatFormula } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import type { Kind } from "../../../methods/rules/kinds.ts";
import { pureNumber } from "../../../quantity/quantity.ts";
import { isSense } from "../sentences.ts";
import type { Given, Statement } from "../statement.ts";
import type { ProblemToken } from "../tokens.ts";
import { listKinds, rebuild, withoutSubstance } from "./rebuild.ts";

const OF_CURRENT: ReadonlySet<Kind> = new Set<Kind>(["current", "charge", "time", "electron-amount"]);
const PRODUCED: ReadonlySet<Kind> = new Set<Kind>(["mass", "amount", "volume", "atoms", "particles"]);

/** Electrons for each molecule of the gases that form at electrodes in water and in molten salts. */
const GASES: Readonly<Record<string, number>> = { H2: 2, O2: 4, Cl2: 2, F2: 2, Br2: 2, I2: 2 };

/** Metals whose ions have one charge only in water: copper(I) does not last there. */
const SINGLE_CHARGES: Readonly<Record<string, number>> = {
  Li: 1,
  Na: 1,
  K: 1,
  Rb: 1,
  Cs: 1,
  Ag: 1,
  Mg: 2,
  Ca: 2,
  Sr: 2,
  Ba: 2,
  Zn: 2,
  Cu: 2,
  Ni: 2,
  Cd: 2,
  Al: 3,
};

/** How many electrons an ion of a metal takes, where its ions have one charge only. */
export function electronsOfDeposit(metal: string): number | null {
  return Object.hasOwn(SINGLE_CHARGES, metal) ? (SINGLE_CHARGES[metal] ?? null) : null;
}

/** The charges of a metal's ions in the formulas that the problem names. */
function listCharges(metal: string, formulas: readonly string[]): number[] {
  return formulas.flatMap((ascii): number[] => {
    const parsed = parseFormula(ascii);
    if (!parsed.ok || !parsed.value.counts.has(metal)) return [];
    if (parsed.value.charge > 0) return [parsed.value.charge / (parsed.value.counts.get(metal) ?? 1)];
    const cations = findSalt(parsed.value)?.cations ?? [];
    return cations.flatMap(({ formula }) =>
      formatFormula({ ...formula, charge: 0 }, "ascii") === metal ? [formula.charge] : [],
    );
  });
}

function countElectrons(product: string, statement: Statement, formulas: readonly string[]): number | null {
  const { equation } = statement.scene;
  if (equation !== null) {
    const at = (species: string): number => equation.coefficients[equation.species.indexOf(species)] ?? 0;
    const ratio = at("e-") / at(product);
    return equation.species.includes("e-") && equation.species.includes(product) ? ratio : null;
  }
  if (Object.hasOwn(GASES, product)) return GASES[product] ?? null;
  const charges = new Set(listCharges(product, formulas));
  const [charge, ...others] = charges;
  if (others.length > 0) return null;
  return charge ?? electronsOfDeposit(product);
}

/** "Moles of electrons in 1.0 g of oxygen" are those of its atoms; at an electrode something forms, or is used up. */
function isAtElectrode(tokens: readonly ProblemToken[]): boolean {
  return tokens.some((token) => isSense(token, "produced", "produce", "needed", "decompose", "condition/series"));
}

/** A current through a cell: how many electrons each atom takes is read from the ion, and counts as a given. */
export function refineElectrodes(statement: Statement, tokens: readonly ProblemToken[]): Statement | null {
  const kinds = listKinds(statement);
  const inSeries = statement.scene.conditions.has("series");
  if (!inSeries && !kinds.has("current") && !kinds.has("charge") && !kinds.has("electron-amount")) return statement;
  if (!kinds.has("current") && !kinds.has("charge") && !isAtElectrode(tokens)) return null;
  const plain = withoutSubstance(statement, OF_CURRENT);
  const products = [
    ...new Set(
      [...plain.givens, ...plain.goals].flatMap(({ variable }) => (PRODUCED.has(variable.kind) ? [variable.of] : [])),
    ),
  ];
  const [product, ...others] = products;
  if (product === undefined) return plain;
  // The same electrons pass through cells in series: one deposit tells the other.
  if (product === null || others.length > (inSeries ? 1 : 0)) return null;
  const formulas = tokens.flatMap((token) => (token.kind === "substance" ? token.substance.formulas : []));
  const counted = products.map((each): Given | null => {
    const electrons = each === null ? null : countElectrons(each, plain, formulas);
    return electrons === null
      ? null
      : {
          variable: variableOf("electrons-each", each),
          quantity: pureNumber(electrons),
          words: { before: [], behind: [] },
        };
  });
  return counted.every((given) => given !== null) ? rebuild(plain, { givens: [...plain.givens, ...counted] }) : null;
}
