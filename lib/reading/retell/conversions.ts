import type { Locale } from "../../i18n/locales.ts";
import { listQuantities } from "../../quantity/scan-quantity.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { parseUnit } from "../../quantity/units/parse-unit.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";

/** Longer texts say more. UTF-16 units. */
const LONGEST = 60;

/** What stands between what is converted and the unit that is wanted, or behind that. */
const BETWEEN =
  /^(?:en|a|à|in|to|into|as|=|son|cuántos|combien de|ወደ|በ|ስንት|को|में|कितने|कितना|是多少|等于多少|换成|换算成|转换为|化为|变成)?\s*/iu;
const BEHIND =
  /(?:\s*(?:son|hay|ça fait|ነው|ቀይር|ቀይሩ|ቢቀየር|में|बदलें|बदलो|बदलिए|होते हैं|होता है|होगा|呢|吗|是多少))*\s*[?？.。።।፧=]*$/iu;

/** "2 atm en kPa", "25 °C को K में", "2 atm = ? kPa" as it is asked in English; null for any other text. */
export function tellConversion(text: string, locale: Locale): string | null {
  const plain = text.trim().replace(/^[¿]/u, "");
  if (plain.length > LONGEST) return null;
  const [reading, ...others] = listQuantities(plain, { locale, trailingZeros: "measured" });
  if (reading === undefined || !reading.ok || others.length > 0 || reading.value.start > 0) return null;
  const { quantity, number, end } = reading.value;
  const asked = plain.slice(end).trim().replace(BETWEEN, "").replace(BEHIND, "");
  const unit = asked === "" ? null : parseUnit(asked, { words: UNIT_WORDS[locale] });
  const written = plain.slice(0, number.end).replace(/^([-−]?\d+),(\d+)$/, "$1.$2");
  return unit?.ok === true && unit.value.unit.dimension === quantity.unit.dimension
    ? `Convert ${written} ${formatUnit(quantity.unit)} to ${formatUnit(unit.value.unit)}`
    : null;
}
