import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { answerLine } from "./answer-line.ts";

const answerTo = (request: object) => answerLine(JSON.stringify(request));

test("mass answers with the molar mass and the mass percents", () => {
  expect(answerTo({ op: "mass", formula: "H2O" })).toEqual({
    ok: true,
    molarMass: 18.015,
    composition: { H: 11.1907, O: 88.8093 },
    judgement: "fits",
  });
});

test("balance answers with the coefficients in the order written", () => {
  expect(answerTo({ op: "balance", equation: "Fe + O2 = Fe2O3" })).toMatchObject({
    ok: true,
    coefficients: [4, 3, 2],
    equation: "4 Fe + 3 O2 -> 2 Fe2O3",
  });
});

test.each<[object, object]>([
  [
    { op: "balance", equation: "Zn + HCl -> ZnCl2 + H2" },
    { ok: true, judgement: "fits" },
  ],
  [
    { op: "balance", equation: "CH4 + O2 -> CO2 + H2O" },
    { ok: true, judgement: "not-judged" },
  ],
  [
    { op: "balance", equation: "Na + Cl2 -> NaCl2" },
    {
      ok: true,
      coefficients: [1, 1, 1],
      judgement: "contradicts",
      doubts: [{ code: "charges", neutral: ["NaCl"] }],
      meant: ["2 Na + Cl2 -> 2 NaCl"],
    },
  ],
  [
    { op: "balance", equation: "Cu + HCl -> CuCl2 + H2" },
    {
      ok: true,
      coefficients: [1, 2, 1, 1],
      judgement: "contradicts",
      doubts: [{ code: "below-hydrogen", metal: "Cu", from: "HCl" }],
    },
  ],
  [
    { op: "mass", formula: "MgCl" },
    { ok: true, judgement: "contradicts", doubts: [{ neutral: ["MgCl2"] }] },
  ],
  [{ op: "name", formula: "KO2" }, { ok: true }],
])("[TRUST-02] what speaks against a formula or a reaction is said beside the answer: %j", (request, answer) => {
  expect(answerTo(request)).toMatchObject(answer);
});

test.each([
  ["Fe2O3", "iron(III) oxide"],
  ["CuSO4·5H2O", "copper(II) sulfate pentahydrate"],
  ["N2O4", "dinitrogen tetroxide"],
])("name and formula lead from %s to %s and back", (formula, name) => {
  expect(answerTo({ op: "name", formula })).toMatchObject({ ok: true, name });
  expect(answerTo({ op: "formula", name })).toEqual({ ok: true, formula });
});

test("a converted value comes unrounded, and rounded beside it", () => {
  expect(answerTo({ op: "solve", problem: "Convert 1.50 atm to kPa.", locale: "en" })).toMatchObject({
    answer: { value: 151.9875, unit: "kPa", rounded: 152, significantFigures: 3 },
  });
});

test("solve answers with value, unit, method and steps", () => {
  expect(answerTo({ op: "solve", problem: "molar mass of KMnO4", locale: "en" })).toMatchObject({
    ok: true,
    method: "molar-mass",
    answer: { value: 158.03, unit: "g/mol" },
  });
});

test.each([
  [String.raw`\ce{SO4^2-}`, "unicode", "SO₄²⁻"],
  ["2 H2 + O2 -> 2 H2O", "tex", String.raw`\ce{2 H2 + O2 -> 2 H2O}`],
  ["2 H2 + O2 -> 2 H2O", "speech", "two H two plus O two gives two H two O"],
  ["H2SO4", "speech", "H two S O four"],
])("format writes %s as %s", (text, to, written) => {
  expect(answerTo({ op: "format", text, to })).toEqual({ ok: true, text: written });
});

test.each([
  ["44.01", "mass", "44.01\u202Fg/mol"],
  ["250 mL", "volume", "250\u202FmL"],
  ["1.5 × 10⁻³", "molarity", "1.5 × 10⁻³\u202FM"],
])("[FMT-01] format writes %s, of the kind %s, as %s", (text, kind, written) => {
  expect(answerTo({ op: "format", text, kind, to: "unicode" })).toEqual({ ok: true, text: written });
});

const quantity = { kind: "quantity", value: 12.5, unit: "g", significantFigures: 3 };

test.each([
  ["12.5 g", { isCorrect: true, score: 100, misconception: null }],
  ["0.0125 kg", { isCorrect: true }],
  ["12.60 g", { isCorrect: false }],
])("grade marks %s", (given, mark) => {
  const answer = answerTo({ op: "grade", expected: quantity, given, locale: "en" });
  expect(answer).toMatchObject({ ok: true, ...mark, partialCredit: { units: true } });
});

test.each<[object, object]>([
  [
    {
      op: "compute",
      givens: [
        { kind: "molarity", label: "initial", value: "6.00 mol/L" },
        { kind: "solution-volume", label: "initial", value: "25.0 mL" },
        { kind: "solution-volume", label: "final", value: "500. mL" },
      ],
      find: { kind: "molarity", label: "final" },
    },
    { ok: true, method: "dilution", answer: { rounded: 0.3, unit: "mol/L" } },
  ],
  [
    {
      op: "compute",
      givens: [{ kind: "mass", of: "Mg", value: "4.86 g" }],
      find: { kind: "mass", of: "MgO", unit: "kg" },
      equation: "Mg + O2 -> MgO",
    },
    { ok: true, method: "mole-ratio", answer: { rounded: 0.00806, unit: "kg" } },
  ],
  [
    {
      op: "compute",
      givens: [{ kind: "frequency", value: "5.00e14 Hz" }],
      find: { kind: "wavelength", unit: "nm" },
      conditions: ["light"],
    },
    { ok: true, method: "photon", answer: { rounded: 600 } },
  ],
])("[LAW-01] compute answers a statement, as solve answers a text: %j", (request, answer) => {
  expect(answerTo(request)).toMatchObject(answer);
});

test.each([
  ["q = m c ΔT", { kind: "follows" }],
  ["q = 50.0 g × 4.184 J/(g·°C) × 10.0 °C = 2092 J", { kind: "follows" }],
  ["q = m ΔT / c", { kind: "does-not-follow", part: 1 }],
])("[LAW-01] line judges %s by its law", (line, verdict) => {
  const values = { m: "50.0 g", c: "4.184 J/(g·°C)", ΔT: "10.0 Δ°C" };
  expect(answerTo({ op: "line", law: "heat.specific", find: "q", values, line })).toEqual({ ok: true, verdict });
});

test("[LAW-01] laws lists every law with its letters, each solvable", () => {
  const answer = answerTo({ op: "laws" });
  const laws = z.array(z.object({ quantities: z.array(z.object({ solvable: z.boolean() })) })).parse(answer["laws"]);
  expect(laws.length).toBeGreaterThan(15);
  expect(laws.flatMap(({ quantities }) => quantities).every(({ solvable }) => solvable)).toBe(true);
});

test.each<[string, object | string, object]>([
  ["a statement without a law", { op: "compute", givens: [], find: { kind: "mass" } }, { code: "no-derivation" }],
  [
    "a quantity that is none of its kind",
    { op: "compute", givens: [{ kind: "mass", value: "5 L" }], find: { kind: "amount" } },
    { code: "dimension" },
  ],
  ["a law that is none", { op: "line", law: "x", find: "y", values: {}, line: "y = 1" }, { code: "unknown-law" }],
  ["no JSON", "{", { code: "invalid-json" }],
  ["an unknown request", { op: "guess" }, { code: "invalid-request" }],
  ["a request without its text", { op: "mass" }, { code: "invalid-request", fields: ["formula"] }],
  ["an unreadable formula", { op: "mass", formula: "Xy2" }, { code: "unknown-symbol", at: 0 }],
  ["an impossible equation", { op: "balance", equation: "H2 -> O2" }, { code: "impossible" }],
  ["an underdetermined equation", { op: "balance", equation: "C + O2 -> CO + CO2" }, { code: "underdetermined" }],
  [
    "a name with two readings",
    { op: "formula", name: "iron oxide" },
    { code: "open-name", readings: expect.arrayContaining(["FeO", "Fe2O3"]) },
  ],
  ["an answer that is none", { op: "grade", expected: quantity, given: "no idea" }, { code: "ungradable" }],
  ["a question that is none", { op: "solve", problem: "Who was Marie Curie?" }, { code: "unrecognised" }],
])("%s gets a typed refusal", (_what, request, refusal) => {
  const line = typeof request === "string" ? request : JSON.stringify(request);
  expect(answerLine(line)).toMatchObject({ ok: false, ...refusal });
});

test("no line whatever makes it throw", () => {
  const op = fc.constantFrom("mass", "balance", "solve", "format", "name", "formula", "grade");
  const requests = fc.record({
    op,
    formula: fc.string(),
    equation: fc.string(),
    problem: fc.string(),
    text: fc.string(),
    to: fc.constant("unicode"),
  });
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        requests.map((request) => JSON.stringify(request)),
      ),
      (line) => {
        expect(typeof answerLine(line).ok).toBe("boolean");
      },
    ),
  );
});
