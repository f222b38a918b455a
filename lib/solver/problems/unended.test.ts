import { expect, test } from "vitest";
import type { Locale } from "../../i18n/locales.ts";
import { solve } from "../solve.ts";

const kindOf = (text: string, locale: Locale): string => solve(text, locale).kind;

test.each<[Locale, string]>([
  [
    "en",
    "20.0 mL of sulfuric acid is titrated with 0.100 mol/L NaOH. After 25.0 mL of NaOH the solution is acidic. Calculate the molarity of the sulfuric acid.",
  ],
  [
    "en",
    "15.0 mL of HCl is titrated with 0.200 M KOH. After 30.0 mL of KOH the mixture is still basic. What is the concentration of the HCl?",
  ],
  [
    "es",
    "Se titulan 20,0 mL de ácido sulfúrico con NaOH 0,100 mol/L. Con 25,0 mL de NaOH la disolución es ácida. Calcula la molaridad del ácido sulfúrico.",
  ],
  [
    "fr",
    "On titre 20,0 mL d'acide sulfurique avec NaOH 0,100 mol/L. Après 25,0 mL de NaOH la solution est basique. Calculer la concentration de l'acide sulfurique.",
  ],
])("[SOLVE-01] leaves a titration that is not at its end, in %s: %s", (locale, text) => {
  expect(kindOf(text, locale)).not.toBe("solved");
});

test("[SOLVE-01] solves one that is", () => {
  expect(
    kindOf(
      "20.0 mL of sulfuric acid is titrated with 25.0 mL of 0.100 mol/L NaOH. Calculate the molarity of the sulfuric acid.",
      "en",
    ),
  ).toBe("solved");
});
