import { describe, expect, test } from "vitest";
import type { Locale } from "#lib/i18n/locales.ts";
import { review } from "#tests/support/review-claims.ts";

/** What was made of what is said in words. */
function said(text: string, locale: Locale = "en", problem = ""): string[] {
  return review(text, problem === "" ? {} : { problems: [problem] }, locale)
    .claims.filter(({ claim }) => claim.kind === "statement")
    .map(({ claim, check }) => `${check.verdict} ${claim.text}`);
}

describe("[TRUST-02] what is said in words is compared with what the engine knows", () => {
  test.each<[string, Locale, string[]]>([
    ["An anode is where oxidation happens.", "en", ["supported oxidation"]],
    ["**Reduction:** loss of electrons", "en", ["wrong loss of electrons"]],
    ["An exothermic change absorbs heat.", "en", ["wrong absorbs heat"]],
    ["In a base, red litmus paper turns blue.", "en", ["supported blue"]],
    ["Phenolphthalein stays pink in acid.", "en", ["wrong pink"]],
    ["A catalyst raises the activation energy.", "en", ["wrong raises the activation energy"]],
    ["A catalyst is not used up.", "en", ["supported not used up"]],
    ["Across a period the electronegativity decreases.", "en", ["wrong decreases"]],
    ["Down a group, the ionization energy falls.", "en", ["supported falls"]],
    ["PH3 is trigonal planar.", "en", ["wrong trigonal planar"]],
    ["BF3 is nonpolar.", "en", ["supported nonpolar"]],
    ["HBr is a weak acid.", "en", ["wrong weak acid"]],
    ["Barium sulfate is insoluble in water.", "en", ["supported insoluble in water"]],
    ["Silver bromide is soluble in water.", "en", ["wrong soluble in water"]],
    ["Fluorine is more electronegative than bromine.", "en", ["supported more electronegative than"]],
    ["Iron is more reactive than magnesium.", "en", ["wrong more reactive than"]],
    ["| Process | Heat |\n|---|---|\n| Endothermic | releases heat |", "en", ["wrong releases heat"]],
    ["La reducción es la ganancia de electrones.", "es", ["supported ganancia de electrones"]],
    ["Un proceso exotérmico absorbe calor.", "es", ["wrong absorbe calor"]],
    ["El bromuro de plata es soluble en agua.", "es", ["wrong soluble en agua"]],
    ["La réduction est une perte d'électrons.", "fr", ["wrong perte d'électrons"]],
    ["Une base est une espèce qui capte un proton.", "fr", ["supported capte un proton"]],
    ["En descendant dans un groupe, le rayon atomique diminue.", "fr", ["wrong diminue"]],
    ["还原是失去电子。", "zh", ["wrong 失去电子"]],
    ["同周期从左到右，原子半径逐渐减小。", "zh", ["supported 逐渐减小"]],
    ["硝酸是弱酸。", "zh", ["wrong 弱酸"]],
    ["अपचयन में इलेक्ट्रॉन ग्रहण करना होता है।", "hi", ["supported इलेक्ट्रॉन ग्रहण करना"]],
    ["समूह में नीचे जाने पर परमाणु त्रिज्या घटती है।", "hi", ["wrong घटती है"]],
    ["ሪዳክሽን ኤሌክትሮን ማጣት ነው።", "am", ["wrong ኤሌክትሮን ማጣት"]],
    ["ኢንዶተርሚክ ሂደት ሙቀት ይወስዳል።", "am", ["supported ሙቀት ይወስዳል"]],
  ])("%s (%s)", (text, locale, expected) => {
    expect(said(text, locale)).toEqual(expected);
  });

  test.each<[string, Locale]>([
    ["Oxidation is not the gain of electrons.", "en"],
    ["Is oxidation the gain of electrons?", "en"],
    ["Many students think that an endothermic change releases heat.", "en"],
    ["Oxidation and reduction are the loss and the gain of electrons.", "en"],
    ["Zinc loses electrons, so copper is reduced.", "en"],
    ["In CCl4 each bond is polar.", "en"],
    ["The four electron pairs of NH3 are tetrahedral.", "en"],
    ["The pull increases across a period.", "en"],
    ["You can have some acid (say HI) and a concentrated weak acid.", "en"],
    ["La oxidación no es la ganancia de electrones.", "es"],
    ["L’oxydation n’est pas un gain d’électrons.", "fr"],
    ["氧化不是得到电子。", "zh"],
    ["ऑक्सीकरण इलेक्ट्रॉन पाना नहीं है।", "hi"],
    ["ኦክሲዴሽን ኤሌክትሮን መቀበል አይደለም።", "am"],
  ])("what is denied, asked or said of something else is not judged: %s (%s)", (text, locale) => {
    expect(said(text, locale)).toEqual([]);
  });

  test("what is denied before a comma is no reason against what is right behind it", () => {
    expect(said("The dipoles do not cancel, and H2S is polar.")).toEqual(["supported polar"]);
    expect(said("The dipoles do not cancel, and CS2 is polar.")).toEqual([]);
  });

  test("the molecule is the one that was spoken of", () => {
    expect(said("The molecule is bent.", "en", "What does H2S look like?")).toEqual(["supported bent"]);
    expect(said("The molecule is bent.", "en", "Compare H2S with CO2.")).toEqual([]);
  });

  test("a text that comes letter by letter says the same", async () => {
    const text = "An exothermic change absorbs heat.\nBF3 is nonpolar.";
    const { ClaimReview } = await import("../review-claims.ts");
    const { collectEvidence } = await import("../evidence.ts");
    const reviewed = new ClaimReview(collectEvidence({ locale: "en" }), () => "");
    for (const letter of text) reviewed.push(letter);
    reviewed.end();
    const claims = reviewed.claims.filter(({ claim }) => claim.kind === "statement");
    expect(claims.map(({ shown }) => shown.text)).toEqual(["absorbs heat", "nonpolar"]);
    for (const { shown } of claims) expect(reviewed.text.slice(shown.start, shown.end)).toBe(shown.text);
  });
});

test.each<[string, string[]]>([
  ["The ion in it is \\ce{NO3^2-}.", ["wrong doubtful-formula"]],
  ["The ion that forms is \\ce{K^2+}.", ["wrong doubtful-formula"]],
  ["It becomes \\ce{Br-}.", ["supported known-formula"]],
  ["Each sulfur takes two: \\ce{S^2-}.", ["supported known-formula"]],
  ["The second ionization energy takes \\ce{Mg+} to \\ce{Mg^2+}.", ["unknown no-evidence"]],
  ["\\ce{Fe^3+ + e- -> Fe^2+}", ["supported balanced"]],
  ["Mg²⁺ + e⁻ → Mg", ["wrong unbalanced"]],
  ["Zn + H₂SO₄ → ZnSO₄ + H₂↑", ["supported balanced"]],
  ["\\ce{Cu + 4HNO3 -> Cu(NO3)2 + 2NO2 ^ + 2H2O}", ["supported balanced"]],
  ["- 17 °C + 273 = 290 K", ["supported computed"]],
  ["3.0 atm × 101.325 = 304 kPa", ["supported computed"]],
])("ions, and equations with them: %s", (text, expected) => {
  expect(review(text).claims.map(({ check }) => `${check.verdict} ${check.reason}`)).toEqual(expected);
});

test.each([
  "Radium-226 has atomic number 88, so the daughter has mass number 222 and atomic number 86.",
  "El uranio-238 tiene número atómico 92; el núcleo hijo tiene número atómico 90.",
])("[TRUST-02] what is told of another atom than the one that was named is not held against it: %s", (text) => {
  expect(review(text).claims.map(({ check }) => check.verdict)).not.toContain("wrong");
});

/** Whatever kind of claim it is: a number that a sentence tells is judged with it. */
const verdictsOf = (text: string, problem = "", locale: Locale = "en"): string[] =>
  review(text, problem === "" ? {} : { problems: [problem] }, locale).claims.map(
    ({ check, shown }) => `${check.verdict} ${shown.text}`,
  );

describe("[TRUST-02] numbers, names and laws that a sentence tells", () => {
  test.each<[string, Locale, string]>([
    ["In HClO4 the oxidation number of chlorine is +7.", "en", "supported +7"],
    ["In HClO4 the oxidation number of chlorine is +5.", "en", "wrong +5"],
    ["El número de oxidación del azufre en SO3 es +4.", "es", "wrong +4"],
    ["Phosphorus has 15 protons.", "en", "supported 15"],
    ["Phosphorus has 16 protons.", "en", "wrong 16"],
    ["Silicium: numéro atomique 14.", "fr", "supported 14"],
    ["Potassium has one valence electron and is in period 4.", "en", "supported 4"],
    ["Bromine is a halogen.", "en", "supported halogen"],
    ["For acetic acid, Ka is 1.75 × 10⁻⁵.", "en", "supported 1.75 × 10⁻⁵"],
    ["For acetic acid, Ka is 1.8 × 10⁻².", "en", "wrong 1.8 × 10⁻²"],
    ["The C–H bond has an energy of about 413 kJ/mol.", "en", "supported 413 kJ/mol"],
    ["For PbCl2, Ksp = [Pb²⁺][Cl⁻].", "en", "wrong Ksp = [Pb²⁺][Cl⁻]"],
    ["Bromine is a gas at room temperature.", "en", "wrong a gas"],
    ["At room temperature chlorine is a gas.", "en", "supported a gas"],
    ["Chlorine-37 has 20 neutrons.", "en", "supported 20 neutrons"],
    ["Chlorine-37 has 37 neutrons.", "en", "wrong 37 neutrons"],
    ["镁位于第3周期。", "zh", "supported 第3周期"],
    ["पोटैशियम की परमाणु संख्या 18 है।", "hi", "wrong 18"],
    ["S: 1s² 2s² 2p⁶ 3s² 3p⁴", "en", "supported 1s² 2s² 2p⁶ 3s² 3p⁴"],
    ["S: 1s² 2s² 2p⁶ 3s² 3p³", "en", "wrong 1s² 2s² 2p⁶ 3s² 3p³"],
    ["Al³⁺: 1s² 2s² 2p⁶", "zh", "supported 1s² 2s² 2p⁶"],
    ["MnO2 → manganese(IV) oxide", "en", "supported manganese(IV) oxide"],
    ["SnO2 is called tin(II) oxide", "en", "wrong tin(II) oxide"],
    ["SO3 se llama dióxido de azufre", "es", "wrong dióxido de azufre"],
    ["Use $P_1V_1 = P_2V_2$.", "en", "supported P_1V_1 = P_2V_2"],
    ["pH = pKa + log([A⁻]/[HA])", "en", "supported pH = pKa + log([A⁻]/[HA]"],
    ["pH = pKa + log([HA]/[A⁻])", "fr", "wrong pH = pKa + log([HA]/[A⁻]"],
    [
      "In a first-order reaction the half-life depends on the concentration.",
      "en",
      "wrong depends on the concentration",
    ],
    ["$\\Delta G = \\Delta H - T\\Delta S$", "hi", "supported \\Delta G = \\Delta H - T\\Delta S"],
    ["$c = \\dfrac{V}{n}$", "en", "wrong c = \\dfrac{V}{n}"],
    ["One mole holds 6.02 × 10²⁴ particles.", "en", "wrong 6.02 × 10²⁴"],
    ["One mole of an ideal gas fills 22.4 L at STP.", "en", "supported 22.4 L"],
    ["The electronegativity of bromine is 2.96.", "en", "supported 2.96"],
    ["The electronegativity of bromine is 1.96.", "en", "wrong 1.96"],
    ["**N₂O₅**: two nonmetals, so there are prefixes, and it is dinitrogen pentoxide.", "en", "supported dinitrogen"],
    ["In PO₄³⁻ the oxidation number of phosphorus is +5 and oxygen is +2.", "en", "wrong +2"],
    ["CH₄ has four bonds. The H–C–H angle is about 120°.", "en", "wrong 120°"],
    ["CH₄ has four bonds. The H–C–H angle is about 109.5°.", "en", "supported 109.5°"],
    ["Chlorine has 7 electrons in its outermost shell.", "en", "supported 7 electrons"],
    ["सल्फर के बाहरी कोश में 8 इलेक्ट्रॉन हैं।", "hi", "wrong 8 इलेक्ट्रॉन"],
    ["硫位于第三周期，它在第 16 族。", "zh", "supported 第三周期"],
    ["HBr est un acide faible.", "fr", "wrong un acide faible"],
    ["| R | 8.314 | L·atm/(mol·K) |", "en", "wrong 8.314"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(verdictsOf(text, "", locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each([
    "n = m/M does not hold here, and n = m·M neither.",
    "The oxidation number of sulfur goes from +6 to +4.",
    "2.0 mol are 1.204 × 10²⁴ particles.",
    "10 mol hold 6.02 × 10²⁴ particles.",
    "Hydrogen peroxide decomposes: H2O2 → water and oxygen.",
    "Excited: 1s² 2s¹ 2p³ is not the ground state of carbon.",
    "On the way to the balance: 2 KMnO4 + 16 HCl → KCl + MnCl2 + 5 Cl2 + 8 H2O",
    "Each water molecule forms four hydrogen bonds, like a tetrahedron.",
    "Methanol boils much higher than methane, since it forms hydrogen bonds.",
    "One mole of a gas fills 24.5 L at 25 °C.",
  ])("nothing is called wrong in: %s", (text) => {
    expect(verdictsOf(text).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });

  test("a number of another compound before is no proof", () => {
    expect(
      verdictsOf("The oxidation number of sulfur in SO2 is +4.\nIn SO3, sulfur is +4 here too.").at(-1),
    ).not.toMatch(/^supported/);
  });
});

describe("[TRUST-02] what a sentence says of what was written last", () => {
  test.each<[string, Locale, string]>([
    ["2 Mg + O2 -> 2 MgO\n\nMagnesium is oxidized, from 0 to +2.", "en", "supported oxidized"],
    ["2 Mg + O2 -> 2 MgO\n\nMagnesium is reduced.", "en", "wrong reduced"],
    ["2 H2O2 -> 2 H2O + O2\n\nThis is a decomposition reaction.", "en", "supported decomposition reaction"],
    ["2 H2O2 -> 2 H2O + O2\n\nThis is a synthesis reaction.", "en", "wrong synthesis reaction"],
    ["CaCO3 -> CaO + CO2\n\nEsta es una reacción de descomposición.", "es", "supported reacción de descomposición"],
    ["CO + 2 H2 <=> CH3OH(g)\n\nRaising the temperature moves it to the left.", "en", "supported to the left"],
    ["N2O4(g) <=> 2 NO2(g)\n\n增大压强,平衡向左移动。", "zh", "supported 向左移动"],
    ["N2O4(g) <=> 2 NO2(g)\n\nRaising the pressure shifts it to the right.", "en", "wrong to the right"],
    ["In CCl4 the carbon has four bonding pairs and no lone pairs.", "en", "supported four bonding pairs"],
    ["NH3 has two lone pairs.", "en", "wrong two lone pairs"],
    ["BF3 has angles of 120°.", "en", "supported 120°"],
    ["CF4 has angles of 90°.", "en", "wrong 90°"],
    ["The ion Al3+ has 10 electrons.", "en", "supported 10 electrons"],
    ["Carbon-14 has 8 neutrons.", "en", "supported 8 neutrons"],
    ["A solution of potassium fluoride is basic.", "en", "supported basic"],
    ["A solution of ammonium chloride is basic.", "en", "wrong basic"],
    ["The atomic radius increases from Li to F.", "en", "wrong increases"],
    [
      "Phosphorus has a higher first ionization energy than silicon.",
      "en",
      "supported higher first ionization energy than",
    ],
    ["Nitric acid is a strong acid.", "en", "supported strong acid"],
    ["अमोनिया एक दुर्बल क्षार है।", "hi", "supported दुर्बल क्षार"],
    ["Le volume est proportionnel à la température absolue.", "fr", "supported proportionnel à"],
    [
      "The volume of a gas is inversely proportional to its absolute temperature.",
      "en",
      "wrong inversely proportional",
    ],
    ["^{14}_{6}C -> ^{14}_{7}N + ^{0}_{-1}e", "en", "supported ^{14}_{6}C"],
    ["^{226}_{88}Ra -> ^{222}_{87}Rn + ^{4}_{2}He", "en", "wrong ^{226}_{88}Ra"],
  ])("%s (%s)", (text, locale, expected) => {
    expect(verdictsOf(text, "", locale)).toContainEqual(expect.stringContaining(expected));
  });

  test.each<[string, Locale]>([
    ["Zn + 2 HCl -> ZnCl2 + H2\n\nZinc is oxidized, and thanks to it the hydrogen of the acid is reduced.", "en"],
    ["N2 + 3 H2 <=> 2 NH3\n\n升高温度,平衡向吸热的方向移动,即向左移动。", "zh"],
    ["Phosphorus often has the oxidation number +5, as in phosphoric acid, or −3, as in phosphine.", "en"],
    ["The hydrogen of the O–H group forms hydrogen bonds.", "en"],
    ["यदि दाब स्थिर हो, आयतन परम ताप के समानुपाती होता है।", "hi"],
    ["Acetic acid is C2H4O2.", "en"],
    ["So the pH of 0.10 M HCl is 1.00.", "en"],
  ])("nothing is called wrong in: %s (%s)", (text, locale) => {
    expect(verdictsOf(text, "", locale).filter((verdict) => verdict.startsWith("wrong"))).toEqual([]);
  });
});
