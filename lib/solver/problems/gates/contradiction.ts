import type { Locale } from "../../../i18n/locales.ts";
import { isCalorimetric } from "../../../methods/rules/calorimetry.ts";
import type { Kind, Label } from "../../../methods/rules/kinds.ts";
import { getValueIn } from "../../../quantity/conversion.ts";
import type { Quantity } from "../../../quantity/quantity.ts";
import type { Statement } from "../statement.ts";
import { takesEndForStart } from "./moments.ts";

/** Words for a quantity that grows, and for one that gets smaller. */
type Directions = { readonly up: RegExp; readonly down: RegExp };

const TEMPERATURE: Readonly<Record<Locale, Directions>> = {
  en: { up: /\b(?:heated|heats|warmed|warms)\b/i, down: /\b(?:cooled|cools|chilled)\b/i },
  es: {
    up: /(?<!\p{L})calient(?:a|an|e|en)(?!\p{L})|(?<!\p{L})calentad[oa]s?(?!\p{L})/iu,
    down: /(?<!\p{L})enfr[ií](?:a|an|ad[oa]s?|e|en)(?!\p{L})/iu,
  },
  fr: {
    up: /(?<!\p{L})(?:ré)?chauff(?:e|ent|ée?s?)(?!\p{L})/iu,
    down: /(?<!\p{L})refroidi(?:e?s?|t|ssent)(?!\p{L})/iu,
  },
  am: { up: /ሲሞቅ|ቢሞቅ|ለማሞቅ|ይሞቃል/, down: /ሲቀዘቅዝ|ቢቀዘቅዝ|ለማቀዝቀዝ|ይቀዘቅዛል/ },
  zh: { up: /加热|升温/, down: /冷却|降温/ },
  hi: { up: /गर्म|गरम/, down: /ठंड|ठण्ड/ },
};

const VOLUME: Directions = { up: /\b(?:expands|expanded)\b/i, down: /\b(?:compressed|contracts|shrinks|squeezed)\b/i };

const DEGREES = String.raw`\s?(?:°\s?[CF]|℃|K(?!\p{L}))`;

const UNIT = String.raw`\s?(?:°\s?[CF]|℃|K(?!\p{L})|atm|k?Pa|bar|mmHg|torr|[mcd]?L(?!\p{L})|[cd]?m[³3]|mol(?!\p{L}))`;

const NUMBER = String.raw`-?\d[\d.,]*`;

/** Verbs with an object may have a quantity for it ("to compress 10.0 L of gas"), but no temperature. */
const ENGLISH = [
  String.raw`(?<!\p{L})(?:heat|warm|cool|chill|rais|lower|increas|decreas|reduc|compress)\p{L}*\s+(?:by\s+${NUMBER}${UNIT}|${NUMBER}${DEGREES})(?!\s+to(?!\p{L}))`,
  String.raw`(?<!\p{L})(?:reduced|increased|raised|lowered|rises?|rose|drop(?:s|ped)?|falls?|fell|shrinks?|shrank|expand(?:s|ed)|contract(?:s|ed))\s+(?:by\s+)?${NUMBER}${UNIT}(?!\s+to(?!\p{L}))`,
  String.raw`\d${UNIT}\s+(?:lower|higher|less|more|warmer|cooler|colder|hotter|smaller|larger)(?!\p{L})`,
];

/** A quantity right behind a verb of change, or right before one: by so much, or by something, not to so much. */
const DIFFERENCES: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(ENGLISH.join("|"), "iu"),
  es: new RegExp(
    String.raw`(?:calient|enfr[ií]|aument|disminu|sub|baj|elev|reduc|comprim|expand|dilat)\p{L}*\s+(?:en\s+)?-?\d[\d.,]*${UNIT}`,
    "iu",
  ),
  fr: new RegExp(
    String.raw`(?:chauff|refroidi|augment|diminu|élèv|élev|baiss|réchauff|comprim|dilat|détend)\p{L}*\s+(?:de\s+)?-?\d[\d.,]*${UNIT}(?!\s+(?:à\s+-?\d|jusqu))`,
    "iu",
  ),
  zh: /(?:升高|降低|上升|下降|增大|减小|增加|减少)了?(?!到|至|为|了)|(?:压缩|膨胀|加热|冷却)了\d/u,
  hi: new RegExp(String.raw`\d${UNIT}\s+(?:से\s+)?(?:बढ़|घट|गर्म|गरम|ठंड|ठण्ड|अधिक|कम)`, "u"),
  am: new RegExp(
    String.raw`(?<!ወደ\s?-?[\d.]*)\d[\d.]*${UNIT}\s*(?:ይጨምራል|ይቀንሳል|ይሞቃል|ይቀዘቅዛል|ጨመረ|ቀነሰ|ሲጨምር|ሲቀንስ|ሞቀ|ቀዘቀዘ)`,
    "u",
  ),
};

/** States that a difference leads from one to the other. */
const CHANGING: ReadonlySet<Kind> = new Set<Kind>(["temperature", "pressure", "volume", "amount"]);

/** "Se calienta 50 °C": a difference, which a statement without one took for what it becomes. */
export function hidesDifference(text: string, locale: Locale, { givens, goals }: Statement): boolean {
  const hasStates = [...givens, ...goals].some(
    ({ variable }) => CHANGING.has(variable.kind) && variable.label === "final",
  );
  return (
    hasStates &&
    DIFFERENCES[locale].test(text) &&
    !givens.some(({ variable }) => variable.kind === "temperature-change")
  );
}

/** Above zero where the quantity of this kind grows, below where it shrinks; zero where it does not, or is not given twice. */
function changeOf(kind: Kind, unit: string, { givens }: Statement): number {
  const find = (label: Label): Quantity | undefined =>
    givens.find(({ variable }) => variable.kind === kind && variable.label === label)?.quantity;
  const [start, end] = [find("initial"), find("final")];
  if (givens.filter(({ variable }) => variable.kind === kind).length !== 2 || start === undefined || end === undefined)
    return 0;
  return getValueIn(end, unit).comparedTo(getValueIn(start, unit));
}

function contradicts(text: string, { up, down }: Directions, change: number): boolean {
  const [grows, shrinks] = [up.test(text), down.test(text)];
  return (change < 0 && grows && !shrinks) || (change > 0 && shrinks && !grows);
}

/** "Heated from 25 °C to 50 °F": the words and the values go different ways, so that one of them is not what was meant. */
export function isContradictory(text: string, locale: Locale, statement: Statement): boolean {
  return (
    takesEndForStart(text, locale, statement) ||
    contradicts(text, TEMPERATURE[locale], changeOf("temperature", "K", statement)) ||
    (locale === "en" && contradicts(text, VOLUME, changeOf("volume", "L", statement)))
  );
}

const RISES =
  /\b(?:ris(?:es?|ing|en)|rose|increas\w*|rais\w*|warm\w*|heat(?:s|ed)\b|hotter|higher|go(?:es)? up|went up|climb\w*|burn\w*|combust\w*)|[Δ∆]\s?T/i;

/** "The temperature changes by 3.1 °C", "gets colder by 3.1 °C": a reaction whose bath nobody says that it is warmed. */
export function hidesDirection(text: string, locale: Locale, { givens, scene }: Statement): boolean {
  return (
    locale === "en" &&
    isCalorimetric(scene) &&
    givens.some(({ variable, quantity: { value } }) => variable.kind === "temperature-change" && value.isPositive()) &&
    !RISES.test(text)
  );
}
