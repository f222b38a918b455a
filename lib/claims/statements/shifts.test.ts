import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] where an equilibrium moves, and its constant", () => {
  test.each<[string, Locale, string]>([
    ["H2(g) + I2(g) <=> 2 HI(g)\n\nAdding iodine shifts the equilibrium to the right.", "en", "supported to the right"],
    ["N2 + 3 H2 <=> 2 NH3\n\nRemoving ammonia shifts the equilibrium to the right.", "en", "supported to the right"],
    ["AgBr(s) <=> Ag+ + Br-\n\nAdding NaBr shifts the equilibrium to the left.", "en", "supported to the left"],
    [
      "N2 + 3 H2 <=> 2 NH3\n\nThe reaction is exothermic: at a higher temperature K becomes smaller.",
      "en",
      "supported K becomes smaller",
    ],
    [
      "Al aumentar la temperatura, el equilibrio se desplaza en sentido endotérmico.",
      "es",
      "supported en sentido endotérmico",
    ],
    ["N2 + 3 H2 <=> 2 NH3\n\nRemoving ammonia shifts the equilibrium to the left.", "en", "wrong to the left"],
    ["升高温度，平衡向放热反应方向移动。", "zh", "wrong 向放热反应方向"],
    ["N2 + 3 H2 <=> 2 NH3\n\nA catalyst shifts the equilibrium to the right.", "en", "wrong to the right"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each<[string, Locale]>([
    [
      "N2 + 3 H2 <=> 2 NH3\n\nRaising the pressure and removing nitrogen work against each other: to the right and to the left.",
      "en",
    ],
    ["CaCO3(s) <=> CaO(s) + CO2(g)\n\nAdding CaCO3 has no effect on what goes to the right.", "en"],
    ["N2 + 3 H2 <=> 2 NH3\n\nA catalyst does not shift the equilibrium to the right.", "en"],
    ["N2 + 3 H2 <=> 2 NH3\n\nAdding argon at constant volume changes nothing.", "en"],
  ])("nothing is called wrong in: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
