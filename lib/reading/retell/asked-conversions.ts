import { listQuantities, type QuantityReading } from "../../quantity/scan-quantity.ts";
import { Decimal } from "../../quantity/decimal.ts";
import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { formatUnit } from "../../quantity/units/format-unit.ts";
import { parseUnit } from "../../quantity/units/parse-unit.ts";
import type { Unit } from "../../quantity/units/unit.ts";
import { UNIT_WORDS } from "../../quantity/units/words/unit-words.ts";
import { withToldUnits } from "./told-units.ts";
import { applyTurns, type Turn } from "./turn.ts";

/** Measures of things in a story, which an exercise has converted: "the mass of a 140-lb calf, to kilograms". */

const QUARTERS: Readonly<Record<string, string>> = { "": "0", "¼": "0.25", "½": "0.5", "¾": "0.75" };

const SPELLINGS: readonly Turn[] = [
  // "29 ft 4¼ in.": a length in one unit.
  [
    /\b(\d{1,3}) ft,? (\d{1,2})([¼½¾]?) in\b\.?/g,
    (_, feet = "", inches = "", part = "") =>
      `${new Decimal(feet)
        .times(12)
        .plus(inches)
        .plus(QUARTERS[part] ?? "0")
        .toFixed()} inches`,
  ],
  [/(?<=\d) ?in\.?(\^?[23]|[²³])/g, " in$1"],
  [/(?<=\d) ?in\.(?= |,|$)/g, " inches"],
  // "1 firkin (exactly 9 gal)": the unit that is known.
  [/\b1 [a-z]{3,12} \((?:exactly |about )?(?=\d[\d.]* ?[A-Za-z]+\))(\d[\d.]* ?[A-Za-z]+)\)/g, "$1"],
  [/ \((?:[a-z]+ significant (?:figures|digits)|exactly)\)/g, ""],
  [/,? (?:given|using the fact|using) that (?:(?:,? ?and )?1 ?[A-Za-z]+ ?= ?\d[\d.]* ?[A-Za-z]+){1,3}(?=[.?]|$)/g, ""],
];

/** What changes a value, or takes a part of it. */
const CHANGED =
  /\b(?:half|twice|double|triple|third|quarter|each of (?!the following)|both|total|sum|difference|remain\w*|left|lost|gain\w*|more|less|fewer|increas\w*|decreas\w*|reduc\w*|percent\w*|average|dozen|pairs?|not|no|without|perimeter|circumference|around|round trip|intervals?|changes?|rises?|rose|drops?|falls?|fell|warmer|cooler|gap|range)\b|%|[$€£]/i;

const HEADING = /^(?:Make|Complete|Perform|Carry out|Do) (?:each of )?the [a-z ]*?conversions?[^.:?!\d]*[.:] ?(?=\S)/i;

const IN_BASE_UNITS =
  /^(?:Use (?:scientific|exponential)(?: \(exponential\))? notation to express|Express|Write|Give|Convert) (?:each of )?(?:the following (?:quantities|measurements|values):? )?(?:in terms of|in|to|into|using) (?:the )?SI base units?(?: in [^:\d]*[\d.]*)?(?:,? (?:in|using) (?:scientific|exponential) notation)?: ?/i;

const BASES: ReadonlyMap<number, string> = new Map([
  [DIMENSIONS.mass, "kg"],
  [DIMENSIONS.length, "m"],
  [DIMENSIONS.time, "s"],
  [DIMENSIONS.temperature, "K"],
]);

const WORD = String.raw`[A-Za-zµμ°Å][A-Za-zµμ°Å^²³\d]*`;
const UNIT = String.raw`(?:the )?((?:(?:square|cubic|degrees?) )?${WORD}(?:(?: per |\/)${WORD})?)`;
const WANTED = new RegExp(
  String.raw`^(.*\d.*?),? (?:to|into|in|on the) ${UNIT}(?: and(?: to| into| in)? ${UNIT})?(?: (?:temperature )?scales?)?\.?$`,
);
const BLANK = new RegExp(String.raw`^([-−]?\d[^=]*?) ?= ?(?:_+|\?|…|\.{3,}) ?${UNIT}\.?$`);

const unitOf = (text: string): Unit | null => {
  const read = parseUnit(text.toLowerCase() === "fahrenheit" || text === "Celsius" ? `degrees ${text}` : text, {
    words: UNIT_WORDS.en,
  });
  return read.ok ? read.value.unit : null;
};

/** The only number of a text, with its unit; null where it has none, or another one. */
function onlyMeasure(text: string): QuantityReading | null {
  const [reading, ...others] = listQuantities(text, { locale: "en", trailingZeros: "measured" });
  return reading?.ok === true && others.length === 0 && reading.value.unit !== null ? reading.value : null;
}

/** "In" is a small word. */
const spelt = (unit: string): string => (unit === "in" ? "inches" : unit);

/** Of what is poured, an ounce is another one than of what is weighed. */
const sizeOf = (measure: QuantityReading, text: string, wanted: Unit): string => {
  const unit = formatUnit(measure.quantity.unit);
  const poured = wanted.dimension === DIMENSIONS.volume ? "fl oz" : unit;
  return `${text.slice(measure.number.start, measure.number.end)} ${unit === "oz" ? poured : spelt(unit)}`;
};

function tell(story: string, asked: readonly string[]): string | null {
  const measure = onlyMeasure(story);
  const wanted = asked.map(unitOf);
  if (measure === null || CHANGED.test(story.replace(/\bquarter-/g, ""))) return null;
  const { unit } = measure.quantity;
  const isOunces = formatUnit(unit) === "oz";
  const [first] = wanted;
  const isConvertible = wanted.every(
    (each) =>
      each !== null &&
      formatUnit(each) !== formatUnit(unit) &&
      (each.dimension === unit.dimension ||
        (isOunces && each.dimension === DIMENSIONS.volume && !/\b(?:mass|weigh)/i.test(story))),
  );
  return !isConvertible || first === null || first === undefined
    ? null
    : `Convert ${sizeOf(measure, story, first)} to ${wanted.flatMap((each) => (each === null ? [] : [spelt(formatUnit(each))])).join(" and ")}`;
}

/** What is filled and poured: all of it is what its vessel holds. */
const POURED =
  /^(?:[^.?!\d]*[.!] )?How many ([a-z]+)(?: of (?:an? |the )?(?:soft drinks?|soda|cola|juice|milk|water|gasoline|petrol|fuel|diesel|oil|crude oil|beer|wine|lemonade|paint))? (?:are|is) (?:contained in|in|needed to fill|required to fill|held by) (an? \d(?:[^.?!]|\.\d)*?)\?$/;

const VESSEL =
  /[ -](?:can|bottle|tank|gas tank|fuel tank|carton|barrel|keg|jug|glass|cup|drum|pitcher|jar)(?: of [a-z ]+)?$/;

/** "What is the volume in liters of 2.0 qt?" */
const OF_VALUE = new RegExp(String.raw`^What is the (?:volume|mass|length|weight) in ${UNIT} of (\d[^?]*)\?$`);

/** "… What is this distance in inches?": what the sentence before tells. */
const OF_THIS = new RegExp(
  String.raw`^([^?]*?\d[^?]*[.!]) What (?:is|was) (?:this|that) (?:distance|length|height|mass|weight|volume|temperature|speed|area|thickness|depth|width) in ${UNIT}\?$`,
);

/** "… is 81 cm tall and weighs 38 kg. What is its height in inches?" */
const OF_BODY = new RegExp(
  String.raw`^((?:[^.?!]|\.\d)*[.]) What is (?:his|her|its|their) (?:height|length|mass|weight) in ${UNIT}\?$`,
);

/** Of several measures, the only one that the unit that is asked for measures, too. */
function tellOneOf(story: string, unit: string): string | null {
  const wanted = unitOf(unit);
  const readings = listQuantities(story, { locale: "en", trailingZeros: "measured" });
  const own = readings.flatMap((each) =>
    each.ok && each.value.quantity.unit.dimension === wanted?.dimension ? [each.value] : [],
  );
  const [only, ...others] = own;
  return only === undefined || others.length > 0 ? null : tell(story.slice(only.start, only.end), [unit]);
}

/** A text in which a measure is converted, as that alone; the same where it has another one, or asks for more. */
export function withAskedConversion(written: string): string {
  const text = withToldUnits(applyTurns(written.trim(), SPELLINGS));
  const based = text.replace(IN_BASE_UNITS, "");
  if (based !== text) {
    const base = BASES.get(onlyMeasure(based)?.quantity.unit.dimension ?? 0);
    return (base === undefined ? null : tell(based.replace(/\.$/, ""), [base])) ?? written;
  }
  const isHeaded = HEADING.test(text);
  const body = text.replace(HEADING, "");
  const blank = BLANK.exec(body);
  if (blank !== null) return tell(blank[1] ?? "", [blank[2] ?? ""]) ?? written;
  if (isHeaded || text.startsWith("Convert ")) {
    const [, story = "", one = "", other] = WANTED.exec(body.replace(/^Convert /, "")) ?? [];
    return (one === "" ? null : tell(story, other === undefined ? [one] : [one, other])) ?? written;
  }
  const [, poured = "", vessel = ""] = POURED.exec(text) ?? [];
  if (poured !== "" && VESSEL.test(vessel)) return tell(vessel, [poured]) ?? written;
  const [, unit = "", value = ""] = OF_VALUE.exec(text) ?? [];
  if (unit !== "") return tell(value, [unit]) ?? written;
  const [, both = "", ownUnit = ""] = OF_BODY.exec(text) ?? [];
  if (ownUnit !== "" && !CHANGED.test(both)) return tellOneOf(both, ownUnit) ?? written;
  const [, story = "", inUnit = ""] = OF_THIS.exec(text) ?? [];
  return (inUnit === "" ? null : tell(story, [inUnit])) ?? written;
}
