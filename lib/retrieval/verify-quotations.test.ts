import { expect, test } from "vitest";
import { sentencesWith, verifyQuotations } from "./verify-quotations.ts";

const SOURCES = [
  "The blue vessel of Axum holds copper(II) sulfate pentahydrate. It turns white when heated.",
  "青瓷釉含有少量铁，烧成时铁被还原，所以釉是绿色的。",
];

test.each([
  ["a sentence in marks", "It says: “It turns white when heated.” So water leaves.", [0]],
  ["with other spaces and emphasis", "> The blue *vessel* of Axum\n> holds copper(II) sulfate\n\nSo it does.", [0]],
  ["in Chinese", "资料说「烧成时铁被还原，所以釉是绿色的」。", [1]],
  ["words that are only named", 'The word "mole" is a count.', []],
  ["the student's own words", 'You ask "why does the vessel turn pink at once".', []],
])("[MAT-04] %s stay", (_name, text, used) => {
  expect(verifyQuotations(text, SOURCES, ["Why? why does the vessel turn pink at once?"])).toMatchObject({ text });
  expect([...verifyQuotations(text, SOURCES, []).used.keys()]).toEqual(used);
});

test.each([
  ["It says: “It turns bright pink when heated.” So.", "It says: […] So."],
  ["Before.\n\n> It explodes when it is heated to 200 °C.\n\nAfter.", "Before.\n\nAfter."],
  ["“It turns white when heated.” and “It turns white when heated, always.”", "“It turns white when heated.” and […]"],
])("[MAT-04] what the source does not say is taken out of %j", (text, expected) => {
  expect(verifyQuotations(text, SOURCES, []).text).toBe(expected);
});

const LAB = "Wear goggles, e.g. those of lab 3. The *blue* salt loses 5 H₂O. It turns white. Weigh it again.";

test.each([
  ["a part of one", ["salt loses 5 H2O"], "The *blue* salt loses 5 H₂O."],
  ["the end of one and the beginning of the next", ["5 H2O. It turns"], "The *blue* salt loses 5 H₂O. It turns white."],
  ["two that lie apart", ["those of lab 3", "It turns white"], LAB.replace(" Weigh it again.", "")],
  ["nothing that is there", ["It explodes"], LAB],
])("[MAT-04] what quotes %s is cited by its sentences", (_name, quoted, cited) => {
  expect(sentencesWith(LAB, quoted)).toBe(cited);
});
