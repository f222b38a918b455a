import fc from "fast-check";
import { expect, test } from "vitest";
import { ownMilliseconds } from "#tests/support/growth.ts";
import { splitMarkdown } from "./split-markdown.ts";

test.each([
  ["", [""]],
  ["one line", ["one line"]],
  ["one\n\ntwo\n\n## three\nfour", ["one\n\n", "two\n\n", "## three\nfour"]],
  ["a\n\n\n\nb", ["a\n\n\n\n", "b"]],
  ["| a |\n|---|\n| 1 |\n\nafter", ["| a |\n|---|\n| 1 |\n\n", "after"]],
])("%j is cut at empty lines", (source, blocks) => {
  expect(splitMarkdown(source)).toEqual(blocks);
});

test.each([
  "1. one\n\n2. two\n\n   still two\n\n3. three",
  "- one\n\n- two",
  "```\na\n\nb\n```",
  "~~~~ js\na\n\n~~~\n\nb\n~~~~",
  "```\nnever closed\n\nb",
  "$$\na\n\nb\n$$",
  "\\[\na\n\nb\n\\]",
  "see [this][1]\n\nmore\n\n[1]: https://a.example",
  "a note[^1]\n\nmore\n\n[^1]: below",
])("%j belongs together", (source) => {
  expect(splitMarkdown(source)).toEqual([source]);
});

test.each(["$$x$$ and text\n\nafter", "\\[x\\]\n\nafter", "costs $$5\n\n$$ and\n\nafter"])(
  "%j goes on after its formula",
  (source) => {
    expect(splitMarkdown(source).at(-1)).toBe("after");
  },
);

test("nothing is lost, and what was cut off does not change as the text grows", () => {
  const line = fc.constantFrom(
    "",
    "words",
    "- item",
    "2. item",
    "   more",
    "```",
    "$$",
    "\\[",
    "\\]",
    "> said",
    "| a |",
    "# title",
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const source = lines.join("\n");
      const blocks = splitMarkdown(source);
      expect(blocks.join("")).toBe(source);
      expect(splitMarkdown(`${source}\n\nmore`).slice(0, blocks.length - 1)).toEqual(blocks.slice(0, -1));
    }),
  );
});

test.each(["\n", "\r\n", " \n", "- a\n\n"])("200 kB of %j are cut in linear time", (piece) => {
  const source = piece.repeat(200_000 / piece.length);
  expect(splitMarkdown(source).join("")).toBe(source);
  expect(ownMilliseconds(() => splitMarkdown(source))).toBeLessThan(3_000);
});
