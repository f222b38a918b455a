import type { Room } from "../family.ts";
import { carbohydrates } from "./carbohydrates.ts";
import { enzymes } from "./enzymes.ts";
import { lipids } from "./lipids.ts";
import { nucleicAcids } from "./nucleic-acids.ts";
import { peptides } from "./peptides.ts";

/** The families of each subtopic, the plainest first. */
export const BIOCHEMISTRY: Room<"biochemistry"> = {
  carbohydrates: [carbohydrates],
  lipids: [lipids],
  "proteins-amino-acids": [peptides],
  "nucleic-acids": [nucleicAcids],
  enzymes: [enzymes],
};
