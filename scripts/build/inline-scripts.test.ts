import { expect, test } from "vitest";
import { hashInlineScripts } from "./inline-scripts.ts";

/** `printf 'alert(1)' | openssl dgst -sha256 -binary | base64` */
const ALERT = "bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=";

test("an inline script is hashed as its text stands, once", () => {
  expect(hashInlineScripts("<head><script>alert(1)</script></head><body><script>alert(1)</script>")).toEqual([ALERT]);
  expect(hashInlineScripts(`<script id="x" type="module">alert(1)</script>`)).toEqual([ALERT]);
  expect(hashInlineScripts("<script> alert(1)</script>")).not.toEqual([ALERT]);
});

test("a script with a source is not inline, one that only mentions a source is", () => {
  expect(hashInlineScripts(`<script async="" src="/a.js"></script>`)).toEqual([]);
  expect(hashInlineScripts(`<script data-src="/a.js">alert(1)</script>`)).toEqual([ALERT]);
});

test("text of other alphabets is hashed as UTF-8", () => {
  // printf 'ሰላም' | openssl dgst -sha256 -binary | base64
  expect(hashInlineScripts("<script>ሰላም</script>")).toEqual(["h/qyFqPgJAxNuie0Hm3QbYMdPUG9Ro9TBKkqu1RVx4c="]);
});
