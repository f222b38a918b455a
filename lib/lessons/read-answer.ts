import type { LessonCard } from "../cards/lesson.ts";
import { optionLetter } from "../cards/option-letter.ts";
import { ORDER_SIGN } from "../cards/order-sign.ts";
import { setOnLine } from "../chemistry/set-chemistry.ts";
import type { Locale } from "../i18n/locales.ts";
import { convertTo } from "../quantity/conversion.ts";
import { findQuantity } from "../quantity/scan-quantity.ts";
import { getUnit } from "../quantity/units/get-unit.ts";

/** An answer to a step: one of its options, its items in an order, or a value as it was written. */
export type LessonAnswer =
  | { readonly kind: "option"; readonly id: string }
  | { readonly kind: "order"; readonly ids: readonly string[] }
  | { readonly kind: "value"; readonly value: number };

type Step = LessonCard["step"];

/** However it was typed, and however its chemistry is set. */
const plain = (text: string): string =>
  setOnLine(text)
    .normalize("NFC")
    .replaceAll(/[\s\u00a0\u202f]+/gu, " ")
    .replace(/[.。।።!]+$/u, "")
    .trim()
    .toLowerCase();

/** The answer that a text writes out, as pressing it does. Such a text is nothing else. */
export function readPressed(text: string, { options, task }: Step): LessonAnswer | null {
  if (task === "order") return readOrder(text.split(ORDER_SIGN), options, false);
  if (task !== "predict" && task !== "choose") return null;
  const option = options.find((each) => plain(each.text) === plain(text));
  return option === undefined ? null : { kind: "option", id: option.id };
}

/** Longer texts are no answer that is typed. */
const LONGEST = 80;

/** The answer that a text can be taken for beside the step: a letter or number of an option, items behind each other, a value. */
export function readTyped(text: string, step: Step, locale: Locale): LessonAnswer | null {
  if (text.length > LONGEST) return null;
  switch (step.task) {
    case "predict":
    case "choose": {
      const at = placeOf(text, step.options.length);
      const option = at === null ? undefined : step.options[at];
      return option === undefined ? null : { kind: "option", id: option.id };
    }
    case "order":
      return readOrder(text.split(/→|->|<|>|,|;|，|、|፣/u), step.options, true);
    case "estimate":
      return readValue(text, step.unit, locale);
    case "tell":
    case "end":
      return null;
  }
}

/** "b", "B)", "option 2": whatever is said before it. */
function placeOf(text: string, count: number): number | null {
  const said = /^(?:\S+ )?\(?([a-z]|\d)[).]?$/u.exec(plain(text))?.[1];
  if (said === undefined) return null;
  const at = /\d/.test(said) ? Number(said) - 1 : said.charCodeAt(0) - "a".charCodeAt(0);
  return at >= 0 && at < count ? at : null;
}

function readOrder(parts: readonly string[], options: Step["options"], mayUseLetters: boolean): LessonAnswer | null {
  const ids = parts.map((part) => {
    const said = plain(part);
    const byText = options.find((option) => plain(option.text) === said || plain(option.id) === said);
    const byLetter = mayUseLetters ? options.find((_, index) => optionLetter("", index) === said) : undefined;
    return (byText ?? byLetter)?.id ?? "";
  });
  const isWhole = ids.length === options.length && new Set(ids).size === ids.length && !ids.includes("");
  return isWhole ? { kind: "order", ids } : null;
}

/** Words around it that are no sentence of their own. */
const MOST_WORDS = 6;

/** In the unit that is asked for; of another dimension it is no number, which is right nowhere. */
function readValue(text: string, unit: string, locale: Locale): LessonAnswer | null {
  if (text.split(/\s+/).length > MOST_WORDS) return null;
  const found = findQuantity(text, 0, { locale, trailingZeros: "measured" });
  if (found === null || !found.ok || /\d/.test(text.slice(found.value.end))) return null;
  const { quantity, unit: written } = found.value;
  if (written === null || unit === "") return { kind: "value", value: quantity.value.toNumber() };
  const converted = convertTo(quantity, getUnit(unit));
  return { kind: "value", value: converted.ok ? converted.value.value.toNumber() : Number.NaN };
}
