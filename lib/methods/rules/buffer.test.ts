import { expect, test } from "vitest";
import { quantity } from "../../quantity/quantity.ts";
import { UNITY } from "../../quantity/units/unit.ts";
import { buffer } from "./buffer.ts";
import { type Variable, variableOf } from "./kinds.ts";
import { BARE_SCENE } from "./rule.ts";

const ACID = "HC2H3O2";
const BASE = "NaC2H3O2";

const ALL: readonly (readonly [Variable, number, string])[] = [
  [variableOf("ph", null), 4.92, ""],
  [variableOf("acid-exponent", null), 4.744, ""],
  [variableOf("molarity", BASE), 0.3, "mol/L"],
  [variableOf("molarity", ACID), 0.2, "mol/L"],
];

test.each(ALL)("[LAW-01] [CARD-01] of a buffer $kind follows from the other three", (wanted, value) => {
  const others = ALL.filter(([variable]) => variable !== wanted);
  const scene = { ...BARE_SCENE, conditions: new Set(["buffer"] as const), givens: others.map(([each]) => each) };
  const [way] = buffer(wanted, scene);
  const inputs = (way?.needs ?? []).flatMap((need) =>
    others.flatMap(([{ kind, of }, number, unit]) =>
      kind === need.kind && of === need.of ? [quantity(number, unit === "" ? UNITY : unit, 3)] : [],
    ),
  );
  const found = way?.compute(inputs);
  expect(found?.ok === true ? found.value.value.toNumber() : Number.NaN).toBeCloseTo(value, 2);
});
