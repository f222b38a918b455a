import type { StepSolutionCard } from "../cards/step-solution.ts";
import type { RoundingWish } from "../conversation/rounding-wish.ts";
import { findBefore } from "../conversation/follow-up/before.ts";
import { formatNumber } from "../quantity/numbers/format-number.ts";
import type { Quantity } from "../quantity/quantity.ts";
import { formatUnit } from "../quantity/units/format-unit.ts";
import { figuresToPlace, roundToFigures, roundToPlace } from "../quantity/significant-figures.ts";
import { unitText } from "./fact-text.ts";
import { formatQuantity } from "./numbers.ts";
import type { Words } from "./words.ts";

/** The answer of a solution rounded as somebody wants it, and what its values bear where that is less; null where it is no quantity. */
export function wordRounding(card: StepSolutionCard, wish: RoundingWish, words: Words): string | null {
  const answer = findBefore(card)?.goal?.answer ?? null;
  if (answer === null) return null;
  const { value: number, significantFigures } = rounded(answer, wish);
  const { locale } = words;
  const value = formatQuantity(
    formatNumber(number, { locale, significantFigures }),
    unitText(formatUnit(answer.unit), words),
    locale,
  );
  const said =
    "figures" in wish
      ? words.t("tutor.rounding.figures", { count: wish.figures, value })
      : words.t("tutor.rounding.decimals", { count: wish.decimals, value });
  const borne = answer.significantFigures;
  const isTooMany = "figures" in wish && borne !== null && wish.figures > borne;
  return isTooMany ? `${said} ${words.t("tutor.rounding.borne", { count: borne })}` : said;
}

function rounded(answer: Quantity, wish: RoundingWish): Quantity {
  if ("figures" in wish)
    return { ...answer, value: roundToFigures(answer.value, wish.figures), significantFigures: wish.figures };
  const value = roundToPlace(answer.value, -wish.decimals);
  return { ...answer, value, significantFigures: figuresToPlace(answer.value, -wish.decimals) };
}
