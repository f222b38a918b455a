import type { Salt } from "../../chemistry/data/solubility-products.ts";
import { measureOf } from "../../methods/equilibrium-terms.ts";
import type { StepFacts } from "../../methods/facts.ts";
import { equals, givenTerm, shownTerm } from "../../methods/rules/quantity-terms.ts";
import { expression, formulaTerm, step } from "../../methods/terms.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { pureNumber, quantity, type Quantity } from "../../quantity/quantity.ts";
import { fewestFigures } from "../../quantity/significant-figures.ts";
import type { Solved } from "../solved-facts.ts";
import { quantityAnswer } from "../solved.ts";
import { equationStep, KSP } from "./solubility-ways.ts";

/** A salt with its Ksp, one of whose ions is in solution in mol/L. */
export type Threatened = {
  readonly salt: Salt;
  readonly constant: Quantity;
  readonly ion: string;
  readonly concentration: Quantity;
};

const otherOf = ({ salt, ion }: Threatened): string => (ion === salt.anion ? salt.cation : salt.anion);

/** The concentration of the other ion, in mol/L, at which the ion product is Ksp. */
function saturating({ salt, constant, ion, concentration }: Threatened): Quantity {
  const [own, other] = ion === salt.anion ? [salt.anions, salt.cations] : [salt.cations, salt.anions];
  return quantity(
    constant.value.div(concentration.value.pow(own)).pow(new Decimal(1).div(other)),
    "mol/L",
    fewestFigures(constant.significantFigures, concentration.significantFigures),
  );
}

function saturationStep(id: "begin" | "left", each: Threatened): StepFacts {
  const { salt, constant, ion } = each;
  const [own, power] = ion === salt.anion ? [salt.anions, salt.cations] : [salt.cations, salt.anions];
  const other = otherOf(each);
  const found = saturating(each);
  const quotient = [KSP, "/", measureOf(ion, "concentration", own), "="] as const;
  const raised = pureNumber(found.value.pow(power), found.significantFigures);
  return step(
    id,
    [
      expression(
        KSP,
        "=",
        givenTerm(constant),
        ",",
        measureOf(ion, "concentration"),
        "=",
        shownTerm(each.concentration),
      ),
      expression(measureOf(other, "concentration", power), "=", ...quotient, shownTerm(power === 1 ? found : raised)),
      ...(power === 1 ? [] : [equals(measureOf(other, "concentration"), shownTerm(found))]),
    ],
    { salt: formulaTerm(salt.formula), ion: formulaTerm(other) },
  );
}

/** At which concentration of its other ion a salt begins to precipitate. */
export function solveBeginning(each: Threatened): Solved {
  const ion = otherOf(each);
  return {
    steps: [equationStep(each.salt), saturationStep("begin", each)],
    answer: quantityAnswer("ion-concentration", saturating(each), { ion: formulaTerm(ion) }),
  };
}

/** How much of the first salt's own ion is left when the second begins to precipitate; null where the first does not come first. */
export function solveLeft(first: Threatened, second: Threatened): Solved | null {
  const shared = saturating(second);
  if (!saturating(first).value.lt(shared.value)) return null;
  const left: Threatened = { ...first, ion: otherOf(first), concentration: shared };
  return {
    steps: [
      equationStep(second.salt),
      saturationStep("begin", second),
      equationStep(first.salt),
      saturationStep("left", left),
    ],
    answer: quantityAnswer("ion-concentration", saturating(left), { ion: formulaTerm(first.ion) }),
  };
}

/** Which of two salts with a common ion precipitates first; null where both begin together. */
export function solveFirst(one: Threatened, other: Threatened): Solved | null {
  const [a, b] = [saturating(one).value, saturating(other).value];
  if (a.eq(b)) return null;
  return {
    steps: [
      equationStep(one.salt),
      saturationStep("begin", one),
      equationStep(other.salt),
      saturationStep("begin", other),
      step("compare-needs", [], { ion: formulaTerm(otherOf(one)) }),
    ],
    answer: { id: "first", value: formulaTerm((a.lt(b) ? one : other).salt.formula) },
  };
}
