import { expect, test } from "vitest";
import { chooseTerms, narrowQuery, quoteLexeme } from "./query-terms.ts";

test("the rarest terms are chosen, those of unknown frequency first", () => {
  const terms = chooseTerms(
    ["water", "zircon", "acid"],
    new Map([
      ["water", 0.3],
      ["acid", 0.1],
    ]),
  );
  expect(terms.map(({ lexeme }) => lexeme)).toEqual(["zircon", "acid", "water"]);
});

test("any term will do where few passages can match", () => {
  expect(narrowQuery(chooseTerms(["b", "a"], new Map()), 1_000_000, 1_000)).toBe("'b' | 'a'");
  expect(narrowQuery([], 1_000_000, 1_000)).toBeNull();
});

test("among very many passages frequent terms count together only", () => {
  const terms = [
    { lexeme: "rare", frequency: 0.0001 },
    { lexeme: "water", frequency: 0.02 },
    { lexeme: "acid", frequency: 0.01 },
  ];
  expect(narrowQuery(terms, 1_000_000, 1_500)).toBe("'rare' | 'water' & 'acid'");
  const frequent = ["a", "b", "c", "d", "e"].map((lexeme) => ({ lexeme, frequency: 0.3 }));
  expect(narrowQuery(frequent, 1_000_000, 1_500)).toBe("'a' & 'b' & 'c' & 'd'");
});

test("a lexeme is quoted as it is", () => {
  expect(quoteLexeme("o'clock\\n")).toBe("'o''clock\\\\n'");
});
