import type { Room } from "../family.ts";
import { constants } from "./constants.ts";
import { directions } from "./directions.ts";
import { iceTables } from "./ice-tables.ts";
import { shifts } from "./shifts.ts";
import { solubilityProducts } from "./solubility-products.ts";
import { writtenExpressions } from "./written-expressions.ts";

/** The families of each subtopic, the plainest first. */
export const EQUILIBRIUM: Room<"chemical-equilibrium"> = {
  "equilibrium-constant": [constants, writtenExpressions],
  "ice-tables": [iceTables],
  "reaction-quotient": [directions],
  "le-chateliers-principle": [shifts],
  "solubility-product": [solubilityProducts],
};
