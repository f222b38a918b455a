import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { splitClauses } from "./phrases/clauses.ts";
import { soundsWeary, withoutAsides } from "./without-asides.ts";

describe("[TALK-01] what is said beside a request is no part of it", () => {
  test.each([
    ["awesome, thx! now how many grams is 2.5 mol of KOH?", "now how many grams is 2.5 mol of KOH?"],
    ["haha ok. whats the formula of propene", "whats the formula of propene"],
    ["what is the mass of 3 mol of CO? thank you so much", "what is the mass of 3 mol of CO?"],
    ["¡gracias! ¿y con 0,5 L?", "¿y con 0,5 L?"],
    ["merci beaucoup ! et pour le CO ?", "et pour le CO ?"],
    ["好的，谢谢！那2.5克呢", "那2.5克呢"],
    ["ठीक है, और 0.5 mol?", "और 0.5 mol?"],
    ["እሺ፣ 0.5 ሞል ቢሆንስ?", "0.5 ሞል ቢሆንስ?"],
    ["j'en peux plus, c'est quoi un isotope", "c'est quoi un isotope"],
    ["explain ionisation energy like im 9 years old", "explain ionisation energy"],
    ["explica la entropía como si tuviera 8 años", "explica la entropía"],
    ["explique la catalyse comme si j'avais 10 ans", "explique la catalyse"],
    ["im so done. what is an isotope?", "what is an isotope?"],
    ["no puedo más, ¿qué es un isótopo?", "¿qué es un isótopo?"],
    ["烦死了，什么是同位素", "什么是同位素"],
  ])("%s", (text, request) => {
    expect(withoutAsides(text)).toBe(request);
  });

  test.each([
    "thanks!",
    "explain it like im five",
    "ok",
    "MgO is ionic, right?",
    "is it 2.5, ok?",
    "no, 2.5 kelvin",
    "how many moles is 4.0 g of He",
    "ok?",
    "",
  ])("%s stays as it is", (text) => {
    expect(withoutAsides(text)).toBe(text);
  });
});

test("the clauses of a text are the text, and no number is cut", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(
        splitClauses(text)
          .map((clause) => clause.text + clause.end)
          .join(""),
      ).toBe(text);
    }),
  );
  expect(splitClauses("it is 2.5 g, not 0,5 g. why?").map((clause) => clause.text.trim())).toEqual([
    "it is 2.5 g",
    "not 0,5 g",
    "why",
    "",
  ]);
});

test.each([
  ["i cant anymore, what is the charge of a sulfide ion", true],
  ["no puedo más, ¿cuántos moles hay en 4 g de He?", true],
  ["j'en peux plus. masse molaire de KBr ?", true],
  ["what is the charge of a sulfide ion", false],
  ["how many moles are in 4 g of He? thanks", false],
])("[TALK-01] %s: whether a kind word goes before the answer, %s", (text, isWeary) => {
  expect(soundsWeary(text)).toBe(isWeary);
});
