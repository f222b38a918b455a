import { listPaths } from "../../../chemistry/organic/structure.ts";
import type { Structure } from "../../../chemistry/organic/structure.ts";
import type { Locale } from "../../../i18n/locales.ts";
import { foldName } from "../../fold.ts";
import { nameAlong, nameStructure } from "./name-structure.ts";
import { listSystematic } from "./write-systematic.ts";

/** `numbering`: counted from the other end; `main-chain`: named along a chain that is not the longest. */
type Misplaced = "numbering" | "main-chain";

/**
 * How a name tells a molecule and breaks the rules of its systematic name all the same: 3-methylbutane and 2-ethylpropane
 * for 2-methylbutane. Null for right names, and for those of other molecules.
 */
export function findMisplaced(structure: Structure, name: string, locale: Locale): Misplaced | null {
  const right = nameStructure(structure)?.name;
  if (right === undefined) return null;
  const given = foldName(name).text;
  const isWritten = (each: typeof right): boolean =>
    listSystematic(each, locale).some((written) => foldName(written).text === given);
  if (isWritten(right)) return null;
  const wrong = listPaths(structure)
    .flatMap((path) => nameAlong(structure, path) ?? [])
    .find(isWritten);
  if (wrong === undefined) return null;
  return wrong.carbons < right.carbons ? "main-chain" : "numbering";
}
