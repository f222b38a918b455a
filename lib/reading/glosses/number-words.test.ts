import { expect, test } from "vitest";
import type { Locale } from "../../i18n/locales.ts";
import { withFigures } from "./number-words.ts";

test.each<readonly [Locale, string, string]>([
  ["am", "የሁለት ሞል ውሃ መጠነ ቁስ", "የ2 ሞል ውሃ መጠነ ቁስ"],
  ["am", "በሰባ አምስት ኬልቪን", "በ75 ኬልቪን"],
  ["zh", "两摩尔水的质量", "2摩尔水的质量"],
  ["zh", "一百二十毫升", "120毫升"],
  ["hi", "तीन मोल जल", "3 मोल जल"],
])("[READ-02] %s: %s is %s", (locale, text, figures) => {
  expect(withFigures(text, locale)).toBe(figures);
});

test.each<readonly [Locale, string]>([
  ["am", "አንድ ቀን አንድ ተማሪ"],
  ["am", "ሁለት ፎቶን"],
  ["zh", "二三十克"],
  ["zh", "三四克"],
  ["hi", "दस-बारह ग्राम"],
  ["am", "አስር ሃያ ግራም"],
  ["zh", "第三天"],
  ["zh", "几十克"],
  ["zh", "多少千克"],
  ["zh", "八分之一升"],
  ["zh", "三氧化二铁"],
])("[READ-02] %s: %s has no figures", (locale, text) => {
  expect(withFigures(text, locale)).toBe(text);
});
