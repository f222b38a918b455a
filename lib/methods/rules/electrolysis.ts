import { CONSTANTS } from "../../quantity/constants.ts";
import { count, expression, formulaTerm, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import { computed, inUnit, shownTerm } from "./quantity-terms.ts";
import type { Relation } from "./relation.ts";
import { relationWays } from "./relation.ts";
import { isGiven, way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

const CHARGE = { kind: "charge", letter: "Q", unit: "C" } as const;

/** Q = I t */
const CURRENT: Relation = {
  method: "electrolysis",
  id: "charge",
  left: [CHARGE],
  right: [
    { kind: "current", letter: "I", unit: "A" },
    { kind: "time", letter: "t", unit: "s" },
  ],
};

/** Q = n(e⁻) F */
const ELECTRONS: Relation = {
  method: "electrolysis",
  id: "electrons",
  left: [CHARGE],
  right: [{ kind: "electron-amount", letter: "n(e⁻)", unit: "mol" }],
  rightConstants: [{ letter: "F", value: CONSTANTS.faraday.value, unit: "C/mol" }],
};

/** n(X) = n(e⁻) / z */
function depositWay(formula: string): Way {
  return way({
    method: "electrolysis",
    needs: [variableOf("electron-amount", null), variableOf("electrons-each", formula)],
    compute: (electrons, each) => computed(inUnit(electrons, "mol").value.div(each.value), "mol", electrons, each),
    listSlips: ([electrons, each], output) => [
      { id: "ignored-charge", quantity: { ...output, value: inUnit(electrons, "mol").value } },
      {
        id: "multiplied-instead-of-divided",
        quantity: { ...output, value: inUnit(electrons, "mol").value.times(each.value) },
      },
    ],
    explain: ([electrons, each], output) => ({
      steps: [
        {
          id: "deposit",
          lines: [
            expression(
              variable("n", formula),
              "=",
              variable("n(e⁻)"),
              "/",
              variable("z"),
              "=",
              shownTerm(inUnit(electrons, "mol")),
              "/",
              shownTerm(each),
              "=",
              shownTerm(output),
            ),
          ],
          values: { formula: formulaTerm(formula), each: count(each.value.toNumber()) },
        },
      ],
      answer: { id: "amount", values: { formula: formulaTerm(formula) } },
    }),
  });
}

/** n(e⁻) = n(X) × z */
function electronsWay(formula: string): Way {
  return way({
    method: "electrolysis",
    needs: [variableOf("amount", formula), variableOf("electrons-each", formula)],
    compute: (amount, each) => computed(inUnit(amount, "mol").value.times(each.value), "mol", amount, each),
    listSlips: ([amount], output) => [
      { id: "ignored-charge", quantity: { ...output, value: inUnit(amount, "mol").value } },
    ],
    explain: ([amount, each], output) => ({
      steps: [
        {
          id: "electrons-of-deposit",
          lines: [
            expression(
              variable("n(e⁻)"),
              "=",
              variable("n", formula),
              "*",
              variable("z"),
              "=",
              shownTerm(inUnit(amount, "mol")),
              "*",
              shownTerm(each),
              "=",
              shownTerm(output),
            ),
          ],
          values: { formula: formulaTerm(formula), each: count(each.value.toNumber()) },
        },
      ],
      answer: { id: "electron-amount", values: {} },
    }),
  });
}

/** What forms or dissolves at an electrode. */
function findProducts({ givens }: Scene): string[] {
  return givens.flatMap(({ kind, of }) => (kind === "electrons-each" && of !== null ? [of] : []));
}

/** Faraday: Q = I t = n(e⁻) F, and z electrons for each atom or molecule that forms. */
export const electrolysis: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  if (label !== null) return [];
  const isElectric = [kind, ...scene.givens.map((given) => given.kind)].some(
    (each) => each === "current" || each === "charge" || each === "electrons-each",
  );
  if (!isElectric) return [];
  if (of === null) {
    const ways = relationWays([CURRENT, ELECTRONS], wanted);
    return kind === "electron-amount" ? [...ways, ...findProducts(scene).map(electronsWay)] : ways;
  }
  return kind === "amount" && isGiven(scene, "electrons-each", of) ? [depositWay(of)] : [];
};
