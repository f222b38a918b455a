import { expect, test } from "vitest";
import type { Locale } from "../i18n/locales.ts";
import { understand } from "./understand.ts";

test.each([
  "been stuck on these equations all evening and im so done",
  "i dont get any of this and i hate chemistry",
  "nothing makes sense, ive been doing moles for hours",
  "llevo horas con los moles y no entiendo nada",
  "estoy harta, no me entero de los ácidos",
  "ça fait des heures que je bloque sur les moles",
  "搞了一晚上还是看不懂，好烦",
  "पूरी शाम से मोल समझ नहीं आ रहा",
  "ቀኑን ሙሉ ሞል ሊገባኝ አልቻለም",
])("[TALK-02] is met before anything is taught: %s", (text) => {
  expect(understand(text, "en")).toEqual({ kind: "social", social: "bad-day" });
});

test.each([
  "i dont get any of this, can you explain moles",
  "it took all day to heat the water",
  "i dont understand limiting reactants",
  "no entiendo la estequiometría",
  "he was fed up",
])("is a request, or no matter of the kind: %s", (text) => {
  expect(understand(text, "en")).not.toEqual({ kind: "social", social: "bad-day" });
});

test.each<[string, Locale]>([
  ["ugh i cant anymore", "en"],
  ["my brain is fried", "en"],
  ["ya no doy más", "es"],
  ["j'en ai marre", "fr"],
  ["j'en peux plus de cet exo", "fr"],
  ["ደከመኝ", "am"],
  ["学不动了", "zh"],
  ["thak gaya hu", "hi"],
])("[TALK-02] who is only tired is met so: %s", (text, locale) => {
  expect(understand(text, locale)).toEqual({ kind: "social", social: "bad-day" });
});
