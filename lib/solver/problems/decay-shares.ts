import type { Quantity } from "../../quantity/quantity.ts";
import { isLoose, isSense } from "./sentences.ts";
import type { Sentence } from "./sentences.ts";
import type { ProblemToken } from "./tokens.ts";

function isNuclide(token: ProblemToken): boolean {
  return token.kind === "substance" && token.substance.formulas.some((formula) => /^[A-Z][a-z]?-\d/.test(formula));
}

/** Whether the sentence tells of decay: a share of the sample is then what is left of it, or gone. */
export function tellsDecay(sentence: Sentence): boolean {
  return sentence.some(
    (token) =>
      isSense(
        token,
        "how-long",
        "kind/activity",
        "decays",
        "condition/decay",
        "label/decayed",
        "label/leftover",
        "kind/half-life",
        "kind/half-lives",
      ) || isNuclide(token),
  );
}

/** "1/8 of the sample remains": a share that is told as a number. */
export function isDecayShare(sentence: Sentence, at: number, quantity: Quantity): boolean {
  const next = sentence.slice(at + 1).find((token) => !isLoose(token));
  const isBetween = quantity.unit.factors.length === 0 && quantity.value.gt(0) && quantity.value.lt(1);
  return isBetween && isSense(next, "of") && tellsDecay(sentence);
}
