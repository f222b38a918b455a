import { CONSTANTS } from "../../quantity/constants.ts";
import { fail } from "../../result.ts";
import type { Relation } from "./relation.ts";
import { relationWays } from "./relation.ts";
import { inUnit } from "./quantity-terms.ts";
import type { Rule, Way } from "./rule.ts";

const DE_BROGLIE: Relation = {
  method: "matter-wave",
  id: "de-broglie",
  left: [
    { kind: "wavelength", letter: "λ", unit: "m" },
    { kind: "mass", letter: "m", unit: "kg" },
    { kind: "speed", letter: "v", unit: "m/s" },
  ],
  right: [],
  rightConstants: [{ letter: "h", value: CONSTANTS.planck.value, unit: "J·s" }],
};

/** Beyond a tenth of the speed of light m v is not the momentum. */
const FASTEST = CONSTANTS.lightSpeed.value.div(10);

/** A speed at which the law holds as it is written. */
function withoutRelativity(way: Way): Way {
  return {
    ...way,
    compute(inputs) {
      const output = way.compute(inputs);
      if (!output.ok) return output;
      const isFast = [...inputs, output.value].some(
        (quantity) => quantity.unit.dimension === SPEED && inUnit(quantity, "m/s").value.gt(FASTEST),
      );
      return isFast ? fail({ code: "not-valid" }) : output;
    },
  };
}

const SPEED = CONSTANTS.lightSpeed.unit.dimension;

/** The wavelength of a moving particle: λ = h / (m v), de Broglie. */
export const matterWave: Rule = (wanted, { conditions }) =>
  conditions.has("matter-wave") && wanted.of === null ? relationWays([DE_BROGLIE], wanted).map(withoutRelativity) : [];
