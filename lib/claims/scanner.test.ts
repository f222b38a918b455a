import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ownMilliseconds } from "#tests/support/growth.ts";
import type { Locale } from "../i18n/locales.ts";
import { LOCALES } from "../i18n/locales.ts";
import type { Claim } from "./claim.ts";
import { LONGEST_HOLD } from "./clauses.ts";
import { ClaimScanner, mergeProse, splitIntoClaims } from "./scanner.ts";

function claimsOf(text: string, locale: Locale): Claim[] {
  return splitIntoClaims(text, locale).flatMap((segment) => (segment.kind === "claim" ? [segment.claim] : []));
}

function written(claim: Claim): string {
  if (claim.kind !== "quantity") return `${claim.kind} ${claim.text}`;
  const { value, unit } = claim.number.quantity;
  return `${value.toString()} ${unit.factors.map((factor) => `${factor.unit.symbol}${factor.exponent === 1 ? "" : factor.exponent}`).join(" ")}`.trim();
}

describe("what is a claim", () => {
  test.each<[string, Locale, string[]]>([
    ["The mass is 36.0 g.", "en", ["36 g"]],
    ["The mass is **36.0 g**.", "en", ["36 g"]],
    ["It is `0.0856 mol` of salt", "en", ["0.0856 mol"]],
    ["| m | 5.00 g |", "en", ["5 g"]],
    ["Es sind 1.234,5 g, also 1,2345 kg", "es", ["1234.5 g", "1.2345 kg"]],
    ["La masse vaut 1 234,5 g.", "fr", ["1234.5 g"]],
    ["द्रव्यमान ५.०० g है।", "hi", ["5 g"]],
    ["质量为５.００ g。", "zh", ["5 g"]],
    ["质量是5.00克，体积是2.50升。", "zh", ["5 g", "2.5 L"]],
    ["ክብደቱ ፲፪ g ነው።", "am", ["12 g"]],
    ["about 6.022×10²³ molecules or 1.5e-3 mol", "en", ["602200000000000000000000 molecules", "0.0015 mol"]],
    ["\\(V_1 = 2.50\\ \\mathrm{L}\\)", "en", ["2.5 L"]],
    ["$1.8 \\times 10^{-5}\\ \\text{mol/L}$", "en", ["0.000018 mol L-1"]],
    ["39.34 % of it", "en", ["39.34 %"]],
    ["2.0 mol × 18.02 g/mol = 36.0 g", "en", ["calculation 2.0 mol × 18.02 g/mol = 36.0 g"]],
    [
      "$\\frac{5.00\\ \\text{g}}{58.44\\ \\text{g/mol}} = 0.0856\\ \\text{mol}$",
      "en",
      ["calculation \\frac{5.00\\ \\text{g}}{58.44\\ \\text{g/mol}} = 0.0856\\ \\text{mol}"],
    ],
    ["so 2 H₂ + O₂ → 2 H₂O, which burns", "en", ["equation 2 H₂ + O₂ → 2 H₂O"]],
    ["$\\ce{2H2 + O2 -> 2H2O}$", "en", ["equation 2H2 + O2 -> 2H2O"]],
    ["Na + Cl2 -> NaCl", "en", ["equation Na + Cl2 -> NaCl"]],
    ["sodium chloride (NaCl) dissolves", "en", ["formula NaCl"]],
    ["the ion SO₄²⁻ and SO4^2-", "en", ["formula SO₄²⁻", "formula SO4^2-"]],
  ])("%s", (text, locale, claims) => {
    expect(claimsOf(text, locale).map((claim) => written(claim))).toEqual(claims);
  });

  test.each<[string, Locale]>([
    ["1. Read the problem.\n2. Write what is given.", "en"],
    ["Step 2: think of it.", "en"],
    ["Étape 3 : relis.", "fr"],
    ["第2步：想一想。", "zh"],
    ["चरण 2: सोचो।", "hi"],
    ["ደረጃ 2፦ አስብ።", "am"],
    ["He found it in 1898, the 2nd time.", "en"],
    ["An atom loses two electrons.", "en"],
    ["There are 3 ways to do it.", "en"],
    ["In I, As and He there is no claim. WHO AND IUPAC DNA.", "en"],
  ])("no claim: %s", (text, locale) => {
    expect(claimsOf(text, locale).map((claim) => claim.text)).toEqual([]);
  });

  test("a number is bound to its letter and to its substance", () => {
    const [first, second, third] = claimsOf("V₁ = 2.50 L and n(NaCl) = 0.0856 mol and 36.0 g of water", "en").filter(
      ({ kind }) => kind === "quantity",
    );
    const binding = (claim: Claim | undefined) => (claim?.kind === "quantity" ? claim.number.binding : null);
    expect(binding(first)).toMatchObject({ symbol: "V1" });
    expect(binding(second)).toMatchObject({ symbol: "n", of: ["NaCl"], isOfCertain: true });
    expect(binding(third)).toMatchObject({ symbol: null, of: ["H2O"], isOfCertain: true });
  });
});

const PIECES = [
  "The mass is ",
  "36.0",
  " g",
  " of ",
  "NaCl",
  ", ",
  ". ",
  "\n",
  "$",
  "\\frac{",
  "}{",
  "}",
  "\\ce{",
  "2H2 + O2 -> 2H2O",
  " = ",
  " × ",
  "1 234,5",
  "५.००",
  "፲፪",
  "𝛥",
  "😀",
  "氯化钠",
  "的质量是",
  "。",
  "\\",
  "{",
  "(",
  ")",
  "**",
  "`",
  "V₁",
  "SO4^2-",
  "e-",
  "10^",
  "−",
  "1.",
  "|",
  "Fe",
  " + ",
  "water",
  "0.5e",
  "&nbsp;",
  "<sub>2</sub>",
  "है।",
  "ነው።",
  "，",
  "３．５",
] as const;

const anyText = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ maxLength: 6 })), { maxLength: 60 })
  .map((pieces) => pieces.join(""));

function scanInPieces(text: string, cuts: readonly number[], locale: Locale) {
  const scanner = new ClaimScanner(locale);
  const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].toSorted((a, b) => a - b);
  const deltas = [0, ...places].map((start, index) => text.slice(start, places[index] ?? text.length));
  return mergeProse([...deltas.flatMap((delta) => scanner.push(delta)), ...scanner.end()]);
}

describe("the scanner", () => {
  test("segments put together are the text, and claims stand where they say", () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...LOCALES), (text, locale) => {
        const segments = splitIntoClaims(text, locale);
        expect(segments.map((segment) => segment.text).join("")).toBe(text);
        for (const segment of segments)
          if (segment.kind === "claim") expect(text.slice(segment.claim.start, segment.claim.end)).toBe(segment.text);
      }),
      { numRuns: 300 },
    );
  });

  test("any cut gives the same segments", () => {
    fc.assert(
      fc.property(anyText, fc.array(fc.nat(), { maxLength: 40 }), fc.constantFrom(...LOCALES), (text, cuts, locale) => {
        expect(scanInPieces(text, cuts, locale)).toEqual(splitIntoClaims(text, locale));
      }),
      { numRuns: 300 },
    );
  });

  test("cut at every place, also within a surrogate pair, a TeX command and a number", () => {
    const text =
      "So 😀 $n = \\frac{5.00\\ \\text{g}}{58.44\\ \\text{g/mol}} = 0.0856\\ \\text{mol}$, ५.०० g and 2 H₂ + O₂ → 2 H₂O.\nDone.";
    const every = Array.from({ length: text.length }, (_, index) => index);
    expect(scanInPieces(text, every, "en")).toEqual(splitIntoClaims(text, "en"));
  });

  test("prose passes at once, and no hold is longer than its bound", () => {
    const scanner = new ClaimScanner("en");
    expect(
      scanner
        .push("The idea is simple: ")
        .map(({ text }) => text)
        .join(""),
    ).toBe("The idea is simple: ");
    let held = 0;
    for (let index = 0; index < 3000; index += 1) {
      held += 1;
      for (const { text } of scanner.push("9")) held -= text.length;
      expect(held).toBeLessThanOrEqual(LONGEST_HOLD);
    }
  });

  test.each([
    ["digits", "9".repeat(100_000)],
    ["numbers", "1 ".repeat(50_000)],
    ["equals", "1=".repeat(50_000)],
    ["braces", "\\frac{".repeat(17_000)],
    ["brackets", "((1+".repeat(25_000)],
    ["dollars", "$1$".repeat(33_000)],
    ["arrows", "H2->".repeat(25_000)],
    ["capitals", "NaCl".repeat(25_000)],
    ["points", "1.)".repeat(33_000)],
    ["Chinese", "氯化钠1克".repeat(20_000)],
    ["letters", "aB".repeat(50_000)],
  ])("100 kB of %s are read in time that grows with their length", { timeout: 120_000 }, (_, text) => {
    const time = (length: number) => ownMilliseconds(() => splitIntoClaims(text.slice(0, length), "en"));
    time(2000);
    const small = Math.max(5, time(12_500), time(12_500));
    // Eight times the text; a quadratic reader would take 64 times as long.
    expect(Math.min(time(100_000), time(100_000)) / small).toBeLessThan(32);
  });
});

test.each(["+", "a+", "-", "(-", "*a"])("a long row of %j before a claim is read at once", (piece) => {
  const text = `so ${piece.repeat(80)} , = 5 g and 3 g.`;
  expect(
    splitIntoClaims(text, "en")
      .map((segment) => (segment.kind === "prose" ? segment.text : segment.claim.text))
      .join(""),
  ).toBe(text);
  expect(ownMilliseconds(() => splitIntoClaims(text, "en"))).toBeLessThan(2_000);
});
