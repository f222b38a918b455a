import type { Equation, Term } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import type { Concept } from "./concepts.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { heatOf } from "./heat-of.ts";
import { type Clause, judged, right, type Statement } from "./statement.ts";

/** Towards the products, towards the reactants. */
const SHIFTS: Readonly<Partial<Record<Concept, 1 | -1>>> = { "shift-right": 1, "shift-left": -1 };
const MORE: Readonly<Partial<Record<Concept, "pressure" | "heat">>> = {
  "raise-pressure": "pressure",
  "raise-temperature": "heat",
};
const LESS: Readonly<Partial<Record<Concept, "pressure" | "heat">>> = {
  "lower-pressure": "pressure",
  "lower-temperature": "heat",
};
const FARTHEST = 200;

/** Le Chatelier: where an equilibrium moves when pressure or temperature change, by its gases and its heat. */
export function judgeShifts({ concepts, around, lineBefore, equations, isDenied }: Clause): Statement[] {
  const equation = equations.findLast(({ arrow }) => arrow === "reversible");
  if (isDenied || equation === undefined) return [];
  return concepts.flatMap((said): Statement[] => {
    const shift = SHIFTS[said.concept];
    const isCause = ({ concept }: FoundConcept): boolean => concept in MORE || concept in LESS;
    const own = around.filter((each) => isCause(each));
    const causes = own.length > 0 ? own : lineBefore.filter((each) => isCause(each));
    const cause = causes.findLast(({ start }) => start < said.start && said.start - start <= FARTHEST) ?? own[0];
    if (shift === undefined || cause === undefined) return [];
    const what = MORE[cause.concept] ?? LESS[cause.concept];
    const way =
      what === "pressure"
        ? -gasOf(equation)
        : (heatOfForward(
            equation,
            around.map(({ concept }) => concept),
          ) ?? 0);
    if (way === 0) return [];
    const isRight = Math.sign(cause.concept in MORE ? way : -way) === shift;
    return isRight ? [right(said)] : causes.length === 1 ? [judged(said, false)] : [];
  });
}

/** What the text says of the heat counts only where no table knows it. */
function heatOfForward(equation: Equation, said: readonly Concept[]): number | null {
  const known = heatOf(equation);
  if (known !== null) return known;
  const [isGiven, isTaken] = [said.includes("exothermic"), said.includes("endothermic")];
  return isGiven === isTaken ? null : isGiven ? -1 : 1;
}

/** How much more gas there is behind the arrow; 0 where a state is not told and may be another. */
function gasOf({ reactants, products }: Equation): number {
  const [behind, before] = [countGas(products), countGas(reactants)];
  return behind === null || before === null ? 0 : behind - before;
}

const GASES: ReadonlySet<string> = new Set(
  "H2 N2 O2 F2 Cl2 NH3 NO NO2 N2O N2O4 SO2 SO3 CO CO2 CH4 C2H4 C2H6 HCl HF HI HBr PCl5 PCl3 COCl2 H2S".split(" "),
);

function countGas(terms: readonly Term[]): number | null {
  let count = 0;
  for (const { coefficient, formula } of terms) {
    const isGas = formula.state === null ? GASES.has(formatFormula(formula, "ascii")) : formula.state === "g";
    if (formula.state === null && !isGas) return null;
    if (isGas) count += coefficient === null ? 1 : coefficient.numerator / coefficient.denominator;
  }
  return count;
}
