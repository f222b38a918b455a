import type { Quantity } from "../../quantity/quantity.ts";
import { fail } from "../../result.ts";
import { expression, formulaTerm, quantity, variable } from "../terms.ts";
import type { FactValue, Term } from "../facts.ts";
import { KINDS, variableOf } from "./kinds.ts";
import type { Kind, Label } from "./kinds.ts";
import { computed, givenTerm, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Scene, Way } from "./rule.ts";

/** What a yield may be measured in. */
const MEASURES = ["mass", "amount"] as const satisfies readonly Kind[];

/** Rounded data may exceed the whole a little; more contradicts itself. */
export const MOST_PERCENT = 101;

const HUNDRED = quantity("100", "%");

const PERCENT = variable("percent-yield");
const ACTUAL = variable("actual-yield");
const THEORETICAL = variable("theoretical-yield");

function nameOf(formula: string | null): Record<string, FactValue> {
  return formula === null ? {} : { product: formulaTerm(formula) };
}

function suffix(formula: string | null, id: string): string {
  return formula === null ? `${id}-of-sample` : id;
}

function shownIn(value: Quantity, unit: string): Term {
  return shownTerm(inUnit(value, unit));
}

/** percent yield = actual / theoretical × 100 % */
function percentWay(kind: (typeof MEASURES)[number], of: string | null, theoreticalLabel: Label | null): Way {
  const { unit } = KINDS[kind];
  return way({
    method: "percent-yield",
    needs: [variableOf(kind, of, "actual"), variableOf(kind, of, theoreticalLabel)],
    compute(actual, theoretical) {
      const percent = inUnit(actual, unit).value.div(inUnit(theoretical, unit).value).times(100);
      return percent.gt(MOST_PERCENT) ? fail({ code: "not-valid" }) : computed(percent, "%", actual, theoretical);
    },
    listSlips: ([actual, theoretical], output) => [
      {
        id: "inverted-ratio",
        quantity: computed(inUnit(theoretical, unit).value.div(inUnit(actual, unit).value).times(100), "%", output),
      },
    ],
    explain: ([actual, theoretical], output) => ({
      steps: [
        {
          id: suffix(of, "percent"),
          lines: [
            expression(
              PERCENT,
              "=",
              ACTUAL,
              "/",
              THEORETICAL,
              "*",
              HUNDRED,
              "=",
              shownIn(actual, unit),
              "/",
              shownIn(theoretical, unit),
              "*",
              HUNDRED,
              "=",
              shownTerm(output),
            ),
          ],
          values: { ...nameOf(of), actual: givenTerm(actual), theoretical: shownTerm(theoretical) },
        },
      ],
      answer: { id: suffix(of, "percent"), values: nameOf(of) },
    }),
  });
}

/** actual = theoretical × percent yield / 100 % */
function actualWay(kind: (typeof MEASURES)[number], of: string | null, theoreticalLabel: Label | null): Way {
  const { unit } = KINDS[kind];
  return way({
    method: "percent-yield",
    needs: [variableOf(kind, of, theoreticalLabel), variableOf("percent-yield", null)],
    compute: (theoretical, percent) =>
      computed(inUnit(theoretical, unit).value.times(percent.value).div(100), unit, theoretical, percent),
    listSlips: ([theoretical, percent]) => [
      {
        id: "inverted-ratio",
        quantity: computed(inUnit(theoretical, unit).value.div(percent.value).times(100), unit, theoretical, percent),
      },
    ],
    explain: ([theoretical, percent], output) => ({
      steps: [
        {
          id: suffix(of, "actual"),
          lines: [
            expression(
              ACTUAL,
              "=",
              THEORETICAL,
              "*",
              PERCENT,
              "/",
              HUNDRED,
              "=",
              shownIn(theoretical, unit),
              "*",
              givenTerm(percent),
              "/",
              HUNDRED,
              "=",
              shownTerm(output),
            ),
          ],
          values: nameOf(of),
        },
      ],
      answer: { id: suffix(of, "actual"), values: nameOf(of) },
    }),
  });
}

/** theoretical = actual / percent yield × 100 % */
function theoreticalWay(kind: (typeof MEASURES)[number], of: string | null): Way {
  const { unit } = KINDS[kind];
  return way({
    method: "percent-yield",
    needs: [variableOf(kind, of, "actual"), variableOf("percent-yield", null)],
    compute: (actual, percent) =>
      computed(inUnit(actual, unit).value.div(percent.value).times(100), unit, actual, percent),
    listSlips: ([actual, percent]) => [
      {
        id: "inverted-ratio",
        quantity: computed(inUnit(actual, unit).value.times(percent.value).div(100), unit, actual, percent),
      },
    ],
    explain: ([actual, percent], output) => ({
      steps: [
        {
          id: suffix(of, "theoretical"),
          lines: [
            expression(
              THEORETICAL,
              "=",
              ACTUAL,
              "/",
              PERCENT,
              "*",
              HUNDRED,
              "=",
              shownIn(actual, unit),
              "/",
              givenTerm(percent),
              "*",
              HUNDRED,
              "=",
              shownTerm(output),
            ),
          ],
          values: nameOf(of),
        },
      ],
      answer: { id: suffix(of, "theoretical"), values: nameOf(of) },
    }),
  });
}

function hasLabel({ givens }: Scene, kind: Kind, label: Label): boolean {
  return givens.some((given) => given.kind === kind && given.label === label);
}

/** Percent yield: what was obtained, as a share of what the equation allows. */
export const percentYield: Rule = ({ kind, of, label }, scene) => {
  const measures = MEASURES.filter((measure) => measure === kind || kind === "percent-yield");
  return measures.flatMap((measure): Way[] => {
    const expected: Label | null = hasLabel(scene, measure, "theoretical") ? "theoretical" : null;
    if (kind === "percent-yield") {
      const products = scene.givens
        .filter((given) => given.kind === measure && given.label === "actual")
        .map((given) => given.of);
      return products.map((product) => percentWay(measure, product, expected));
    }
    if (!scene.givens.some((given) => given.kind === "percent-yield")) return [];
    if (label === "actual") return [actualWay(measure, of, expected)];
    return label === "theoretical" || (label === null && hasLabel(scene, measure, "actual"))
      ? [theoreticalWay(measure, of)]
      : [];
  });
};
