import { fail, succeed } from "#lib/result.ts";
import type { Result } from "#lib/result.ts";
import { spend } from "#lib/budget/budget.ts";
import { freeBondsOf, isElement, MOST_ATOMS, piecesOf } from "./molecule-graph.ts";
import type { MoleculeGraph } from "./molecule-graph.ts";
import { neighboursOf } from "./structure.ts";

type Order = 1 | 2 | 3;

/** Why SMILES cannot be read. */
export type SmilesIssue = "unreadable" | "other-atom" | "aromatic" | "too-large" | "valence";

const MOST_CHARACTERS = 400;

/** An atom in brackets or bare, a bond (`/` and `\` are single ones), a branch, a ring by its number. */
const TOKEN = /\[[^[\]]{1,16}\]|Cl|Br|[A-Z]|[cnops]|[-=#/\\()]|%\d\d|\d|./gsu;

/** Stereocentres are read past; the hydrogens that are written must be those that the bonds leave. */
const IN_BRACKETS = /^\[([A-Z][a-z]?)@{0,2}(?:H(\d?))?(\+{1,3}|-{1,3}|[+-]\d)?\]$/;

const ORDERS: Readonly<Record<string, Order>> = { "-": 1, "/": 1, "\\": 1, "=": 2, "#": 3 };

type Atom = { readonly symbol: string; readonly charge: number; readonly hydrogens: number | null };

function readAtom(token: string): Atom | SmilesIssue | null {
  if (/^[cnops]$/.test(token)) return "aromatic";
  if (/^[A-Z][a-z]?$/.test(token))
    return isElement(token) ? { symbol: token, charge: 0, hydrogens: null } : "other-atom";
  if (!token.startsWith("[")) return null;
  const [whole, symbol = "", count, sign = ""] = IN_BRACKETS.exec(token) ?? [];
  if (whole === undefined) return "unreadable";
  if (!isElement(symbol)) return "other-atom";
  const size = /\d/.test(sign) ? Number(sign.slice(1)) : sign.length;
  const hydrogens = count === undefined ? 0 : count === "" ? 1 : Number(count);
  return { symbol, charge: sign.startsWith("-") ? -size : size, hydrogens };
}

/** Collects the atoms and bonds of a row of tokens. */
class SmilesReader {
  readonly atoms: Atom[] = [];
  readonly bonds: { a: number; b: number; order: Order }[] = [];
  private readonly branches: number[] = [];
  private readonly rings = new Map<string, { atom: number; order: Order | null }>();
  private last: number | null = null;
  private order: Order | null = null;

  /** Null where the token was read. */
  read(token: string): SmilesIssue | null {
    const order = ORDERS[token];
    if (order !== undefined) return this.readBond(order);
    if (token === "(" || token === ")") return this.readBranch(token);
    if (/^%?\d/.test(token)) return this.readRing(token.replace("%", ""));
    if (token === ".") return this.endPiece();
    const atom = readAtom(token);
    if (atom === null) return "unreadable";
    if (typeof atom === "string") return atom;
    this.atoms.push(atom);
    const index = this.atoms.length - 1;
    if (this.last !== null) this.bonds.push({ a: this.last, b: index, order: this.order ?? 1 });
    [this.last, this.order] = [index, null];
    return null;
  }

  get isFinished(): boolean {
    return this.last !== null && this.order === null && this.branches.length === 0 && this.rings.size === 0;
  }

  private endPiece(): SmilesIssue | null {
    if (this.last === null || this.order !== null || this.branches.length > 0) return "unreadable";
    this.last = null;
    return null;
  }

  private readBond(order: Order): SmilesIssue | null {
    if (this.last === null || this.order !== null) return "unreadable";
    this.order = order;
    return null;
  }

  private readBranch(token: string): SmilesIssue | null {
    if (this.last === null || this.order !== null) return "unreadable";
    if (token === "(") {
      this.branches.push(this.last);
      return null;
    }
    const from = this.branches.pop();
    if (from === undefined || from === this.last) return "unreadable";
    this.last = from;
    return null;
  }

  private readRing(name: string): SmilesIssue | null {
    const { last } = this;
    if (last === null) return "unreadable";
    const opened = this.rings.get(name);
    if (opened === undefined) this.rings.set(name, { atom: last, order: this.order });
    else {
      const isBonded = this.bonds.some(
        ({ a, b }) => (a === last && b === opened.atom) || (b === last && a === opened.atom),
      );
      if (opened.atom === last || isBonded) return "unreadable";
      this.bonds.push({ a: opened.atom, b: last, order: this.order ?? opened.order ?? 1 });
      this.rings.delete(name);
    }
    this.order = null;
    return null;
  }
}

/**
 * Reads SMILES of `ELEMENTS` with rings and charges, also of several pieces, and of atoms with too many bonds; how groups lie
 * in space is read past. Its work is bounded by the length of the text.
 */
export function readSmiles(text: string): Result<MoleculeGraph, SmilesIssue> {
  spend(text.length);
  if (text.length > MOST_CHARACTERS) return fail("too-large");
  const reader = new SmilesReader();
  for (const [token] of text.matchAll(TOKEN)) {
    const issue = reader.read(token);
    if (issue !== null) return fail(issue);
    if (reader.atoms.length > MOST_ATOMS) return fail("too-large");
  }
  if (!reader.isFinished) return fail("unreadable");
  const { atoms, bonds } = reader;
  const graph = { atoms: atoms.map(({ symbol }) => symbol), charges: atoms.map(({ charge }) => charge), bonds };
  const isWhole = atoms.every(
    ({ hydrogens }, atom) => hydrogens === null || hydrogens === Math.max(0, freeBondsOf(graph, atom)),
  );
  return isWhole ? succeed(graph) : fail("valence");
}

const SIGNS = { 1: "", 2: "=", 3: "#" } as const;

function writeAtom(graph: MoleculeGraph, atom: number): string {
  const symbol = graph.atoms[atom] ?? "";
  const charge = graph.charges[atom] ?? 0;
  if (charge === 0) return symbol;
  const hydrogens = Math.max(0, freeBondsOf(graph, atom));
  const size = Math.abs(charge) === 1 ? "" : String(Math.abs(charge));
  return `[${symbol}${hydrogens === 0 ? "" : `H${hydrogens === 1 ? "" : hydrogens}`}${charge > 0 ? "+" : "-"}${size}]`;
}

/** The SMILES of a drawing, in the order of its atoms; pieces that do not hang together stand behind dots. */
export function writeSmiles(graph: MoleculeGraph): string {
  const rings = listRings(graph);
  const write = (atom: number, from: number): string => {
    const closings = rings.flatMap(({ a, b, order }, index) => {
      const name = index < 9 ? `${index + 1}` : `%${index + 1}`;
      return a === atom ? [`${SIGNS[order]}${name}`] : b === atom ? [name] : [];
    });
    const next = neighboursOf(graph, atom).filter(
      (each) => each.atom !== from && !rings.some(({ a, b }) => isBetween(a, b, atom, each.atom)),
    );
    const texts = next.map((each) => SIGNS[each.order] + write(each.atom, atom));
    return [
      writeAtom(graph, atom),
      ...closings,
      ...texts.slice(0, -1).map((branch) => `(${branch})`),
      texts.at(-1) ?? "",
    ].join("");
  };
  return piecesOf(graph)
    .map(([first = 0]) => write(first, -1))
    .join(".");
}

function isBetween(a: number, b: number, one: number, other: number): boolean {
  return (a === one && b === other) || (a === other && b === one);
}

/** The bonds without which no ring is left. */
function listRings({ atoms, bonds }: MoleculeGraph): MoleculeGraph["bonds"][number][] {
  const pieces = atoms.map((_, atom) => atom);
  return bonds.filter(({ a, b }) => {
    const [one, other] = [pieces[a], pieces[b]];
    if (one === other) return true;
    for (const [atom, piece] of pieces.entries()) if (piece === other) pieces[atom] = one ?? 0;
    return false;
  });
}
