import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { judgements } from "#tests/support/review-claims.ts";

describe("[TRUST-02] cells and what is oxidized in them", () => {
  test.each<[string, Locale, string]>([
    ["In the wire electrons flow from the anode to the cathode.", "en", "supported from the anode to the cathode"],
    ["Electrons flow from zinc to silver.", "en", "supported zinc to silver"],
    ["In a galvanic cell the anode is the negative electrode.", "en", "supported negative electrode"],
    ["Zinc and silver make a cell: silver is the cathode.", "en", "supported silver is the cathode"],
    ["2 Al + 3 Cu²⁺ → 2 Al³⁺ + 3 Cu\n\nThe reducing agent is aluminum.", "en", "supported reducing agent"],
    ["En una celda electrolítica el ánodo es positivo.", "es", "supported positivo"],
    ["Fe → Fe²⁺ + 2 e⁻\n\nIron is oxidized.", "en", "supported oxidized"],
    ["Fe → Fe²⁺ + 2 e⁻\n\nAg⁺ + e⁻ → Ag\n\nThe silver ion is the reducing agent.", "en", "wrong reducing agent"],
    ["Les électrons circulent de la cathode vers l'anode.", "fr", "wrong de la cathode vers l'anode"],
    ["Electrons flow from silver to zinc.", "en", "wrong silver to zinc"],
    ["In an electrolytic cell the anode is negative.", "en", "wrong negative"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(judgements(text, locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each<[string, Locale]>([
    ["Anions move from the cathode to the anode, while electrons stay in the wire.", "en"],
    ["Cu → Cu²⁺ + 2 e⁻\n\nWith a copper cathode the cathode gains mass.", "en"],
    ["The negative sign of the anode is a convention.", "en"],
    ["El oxígeno pasa de 0 a −2: cada átomo gana 2 electrones.", "es"],
    ["Electrons flow from one electrode to the other.", "en"],
  ])("nothing is called wrong in: %s (%s)", (text, locale) => {
    expect(judgements(text, locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
