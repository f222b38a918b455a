import { fail } from "../../result.ts";
import type { Result } from "../../result.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Decimal } from "../../quantity/decimal.ts";
import { expression, formulaTerm, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, RuleIssue, Scene, Way } from "./rule.ts";

type Pair = { readonly solute: string; readonly solvent: string };

/** A quotient of two measured quantities; none by zero. */
function ratio(
  above: Decimal,
  below: Decimal,
  unit: string,
  ...from: readonly Quantity[]
): Quantity | Result<Quantity, RuleIssue> {
  return below.gt(0) ? computed(above.div(below), unit, ...from) : fail({ code: "not-valid" });
}

/** b = n(solute) / m(solvent) */
function molalityWay({ solute, solvent }: Pair): Way {
  return way({
    method: "molality",
    needs: [variableOf("amount", solute), variableOf("mass", solvent)],
    compute: (amount, mass) => ratio(inUnit(amount, "mol").value, inUnit(mass, "kg").value, "mol/kg", amount, mass),
    listSlips: ([amount, mass]) => [
      {
        id: "unconverted-unit",
        quantity: computed(inUnit(amount, "mol").value.div(inUnit(mass, "g").value), "mol/kg", amount, mass),
      },
    ],
    explain: ([amount, mass], output) => ({
      steps: [
        {
          id: "molality",
          lines: [
            expression(
              variable("b", solute),
              "=",
              variable("n", solute),
              "/",
              variable("m", solvent),
              "=",
              shownTerm(inUnit(amount, "mol")),
              "/",
              shownTerm(inUnit(mass, "kg")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "molality", values: { formula: formulaTerm(solute) } },
    }),
  });
}

/** n(solute) = b × m(solvent) */
function amountWay({ solute, solvent }: Pair): Way {
  return way({
    method: "molality",
    needs: [variableOf("molality", solute), variableOf("mass", solvent)],
    compute: (molality, mass) =>
      computed(inUnit(molality, "mol/kg").value.times(inUnit(mass, "kg").value), "mol", molality, mass),
    listSlips: ([molality, mass]) => [
      {
        id: "unconverted-unit",
        quantity: computed(inUnit(molality, "mol/kg").value.times(inUnit(mass, "g").value), "mol", molality, mass),
      },
    ],
    explain: ([molality, mass], output) => ({
      steps: [
        {
          id: "amount",
          lines: [
            expression(
              variable("n", solute),
              "=",
              variable("b"),
              "*",
              variable("m", solvent),
              "=",
              shownTerm(inUnit(molality, "mol/kg")),
              "*",
              shownTerm(inUnit(mass, "kg")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "amount", values: { formula: formulaTerm(solute) } },
    }),
  });
}

/** m(solvent) = n(solute) / b */
function solventWay({ solute, solvent }: Pair): Way {
  return way({
    method: "molality",
    needs: [variableOf("amount", solute), variableOf("molality", solute)],
    compute: (amount, molality) =>
      ratio(inUnit(amount, "mol").value, inUnit(molality, "mol/kg").value, "kg", amount, molality),
    listSlips: ([amount, molality]) => [
      {
        id: "inverted-ratio",
        quantity: computed(inUnit(molality, "mol/kg").value.div(inUnit(amount, "mol").value), "kg", amount, molality),
      },
    ],
    explain: ([amount, molality], output) => ({
      steps: [
        {
          id: "solvent",
          lines: [
            expression(
              variable("m", solvent),
              "=",
              variable("n", solute),
              "/",
              variable("b"),
              "=",
              shownTerm(inUnit(amount, "mol")),
              "/",
              shownTerm(inUnit(molality, "mol/kg")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "solvent", values: { formula: formulaTerm(solvent) } },
    }),
  });
}

function has({ givens }: Scene, kind: string, of: string): boolean {
  return givens.some((given) => given.kind === kind && given.of === of && given.label === null);
}

/** Amount of solute for each kilogram of solvent. */
export const molality: Rule = ({ kind, of, label }, scene) => {
  const { solution } = scene;
  if (label !== null || solution === null || solution.solvent === null || of === null) return [];
  const pair: Pair = { solute: solution.solute, solvent: solution.solvent };
  if (kind === "molality") return of === pair.solute ? [molalityWay(pair)] : [];
  if (!has(scene, "molality", pair.solute)) return [];
  if (kind === "amount" && of === pair.solute) return [amountWay(pair)];
  return kind === "mass" && of === pair.solvent ? [solventWay(pair)] : [];
};
