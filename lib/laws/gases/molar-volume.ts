import { equal, times } from "../../algebra/tree.ts";
import { GAS_CONDITIONS } from "../../quantity/constants.ts";
import { type Law, law } from "../law.ts";
import { stateOfGas } from "./ideal-gas.ts";

/** V = n V_m, of any gas under these conditions. */
const molarVolumeAt = (condition: "stpAtmosphere" | "satp"): Law =>
  law({
    id: condition,
    step: { V: "amount-to-volume", n: "volume-to-amount" },
    method: "molar-volume",
    quantities: { V: { kind: "volume", unit: "L", named: true }, n: { kind: "amount", unit: "mol", named: true } },
    constants: { V_m: GAS_CONDITIONS[condition].molarVolume },
    equation: equal("V", times("n", "V_m")),
    plain: true,
    state: stateOfGas,
  });

/** STP is 0 °C and 1 atm, as most textbooks have it: 22.414 L/mol (CODATA 2022). */
export const volumeAtStp = molarVolumeAt("stpAtmosphere");

export const volumeAtSatp = molarVolumeAt("satp");
