import type { Formula, FormulaNode } from "../../chemistry/formula/formula.ts";
import type { Salt } from "../../chemistry/ions/salt.ts";
import { hasSameCounts } from "./composition.ts";

type Atom = { readonly symbol: string; readonly count: number };

/** Whether a salt's ion holds carbon and hydrogen, acetate but not hydrogencarbonate: such ions are written in many ways. */
export function isOrganicIon({ counts }: Formula): boolean {
  const carbons = counts.get("C") ?? 0;
  return carbons > 0 && counts.has("H") && !(carbons === 1 && counts.get("O") === 3);
}

/** Each element once and no group, as in `Fe2S3O12`; null for anything else. */
function listPlainAtoms({ parts: [main] }: Formula): readonly Atom[] | null {
  const atoms = (main?.nodes ?? []).flatMap((node): Atom[] => (node.kind === "atom" ? [node] : []));
  const isPlain =
    main !== undefined &&
    atoms.length === main.nodes.length &&
    new Set(atoms.map(({ symbol }) => symbol)).size === atoms.length;
  return isPlain ? atoms : null;
}

/**
 * Whether a formula with the atoms of a salt is a mere list of elements that hides one of its ions: `Fe2S3O12` hides the
 * sulfates, `KHO` and `PO4H3` hide nothing.
 */
export function hidesIons(given: Formula, { cations, anion }: Salt): boolean {
  const atoms = listPlainAtoms(given);
  if (atoms === null) return false;
  return [...cations, anion].some(
    ({ formula, count }) => formula.counts.size > 1 && (count > 1 || !isShown(formula, atoms)),
  );
}

/** Whether the ion's atoms follow each other, oxygen behind the atom that it is bound to. */
function isShown(ion: Formula, atoms: readonly Atom[]): boolean {
  if (ion.parts.some(({ nodes }) => nodes.some(isGroup))) return false;
  const first = atoms.findIndex(({ symbol }) => ion.counts.has(symbol));
  const run = atoms.slice(first, first + ion.counts.size);
  const isWhole = hasSameCounts(ion, { ...ion, counts: new Map(run.map(({ symbol, count }) => [symbol, count])) });
  const oxygen = run.findIndex(({ symbol }) => symbol === "O");
  const centre = run.findIndex(({ symbol }) => symbol !== "O" && symbol !== "H");
  return isWhole && (oxygen === -1 || centre === -1 || centre < oxygen || isOrganicIon(ion));
}

function isGroup({ kind }: FormulaNode): boolean {
  return kind === "group";
}
