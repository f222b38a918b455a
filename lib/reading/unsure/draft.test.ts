import { describe, expect, test } from "vitest";
import type { Locale } from "../../i18n/locales.ts";
import { variableOf } from "../../methods/rules/kinds.ts";
import type { Variable } from "../../methods/rules/kinds.ts";
import { applyChanges } from "./change.ts";
import type { Change } from "./change.ts";
import type { Draft } from "./draft.ts";
import { findOutlook } from "./outlook.ts";
import { readDraft } from "./read-draft.ts";
import { settleDraft } from "./settle-draft.ts";

const told = (variable: Variable): string => [variable.kind, variable.of, variable.label].filter(Boolean).join(" ");

function draftOf(text: string, locale: Locale = "en"): Draft {
  const draft = readDraft(text, locale);
  if (draft === null) throw new Error(`nothing read: ${text}`);
  return draft;
}

function answerTo(draft: Draft, said: readonly string[]): string {
  const settled = settleDraft(draft, said);
  if (settled.kind === "open") return settled.issue?.code ?? "open";
  return settled.verified.solutions
    .map(({ answer: { value } }) => (value.kind === "quantity" ? `${value.value} ${value.unit}` : value.kind))
    .join();
}

const BAG = "My uncle's bag says 42.5 g of KCl (a salt he uses in winter). Moles of KCl in the bag, is that a lot?";

describe("[READ-06] a problem that is not surely read", () => {
  test("is told as far as it is understood, and solved once the student stands by it", () => {
    const draft = draftOf(
      "Somebody at work stirred 3.20 g of KNO3 until gone, 125 mL of solution, 19 °C. Molarity of KNO3?",
    );
    expect(draft.numbers.map(({ is, aside }) => (is === null ? aside : told(is)))).toEqual([
      "mass KNO3",
      "solution-volume KNO3",
      "spare",
    ]);
    expect(draft.goals.map(({ is }) => told(is))).toEqual(["molarity KNO3"]);
    expect(answerTo(draft, ["yes"])).toBe("0.253 mol/L");
  });

  test.each<[Locale, string, string[], string]>([
    [
      "es",
      "Se mezclan 8,40 g de KHCO3 y un frasco de HBr 0,300 mol/L. Determina el volumen.",
      ["KHCO3", "HBr"],
      "volume",
    ],
    ["es", "Al final se tienen 8,40 g de Al. Determina la cantidad de sustancia.", ["Al"], "amount"],
    ["fr", "Ce flacon contient 8,40 g de KHCO3. Calculer la quantité de matière.", ["KHCO3"], "amount"],
  ])(
    "in %s names no word of the language as an element, and what is asked by its words: %s",
    (locale, text, named, asked) => {
      const { substances, goals } = draftOf(text, locale);
      expect(substances).toEqual(named);
      expect(goals.map(({ is }) => is.kind)).toEqual([asked]);
    },
  );

  test("offers what follows from what is given, and nothing else", () => {
    const { goals } = findOutlook(draftOf(BAG));
    expect(goals.map(told)).toContain("amount KCl");
    expect(goals.map(told)).not.toContain("molarity KCl");
  });

  test.each([
    ["18.0 g of KNO3 in 250 mL, now what?", "mass KNO3, solution-volume KNO3", "molarity KNO3"],
    ["My flask has 40 mL of 0.30 M KOH.", "solution-volume KOH, molarity KOH", "amount KOH"],
    ["1.5 mol of N2 in 12 L at 290 K", "amount N2, volume N2, temperature", "pressure N2"],
  ])("asks what is wanted where nothing is asked: %s", (text, given, offered) => {
    const draft = draftOf(text);
    expect(draft.goals).toEqual([]);
    expect(draft.numbers.map(({ is }) => (is === null ? "" : told(is))).join(", ")).toBe(given);
    expect(findOutlook(draft).goals.map(told)).toContain(offered);
  });

  test("asks for the one quantity that is missing", () => {
    const { missing } = findOutlook(draftOf("What mass of NaBr is dissolved in 350 mL of solution?"));
    expect(missing.map(told)).toContain("molarity NaBr");
  });

  test("names the figure or the table that is not there", () => {
    expect(draftOf("Use the graph below to find the pressure of 2.0 mol of gas at 300 K.").absent).toEqual(["figure"]);
    expect(draftOf("Según la siguiente tabla, ¿qué masa tienen 2.0 mol de NaCl?", "es").absent).toEqual(["table"]);
  });

  test("says nothing of a text without a number", () => {
    expect(readDraft("Why is the sky blue?", "en")).toBeNull();
  });
});

describe("[READ-06] what the student changes goes through the same verifier", () => {
  const draft = draftOf("What mass of NaBr is dissolved in 350 mL of solution?");
  const molarity: Change = { kind: "more", is: variableOf("molarity", "NaBr"), value: "0.20 M" };

  test("a value stands in what they said, and nowhere else", () => {
    const whole = applyChanges(draft, [molarity]);
    expect(answerTo(whole, ["the molarity is 0.20 M"])).toBe("7.2 g");
    expect(answerTo(whole, ["the molarity is 0.30 M"])).toBe("span-missing");
    expect(answerTo(whole, [])).not.toBe("7.2 g");
  });

  test("another value takes the place of the one in the text", () => {
    const changed = applyChanges(draft, [molarity, { kind: "value", at: 0, value: "700 mL" }]);
    expect(answerTo(changed, ["0.20 M, and 700 mL"])).toBe("14 g");
  });

  test("a kind that the unit cannot have is refused", () => {
    const changed = applyChanges(draft, [molarity, { kind: "number", at: 0, is: variableOf("mass", "NaBr") }]);
    expect(answerTo(changed, ["0.20 M"])).toBe("dimension");
  });

  test("a goal is what they say, also where the text names another", () => {
    const changed = applyChanges(draft, [molarity, { kind: "goal", is: variableOf("amount", "NaBr") }]);
    expect(answerTo(changed, ["0.20 M, it asks for the moles"])).toBe("0.070 mol");
  });

  test("a number may be left aside because they say so", () => {
    const text = "What is the molarity of 3.20 g of KNO3 in 125 mL of solution at 19 °C under 3.0 atm?";
    const whole = applyChanges(draftOf(text), [
      { kind: "aside", at: 2 },
      { kind: "aside", at: 3 },
    ]);
    expect(answerTo(whole, ["leave them aside"])).toBe("0.253 mol/L");
  });
});
