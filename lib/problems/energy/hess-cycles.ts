import { parseEquation } from "../../chemistry/equation/parse.ts";
import { formatEquation } from "../../chemistry/equation/format.ts";
import { listTerms } from "../../chemistry/equation/equation.ts";
import type { Equation } from "../../chemistry/equation/equation.ts";

/** Equations that add up, with the right factors, to a target; whole coefficients, so that they can be doubled at will. */
export type Cycle = { readonly target: string; readonly steps: readonly string[] };

const CARBON = "C(s) + O2(g) -> CO2(g)";
const HYDROGEN = "2 H2(g) + O2(g) -> 2 H2O(l)";
const MONOXIDE = "2 CO(g) + O2(g) -> 2 CO2(g)";

/** Formation of compounds that cannot be made directly in a calorimeter, by what they burn to. */
const BURNT = {
  "CH4(g)": "CH4(g) + 2 O2(g) -> CO2(g) + 2 H2O(l)",
  "C2H6(g)": "2 C2H6(g) + 7 O2(g) -> 4 CO2(g) + 6 H2O(l)",
  "C2H4(g)": "C2H4(g) + 3 O2(g) -> 2 CO2(g) + 2 H2O(l)",
  "C2H2(g)": "2 C2H2(g) + 5 O2(g) -> 4 CO2(g) + 2 H2O(l)",
  "C3H8(g)": "C3H8(g) + 5 O2(g) -> 3 CO2(g) + 4 H2O(l)",
  "C4H10(g)": "2 C4H10(g) + 13 O2(g) -> 8 CO2(g) + 10 H2O(l)",
  "C6H6(l)": "2 C6H6(l) + 15 O2(g) -> 12 CO2(g) + 6 H2O(l)",
  "C8H18(l)": "2 C8H18(l) + 25 O2(g) -> 16 CO2(g) + 18 H2O(l)",
  "CH3OH(l)": "2 CH3OH(l) + 3 O2(g) -> 2 CO2(g) + 4 H2O(l)",
  "C2H5OH(l)": "C2H5OH(l) + 3 O2(g) -> 2 CO2(g) + 3 H2O(l)",
  "CH3COOH(l)": "CH3COOH(l) + 2 O2(g) -> 2 CO2(g) + 2 H2O(l)",
  "C6H12O6(s)": "C6H12O6(s) + 6 O2(g) -> 6 CO2(g) + 6 H2O(l)",
} as const;

const FORMATIONS: readonly Cycle[] = [
  { target: "C(s) + 2 H2(g) -> CH4(g)", steps: [BURNT["CH4(g)"], CARBON, HYDROGEN] },
  { target: "2 C(s) + 3 H2(g) -> C2H6(g)", steps: [BURNT["C2H6(g)"], CARBON, HYDROGEN] },
  { target: "2 C(s) + 2 H2(g) -> C2H4(g)", steps: [BURNT["C2H4(g)"], CARBON, HYDROGEN] },
  { target: "2 C(s) + H2(g) -> C2H2(g)", steps: [BURNT["C2H2(g)"], CARBON, HYDROGEN] },
  { target: "3 C(s) + 4 H2(g) -> C3H8(g)", steps: [BURNT["C3H8(g)"], CARBON, HYDROGEN] },
  { target: "4 C(s) + 5 H2(g) -> C4H10(g)", steps: [BURNT["C4H10(g)"], CARBON, HYDROGEN] },
  { target: "6 C(s) + 3 H2(g) -> C6H6(l)", steps: [BURNT["C6H6(l)"], CARBON, HYDROGEN] },
  { target: "8 C(s) + 9 H2(g) -> C8H18(l)", steps: [BURNT["C8H18(l)"], CARBON, HYDROGEN] },
  { target: "2 C(s) + 4 H2(g) + O2(g) -> 2 CH3OH(l)", steps: [BURNT["CH3OH(l)"], CARBON, HYDROGEN] },
  { target: "4 C(s) + 6 H2(g) + O2(g) -> 2 C2H5OH(l)", steps: [BURNT["C2H5OH(l)"], CARBON, HYDROGEN] },
  { target: "2 C(s) + 2 H2(g) + O2(g) -> CH3COOH(l)", steps: [BURNT["CH3COOH(l)"], CARBON, HYDROGEN] },
  { target: "6 C(s) + 6 H2(g) + 3 O2(g) -> C6H12O6(s)", steps: [BURNT["C6H12O6(s)"], CARBON, HYDROGEN] },
];

/** Three equations each. */
export const LONG_CYCLES: readonly Cycle[] = [
  ...FORMATIONS,
  { target: "C2H4(g) + H2(g) -> C2H6(g)", steps: [BURNT["C2H4(g)"], BURNT["C2H6(g)"], HYDROGEN] },
  { target: "C2H2(g) + 2 H2(g) -> C2H6(g)", steps: [BURNT["C2H2(g)"], BURNT["C2H6(g)"], HYDROGEN] },
  { target: "C2H2(g) + H2(g) -> C2H4(g)", steps: [BURNT["C2H2(g)"], BURNT["C2H4(g)"], HYDROGEN] },
  { target: "CO(g) + 2 H2(g) -> CH3OH(l)", steps: [MONOXIDE, BURNT["CH3OH(l)"], HYDROGEN] },
  { target: "CO(g) + 3 H2(g) -> CH4(g) + H2O(l)", steps: [MONOXIDE, BURNT["CH4(g)"], HYDROGEN] },
  { target: "CH3OH(l) + CO(g) -> CH3COOH(l)", steps: [BURNT["CH3OH(l)"], MONOXIDE, BURNT["CH3COOH(l)"]] },
  {
    target: "N2H4(l) + 2 H2O2(l) -> N2(g) + 4 H2O(l)",
    steps: ["N2H4(l) + O2(g) -> N2(g) + 2 H2O(l)", HYDROGEN, "H2(g) + O2(g) -> H2O2(l)"],
  },
];

/** Two equations each. */
export const SHORT_CYCLES: readonly Cycle[] = [
  { target: "2 C(s) + O2(g) -> 2 CO(g)", steps: [CARBON, MONOXIDE] },
  { target: "2 S(s) + 3 O2(g) -> 2 SO3(g)", steps: ["S(s) + O2(g) -> SO2(g)", "2 SO2(g) + O2(g) -> 2 SO3(g)"] },
  { target: "N2(g) + 2 O2(g) -> 2 NO2(g)", steps: ["N2(g) + O2(g) -> 2 NO(g)", "2 NO(g) + O2(g) -> 2 NO2(g)"] },
  { target: "N2(g) + 2 O2(g) -> N2O4(g)", steps: ["N2(g) + 2 O2(g) -> 2 NO2(g)", "2 NO2(g) -> N2O4(g)"] },
  {
    target: "2 Al(s) + Fe2O3(s) -> Al2O3(s) + 2 Fe(s)",
    steps: ["4 Al(s) + 3 O2(g) -> 2 Al2O3(s)", "4 Fe(s) + 3 O2(g) -> 2 Fe2O3(s)"],
  },
  { target: "PCl3(g) + Cl2(g) -> PCl5(g)", steps: ["P4(s) + 6 Cl2(g) -> 4 PCl3(g)", "P4(s) + 10 Cl2(g) -> 4 PCl5(g)"] },
  { target: "C(s) + H2O(g) -> CO(g) + H2(g)", steps: ["2 C(s) + O2(g) -> 2 CO(g)", "2 H2(g) + O2(g) -> 2 H2O(g)"] },
  { target: "2 H2O2(l) -> 2 H2O(l) + O2(g)", steps: [HYDROGEN, "H2(g) + O2(g) -> H2O2(l)"] },
  { target: "Mg(s) + CO2(g) -> MgO(s) + CO(g)", steps: ["2 Mg(s) + O2(g) -> 2 MgO(s)", MONOXIDE] },
  { target: "CuO(s) + H2(g) -> Cu(s) + H2O(l)", steps: ["2 Cu(s) + O2(g) -> 2 CuO(s)", HYDROGEN] },
  { target: "ZnO(s) + C(s) -> Zn(s) + CO(g)", steps: ["2 Zn(s) + O2(g) -> 2 ZnO(s)", "2 C(s) + O2(g) -> 2 CO(g)"] },
  { target: "4 CuO(s) -> 2 Cu2O(s) + O2(g)", steps: ["2 Cu(s) + O2(g) -> 2 CuO(s)", "4 Cu(s) + O2(g) -> 2 Cu2O(s)"] },
  { target: "Fe2O3(s) + 3 CO(g) -> 2 Fe(s) + 3 CO2(g)", steps: ["4 Fe(s) + 3 O2(g) -> 2 Fe2O3(s)", MONOXIDE] },
  { target: "4 NO2(g) + O2(g) -> 2 N2O5(g)", steps: ["N2(g) + 2 O2(g) -> 2 NO2(g)", "2 N2(g) + 5 O2(g) -> 2 N2O5(g)"] },
];

function read(text: string): Equation {
  const parsed = parseEquation(text);
  if (!parsed.ok) throw new Error(`${text} is no equation`);
  return parsed.value;
}

/** An equation times a whole number, or a half where all coefficients are even, and turned around for a negative one. */
export function scaled(text: string, factor: number): string | null {
  const equation = read(text);
  const coefficients = listTerms(equation).map(
    ({ coefficient }) => ((coefficient?.numerator ?? 1) / (coefficient?.denominator ?? 1)) * Math.abs(factor),
  );
  if (!coefficients.every((each) => Number.isInteger(each))) return null;
  const whole = formatEquation(equation, "ascii", coefficients);
  if (factor > 0) return whole;
  const [reactants, products] = whole.split(" -> ");
  return `${products} -> ${reactants}`;
}
