import { expect, test } from "vitest";
import { keepTermsTogether, layOutEquation } from "./equation-layout.ts";

const shown = (text: string) => keepTermsTogether(text).replaceAll("\u00A0", "~");

test.each([
  ["4 Fe + 3 O₂ → 2 Fe₂O₃", "4~Fe +~3~O₂ →~2~Fe₂O₃"],
  ["H₂ + Cl₂ → 2 HCl", "H₂ +~Cl₂ →~2~HCl"],
  ["1 × 63.546 + 4 × 15.999", "1~×~63.546 +~4~×~15.999"],
  ["M = 120 ÷ 310 × 100 %", "M =~120~÷~310~×~100 %"],
  ["w = 1 / 2 + 3", "w =~1~/~2 +~3"],
  ["K: 31.91%, Cl: 28.93%", "K:~31.91%, Cl:~28.93%"],
  ["", ""],
])("[CARD-09] %s wraps between terms only", (text, kept) => {
  expect(shown(text)).toBe(kept);
});

test("a count below its equation is set in columns", () => {
  expect(layOutEquation("KCl + O₂ → KClO₃\nK: 1 = 1\nO: 2 ≠ 3")).toEqual([
    { kind: "alone", text: "KCl + O₂ → KClO₃" },
    {
      kind: "aligned",
      lines: [
        { head: "K:", rest: "1 = 1" },
        { head: "O:", rest: "2 ≠ 3" },
      ],
    },
  ]);
});

test("several results are aligned at their equals signs", () => {
  expect(layOutEquation("w(Ca) = 120.234 / 310.174 × 100% = 38.76%\nw(P) = 19.97%")).toEqual([
    {
      kind: "aligned",
      lines: [
        { head: "w(Ca) =", rest: "120.234 / 310.174 × 100% = 38.76%" },
        { head: "w(P) =", rest: "19.97%" },
      ],
    },
  ]);
});

test.each(["Fe + O₂ → Fe₂O₃", "M(H₂O) = 18.015", "K: 1", "", "38.76% + 19.97% = 58.73%"])(
  "%s stands alone on its line",
  (text) => {
    expect(layOutEquation(text)).toEqual([{ kind: "alone", text }]);
  },
);
