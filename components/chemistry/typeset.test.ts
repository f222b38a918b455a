// @vitest-environment jsdom
import { expect, test } from "vitest";
import { leastMilliseconds } from "#tests/support/growth.ts";
import { typeset } from "./typeset.ts";

function set(tex: string) {
  const place = document.createElement("span");
  return { isSet: typeset(tex, true, place), place };
}

test.each([
  String.raw`\frac{a}{b}`,
  String.raw`\sqrt[3]{x}`,
  String.raw`\int_0^\infty e^{-x^2}\,dx`,
  String.raw`\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}`,
  String.raw`\begin{aligned} a &= b \\ c &= d \end{aligned}`,
  String.raw`\ce{A ->[\Delta][cat] B}`,
  String.raw`\ce{^{227}_{90}Th+}`,
  String.raw`\pu{123 kJ mol-1}`,
  String.raw`x_{a_{b_{c}}}^{2^{2^{2}}}`,
])("[CARD-09] %s is laid out, and said as MathML", (tex) => {
  const { isSet, place } = set(tex);
  expect(isSet).toBe(true);
  expect(place.querySelector("math annotation")?.textContent).toBe(tex);
  expect(place.querySelector(".katex-html")?.getAttribute("aria-hidden")).toBe("true");
  expect(place.innerHTML.toLowerCase()).not.toContain("#cc0000");
});

test.each([
  String.raw`\frac{a`,
  String.raw`\nosuchcommand{x}`,
  "a } b",
  String.raw`\begin{matrix} 1`,
  "x^^2",
  String.raw`\def\a{\a\a}\a`,
])("[CARD-09] %s is refused, and nothing is changed", (tex) => {
  const { isSet, place } = set(tex);
  expect(isSet).toBe(false);
  expect(place.childNodes).toHaveLength(0);
});

test.each([
  String.raw`\href{javascript:alert(1)}{x}`,
  String.raw`\url{https://evil.example}`,
  String.raw`\includegraphics{https://evil.example/p.png}`,
  String.raw`\htmlData{x=1}{y}`,
  String.raw`\htmlStyle{background:url(https://evil.example)}{y}`,
])("[MSG-03] %s is not trusted", (tex) => {
  const { place } = set(tex);
  expect(place.querySelector("a, img, [href], [src], [data-x]")).toBeNull();
  expect(place.querySelector("[style*='url']")).toBeNull();
  expect(place.innerHTML.toLowerCase()).not.toContain("#cc0000");
});

test.each([
  [
    "macros that double",
    String.raw`\def\a{xx}\def\b{\a\a}\def\c{\b\b}\def\d{\c\c}\def\e{\d\d}\def\f{\e\e}\def\g{\f\f}\def\h{\g\g}\def\i{\h\h}\def\j{\i\i}\j\j\j`,
  ],
  ["endless recursion", String.raw`\def\a{\a}\a`],
  ["braces without end", "{".repeat(4_000)],
  ["fractions in fractions", String.raw`\frac{`.repeat(600)],
  ["scripts on scripts", "x^{".repeat(1_000)],
  ["a rule as large as a house", String.raw`\rule{1000000em}{1000000em}`],
])("[MSG-03] %s cost no time and no room", (_, tex) => {
  set(tex);
  expect(leastMilliseconds(() => set(tex), 50)).toBeLessThan(50);
  const { place } = set(tex);
  const drawn = place.querySelector(".katex-html")?.innerHTML ?? "";
  expect(Math.max(0, ...[...drawn.matchAll(/([\d.]+)em/g)].map(([, size]) => Number(size)))).toBeLessThan(50);
});
