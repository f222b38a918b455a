import type { Locale } from "../../../i18n/locales.ts";
import type { Kind, Label } from "../../../methods/rules/kinds.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import type { Statement } from "../statement.ts";

/** Words for a quantity that grows, and for one that gets smaller. */
type Directions = { readonly up: RegExp; readonly down: RegExp };

const TEMPERATURE: Readonly<Record<Locale, Directions>> = {
  en: { up: /\b(?:heated|heats|warmed|warms)\b/i, down: /\b(?:cooled|cools|chilled)\b/i },
  es: { up: /(?<!\p{L})calient(?:a|an|e|en)(?!\p{L})|(?<!\p{L})calentad[oa]s?(?!\p{L})/iu, down: /(?<!\p{L})enfr[ií](?:a|an|ad[oa]s?|e|en)(?!\p{L})/iu },
  fr: { up: /(?<!\p{L})(?:ré)?chauff(?:e|ent|ée?s?)(?!\p{L})/iu, down: /(?<!\p{L})refroidi(?:e?s?|t|ssent)(?!\p{L})/iu },
  am: { up: /ሲሞቅ|ቢሞቅ|ለማሞቅ|ይሞቃል/, down: /ሲቀዘቅዝ|ቢቀዘቅዝ|ለማቀዝቀዝ|ይቀዘቅዛል/ },
  zh: { up: /加热|升温/, down: /冷却|降温/ },
  hi: { up: /गर्म|गरम/, down: /ठंड|ठण्ड/ },
};

const VOLUME: Directions = { up: /\b(?:expands|expanded)\b/i, down: /\b(?:compressed|contracts|shrinks|squeezed)\b/i };

const UNIT = String.raw`\s?(?:°\s?C|℃|K(?!\p{L})|atm|k?Pa|bar|mmHg|torr)`;

/** A temperature or a pressure right behind a verb of change, or right before one: by so much, or by something, not to so much. */
const DIFFERENCES: Readonly<Partial<Record<Locale, RegExp>>> = {
  es: new RegExp(String.raw`(?:calient|enfr[ií]|aument|disminu|sub|baj|elev|reduc)\p{L}*\s+(?:en\s+)?-?\d[\d.,]*${UNIT}`, "iu"),
  fr: new RegExp(String.raw`(?:chauff|refroidi|augment|diminu|élèv|élev|baiss|réchauff)\p{L}*\s+(?:de\s+)?-?\d[\d.,]*${UNIT}(?!\s+(?:à\s+-?\d|jusqu))`, "iu"),
  zh: /(?:升高|降低|上升|下降|增大|减小|增加|减少)了?(?!到|至|为|了)/u,
  hi: new RegExp(String.raw`\d${UNIT}\s+(?:से\s+)?(?:बढ़|घट|गर्म|गरम|ठंड|ठण्ड|अधिक|कम)`, "u"),
  am: new RegExp(String.raw`(?<!ወደ\s?-?[\d.]*)\d[\d.]*${UNIT}\s*(?:ይጨምራል|ይቀንሳል|ይሞቃል|ይቀዘቅዛል|ጨመረ|ቀነሰ|ሲጨምር|ሲቀንስ|ሞቀ|ቀዘቀዘ)`, "u"),
};

/** "Se calienta 50 °C": a difference, which a statement without one took for what it becomes. */
export function hidesDifference(text: string, locale: Locale, { givens }: Statement): boolean {
  return DIFFERENCES[locale]?.test(text) === true && !givens.some(({ variable }) => variable.kind === "temperature-change");
}

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
