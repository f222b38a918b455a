import { expect, test } from "vitest";
import { askOfThing } from "./ask-of-thing.ts";

test.each([
  [
    "en",
    "formula of calcium nitride",
    "how many atoms in one formula unit of it",
    "how many atoms in one formula unit of Ca3N2",
  ],
  ["en", "how many moles in 20 g of K2CO3", "what percent is oxygen", "what percent is oxygen in K2CO3"],
  ["en", "molar mass of HNO3", "oxidation number of N in it", "oxidation number of N in HNO3"],
  ["en", "molar mass of HNO3", "how many moles is 10 g of it", "how many moles is 10 g of HNO3"],
  ["es", "masa molar de K2CO3", "¿qué porcentaje de oxígeno tiene?", "¿qué porcentaje de oxígeno en K2CO3"],
  ["fr", "masse molaire de K2CO3", "et le pourcentage d'oxygène ?", "et le pourcentage d'oxygène dans K2CO3"],
  ["zh", "K2CO3的摩尔质量", "它的含氧百分比", "K2CO3的含氧百分比"],
  ["hi", "K2CO3 का मोलर द्रव्यमान", "इसमें ऑक्सीजन का प्रतिशत", "K2CO3में ऑक्सीजन का प्रतिशत"],
  ["am", "የK2CO3 ሞላር መጠነ ቁስ", "በውስጡ የኦክስጅን መቶኛ", "K2CO3 የኦክስጅን መቶኛ"],
  ["en", "molar mass of HNO3", "is that right", null],
  ["en", "molar mass of HNO3", "is it polar", null],
  ["en", "molar mass of HNO3", "what percent of students pass", null],
  ["en", "balance Fe + O2 -> Fe2O3", "what percent is it", null],
] as const)("[TALK-03] of what was spoken of last, in %s behind “%s”: %s", (locale, before, text, problem) => {
  expect(askOfThing(text, [before], locale)).toBe(problem);
});
