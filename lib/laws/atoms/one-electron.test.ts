import { expect, test } from "vitest";
import { type Variable, variableOf } from "../../methods/rules/kinds.ts";
import { BARE_SCENE } from "../../methods/rules/rule.ts";
import { pureNumber, quantity, type Quantity } from "../../quantity/quantity.ts";
import { lawWays } from "../law-way.ts";
import { line } from "./one-electron.ts";

/** The upper level by a wavelength, from a lower level of He⁺. */
function findUpper(wavelength: string, lower: number): number | null {
  const known: readonly (readonly [Variable, Quantity])[] = [
    [variableOf("wavelength", null), quantity(wavelength, "nm", 4)],
    [variableOf("nuclear-charge", null), pureNumber(2)],
    [variableOf("level", null, "first"), pureNumber(lower)],
  ];
  const [way] = lawWays([line], variableOf("level", null, "second"), BARE_SCENE);
  const inputs = (way?.needs ?? []).flatMap((need) =>
    known.flatMap(([{ kind }, value]) => (kind === need.kind ? [value] : [])),
  );
  const found = way?.compute(inputs);
  return found?.ok === true ? found.value.value.toNumber() : null;
}

test("[LAW-01] a level comes out whole, though the wavelength is rounded", () => {
  expect(findUpper("164.0", 2)).toBe(3);
  expect(findUpper("468.6", 3)).toBe(4);
});

test("[LAW-01] no level has a number between two, neither found nor given", () => {
  expect(findUpper("140.0", 2)).toBeNull();
  expect(findUpper("164.0", 2.5)).toBeNull();
});
