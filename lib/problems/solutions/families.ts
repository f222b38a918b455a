import type { Room } from "../family.ts";
import { colligativeProperties } from "./colligative-properties.ts";
import { colloids } from "./colloids.ts";
import { dilution } from "./dilution.ts";
import { henryLaw } from "./henry-law.ts";
import { molality } from "./molality.ts";
import { molarity } from "./molarity.ts";
import { raoultLaw } from "./raoult-law.ts";
import { solubility } from "./solubility.ts";

/** The families of each subtopic, the plainest first. */
export const SOLUTIONS: Room<"solutions-mixtures"> = {
  solubility: [solubility, henryLaw],
  molarity: [molarity],
  "molality-mole-fraction": [molality],
  dilution: [dilution],
  "colligative-properties": [colligativeProperties, raoultLaw],
  "colloids-suspensions": [colloids],
};
