import { CONSTANTS } from "../../quantity/constants.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity as measured } from "../../quantity/quantity.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail } from "../../result.ts";
import type { Operator, Term } from "../facts.ts";
import { count, expression, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { exactly, shownTerm } from "./quantity-terms.ts";
import type { Rule, Way } from "./rule.ts";

/** CODATA 2022, rounded as textbooks do. */
const LEVEL_ENERGY = exactly(CONSTANTS.rydbergEnergy.value.toSignificantDigits(4), "J");
const RYDBERG = exactly(CONSTANTS.rydberg.value.toSignificantDigits(4), "m^-1");

/** The constants are those of a nucleus without motion: the fourth figure is not hydrogen's. */
const FIGURES = 3;

const isLevel = ({ value }: Quantity): boolean => value.isInteger() && value.gte(1) && value.lte(100);

/** 1/n₁² − 1/n₂², without the second term where the electron leaves the atom. */
function bracketOf([lower, upper]: readonly Quantity[]): Decimal | null {
  if (lower === undefined || !isLevel(lower)) return null;
  const own = new Decimal(1).div(lower.value.pow(2));
  if (upper === undefined) return own;
  return isLevel(upper) && upper.value.gt(lower.value) ? own.minus(new Decimal(1).div(upper.value.pow(2))) : null;
}

const square = ({ value }: Quantity): (Term | Operator)[] => [count(1), "/", count(value.pow(2).toNumber())];

function bracketLine(levels: readonly Quantity[], bracket: Decimal): Term[] {
  const letters = levels.map((_, index): (Term | Operator)[] => [count(1), "/", variable(index === 0 ? "n₁²" : "n₂²")]);
  const line = [letters, levels.map(square)].map((sides) =>
    sides.flatMap((side, index): (Term | Operator)[] => (index === 0 ? side : ["-", ...side])),
  );
  return expression(...(line[0] ?? []), "=", ...(line[1] ?? []), "=", shownTerm(pureNumber(bracket, FIGURES + 1)))
    .terms;
}

/** A way from the levels: E = E₁ (1/n₁² − 1/n₂²), or 1/λ = R (1/n₁² − 1/n₂²). */
function lineWay(kind: "energy" | "wavelength", isIonization: boolean): Way {
  const compute = (bracket: Decimal): Quantity =>
    kind === "energy"
      ? measured(LEVEL_ENERGY.value.times(bracket), "J", FIGURES)
      : measured(new Decimal(1).div(RYDBERG.value.times(bracket)), "m", FIGURES);
  return {
    method: "hydrogen-lines",
    needs: [variableOf("level", null, "first"), ...(isIonization ? [] : [variableOf("level", null, "second")])],
    compute(inputs) {
      const bracket = bracketOf(inputs);
      return bracket === null ? fail({ code: "not-valid" }) : { ok: true, value: compute(bracket) };
    },
    listSlips(inputs, output) {
      const [lower, upper] = inputs;
      if (lower === undefined || upper === undefined) return [];
      const plain = new Decimal(1).div(lower.value).minus(new Decimal(1).div(upper.value));
      return [{ id: "forgot-square", quantity: { ...output, value: compute(plain).value } }];
    },
    explain(inputs, output) {
      const bracket = bracketOf(inputs) ?? new Decimal(0);
      const shown = shownTerm(pureNumber(bracket, FIGURES + 1));
      const own =
        kind === "energy"
          ? expression(variable("E"), "=", shownTerm(LEVEL_ENERGY), "*", shown, "=", shownTerm(output))
          : expression(
              count(1),
              "/",
              variable("λ"),
              "=",
              variable("R"),
              "*",
              shown,
              "=",
              shownTerm(RYDBERG),
              "*",
              shown,
              "=",
              shownTerm(measured(RYDBERG.value.times(bracket), "m^-1", FIGURES + 1)),
            );
      return {
        steps: [
          { id: "bracket", lines: [{ kind: "expression", terms: bracketLine(inputs, bracket) }], values: {} },
          { id: kind === "energy" ? "energy" : "rydberg", lines: [own], values: {} },
          ...(kind === "energy"
            ? []
            : [{ id: "invert", lines: [expression(variable("λ"), "=", shownTerm(output))], values: {} }]),
        ],
        answer: { id: isIonization && kind === "energy" ? "ionization" : kind, values: {} },
      };
    },
  };
}

/** Lines of hydrogen, from the levels between which the electron moves, and the energy that takes it away. */
export const hydrogenLines: Rule = ({ kind, of, label }, { conditions }) => {
  const isIonization = conditions.has("hydrogen-ionization");
  if (of !== null || label !== null || !(conditions.has("hydrogen-line") || isIonization)) return [];
  return kind === "energy" || kind === "wavelength" ? [lineWay(kind, isIonization)] : [];
};
