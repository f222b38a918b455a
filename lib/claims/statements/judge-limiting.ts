import { type Equation } from "../../chemistry/equation/equation.ts";
import { formatFormula } from "../../chemistry/formula/format.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import type { Fact } from "../evidence.ts";
import type { Concept } from "./concepts.ts";
import { type Clause, judged, type Mentioned, type Statement } from "./statement.ts";

const SAID: Readonly<Partial<Record<Concept, boolean>>> = {
  limiting: true,
  "runs-out-first": true,
  excess: false,
  "left-over": false,
  "in-excess": false,
};
/** Beside it, with a verb between. */
const NEAR = 24;
/** Both are used up where they differ by less. */
const CLOSE = 0.01;

/** Which reactant limits: of the amounts that were told, the smallest over its coefficient. */
export function judgeLimiting({ concepts, mentioned, equations, facts, isDenied }: Clause): Statement[] {
  const equation = equations.at(-1);
  if (isDenied || equation === undefined) return [];
  const limiting = limitingOf(equation, facts);
  if (limiting === null) return [];
  return concepts.flatMap((said): Statement[] => {
    const isLimiting = SAID[said.concept];
    const before = mentioned.findLast(({ end }) => end <= said.start && said.start - end <= NEAR);
    const owner = before ?? mentioned.find(({ start }) => start >= said.end && start - said.end <= NEAR);
    if (isLimiting === undefined || owner === undefined) return [];
    const own = equation.reactants.map(({ formula }) => asciiOf(formula)).find((formula) => isNamed(owner, formula));
    return own === undefined ? [] : [judged(said, (own === limiting) === isLimiting)];
  });
}

const asciiOf = (formula: Equation["reactants"][number]["formula"]): string =>
  formatFormula({ ...formula, state: null }, "ascii");

const isNamed = ({ formulas }: Mentioned, formula: string): boolean =>
  formulas.some((each) => each === formula || `${each}2` === formula);

/** Null where an amount is not told. */
function limitingOf({ reactants }: Equation, facts: readonly Fact[]): string | null {
  const shares = reactants.map(({ coefficient, formula }) => {
    const own = facts.filter(
      ({ of, quantity }) => of === asciiOf(formula) && quantity.unit.dimension === DIMENSIONS.amount,
    );
    // What was only computed may be what would be needed.
    const first =
      own.find(({ symbol }) => symbol === "n") ??
      own.find(({ symbol, source }) => symbol === null && source === "given") ??
      own.find(({ symbol, source }) => symbol === null && source === "computed");
    const count = coefficient === null ? 1 : coefficient.numerator / coefficient.denominator;
    return first === undefined ? undefined : { of: asciiOf(formula), share: first.quantity.value.toNumber() / count };
  });
  if (shares.length !== 2) return null;
  const [one, other] = shares;
  if (one === undefined || other === undefined || Math.abs(one.share / other.share - 1) < CLOSE) return null;
  return one.share < other.share ? one.of : other.of;
}
