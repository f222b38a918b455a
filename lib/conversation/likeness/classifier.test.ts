import fc from "fast-check";
import { expect, test } from "vitest";
import { learn } from "./classifier.ts";

const KINDS = ["fruit", "tool"] as const;
const EXAMPLES = [
  { kind: "fruit", features: ["sweet", "round"] },
  { kind: "fruit", features: ["sweet", "long"] },
  { kind: "tool", features: ["steel", "long"] },
  { kind: "tool", features: ["steel", "sharp"] },
] as const;

test("what has the features of a kind is likeliest of that kind", () => {
  const classifier = learn(KINDS, EXAMPLES);
  expect(classifier.rank(["sweet", "soft"])[0]?.kind).toBe("fruit");
  expect(classifier.rank(["steel", "long"])[0]?.kind).toBe("tool");
});

test("of what no example has a feature of nothing is known", () => {
  const shares = learn(KINDS, EXAMPLES).rank(["purple"]);
  expect(shares.map(({ probability }) => probability)).toEqual([0.5, 0.5]);
});

test("the probabilities of any features are a whole, the likeliest first, and the same for the same examples", () => {
  const [one, other] = [learn(KINDS, EXAMPLES), learn(KINDS, EXAMPLES)];
  fc.assert(
    fc.property(fc.array(fc.string()), (features) => {
      const shares = one.rank(features);
      expect(shares).toEqual(other.rank(features));
      expect(shares.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
      expect(shares[0]?.probability ?? 0).toBeGreaterThanOrEqual(shares[1]?.probability ?? 0);
    }),
  );
});
