import { expect, test } from "vitest";
import { loadWords } from "#tests/support/load-words.ts";
import { wordQuotations } from "./quotations.ts";

const SOURCE = { id: "0199a2b4-5c6d-7e8f-9a0b-1c2d3e4f5a6b", fileUrl: "/api/objects/x", page: 12 };

test("[MAT-04] [MSG-06] a quotation names its title and page, and nothing in it formats", async () => {
  const words = await loadWords("en", ["tutor"]);
  const text = wordQuotations(
    [{ ...SOURCE, title: "Salts [1](x)", excerpt: "1. Heat *it*.\n\n# <img src=x> ![a](b)" }],
    words,
  );
  expect(text).toBe("From **Salts \\[1\\](x)**, page 12:\n\n> 1\\. Heat \\*it\\*. \\# \\<img src=x\\> \\!\\[a\\](b)");
});
