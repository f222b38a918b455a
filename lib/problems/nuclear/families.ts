import type { Room } from "../family.ts";
import { halfLife } from "./half-life.ts";

/** The families of each subtopic, the plainest first. */
export const NUCLEAR: Room<"nuclear-chemistry"> = {
  "radioactive-decay": [],
  "nuclear-equations": [],
  "half-life": [halfLife],
  "fission-fusion": [],
  "mass-defect-binding-energy": [],
};
