import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "A copper strip stands in 0.0010 M Cu(NO3)2 at 25 °C. Find its electrode potential. E°(Cu2+/Cu) = +0.34 V",
    "0.251 V",
  ],
  ["What is the potential of a silver electrode in 0.20 mol/L AgNO3 at 298 K (E° Ag+/Ag = 0.80 V)?", "0.759 V"],
  ["Calculate the reduction potential of a zinc electrode that dips into 0.10 M ZnSO4. E° = -0.76 V", "-0.79 V"],
])("[CARD-01] finds the potential of one electrode: %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "A copper strip stands in Cu(NO3)2 solution at 25 °C. Find its electrode potential. E°(Cu2+/Cu) = +0.34 V",
  "A copper strip stands in 0.0010 M ZnSO4 at 25 °C. Find its electrode potential.",
  "A copper strip stands in 0.0010 M Cu(NO3)2 at 60 °C. Find its electrode potential. E°(Cu2+/Cu) = +0.34 V",
])("[READ-02] finds none in %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
