// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { MarkdownView } from "./markdown-view.tsx";

afterEach(cleanup);

const show = (source: string) => render(<MarkdownView source={source} />).container;

test("[CARD-09] chemistry in Markdown has true scripts, code is left alone", () => {
  const view = show("Sulfate **SO4^2-** in `H2O`");
  expect([...view.querySelectorAll("strong sub, strong sup")].map((script) => script.textContent)).toEqual(["4", "2−"]);
  expect(view.querySelector("code")?.innerHTML).toBe("H2O");
});

const inHtml = (source: string) => show(source).querySelector("p")?.innerHTML;

test.each([
  ["^{238}_{92}U -> ^{4}_{2}He", "<sup>238</sup><sub>92</sub>U → <sup>4</sup><sub>2</sub>He"],
  ["[A]_{eq} = *2*[B]_{eq}", "[A]<sub>eq</sub> = <em>2</em>[B]<sub>eq</sub>"],
  ["K_{eq} and N_A, _so_", "K<sub>eq</sub> and N<sub>A</sub>, <em>so</em>"],
  ["Na+(aq), **Cu2+(aq)**", "Na<sup>+</sup>(aq), <strong>Cu<sup>2+</sup>(aq)</strong>"],
  [
    "**H<sub>2</sub>O** and SO<sub>4</sub><sup>2-</sup>(aq).",
    "<strong>H<sub>2</sub>O</strong> and SO<sub>4</sub><sup>2−</sup>(aq).",
  ],
  ["`K_{eq}` and <b>H2O</b>", "<code>K_{eq}</code> and &lt;b&gt;H<sub>2</sub>O&lt;/b&gt;"],
])("[FMT-01] Markdown leaves the scripts of %j alone", (source, html) => {
  expect(inHtml(source)).toBe(html);
});

test.each([
  "http://a.example/",
  "https://a.example/",
  "irc://a.example/x",
  "ircs://a.example/x",
  "mailto:a@b.example",
  "xmpp:a@b.example",
  "/materials",
  "#top",
])("[MSG-03] a link to %s is kept", (address) => {
  expect(show(`[there](${address})`).querySelector("a")?.getAttribute("href")).toBe(address);
});

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "vbscript:x",
  "file:///etc/passwd",
  "java\tscript:alert(1)",
  "&#106;avascript:alert(1)",
])("[MSG-03] a link to %s is emptied", (address) => {
  const view = show(`[there](<${address}>)`);
  expect(view.querySelector("a")).toBeNull();
  expect(view.textContent).toContain("there");
});

test("[MSG-03] images are named, not loaded, and HTML is text", () => {
  const view = show(
    '![a pixel](https://evil.example/p.png)\n\n<img src="https://evil.example/q.png" onerror="alert(1)">',
  );
  expect(view.querySelector("img")).toBeNull();
  expect(view.textContent).toContain("a pixel");
  expect(view.textContent).toContain("onerror");
});

test("headings of a reply begin below the page's own", () => {
  expect(show("# One\n\n### Two\n\n#### Three").innerHTML).not.toMatch(/<h[1456]/u);
});
