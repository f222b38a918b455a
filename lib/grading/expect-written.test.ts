import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { growthOf, MOST_GROWTH } from "#tests/support/growth.ts";
import { expectWritten } from "./expect-written.ts";
import { grade } from "./grade.ts";

const OPTIONS = "Which mass?\nA) 2.0 g\nB) 4.0 g\nC) 8.0 g";

describe("[API-13] a written solution is read for its answer", () => {
  test.each([
    ["17.4 g", { kind: "quantity", value: "17.4", unit: "g", significantFigures: 3 }],
    ["m = 17.4 g because n = 0.300 mol", { kind: "quantity", value: "17.4", unit: "g" }],
    ["n = 8.7 g / 58 g/mol = 0.15 mol", { kind: "quantity", value: "0.15", unit: "mol" }],
    ["m = 36.0 g\nM = 18.0 g/mol\nn = 36.0/18.0 = 2.00 mol", { kind: "quantity", value: "2.00", unit: "mol" }],
    ["0.250 mol\nDivide by the molar mass.", { kind: "quantity", value: "0.250", unit: "mol" }],
    ["It weighs 17.4 grams.", { kind: "quantity", value: "17.4", unit: "g" }],
    ["We divide first.\nAnswer: 3.1e-4 M", { kind: "quantity", value: "0.00031" }],
    ["1,234 g", { kind: "quantity", value: "1234", unit: "g" }],
    ["pH = 4.76", { kind: "quantity", value: "4.76", unit: "" }],
    ["4.76", { kind: "quantity", value: "4.76", unit: "" }],
    ["-57 kJ/mol", { kind: "quantity", value: "-57", unit: "kJ/mol" }],
    ["Ni(NO3)2", { kind: "formula", formula: "Ni(NO3)2" }],
    ["PO₄³⁻", { kind: "formula" }],
    ["2 Zn + O2 -> 2 ZnO", { kind: "equation" }],
    ["Zn + 2HCl → ZnCl₂ + H₂", { kind: "equation" }],
    ["nickel(II) nitrate", { kind: "name", formula: "Ni(NO3)2" }],
    ["**exothermic**", { kind: "text", accepted: ["exothermic"] }],
    ["No", { kind: "text", accepted: ["No"] }],
    ["B", { kind: "text", accepted: ["B"] }],
  ])("%j", (written, expected) => {
    const read = expectWritten(written, "Which one?", "en");
    if (expected.kind === "quantity" && "value" in expected)
      expect(Number(read?.expected.kind === "quantity" && read.expected.value)).toBe(Number(expected.value));
    const { value: _value, ...rest } = { value: "", ...expected };
    expect(read?.expected).toMatchObject(rest);
  });

  test.each([
    ["es", "m = 17,4 g porque n = 0,300 mol", "quantity"],
    ["fr", "Réponse : 17,4 g", "quantity"],
    ["zh", "答案：17.4 克", "quantity"],
    ["hi", "उत्तर: 17.4 g", "quantity"],
    ["am", "መልስ፦ 17.4 g", "quantity"],
    ["es", "nitrato de níquel(II)", "name"],
    ["zh", "放热反应", "text"],
  ] as const)("in %s: %s", (locale, written, kind) => {
    expect(expectWritten(written, "", locale)?.expected.kind).toBe(kind);
  });

  test.each(["B", "b)", "(B)", "B) 4.0 g", "4.0 g", "Answer: B", "B because it doubles"])(
    "%s is an option of its question",
    (written) => {
      for (const question of [OPTIONS, "Which mass? A) 2.0 g B) 4.0 g C) 8.0 g"]) {
        expect(expectWritten(written, question, "en")?.expected).toMatchObject({ kind: "choice", correct: "B" });
      }
    },
  );

  test.each([
    "",
    " \n ",
    "between 3 g and 5 g",
    "3 g or 5 g",
    "Because the water leaves, and the crystals that stay are lighter than before.",
    "9".repeat(5_000),
    "Reaction 2 is faster than 3",
    "?",
  ])("%j tells none for certain", (written) => expect(expectWritten(written, "", "en")).toBeNull());
});

test.each([
  ["17.4 g", "17.4 g", "correct"],
  ["17.4 g", "0.0174 kg", "correct"],
  ["17.4 g", "17.44 g", "correct"],
  ["17.4 g", "18.4 g", "incorrect"],
  ["17.4 g", "174 g", "incorrect"],
  ["17.4 g", "no idea", "ungradable"],
  ["Ni(NO3)2", "NiNO3", "incorrect"],
  ["2 Zn + O2 -> 2 ZnO", "O2 + 2Zn → 2ZnO", "correct"],
  ["2 Zn + O2 -> 2 ZnO", "Zn + O2 → ZnO2", "incorrect"],
  ["exothermic", "Exothermic.", "correct"],
  ["exothermic", "endothermic", "incorrect"],
  ["iron(III) nitrate", "iron nitrate", "incorrect"],
] as const)("[API-13] by %s the answer %s is %s", (written, given, verdict) => {
  const read = expectWritten(written, "", "en");
  expect(read && grade(read.expected, given, "en").verdict).toBe(verdict);
});

test("[API-13] a letter is marked against its option, whatever is written for it", () => {
  const read = expectWritten("B", OPTIONS, "en");
  expect(["b", "4.0 g", "C", "8.0 g"].map((given) => read && grade(read.expected, given, "en").verdict)).toEqual([
    "correct",
    "correct",
    "incorrect",
    "incorrect",
  ]);
});

test("[API-13] nothing that is written throws, and what is expected meets itself", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.string({ maxLength: 60 }), (written, question) => {
      const read = expectWritten(written, question, "en");
      if (read !== null) expect(grade(read.expected, read.answer, "en").verdict).toBe("correct");
    }),
  );
});

test.each(["a) b ", "= 1 g ", "because ", "[(A)", "answer "])(
  "[API-13] %j again and again takes time in proportion",
  (part) => {
    expect(growthOf((size) => expectWritten(part.repeat(size), part.repeat(size), "en"), 150)).toBeLessThan(
      MOST_GROWTH,
    );
  },
);
