import fc from "fast-check";
import { expect, test } from "vitest";
import { sentencesAround } from "./sentences-around.ts";
import { splitIntoPassages } from "./split-into-passages.ts";

const PAGE = `Lab 5

Iron rusts where it meets
water and oxygen. Paint keeps
both away. Zinc does too, e.g. on roofs. Weigh 1.0 g of nails. Wait a week.`;

test.each([
  [
    "Zinc does too, e.g. on roofs.",
    {
      before: "Iron rusts where it meets water and oxygen. Paint keeps both away. ",
      after: " Weigh 1.0 g of nails. Wait a week.",
    },
  ],
  [
    "Iron rusts where it meets water and oxygen.",
    { before: "Lab 5 ", after: " Paint keeps both away. Zinc does too, e.g. on roofs." },
  ],
  ["Wait a week.", { before: "Zinc does too, e.g. on roofs. Weigh 1.0 g of nails. ", after: "" }],
  // As it was cited before sentences were: from one's middle on.
  [
    "water and oxygen. Paint keeps",
    { before: "Lab 5 Iron rusts where it meets ", after: " both away. Zinc does too, e.g. on roofs." },
  ],
])("[MAT-04] around %j stand the sentences before and after it", (excerpt, around) => {
  expect(sentencesAround(PAGE, excerpt)).toEqual({ excerpt, ...around });
});

test("[MAT-04] lines of Chinese are joined without a blank, on the page as in the excerpt", () => {
  expect(sentencesAround("铁会生\n锈。油漆能\n隔绝水。锌也可以。", "油漆能隔绝水。")).toEqual({
    before: "铁会生锈。",
    excerpt: "油漆能隔绝水。",
    after: "锌也可以。",
  });
});

test.each(["Gold does not rust.", "", " "])(
  "[MAT-04] nothing stands around %j, which the page does not have",
  (excerpt) => {
    expect(sentencesAround(PAGE, excerpt)).toBeNull();
  },
);

test("[MAT-04] whatever the page, each of its passages is found on it", () => {
  const word = fc.constantFrom(
    "Iron",
    "rusts.",
    "水",
    "生锈。",
    "ውሃ።",
    "1.0 g",
    "→",
    "\n",
    "\n\n",
    "2.1 Salts\n",
    "e.g. it",
    "x".repeat(300),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 80 }), fc.constantFrom("en" as const, "zh" as const), (words, locale) => {
      const text = words.join(" ");
      for (const passage of splitIntoPassages([{ page: 1, text }], locale)) {
        const found = sentencesAround(text, passage.text)?.excerpt;
        expect(found?.replaceAll(/\s/g, "")).toBe(passage.text.replaceAll(/\s/g, ""));
      }
    }),
    { numRuns: 200 },
  );
});
