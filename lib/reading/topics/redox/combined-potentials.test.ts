import { expect, test } from "vitest";
import { answersOfAny } from "../../answers.fixture.ts";

test.each([
  [
    "Given E° = 0.77 V for Fe3+ + e− → Fe2+ and E° = −0.44 V for Fe2+ + 2e− → Fe, find the standard reduction potential for Fe3+ + 3e− → Fe.",
    "-0.0367 V",
  ],
  [
    "The standard reduction potentials are E°(Cu2+/Cu) = 0.34 V and E°(Cu+/Cu) = 0.52 V. Calculate E° for the couple Cu2+/Cu+.",
    "0.16 V",
  ],
  [
    "Calculate the standard reduction potential of the half-reaction Cr3+(aq) + e- → Cr2+(aq), given that Cr3+(aq) + 3e- → Cr(s) has E° = -0.74 V and Cr2+(aq) + 2e- → Cr(s) has E° = -0.91 V.",
    "-0.4 V",
  ],
])("[SOLVE-01] %s", (text, answer) => {
  expect(answersOfAny(text)).toEqual([answer]);
});

test.each([
  "Given E° = 0.77 V for Fe3+ + e− → Fe2+ and E° = −0.44 V for Fe2+ + 2e− → Fe, find the standard reduction potential for Co3+ + 3e− → Co.",
  "Given E° = 0.77 V for Fe3+ + e− → Fe2+ and E° = 0.44 V for Fe → Fe2+ + 2e−, find the standard reduction potential for Fe3+ + 3e− → Fe.",
  "Given that E° = 0.77 V for Fe3+ + e− → Fe2+ and E° is not −0.44 V for Fe2+ + 2e− → Fe, find the standard reduction potential for Fe3+ + 3e− → Fe.",
])("[SOLVE-01] leaves %s", (text) => {
  expect(answersOfAny(text)).toBeNull();
});
