import { GAS_CONDITIONS } from "../../quantity/constants.ts";
import { roundToFigures } from "../../quantity/significant-figures.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { expression, formulaTerm, variable } from "../terms.ts";
import type { FactValue } from "../facts.ts";
import { isGas } from "./gases.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

const VOLUMES = [
  ["stp", GAS_CONDITIONS.stpAtmosphere],
  ["satp", GAS_CONDITIONS.satp],
] as const;

/** Textbooks write 22.41 L/mol. */
const SHOWN_FIGURES = 5;

function findMolarVolume({ conditions }: Scene): Quantity | null {
  return VOLUMES.find(([condition]) => conditions.has(condition))?.[1].molarVolume ?? null;
}

function namesOf(formula: string | null): Record<string, FactValue> {
  return formula === null ? {} : { formula: formulaTerm(formula) };
}

function idOf(formula: string | null, id: string): string {
  return formula === null ? `${id}-of-sample` : id;
}

function shownVolume({ value, unit }: Quantity): Quantity {
  return { value: roundToFigures(value, SHOWN_FIGURES), unit, significantFigures: null };
}

/** V = n × V_m */
function volumeWay(of: string | null, molarVolume: Quantity): Way {
  return way({
    method: "molar-volume",
    needs: [variableOf("amount", of)],
    compute: (amount) => computed(inUnit(amount, "mol").value.times(molarVolume.value), "L", amount),
    listSlips: ([amount]) => [
      {
        id: "divided-instead-of-multiplied",
        quantity: computed(inUnit(amount, "mol").value.div(molarVolume.value), "L", amount),
      },
    ],
    explain: ([amount], output) => ({
      steps: [
        {
          id: "amount-to-volume",
          lines: [
            expression(
              variable("V", of),
              "=",
              variable("n"),
              "*",
              variable("V_m"),
              "=",
              shownTerm(inUnit(amount, "mol")),
              "*",
              shownTerm(shownVolume(molarVolume)),
              "=",
              shownTerm(output),
            ),
          ],
          values: namesOf(null),
        },
      ],
      answer: { id: idOf(of, "volume"), values: namesOf(of) },
    }),
  });
}

/** n = V / V_m */
function amountWay(of: string | null, molarVolume: Quantity): Way {
  return way({
    method: "molar-volume",
    needs: [variableOf("volume", of)],
    compute: (volume) => computed(inUnit(volume, "L").value.div(molarVolume.value), "mol", volume),
    listSlips: ([volume]) => [
      {
        id: "multiplied-instead-of-divided",
        quantity: computed(inUnit(volume, "L").value.times(molarVolume.value), "mol", volume),
      },
    ],
    explain: ([volume], output) => ({
      steps: [
        {
          id: "volume-to-amount",
          lines: [
            expression(
              variable("n", of),
              "=",
              variable("V"),
              "/",
              variable("V_m"),
              "=",
              shownTerm(inUnit(volume, "L")),
              "/",
              shownTerm(shownVolume(molarVolume)),
              "=",
              shownTerm(output),
            ),
          ],
          values: namesOf(null),
        },
      ],
      answer: { id: idOf(of, "amount"), values: namesOf(of) },
    }),
  });
}

/** An ideal gas at standard conditions: STP is 0 °C and 1 atm, as most textbooks have it; 22.414 L/mol (CODATA 2022). */
export const molarVolume: Rule = ({ kind, of, label }, scene) => {
  const volume = label === null && isGas(of, scene) ? findMolarVolume(scene) : null;
  if (volume === null) return [];
  if (kind === "volume") return [volumeWay(of, volume)];
  return kind === "amount" ? [amountWay(of, volume)] : [];
};
