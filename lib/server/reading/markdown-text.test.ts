import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { formatWorksheet } from "#lib/worksheets/format-worksheet.ts";
import { ownMilliseconds } from "#tests/support/growth.ts";
import { paceOfMachine } from "#tests/support/pace.ts";
import { cutMarkdown } from "./cut-markdown.ts";
import { markdownText } from "./markdown-text.ts";
import { tidyText } from "./page-text.ts";

function pagesOf(source: string): string[] {
  const { pages, names } = cutMarkdown(source);
  return pages.map((page) => tidyText(markdownText(page, names)));
}

const textOf = (source: string): string => pagesOf(source).join("\n\n");

describe("[MAT-04] Markdown is read as it reads when it is set", () => {
  test.each([
    ["a heading", "## Salts \\#2 ##\n\nMore", "Salts #2\n\nMore"],
    ["a heading over a line", "Salts\n=====\nMore", "Salts\n\nMore"],
    [
      "stress",
      "A **strong** acid, *not* a __weak__ or ***very _weak_*** one",
      "A strong acid, not a weak or very weak one",
    ],
    [
      "escapes",
      "\\*as it is\\* 2 \\+ 3 \\= 5 \\~1 M \\`x\\` a\\_b 1\\. C:\\\\lab",
      "*as it is* 2 + 3 = 5 ~1 M `x` a_b 1. C:\\lab",
    ],
    ["entities", "25 &deg;C &times; 3 &#8594; AT&T", "25 °C × 3 → AT&T"],
    [
      "links",
      '[the book](https://a.example/b_c "title"), [ref][one], [One], <https://a.example>\n\n[one]: https://b.example',
      "the book, ref, One, https://a.example",
    ],
    ["a picture", "![A burette](burette.png) ![](blank.png)", "[A burette]"],
    ["a note", "Avogadro[^n] counted.\n\n[^n]: Or Loschmidt.", "Avogadro[n] counted.\n\n[n] Or Loschmidt."],
    ["comments", "Seen <!-- not --> here.\n\n<!--\nkey:\n\nB, C\n-->\n\nAgain.", "Seen here.\n\nAgain."],
    ["a rule", "One\n\n***\n\nTwo", "One\n\nTwo"],
    ["a quotation", "> It **boils**\n> soon.\n\nSo it does.", "It boils\nsoon.\n\nSo it does."],
    ["lines", "One  \ntwo\\\nthree<br>four", "One\ntwo\nthree\nfour"],
    ["bullets", "- one\n- two\n  * three", "• one\n• two\n• three"],
    ["numbers", "3) one\n3) two\n\ntext\n\n7. *seven*", "3) one\n4) two\n\ntext\n\n7. seven"],
    ["tasks", "- [x] weighed\n- [ ] dried", "☑ weighed\n☐ dried"],
    [
      "a table",
      "| Salt | In 100 g of water |\n|:-----|----:|\n| **KBr** | 65 g |\n| a \\| b | |",
      "Salt; In 100 g of water.\nKBr; 65 g.\na | b; –.",
    ],
    [
      "a table in HTML",
      "<table>\n<tr><th>Ion</th><th>Colour</th></tr>\n<tr><td>Ni<sup>2+</sup></td><td>green &amp; clear</td></tr>\n</table>",
      "Ion; Colour.\nNi²⁺; green & clear.",
    ],
    [
      "elements of HTML",
      "<details><summary>Hint</summary>\n\nUse **n**.\n\n</details>\n<script>alert(1)</script>",
      "Hint\n\nUse n.",
    ],
    ["code", "```py\n# not a heading\nx = a_b * c\n```\n\nand `a*b*c`", "# not a heading\nx = a_b * c\n\nand a*b*c"],
    [
      "front matter",
      '---\ntitle: "Bonds"\ntags: [a, b]\nauthors:\n  - A. B.\n- c\n\n# comment\n---\n\n# Bonds\n',
      "Bonds",
    ],
    ["front matter in TOML", '+++\ntitle = "Bonds"\n+++\nBonds', "Bonds"],
    ["no front matter, but rules", "---\nBonds hold.\n\n---\nMore", "Bonds hold.\n\nMore"],
  ])("%s", (_, source, text) => {
    expect(textOf(source)).toBe(text);
  });
});

describe("[MAT-04] chemistry in Markdown stays what it is", () => {
  test.each([
    "H_2O and Fe^{3+} beside K_a",
    "5 * 3 = 15, 5*3*2 = 30, 2**3**2 = 512",
    "snake_case_name and #4 and 100 % # and a#b",
    "1 < 2 and 3 > 2, a<b",
    "It costs $5, or $6 with a lid.",
    "5~10 mL, then 20~30 mL, about ~3 mL",
    "[Ag+] and [Cl-] = 0.10 M (aq)",
    "2 H₂ + O₂ → 2 H₂O, 6.02 × 10²³",
    "ΔG = -33.1 kJ/mol | ΔH",
  ])("%s", (text) => {
    expect(textOf(text)).toBe(text);
  });

  test.each([
    ["$\\frac{m}{M}$, with $K_{sp} = [\\ce{Ag+}][\\ce{Cl-}]$ and $10^{-7}$", "m/M, with Kₛₚ = [Ag⁺][Cl⁻] and 10⁻⁷"],
    ["\\ce{2Mg + O2 -> 2MgO} in \\(a * b * c\\)", "2Mg + O₂ → 2MgO in a * b * c"],
    ["$$\n\\Delta G = \\Delta H - T\\Delta S\n$$", "ΔG = ΔH - TΔS"],
    ["\\[\nx_1 = y_1\n\\]", "x₁ = y₁"],
    ["So \\[H\\+\\] \\= 0.2 and pH \\= 0.7.", "So [H+] = 0.2 and pH = 0.7."],
    ["H~2~SO~4~, Al(OH)~3~, Cu^2+^ and 10^23^, but x^2 and y^3", "H₂SO₄, Al(OH)₃, Cu²⁺ and 10²³, but x^2 and y^3"],
    ["CO<sub>2</sub>, SO<sub>4</sub><sup>2-</sup>, *m*<sub>e</sub>", "CO₂, SO₄²⁻, mₑ"],
    ["`$x_1$` and\n\n    \\ce{H2O}", "$x_1$ and\n\n\\ce{H2O}"],
  ])("%s", (source, text) => {
    expect(textOf(source)).toBe(text);
  });
});

test("[MAT-04] a worksheet that was taken away as Markdown reads as it was set", () => {
  const word = fc.string({ unit: fc.constantFrom(..."ab1 *_`#|~[]<>\\+-=.()→₂"), minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(word, word, (question, option) => {
      const exercises = [
        { number: 4, question: `Q ${question}.`, options: [{ id: "a", text: option }], answer: "", steps: [] },
      ];
      const sheet = formatWorksheet(exercises, { title: "Acids", key: null });
      expect(textOf(sheet)).toBe(tidyText(`Acids\n\n4. Q ${question}.\n• a) ${option}`));
    }),
  );
});

describe("[MAT-04] a long file in Markdown has pages", () => {
  const paragraph = (index: number): string => `Paragraph ${index} speaks of **salts**, [here][book] and there[^1].`;
  const long = Array.from({ length: 400 }, (_, index) => paragraph(index + 1)).join("\n\n");

  test("cut between its blocks, and what it refers to is known on each", () => {
    const pages = pagesOf(`${long}\n\n[book]: https://a.example\n[^1]: In the lab.`);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.join("\n\n")).toBe(
      `${long.replaceAll("**", "").replaceAll("[here][book]", "here").replaceAll("[^1]", "[1]")}\n\n[1] In the lab.`,
    );
  });

  test("not within a comment, code or a formula", () => {
    const [comment, code] = [`<!--\n${"hidden *x*\n\n".repeat(200)}-->`, `\`\`\`\n${"a *b* c\n\n".repeat(200)}\`\`\``];
    const pages = pagesOf([long, comment, code, long].join("\n\n"));
    expect(pages.join("\n")).not.toMatch(/hidden|-->|```/);
    expect(pages.join("\n").match(/a \*b\* c/g)).toHaveLength(200);
  });
});

/** In milliseconds of a processor at its usual pace. */
const LONGEST_PAGE_MS = 800;

const HOSTILE: Readonly<Record<string, string>> = {
  quotes: ">".repeat(100_000),
  stars: "*a **b ".repeat(20_000),
  brackets: "[".repeat(100_000),
  "intraword stars": "a**b".repeat(25_000),
  lists: Array.from({ length: 400 }, (_, depth) => `${"  ".repeat(depth)}- x`).join("\n"),
  definitions: Array.from({ length: 8_000 }, (_, name) => `[${name}]: #`).join("\n"),
  "open tags": "<a ".repeat(30_000),
  "open comments": "<!-- ".repeat(20_000),
  "front matter that does not end": `---\n${"a: b\n".repeat(20_000)}`,
  "escaped brackets": "\\[ x ".repeat(20_000),
  cells: `|${"a|".repeat(20_000)}\n|${"-|".repeat(20_000)}`,
};

test.each(Object.keys(HOSTILE))("[MAT-04] %s hold up no page", (name) => {
  const { pages, names } = cutMarkdown(HOSTILE[name] ?? "");
  for (const page of pages) {
    const took = ownMilliseconds(() => {
      try {
        markdownText(page, names);
      } catch (error) {
        expect(error).toMatchObject({ code: "too_much" });
      }
    });
    expect(took / (took < LONGEST_PAGE_MS ? 1 : paceOfMachine())).toBeLessThan(LONGEST_PAGE_MS);
  }
});
