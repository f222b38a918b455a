import { isNonmetal } from "../formula/charge.ts";
import { formatFormula } from "../formula/format.ts";
import type { Formula, FormulaNode } from "../formula/formula.ts";
import { parseFormula } from "../formula/parse.ts";
import { ANIONS, CATIONS, findAnionCharge, listCationCharges } from "./ions.ts";
import type { Ion } from "./ions.ts";

export type SaltIon = { readonly formula: Formula; readonly count: number };

/** The ions of an ionic compound (hydroxides and acids too). `waters` are molecules of crystal water. */
export type Salt = { readonly cations: readonly SaltIon[]; readonly anion: SaltIon; readonly waters: number };

/** Acids and salts that are written with their anion first, by their canonical ASCII. */
const ACID_SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["CH3COOH", "CH3COO-"],
  ["CH3CO2H", "CH3CO2-"],
  ["HCOOH", "HCOO-"],
  ["HCO2H", "HCO2-"],
  ["C6H5COOH", "C6H5COO-"],
]);

/** Only these metals (and hydrogen) form peroxides; PbO2 and MnO2 are oxides. */
const PEROXIDE_FORMERS: ReadonlySet<string> = new Set(["H", "Li", "Na", "K", "Rb", "Cs", "Mg", "Ca", "Sr", "Ba"]);

/** No salt is written with more atoms and groups; every place between two of them is tried as the one between the ions. */
const MOST_NODES = 60;

/**
 * Takes an ionic compound apart: Al2(SO4)3 → 2 Al^3+, 3 SO4^2-; KAl(SO4)2·12H2O → K+, Al^3+, 2 SO4^2- and 12 waters;
 * [Cu(NH3)4]SO4 → [Cu(NH3)4]^2+, SO4^2-. Null for molecules, for charged formulas, and where charges cannot add up.
 */
export function findSalt(formula: Formula): Salt | null {
  if (formula.charge !== 0 || formula.parts.length === 0) return null;
  const [main, ...additions] = formula.parts;
  if (main === undefined || main.count !== 1 || main.nodes.length > MOST_NODES) return null;
  let waters = 0;
  for (const part of additions) {
    if (writeNodes(part.nodes) !== "H2O") return null;
    waters += part.count;
  }
  const ions = findAcid(main.nodes) ?? findReversed(main.nodes) ?? findIons(main.nodes);
  return ions === null ? null : { ...ions, waters };
}

type Ions = { readonly cations: readonly SaltIon[]; readonly anion: SaltIon };

/** The split with the longest anion wins, or HCO3- would be read as H+ and CO3^2-. */
function findIons(nodes: readonly FormulaNode[]): Ions | null {
  for (let split = 1; split < nodes.length; split += 1) {
    const head = nodes.slice(0, split);
    for (const anion of listAnions(nodes.slice(split))) {
      const cations = findCations(head, -anion.formula.charge * anion.count);
      if (cations !== null && isPeroxidePossible(anion, head)) return { cations, anion };
    }
    const complex = findComplexAnion(head, nodes.slice(split));
    if (complex !== null) return complex;
  }
  return null;
}

function findAcid(nodes: readonly FormulaNode[]): Ions | null {
  const anion = ACID_SPELLINGS.get(writeNodes(nodes));
  return anion === undefined
    ? null
    : { cations: [{ formula: getIon("H", 1), count: 1 }], anion: { formula: readIon(anion), count: 1 } };
}

/** `CH3COONa`, `(CH3COO)2Ca`. */
function findReversed(nodes: readonly FormulaNode[]): Ions | null {
  const last = nodes.at(-1);
  if (last?.kind !== "atom" || isNonmetal(last.symbol)) return null;
  for (const anion of listAnions(nodes.slice(0, -1))) {
    const hasCarbon = anion.formula.counts.has("C") && anion.formula.counts.has("H");
    const cations = hasCarbon ? findCations([last], -anion.formula.charge * anion.count) : null;
    if (cations !== null) return { cations, anion };
  }
  return null;
}

function isPeroxidePossible(anion: SaltIon, head: readonly FormulaNode[]): boolean {
  if (formatFormula(anion.formula, "ascii") !== "O2^2-") return true;
  return head.every((node) => node.kind === "atom" && PEROXIDE_FORMERS.has(node.symbol));
}

/** `K2[PtCl4]`: metals of one charge say what the complex has. */
function findComplexAnion(head: readonly FormulaNode[], tail: readonly FormulaNode[]): Ions | null {
  const [group] = tail;
  if (tail.length !== 1 || group?.kind !== "group" || group.bracket !== "square") return null;
  const cations = head.map((node) => listCations(node)[0]);
  let total = 0;
  for (const ion of cations) {
    if (
      ion === undefined ||
      (ion.formula.counts.size === 1 && listCationCharges([...ion.formula.counts.keys()][0] ?? "").length > 1)
    )
      return null;
    total += ion.formula.charge * ion.count;
  }
  if (total % group.count !== 0) return null;
  const formula = withCharge(`[${writeNodes(group.nodes)}]`, -total / group.count);
  return formula === null
    ? null
    : { cations: cations.filter((ion) => ion !== undefined), anion: { formula, count: group.count } };
}

function writeNodes(nodes: readonly FormulaNode[]): string {
  return formatFormula({ parts: [{ count: 1, nodes }], charge: 0, state: null, counts: new Map() }, "ascii");
}

function withCharge(text: string, charge: number): Formula | null {
  const parsed = parseFormula(`${text}^${Math.abs(charge)}${charge > 0 ? "+" : "-"}`);
  return parsed.ok ? parsed.value : null;
}

function getIon(text: string, charge: number): Formula {
  const formula = withCharge(text, charge);
  if (formula === null) throw new Error(`Not an ion: ${text}`);
  return formula;
}

function readIon(ascii: string): Formula {
  const parsed = parseFormula(ascii);
  if (!parsed.ok) throw new Error(`Not an ion: ${ascii}`);
  return parsed.value;
}

/** The nodes as so many of one anion, in every way: `SO4`, `(OH)2`, `Cl3`, `[Fe(CN)6]`. */
function listAnions(nodes: readonly FormulaNode[]): SaltIon[] {
  const [only] = nodes;
  if (only === undefined) return [];
  if (nodes.length === 1 && only.kind === "group") {
    return namesake(ANIONS, writeNodes(only.nodes)).map(({ formula }) => ({ formula, count: only.count }));
  }
  const whole = namesake(ANIONS, writeNodes(nodes)).map(({ formula }) => ({ formula, count: 1 }));
  if (nodes.length > 1 || only.kind !== "atom" || only.massNumber !== null) return whole;
  const charge = findAnionCharge(only.symbol);
  return charge === null ? whole : [...whole, { formula: getIon(only.symbol, charge), count: only.count }];
}

function namesake(ions: readonly Ion[], text: string): Ion[] {
  return ions.filter(({ neutral }) => neutral === text);
}

/** The nodes as cations whose charges add up to `total`. */
function findCations(nodes: readonly FormulaNode[], total: number): SaltIon[] | null {
  const whole = namesake(CATIONS, writeNodes(nodes)).find(({ charge }) => charge === total);
  if (whole !== undefined) return [{ formula: whole.formula, count: 1 }];
  const [only] = nodes;
  if (nodes.length === 1 && only?.kind === "group" && only.bracket === "square") {
    const formula = total % only.count === 0 ? withCharge(`[${writeNodes(only.nodes)}]`, total / only.count) : null;
    return formula === null ? null : [{ formula, count: only.count }];
  }
  const choices = splitAmmonium(nodes);
  if (choices === null || choices.some((choice) => choice.length === 0)) return null;
  const fitting = combine(choices).filter(
    (ions) => ions.reduce((sum, ion) => sum + ion.formula.charge * ion.count, 0) === total,
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null; // CuFeS2 could be Cu^2+ and Fe^2+ or Cu+ and Fe^3+
}

/** Each node's possible cations; `NH4` is one cation of two nodes. */
function splitAmmonium(nodes: readonly FormulaNode[]): SaltIon[][] | null {
  const [first, second, ...rest] = nodes;
  if (first === undefined) return null;
  if (second !== undefined && writeNodes([first, second]) === "NH4") {
    return [[{ formula: getIon("NH4", 1), count: 1 }], ...rest.map(listCations)];
  }
  return nodes.map(listCations);
}

function listCations(node: FormulaNode): SaltIon[] {
  if (node.kind === "group")
    return namesake(CATIONS, writeNodes(node.nodes)).map(({ formula }) => ({ formula, count: node.count }));
  if (node.symbol !== "H" && isNonmetal(node.symbol)) return [];
  return listCationCharges(node.symbol).flatMap((charge): SaltIon[] => {
    if (node.symbol !== "Hg" || charge !== 1) return [{ formula: getIon(node.symbol, charge), count: node.count }];
    return node.count % 2 === 0 ? [{ formula: getIon("Hg2", 2), count: node.count / 2 }] : [];
  });
}

function combine(choices: readonly (readonly SaltIon[])[]): SaltIon[][] {
  let combinations: SaltIon[][] = [[]];
  for (const choice of choices) {
    combinations = combinations.flatMap((chosen) => choice.map((ion) => [...chosen, ion])).slice(0, 64);
  }
  return combinations;
}
