import { describe, expect, test } from "vitest";
import { LOCALES, type Locale } from "../i18n/locales.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { solve } from "../solver/solve.ts";
import { findCheck } from "./find-check.ts";
import { findNextOxidationClaim } from "./find-chemical-claim.ts";
import { findClaim } from "./find-claim.ts";
import { isSameFormula } from "./claims/formula-claim.ts";
import { mendClaim } from "./claims/mend-claim.ts";
import { findNamedPart, listParts } from "./homework.ts";
import { findGuideWish } from "./guide-wish.ts";
import { findGuidedMove } from "./guided-move.ts";

const wordsIn = (locale: Locale) => loadWords(locale, ["tutor"]);

describe("[GUIDE-01] the wish to be led is heard, with its problem", () => {
  test.each<[Locale, string, string]>([
    [
      "en",
      "help me set this up but dont solve it: how many moles are in 36 g of water",
      "how many moles are in 36 g of water",
    ],
    ["en", "how do i start this: moles in 36 g of water", "moles in 36 g of water"],
    ["en", "I want to solve it myself: molarity of 10 g NaOH in 250 mL", "molarity of 10 g NaOH in 250 mL"],
    ["en", "can we work through this together: what is the molar mass of CuSO4", "what is the molar mass of CuSO4"],
    [
      "es",
      "ayúdame a empezar, no me digas la respuesta: ¿cuántos moles hay en 36 g de agua?",
      "¿cuántos moles hay en 36 g de agua?",
    ],
    [
      "fr",
      "aide-moi à commencer sans me donner la réponse : combien de moles dans 36 g d'eau ?",
      "combien de moles dans 36 g d'eau ?",
    ],
    ["zh", "怎么入手：36克水的物质的量是多少？", "36克水的物质的量是多少？"],
    [
      "en",
      "just nudge me: what mass of K2SO4 do i get from 5.6 g KOH with enough sulfuric acid",
      "2 KOH + H2SO4 -> K2SO4 + 2 H2O. How many grams of K2SO4 form from 5.6\u202fg of KOH?",
    ],
    ["zh", "先别算出来，给我点提示：36克水的物质的量是多少？", "36克水的物质的量是多少？"],
    ["hi", "उत्तर मत बताओ, शुरू करने में मदद करो: 36 g पानी में कितने मोल हैं?", "36 g पानी में कितने मोल हैं?"],
  ])("%s: %s", async (locale, text, problem) => {
    expect(findGuideWish(text, await wordsIn(locale))?.posed?.problem).toBe(problem);
  });

  test.each<[Locale, string]>([
    ["en", "guide me"],
    ["en", "let's do it together"],
    ["zh", "引导我"],
    ["am", "ምራኝ"],
  ])("%s: %s is about what was said before", async (locale, text) => {
    expect(findGuideWish(text, await wordsIn(locale))).toEqual({ posed: null, isBare: true });
  });

  test.each(["how many moles in 10 g NaCl", "why dont you tell me about acids", "thanks", "start"])(
    "%s is no such wish",
    async (text) => {
      expect(findGuideWish(text, await wordsIn("en"))).toBeNull();
    },
  );
});

describe("[GUIDE-01] what goes on with a problem that is worked together", () => {
  const isProblem = (text: string) => solve(text, "en").kind === "solved";
  test.each([
    ["n = 36/18 = 2", "line"],
    ["2 mol", "line"],
    ["i'd divide by 18", "line"],
    ["idk", "help"],
    ["hint", "help"],
    ["just tell me", "reveal"],
    ["show me the full solution", "reveal"],
  ])("%s", (text, kind) => {
    expect(findGuidedMove(text, "en", isProblem)?.kind).toBe(kind);
  });

  test.each(["thanks", "how many moles are in 5 g of NaCl?", "what is entropy"])("%s is something else", (text) => {
    expect(findGuidedMove(text, "en", isProblem)).toBeNull();
  });
});

describe("[GUIDE-02] what somebody wants to have checked is found with its problem", () => {
  test.each<[Locale, string, string]>([
    ["en", "find my mistake: for 0.030 M Ba(OH)2 i did pH = -log(0.030) = 1.52", "What is the pH of 0.030 M Ba(OH)2?"],
    [
      "en",
      "check my work: how many moles are in 36 g of water? n = 36/18 = 2 mol",
      "how many moles are in 36 g of water?",
    ],
    ["es", "¿dónde me equivoqué? n = 36 g de agua * 18 = 648 mol", "¿Cuántos moles de H2O hay en 36 g de H2O?"],
    ["zh", "检查一下：36 g水 / 18 = 2 mol", "36 g H2O 中有多少摩尔 H2O？"],
  ])("%s: %s", async (locale, text, problem) => {
    expect(findCheck(text, await wordsIn(locale), () => [])?.problem).toBe(problem);
  });

  test("sums without a problem have none", async () => {
    expect(findCheck("is this right? 3*4 = 12", await wordsIn("en"), () => [])).toMatchObject({ problem: null });
  });

  test.each<[Locale, string, boolean]>([
    ["en", "can i write CaO2 for calcium oxide, is that ok", false],
    ["en", "CrO2 for chromium(III) oxide?", false],
    ["en", "is H2SO4 sulfuric acid?", true],
    ["es", "entonces BaCO3 es carbonato de bario, ¿verdad?", true],
    ["fr", "NaCl c'est le chlorure de sodium ?", true],
    ["zh", "氯化铁是FeCl3对吗", true],
    ["hi", "और MgOH मैग्नीशियम हाइड्रॉक्साइड का?", false],
  ])("%s: %s, a formula and a name", async (locale, text, isRight) => {
    const claim = findClaim(text, await wordsIn(locale));
    expect(claim?.kind === "formula" && isSameFormula(claim.said, claim.formulas)).toBe(isRight);
  });

  test.each<[Locale, string, string, string]>([
    ["en", "i got 16.0 g for 0.25 mol of sulfur, correct?", "16.0 g", "8.0"],
    ["en", "0.50 mol of N2O is 22 g tho, right", "22 g", "22"],
    ["en", "2 mol of gas is 44.8 L at STP, right?", "44.8 L", "44.8"],
    ["en", "and 0.5 mol of CO2 has a volume of 22.4 L at stp?", "22.4 L", "11"],
    ["en", "how many moles in 36 g of water? i got 3 mol, is that right", "3 mol", "2.0"],
    ["es", "me dio pH 2 para HNO3 0,01 M, ¿está bien?", "pH = 2", "2.0"],
    ["fr", "36 g d'eau font 2 mol, c'est juste ?", "2 mol", "2.0"],
    ["en", "so the molar mass of MgF2 is 43.3 ?", "43.3 g/mol", "62.30"],
    ["zh", "18克水是0.5 mol，对吧", "0.5 mol", "1.0"],
    ["hi", "90 g H2O के लिए मेरा उत्तर 5 mol है, ठीक है?", "5 mol", "5.0"],
  ])("%s: %s, a value", async (locale, text, said, answer) => {
    const claim = findClaim(text, await wordsIn(locale));
    if (claim?.kind !== "value") throw new Error("no value is claimed");
    expect(claim.said).toBe(said);
    expect(claim.posed.solutions[0]?.answer.value).toMatchObject({ value: answer });
  });

  test.each<[Locale, string, string, number, number]>([
    ["en", "is Mn +7 in KMnO4", "and +4 in MnO2?", 4, 4],
    ["zh", "KMnO4 里 Mn 的化合价是 +5 对吗", "那 MnO2 里是 +4 吗？", 4, 4],
    ["es", "el azufre en SO3 es +6?", "¿y en SO2 es +6?", 6, 4],
  ])("%s: behind “%s”, “%s” is of the same element", (locale, before, text, said, number) => {
    const claim = findNextOxidationClaim(text, before, locale);
    if (claim?.kind !== "count") throw new Error("no number is claimed");
    expect(claim.said).toBe(said);
    expect(claim.posed.solutions[0]?.answer.value).toMatchObject({ value: String(number) });
  });

  test.each<[Locale, string, number, number]>([
    ["en", "sulfur is +4 in H2SO4 right?", 4, 6],
    ["en", "and Cl in HClO3 is +5", 5, 5],
    ["en", "isnt the oxidation number of S in SO4 2- +4?", 4, 6],
    ["en", "isn't P +3 in PO4 3-", 3, 5],
    ["zh", "Na2O2里氧是-2价对吗", -2, -1],
    ["es", "el azufre en SO3 es +6?", 6, 6],
    ["es", "el nitrógeno en HNO2 es +5, ¿verdad?", 5, 3],
    ["hi", "KNO3 में N +5 है?", 5, 5],
  ])("%s: %s, an oxidation number", async (locale, text, said, number) => {
    const claim = findClaim(text, await wordsIn(locale));
    if (claim?.kind !== "count") throw new Error("no number is claimed");
    expect(claim.said).toBe(said);
    expect(claim.posed.solutions[0]?.answer.value).toMatchObject({ value: String(number) });
  });

  test.each<[Locale, string, string, string]>([
    ["en", "i got 14% for N in NH4Cl, is that ok", "14 %", "26.19"],
    ["es", "me dio 40% de Ca en CaCO3, ¿está bien?", "40 %", "40.04"],
  ])("%s: %s, a share", async (locale, text, said, share) => {
    const claim = findClaim(text, await wordsIn(locale));
    if (claim?.kind !== "value") throw new Error("no share is claimed");
    expect(claim.said).toBe(said);
    expect(claim.posed.solutions[0]?.answer.value).toMatchObject({ value: share });
  });

  test.each<[Locale, string, string, boolean | null]>([
    ["en", "so going from SO2 to SO3 is oxidation right", "S", true],
    ["en", "going from SO4 2- to S2- is a reduction?", "S", true],
    ["en", "is Fe2+ to Fe3+ a reduction", "Fe", false],
    ["en", "NO2- to NO3-: oxidation or reduction?", "N", null],
    ["es", "¿de Cu a Cu2+ es una reducción?", "Cu", false],
    ["fr", "passer de NH4+ à NO3- est une oxydation ?", "N", true],
    ["zh", "从SO2到SO3是氧化吗", "S", true],
    ["hi", "Fe2+ से Fe3+ ऑक्सीकरण है?", "Fe", true],
    ["am", "ከCu ወደ Cu2+ ኦክሲዴሽን ነው?", "Cu", true],
  ])("%s: %s, a change", async (locale, text, element, isRight) => {
    expect(findClaim(text, await wordsIn(locale))).toMatchObject({ kind: "change", change: { element }, isRight });
  });

  test.each<[Locale, string, boolean]>([
    ["fr", "N2 + 2 H2 -> 2 NH3 c'est bon ?", false],
    ["en", "2 Mg + O2 -> 2 MgO is that right", true],
  ])("%s: %s, an equation", async (locale, text, isRight) => {
    expect(findClaim(text, await wordsIn(locale))).toMatchObject({ kind: "equation", isRight });
  });

  test.each([
    ["oh 26% then", "i got 14% for N in NH4Cl, is that ok", "26 %"],
    ["oh +6 then", "sulfur is +4 in H2SO4 right?", 6],
    ["8.0 g?", "i got 16.0 g for 0.25 mol of sulfur, correct?", "8.0 g"],
  ])("%s mends the claim before it", async (text, before, said) => {
    expect(mendClaim(text, before, await wordsIn("en"))).toMatchObject({ said });
  });

  test("another value with another question, or behind no claim, mends none", async () => {
    const words = await wordsIn("en");
    expect(mendClaim("ok 3 then what about NaCl", "i got 16.0 g for 0.25 mol of sulfur, correct?", words)).toBeNull();
    expect(mendClaim("26%", "what is NaCl", words)).toBeNull();
  });

  test.each([
    "Fe is +3 in Fe2O3 so how many electrons does it lose",
    "what is the oxidation number of S in SO2 if O is -2",
    "does NaOH react with hydrochloric acid?",
    "is 3 g right?",
    "what is NaCl",
    "name of H2SO4",
  ])("%s claims nothing", async (text) => {
    expect(findClaim(text, await wordsIn("en"))).toBeNull();
  });
});

describe("[GUIDE-02] an exercise with parts is worked part by part", () => {
  test.each<[Locale, string, readonly string[]]>([
    [
      "en",
      "for Mg + 2 HCl -> MgCl2 + H2: (a) moles of H2 from 4.9 g Mg (b) grams of MgCl2 that form (c) volume of the H2 at 300 K and 1 atm",
      ["0.20", "19", "4.96"],
    ],
    ["en", "1. a) molar mass of Sr(OH)2 b) moles in 61 g of it c) moles of OH- in it", ["121.63", "0.50", "1.003"]],
    ["es", "a) masa molar de CaCO3 b) moles en 50 g de eso", ["100.09", "0.50"]],
    ["es", "a) moles en 11,2 g de KOH b) molaridad si se disuelven hasta 400 mL", ["0.200", "0.499"]],
    [
      "fr",
      "CH4 + 2 O2 → CO2 + 2 H2O. On brûle 8,0 g de méthane. a) quantité de matière de méthane b) masse de CO2 formée",
      ["0.50", "22"],
    ],
    ["am", "ሀ) የKOH ሞላር ክብደት ስንት ነው? ለ) በ28 g KOH ውስጥ ስንት ሞል አለ?", ["56.11", "0.50"]],
    [
      "hi",
      "(क) MgCO3 का मोलर द्रव्यमान (ख) 42 g MgCO3 में मोल (ग) इतना MgCO3 गरम करने पर कितने g CO2 बनेगी",
      ["84.31", "0.50", "22"],
    ],
    ["zh", "Fe+2HCl→FeCl2+H2，5.6 g Fe与足量盐酸反应。(1)Fe的物质的量 (2)生成FeCl2的质量", ["0.10", "13"]],
  ])("%s: %s", async (locale, text, answers) => {
    const parts = listParts(text, await wordsIn(locale));
    expect(parts?.map(({ solution }) => solution?.answer.value)).toMatchObject(answers.map((value) => ({ value })));
  });

  test.each([
    ["how did you get a", "a", true],
    ["redo c at 298 K", "c", false],
    ["b but with 100 g", "b", false],
    ["what about (b)?", "b", true],
  ])("%s is about part %s", async (text, letter, isBare) => {
    const parts =
      listParts("1. a) molar mass of Sr(OH)2 b) moles in 61 g of it c) moles of OH- in it", await wordsIn("en")) ?? [];
    expect(findNamedPart(text, parts)).toMatchObject({ part: { letter }, isBare });
  });

  test.each<[Locale, string, string, string]>([
    ["zh", "Fe+2HCl→FeCl2+H2，5.6 g Fe与足量盐酸反应。(1)Fe的物质的量 (2)生成FeCl2的质量", "第(2)问怎么算的", "2"],
    ["hi", "(क) MgCO3 का मोलर द्रव्यमान (ख) 42 g MgCO3 में मोल", "(ख) समझाओ", "ख"],
    ["am", "ሀ) የKOH ሞላር ክብደት ስንት ነው? ለ) በ28 g KOH ውስጥ ስንት ሞል አለ?", "ለን አስረዳኝ", "ለ"],
  ])("%s: of “%s”, %s is about part %s", async (locale, exercise, text, letter) => {
    const parts = listParts(exercise, await wordsIn(locale)) ?? [];
    expect(findNamedPart(text, parts)).toMatchObject({ part: { letter }, isBare: true });
  });

  test.each(["what is a mole", "give me a hint", "thanks"])("%s is about no part", async (text) => {
    const parts =
      listParts("1. a) molar mass of Sr(OH)2 b) moles in 61 g of it c) moles of OH- in it", await wordsIn("en")) ?? [];
    expect(findNamedPart(text, parts)).toBeNull();
  });
});

test.each(LOCALES)("[GUIDE-01] what the buttons say is understood, in %s", async (locale) => {
  const words = await wordsIn(locale);
  const { t } = words;
  const move = (key: "hint" | "reveal") => findGuidedMove(t(`tutor.guided.asks.${key}`), locale, () => false)?.kind;
  expect(findGuideWish(t("tutor.guided.asks.guide"), words)).toEqual({ posed: null, isBare: true });
  expect([move("hint"), move("reveal")]).toEqual(["help", "reveal"]);
});
