import { expect, test } from "vitest";
import { convertTo } from "../../quantity/conversion.ts";
import { quantity } from "../../quantity/quantity.ts";
import { getUnit } from "../../quantity/units/get-unit.ts";
import { explainConversion } from "./unit-conversion.ts";

/** The numbers of the line that leads from one unit to another. */
function numbersOf(value: string, from: string, to: string): string[] {
  const given = quantity(value, from, 3);
  const converted = convertTo(given, getUnit(to));
  if (!converted.ok) throw new Error(`${from} is not ${to}`);
  const [step] = explainConversion(given, converted.value).steps;
  return (step?.lines[0]?.terms ?? []).flatMap((term) =>
    term.kind === "quantity" ? [`${term.value} ${term.unit}`] : [],
  );
}

test.each([
  ["1.50", "atm", "mmHg", ["1.50 atm", "760 mmHg", "1 atm", "1140 mmHg"]],
  ["1.50", "atm", "Torr", ["1.50 atm", "760 Torr", "1 atm", "1140 Torr"]],
  ["735", "mmHg", "kPa", ["735 mmHg", "101.325 kPa", "760 mmHg", "97.992 kPa"]],
  ["98.2", "kPa", "Torr", ["98.2 kPa", "760 Torr", "101.325 kPa", "736.56 Torr"]],
  ["1.02", "bar", "mmHg", ["1.02 bar", "760 mmHg", "1.01325 bar", "765.06 mmHg"]],
  ["25.0", "mL", "L", ["25.0 mL", "1 L", "1000 mL", "0.0250 L"]],
  ["150", "lb", "kg", ["150 lb", "1 kg", "2.2046226 lb", "68.039 kg"]],
  ["418", "J", "cal", ["418 J", "1 cal", "4.184 J", "99.904 cal"]],
  ["6.00", "in", "ft", ["6.00 in", "1 ft", "12 in", "0.500 ft"]],
])("%s %s to %s takes a factor as a course knows it", (value, from, to, numbers) => {
  expect(numbersOf(value, from, to)).toEqual(numbers);
});
