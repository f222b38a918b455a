import { fail, succeed, type Result } from "#lib/result.ts";
import type { Salt } from "../ions/salt.ts";
import type { Discharge, DischargeIssue, DischargeRule, Discharges } from "./electrolysis.ts";

export type Ions = { readonly salt: Salt; readonly cations: readonly string[]; readonly anion: string };

export const both = (issue: DischargeIssue): Discharges => ({ cathode: fail(issue), anode: fail(issue) });

export const electronsOf = (count: number): string => (count === 1 ? "e-" : `${count} e-`);

/** `Cu^2+ + 2 e- -> Cu` */
export function deposit(ions: Ions, rule: DischargeRule, rivals: readonly string[]): Result<Discharge, DischargeIssue> {
  const [cation, metal] = metalOf(ions);
  const half = `${cation} + ${electronsOf(chargeOf(ions))} -> ${metal}`;
  return succeed({ product: metal, half, rule, rivals });
}

export function metalOf({ salt, cations }: Ions): readonly [cation: string, metal: string] {
  return [cations[0] ?? "", [...(salt.cations[0]?.formula.counts.keys() ?? [])][0] ?? ""];
}

export const chargeOf = ({ salt }: Ions): number => salt.cations[0]?.formula.charge ?? 0;

/** `2 Cl- -> Cl2 + 2 e-` */
export const halogen = (anion: string, product: string): Pick<Discharge, "product" | "half"> => ({
  product,
  half: `2 ${anion} -> ${product} + 2 e-`,
});
