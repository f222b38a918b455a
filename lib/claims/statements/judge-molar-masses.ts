import { DIMENSIONS } from "../../quantity/units/dimension.ts";
import { readNumberAt } from "../reading.ts";
import { isMassOf, rowsOf } from "../reference.ts";
import { type Clause, judged, type Statement } from "./statement.ts";

const SAID = /molar mass|masa molar|masse molaire|摩尔质量|मोलर द्रव्यमान|ሞላር (?:ማስ|ክብደት)/giu;
const IS = /^[\s*]*(?:is|es(?: de)?|est(?: de)?|vaut|为|是|=|:|：)[\s*]*(?:about |约)?(?=\d)/iu;
const FARTHEST = 40;
/** As a share: farther off, no table and no rounding leads. */
const FAR = 0.02;

/** "The molar mass of acetic acid is 60.05 g/mol": of the only substance that the clause names up to there. */
export function judgeMolarMasses({ text, start, locale, mentioned, isDenied }: Clause): Statement[] {
  if (isDenied) return [];
  return [...text.matchAll(SAID)].flatMap(({ index, 0: said }): Statement[] => {
    const from = start + index + said.length;
    const own = mentioned.find((each) => each.start >= from && each.start - from <= FARTHEST);
    const is = own === undefined ? null : IS.exec(text.slice(own.end - start));
    if (own === undefined || is === null || own.formulas.length !== 1) return [];
    const number = readNumberAt(text, own.end - start + is[0].length, locale);
    const [formula = ""] = own.formulas;
    const rows = rowsOf(formula);
    const mass = rows.reduce((sum, row) => sum + Number(row.mass), 0);
    if (number === null || mass === 0 || number.quantity.unit.dimension !== DIMENSIONS.molarMass) return [];
    const { value, unit } = number.quantity;
    const told = value.times(unit.numerator).div(unit.denominator).toNumber();
    const span = { start: own.start, end: start + number.end };
    if (isMassOf(number, formula)) return [judged(span, true)];
    // Oxygen by its name is the atom too.
    return rows.length > 1 && Math.abs(told / (mass * PER_GRAM) - 1) > FAR ? [judged(span, false)] : [];
  });
}

/** Molar masses are kept in kilograms. */
const PER_GRAM = 0.001;
