import type { SolutionFacts } from "../../../methods/facts.ts";
import { variableOf } from "../../../methods/rules/kinds.ts";
import { quantity, type Quantity } from "../../../quantity/quantity.ts";
import { normalise } from "../../../solver/normalise.ts";
import { chain, foundBy } from "../../statement/chained.ts";
import { solveByLaws } from "../../statement/law-goal.ts";
import { readQuantity, Taken, VALUE } from "../../text/taken.ts";

/** The density of a gas that is no further named, carried from one temperature and pressure to others by its molar mass. */

const PER_VOLUME = String.raw`k?g ?(?:\/ ?(?:m?L|dm\^?3|cm\^?3|m\^?3)|·?(?:dm|cm|m|L|mL)\^?-[13])`;
const DENSITY = new RegExp(String.raw`\bdensity\b[^.?!;\d]{0,40}?(${VALUE} ?${PER_VOLUME})(?![A-Za-z\d])`, "i");
const UNITS = new RegExp(PER_VOLUME, "g");
const TEMPERATURE = new RegExp(String.raw`(${VALUE} ?(?:°C|K))(?![A-Za-z\d/])`);
const PRESSURE = new RegExp(String.raw`(${VALUE} ?(?:atm|bar|k?Pa|torr|mm ?Hg))(?![A-Za-z\d/])`);
const STANDARD = /\b(?:STP|standard temperature and pressure)\b/;
const ASKS = /\b(?:what|calculate|find|determine)\b[^.?]*\bdensity\b/i;

const ELSE =
  /\b(?:molar mass|molecular|moles|mol|water|liquids?|solids?|solution|mixture|humid\w*|react\w*|dissociat\w*|decompos\w*|volume|relative|vapou?r density|not|same|constant|doubled|halved|twice|half)\b/i;

type State = { readonly temperature: Quantity; readonly pressure: Quantity };

/** What its words say of one state: both in figures, or standard conditions. */
function takeState(taken: Taken): State | null {
  const temperature = readQuantity(taken.take(TEMPERATURE)?.[0] ?? "");
  const pressure = readQuantity(taken.take(PRESSURE)?.[0] ?? "");
  if (temperature !== null && pressure !== null) return { temperature, pressure };
  const isStandard = temperature === null && pressure === null && STANDARD.test(taken.rest);
  return isStandard ? { temperature: quantity("273.15", "K"), pressure: quantity(1, "atm") } : null;
}

const givensOf = ({ temperature, pressure }: State) =>
  [
    [variableOf("temperature", null), temperature],
    [variableOf("pressure", null), pressure],
  ] as const;

/** Null for any other text, and where it tells more. */
export function solveDensityElsewhere(text: string): SolutionFacts[] | null {
  const plain = normalise(text).replaceAll(/\bwater vapou?r\b/g, "water");
  const asked = ASKS.exec(plain);
  if (asked === null || ELSE.test(plain)) return null;
  const [before, behind] = [new Taken(plain.slice(0, asked.index)), new Taken(plain.slice(asked.index))];
  const density = readQuantity(before.take(DENSITY)?.[0] ?? "");
  const [here, there] = [takeState(before), takeState(behind)];
  if (density === null || here === null || there === null || before.hasNumber) return null;
  if (/\d/.test(behind.rest.replaceAll(UNITS, " "))) return null;
  const [weighed] =
    solveByLaws([[variableOf("density", null), density], ...givensOf(here)], variableOf("molar-mass", null), null) ??
    [];
  const molarMass = weighed === undefined ? null : foundBy(weighed);
  const [carried] =
    molarMass === null
      ? []
      : (solveByLaws(
          [[variableOf("molar-mass", null), molarMass], ...givensOf(there)],
          variableOf("density", null),
          density.unit,
        ) ?? []);
  const solution =
    weighed === undefined || carried === undefined
      ? null
      : chain([weighed, carried], { ...carried.givens, ...weighed.givens });
  return solution === null ? null : [solution];
}
