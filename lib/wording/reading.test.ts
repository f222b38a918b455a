import { expect, test } from "vitest";
import type { AnswerReading } from "../grading/mark.ts";
import type { Locale } from "../i18n/locales.ts";
import { wordReading } from "./reading.ts";
import { wordsOf } from "./words.ts";

const quantity = (value: string, unit: string, significantFigures: number | null): AnswerReading => ({
  kind: "quantity",
  value,
  unit,
  significantFigures,
});

test.each<[AnswerReading, Locale, string]>([
  [quantity("25", "g", 3), "en", "25.0\u202fg"],
  [quantity("0.08", "L", 3), "fr", "0,0800\u202fL"],
  [quantity("-2.6", "", 3), "hi", "−2.60"],
  [quantity("500", "mL", 1), "en", "500\u202fmL"],
  [quantity("6.022e+23", "atoms", 4), "es", "6,022\u202f×\u202f10²³\u202f(atoms)"],
  [quantity("40", "%", 2), "en", "40%"],
  [quantity("40", "%", 2), "es", "40\u202f%"],
  [quantity("0.5", "mol", null), "zh", "0.5\u202fmol"],
  [{ kind: "formula", formula: "Fe2(SO4)3" }, "am", "Fe₂(SO₄)₃"],
  [{ kind: "equation", equation: "2 H2 + O2 -> 2 H2O" }, "en", "2 H₂ + O₂ → 2 H₂O"],
  [{ kind: "name", name: "iron  chloride", formulas: ["FeCl2", "FeCl3"] }, "en", "iron chloride (FeCl₂ or FeCl₃)"],
  [{ kind: "name", name: "qwerty", formulas: [] }, "en", "qwerty"],
  [{ kind: "choice", id: "b" }, "en", "b"],
  [{ kind: "text", text: `x\n${"y".repeat(200)}` }, "en", `x ${"y".repeat(78)}…`],
])(
  "[CARD-06] what was read stands in the notation and with the figures of the reader: %j in %s",
  (reading, locale, shown) => {
    expect(
      wordReading(
        reading,
        wordsOf(locale, (key: string) => `(${key.split(".").at(-1)})`),
      ),
    ).toBe(shown);
  },
);
