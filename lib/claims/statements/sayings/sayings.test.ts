import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "#lib/i18n/locales.ts";
import { judgements, review } from "#tests/support/review-claims.ts";
import { AM } from "./am.ts";
import { EN } from "./en.ts";
import { ES } from "./es.ts";
import { FR } from "./fr.ts";
import { HI } from "./hi.ts";
import { compileSayings, findPart } from "./saying.ts";
import { ZH } from "./zh.ts";

const BANKS = { en: EN, es: ES, fr: FR, am: AM, zh: ZH, hi: HI };

/** The worst verdict on what is said in words; none where nothing is judged. */
function verdict(text: string, locale: Locale): string {
  const verdicts = review(text, {}, locale).claims.flatMap(({ claim, check }) =>
    claim.kind === "statement" ? [check.verdict] : [],
  );
  return verdicts.includes("wrong") ? "wrong" : (verdicts[0] ?? "none");
}

describe("[TRUST-02] what textbooks say in so many words", () => {
  test.each<[Locale, string, string]>([
    ["en", "Gases are less soluble in warm water.", "supported"],
    ["en", "Volume and pressure are inversely proportional at constant temperature.", "supported"],
    ["en", "The pressure of a gas is inversely proportional to its volume at constant temperature.", "supported"],
    ["en", "The pressure of a gas is directly proportional to its volume at constant temperature.", "wrong"],
    ["en", "The volume of a gas is directly proportional to its absolute temperature.", "supported"],
    ["en", "Gases are more soluble in warm water.", "wrong"],
    ["en", "Gases are more soluble in cold water.", "supported"],
    ["en", "Gases are not more soluble in warm water.", "supported"],
    ["en", "Solid sodium chloride does not conduct electricity.", "supported"],
    ["en", "Molten salts conduct electricity.", "supported"],
    ["en", "Solid salts conduct electricity.", "wrong"],
    ["en", "A double bond does not rotate freely.", "supported"],
    ["en", "Light of longer wavelength has more energy.", "wrong"],
    ["en", "Light of longer wavelength has less energy.", "supported"],
    ["en", "Always add the acid to the water.", "supported"],
    ["en", "A catalyst leaves the equilibrium constant as it is.", "supported"],
    ["en", "A catalyst increases the equilibrium constant.", "wrong"],
    ["en", "Boiling water is a chemical change.", "wrong"],
    ["en", "A cation is smaller than its atom.", "supported"],
    ["en", "Sulfuric acid is a diprotic acid.", "supported"],
    ["en", "Hydrochloric acid is a diprotic acid.", "wrong"],
    ["en", "Acetic acid is a triprotic acid.", "wrong"],
    ["en", "Electrons flow through the wire from zinc to copper.", "supported"],
    ["en", "Melting is endothermic.", "supported"],
    ["en", "Freezing absorbs energy.", "wrong"],
    ["en", "Condensation releases energy.", "supported"],
    ["en", "Hydrogen iodide has the strongest hydrogen bonds.", "wrong"],
    ["en", "Branched molecules are more compact and have a smaller surface area.", "supported"],
    ["en", "Hexane decolourises bromine water.", "wrong"],
    ["en", "Aluminium oxide is amphoteric.", "supported"],
    ["en", "Sodium gains one electron.", "wrong"],
    ["en", "Photosynthesis releases energy.", "wrong"],
    ["en", "The carbon of methane is sp² hybridized.", "wrong"],
    ["es", "El aluminio gana tres electrones.", "wrong"],
    ["es", "El ion cloro gana un electrón.", "supported"],
    ["fr", "Le sodium cède un électron au chlore.", "supported"],
    ["fr", "Le sodium gagne un électron.", "wrong"],
    ["zh", "中和反应放热。", "supported"],
    ["zh", "石蕊在碱中变红。", "wrong"],
    ["en", "Permanent dipoles act between polar molecules.", "supported"],
    ["en", "The stronger the attractions, the lower the vapour pressure.", "supported"],
    ["en", "Protons carry a positive charge.", "supported"],
    ["en", "Protons carry a negative charge.", "wrong"],
    ["en", "Double bonds are shorter than single bonds.", "supported"],
    ["en", "Double bonds are longer than single bonds.", "wrong"],
    ["en", "The anode loses mass.", "supported"],
    ["en", "The anode gains mass.", "wrong"],
    ["en", "London forces grow with the number of electrons.", "supported"],
    ["es", "Los neutrones no tienen carga.", "supported"],
    ["es", "Los neutrones tienen carga positiva.", "wrong"],
    ["es", "Cuanto menor es el pKa, más fuerte es el ácido.", "supported"],
    ["fr", "NaCl est un électrolyte fort.", "supported"],
    ["fr", "NaCl est un électrolyte faible.", "wrong"],
    ["zh", "钠在空气中燃烧生成过氧化钠。", "supported"],
    ["zh", "钠在空气中燃烧生成氧化钠。", "wrong"],
    ["zh", "催化剂不改变反应的焓变。", "supported"],
    ["zh", "质子带负电荷。", "wrong"],
    ["hi", "प्रोटॉन पर धनात्मक आवेश होता है।", "supported"],
    ["hi", "प्रोटॉन पर ऋणात्मक आवेश होता है।", "wrong"],
    ["am", "አሲድ ሰማያዊ ሊትመስን ቀይ ያደርጋል።", "supported"],
    ["am", "ፕሮቶን አሉታዊ ቻርጅ አለው።", "wrong"],
    ["es", "El hielo es menos denso que el agua.", "supported"],
    ["es", "El hielo es más denso que el agua.", "wrong"],
    ["fr", "Le catalyseur accélère la réaction.", "supported"],
    ["fr", "La glace est plus dense que l'eau.", "wrong"],
    ["zh", "催化剂增大平衡常数。", "wrong"],
    ["zh", "冰的密度比水小于一。", "none"],
    ["zh", "烯烃能使溴水褪色。", "supported"],
    ["hi", "बर्फ पानी पर तैरती है।", "supported"],
    ["am", "አሲዳዊ መፍትሄ pH ከ7 በታች ነው።", "supported"],
  ])("(%s) %s: %s", (locale, text, expected) => {
    expect(verdict(text, locale)).toBe(expected);
  });

  test.each<[Locale, string]>([
    ["en", "Benzene resists addition."],
    ["en", "Ammonium hydroxide is basic."],
    ["en", "Photosynthesis releases oxygen using light energy."],
    ["en", "A weak acid alone is no buffer."],
    ["en", "Many think that gases are more soluble in warm water."],
    ["en", "Are gases more soluble in warm water?"],
    ["en", "Unlike gases, most solids are more soluble in hot water."],
    ["en", "Reduction happens at the cathode and oxidation at the anode."],
    ["fr", "La réduction a lieu à la cathode et l'oxydation à l'anode."],
    ["es", "La reducción ocurre en el cátodo y la oxidación en el ánodo."],
    ["es", "Es un error creer que el hielo es más denso que el agua."],
    ["fr", "La glace n'est pas plus dense que l'eau."],
    ["zh", "冰的密度不比水大。"],
  ])("(%s) %s: nothing wrong is found in it", (locale, text) => {
    expect(verdict(text, locale)).not.toBe("wrong");
  });

  test.each<[Locale, string]>([
    ["hi", "25 °C पर शुद्ध जल का pH 7 होता है, यानी दोनों घोल अम्लीय हैं।"],
    ["hi", "25 °C पर शुद्ध जल का pH 7 होता है और दोनों घोल अम्लीय हैं।"],
    ["en", "At 25 °C pure water has pH 7, so both solutions are acidic."],
    ["en", "An acidic solution has a pH below 7, whereas pure water has a pH of 7."],
    ["es", "El agua pura tiene pH 7, así que ambas soluciones son ácidas."],
    ["fr", "L'eau pure a un pH de 7, donc les deux solutions sont acides."],
    ["zh", "25 °C时纯水的pH为7，所以两种溶液都是酸性。"],
    ["am", "ንጹህ ውሃ pH 7 ነው፣ ስለዚህ ሁለቱም አሲዳዊ ናቸው።"],
  ])("(%s) %s: what follows is said of others", (locale, text) => {
    expect(verdict(text, locale)).not.toBe("wrong");
  });

  test.each<[Locale, string]>([
    ["hi", "अम्लीय घोल का pH 7 होता है।"],
    ["en", "Acidic solutions have pH 7."],
    ["es", "Una disolución ácida tiene pH 7."],
    ["fr", "Une solution acide a un pH de 7."],
    ["zh", "酸性溶液的pH为7。"],
  ])("(%s) %s: and what is said of one is still wrong", (locale, text) => {
    expect(verdict(text, locale)).toBe("wrong");
  });

  test("a known number is not confirmed in words that may be false", () => {
    const problem = "How much heat is needed to melt 10.0 g of ice at 0 °C? The heat of fusion is 334 J/g.";
    const told = (text: string) => judgements(text, "en", problem);
    expect(told("Freezing the water again would absorb 334 J per gram.")).toEqual(["unknown 334 J per gram"]);
    expect(told("Freezing the water again releases 334 J per gram.")).toContain("supported 334 J per gram");
  });

  test("of two that are joined none takes the other's", () => {
    expect(verdict("Oxidation happens at the cathode and reduction at the anode.", "en")).not.toBe("supported");
  });

  test.each<[Locale, string]>([
    ["en", "A less reactive metal displaces a more reactive metal."],
    ["en", "In alpha decay the mass number increases by two."],
    ["en", "A galvanic cell turns electrical energy into chemical energy."],
    ["en", "Bases donate hydrogen ions."],
    ["en", "Copper gives a lilac flame."],
    ["en", "Francium has the largest ionization energy."],
    ["en", "The radius of the alkali metals decreases down the group."],
    ["en", "Anions move toward the cathode and cations move toward the anode."],
    ["es", "Siempre se echa el agua sobre el ácido."],
    ["fr", "Un acide capte des ions OH-."],
    ["zh", "电子从正极经导线流向负极。"],
    ["hi", "हमेशा पानी को अम्ल में डालें।"],
  ])("(%s) %s: false with both its poles exchanged", (locale, text) => {
    expect(verdict(text, locale)).not.toBe("supported");
  });

  test("electrons that flow from copper to zinc are confirmed by no line", () => {
    expect(verdict("Electrons flow through the wire from copper to zinc.", "en")).not.toBe("supported");
  });

  test("a number that stands between is no part of what is said", () => {
    expect(verdict("Gases are at 37 atm less soluble in warm water.", "en")).toBe("none");
  });

  test("one pole exchanged turns a saying round, two do not", () => {
    for (const locale of LOCALES) {
      const own = compileSayings({ negations: "no", sets: {}, lines: "[up/down] then [left/right]" }, locale);
      const [part = []] = own.sayings[0]?.parts ?? [];
      const turned = (text: string): boolean | undefined => findPart(part, text, own)[0]?.isTurned;
      expect(["up then left", "up then right", "down then right"].map(turned)).toEqual([false, true, false]);
    }
  });

  test.each(LOCALES)("every line of %s has slots, whose brackets and sets are whole", (locale) => {
    const { lines, sets } = BANKS[locale];
    for (const line of lines.split("\n").map((each) => each.trim())) {
      const bare = line.replaceAll(/\{(\w+)\}/g, (whole, name: string) => (name in sets ? "x" : whole));
      expect(bare).not.toMatch(/[{}]/);
      for (const token of bare.split(/\s+/).filter((each) => each.startsWith("[")))
        expect(token).toMatch(/^\[[^[\]/]*(?:\/[^[\]/]+)?\]$/u);
    }
  });
});
