import { readMechanism } from "../../chemistry/reaction/mechanism.ts";
import type { Mechanism } from "../../chemistry/reaction/mechanism.ts";

/** Steps as they are written, which of them is slow (from 1; null where none is named), and whether each is elementary. */
type Proposed = { readonly steps: readonly string[]; readonly slow: number | null; readonly isElementary: boolean };

/**
 * Mechanisms that are taught: OpenStax Chemistry 2e, chapter 12; Chang; Brown; Silberberg; Zumdahl; Atkins. ⇌ is a fast
 * equilibrium, at most one, and then the step before the slow one.
 */
const PROPOSED: readonly Proposed[] = [
  { steps: ["NO2 + NO2 -> NO3 + NO", "NO3 + CO -> NO2 + CO2"], slow: 1, isElementary: true },
  { steps: ["NO2 + F2 -> NO2F + F", "NO2 + F -> NO2F"], slow: 1, isElementary: true },
  { steps: ["F2 + ClO2 -> ClO2F + F", "F + ClO2 -> ClO2F"], slow: 1, isElementary: true },
  { steps: ["H2 + ICl -> HI + HCl", "HI + ICl -> I2 + HCl"], slow: 1, isElementary: true },
  { steps: ["N2O -> N2 + O", "N2O + O -> N2 + O2"], slow: 1, isElementary: true },
  { steps: ["NO2Cl -> NO2 + Cl", "NO2Cl + Cl -> NO2 + Cl2"], slow: 1, isElementary: true },
  { steps: ["NO2 + O3 -> NO3 + O2", "NO3 + NO2 -> N2O5"], slow: 1, isElementary: true },
  { steps: ["(CH3)3CBr -> (CH3)3C+ + Br-", "(CH3)3C+ + OH- -> (CH3)3COH"], slow: 1, isElementary: true },
  { steps: ["(CH3)3CCl -> (CH3)3C+ + Cl-", "(CH3)3C+ + OH- -> (CH3)3COH"], slow: 1, isElementary: true },
  { steps: ["H2O2 + I- -> H2O + IO-", "H2O2 + IO- -> H2O + O2 + I-"], slow: 1, isElementary: true },
  { steps: ["O3 <=> O2 + O", "O + O3 -> 2 O2"], slow: 2, isElementary: true },
  { steps: ["2 NO <=> N2O2", "N2O2 + O2 -> 2 NO2"], slow: 2, isElementary: true },
  { steps: ["2 NO <=> N2O2", "N2O2 + H2 -> N2O + H2O", "N2O + H2 -> N2 + H2O"], slow: 2, isElementary: true },
  { steps: ["NO + Br2 <=> NOBr2", "NOBr2 + NO -> 2 NOBr"], slow: 2, isElementary: true },
  { steps: ["NO + Cl2 <=> NOCl2", "NOCl2 + NO -> 2 NOCl"], slow: 2, isElementary: true },
  { steps: ["NO + O2 <=> NO3", "NO3 + NO -> 2 NO2"], slow: 2, isElementary: true },
  { steps: ["I2 <=> 2 I", "H2 + 2 I -> 2 HI"], slow: 2, isElementary: true },
  { steps: ["2 NO <=> N2O2", "N2O2 + Cl2 -> 2 NOCl"], slow: 2, isElementary: true },
  { steps: ["2 NO <=> N2O2", "N2O2 + Br2 -> 2 NOBr"], slow: 2, isElementary: true },
  {
    steps: ["C4H9OH + H+ <=> C4H9OH2+", "C4H9OH2+ -> C4H9+ + H2O", "C4H9+ + Cl- -> C4H9Cl"],
    slow: 2,
    isElementary: true,
  },
  { steps: ["C2H4 + H+ -> C2H5+", "C2H5+ + H2O -> C2H5OH2+", "C2H5OH2+ -> C2H5OH + H+"], slow: 1, isElementary: true },
  { steps: ["V^3+ + Cu^2+ -> V^4+ + Cu+", "Cu+ + Fe^3+ -> Cu^2+ + Fe^2+"], slow: 1, isElementary: true },
  {
    steps: ["HBr + O2 -> HOOBr", "HOOBr + HBr -> 2 HOBr", "2 HOBr + 2 HBr -> 2 H2O + 2 Br2"],
    slow: 1,
    isElementary: false,
  },
  { steps: ["Cl + O3 -> ClO + O2", "ClO + O -> Cl + O2"], slow: null, isElementary: true },
  { steps: ["NO + O3 -> NO2 + O2", "NO2 + O -> NO + O2"], slow: null, isElementary: true },
  { steps: ["Br + O3 -> BrO + O2", "BrO + O -> Br + O2"], slow: null, isElementary: true },
  { steps: ["OH + O3 -> HO2 + O2", "HO2 + O -> OH + O2"], slow: null, isElementary: true },
  { steps: ["H + O3 -> OH + O2", "OH + O -> H + O2"], slow: null, isElementary: true },
  { steps: ["I + O3 -> IO + O2", "IO + O -> I + O2"], slow: null, isElementary: true },
  { steps: ["2 ClO -> Cl2O2", "Cl2O2 -> 2 Cl + O2", "2 Cl + 2 O3 -> 2 ClO + 2 O2"], slow: null, isElementary: false },
  {
    steps: ["ClO- + H2O <=> HClO + OH-", "I- + HClO -> HIO + Cl-", "HIO + OH- -> H2O + IO-"],
    slow: null,
    isElementary: true,
  },
  { steps: ["N2O5 <=> NO2 + NO3", "NO2 + NO3 -> NO + O2 + NO2", "NO + N2O5 -> 3 NO2"], slow: null, isElementary: true },
  { steps: ["NO2 -> NO + O", "O + O2 -> O3"], slow: null, isElementary: true },
  {
    steps: ["Ce^4+ + Mn^2+ -> Ce^3+ + Mn^3+", "Ce^4+ + Mn^3+ -> Ce^3+ + Mn^4+", "Mn^4+ + Tl+ -> Mn^2+ + Tl^3+"],
    slow: null,
    isElementary: true,
  },
  { steps: ["H2O2 + 2 Br- + 2 H+ -> Br2 + 2 H2O", "H2O2 + Br2 -> 2 Br- + 2 H+ + O2"], slow: null, isElementary: false },
  {
    steps: ["2 Fe^3+ + H2O2 -> 2 Fe^2+ + O2 + 2 H+", "2 Fe^2+ + H2O2 + 2 H+ -> 2 Fe^3+ + 2 H2O"],
    slow: null,
    isElementary: false,
  },
  { steps: ["2 NO + O2 -> 2 NO2", "2 NO2 + 2 SO2 -> 2 NO + 2 SO3"], slow: null, isElementary: false },
  {
    steps: ["S2O8^2- + 2 Fe^2+ -> 2 SO4^2- + 2 Fe^3+", "2 Fe^3+ + 2 I- -> 2 Fe^2+ + I2"],
    slow: null,
    isElementary: false,
  },
  { steps: ["CH3CHO + I2 -> CH3I + HI + CO", "CH3I + HI -> CH4 + I2"], slow: null, isElementary: false },
];

export type TaughtMechanism = Proposed & { readonly mechanism: Mechanism };

export const MECHANISMS: readonly TaughtMechanism[] = PROPOSED.map((each) => ({
  ...each,
  mechanism: readMechanism(each.steps),
}));

/** The orders that a slow step leads to: its own particles, an intermediate replaced by what the equilibrium before makes it from. */
export function ordersOf({ steps, slow, mechanism }: TaughtMechanism): ReadonlyMap<string, number> | null {
  const step = slow === null ? undefined : mechanism.steps[slow - 1];
  if (step === undefined || slow === null) return null;
  const before = mechanism.steps[slow - 2];
  if (before !== undefined && steps[slow - 2]?.includes("<=>") !== true) return null;
  const orders = new Map<string, number>();
  const add = (formula: string, order: number): unknown => orders.set(formula, (orders.get(formula) ?? 0) + order);
  for (const { formula, count } of step.reactants) {
    const made = before?.products.find((each) => each.formula === formula);
    if (before === undefined || made === undefined || !mechanism.intermediates.includes(formula)) {
      add(formula, count);
      continue;
    }
    const share = count / made.count;
    for (const each of before.reactants) add(each.formula, each.count * share);
    for (const each of before.products) if (each.formula !== formula) add(each.formula, -each.count * share);
  }
  return orders;
}
