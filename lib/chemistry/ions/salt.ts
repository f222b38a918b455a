import { isNonmetal } from "../formula/charge.ts";
import type { Formula, FormulaNode } from "../formula/formula.ts";
import { formatFormula } from "../formula/format.ts";
import { parseFormula } from "../formula/parse.ts";
import { ANIONS, CATIONS, findAnionCharge, listCationCharges } from "./ions.ts";

export type SaltIon = { readonly formula: Formula; readonly count: number };

/** The ions of an ionic compound (acids and bases too): cation first. Water of crystallisation is left out. */
export type Salt = { readonly cations: readonly SaltIon[]; readonly anion: SaltIon; readonly waters: number };

/**
 * Takes an ionic compound, a hydroxide or an acid apart into its ions: Al2(SO4)3 → 2 Al^3+, 3 SO4^2-;
 * (NH4)2CO3 → 2 NH4+, CO3^2-; KAl(SO4)2·12H2O → K+, Al^3+, 2 SO4^2-. Null for molecules, for charged formulas, and
 * where the charges cannot add up.
 */
export function findSalt(formula: Formula): Salt | null {
  if (formula.charge !== 0 || formula.parts.length === 0) return null;
  const [main, ...additions] = formula.parts;
  if (main === undefined || main.count !== 1) return null;
  let waters = 0;
  for (const part of additions) {
    if (!isWater(part.nodes)) return null;
    waters += part.count;
  }
  const nodes = main.nodes;
  for (let split = nodes.length - 1; split > 0; split -= 1) {
    const anion = readAnion(nodes.slice(split));
    if (anion === null) continue;
    const cations = readCations(nodes.slice(0, split), -anion.formula.charge * anion.count);
    if (cations !== null && isLongestAnion(nodes, split)) return { cations, anion, waters };
  }
  return null;
}

/** `KHCO3`: no longer anion may begin before the split, or HCO3- would be taken for H+ and CO3^2-. */
function isLongestAnion(nodes: readonly FormulaNode[], split: number): boolean {
  for (let earlier = split - 1; earlier > 0; earlier -= 1) {
    const anion = readAnion(nodes.slice(earlier));
    if (anion === null) continue;
    if (readCations(nodes.slice(0, earlier), -anion.formula.charge * anion.count) !== null) return false;
  }
  return true;
}

function isWater(nodes: readonly FormulaNode[]): boolean {
  return formatNodesOf(nodes) === "H2O";
}

function formatNodesOf(nodes: readonly FormulaNode[]): string {
  return formatFormula({ parts: [{ count: 1, nodes }], charge: 0, state: null, counts: new Map() }, "ascii");
}

function withCharge(text: string, charge: number): Formula | null {
  const sign = charge > 0 ? "+" : "-";
  const parsed = parseFormula(`${text}^${Math.abs(charge)}${sign}`);
  return parsed.ok ? parsed.value : null;
}

/** The nodes as so many of one anion: `SO4`, `(OH)2`, `Cl3`, `[Fe(CN)6]`. */
function readAnion(nodes: readonly FormulaNode[]): SaltIon | null {
  const [only] = nodes;
  if (only === undefined) return null;
  if (nodes.length === 1 && only.kind === "group") {
    const inner = findAnion(formatNodesOf(only.nodes));
    return inner === null ? null : { formula: inner, count: only.count };
  }
  const whole = findAnion(formatNodesOf(nodes));
  if (whole !== null) return { formula: whole, count: 1 };
  if (nodes.length > 1 || only.kind !== "atom" || only.massNumber !== null) return null;
  const charge = findAnionCharge(only.symbol);
  const formula = charge === null ? null : withCharge(only.symbol, charge);
  return formula === null ? null : { formula, count: only.count };
}

function findAnion(text: string): Formula | null {
  return ANIONS.find(({ formula }) => formatFormula({ ...formula, charge: 0 }, "ascii") === text)?.formula ?? null;
}

/** The nodes as cations whose charges add up to `total`. */
function readCations(nodes: readonly FormulaNode[], total: number): SaltIon[] | null {
  const whole = CATIONS.find(({ formula }) => formatFormula({ ...formula, charge: 0 }, "ascii") === formatNodesOf(nodes));
  if (whole !== undefined && whole.charge === total) return [{ formula: whole.formula, count: 1 }];
  const choices = nodes.map(readCationNode);
  if (choices.some((choice) => choice.length === 0)) return null;
  for (const combination of combine(choices)) {
    if (combination.reduce((sum, ion) => sum + ion.formula.charge * ion.count, 0) === total) return combination;
  }
  return null;
}

function readCationNode(node: FormulaNode): SaltIon[] {
  if (node.kind === "group") {
    const text = formatNodesOf(node.nodes);
    const ion = CATIONS.find(({ formula }) => formatFormula({ ...formula, charge: 0 }, "ascii") === text);
    return ion === undefined ? [] : [{ formula: ion.formula, count: node.count }];
  }
  if (node.symbol !== "H" && isNonmetal(node.symbol)) return [];
  return listCationCharges(node.symbol).flatMap((charge) => {
    if (node.symbol === "Hg" && charge === 1) return node.count % 2 === 0 ? mercury(node.count / 2) : [];
    const formula = withCharge(node.symbol, charge);
    return formula === null ? [] : [{ formula, count: node.count }];
  });
}

function mercury(count: number): SaltIon[] {
  const formula = withCharge("Hg2", 2);
  return formula === null ? [] : [{ formula, count }];
}

function combine(choices: readonly (readonly SaltIon[])[]): SaltIon[][] {
  let combinations: SaltIon[][] = [[]];
  for (const choice of choices) {
    combinations = combinations.flatMap((chosen) => choice.map((ion) => [...chosen, ion])).slice(0, 64);
  }
  return combinations;
}
