import type { Room } from "../family.ts";
import { atomicRadius, radiusOrder } from "./atomic-radius.ts";
import { electronegativity, electronegativityOrder } from "./electronegativity.ts";
import { elementFamilies } from "./element-families.ts";
import { ionizationEnergy, ionizationOrder } from "./ionization-energy.ts";
import { places } from "./places.ts";
import { valenceElectrons } from "./valence-electrons.ts";

/** The families of each subtopic, the plainest first. */
export const PERIODIC_TABLE: Room<"periodic-table-periodic-trends"> = {
  "organization-of-the-periodic-table": [places],
  "element-families": [elementFamilies],
  "atomic-radius": [atomicRadius, radiusOrder],
  "ionization-energy": [ionizationEnergy, ionizationOrder],
  electronegativity: [electronegativity, electronegativityOrder],
  "valence-electrons-ions": [valenceElectrons],
};
