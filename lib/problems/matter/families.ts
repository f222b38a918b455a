import type { Room } from "../family.ts";
import { energyConservation } from "./energy-conservation.ts";
import { heatAndTemperature } from "./heat-and-temperature.ts";
import { massConservation } from "./mass-conservation.ts";
import { temperatureScales } from "./temperature-scales.ts";

/** The families of each subtopic, the plainest first. */
export const MATTER: Room<"matter-energy"> = {
  "classification-of-matter": [],
  "physical-chemical-changes": [],
  "separation-techniques": [],
  "temperature-energy": [temperatureScales, heatAndTemperature],
  "conservation-laws": [massConservation, energyConservation],
};
