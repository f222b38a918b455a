import { equal, times } from "../../algebra/tree.ts";
import { GAS_CONDITIONS, MOLAR_VOLUME_AT_RTP } from "../../quantity/constants.ts";
import type { Quantity } from "../../quantity/quantity.ts";
import { type Law, law } from "../law.ts";
import { stateOfGas } from "./ideal-gas.ts";

const STEP = { V: "amount-to-volume", n: "volume-to-amount" };

/** V = n V_m, of any gas under these conditions. */
const molarVolumeAt = (id: string, molarVolume: Quantity, step = STEP): Law =>
  law({
    id,
    step,
    method: "molar-volume",
    quantities: { V: { kind: "volume", unit: "L", named: true }, n: { kind: "amount", unit: "mol", named: true } },
    constants: { V_m: molarVolume },
    equation: equal("V", times("n", "V_m")),
    plain: true,
    state: stateOfGas,
  });

/** STP is 0 °C and 1 atm, as most textbooks have it: 22.414 L/mol (CODATA 2022). */
export const volumeAtStp = molarVolumeAt("stpAtmosphere", GAS_CONDITIONS.stpAtmosphere.molarVolume);

export const volumeAtSatp = molarVolumeAt("satp", GAS_CONDITIONS.satp.molarVolume);

export const volumeAtRtp = molarVolumeAt("rtp", MOLAR_VOLUME_AT_RTP, {
  V: "amount-to-room-volume",
  n: "room-volume-to-amount",
});
