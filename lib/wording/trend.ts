import { formatChemistryText } from "../chemistry/display/format-chemistry-text.ts";
import type { Relation } from "../conversation/find-relation.ts";
import type { OtherSubstance } from "../conversation/why-other-substance.ts";
import type { Trend } from "../conversation/why-changed.ts";
import type { Kind } from "../methods/rules/kinds.ts";
import { answerTerm } from "../methods/rules/quantity-terms.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { factText } from "./fact-text.ts";
import { addSuggestions, type Said } from "./suggesting.ts";
import { variableName } from "./variable-name.ts";
import type { Words } from "./words.ts";

/** Figures of a factor. */
const FIGURES = 3;

/** How the answer went with the value that changed, and what lies behind it. */
export function wordTrend({ given, answer, relation, reason }: Trend, words: Words): Said {
  const told = (quantity: Quantity): string => factText(answerTerm(quantity), words);
  const factor = given.to.value.div(given.from.value).toSignificantDigits(FIGURES).toFixed();
  const said = words.t(`tutor.trend.${relation}`, {
    given: formatChemistryText(variableName(given.variable, words)),
    from: told(given.from),
    to: told(given.to),
    factor: factText({ kind: "quantity", value: factor, unit: "", significantFigures: null }, words),
    answer: formatChemistryText(variableName(answer.variable, words)),
    was: told(answer.from),
    now: told(answer.to),
  });
  return addSuggestions(reason === null ? said : `${said}\n\n${words.t(`tutor.trend.reasons.${reason}`)}`, []);
}

/** The same as a verdict on what was said of it. */
export function wordRelation({ trends, isRight, isExample }: Relation, words: Words): Said {
  const text = trends.map((trend) => wordTrend(trend, words).text).join("\n\n");
  const sentence = isExample ? words.t("tutor.trend.example", { sentence: text }) : text;
  const verdict = isRight === true ? "right" : "wrong";
  return addSuggestions(isRight === null ? sentence : words.t(`tutor.claim.${verdict}`, { sentence }), []);
}

/** Why the same question has another answer of another substance. */
export function wordOtherSubstance({ from, to, answer, constant }: OtherSubstance, words: Words): Said {
  const told = (quantity: Quantity): string => factText(answerTerm(quantity), words);
  const nameOf = (kind: Kind): string => formatChemistryText(variableName({ kind, of: null, label: null }, words));
  const said = {
    from: formatChemistryText(from),
    to: formatChemistryText(to),
    answer: nameOf(answer.variable.kind),
    before: told(answer.from),
    after: told(answer.to),
  };
  const text =
    constant === null
      ? words.t("tutor.trend.weak", said)
      : words.t("tutor.trend.substance", {
          ...said,
          constant: nameOf(constant.kind),
          was: told(constant.from),
          now: told(constant.to),
        });
  return addSuggestions(text, []);
}
