import fc from "fast-check";
import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { DIMENSIONS } from "../quantity/units/dimension.ts";
import { Decimal } from "../quantity/decimal.ts";
import { expressionText } from "../wording/fact-text.ts";
import { isHomogeneous } from "./dimension.ts";
import { type Bindings, evaluate, type Measured } from "./evaluate.ts";
import { findRoot } from "./find-root.ts";
import { isolate } from "./isolate.ts";
import { listTreeSlips } from "./slips.ts";
import {
  arcsin,
  equal,
  type Equality,
  exp,
  exp10,
  ln,
  log,
  minus,
  negative,
  over,
  plus,
  power,
  root,
  sin,
  times,
  type Tree,
} from "./tree.ts";
import { asLetter, writeEquality, writeTex, writeTree } from "./write-tree.ts";

const words = await loadWords("en", ["solution"]);

const written = (tree: Tree): string =>
  expressionText({ kind: "expression", terms: writeEquality(equal(tree, "x")).terms.slice(0, -2) }, words);

const ARRHENIUS = equal(ln(over("k2", "k1")), times(over("Ea", "R"), minus(power("T1", -1), power("T2", -1))));

test.each<[Equality, string, string[]]>([
  [equal(times("P", "V"), times("n", "R", "T")), "T", ["P × V / (n × R)"]],
  [equal(times("λ", "ν"), "c"), "ν", ["c / λ"]],
  [equal("ΔG", minus("ΔH", times("T", "ΔS"))), "T", ["(ΔH − ΔG) / ΔS"]],
  [equal("pH", negative(log("h"))), "h", ["10^(−pH)"]],
  [equal("E", times(0.5, "m", power("v", 2))), "v", ["√(E / (0.5 × m))", "−√(E / (0.5 × m))"]],
  [equal("r", root(over("M2", "M1"))), "M1", ["M2 / r²"]],
  [equal(over("r1", "r2"), root(over("M2", "M1"))), "r2", ["√(M1 / M2) × r1"]],
  [equal(over("t1", "t2"), root(over("M1", "M2"))), "M2", ["(t2 / t1)² × M1"]],
  [equal("V", power("a", 3)), "a", ["∛(V)"]],
  [equal("v", times("k", power("A", 0))), "A", []],
  [ARRHENIUS, "Ea", ["ln(k2 / k1) × R / (1 / T1 − 1 / T2)"]],
  [equal("A", times("A0", exp(negative(times("k", "t"))))), "t", ["−ln(A / A0) / k"]],
  [equal(times("n", "λ"), times(2, "d", sin("θ"))), "θ", ["arcsin(n × λ / (2 × d))"]],
  [equal("x", plus("x", "y")), "x", []],
  [equal(times("a", minus("b", "x")), times("c", minus("x", "d"))), "x", ["(a × b + c × d) / (a + c)"]],
  [equal(times("a", minus("b", "x")), times("c", minus("x", "d"))), "d", ["a × (x − b) / c + x"]],
  [
    equal(times("a", "s", minus("b", "x")), times(plus(times("c", "s"), "C"), minus("x", "d"))),
    "x",
    ["(a × s × b + (c × s + C) × d) / (a × s + c × s + C)"],
  ],
  [equal("K", over(power("x", 2), minus("c", "x"))), "x", []],
  [equal("a", "b"), "c", []],
])(
  "[LAW-01] an equality is solved for each of its letters, as a textbook writes it (%#)",
  (equality, letter, expected) => {
    expect(isolate(equality, letter).map(written)).toEqual(expected);
  },
);

test("[LAW-01] a tree is drawn as TeX, with fractions, roots and exponents", () => {
  const tex = (tree: Tree): string => writeTex(tree, (name) => name);
  expect(tex(over(times("n", "R", "T"), "V"))).toBe(String.raw`\frac{n \cdot R \cdot T}{V}`);
  expect(tex(root(over("a", plus("b", "c"))))).toBe(String.raw`\sqrt{\frac{a}{b + c}}`);
  expect(tex(times("A", exp(negative(over("E", times("R", "T"))))))).toBe(String.raw`A \cdot e^{-\frac{E}{R \cdot T}}`);
  expect(tex(minus("a", plus("b", "c")))).toBe("a - b - c");
  expect(tex(times(plus("a", "b"), power("c", 2)))).toBe(String.raw`\left(a + b\right) \cdot c^{2}`);
  expect(tex(over(log("x"), exp10("y")))).toBe(String.raw`\frac{\log\left(x\right)}{10^{y}}`);
});

test("[LAW-01] a negative value stands in brackets behind an operator", () => {
  const value = { kind: "quantity", value: "-2", unit: "J", significantFigures: 1 } as const;
  const terms = writeTree(times("a", "b"), (name) => (name === "b" ? [value] : asLetter(name)));
  expect(terms.map((term) => (typeof term === "string" ? term : term.kind))).toEqual([
    "variable",
    "*",
    "(",
    "quantity",
    ")",
  ]);
});

const measured = (value: string, figures: number | null = null): Measured => ({ value: new Decimal(value), figures });

test.each<[Tree, Record<string, Measured>, string, number | null]>([
  [times("a", "b"), { a: measured("2.50", 3), b: measured("4.0", 2) }, "10", 2],
  [plus("a", "b"), { a: measured("18.998", 5), b: measured("1.01", 3) }, "20.008", 4],
  [log("a"), { a: measured("0.0010", 2) }, "-3", 3],
  [exp10(negative("a")), { a: measured("3.00", 3) }, "0.001", 2],
  [sin("a"), { a: measured("90.0", 3) }, "1", 3],
  [minus("a", "a"), { a: measured("5.0", 2) }, "0", 2],
])("[LAW-01] figures follow the rules of products, sums and logarithms (%#)", (tree, letters, value, figures) => {
  const result = evaluate(tree, new Map(Object.entries(letters)));
  expect(result.ok && [result.value.value.toFixed(), result.value.figures]).toEqual([value, figures]);
});

test.each<[Tree, string]>([
  [over("a", minus("b", "b")), "out-of-domain"],
  [ln(negative("a")), "out-of-domain"],
  [arcsin(times(2, "a")), "out-of-domain"],
  [root(negative("a")), "out-of-domain"],
  [exp(times(5000, "a")), "out-of-domain"],
  [plus("a", "z"), "unbound"],
])("what has no value says so (%#)", (tree, code) => {
  const result = evaluate(
    tree,
    new Map([
      ["a", measured("1")],
      ["b", measured("2")],
    ]),
  );
  expect(!result.ok && result.issue.code).toBe(code);
});

/** Trees in which each of so many letters stands once. */
function treeOf(letters: readonly string[]): fc.Arbitrary<Tree> {
  const [first = "a", ...others] = letters;
  if (others.length === 0)
    return fc
      .constantFrom<((name: string) => Tree)[]>(
        (name) => plus(name),
        (name) => times(name, 3),
        (name) => power(name, 2),
        (name) => power(name, -1),
        (name) => root(name),
        (name) => ln(plus(name, 2)),
        (name) => exp(times(name, 0.1)),
        (name) => exp10(times(name, 0.1)),
        (name) => log(name),
      )
      .map((make) => make(first));
  return fc
    .integer({ min: 1, max: letters.length - 1 })
    .chain((cut) =>
      fc.tuple(treeOf(letters.slice(0, cut)), treeOf(letters.slice(cut)), fc.constantFrom(plus, minus, times, over)),
    )
    .map(([left, right, join]) => join(left, right));
}

const LETTERS = ["a", "b", "c", "d"] as const;
const values = fc.tuple(...LETTERS.map(() => fc.integer({ min: 11, max: 999 }).map((value) => value / 100)));

test("[LAW-01] solved for any letter, and the rest put in, a tree gives that letter back", () => {
  fc.assert(
    fc.property(treeOf(LETTERS), values, fc.constantFrom(...LETTERS), (tree, numbers, letter) => {
      const bindings: Bindings = new Map(LETTERS.map((name, index) => [name, measured(String(numbers[index]))]));
      const whole = evaluate(tree, bindings);
      fc.pre(whole.ok && whole.value.value.abs().gt("1e-9") && whole.value.value.abs().lt("1e9"));
      if (!whole.ok) return;
      const solved = isolate(equal("y", tree), letter).map((branch) =>
        evaluate(branch, new Map([...bindings, ["y", whole.value]])),
      );
      const wanted = bindings.get(letter)?.value ?? new Decimal(0);
      expect(solved.some((branch) => branch.ok && branch.value.value.minus(wanted).abs().lt("1e-12"))).toBe(true);
    }),
  );
});

test("[LAW-01] each mistake on a tree is another tree", () => {
  fc.assert(
    fc.property(treeOf(LETTERS), (tree) => {
      for (const slip of listTreeSlips(tree, new Set(["d"])))
        expect(JSON.stringify(slip.tree)).not.toBe(JSON.stringify(tree));
    }),
  );
});

test.each<[Tree, string[]]>([
  [over(times("n", "R", "T"), "V"), ["inverted-ratio", "multiplied-instead-of-divided", "constant-left-out"]],
  [times("m", "c"), ["divided-instead-of-multiplied", "divided-instead-of-multiplied"]],
  [negative(log("h")), ["ln-for-log", "sign"]],
  [root(over("M2", "M1")), ["forgot-root"]],
  [minus("H", times(2, "S")), ["missing-coefficient", "sign"]],
])("[LAW-01] a law invites its own mistakes (%#)", (tree, ids) => {
  expect(listTreeSlips(tree, new Set(["R"])).map(({ id }) => id)).toEqual(ids);
});

test("[LAW-01] what stands in an equality more than once is found between its bounds, and two roots are no answer", () => {
  const weak = equal("K", over(power("x", 2), minus("c", "x")));
  const bindings: Bindings = new Map([
    ["K", measured("1.8e-5")],
    ["c", measured("0.10")],
  ]);
  const found = findRoot(weak, "x", bindings, { least: new Decimal(0), greatest: new Decimal("0.1") });
  expect(found.ok && found.value.toSignificantDigits(6).toString()).toBe("0.00133267");
  const bounds = { least: new Decimal(-5), greatest: new Decimal(5) };
  const square = findRoot(equal(power("x", 2), 2), "x", new Map(), bounds);
  expect(!square.ok && square.issue.code).toBe("several-roots");
  const positive = { least: new Decimal("1e-9"), greatest: new Decimal(5) };
  const cube = findRoot(equal(power("x", 3), 2), "x", new Map(), positive);
  expect(cube.ok && cube.value.pow(3).toSignificantDigits(29).toString()).toBe("2");
  const flat = findRoot(equal(power("x", 41), 1e-30), "x", new Map(), {
    least: new Decimal(0),
    greatest: new Decimal(1),
  });
  expect(flat.ok && flat.value.pow(41).toSignificantDigits(20).toNumber()).toBe(1e-30);
  const none = findRoot(equal(power("x", 2), -1), "x", new Map(), bounds);
  expect(!none.ok && none.issue.code).toBe("no-root");
});

test("[LAW-01] both sides of a law measure the same, and a sum of unlike things measures nothing", () => {
  const of = (letter: string) =>
    letter === "t" ? DIMENSIONS.time : letter === "k" ? DIMENSIONS.frequency : DIMENSIONS.mass;
  expect(isHomogeneous(equal("m", times("m0", exp(negative(times("k", "t"))))), of)).toBe(true);
  expect(isHomogeneous(equal("m", times("m0", exp("t"))), of)).toBe(false);
  expect(isHomogeneous(equal("m", plus("m0", "t")), of)).toBe(false);
});
