import type { ChainGroup } from "../languages/naming.ts";
import { writeCount } from "./organic.ts";

/** The formula of an unbranched, saturated chain: 4 and CH3 → C4H10, 3 and OH → C3H7OH, 3 and COOH → C2H5COOH. */
export function chainFormula(carbons: number, group: ChainGroup): string {
  if (group === "CH3") return writeCount("C", carbons) + writeCount("H", 2 * carbons + 2);
  // These groups bring a carbon of the chain themselves.
  const others = group === "CHO" || group === "COOH" ? carbons - 1 : carbons;
  return writeCount("C", others) + writeCount("H", 2 * others + 1) + group;
}
