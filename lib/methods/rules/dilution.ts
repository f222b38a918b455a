import { add, subtract } from "../../quantity/arithmetic.ts";
import type { QuantityResult } from "../../quantity/arithmetic.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { fail, succeed } from "../../result.ts";
import type { Result } from "../../result.ts";
import type { FactValue, Operator, Term } from "../facts.ts";
import { expression, formulaTerm, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Variable } from "./kinds.ts";
import { computed, givenTerm, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, RuleIssue, Scene, Way } from "./rule.ts";

type State = "initial" | "final";

const opposite = (state: State): State => (state === "initial" ? "final" : "initial");

const symbol = (letter: "c" | "V", state: State): Term => variable(`${letter}${state === "initial" ? "₁" : "₂"}`);

const LAW: readonly (Term | Operator)[] = [
  symbol("c", "initial"),
  "*",
  symbol("V", "initial"),
  "=",
  symbol("c", "final"),
  "*",
  symbol("V", "final"),
];

const namesOf = (formula: string | null): Record<string, FactValue> =>
  formula === null ? {} : { formula: formulaTerm(formula) };

const idOf = (formula: string | null, id: string): string => (formula === null ? `${id}-of-sample` : id);

/** c = c' × V' / V */
function molarityWay(of: string | null, state: State): Way {
  const other = opposite(state);
  return way({
    method: "dilution",
    needs: [
      variableOf("molarity", of, other),
      variableOf("solution-volume", of, other),
      variableOf("solution-volume", of, state),
    ],
    compute: (molarity, from, to) =>
      to.value.gt(0)
        ? computed(
            inUnit(molarity, "mol/L").value.times(inUnit(from, "L").value).div(inUnit(to, "L").value),
            "mol/L",
            molarity,
            from,
            to,
          )
        : fail({ code: "not-valid" }),
    listSlips: ([molarity, from, to]) => [
      {
        id: "inverted-ratio",
        quantity: computed(
          inUnit(molarity, "mol/L").value.times(inUnit(to, "L").value).div(inUnit(from, "L").value),
          "mol/L",
          molarity,
          from,
          to,
        ),
      },
    ],
    explain: ([molarity, from, to], output) => ({
      steps: [
        {
          id: "molarity",
          lines: [
            expression(...LAW),
            expression(
              symbol("c", state),
              "=",
              symbol("c", other),
              "*",
              symbol("V", other),
              "/",
              symbol("V", state),
              "=",
              shownTerm(inUnit(molarity, "mol/L")),
              "*",
              shownTerm(inUnit(from, "mL")),
              "/",
              shownTerm(inUnit(to, "mL")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: idOf(of, "molarity"), values: namesOf(of) },
    }),
  });
}

/** V = V' × c' / c */
function volumeWay(of: string | null, state: State, isRecipe: boolean): Way {
  const other = opposite(state);
  return way({
    method: "dilution",
    needs: [
      variableOf("solution-volume", of, other),
      variableOf("molarity", of, other),
      variableOf("molarity", of, state),
    ],
    compute: (volume, from, to) =>
      to.value.gt(0)
        ? computed(
            inUnit(volume, "mL").value.times(inUnit(from, "mol/L").value).div(inUnit(to, "mol/L").value),
            "mL",
            volume,
            from,
            to,
          )
        : fail({ code: "not-valid" }),
    listSlips: ([volume, from, to]) => [
      {
        id: "inverted-ratio",
        quantity: computed(
          inUnit(volume, "mL").value.times(inUnit(to, "mol/L").value).div(inUnit(from, "mol/L").value),
          "mL",
          volume,
          from,
          to,
        ),
      },
    ],
    explain([volume, from, to], output) {
      const line = expression(
        symbol("V", state),
        "=",
        symbol("c", other),
        "*",
        symbol("V", other),
        "/",
        symbol("c", state),
        "=",
        shownTerm(inUnit(from, "mol/L")),
        "*",
        shownTerm(inUnit(volume, "mL")),
        "/",
        shownTerm(inUnit(to, "mol/L")),
        "=",
        shownTerm(output),
      );
      const steps = [{ id: "volume", lines: [expression(...LAW), line], values: {} }];
      if (!isRecipe) return { steps, answer: { id: idOf(of, "volume"), values: namesOf(of) } };
      const values = { ...namesOf(of), total: givenTerm(volume), stock: givenTerm(to), diluted: givenTerm(from) };
      return {
        steps: [...steps, { id: "fill-up", lines: [], values: { total: givenTerm(volume) } }],
        answer: { id: idOf(of, "recipe"), values },
      };
    },
  });
}

function settle(result: QuantityResult): Result<Quantity, RuleIssue> {
  return result.ok && result.value.value.gt(0) ? succeed(result.value) : fail({ code: "not-valid" });
}

const WATER = variableOf("volume", "H2O");

/** The water to be added: V₂ − V₁, as if volumes were additive, which for dilute solutions they nearly are. */
function waterWay(of: string | null): Way {
  return way({
    method: "dilution",
    needs: [variableOf("solution-volume", of, "final"), variableOf("solution-volume", of, "initial")],
    compute: (whole, start) => settle(subtract(inUnit(whole, "mL"), inUnit(start, "mL"))),
    listSlips: ([whole]) => [{ id: "wrong-reference", quantity: whole }],
    explain: ([whole, start], output) => ({
      steps: [
        {
          id: "water",
          lines: [
            expression(
              variable("V", "H2O"),
              "=",
              symbol("V", "final"),
              "-",
              symbol("V", "initial"),
              "=",
              shownTerm(inUnit(whole, "mL")),
              "-",
              shownTerm(inUnit(start, "mL")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: "water", values: {} },
    }),
  });
}

/** V₂ = V₁ + V(water added) */
function filledWay(of: string | null): Way {
  return way({
    method: "dilution",
    needs: [variableOf("solution-volume", of, "initial"), WATER],
    compute: (start, water) => settle(add(inUnit(start, "mL"), inUnit(water, "mL"))),
    listSlips: ([, water]) => [{ id: "wrong-reference", quantity: water }],
    explain: ([start, water], output) => ({
      steps: [
        {
          id: "filled",
          lines: [
            expression(
              symbol("V", "final"),
              "=",
              symbol("V", "initial"),
              "+",
              variable("V", "H2O"),
              "=",
              shownTerm(inUnit(start, "mL")),
              "+",
              shownTerm(inUnit(water, "mL")),
              "=",
              shownTerm(output),
            ),
          ],
          values: {},
        },
      ],
      answer: { id: idOf(of, "volume"), values: namesOf(of) },
    }),
  });
}

function has({ givens }: Scene, { kind, of, label }: Variable): boolean {
  return givens.some((given) => given.kind === kind && given.of === of && given.label === label);
}

/** The solute whose solution is diluted; undefined when there is none. */
function findDiluted({ givens }: Scene): string | null | undefined {
  return givens.find(
    ({ kind, label }) =>
      (kind === "molarity" || kind === "solution-volume") && (label === "initial" || label === "final"),
  )?.of;
}

/** A solution before and after dilution holds the same amount of solute: c₁·V₁ = c₂·V₂. */
export const dilution: Rule = (wanted, scene) => {
  const { kind, of, label } = wanted;
  const solute = findDiluted(scene);
  if (solute === undefined || has(scene, wanted)) return [];
  if (kind === "volume" && of === "H2O" && label === null) return [waterWay(solute)];
  if (of !== solute || (label !== "initial" && label !== "final")) return [];
  if (kind === "molarity") return [molarityWay(of, label)];
  if (kind !== "solution-volume") return [];
  if (label === "final" && has(scene, WATER)) return [filledWay(of)];
  return [volumeWay(of, label, label === "initial" && scene.conditions.has("preparation"))];
};
