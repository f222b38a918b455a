import { expect, test } from "vitest";
import { nameFirst, writeProduct } from "./write-product.ts";

test.each([
  ["so thats 6.02e23 times 4?", "so thats 2.408e24?"],
  ["so 6.02×10^23 × 2", "so 1.204e24"],
  ["so its 36 divided by 18 mol", "so its 2 mol"],
  ["entonces es 0,5 por 40 g", "entonces es 20 g"],
  ["6.02×10^23 molecules", "6.02×10^23 molecules"],
  ["n = 36/18 = 2", "n = 36/18 = 2"],
  ["H2O has 2 mol", "H2O has 2 mol"],
])("[GUIDE-02] what two numbers come to is what is claimed: %s", (text, written) => {
  expect(writeProduct(text)).toBe(written);
});

test.each([
  ["so 44 is the molar mass right", "molar mass = 44"],
  ["entonces 18 g/mol es la masa molar, ¿no?", null],
  ["entonces 18 g/mol es la masa molar", "masa molar = 18 g/mol"],
  ["so 12 is the answer right?", null],
  ["is 5 g right?", null],
])("[GUIDE-02] a value that is told before its name is of that name: %s", (text, written) => {
  expect(nameFirst(text)).toBe(written);
});
