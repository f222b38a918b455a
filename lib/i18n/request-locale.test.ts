import { expect, test } from "vitest";
import { negotiateLocale } from "./request-locale.ts";

test.each<[string | undefined, string | undefined, string, string]>([
  ["es", "fr", "es", "the saved choice wins"],
  [undefined, "fr-CA,fr;q=0.9,en;q=0.8", "fr", "a region counts as its language"],
  [undefined, "de, zh-Hant-TW;q=0.7, hi;q=0.9", "hi", "the greatest weight among those we have"],
  [undefined, "es;q=0, am", "am", "a weight of zero refuses"],
  [undefined, "es,am;q=7", "es", "no weight is greater than one"],
  [undefined, "am;q=0.5,hi;q=0.5", "am", "equal weights keep their order"],
  [undefined, "FR", "fr", "case does not matter"],
  ["tlh", "zh", "zh", "an unknown saved choice is passed over"],
  ["__proto__", undefined, "en", "a name of an object's own is no language"],
  [undefined, "de,it", "en", "none of ours: English"],
  [undefined, "*", "en", "any: English"],
  [undefined, ";;q=,,=;q=x", "en", "malformed: English"],
  [undefined, undefined, "en", "nothing said: English"],
])("[I18N-02] cookie %s and Accept-Language %s give %s: %s", (saved, accepted, expected) => {
  expect(negotiateLocale(saved, accepted)).toBe(expected);
});
