import { isNonmetal } from "../../chemistry/formula/charge.ts";
import type { FormulaNode } from "../../chemistry/formula/formula.ts";
import { listKnownCharges } from "../../chemistry/ions/ions.ts";
import type { IonPart } from "../designation.ts";
import { readIonKey, spellIon } from "../ions.ts";
import type { Naming } from "../languages/naming.ts";
import { mayMeet } from "../partners.ts";
import { writeNodes } from "./findings.ts";

type Counted = { readonly ion: IonPart; readonly count: number };

/** How a formula splits into ions; `isBalanced` says whether a charge of the cation makes it neutral. */
type Split = { readonly cation: IonPart; readonly anion: IonPart; readonly isBalanced: boolean };

/**
 * Splits a salt of one cation, with every charge that a numeral can give (OsO4, IrCl3) and every anion that the language
 * has a name for, beyond the ions of `chemistry/ions`.
 */
export function listSplits(nodes: readonly FormulaNode[], naming: Naming): Split[] {
  return listHeads(nodes).flatMap(({ atoms, count, tail }) =>
    listTails(tail, naming).flatMap((anion): Split[] => {
      const total = -anion.ion.charge * anion.count;
      const charges = POLYATOMIC_CHARGES[atoms] ?? listKnownCharges(atoms);
      const fitting = charges.find((charge) => charge * count === total);
      const cation = toCation(atoms, fitting ?? charges[0] ?? 0);
      const isHalfPair = atoms === "Hg" && cation.atoms === "Hg2" && count % 2 === 1;
      return mayMeet(cation, anion.ion)
        ? [{ cation, anion: anion.ion, isBalanced: fitting !== undefined && !isHalfPair }]
        : [];
    }),
  );
}

const POLYATOMIC_CHARGES: Readonly<Record<string, readonly number[]>> = { NH4: [1], Hg2: [2] };

function toCation(atoms: string, charge: number): IonPart {
  return atoms === "Hg" && charge === 1 ? { atoms: "Hg2", charge: 2 } : { atoms, charge };
}

type Head = { readonly atoms: string; readonly count: number; readonly tail: readonly FormulaNode[] };

function listHeads(nodes: readonly FormulaNode[]): Head[] {
  const [first, second, ...rest] = nodes;
  const last = nodes.at(-1);
  if (first === undefined || second === undefined || last === undefined) return [];
  const heads: Head[] = [];
  if (writeNodes([first, second]) === "NH4") heads.push({ atoms: "NH4", count: 1, tail: rest });
  if (first.kind === "group" && ["NH4", "Hg2"].includes(writeNodes(first.nodes)))
    heads.push({ atoms: writeNodes(first.nodes), count: first.count, tail: nodes.slice(1) });
  if (first.kind === "atom" && !isNonmetal(first.symbol))
    heads.push({ atoms: first.symbol, count: first.count, tail: nodes.slice(1) });
  // Salts of organic acids are also written with the metal at the end: CH3COONa.
  if (last.kind === "atom" && !isNonmetal(last.symbol) && /C.*H|H.*C/.test(writeNodes(nodes)))
    heads.push({ atoms: last.symbol, count: last.count, tail: nodes.slice(0, -1) });
  const ammonium = nodes.slice(-2);
  if (nodes.length > 3 && writeNodes(ammonium) === "NH4")
    heads.push({ atoms: "NH4", count: 1, tail: nodes.slice(0, -2) });
  return heads;
}

function listTails(nodes: readonly FormulaNode[], naming: Naming): Counted[] {
  const [only] = nodes;
  if (only === undefined) return [];
  if (nodes.length === 1 && only.kind === "group")
    return listNamed(writeNodes(only.nodes), naming).map((ion) => ({ ion, count: only.count }));
  const whole = listNamed(writeNodes(nodes), naming).map((ion) => ({ ion, count: 1 }));
  const isSeveral = nodes.length === 1 && only.kind === "atom" && only.count > 1;
  return isSeveral ? [...whole, ...listNamed(only.symbol, naming).map((ion) => ({ ion, count: only.count }))] : whole;
}

/** The anions of these atoms that the language names. */
function listNamed(atoms: string, { anions }: Naming): IonPart[] {
  const spelled = spellIon(atoms);
  return Object.keys(anions)
    .map(readIonKey)
    .filter((ion) => ion.atoms === spelled);
}
