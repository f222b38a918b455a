import { expect, test } from "vitest";
import { withoutExcuse } from "./excuse.ts";

test.for([
  ["oh wait, i read it wrong, the flask is 3 L", "the flask is 3 L"],
  ["hang on i looked at the wrong line its 7 mol", "its 7 mol"],
  ["sorry misread that, 15 g", "15 g"],
  ["uy copié mal, eran 4 g", "eran 4 g"],
  ["j'ai mal lu, c'est 0,7 mol", "c'est 0,7 mol"],
  ["看错了，是0.9 mol", "是0.9 mol"],
  ["i read it wrong", "i read it wrong"],
  ["is it wrong to write 2 H2O", "is it wrong to write 2 H2O"],
] as const)("[TALK-03] %s is the correction alone", ([text, rest]) => {
  expect(withoutExcuse(text).replace(/^[\s,，]+/u, "")).toBe(rest);
});
