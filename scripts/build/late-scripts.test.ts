import { expect, test } from "vitest";
import { postponeScripts } from "./late-scripts.ts";

const BRINGER = '<script async="" src="/late.js" data-until="use"></script>';

test("the scripts of a page that brings them in are left to it, and not fetched ahead", () => {
  const html = `<head><link rel="preload" as="script" fetchPriority="low" href="/b.js"/><script src="/a.js" async=""></script>${BRINGER}</head><body><script src="/b.js" async=""></script></body>`;
  expect(postponeScripts(html)).toBe(
    `<head><script src="/a.js" type="late"></script>${BRINGER}</head><body><script src="/b.js" type="late"></script></body>`,
  );
});

test("all else stays as it is: what is for old browsers, inline, or fetched ahead for another reason", () => {
  const rest =
    '<link rel="preload" as="script" href="/c.js"/><link rel="preload" as="font" href="/a.woff2"/><script src="/old.js" noModule=""></script><script>1</script>';
  expect(postponeScripts(`${BRINGER}<script src="/a.js" async=""></script>${rest}`)).toBe(
    `${BRINGER}<script src="/a.js" type="late"></script>${rest}`,
  );
});

test("a page that does not bring them in keeps them", () => {
  const html = '<script src="/a.js" async=""></script>';
  expect(postponeScripts(html)).toBe(html);
});

test("a page without any is none that Next has written", () => {
  expect(() => postponeScripts(`${BRINGER}<script defer src="/a.js"></script>`)).toThrow("has none");
});
