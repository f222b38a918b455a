import fc from "fast-check";
import { expect, test } from "vitest";
import { lowerSymbols, splitScripts, writeScript } from "./split-scripts.ts";

test("scripts become runs with ordinary digits and signs", () => {
  expect(splitScripts("SO₄²⁻ + 2H₂O")).toEqual([
    { text: "SO", position: "base" },
    { text: "4", position: "sub" },
    { text: "2−", position: "sup" },
    { text: " + 2H", position: "base" },
    { text: "2", position: "sub" },
    { text: "O", position: "base" },
  ]);
  expect(splitScripts("")).toEqual([]);
  expect(splitScripts("plain")).toEqual([{ text: "plain", position: "base" }]);
});

test("no sign is lost and neighbouring runs differ in position", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(..."H2O₂⁻²+ aₐ") }), (text) => {
      const spans = splitScripts(text);
      expect(spans.map((span) => [...span.text].length).reduce((sum, length) => sum + length, 0)).toBe(
        [...text].length,
      );
      for (const [index, span] of spans.entries()) expect(span.position).not.toBe(spans[index - 1]?.position);
    }),
  );
});

/** A text as HTML would have it. */
const inHtml = (text: string) =>
  splitScripts(text)
    .map(({ text: run, position }) => (position === "base" ? run : `<${position}>${run}</${position}>`))
    .join("");

test.each([
  ["K_eq = 4.0", "K<sub>eq</sub> = 4.0"],
  ["Kₛₚ and K_b", "K<sub>sp</sub> and K<sub>b</sub>"],
  ["N = n × N_A", "N = n × N<sub>A</sub>"],
  ["pK_w = pKₐ + pK_b", "pK<sub>w</sub> = pK<sub>a</sub> + pK<sub>b</sub>"],
  ["ΔH_f° and E°_cell", "ΔH<sub>f</sub>° and E°<sub>cell</sub>"],
  ["P_{N₂}", "P<sub>N₂</sub>"],
  ["k_{B}T, [A]_eq", "k<sub>B</sub>T, [A]<sub>eq</sub>"],
  ["e^{-Eₐ/RT}", "e<sup>-Eₐ/RT</sup>"],
  ["[A]ᵐ, Feᴵᴵᴵ", "[A]<sup>m</sup>, Fe<sup>III</sup>"],
  ["²³⁸₉₂U", "<sup>238</sup><sub>92</sub>U"],
  ["የK_w ዋጋ，K_c的值", "የK<sub>w</sub> ዋጋ，K<sub>c</sub>的值"],
])("[FMT-01] %j has true scripts on the screen", (text, html) => {
  expect(inHtml(text)).toBe(html);
});

test.each([
  "snake_case",
  "my_var_x",
  "MAX_SIZE",
  "e_mail",
  "a_b_c",
  "__init__",
  "`K_eq`",
  "https://a.example/K_a",
  "www.a.example/N_A",
  "{name}",
  "2 ^ 3",
])("[FMT-01] %j stays on the line", (text) => {
  expect(inHtml(text)).toBe(text);
});

test("a script is written in Unicode where each of its signs is there", () => {
  expect([
    writeScript("sp", "sub"),
    writeScript("eq", "sub"),
    writeScript(" -1 ", "sup"),
    writeScript("x/y", "sup"),
  ]).toEqual(["ₛₚ", "_{eq}", "⁻¹", "^{x/y}"]);
  expect(["V_m", "N_A", "K_w", "pK_a", "V", "N(α)"].map(lowerSymbols)).toEqual([
    "Vₘ",
    "N_A",
    "K_w",
    "pKₐ",
    "V",
    "N(α)",
  ]);
});
