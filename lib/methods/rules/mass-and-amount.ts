import { expression, formulaTerm, quantity, variable } from "../terms.ts";
import { variableOf } from "./kinds.ts";
import type { Label } from "./kinds.ts";
import { computed, givenTerm, inUnit, shownTerm } from "./quantity-terms.ts";
import { way } from "./rule.ts";
import type { Rule, Way } from "./rule.ts";
import { findSubstance, molarMassStep } from "./substance.ts";
import type { Substance } from "./substance.ts";

/** n = m / M */
function amountFromMass(substance: Substance, label: Label | null): Way {
  const { ascii, molarMass } = substance;
  return way({
    method: "mass-and-amount",
    needs: [variableOf("mass", ascii, label)],
    compute: (mass) => computed(inUnit(mass, "g").value.div(molarMass), "mol", mass),
    listSlips: ([mass]) => [
      { id: "inverted-ratio", quantity: computed(molarMass.div(inUnit(mass, "g").value), "mol", mass) },
      {
        id: "multiplied-instead-of-divided",
        quantity: computed(inUnit(mass, "g").value.times(molarMass), "mol", mass),
      },
    ],
    explain: ([mass], amount) => ({
      steps: [
        molarMassStep(substance),
        {
          id: "mass-to-amount",
          lines: [
            expression(
              variable("n", ascii),
              "=",
              variable("m"),
              "/",
              variable("M"),
              "=",
              shownTerm(inUnit(mass, "g")),
              "/",
              quantity(molarMass.toFixed(), "g/mol"),
              "=",
              shownTerm(amount),
            ),
          ],
          values: { formula: formulaTerm(ascii), mass: givenTerm(mass) },
        },
      ],
      answer: { id: "amount", values: { formula: formulaTerm(ascii) } },
    }),
  });
}

/** m = n × M */
function massFromAmount(substance: Substance, label: Label | null): Way {
  const { ascii, molarMass } = substance;
  return way({
    method: "mass-and-amount",
    needs: [variableOf("amount", ascii, label)],
    compute: (amount) => computed(inUnit(amount, "mol").value.times(molarMass), "g", amount),
    listSlips: ([amount]) => [
      {
        id: "divided-instead-of-multiplied",
        quantity: computed(inUnit(amount, "mol").value.div(molarMass), "g", amount),
      },
    ],
    explain: ([amount], mass) => ({
      steps: [
        molarMassStep(substance),
        {
          id: "amount-to-mass",
          lines: [
            expression(
              variable("m", ascii),
              "=",
              variable("n"),
              "*",
              variable("M"),
              "=",
              shownTerm(inUnit(amount, "mol")),
              "*",
              quantity(molarMass.toFixed(), "g/mol"),
              "=",
              shownTerm(mass),
            ),
          ],
          values: { formula: formulaTerm(ascii), amount: shownTerm(amount) },
        },
      ],
      answer: { id: "mass", values: { formula: formulaTerm(ascii) } },
    }),
  });
}

/** M = m / n, of a substance that is not known otherwise. */
const molarMassFromSample: Way = way({
  method: "mass-and-amount",
  needs: [variableOf("mass", null), variableOf("amount", null)],
  compute: (mass, amount) => computed(inUnit(mass, "g").value.div(inUnit(amount, "mol").value), "g/mol", mass, amount),
  listSlips: ([mass, amount], output) => [
    {
      id: "inverted-ratio",
      quantity: computed(inUnit(amount, "mol").value.div(inUnit(mass, "g").value), "g/mol", output),
    },
  ],
  explain: ([mass, amount], output) => ({
    steps: [
      {
        id: "sample-to-molar-mass",
        lines: [
          expression(
            variable("M"),
            "=",
            variable("m"),
            "/",
            variable("n"),
            "=",
            shownTerm(inUnit(mass, "g")),
            "/",
            shownTerm(inUnit(amount, "mol")),
            "=",
            shownTerm(output),
          ),
        ],
        values: {},
      },
    ],
    answer: { id: "molar-mass", values: {} },
  }),
});

/** m = n · M and n = m / M of a substance of which only the molar mass is told. */
function sampleWay(wanted: "mass" | "amount"): Way {
  const known = wanted === "mass" ? "amount" : "mass";
  const unit = wanted === "mass" ? "g" : "mol";
  return way({
    method: "mass-and-amount",
    needs: [variableOf(known, null), variableOf("molar-mass", null)],
    compute(given, molarMass) {
      const [value, weight] = [inUnit(given, wanted === "mass" ? "mol" : "g").value, inUnit(molarMass, "g/mol").value];
      return computed(wanted === "mass" ? value.times(weight) : value.div(weight), unit, given, molarMass);
    },
    listSlips([given, molarMass]) {
      const [value, weight] = [inUnit(given, wanted === "mass" ? "mol" : "g").value, inUnit(molarMass, "g/mol").value];
      return wanted === "mass"
        ? [{ id: "divided-instead-of-multiplied", quantity: computed(value.div(weight), unit, given, molarMass) }]
        : [{ id: "multiplied-instead-of-divided", quantity: computed(value.times(weight), unit, given, molarMass) }];
    },
    explain: ([given, molarMass], output) => ({
      steps: [
        {
          id: wanted === "mass" ? "amount-to-mass-of-sample" : "mass-to-amount-of-sample",
          lines: [
            wanted === "mass"
              ? expression(
                  variable("m"),
                  "=",
                  variable("n"),
                  "*",
                  variable("M"),
                  "=",
                  shownTerm(inUnit(given, "mol")),
                  "*",
                  givenTerm(molarMass),
                  "=",
                  shownTerm(output),
                )
              : expression(
                  variable("n"),
                  "=",
                  variable("m"),
                  "/",
                  variable("M"),
                  "=",
                  shownTerm(inUnit(given, "g")),
                  "/",
                  givenTerm(molarMass),
                  "=",
                  shownTerm(output),
                ),
          ],
          values: {},
        },
      ],
      answer: { id: wanted === "mass" ? "mass-of-sample" : "amount-of-sample", values: {} },
    }),
  });
}

/**
 * Mass and amount of one substance: n = m / M. Molar masses are sums of IUPAC's abridged weights of 2021, which are known
 * better than any given and do not limit the figures.
 */
export const massAndAmount: Rule = ({ kind, of, label }, { givens }) => {
  const substance = findSubstance(of);
  const isSample =
    of === null && label === null && givens.some((given) => given.kind === "molar-mass" && given.of === null);
  if (isSample && (kind === "mass" || kind === "amount")) return [sampleWay(kind)];
  if (substance === null) return label === null && kind === "molar-mass" && of === null ? [molarMassFromSample] : [];
  if (kind === "amount") return [amountFromMass(substance, label)];
  return kind === "mass" ? [massFromAmount(substance, label)] : [];
};
