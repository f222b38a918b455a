import { equal, log, negative, over, plus, times } from "../../algebra/tree.ts";
import { WATER_CONSTANT, WATER_EXPONENT } from "../../chemistry/data/water-constant.ts";
import { pureNumber, quantity } from "../../quantity/quantity.ts";
import { type At, between, law } from "../law.ts";

/** Beyond this no aqueous solution has a pH. */
const LEAST = -2;
const GREATEST = 16;

const CONCENTRATION = quantity(1, "mol/L");
const EXPONENT = pureNumber(WATER_EXPONENT);

const hydronium = { kind: "hydronium", letter: "[H₃O⁺]", unit: "mol/L" } as const;
const hydroxide = { kind: "hydroxide", letter: "[OH⁻]", unit: "mol/L" } as const;
const pH = { kind: "ph", unit: "", signed: true } as const;
const pOH = { kind: "poh", unit: "", signed: true } as const;

/** The other ion for the one that is asked for. */
const otherPower = (key: string) => ({
  id: "acid-for-base" as const,
  of: key,
  value: (at: At) => WATER_EXPONENT.minus(at(key)),
});
const otherIon = (key: string) => ({
  id: "acid-for-base" as const,
  of: key,
  value: (at: At) => WATER_CONSTANT.div(at(key)),
});

/** pH = −log [H₃O⁺] */
export const acidity = law({
  id: "ph",
  method: "ph-scale",
  step: { h: "hydronium" },
  quantities: { pH, h: hydronium },
  constants: { "1 mol/L": CONCENTRATION },
  equation: equal("pH", negative(log(over("h", "1 mol/L")))),
  plain: true,
  valid: [between("pH", LEAST, GREATEST)],
  slips: [otherPower("pH"), otherIon("h")],
  example: { h: 0.02 },
});

/** pOH = −log [OH⁻] */
export const basicity = law({
  id: "poh",
  method: "ph-scale",
  step: { oh: "hydroxide" },
  quantities: { pOH, oh: hydroxide },
  constants: { "1 mol/L": CONCENTRATION },
  equation: equal("pOH", negative(log(over("oh", "1 mol/L")))),
  plain: true,
  valid: [between("pOH", LEAST, GREATEST)],
  slips: [otherPower("pOH"), otherIon("oh")],
  example: { oh: 0.02 },
});

/** pH + pOH = 14 */
export const powersInWater = law({
  id: "sum",
  method: "ph-scale",
  quantities: { pH, pOH },
  constants: { pK_w: EXPONENT },
  equation: equal(plus("pH", "pOH"), "pK_w"),
  plain: true,
});

/** [H₃O⁺][OH⁻] = K_w */
export const ionsInWater = law({
  id: "water",
  method: "ph-scale",
  quantities: { h: hydronium, oh: hydroxide },
  constants: { K_w: quantity(WATER_CONSTANT, "mol^2/L^2") },
  equation: equal(times("h", "oh"), "K_w"),
  plain: true,
});
