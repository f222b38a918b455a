import { ELEMENTS, findElement } from "../../../chemistry/elements/elements.ts";
import { DEFAULT_LOCALE } from "../../../i18n/locales.ts";
import {
  solveClassMember,
  solveCrossing,
  solveLine,
  solvePlace,
  type Placed,
} from "../../../problems/periodic-table/places.ts";
import { solvedFacts } from "../../../problems/solved-facts.ts";
import { ordinalIn, ORDINAL_WORDS } from "../ordinals.ts";
import { readElementObject } from "../read-objects.ts";
import { toldReader, type ToldQuestion } from "../told.ts";

const PLACES = "problems-periodic-table.places";

function placeOf(symbol: string | null): Placed | null {
  const element = symbol === null ? null : findElement(symbol);
  const group = element?.group ?? null;
  return element === null || group === null ? null : { symbol: element.symbol, group, period: element.period };
}

/** The one element of a row and a column; hydrogen stands in a column for its electrons alone. */
function elementAt(group: number, period: number): Placed | null {
  const [only, ...others] = ELEMENTS.filter((each) => each.group === group && each.period === period);
  return only === undefined || only.symbol === "H" || others.length > 0 ? null : placeOf(only.symbol);
}

const ROW = "(?:period|row)";
const COLUMN = "(?:group|family|column)";

/** "Same period as X and … group as Y", "the period of X and the group of Y". */
const both = (one: string, other: string): RegExp =>
  new RegExp(
    `\\b(?:same ${one} (?:as|with|of) @ (?:and|but)(?: [a-z]+){0,3}?(?: same)? ${other} (?:as|with|of) @|${one} of @ and(?: [a-z]+){0,2}? ${other} of @)`,
  );

const ROW_FIRST = both(ROW, COLUMN);
const COLUMN_FIRST = both(COLUMN, ROW);

const crossing: ToldQuestion = {
  cue: /(?:period|row)\b.*(?:group|family|column)|(?:group|family|column)\b.*(?:period|row)/i,
  own: /^(?:same|as|periods?|rows?|groups?|family|column|lies|stands|belongs?|located|but|periodic|table|symbol|horizontal|vertical)$/,
  answer: ({ things, words }) => {
    const isRowFirst = ROW_FIRST.test(words);
    const [one, other] = things.map((thing) => placeOf(readElementObject(thing, DEFAULT_LOCALE)));
    if (things.length !== 2 || isRowFirst === COLUMN_FIRST.test(words)) return null;
    if (one === undefined || other === undefined || one === null || other === null) return null;
    const [row, column] = isRowFirst ? [one, other] : [other, one];
    const found = elementAt(column.group, row.period);
    return found === null ? null : [solvedFacts(PLACES, solveCrossing(found, row, column))];
  },
};

const FAMILIES: readonly (readonly [name: RegExp, group: number])[] = [
  [/\balkali metal\b/, 1],
  [/\balkaline[- ]earth metal\b/, 2],
  [/\bchalcogen\b/, 16],
  [/\bhalogen\b/, 17],
  [/\bnoble gas\b/, 18],
];

/** "period 4", "the 4th period", "the fourth row". */
function periodIn(words: string): number | null {
  const [, behind] = /\b(?:period|row) (\d)\b/.exec(words) ?? [];
  return behind === undefined ? ordinalIn(words, "(?:period|row)") : Number(behind);
}

/** "group 16", "group 6A", "group 5A (15)", or a family by its name. */
function groupIn(words: string): number | null {
  const [, number, main, told] = /\b(?:group|column) (\d{1,2})(a)?(?: (\d{1,2}))?(?![\w.])/.exec(words) ?? [];
  const families = FAMILIES.flatMap(([name, group]) => (name.test(words) ? [group] : []));
  if (number === undefined) return families.length === 1 ? (families[0] ?? null) : null;
  const counted = main !== undefined && Number(number) > 2 ? Number(number) + 10 : Number(number);
  return families.length > 0 || (told !== undefined && Number(told) !== counted) ? null : counted;
}

const at: ToldQuestion = {
  cue: /\b(?:period|row)\b/i,
  own: new RegExp(
    `^(?:periods?|rows?|groups?|column|\\d{1,2}a?|${ORDINAL_WORDS}|alkali|alkaline|alkaline-earth|earth|metal|halogen|chalcogen|noble|gas|lies|stands|located|belongs|periodic|table|symbol|position)$`,
  ),
  answer: ({ things, words }) => {
    const [group, period] = [groupIn(words), periodIn(words)];
    const found = group === null || period === null ? null : elementAt(group, period);
    // "Which elements", "what period is it in": other questions.
    const isOne = /\b(?:element|metal|halogen|chalcogen|gas|symbol)\b/.test(words);
    return things.length > 0 || found === null || !isOne ? null : [solvedFacts(PLACES, solvePlace(found))];
  },
};

/** "An element in the group of sodium": another one is asked for. */
const ANOTHER =
  /\b(?:an?|one|two|three|which|what|many|each|name|identify) (?:other )?elements?\b|^(?:which|what) (?:is|are|lies|stands) in\b/;

const ofElement: ToldQuestion = {
  cue: /\b(?:group|period)\b/i,
  own: /^(?:groups?|periods?|both|belongs?|belong|lies?|lie|located|placed|positioned|stands?|position|periodic|table|column|row|your|using)$/,
  answer: ({ things: [thing = "", ...others], words }) => {
    const lines = (["group", "period"] as const).filter((line) => new RegExp(`\\b${line}\\b`).test(words));
    const place = others.length > 0 || /\d/.test(thing) ? null : placeOf(readElementObject(thing, DEFAULT_LOCALE));
    // Hydrogen stands in a column for its electrons alone.
    if (place === null || place.symbol === "H" || ANOTHER.test(words)) return null;
    return lines.map((line) => solvedFacts(PLACES, solveLine(line, place)));
  },
};

const CLASS_WORD = /^which\b.* (?:an? )?(metal|non-?metal|metalloid|semimetal)\b/;

const classMember: ToldQuestion = {
  cue: /metal/i,
  own: /^(?:metal|non-?metal|metalloid|semimetal|or|classified|as|considered)$/,
  answer: ({ things, words }) => {
    const [, word = ""] = CLASS_WORD.exec(words) ?? [];
    const symbols = things.flatMap((thing) => placeOf(readElementObject(thing, DEFAULT_LOCALE))?.symbol ?? []);
    const isOneWord = (words.match(/metal/g) ?? []).length === 1;
    if (word === "" || symbols.length < things.length || !isOneWord) return null;
    const wanted = word === "metal" ? "metal" : word === "metalloid" || word === "semimetal" ? "metalloid" : "nonmetal";
    const solved = solveClassMember(wanted, symbols);
    return solved === null ? null : [solvedFacts(PLACES, solved)];
  },
};

/** The element in the row of one and the column of another, or in a row and a column by their numbers; the place of one. */
export const readPlacesTold = toldReader([crossing, at, ofElement, classMember]);
