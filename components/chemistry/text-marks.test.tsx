// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MarkdownView } from "./markdown-view.tsx";
import type { TextMark } from "./text-marks.ts";

afterEach(cleanup);

/** The Markdown `source` with what stands between ⟦ and ⟧ marked. */
function show(source: string): HTMLElement {
  const marks: TextMark[] = [];
  let text = "";
  for (const part of source.split(/(⟦[^⟧]*⟧)/)) {
    const inner = part.startsWith("⟦") ? part.slice(1, -1) : part;
    if (inner !== part)
      marks.push({ start: text.length, end: text.length + inner.length, look: "unchecked", label: "not checked" });
    text += inner;
  }
  return render(<MarkdownView source={text} marks={marks} />).container;
}

/** What is marked, without what is only heard. */
function marked(view: HTMLElement): string[] {
  return [...view.querySelectorAll("mark")].map((mark) => {
    const seen = mark.cloneNode(true) as HTMLElement;
    for (const unseen of seen.querySelectorAll(".sr-only")) unseen.remove();
    return seen.textContent;
  });
}

test.each<[string, string[]]>([
  ["It weighs ⟦36.0 g⟧ in all.", ["36.0 g"]],
  ["⟦36.0 g⟧ and ⟦5 mol⟧", ["36.0 g", "5 mol"]],
  ["of ⟦H2SO4⟧.", ["H2SO4"]],
  ["It is **⟦36.0 g⟧** now", ["36.0 g"]],
  ["It is ⟦**36.0** g⟧ now", ["36.0", " g"]],
  ["3 \\* 2 is ⟦5 mol⟧ then", ["5 mol"]],
  ["3 &amp; 2 is ⟦5 mol⟧ then", ["5 mol"]],
  ["> quoted\n> and ⟦5 mol⟧ on", ["5 mol"]],
  ["- one\n- ⟦5 mol⟧\n  and ⟦6 mol⟧", ["5 mol", "6 mol"]],
  ["| a | b |\n|---|---|\n| ⟦5 mol⟧ | x |", ["5 mol"]],
  ["With `⟦5 mol⟧` of it", ["5 mol"]],
  ["~~~ js\nm = ⟦5 g⟧\n~~~", ["5 g"]],
  ["H2O at $x^2$ has ⟦5 mol⟧", ["5 mol"]],
  ["## ⟦5 mol⟧", ["5 mol"]],
])("%j has %j marked", (source, expected) => {
  expect(marked(show(source))).toEqual(expected);
});

test("where a mark lies in a formula, the whole formula is marked", () => {
  const view = show("So $m = \\frac{⟦4⟧}{2}$ holds");
  expect(view.querySelectorAll("mark")).toHaveLength(1);
  expect(view.querySelector("mark [data-tex]")).not.toBeNull();
  expect(marked(show("So $\\ce{⟦2H2⟧ + O2}$ holds"))).toEqual(["2H2 + O2"]);
});

test("a mark has its own kind of line, and is said to those who hear the text, once", () => {
  const view = show("It is ⟦**36.0** g⟧ now");
  expect(view.querySelector("mark")?.className).toContain("border-dotted");
  expect(view.textContent).toBe("It is 36.0 g (not checked) now");
});

test("the chemistry beside a mark is set as without it", () => {
  expect(show("⟦5 mol⟧ of SO4^2-").querySelectorAll("sub, sup")).toHaveLength(2);
});

test("marks beyond the text, or of nothing, do no harm", () => {
  const marks: TextMark[] = [
    { start: 3, end: 3, look: "wrong", label: "x" },
    { start: 90, end: 99, look: "wrong", label: "x" },
  ];
  const view = render(<MarkdownView source="plain" marks={marks} />).container;
  expect(view.textContent).toBe("plain");
});
