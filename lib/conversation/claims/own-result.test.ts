import { describe, expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { AREAS } from "../../i18n/areas.ts";
import type { Locale } from "../../i18n/locales.ts";
import { solve } from "../../solver/solve.ts";
import { wordClaim } from "../../wording/claim.ts";
import { workedProblem } from "../find-check.ts";
import { findClaim } from "../find-claim.ts";
import { findOwnResult } from "./own-result.ts";
import { mendClaim } from "./mend-claim.ts";

const wordsIn = (locale: Locale) =>
  loadWords(
    locale,
    AREAS.filter((area) => ["tutor", "solution", "feedback"].includes(area) || area.startsWith("problems-")),
  );

describe("[GUIDE-02] a result that is told with its problem is held against it", () => {
  test.each<[Locale, string, RegExp]>([
    ["en", "how many moles are in 8 g of NaOH? i got 5", /^Not quite.*0\.2/],
    ["en", "What volume of 0.5 M HCl neutralises 20 mL of 0.25 M KOH? I get 10 mL", /^Yes/],
    ["en", "so 8 g of NaOH is 2 mol?", /^Not quite.*0\.2/],
    ["en", "is the oxidation number of N in NO2^- equal to +3?", /^Yes/],
    ["es", "para KOH 0,01 M me sale pH 2", /^No es correcto.*12/],
    ["es", "0,6 mol de KBr en 3 L me da 1,8 M", /0,2.*dividir/],
    ["fr", "combien de moles dans 22 g de CO2 ? j'ai trouvé 0,5", /^Oui/],
    ["am", "በ8 g NaOH ውስጥ ስንት ሞል አለ? ያገኘሁት 0.2", /^አዎ/],
    ["zh", "0.01 mol/L 的盐酸 pH 是多少？我算的是 0.01", /^不对/],
    ["hi", "8 g NaOH में 2 मोल हुए?", /^नहीं.*0\.2/],
  ])("%s: %s", async (locale, text, verdict) => {
    const words = await wordsIn(locale);
    const claim = findClaim(text, words);
    expect(claim === null ? "" : wordClaim(claim, words).replaceAll("\n", " ")).toMatch(verdict);
  });

  test.each<[Locale, string]>([
    ["en", "I have 8 g of NaOH in 400 mL, what's the molarity?"],
    ["en", "i got 8 g, then how many moles of NaOH is that?"],
    ["en", "the pH of 0.1 M HCl is 1, and of 0.1 M KOH?"],
    ["en", "8 g NaOH in 400 mL?"],
    ["en", "i have 40 mL of 3.0 M KOH and dilute it to 120 mL, new concentration?"],
    ["en", "30 mL of 2 M HNO3 made up to 90 mL, molarity?"],
    ["zh", "那8克呢？"],
    ["hi", "अगर 8 ग्राम हो तो?"],
    ["fr", "et pour 0,5 mol ?"],
  ])("%s: %s asks, and claims nothing", async (locale, text) => {
    expect(findClaim(text, await wordsIn(locale))).toBeNull();
  });

  test.each<[Locale, string, string, string | number]>([
    ["en", "so 8 g of NaOH is 2 mol?", "oh wait i multiplied, so 0.2", "0.2 mol"],
    ["en", "n = 8/40 = 0.2 mol KOH, V = 400 mL, c = 0.2/400 = 0.0005 M, ok?", "then 0.5 M", "0.5 M"],
    ["hi", "8 g NaOH में 2 मोल हुए?", "0.2 मोल", "0.2 मोल"],
    ["es", "creo que el carbono-13 tiene 6 neutrones, está bien?", "ah claro, es 13-6", 7],
  ])("%s: after %s, “%s”", async (locale, before, text, said) => {
    expect(mendClaim(text, before, await wordsIn(locale))).toMatchObject({ said });
  });

  test.each<[string, string | null]>([
    ["oh i forgot to divide, so 0.2", "0.2 mol"],
    ["oh i have to divide, so 0.2", "0.2 mol"],
    ["is it 0.2 then?", "0.2 mol"],
    ["is it 0.2?", "0.2 mol"],
    ["wait would it be 0.2 mol", "0.2 mol"],
    ["is it 3 g?", "3 g"],
    ["so it's 3 g?", "3 g"],
    ["my teacher says 0.2 mol, agree?", "0.2 mol"],
    ["then 3 g", null],
    ["and 3 mol?", null],
    ["so why divide", null],
  ])("beside a solution, “%s”", (text, said) => {
    const problem = "How many moles are in 8 g of NaOH?";
    const outcome = solve(problem, "en");
    const facts = outcome.kind === "solved" ? outcome.solutions : [];
    expect(findOwnResult(text, { problem, facts }, "en")).toEqual(
      said === null ? null : expect.objectContaining({ said }),
    );
  });
});

test.each<[Locale, string, boolean]>([
  ["en", "i get pH 3.1, right?", true],
  ["es", "me queda pH 3,1, ¿no?", true],
  ["fr", "je trouve pH 3,1, c'est ça ?", true],
  ["hi", "मुझे pH 3.1 मिला, सही है?", true],
  // Another letter is another quantity.
  ["en", "i get pOH 3.1, right?", false],
])("[GUIDE-02] a result that names what was asked is held against it: %s: %s", async (locale, text, isOwn) => {
  const problem = "What is the pH of 0.10 M HF? Ka = 6.8e-4";
  const outcome = solve(problem, "en");
  const facts = outcome.kind === "solved" ? outcome.solutions : [];
  const claim = findOwnResult(text, { problem, facts }, locale);
  expect(claim?.kind === "value" ? wordClaim(claim, await wordsIn("en")) : null).toEqual(
    isOwn ? expect.stringMatching(/^Not quite.*2\.10/s) : null,
  );
});

describe("[GUIDE-02] a working without its problem still says what it is of", () => {
  test.each<[Locale, string, string]>([
    [
      "en",
      "n = 8.0/40 = 0.20 mol NaOH, V = 400 mL, c = 0.20/400 = 0.0005 M",
      "What is the molarity of 0.20\u202fmol of NaOH in 400\u202fmL of solution?",
    ],
    ["en", "is 8/40 = 0.2 mol of NaOH right?", "How many moles of NaOH are in 8\u202fg of NaOH?"],
    ["en", "16 g of NaOH / 40 = 0.4 mol, 0.4 x 6.022e23 = 2.4e23", "How many molecules are in 16 g of NaOH?"],
    ["zh", "检查一下：88克CO2 / 44 = 2 mol", "88\u202fg CO2 中有多少摩尔 CO2？"],
    ["en", "check: pH of 0.02 M HBr = -log(0.02) = 1.7", "pH of 0.02 M HBr"],
    ["fr", "88 g de CO2 / 44 = 2 mol c bon ?", "Combien de moles de CO2 y a-t-il dans 88\u202fg de CO2\u00a0?"],
    ["en", "8 g of NaOH, n = 8*40 = 320, where is my mistake", "How many moles of NaOH are in 8\u202fg of NaOH?"],
    [
      "es",
      "n = 11,7/58,5 = 0,2 mol de NaCl; V = 400 mL; c = 0,2/400 = 0,0005 mol/L",
      "¿Cuál es la molaridad de 0,2\u202fmol de NaCl en 400\u202fmL de disolución?",
    ],
  ])("%s: %s", async (locale, text, problem) => {
    expect(workedProblem(text, await wordsIn(locale))?.problem).toBe(problem);
  });
});

describe("[GUIDE-02] a value of another kind than the answer is told apart from a wrong one", () => {
  const SHARE = "Sodium-24 has a half-life of 15 h. What percent of a sample is left after 45 h?";
  const MOLES = "How many moles are in 54 g of water?";
  test.each<[Locale, string, string, RegExp]>([
    ["en", SHARE, "is it 45.9 min", /^Not quite\. The unit min measures another kind.*13% is left/],
    ["en", SHARE, "is it 45 h?", /^Not quite\. This number stands in the question itself/],
    ["en", SHARE, "I got 3 g, ok?", /^Not quite\. The unit g measures another kind/],
    ["en", SHARE, "my answer is 0.125", /^Yes/],
    ["en", SHARE, "I got 12.5", /^Yes/],
    ["en", SHARE, "I got 0.25", /^Not quite\. 13% is left/],
    [
      "en",
      MOLES,
      "would it be 18 g/mol?",
      /^18\sg\/mol is right for step 1 \(Find the molar mass of H₂O\), but something else/,
    ],
    ["en", MOLES, "I got 17 g/mol, correct?", /^Not quite\. Step 1 .* comes to 18\.015\sg\/mol/],
    ["en", MOLES, "I got 3000 mmol", /^Yes/],
    ["en", "What is the pH of 0.010 M HCl?", "I got 2 g, is that right?", /^Not quite\. A pure number is asked for/],
    ["es", MOLES, "me salió 45,9 h, ¿está bien?", /^No es correcto\. La unidad h mide otra/],
    ["fr", MOLES, "j'ai trouvé 45,9 h, c'est juste ?", /^Non, pas tout à fait\. L’unité h mesure une autre/],
    ["am", MOLES, "ያገኘሁት 45.9 h", /h የሚለው አሃድ/],
    ["zh", MOLES, "我算的是 18 g/mol，对吗？", /^18\sg\/mol 是第 1 步/],
    ["hi", MOLES, "मुझे 45.9 h मिला, सही है?", /मात्रक h/],
  ])("%s: %s %s", async (locale, problem, text, verdict) => {
    const outcome = solve(problem, "en");
    const facts = outcome.kind === "solved" ? outcome.solutions : [];
    const claim = findOwnResult(text, { problem, facts }, locale);
    expect(claim === null ? "" : wordClaim(claim, await wordsIn(locale))).toMatch(verdict);
  });

  test.each(["what if it were 30 h", "and 30 h?", "then 30 h"])("%s asks for something else", (text) => {
    const outcome = solve(SHARE, "en");
    const facts = outcome.kind === "solved" ? outcome.solutions : [];
    expect(findOwnResult(text, { problem: SHARE, facts }, "en")).toBeNull();
  });
});
