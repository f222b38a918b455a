import fc from "fast-check";
import { expect, test } from "vitest";
import { mathOnLine } from "./math-on-line.ts";

const raw = String.raw;

test.each([
  [raw`\frac{12.0\,\text{g}}{18.015\,\text{g/mol}}`, "(12.0 g)/(18.015 g/mol)"],
  [raw`K_{eq} = \frac{[\ce{NH3}]^2}{[\ce{N2}][\ce{H2}]^3}`, "K_eq = [NH₃]²/([N₂][H₂]³)"],
  [raw`K_a = \frac{[H^+][A^-]}{[HA]}`, "Kₐ = [H⁺][A⁻]/[HA]"],
  [raw`x = \frac{-b \pm \sqrt{b^2-4ac}}{2a}`, "x = (−b ± √(b² − 4ac))/(2a)"],
  [raw`\frac{1}{2}mv^2`, "(1/2)mv²"],
  [raw`2\frac{1}{2}`, "2(1/2)"],
  [raw`\frac{a}{b}c + \frac{a}{bc}`, "(a/b)c + a/(bc)"],
  [raw`n=\tfrac{m}{M}`, "n = m/M"],
  [raw`V = \frac{nRT}{p}`, "V = nRT/p"],
  [raw`n = \frac{pV}{RT}`, "n = pV/(RT)"],
  [
    raw`\ln\left(\frac{k_2}{k_1}\right) = \frac{E_a}{R}\left(\frac{1}{T_1}-\frac{1}{T_2}\right)`,
    "ln(k₂/k₁) = (Eₐ/R)(1/T₁ − 1/T₂)",
  ],
  [raw`2^{\frac{1}{2}} = \sqrt{2}`, "2^(1/2) = √2"],
  [raw`\sqrt[3]{8}`, "∛8"],
  [raw`25.0\,\cancel{\text{g}}\times\frac{1\,\text{mol}}{58.44\,\cancel{\text{g}}}`, "25.0 g × (1 mol)/(58.44 g)"],
  [raw`\boxed{0.250\ \text{mol}}`, "0.250 mol"],
  [raw`\begin{align} a &= b \\ c &= -d \end{align}`, "a = b\nc = −d"],
  [raw`\overline{v} + \vec{F}`, "v\u0304 + F\u20D7"],
  [raw`\binom{n}{k}`, "C(n, k)"],
  [raw`\lim_{x \to 0} x`, "lim(x → 0) x"],
  [raw`\ce{A ->[\Delta] B}`, "A →[Δ] B"],
  [raw`\Delta H = -572\ \text{kJ}`, "ΔH = −572 kJ"],
  [raw`\text{gas-phase}`, "gas-phase"],
])("[CARD-09] [HOME-04] %s stands on the line as %s", (tex, line) => {
  expect(mathOnLine(tex).replaceAll(/[\u00A0\u202F]/gu, " ")).toBe(line);
});

test("[CARD-09] any TeX is written, in time that grows with its length", () => {
  const piece = fc.constantFrom(
    ..."\\frac{ } \\sqrt[ ] \\begin{a} \\end{a} \\\\ & _{ ^{ \\bar \\binom{ - = + a 2 ( ) \\cancel \\ce{".split(" "),
  );
  fc.assert(fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => void mathOnLine(pieces.join(""))));
  const started = Date.now();
  for (const open of ["\\frac{", "\\begin{a}", "\\sqrt[3]{", "\\bar{", "\\binom{a}{", "_{", "- "])
    mathOnLine(open.repeat(20_000));
  expect(Date.now() - started).toBeLessThan(20_000);
});
