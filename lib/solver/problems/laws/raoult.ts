import { computed, givenTerm, shownTerm } from "../../../methods/rules/quantity-terms.ts";
import { expression, variable } from "../../../methods/terms.ts";
import { slipOf } from "../../../problems/slip-name.ts";
import { step } from "./law-facts.ts";
import type { LawSolution } from "./law-facts.ts";
import { COLLIGATIVE_WORDS as WORDS } from "./stated-solution.ts";
import type { StatedSolution } from "./stated-solution.ts";

/** Raoult's law, for solutes that neither evaporate nor fall apart. */
export function vaporOf(solution: StatedSolution, goal: "vapor-pressure" | "vapor-lowering"): LawSolution | null {
  const [solute, solvent, pure] = [
    solution.amount("solute"),
    solution.amount("solvent"),
    solution.take("pure-pressure"),
  ];
  if (solute === null || solvent === null || pure === null || solution.hasFactor || solution.isVolatile()) return null;
  if (solution.problem.values.has("temperature")) solution.used.add("temperature");
  const fraction = computed(
    solvent.value.value.div(solvent.value.value.plus(solute.value.value)),
    "",
    solvent.value,
    solute.value,
  );
  const pressure = computed(
    fraction.value.times(pure.value),
    pure.unit.factors[0]?.unit.symbol === undefined ? "atm" : givenTerm(pure).unit,
    fraction,
    pure,
  );
  const steps = [
    ...solute.steps,
    ...solvent.steps,
    step(WORDS, "fraction-of-water", [
      expression(
        variable("x"),
        "=",
        shownTerm(solvent.value),
        "/",
        "(",
        shownTerm(solvent.value),
        "+",
        shownTerm(solute.value),
        ")",
        "=",
        shownTerm(fraction),
      ),
    ]),
    step(WORDS, "vapor-pressure", [
      expression(
        variable("P"),
        "=",
        variable("x"),
        "*",
        variable("P°"),
        "=",
        shownTerm(fraction),
        "*",
        givenTerm(pure),
        "=",
        shownTerm(pressure),
      ),
    ]),
  ];
  if (goal === "vapor-pressure")
    return {
      words: WORDS,
      steps,
      answer: { id: "vapor-pressure", quantity: pressure },
      slips: [
        [slipOf(WORDS, "fraction-of-solute"), pure.value.minus(pressure.value)],
        [slipOf(WORDS, "raised-pressure"), pure.value.times(2).minus(pressure.value)],
      ],
    };
  const share = computed(
    solute.value.value.div(solvent.value.value.plus(solute.value.value)),
    "",
    solvent.value,
    solute.value,
  );
  const lowering = {
    ...pure,
    value: share.value.times(pure.value),
    significantFigures: computed(share.value, "", share, pure).significantFigures,
  };
  return {
    words: WORDS,
    steps: [
      ...steps.slice(0, -2),
      step(WORDS, "fraction-of-solute", [
        expression(
          variable("x"),
          "=",
          shownTerm(solute.value),
          "/",
          "(",
          shownTerm(solute.value),
          "+",
          shownTerm(solvent.value),
          ")",
          "=",
          shownTerm(share),
        ),
      ]),
      step(WORDS, "vapor-lowering", [
        expression(
          variable("ΔP"),
          "=",
          variable("x"),
          "*",
          variable("P°"),
          "=",
          shownTerm(share),
          "*",
          givenTerm(pure),
          "=",
          shownTerm(lowering),
        ),
      ]),
    ],
    answer: { id: "vapor-lowering", quantity: lowering },
    slips: [],
  };
}
