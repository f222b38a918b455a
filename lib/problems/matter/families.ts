import type { Room } from "../family.ts";
import { changesOfMatter } from "./changes-of-matter.ts";
import { energyConservation } from "./energy-conservation.ts";
import { heatAndTemperature } from "./heat-and-temperature.ts";
import { massConservation } from "./mass-conservation.ts";
import { matterClasses, matterMembers } from "./matter-classes.ts";
import { separation, separationOrder } from "./separation.ts";
import { temperatureScales } from "./temperature-scales.ts";

/** The families of each subtopic, the plainest first. */
export const MATTER: Room<"matter-energy"> = {
  "classification-of-matter": [matterClasses, matterMembers],
  "physical-chemical-changes": [changesOfMatter],
  "separation-techniques": [separation, separationOrder],
  "temperature-energy": [temperatureScales, heatAndTemperature],
  "conservation-laws": [massConservation, energyConservation],
};
