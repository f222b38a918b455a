import { formatEquation } from "../chemistry/equation/format.ts";
import { parseEquation } from "../chemistry/equation/parse.ts";
import { formatFormula } from "../chemistry/formula/format.ts";
import { parseFormula } from "../chemistry/formula/parse.ts";

/** Canonical ASCII → Unicode: CuSO4·5H2O → CuSO₄·5H₂O. What is no formula stays as it is. */
export function formulaText(ascii: string): string {
  const parsed = parseFormula(ascii);
  return parsed.ok ? formatFormula(parsed.value, "unicode") : ascii;
}

/** Canonical ASCII → Unicode: 2 H2 + O2 -> 2 H2O → 2 H₂ + O₂ → 2 H₂O. */
export function equationText(ascii: string): string {
  const parsed = parseEquation(ascii);
  return parsed.ok ? formatEquation(parsed.value, "unicode") : ascii;
}
