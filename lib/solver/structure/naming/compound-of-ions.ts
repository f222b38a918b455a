import { formatFormula } from "../../../chemistry/formula/format.ts";
import { parseFormula } from "../../../chemistry/formula/parse.ts";
import type { Formula } from "../../../chemistry/formula/formula.ts";
import type { Locale } from "../../../i18n/locales.ts";
import type { IonPart } from "../../../nomenclature/designation.ts";
import { composeSalt } from "../../../nomenclature/salt.ts";
import { readFormulaObject, readNameObject } from "../read-objects.ts";

function toPart(ion: Formula): IonPart {
  const atoms = formatFormula({ ...ion, charge: 0, state: null }, "ascii");
  return { atoms, charge: ion.charge };
}

/** One cation and one anion, each perhaps by name and by formula → their neutral compound. */
export function compoundOfIons(items: readonly string[], language: Locale): Formula | null {
  const ions = items.map((item) => readFormulaObject(item) ?? readNameObject(item, language));
  const parts = new Map<string, IonPart>();
  for (const ion of ions) {
    if (ion === null || ion.charge === 0) return null;
    const part = toPart(ion);
    parts.set(`${part.atoms} ${part.charge}`, part);
  }
  const [first, second, ...others] = parts.values();
  if (first === undefined || second === undefined || others.length > 0) return null;
  const [cation, anion] = first.charge > 0 ? [first, second] : [second, first];
  if (cation.charge < 0 || anion.charge > 0) return null;
  const compound = parseFormula(composeSalt(cation, anion).formula);
  return compound.ok ? compound.value : null;
}
