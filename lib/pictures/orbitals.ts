import { FILLING_ORDER, findConfiguration, isExceptional, type Subshell } from "../chemistry/elements/configuration.ts";
import { elementOf, writeIon } from "../chemistry/elements/species.ts";
import { findPlayed } from "./greatest.ts";
import type { Scenery } from "./picture.ts";

export type Orbitals = {
  /** In canonical ASCII. */
  readonly of: string;
  readonly charge: number;
  readonly electrons: number;
  readonly unpaired: number;
  /** In order of filling, each row from an s on; with the empty ones that come before the last, or that the atom fills. */
  readonly rows: readonly (readonly Subshell[])[];
  /** Whether an atom has its electrons where the order of filling has them. */
  readonly keepsOrder: boolean;
};

/** The electrons of an atom or monatomic ion in its ground state. */
export function readOrbitals({ played }: Scenery): Orbitals | null {
  const [nucleus, electrons, unpaired] = ["nuclear-charge", "electron-count", "unpaired-electrons"].map((kind) =>
    findPlayed(played, kind, null)?.value.toNumber(),
  );
  const symbol = elementOf(nucleus ?? 0)?.symbol;
  if (nucleus === undefined || electrons === undefined || unpaired === undefined || symbol === undefined) return null;
  const charge = nucleus - electrons;
  const own = findConfiguration(symbol, charge) ?? [];
  const inAtom = findConfiguration(symbol) ?? [];
  const isSame = (a: Pick<Subshell, "n" | "l">) => (b: Pick<Subshell, "n" | "l">) => a.n === b.n && a.l === b.l;
  const last = FILLING_ORDER.findLastIndex((each) => [...own, ...inAtom].some(isSame(each)));
  const rows: Subshell[][] = [];
  for (const each of FILLING_ORDER.slice(0, last + 1)) {
    const subshell = { ...each, electrons: own.find(isSame(each))?.electrons ?? 0 };
    if (each.l === 0) rows.push([subshell]);
    else rows.at(-1)?.push(subshell);
  }
  return {
    of: writeIon(symbol, charge),
    charge,
    electrons,
    unpaired,
    rows,
    keepsOrder: charge !== 0 || !isExceptional(symbol),
  };
}
