import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { CONSTANTS } from "../quantity/constants.ts";
import { pureNumber, quantity, type Quantity } from "../quantity/quantity.ts";
import { type Judged, judgeLine, type LineVerdict } from "./judge-line.ts";
import { readLine } from "./read-line.ts";
import { equal, listLetters, log, negative, over, power, times } from "./tree.ts";

const AMOUNT: Judged = {
  equality: equal("n", over("m", "M")),
  target: "n",
  values: new Map([
    ["n", quantity("2.0", "mol", 2)],
    ["m", quantity("36.03", "g", 4)],
    ["M", quantity("18.015", "g/mol")],
  ]),
  constants: new Set(),
};

const GAS: Judged = {
  equality: equal(times("P", "V"), times("n", "R", "T")),
  target: "V",
  values: new Map<string, Quantity>([
    ["P", quantity("101.325", "kPa", 6)],
    ["V", quantity("24.465", "L", 5)],
    ["n", quantity("1.0000", "mol", 5)],
    ["R", quantity(CONSTANTS.gas.value, "L·kPa/(mol·K)")],
    ["T₁", quantity("298.15", "K", 5)],
    ["T", quantity("298.15", "K", 5)],
  ]),
  constants: new Set(["R"]),
};

const PH: Judged = {
  equality: equal("pH", negative(log("c"))),
  target: "pH",
  values: new Map([
    ["pH", pureNumber("2.60", 3)],
    ["c", quantity("0.0025", "mol/L", 2)],
  ]),
  constants: new Set(),
};

function judge(text: string, judged: Judged): LineVerdict | null {
  const line = readLine(text, listLetters(judged.equality.left, judged.equality.right), "en");
  return line === null ? null : judgeLine(line, judged);
}

describe("[LAW-01] a line that somebody wrote is judged by the law", () => {
  test.each([
    ["n = m / M", AMOUNT],
    ["n=m/M=36.03/18.015=2", AMOUNT],
    ["n = 36.03 g / 18.015 g/mol = 2.000 mol", AMOUNT],
    ["n = 36.03 g : 18.015 g/mol", AMOUNT],
    ["m/n = M", AMOUNT],
    ["n = 0.03603 kg / 18.015 g/mol", AMOUNT],
    ["n = 36/18 = 2", AMOUNT],
    ["V = nRT/P", GAS],
    ["V = n R T / P = 1.0000 mol × 8.314 L·kPa/(mol·K) × 298.15 K / 101.325 kPa = 24.46 L", GAS],
    ["P V = R n T", GAS],
    ["pH = -log c = −log(0.0025) = 2.60", PH],
    ["c = 10^-pH", PH],
  ])("%s follows", (text, judged) => {
    expect(judge(text, judged)).toEqual({ kind: "follows" });
  });

  test.each<[string, Judged, object]>([
    ["n = M / m", AMOUNT, { kind: "slip", id: "inverted-ratio", part: 1 }],
    ["n = m × M = 649", AMOUNT, { kind: "slip", id: "multiplied-instead-of-divided", part: 1 }],
    ["n = m/M = 36.03 × 18.015", AMOUNT, { kind: "slip", id: "multiplied-instead-of-divided", part: 2 }],
    ["V = n T / P", GAS, { kind: "slip", id: "constant-left-out", letters: ["R"] }],
    ["pH = log c", PH, { kind: "slip", id: "sign" }],
    ["pH = 5.99", PH, { kind: "slip", id: "ln-for-log" }],
    ["n = 7", AMOUNT, { kind: "does-not-follow", part: 1 }],
    ["n = 36.03/18.015 = 3", AMOUNT, { kind: "does-not-follow", part: 2 }],
  ])("%s does not, and why", (text, judged, verdict) => {
    expect(judge(text, judged)).toMatchObject(verdict);
  });

  test.each(["", "n =", "n = m //", "hello", "n = (m / M", "= 3", `n = ${"(".repeat(40)}m`, "m".repeat(400)])(
    "%j is no line",
    (text) => {
      expect(readLine(text, ["n", "m", "M"], "en")).toBeNull();
    },
  );
});

test("[LAW-01] a right line stays right when its factors change places", () => {
  const factors = ["n", "R", "T", "1/P", "101.325 kPa/P"];
  fc.assert(
    fc.property(fc.shuffledSubarray(factors.slice(0, 4), { minLength: 4 }), (order) => {
      expect(judge(`V = ${order.map((factor) => `(${factor})`).join(" × ")}`, GAS)).toEqual({ kind: "follows" });
    }),
  );
});

test("subscripts of letters are read as they are typed", () => {
  for (const text of ["T₂ / T₁", "T2/T1", "T_2 / T_{1}"])
    expect(readLine(text, ["T₁", "T₂"], "en")?.parts).toEqual([over("T₂", "T₁")]);
  expect(readLine("x²", ["x"], "en")?.parts).toEqual([power("x", 2)]);
});
