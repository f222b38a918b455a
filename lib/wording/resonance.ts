import type { ResonanceDrawing } from "../cards/drawing.ts";
import { type Electrons, formalCharges, resonanceForms } from "../chemistry/bonding/resonance.ts";
import { centerElectrons, type Species } from "../chemistry/bonding/species.ts";
import { formulaText, substanceName } from "./chemistry.ts";
import { formatList } from "./numbers.ts";
import type { Words } from "./words.ts";

/** The resonance structures of a molecule or ion, each with its formal charges; null where there is one structure alone. */
export function drawResonance({ formula, structure }: Species, words: Words): ResonanceDrawing | null {
  const forms = resonanceForms(structure);
  if (forms.length < 2) return null;
  return {
    kind: "resonance",
    title: words.t("drawings.resonance.title", { name: substanceName(formula, words) }),
    text: wordForms(structure.center, forms, words),
    formula: formulaText(formula),
    forms: forms.map(({ center, centerPairs, ligands }, index) => ({
      text: wordCharges({ center, centerPairs, ligands }, index + 1, words),
      center,
      centerPairs,
      ligands: [...ligands],
    })),
  };
}

/** What the structures have in common: equal atoms in other places, unlike ones, or an octet that only some keep. */
function wordForms(center: string, forms: readonly Electrons[], words: Words): string {
  const counts = forms.map((form) => centerElectrons(form));
  if (new Set(counts).size > 1)
    return words.t("drawings.resonance.octet", { count: counts.filter((count) => count === 8).length, center });
  return words.t(isUnlike(forms) ? "drawings.resonance.unlike" : "drawings.resonance.equal", { count: forms.length });
}

/** Whether the atoms around the centre are of different elements: the structures are then no mirror images of one another. */
const isUnlike = ([first]: readonly Electrons[]): boolean =>
  new Set(first?.ligands.map(({ symbol }) => symbol)).size > 1;

/** `N +1, O −1 and O −1` */
function wordCharges(form: Electrons, number: number, words: Words): string {
  const symbols = [form.center, ...form.ligands.map(({ symbol }) => symbol)];
  const charged = formalCharges(form).flatMap((charge, index) =>
    charge === 0 ? [] : [`${symbols[index]} ${charge < 0 ? "−" : "+"}${Math.abs(charge)}`],
  );
  return charged.length === 0
    ? words.t("drawings.resonance.none", { number })
    : words.t("drawings.resonance.form", { number, charges: formatList(charged, words.locale) });
}
