import { expect, test } from "vitest";
import { findShift } from "./shift.ts";

const AMMONIA = "N2 + 3H2 <-> 2NH3, exothermic.";

test.each([
  [[], `${AMMONIA} which way does it shift if we heat it`, "reverse"],
  [[AMMONIA], "b) what happens if we raise the pressure", "forward"],
  [[AMMONIA], "and if the volume is made larger", "reverse"],
  [[AMMONIA], "what if I add more N2", "forward"],
  [[AMMONIA], "d) and with a catalyst?", "none"],
  [[AMMONIA, "we raise the pressure"], "does K change then?", "same"],
  [[AMMONIA], "does the equilibrium constant change if we cool it", "greater"],
  [["2SO2 + O2 <=> 2SO3"], "¿y si aumento la presión?", "forward"],
  [["H2 + I2 ⇌ 2HI"], "et si on augmente la pression ?", "none"],
  [["N2O4 ⇌ 2NO2"], "升高温度呢", "forward"],
  [["N2 + 3H2 ⇌ 2NH3"], "दाब बढ़ाने पर क्या होगा", "forward"],
  [["N2 + 3H2 ⇌ 2NH3"], "ግፊቱን ብንጨምር", "forward"],
  [["CaCO3(s) <=> CaO(s) + CO2(g)"], "more CaCO3 is added", "none"],
  // What is not known of states decides, two things are changed, or no equilibrium was spoken of.
  [["CH3COOH + C2H5OH <=> CH3COOC2H5 + H2O"], "what if the pressure rises", null],
  [[AMMONIA], "raise the pressure and cool it", null],
  [["N2 + 3H2 -> 2NH3 how many grams of NH3 from 10 g N2"], "what if the pressure doubles", null],
  [[], "2SO2(g) + O2(g) ⇌ 2SO3(g), exotérmica. ¿qué pasa con la cantidad de SO3 si aumenta la temperatura?", null],
  [[], "raise the pressure", null],
  [[AMMONIA, "raise the pressure"], "37 °C in K?", null],
  [[AMMONIA, "¿qué pasa si subo la presión?"], "¿y 37 °C en K?", null],
] as const)("[TALK-03] shifts the equilibrium that was spoken of: %s %s", (said, text, expected) => {
  const value = findShift(text, said)?.solution.answer.value;
  expect(value?.kind === "word" ? value.key.split(".").at(-1) : null).toBe(expected);
});
