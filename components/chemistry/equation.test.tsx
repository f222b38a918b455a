import { expect, test } from "vitest";
import { keepTermsTogether } from "./equation.tsx";

const shown = (text: string) => keepTermsTogether(text).replaceAll("\u00A0", "~");

test.each([
  ["4 Fe + 3 O₂ → 2 Fe₂O₃", "4~Fe +~3~O₂ →~2~Fe₂O₃"],
  ["H₂ + Cl₂ → 2 HCl", "H₂ +~Cl₂ →~2~HCl"],
  ["1 × 63.546 + 4 × 15.999", "1 ×~63.546 +~4 ×~15.999"],
  ["", ""],
])("[CARD-09] an equation wraps between terms only: %s", (text, kept) => {
  expect(shown(text)).toBe(kept);
});
