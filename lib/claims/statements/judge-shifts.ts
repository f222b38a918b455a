import type { Equation, Term } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { parseFormula } from "../../chemistry/formula/parse.ts";
import { findSalt } from "../../chemistry/ions/salt.ts";
import type { Concept } from "./concepts.ts";
import type { FoundConcept } from "./find-concepts.ts";
import { heatOf } from "../../chemistry/reaction/heat-of.ts";
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
/** More products at equilibrium, or fewer. */
const CONSTANTS: Readonly<Partial<Record<Concept, 1 | -1>>> = { "constant-grows": 1, "constant-shrinks": -1 };
const FARTHEST = 200;
const NEAR = 40;

/** "A catalyst shifts the equilibrium": of it alone, and not of what else is done. */
function isOfCatalyst({ concepts, mentioned }: Clause): boolean {
  return (
    mentioned.length === 0 &&
    !concepts.some(({ concept }) => concept in MORE || concept in LESS || concept === "no-shift")
  );
}

/** More of what stands on one side moves an equilibrium to the other; pure solids and liquids do not count. */
function judgeDisturbed({ concepts, mentioned, around }: Clause, equation: Equation): Statement[] {
  const causes = around.filter(({ concept }) => concept === "adds" || concept === "removes");
  const others = around.some(({ concept }) => concept in MORE || concept in LESS);
  const [cause, ...more] = causes;
  const shifts = concepts.filter(({ concept }) => concept in SHIFTS);
  const [said, ...further] = shifts;
  if (cause === undefined || said === undefined || others || more.length > 0 || further.length > 0) return [];
  if (cause.end > said.start) return [];
  const what = mentioned.find(({ start }) => start >= cause.end && start - cause.end <= NEAR);
  const side = what === undefined ? null : sideOf(what.formulas, equation);
  if (side === null) return [];
  const way = cause.concept === "adds" ? -side : side;
  return [judged(said, SHIFTS[said.concept] === way)];
}

/** Where a substance, or an ion that it gives, stands: 1 behind the arrow, −1 before it; null on neither or both. */
function sideOf(formulas: readonly string[], { reactants, products }: Equation): 1 | -1 | null {
  const parts = formulas.flatMap((formula) => [formula, `${formula}2`, ...ionsOf(formula)]);
  const [before, behind] = [reactants, products].map((terms) =>
    terms.some(
      ({ formula }) =>
        formula.state !== "s" &&
        formula.state !== "l" &&
        parts.includes(formatFormula({ ...formula, state: null }, "ascii")),
    ),
  );
  return before === behind ? null : behind === true ? 1 : -1;
}

function ionsOf(formula: string): string[] {
  const parsed = parseFormula(formula);
  const salt = parsed.ok ? findSalt(parsed.value) : null;
  return salt === null
    ? []
    : [...salt.cations, salt.anion].map((ion) => formatFormula({ ...ion.formula, state: null }, "ascii"));
}

/** Le Chatelier: where an equilibrium moves when pressure or temperature change, by its gases and its heat. */
export function judgeShifts(clause: Clause): Statement[] {
  const { concepts, around, lineBefore, equations, isDenied } = clause;
  const equation = equations.findLast(({ arrow }) => arrow === "reversible");
  if (isDenied) return [];
  if (concepts.some(({ concept }) => concept === "catalyst"))
    return concepts
      .filter(({ concept }) => concept in SHIFTS && isOfCatalyst(clause))
      .map((said) => judged(said, false));
  if (equation === undefined) return [];
  const disturbed = judgeDisturbed(clause, equation);
  if (disturbed.length > 0) return disturbed;
  return concepts.flatMap((said): Statement[] => {
    const shift = SHIFTS[said.concept] ?? CONSTANTS[said.concept];
    const isCause = ({ concept }: FoundConcept): boolean => concept in MORE || concept in LESS;
    const own = around.filter((each) => isCause(each));
    const causes = own.length > 0 ? own : lineBefore.filter((each) => isCause(each));
    const cause = causes.findLast(({ start }) => start < said.start && said.start - start <= FARTHEST) ?? own[0];
    if (shift === undefined || cause === undefined) return [];
    const what = MORE[cause.concept] ?? LESS[cause.concept];
    // No pressure changes a constant.
    if (said.concept in CONSTANTS && what === "pressure") return [];
    const way =
      what === "pressure"
        ? -gasOf(equation)
        : (heatOfForward(
            equation,
            around.map(({ concept }) => concept),
          ) ?? 0);
    if (way === 0) return [];
    const isRight = Math.sign(cause.concept in MORE ? way : -way) === shift;
    const isPlain =
      causes.length === 1 &&
      concepts.filter(({ concept }) => concept in SHIFTS).length <= 1 &&
      !around.some(({ concept }) => concept === "adds" || concept === "removes");
    return isRight ? [right(said)] : isPlain ? [judged(said, false)] : [];
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

export function countGas(terms: readonly Term[]): number | null {
  let count = 0;
  for (const { coefficient, formula } of terms) {
    const isGas = formula.state === null ? GASES.has(formatFormula(formula, "ascii")) : formula.state === "g";
    if (formula.state === null && !isGas) return null;
    if (isGas) count += coefficient === null ? 1 : coefficient.numerator / coefficient.denominator;
  }
  return count;
}
