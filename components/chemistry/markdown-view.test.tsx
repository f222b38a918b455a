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

test.each(["http://a.example/", "https://a.example/", "irc://a.example/x", "ircs://a.example/x", "mailto:a@b.example", "xmpp:a@b.example", "/materials", "#top"])(
  "[MSG-03] a link to %s is kept",
  (address) => {
    expect(show(`[there](${address})`).querySelector("a")?.getAttribute("href")).toBe(address);
  },
);

test.each(["javascript:alert(1)", "JaVaScRiPt:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "java\tscript:alert(1)", "&#106;avascript:alert(1)"])(
  "[MSG-03] a link to %s is emptied",
  (address) => {
    const view = show(`[there](<${address}>)`);
    expect(view.querySelector("a")).toBeNull();
    expect(view.textContent).toContain("there");
  },
);

test("[MSG-03] images are named, not loaded, and HTML is text", () => {
  const view = show('![a pixel](https://evil.example/p.png)\n\n<img src="https://evil.example/q.png" onerror="alert(1)">');
  expect(view.querySelector("img")).toBeNull();
  expect(view.textContent).toContain("a pixel");
  expect(view.textContent).toContain("onerror");
});

test("headings of a reply begin below the page's own", () => {
  expect(show("# One\n\n### Two\n\n#### Three").innerHTML).not.toMatch(/<h[1456]/u);
});
