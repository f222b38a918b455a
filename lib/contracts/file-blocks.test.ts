import fc from "fast-check";
import { expect, test } from "vitest";
import { growthOf, MOST_GROWTH } from "#tests/support/growth.ts";
import { splitFileBlocks, withFileNames } from "./file-blocks.ts";

test.each([
  ["no file", "What is the pH of 0.1 M HCl?", "What is the pH of 0.1 M HCl?", []],
  [
    "one file, closed",
    "Solve this.\n=== File: lab.txt ===\n2 g of NaCl\n=== End of file ===\nThank you",
    "Solve this.\n\nThank you",
    ["lab.txt"],
  ],
  ["one file, never closed", "Solve this.\n\n=== File: lab.txt ===\n2 g of NaCl", "Solve this.", ["lab.txt"]],
  [
    "several files",
    "=== File: a.pdf ===\nA\n\n=== File: b c.png ===\nB\n=== End of file ===",
    "",
    ["a.pdf", "b c.png"],
  ],
  [
    "a file that holds equals signs",
    "See\n=== File: a.txt ===\n=== Part 1 ===\nx === y\n=== End of file: a.txt ===\nit",
    "See\n\nit",
    ["a.txt"],
  ],
  ["a marker in the line", "Look: === File: a.txt === m = 2 g", "Look:", ["a.txt"]],
  ["a marker without a name", "=== File: ===\nwords", "=== File: ===\nwords", []],
  ["a marker over two lines", "=== File: a\nb ===", "=== File: a\nb ===", []],
  ["a marker that is not closed", "=== File: a.txt", "=== File: a.txt", []],
  ["an end without a beginning", "words === End of file === words", "words === End of file === words", []],
  ["longer runs of equals signs", "go ==== File: a.txt =====\nA", "go", ["a.txt"]],
])("[MSG-02] %s", (_case, content, text, files) => {
  expect(splitFileBlocks(content)).toEqual({ text, files });
});

test("[MSG-02] whatever a file holds, its text is hidden and its name is told", () => {
  const name = fc.stringMatching(/^[\w.][\w. -]{0,30}[\w.]$/u);
  const body = fc.string().filter((text) => !text.includes("="));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, body), { minLength: 1 }), (files) => {
      const blocks = files.map(([each, text]) => `=== File: ${each} ===\n${text}\n=== End of file ===`);
      expect(splitFileBlocks(["Before", ...blocks, "after"].join("\n"))).toEqual({
        text: "Before\n\nafter",
        files: files.map(([each]) => each),
      });
    }),
  );
});

test.each(["=", "=== ", "=== File: ", "=== File: a\n", "=== File: a ===", "=== End of file "])(
  "[MSG-02] a hostile repetition of %j takes linear time",
  (part) => {
    expect(growthOf((size) => splitFileBlocks(part.repeat(size / part.length)), 100_000)).toBeLessThan(MOST_GROWTH);
  },
);

test("[MSG-02] what is written of a message and its files is read from it again", () => {
  const words = fc.string().filter((text) => !text.includes("="));
  fc.assert(
    fc.property(words, fc.array(fc.stringMatching(/^\w[\w. -]{0,30}\w$/u), { minLength: 1 }), (text, names) => {
      const files = names.map((name) => name.replaceAll(/\s+/gu, " "));
      expect(splitFileBlocks(withFileNames(text, names))).toEqual({ text: text.trim(), files });
    }),
  );
});
