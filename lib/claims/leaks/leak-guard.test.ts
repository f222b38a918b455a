import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ownMilliseconds } from "#tests/support/growth.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { FactValue } from "../../methods/facts.ts";
import { LeakGuard } from "./leak-guard.ts";
import type { GuardedSecret } from "./leak-guard.ts";

const quantity = (value: string, unit: string, significantFigures: number): FactValue => ({
  kind: "quantity",
  value,
  unit,
  significantFigures,
});

const VOLUME: GuardedSecret = {
  answer: { value: quantity("3.62", "L", 3) },
  texts: [],
  statement: "What volume do 5.00 g of gas fill at 25 °C?",
};
const WARMING: GuardedSecret = {
  answer: { value: quantity("4.30", "Δ°C", 3), unrounded: "4.297994269" },
  texts: [],
  statement: "A calorimeter of 349 J/°C takes 1.50 kJ. By how many degrees does it warm?",
};
const FORMULA: GuardedSecret = {
  answer: { value: { kind: "formula", formula: "CO2" } },
  texts: ["CO₂"],
  statement: "Which gas forms when carbon burns?",
};
const ION: GuardedSecret = {
  answer: { value: { kind: "formula", formula: "IO3^-" } },
  texts: ["IO₃⁻"],
  statement: "Which anion is left of iodic acid?",
};
const NAME: GuardedSecret = {
  answer: { value: { kind: "substance", formula: "NaCl" } },
  texts: ["sodium chloride"],
  statement: "Name NaCl.",
};
const EQUATION: GuardedSecret = {
  answer: { value: { kind: "equation", equation: "2 H2 + O2 -> 2 H2O" } },
  texts: ["2 H₂ + O₂ → 2 H₂O"],
  statement: "Balance: H₂ + O₂ → H₂O",
};
const CHOICE: GuardedSecret = {
  ...VOLUME,
  options: [
    { id: "a", text: "1.81 L", isRight: false },
    { id: "b", text: "3.62 L", isRight: true },
    { id: "c", text: "7.24 L", isRight: false },
  ],
};
const CHOICE_OF_A: GuardedSecret = {
  ...VOLUME,
  options: [
    { id: "a", text: "3.62 L", isRight: true },
    { id: "b", text: "1.81 L", isRight: false },
  ],
};
const COUNT: GuardedSecret = {
  answer: { value: { kind: "count", value: 12 } },
  texts: [],
  statement: "How many atoms of carbon has a molecule of sucrose?",
};

function guard(text: string, secret: GuardedSecret, locale: Locale): string {
  const guarded = new LeakGuard(secret, locale);
  return guarded.push(text) + guarded.end();
}

describe("what gives the answer away", () => {
  test.each<[string, GuardedSecret, Locale]>([
    ["The volume is 3.62 L.", VOLUME, "en"],
    ["It is about 3.6 L.", VOLUME, "en"],
    ["It warms by 4.30 °C.", WARMING, "en"],
    ["It warms by 4.3 K.", WARMING, "en"],
    ["It warms by 7.74 °F.", WARMING, "en"],
    ["In other units 3620 mL.", VOLUME, "en"],
    ["You get 3620.", VOLUME, "en"],
    ["It is 3.62 × 10⁰ L.", VOLUME, "en"],
    ["It is 0.00362 m³.", VOLUME, "en"],
    ["It is three point six two litres.", VOLUME, "en"],
    ["It is three point six.", VOLUME, "en"],
    ["It is **3**.**6**2 L.", VOLUME, "en"],
    ["It is 3 . 6 2 L.", VOLUME, "en"],
    ["It is 3-6-2 with a point.", VOLUME, "en"],
    ["It is $3{,}62\\ \\text{L}$.", VOLUME, "fr"],
    ["It is \\(3.62\\,\\mathrm{L}\\).", VOLUME, "en"],
    ["C'est trois virgule six deux.", VOLUME, "fr"],
    ["Son tres coma seis litros.", VOLUME, "es"],
    ["答案是三点六二升。", VOLUME, "zh"],
    ["उत्तर तीन दशमलव छह दो है।", VOLUME, "hi"],
    ["उत्तर ३.६२ है।", VOLUME, "hi"],
    ["መልሱ ሦስት ነጥብ ስድስት ሁለት ነው።", VOLUME, "am"],
    ["The answer in English: three point six two.", VOLUME, "am"],
    ["３．６２ L", VOLUME, "zh"],
    ["The first digit is 3.", VOLUME, "en"],
    ["3 L + 620 mL", VOLUME, "en"],
    ["7.24 / 2 L", VOLUME, "en"],
    ["3 point 62", VOLUME, "en"],
    ["3 comma 62", VOLUME, "en"],
    ["3·62 L", VOLUME, "en"],
    ["3٫62 L", VOLUME, "en"],
    ["3&#46;62 L", VOLUME, "en"],
    ["First 3, then 6, then 2", VOLUME, "en"],
    ["Son tres punto seis dos.", VOLUME, "en"],
    ["Es sind ３٫６２", VOLUME, "en"],
    ["三点六二", VOLUME, "en"],
    ["trois virgule six deux", VOLUME, "zh"],
    ["तीन दशमलव छह दो", VOLUME, "es"],
    ["ሦስት ነጥብ ስድስት ሁለት", VOLUME, "fr"],
    ["٣٫٦٢ L", VOLUME, "en"],
    ["𝟑.𝟔𝟐 L", VOLUME, "en"],
    ["৩.৬২", VOLUME, "hi"],
    ["Thirty-six and two tenths grams", { ...VOLUME, answer: { value: quantity("36.2", "g", 3) } }, "es"],
    ["Trente-six et deux dixièmes", { ...VOLUME, answer: { value: quantity("36.2", "g", 3) } }, "fr"],
    ["三十六又十分之二克", { ...VOLUME, answer: { value: quantity("36.2", "g", 3) } }, "zh"],
    ["Twice the answer is 7.24 L", VOLUME, "en"],
    ["Half of it is 1.81.", VOLUME, "en"],
    ["La mitad es 1,81 L.", VOLUME, "es"],
    ["La moitié fait 1,81 L.", VOLUME, "fr"],
    ["答案的一半是1.81升。", VOLUME, "zh"],
    ["उत्तर का आधा 1.81 है।", VOLUME, "hi"],
    ["የመልሱ ግማሽ 1.81 ነው።", VOLUME, "am"],
    ["Its square is 13.1", VOLUME, "en"],
    ["It is XII.", COUNT, "en"],
    ["C0₂", FORMULA, "en"],
    ["It is I0₃⁻!", ION, "en"],
    ["СО2", FORMULA, "en"],
    ["It has one carbon and two oxygen atoms.", FORMULA, "en"],
    ["Un carbone et deux oxygènes.", FORMULA, "fr"],
    ["2H2+O2=2H2O", EQUATION, "en"],
    ["2 H₂ + O₂ gives 2 H₂O", EQUATION, "en"],
    ["Put 2 before H2 and 2 before H2O.", EQUATION, "en"],
    ["The second one", CHOICE, "en"],
    ["It's b", CHOICE, "en"],
    ["It must be B, I think.", CHOICE, "en"],
    ["Ｂ", CHOICE, "zh"],
    ["La segunda opción.", CHOICE, "es"],
    ["第二个。", CHOICE, "zh"],
    ["It is CO₂.", FORMULA, "en"],
    ["It is $\\ce{CO2}$.", FORMULA, "en"],
    ["It is C-O-2.", FORMULA, "en"],
    ["It is carbon dioxide.", FORMULA, "en"],
    ["C'est le dioxyde de carbone.", FORMULA, "fr"],
    ["It is Sodium Chloride.", NAME, "en"],
    ["s-o-d-i-u-m c-h-l-o-r-i-d-e", NAME, "en"],
    ["Write O2 + 2 H2 -> 2 H2O.", EQUATION, "en"],
    ["Write $\\ce{4H2 + 2O2 -> 4H2O}$.", EQUATION, "en"],
    ["The coefficients are 2, 1 and 2.", EQUATION, "en"],
    ["Pick option B.", CHOICE, "en"],
    ["B is correct.", CHOICE, "en"],
    ["The answer: (b)", CHOICE, "en"],
    ["It is not A, nor C.", CHOICE, "en"],
    ["答案是B。", CHOICE, "zh"],
    ["La respuesta es b.", CHOICE, "es"],
  ])("[HINT-02] [CARD-04] %s", (text, secret, locale) => {
    expect(guard(text, secret, locale)).toBe("…");
  });

  test.each<[string, GuardedSecret, Locale]>([
    ["You have 5.00 g at 25 °C.", VOLUME, "en"],
    ["Use V = n × R × T / P.", VOLUME, "en"],
    ["R is 0.08206 L·atm/(mol·K).", VOLUME, "en"],
    ["First find the amount: m / M.", VOLUME, "en"],
    ["There are two steps.", VOLUME, "en"],
    ["Count the atoms on both sides.", EQUATION, "en"],
    ["Begin with H₂ + O₂ → H₂O.", EQUATION, "en"],
    ["Carbon reacts with oxygen.", FORMULA, "en"],
    ["NaCl has a metal and a nonmetal.", NAME, "en"],
    ["Choose among 1.81 L, 3.62 L and 7.24 L.", CHOICE, "en"],
    ["Think about A, B and C.", CHOICE, "en"],
    ["First find n, then use 5.00 g.", VOLUME, "en"],
    ["There are 3 steps: first step 1, then step 2.", VOLUME, "en"],
    ["Use 5.00 g / 1.38 g/L for it.", VOLUME, "en"],
    ["Take half of 5.00 g.", VOLUME, "en"],
    [
      "Once you have it, compare both sides; con mil gramos.",
      { ...VOLUME, answer: { value: quantity("11.0", "L", 3) } },
      "en",
    ],
    ["A third of the mass is 2.44 g.", VOLUME, "en"],
    ["Second, look at the units.", CHOICE, "en"],
    ["Look at the second step.", CHOICE, "en"],
    ["It is a gas.", CHOICE_OF_A, "en"],
    ["First, find the amount.", CHOICE_OF_A, "en"],
    ["Count one carbon first.", FORMULA, "en"],
    ["Put a number before H₂.", EQUATION, "en"],
  ])("[HINT-02] no leak: %s", (text, secret, locale) => {
    expect(guard(text, secret, locale)).toBe(text);
  });

  test("[HINT-02] what stands around the leak passes, and it is masked once", () => {
    const text = "Good question. The volume is 3.62 L. That is 3620 mL. Now try it!";
    expect(guard(text, VOLUME, "en")).toBe("Good question. … Now try it!");
  });

  test("[HINT-02] digits that are sentences are withheld from the second on", () => {
    expect(guard("Three. Six. Two. Good luck!", VOLUME, "en")).toBe("Three. … Good luck!");
  });

  test("[HINT-02] an answer that is split over sentences is withheld at its end", () => {
    expect(guard("It begins 3. 62 L follow.", VOLUME, "en")).not.toContain("62");
  });

  test("[HINT-02] any cut gives the same text", () => {
    const text = "Think. The volume is **3**.6 L, or 3620 mL!\nNow: 三点六二。 Then go on with 5.00 g? Yes.";
    fc.assert(
      fc.property(fc.array(fc.nat({ max: text.length }), { maxLength: 30 }), (cuts) => {
        const places = [...new Set(cuts)].toSorted((a, b) => a - b);
        const guarded = new LeakGuard(VOLUME, "en");
        const passed = [0, ...places].map((start, index) =>
          guarded.push(text.slice(start, places[index] ?? text.length)),
        );
        expect(passed.join("") + guarded.end()).toBe(guard(text, VOLUME, "en"));
      }),
    );
  });
});

test.each(["\n\n", "\n\n\n", ".\n\n", " \n \n", ". "])(
  "[HINT-02] digits with %j between them are read at once",
  (gap) => {
    const text = `${`7${gap}`.repeat(Math.floor(150 / (gap.length + 1)))}x is`;
    expect(ownMilliseconds(() => expect(guard(text, VOLUME, "en")).toContain("x is"))).toBeLessThan(2_000);
  },
);
