import { expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { loadWords } from "#tests/support/load-words.ts";
import { poseHeatShare } from "./pose-heat-share.ts";

test.each<[Locale, string, string | null]>([
  ["en", "burning 2 mol of propane gives off 4440 kJ, how much for 1 mol", "2200"],
  ["en", "combustion of 3 mol of ethane releases 4680 kJ. what about 60 g?", "3100"],
  ["es", "quemar 4 mol de metano libera 3560 kJ, ¿cuánto para 1 mol?", "890"],
  ["fr", "la combustion de 4 mol de méthane libère 3560 kJ, combien pour 1 mol", "890"],
  ["am", "የ4 mol ሚቴን ቃጠሎ 3560 kJ ይለቃል፣ 1 mol ስንት ይለቃል?", "890"],
  ["zh", "燃烧4 mol甲烷放热3560 kJ，1 mol放多少", "890"],
  ["hi", "4 mol मीथेन के दहन से 3560 kJ ऊष्मा निकलती है, 1 mol से कितनी", "890"],
  ["en", "burning 2 mol of propane gives off 4440 kJ", null],
  ["en", "how much CO2 from burning 2 mol of propane with 10 mol of O2", null],
])("[TALK-03] the heat of another portion is asked in half a sentence, in %s: %s", async (locale, text, heat) => {
  const posed = poseHeatShare(text, await loadWords(locale, ["solution", "terms", "drawings", "tutor"]));
  const value = posed?.solutions[0]?.answer.value;
  expect(value?.kind === "quantity" ? Number(value.value) : null).toBe(heat === null ? null : Number(heat));
});
