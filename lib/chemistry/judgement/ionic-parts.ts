import { formatFormula } from "../formula/format.ts";
import { isNonmetal } from "../formula/charge.ts";
import type { FormulaNode } from "../formula/formula.ts";
import { ANIONS, findAnionCharge } from "../ions/ions.ts";

/** One kind of cation in a formula. `symbol`: a metal, `H` or `NH4`. */
export type CationPart = { readonly symbol: string; readonly count: number };

/** The anion of a formula; `charges` are all that its atoms are known with, the usual one first. An element alone has its simple ion's. */
export type AnionPart = {
  readonly symbol: string;
  readonly isElement: boolean;
  readonly charges: readonly number[];
  readonly count: number;
};

export type IonicParts = { readonly cations: readonly CationPart[]; readonly anion: AnionPart };

/** Anions whose salts are judged; none whose atoms may as well be a part of a network or of a molecule. */
const JUDGED_ANIONS: ReadonlySet<string> = new Set(
  (
    "OH CN SCN OCN NO2 NO3 N3 NH2 HCO3 HSO3 HSO4 HS ClO ClO2 ClO3 ClO4 BrO3 IO3 IO4 MnO4 H2PO4 HC2O4 CH3COO C2H3O2 CH3CO2 HCOO C6H5COO BF4 PF6 " +
    "CO3 SO3 SO4 S2O3 S2O7 S2O8 S4O6 SiO3 C2O4 CrO4 Cr2O7 MoO4 WO4 SeO3 SeO4 HPO4 HPO3 B4O7 SiF6 PO4 PO3 AsO4 BO3 P2O7 C6H5O7"
  ).split(" "),
);

/** Other ions of the same atoms: metaphosphate, metaarsenate, perborate, hypomanganate(V), chromate(V). */
const OTHER_CHARGES: Readonly<Record<string, readonly number[]>> = { PO3: [-1], BO3: [-1], MnO4: [-2, -3], CrO4: [-3] };

/** Of these, only salts of the metals with one charge are judged: with others they are mixed oxides, which hold more kinds. */
const MIXED_OXIDES: ReadonlySet<string> = new Set(["SiO3", "MoO4", "WO4", "CrO4", "Cr2O7", "MnO4", "BO3"]);
const ALKALINE: ReadonlySet<string> = new Set(["Li", "Na", "K", "Rb", "Cs", "Mg", "Ca", "Sr", "Ba", "Ag", "NH4"]);

export function writeNodes(nodes: readonly FormulaNode[]): string {
  return formatFormula({ parts: [{ count: 1, nodes }], charge: 0, state: null, counts: new Map() }, "ascii");
}

/** Every way in which the atoms are written as cations and then an anion, the longest anion first; or the other way round, as CH3COONa. */
export function listIonicParts(nodes: readonly FormulaNode[]): readonly IonicParts[] {
  const splits = nodes.slice(1).map((_, index) => [nodes.slice(0, index + 1), nodes.slice(index + 1)] as const);
  const forward = splits.flatMap(([head, tail]) => combine(readCations(head), readAnion(tail)));
  const last = nodes.at(-1);
  if (nodes.length < 4 || last?.kind !== "atom" || isNonmetal(last.symbol)) return forward;
  const anion = readAnion(nodes.slice(0, -1));
  return anion !== null && /C.*O/.test(anion.symbol) ? [...forward, ...combine(readCations([last]), anion)] : forward;
}

function combine(cations: readonly CationPart[] | null, anion: AnionPart | null): IonicParts[] {
  if (cations === null || anion === null) return [];
  const isMixedOxide = MIXED_OXIDES.has(anion.symbol) && !cations.every(({ symbol }) => ALKALINE.has(symbol));
  return isMixedOxide ? [] : [{ cations, anion }];
}

function readCations(nodes: readonly FormulaNode[]): readonly CationPart[] | null {
  const [first, second, ...rest] = nodes;
  if (first !== undefined && second !== undefined && writeNodes([first, second]) === "NH4") {
    const others = rest.length === 0 ? [] : readCations(rest);
    return others === null ? null : [{ symbol: "NH4", count: 1 }, ...others];
  }
  const parts = nodes.map(readCation);
  return parts.some((part) => part === null) ? null : parts.filter((part) => part !== null);
}

function readCation(node: FormulaNode): CationPart | null {
  if (node.kind === "group") return writeNodes(node.nodes) === "NH4" ? { symbol: "NH4", count: node.count } : null;
  if (node.symbol !== "H" && isNonmetal(node.symbol)) return null;
  return { symbol: node.symbol, count: node.count };
}

function readAnion(nodes: readonly FormulaNode[]): AnionPart | null {
  const [only] = nodes;
  if (only === undefined) return null;
  if (nodes.length === 1 && only.kind === "atom") {
    const charge = findAnionCharge(only.symbol);
    return charge === null ? null : { symbol: only.symbol, isElement: true, charges: [charge], count: only.count };
  }
  const isGroup = nodes.length === 1 && only.kind === "group";
  const symbol = isGroup ? writeNodes(only.nodes) : writeNodes(nodes);
  if (!JUDGED_ANIONS.has(symbol)) return null;
  // Permanganate before manganate.
  const charges = ANIONS.filter(({ neutral }) => neutral === symbol)
    .map(({ charge }) => charge)
    .toSorted((a, b) => b - a);
  return {
    symbol,
    isElement: false,
    charges: [...new Set([...charges, ...(OTHER_CHARGES[symbol] ?? [])])],
    count: isGroup ? only.count : 1,
  };
}
