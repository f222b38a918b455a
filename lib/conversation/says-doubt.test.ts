import { expect, test } from "vitest";
import { isDoubt, withoutDoubt } from "./says-doubt.ts";

test.for([
  "ur wrong",
  "no that's not right",
  "i don't think thats correct",
  "eso no está bien",
  "mais c'est faux",
  "你算错了",
  "यह गलत है",
  "ይህ ስህተት ነው",
])("“%s” only doubts", (text) => {
  expect(isDoubt(text)).toBe(true);
});

test.for(["thats wrong because salt is a base", "is it right", "which one is wrong here: 2 or 3"])(
  "“%s” says more",
  (text) => {
    expect(isDoubt(text)).toBe(false);
  },
);

test("what stands beside a doubt is left", () => {
  expect(withoutDoubt("ur wrong, its 4 g")).toBe("its 4 g");
});
