import type { AnswerCases } from "../../answer-cases.ts";

/** Numbers, units and words of the other languages. */
export const LANGUAGE_CASES: readonly AnswerCases[] = [
  {
    question: "Spanish: 12.5 g",
    expected: { kind: "quantity", value: "12.5", unit: "g", significantFigures: 3 },
    locale: "es",
    answers: [
      ["12,5 g", "correct", 100, 100, null, "decimal comma"],
      ["12,5 gramos", "correct", 100, 100, null, "Spanish unit"],
      ["12.5 g", "correct", 100, 100, null, "decimal point, as in Mexico"],
      ["aproximadamente 12,5 g de CO2", "correct", 100, 100, null, "words around it"],
      ["La respuesta es 12,5 g", "correct", 100, 100, null, "a sentence"],
      ["12.500 mg", "correct", 95, 100, null, "a point that may group thousands, where only that is right"],
      ["menos 12,5 g", "incorrect", 75, 75, "sign", "minus as a word"],
      ["125 g", "incorrect", 75, 75, "power-of-ten", "decimal mark lost"],
    ],
  },
  {
    question: "French: 1250 L",
    expected: { kind: "quantity", value: "1250", unit: "L", significantFigures: 3 },
    locale: "fr",
    answers: [
      ["1250 L", "correct", 100, 100, null, "plain"],
      ["1 250 L", "correct", 100, 100, null, "grouped by a narrow space"],
      ["1 250 litres", "correct", 100, 100, null, "grouped by a space"],
      ["1,25×10³ L", "correct", 100, 100, null, "scientific"],
      ["1,25 m3", "correct", 100, 100, null, "cubic metres"],
      ["environ 1250 litres", "correct", 100, 100, null, "words around it"],
      ["1,25 L", "incorrect", 75, 75, "power-of-ten", "a thousandth"],
    ],
  },
  {
    question: "Hindi: 12.5 g",
    expected: { kind: "quantity", value: "12.5", unit: "g", significantFigures: 3 },
    locale: "hi",
    answers: [
      ["१२.५ g", "correct", 100, 100, null, "Devanagari digits"],
      ["१२.५ ग्राम", "correct", 100, 100, null, "Devanagari digits and unit"],
      ["उत्तर 12.5 g है", "correct", 100, 100, null, "words around it"],
      ["१३.५ ग्राम", "incorrect", 20, 20, null, "wrong number"],
    ],
  },
  {
    question: "Chinese: 12.5 g",
    expected: { kind: "quantity", value: "12.5", unit: "g", significantFigures: 3 },
    locale: "zh",
    answers: [
      ["12.5克", "correct", 100, 100, null, "Chinese unit without space"],
      ["１２．５克", "correct", 100, 100, null, "fullwidth digits"],
      ["约为１２．５ｇ", "correct", 100, 100, null, "fullwidth letters too"],
      ["质量为12.5克", "correct", 100, 100, null, "words run on"],
      ["负12.5克", "incorrect", 75, 75, "sign", "minus as a word"],
      ["约12.5 g", "correct", 100, 100, null, "approximate"],
      ["答案是12.5克", "correct", 100, 100, null, "words around it"],
      ["不是12.5克", "ungradable", 0, 0, null, "a negation"],
    ],
  },
  {
    question: "Amharic: 12.5 g",
    expected: { kind: "quantity", value: "12.5", unit: "g", significantFigures: 3 },
    locale: "am",
    answers: [
      ["12.5 ግራም", "correct", 100, 100, null, "Amharic unit"],
      ["መልሱ 12.5 g ነው", "correct", 100, 100, null, "words around it"],
    ],
  },
];
