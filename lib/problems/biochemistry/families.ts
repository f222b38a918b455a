import type { Room } from "../family.ts";
import { carbohydrates } from "./carbohydrates.ts";
import { enzymes } from "./enzymes.ts";
import { carbohydrateKinds, enzymeKinds, lipidKinds, nucleicAcidKinds, proteinKinds } from "./kind-families.ts";
import { lipids } from "./lipids.ts";
import { nucleicAcids } from "./nucleic-acids.ts";
import { peptides } from "./peptides.ts";

/** The families of each subtopic, the plainest first. */
export const BIOCHEMISTRY: Room<"biochemistry"> = {
  carbohydrates: [carbohydrateKinds, carbohydrates],
  lipids: [lipidKinds, lipids],
  "proteins-amino-acids": [proteinKinds, peptides],
  "nucleic-acids": [nucleicAcidKinds, nucleicAcids],
  enzymes: [enzymeKinds, enzymes],
};
