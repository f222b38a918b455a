import { writeCondensed } from "../../chemistry/organic/condensed.ts";
import type { Structure } from "../../chemistry/organic/structure.ts";
import { usualPaths, writeUsual } from "../../chemistry/organic/usual-path.ts";
import type { Term } from "../../methods/facts.ts";
import { notation } from "../../methods/terms.ts";
import type { Random } from "../random.ts";

/** The condensed formula as it is usually written; of equal ways any. */
export function drawn(structure: Structure, random: Random): Term {
  return notation(writeCondensed(structure, random.pick(usualPaths(structure))));
}

/** The condensed formula as it is usually written, always the same. */
export function drawnOnce(structure: Structure): Term {
  return notation(writeUsual(structure));
}
