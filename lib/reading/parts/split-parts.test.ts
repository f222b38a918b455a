import { expect, test } from "vitest";
import { splitParts } from "./split-parts.ts";

test.each<[string, string, string[]]>([
  ["Find the mass of each: (a) 2 mol Ne (b) 3 mol Ar", "Find the mass of each:", ["a", "b"]],
  ["Find the mass of each: a) 2 mol Ne b) 3 mol Ar", "Find the mass of each:", ["a", "b"]],
  ["Name these.\na. LiF\nb. CaS\nc. KBr", "Name these.", ["a", "b", "c"]],
  ["7. Name these: (i) LiF (ii) CaS (iii) KBr", "Name these:", ["i", "ii", "iii"]],
  ["Name these:\n- LiF\n- CaS", "Name these:", ["1", "2"]],
  ["计算下列物质的摩尔质量：(1)LiF (2)CaS", "计算下列物质的摩尔质量：", ["1", "2"]],
  ["ስም፦ ሀ) LiF ለ) CaS", "ስም፦", ["ሀ", "ለ"]],
  ["नाम लिखिए: (क) LiF (ख) CaS", "नाम लिखिए:", ["क", "ख"]],
  // The sign of a state, and a part that is only spoken of.
  ["ΔS? (a) I2(s) -> I2(g) (b) the gas of part (a) at 400 K (c) Ne(g) -> Ne(l)", "ΔS?", ["a", "b", "c"]],
])("[CARD-02] the parts of %s", (text, stem, letters) => {
  const exercise = splitParts(text);
  expect(exercise?.stem).toBe(stem);
  expect(exercise?.parts.map(({ letter }) => letter)).toEqual(letters);
});

test.each(["What is the mass of 2 mol of Ne(g)?", "Fe(s) + S(s) -> FeS(s)", "(a) only one"])(
  "%s has no parts",
  (text) => {
    expect(splitParts(text)).toBeNull();
  },
);
