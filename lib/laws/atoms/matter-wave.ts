import { equal, over, times } from "../../algebra/tree.ts";
import { CONSTANTS } from "../../quantity/constants.ts";
import { law } from "../law.ts";

/** Beyond a tenth of the speed of light m v is not the momentum. */
const FASTEST = CONSTANTS.lightSpeed.value.div(10);

/** The wavelength of a moving particle: λ = h / (m v), de Broglie. */
export const matterWave = law({
  id: "de-broglie",
  method: "matter-wave",
  quantities: {
    λ: { kind: "wavelength", unit: "m" },
    m: { kind: "mass", unit: "kg" },
    v: { kind: "speed", unit: "m/s" },
  },
  constants: { h: CONSTANTS.planck },
  equation: equal("λ", over("h", times("m", "v"))),
  plain: true,
  valid: [(at) => at("v").lte(FASTEST)],
  applies: (wanted, { conditions }) => conditions.has("matter-wave") && wanted.of === null,
});
