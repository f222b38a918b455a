import type { Locale } from "../../i18n/locales.ts";
import type { Kind, Label } from "../../methods/rules/kinds.ts";
import { getValueIn } from "../../quantity/conversion.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import type { Statement } from "./statement.ts";

/** Words for a quantity that grows, and for one that gets smaller. */
type Directions = { readonly up: RegExp; readonly down: RegExp };

const TEMPERATURE: Readonly<Record<Locale, Directions>> = {
  en: { up: /\b(?:heated|heats|warmed|warms)\b/i, down: /\b(?:cooled|cools|chilled)\b/i },
  es: { up: /(?<!\p{L})calient(?:a|an|e|en)(?!\p{L})|(?<!\p{L})calentad[oa]s?(?!\p{L})/iu, down: /(?<!\p{L})enfr[ií](?:a|an|ad[oa]s?|e|en)(?!\p{L})/iu },
  fr: { up: /(?<!\p{L})(?:ré)?chauff(?:e|ent|ée?s?)(?!\p{L})/iu, down: /(?<!\p{L})refroidi(?:e?s?|t|ssent)(?!\p{L})/iu },
  am: { up: /ሲሞቅ|ቢሞቅ|ለማሞቅ/, down: /ሲቀዘቅዝ|ቢቀዘቅዝ|ለማቀዝቀዝ/ },
  zh: { up: /加热|升温/, down: /冷却|降温/ },
  hi: { up: /गर्म|गरम/, down: /ठंड|ठण्ड/ },
};

const VOLUME: Directions = { up: /\b(?:expands|expanded)\b/i, down: /\b(?:compressed|contracts|shrinks|squeezed)\b/i };

/** Above zero where the quantity of this kind grows, below where it shrinks; zero where it does not, or is not given twice. */
function changeOf(kind: Kind, unit: string, { givens }: Statement): number {
  const find = (label: Label): Quantity | undefined => givens.find(({ variable }) => variable.kind === kind && variable.label === label)?.quantity;
  const [start, end] = [find("initial"), find("final")];
  if (givens.filter(({ variable }) => variable.kind === kind).length !== 2 || start === undefined || end === undefined) return 0;
  return getValueIn(end, unit).comparedTo(getValueIn(start, unit));
}

function contradicts(text: string, { up, down }: Directions, change: number): boolean {
  const [grows, shrinks] = [up.test(text), down.test(text)];
  return (change < 0 && grows && !shrinks) || (change > 0 && shrinks && !grows);
}

/** "Heated from 25 °C to 50 °F": the words and the values go different ways, so that one of them is not what was meant. */
export function isContradictory(text: string, locale: Locale, statement: Statement): boolean {
  return (
    contradicts(text, TEMPERATURE[locale], changeOf("temperature", "K", statement)) ||
    (locale === "en" && contradicts(text, VOLUME, changeOf("volume", "L", statement)))
  );
}
