"use client";

import { useFormatter, useTranslations } from "next-intl";
import {
  countGraphAtoms,
  ELEMENTS,
  freeBondsOf,
  isElement,
  overfullAtoms,
  treeOf,
} from "#lib/chemistry/organic/molecule-graph.ts";
import type { Sketch, Spot } from "#lib/chemistry/organic/sketch/sketch.ts";
import { neighboursOf } from "#lib/chemistry/organic/structure.ts";
import { writeMolecule } from "#lib/chemistry/organic/read-molecule.ts";

const ORDERS = { 1: "single", 2: "double", 3: "triple" } as const;

/** A drawing in words: what it is as a whole, and each of its atoms and bonds. */
export function useMoleculeWords(sketch: Sketch) {
  const t = useTranslations("molecule-editor");
  const format = useFormatter();

  function nameOf(atom: number): string {
    const symbol = sketch.atoms[atom] ?? "";
    return t("atom", { element: isElement(symbol) ? t(`elements.${symbol}`) : symbol, number: String(atom + 1) });
  }

  function sayAtom(atom: number): string {
    const charge = sketch.charges[atom] ?? 0;
    const hydrogens = freeBondsOf(sketch, atom);
    const bonds = neighboursOf(sketch, atom).map((next) =>
      t(`bondTo.${ORDERS[next.order]}`, { atom: nameOf(next.atom) }),
    );
    return [
      nameOf(atom),
      ...(charge === 0 ? [] : [t("charge", { charge: `${charge > 0 ? "+" : "−"}${Math.abs(charge)}` })]),
      ...(hydrogens > 0 ? [t("counts.H", { count: hydrogens })] : []),
      ...bonds,
      ...(hydrogens < 0 ? [t("overfull")] : []),
    ].join("; ");
  }

  function sayBond(bond: number): string {
    const { a = 0, b = 0, order = 1 } = sketch.bonds[bond] ?? {};
    return t(`bond.${ORDERS[order]}`, { one: nameOf(a), other: nameOf(b) });
  }

  function sayMolecule(): string {
    if (sketch.atoms.length === 0) return t("empty");
    const counts = countGraphAtoms(sketch);
    const atoms = (["C", "H", ...ELEMENTS.slice(1)] as const).flatMap((symbol) => {
      const count = counts[symbol] ?? 0;
      return count === 0 ? [] : [t(`counts.${symbol}`, { count })];
    });
    return format.list(atoms, { type: "conjunction" });
  }

  return {
    t,
    say: ({ kind, index }: Spot) => (kind === "atom" ? sayAtom(index) : sayBond(index)),
    molecule: sayMolecule(),
    formula: treeOf(sketch) === null ? null : writeMolecule(sketch),
    overfull: overfullAtoms(sketch).map(nameOf),
  };
}

export type MoleculeWords = ReturnType<typeof useMoleculeWords>;
