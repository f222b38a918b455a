import { expect, test } from "vitest";
import { cardText } from "./card-text.ts";
import { parseCard } from "./card.ts";
import withDrawings from "./fixtures/concept-explanation-v1-drawings.json" with { type: "json" };
import versionOne from "./fixtures/concept-explanation-v1.json" with { type: "json" };

test("[MSG-07] [CARD-07] a lesson of version 1 is read with all that was stored", () => {
  expect(parseCard(versionOne)).toEqual(versionOne);
});

test("[MSG-07] [CARD-07] a lesson with drawings is read with all that was stored, and says them in its text", () => {
  const card = parseCard(withDrawings);
  expect(card).toEqual(withDrawings);
  const text = card === null ? "" : cardText(card);
  for (const drawing of withDrawings.drawings) expect(text).toContain(`${drawing.title}\n${drawing.text}`);
});

test.each([
  ["an unknown kind", [{ kind: "film", title: "x", text: "x" }]],
  ["a curve of one point", [{ ...withDrawings.drawings[0], series: [{ name: "", points: [[0, 1]] }] }]],
  ["a structure longer than any", [{ ...withDrawings.drawings[2], smiles: "C".repeat(401) }]],
  ["too many", Array.from({ length: 9 }, () => withDrawings.drawings[2])],
  ["no list", "plot"],
])("[MSG-07] a lesson whose drawings are %s keeps its words", (_, drawings) => {
  const card = parseCard({ ...versionOne, drawings });
  expect(card).toEqual({ ...versionOne, drawings: undefined });
});

test("[MSG-07] a lesson without a version is brought to version 1", () => {
  const bare = {
    type: "concept_explanation",
    title: "Molarity",
    summary: "Moles in a litre.",
    sections: [{ heading: "The idea", text: "Divide." }],
  };
  expect(parseCard(bare)).toEqual({
    ...bare,
    version: 1,
    topic: null,
    relations: [],
    example: null,
    mistakes: [],
    sources: [],
    related: [],
  });
});

test.each([
  ["a version of the future", { ...versionOne, version: 2 }],
  ["a section without a text", { ...versionOne, sections: [{ heading: "The idea" }] }],
  ["an example without a solution", { ...versionOne, example: { question: "How much?" } }],
])("[MSG-07] a lesson with %s is no card", (_, stored) => {
  expect(parseCard(stored)).toBeNull();
});

test("[HOME-04] a lesson as text holds its parts in order", () => {
  const card = parseCard(versionOne);
  const text = card === null ? "" : cardText(card);
  const parts = [
    versionOne.title,
    versionOne.summary,
    "c = n / V",
    versionOne.example.question,
    versionOne.mistakes[0] ?? "?",
    versionOne.sources[0] ?? "?",
  ];
  const places = parts.map((part) => text.indexOf(part));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
});
