import fc from "fast-check";
import { expect, test } from "vitest";
import { growthOf, MOST_GROWTH } from "#tests/support/growth.ts";
import { type MathPiece, splitMath } from "./math.ts";

const sourceOf = (piece: MathPiece) => ("source" in piece ? piece.source : piece.text);
const kindsOf = (text: string) => splitMath(text).flatMap(({ kind }) => (kind === "text" ? [] : [kind]));

test.each([
  String.raw`\(\frac{a}{b}\)`,
  String.raw`\[\sqrt{x^2 + y^2}\]`,
  String.raw`$E^\circ_{cell}$`,
  String.raw`$$\sum_{i=1}^{n} x_i$$`,
  String.raw`\ce{A ->[heat] B}`,
  String.raw`\ce{^{14}_{6}C}`,
  String.raw`\pu{12 kJ mol-1}`,
  String.raw`\begin{aligned} a &= b \\ c &= d \end{aligned}`,
  String.raw`\(\begin{pmatrix} 1 & 2 \end{pmatrix}\)`,
  String.raw`\(10^{-E_a / RT}\)`,
])("[CARD-09] %s needs a layout", (text) => {
  expect(kindsOf(`so ${text} holds`)).toEqual(["layout"]);
});

test.each([
  [String.raw`\(H_2SO_4\)`, "H₂SO₄"],
  [String.raw`\ce{SO4^2-}`, "SO₄²⁻"],
  [String.raw`$$\ce{2H2 + O2 -> 2H2O}$$`, "2H₂ + O₂ → 2H₂O"],
  ["$PV = nRT$", "PV = nRT"],
  ["$n$", "n"],
  ["$x^2$", "x²"],
  [String.raw`\[ a + b = c \]`, "a + b = c"],
  [String.raw`\(\Delta H = -285.8\ \text{kJ}\)`, "ΔH = -285.8 kJ"],
])("[CARD-09] %s is shown on the line as %s", (text, shown) => {
  expect(splitMath(text)).toMatchObject([{ kind: "inline", text: shown, source: text }]);
});

test.each([
  "It costs $15, or $20 with shipping.",
  "$5 and $10",
  "between $5-$10",
  "US$5_x$",
  String.raw`a price of \$5 and \$6`,
  String.raw`\[not a formula\](https://a.example)`,
  String.raw`Did you mean \[H⁺\]?`,
  String.raw`\(open`,
  String.raw`\begin{aligned} open`,
  "no mathematics at all",
])("[CARD-09] %s is words", (text) => {
  expect(kindsOf(text)).toEqual([]);
});

test("[CARD-09] a formula may stand right behind the words of a script without spaces", () => {
  expect(kindsOf("求$x_1$的值")).toEqual(["inline"]);
});

test.each(["`$x_1$`", "```\n\\ce{H2O}\n```", "``a ` $x_1$``"])("code %s is left alone", (text) => {
  expect(kindsOf(text)).toEqual(["code"]);
});

test("the pieces together are the text", () => {
  const part = fc.constantFrom(
    "\\(",
    "\\)",
    "\\[",
    "\\]",
    "$",
    "$$",
    "`",
    "```",
    "\n",
    "x_1",
    "a",
    " ",
    "\\ce{",
    "}",
    "{",
    "\\begin{a}",
    "\\end{a}",
    "\\",
    "5",
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 40 }), (parts) => {
      const text = parts.join("");
      expect(splitMath(text).map(sourceOf).join("")).toBe(text);
    }),
  );
});

test.each(["\\(", "\\[", "$$", "\\ce{", "\\pu{{", "\\begin{a}", "`", "``` ", "$x", "\\frac{", "\\(\\frac{1}{2"])(
  "[CARD-09] %s, open and repeated, costs no time",
  (open) => {
    expect(growthOf((size) => splitMath(open.repeat(size)), 3_000)).toBeLessThan(MOST_GROWTH);
  },
);
