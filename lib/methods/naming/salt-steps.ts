import type { StepFacts } from "../facts.ts";
import { worked } from "../rules/quantity-terms.ts";
import { count, expression, formulaTerm, stepOf, substanceTerm, variable } from "../terms.ts";
import { hasSeveralCharges, writeIon } from "../../nomenclature/salt.ts";
import type { Salt } from "../../nomenclature/salt.ts";

/** Where the words of these steps are. */
export const SALT_WORDS = "problems-nomenclature.ionic-compounds";

const step = stepOf(SALT_WORDS);

/** `SO4^2-`: what the second part of the formula is, and its charge. */
export function anionStep({ formula, anion }: Salt): StepFacts {
  return step("anion", [expression(formulaTerm(formula), ":", formulaTerm(writeIon(anion)))], {
    formula: formulaTerm(formula),
  });
}

/** `z(Fe) = 3 × 2 / 2 = 3`: the anions' charge, shared among the cations. */
export function chargeStep({ formula, cation, anion, cations, anions }: Salt): StepFacts {
  const line = worked(
    variable("z", cation.atoms),
    [count(anions), "*", count(-anion.charge), "/", count(cations)],
    count(cation.charge),
  );
  return step("charge", [line], { formula: formulaTerm(formula) });
}

/** `Na2O: Na+, O^2-` */
function ionsStep({ formula, cation, anion }: Salt): StepFacts {
  return step(
    "ions",
    [expression(formulaTerm(formula), ":", formulaTerm(writeIon(cation)), ",", formulaTerm(writeIon(anion)))],
    { formula: formulaTerm(formula) },
  );
}

export function nameSteps(salt: Salt): StepFacts[] {
  const { formula, cation, anion } = salt;
  const names = expression(substanceTerm(writeIon(cation)), ",", substanceTerm(writeIon(anion)));
  return [
    ...(hasSeveralCharges(cation) ? [anionStep(salt), chargeStep(salt)] : [ionsStep(salt)]),
    step("ion-names", [names]),
    step("name", [expression(formulaTerm(formula), ":", substanceTerm(formula))]),
  ];
}

/** From the ions that a name says to numbers of them that make the compound neutral. */
export function formulaSteps({ formula, cation, anion, cations, anions }: Salt): StepFacts[] {
  return [
    step(
      "ions-of-name",
      [cation, anion].map((ion) => expression(substanceTerm(writeIon(ion)), ":", formulaTerm(writeIon(ion)))),
      { name: substanceTerm(formula) },
    ),
    step("balance", [
      expression(count(cations), "*", count(cation.charge), "=", count(anions), "*", count(-anion.charge)),
    ]),
    step("formula", [expression(substanceTerm(formula), ":", formulaTerm(formula))]),
  ];
}
