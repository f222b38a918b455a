import { toSuperscript } from "../formula/format.ts";
import { AMBIGUOUS_UNITS, UNITS } from "./symbols.ts";

const CLEAR = alternatives(UNITS);
const AMBIGUOUS = alternatives(AMBIGUOUS_UNITS);
const CLEAR_UNIT = new RegExp(`(?<![\\w.,$€£#])(\\d{1,15}(?:[.,]\\d{1,15})?)(${CLEAR})(?![\\w/^°])`, "g");
const AMBIGUOUS_UNIT = new RegExp(
  `(?<![\\w.,$€£#])(\\d{2,15}|\\d{1,15}\\.\\d{1,15})(${AMBIGUOUS})(?![\\w/^°'’₀-₉(])`,
  "g",
);

/** Units that stand in products, behind a number: their powers lose their place in much that is copied (mol dm-3, cm3). */
const FACTOR = "(?:mmol|mol|kg|mg|g|kJ|J|kcal|cal|mL|L|cm|dm|mm|nm|pm|m|s|min|K|kPa|Pa|atm|bar|M)";
const POWER = new RegExp(
  `(?<=[\\d⁰¹²³⁴-⁹])(?:[ \\u00A0\\u202F·/]?${FACTOR}(?:[-−–][1-4]|(?<=[cdmnp]?m)[23])?(?![\\p{L}\\d_^⁻]))+`,
  "gu",
);
/** Of units alone, as heads of columns and questions name them: J·K-1·mol-1. */
const PRODUCT = new RegExp(
  `(?<![\\p{L}\\d_^.·-]|\\d )${FACTOR}(?:[-−–][1-4])?(?:[ ·]${FACTOR}(?:[-−–][1-4])?)+(?![\\p{L}\\d_^⁻-])`,
  "gu",
);
const WRITTEN_POWER = /(?<=[A-Za-z])(?:[-−–][1-4]|[23])/g;

function alternatives(units: readonly string[]): string {
  return [...units]
    .toSorted((a, b) => b.length - a.length)
    .map((unit) => unit.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&"))
    .join("|");
}

/** Carbon with its mass is no charge in coulombs: 14C. */
function isNuclide(number: string, unit: string): boolean {
  return unit === "C" && /^1[1-4]$/.test(number);
}

/** A narrow no-break space between a number and its unit, and the powers of units above the line. */
export function spaceUnits(line: string, isEquation: boolean): string {
  const raised = /[A-Za-z](?:[-−–][1-4]|[23])/.test(line)
    ? line
        .replace(PRODUCT, (units) => units.replace(/[-−–][1-4]/g, toSuperscript))
        .replace(POWER, (units) => units.replace(WRITTEN_POWER, toSuperscript))
    : line;
  if (!/\d[A-Za-zµμ°]/.test(raised)) return raised;
  const spaced = raised.replace(CLEAR_UNIT, "$1\u202F$2");
  return isEquation
    ? spaced
    : spaced.replace(AMBIGUOUS_UNIT, (whole, number: string, unit: string) =>
        isNuclide(number, unit) ? whole : `${number}\u202F${unit}`,
      );
}
