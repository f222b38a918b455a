import { expect, test } from "vitest";
import { answersTo } from "../../answers.fixture.ts";

test.each([
  [
    "AgNO3 is added dropwise to a solution that is 0.020 M in both Cl- and I-. What is the iodide concentration at the moment when AgCl begins to precipitate? Ksp: AgCl 1.8×10^-10, AgI 8.5×10^-17.",
    "9.44e-9 mol/L",
  ],
  [
    "A solution holds 0.050 M Ba2+ and 0.10 M Sr2+. Which salt precipitates first when sodium sulfate is added? Ksp(BaSO4) = 1.1×10^-10, Ksp(SrSO4) = 3.4×10^-7",
    "BaSO4",
  ],
  [
    "A solution is 0.020 M in Cl- and 0.0050 M in CrO4^2-. At what [Ag+] does Ag2CrO4 begin to precipitate? Ksp(AgCl) = 1.8×10^-10, Ksp(Ag2CrO4) = 1.1×10^-12",
    "0.0000148 mol/L",
  ],
  [
    "A solution is 0.030 M in Br-. At what Ag+ concentration does AgBr just begin to precipitate? The Ksp of silver bromide is 5.0×10^-13.",
    "1.67e-11 mol/L",
  ],
])("[CARD-01] precipitates one salt after the other: %s", (text, answer) => {
  expect(answersTo(text)).toEqual([answer]);
});

test.each([
  "AgNO3 is added to a solution that is 0.020 M in both Cl- and I-. What is the iodide concentration when AgCl begins to precipitate? Ksp of AgCl is 1.8×10^-10.",
  "AgNO3 is added to a solution that is 0.020 M in both Cl- and I-. What is the chloride concentration when AgI begins to precipitate? Ksp: AgCl 1.8×10^-10, AgI 8.5×10^-17.",
  "10 mL of AgNO3 is added to a solution that is 0.020 M in Cl-. At what Ag+ concentration does AgCl begin to precipitate? Ksp = 1.8×10^-10",
  "A solution is 0.020 M in both Cl- and I-. At what Ag+ concentration does the salt begin to precipitate? Ksp: AgCl 1.8×10^-10, AgI 8.5×10^-17.",
])("[READ-02] is not sure of %s", (text) => {
  expect(answersTo(text)).toBeNull();
});
