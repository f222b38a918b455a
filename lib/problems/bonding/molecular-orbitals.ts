import type { Term } from "../../methods/facts.ts";
import { equals } from "../../methods/rules/quantity-terms.ts";
import { count, expression, formulaTerm, quantity, step, variable } from "../../methods/terms.ts";
import type { Solved } from "../solved-facts.ts";

/**
 * Molecular orbitals of the second period's molecules of two atoms, by energy, with their electrons: bonding or antibonding,
 * and how many of equal energy. Up to N₂ the σ(2p) lies above the π(2p), from O₂ on below; orders and unpaired electrons are
 * the same but for B₂ and C₂, whose π(2p) is filled first. P. Atkins, J. de Paula, Physical Chemistry, 10th ed., topic 10C.
 */
type Level = { readonly bonding: boolean; readonly orbitals: 1 | 2 };

const FIRST_SHELL: readonly Level[] = [
  { bonding: true, orbitals: 1 },
  { bonding: false, orbitals: 1 },
];

const SIGMA: Level = { bonding: true, orbitals: 1 };
const PI: Level = { bonding: true, orbitals: 2 };

const secondShell = (sigmaFirst: boolean): readonly Level[] => [
  ...FIRST_SHELL,
  ...(sigmaFirst ? [SIGMA, PI] : [PI, SIGMA]),
  { bonding: false, orbitals: 2 },
  { bonding: false, orbitals: 1 },
];

export type Filling = { readonly bonding: number; readonly antibonding: number; readonly unpaired: number };

/** The electrons of the outer shell in the molecular orbitals of two atoms of the first or second period. */
export function fillOrbitals(electrons: number, period: 1 | 2, sigmaFirst: boolean): Filling | null {
  const levels = period === 1 ? FIRST_SHELL : secondShell(sigmaFirst);
  let left = electrons;
  const filling = { bonding: 0, antibonding: 0, unpaired: 0 };
  for (const { bonding, orbitals } of levels) {
    const taken = Math.min(left, 2 * orbitals);
    left -= taken;
    filling[bonding ? "bonding" : "antibonding"] += taken;
    filling.unpaired += Math.min(taken, 2 * orbitals - taken);
  }
  return left === 0 ? filling : null;
}

/** Of a half a decimal, which each language writes in its own way. */
const halved = (difference: number): Term =>
  difference % 2 === 0 ? count(difference / 2) : quantity((difference / 2).toString(), "");

/** The bond order, or the unpaired electrons, of a molecule or ion of two atoms. */
export function solveOrbitals(formula: string, filling: Filling, asked: "bond-order" | "unpaired"): Solved {
  const { bonding, antibonding, unpaired } = filling;
  const values = { formula: formulaTerm(formula) };
  const fill = step("fill", [equals("N(b)", count(bonding)), equals("N(a)", count(antibonding))], values);
  if (asked === "bond-order") {
    return {
      steps: [
        fill,
        step("halve", [
          expression(variable("b"), "=", "(", count(bonding), "-", count(antibonding), ")", "/", count(2)),
        ]),
      ],
      answer: { id: "bond-order", value: halved(bonding - antibonding), values },
    };
  }
  return {
    steps: [fill, step("alone", [], values)],
    answer: { id: "unpaired", value: count(unpaired), values },
  };
}
