import { expect, test } from "vitest";
import { layOutEquation, termsOf } from "./equation-layout.ts";

/** Terms apart by `|`, their factors by `¦`; what may break within is in brackets. */
const shown = (text: string) =>
  termsOf(text)
    .map((factors) => factors.map((factor) => (factor.isWhole ? factor.text : `[${factor.text}]`)).join("¦"))
    .join("|")
    .replaceAll("\u00A0", "~");

test.each([
  ["4 Fe + 3 O₂ → 2 Fe₂O₃", "4~Fe|+~3~O₂|→~2~Fe₂O₃"],
  ["H₂ + Cl₂ → 2 HCl", "H₂|+~Cl₂|→~2~HCl"],
  ["1 × 63.546 + 4 × 15.999", "1¦×~63.546|+~4¦×~15.999"],
  ["M = 120 ÷ 310 × 100 %", "M|=~120¦÷~310¦×~100~%"],
  ["w = 1 / 2 + 3", "w|=~1¦/~2|+~3"],
  ["K: 31.91%, Cl: 28.93%", "K:~31.91%,|Cl:~28.93%"],
  ["E° = 0,34 V − (−0,76 V) = 1,10 V", "E°|=~0,34~V|−~(−0,76~V)|=~1,10~V"],
  ["E° = E°(MnO₄⁻/Mn²⁺) − E°(Zn²⁺/Zn)", "E°|=~E°(MnO₄⁻/Mn²⁺)|−~E°(Zn²⁺/Zn)"],
  ["= −2 × 96 485 C/mol × 1,10\u202FV", "=~−2¦×~96~485~C/mol¦×~1,10\u202FV"],
  ["R = 8.314 J mol⁻¹ K⁻¹", "R|=~8.314~J~mol⁻¹~K⁻¹"],
  ["n = 3.01·10²³ · 2", "n|=~3.01·10²³¦·~2"],
  ["CH₃CH₂CH₂CH₂CH₂CH₂COOH → 2 H₂", "[CH₃CH₂CH₂CH₂CH₂CH₂COOH]|→~2~H₂"],
  ["摩尔质量 = 2 g", "[摩尔质量]|=~2~g"],
  ["", "[]"],
])("[CARD-09] %s breaks between terms, and else between factors", (text, terms) => {
  expect(shown(text)).toBe(terms);
});

test("a number that no screen would hold breaks where it has to", () => {
  expect(termsOf(`= ${"1234567890".repeat(4)}`)).toEqual([
    [{ text: `=\u00A0${"1234567890".repeat(4)}`, isWhole: false }],
  ]);
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
