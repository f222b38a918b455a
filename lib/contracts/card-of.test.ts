import { expect, test } from "vitest";
import { explainsCard, leadOf } from "./card-of.ts";
import type { Provenance } from "./chat.ts";

const card = { type: "picture_reading", version: 1, text: "How many moles are in 25.0 g of NaCl?" } as const;
const by = (writer: Provenance["writer"]): Provenance => ({ writer, check: null, notice: null });

test.each([
  ["a model's words beside a card", "Think of the mole.", by("model"), card, true],
  ["a card of a model's, and nothing else", card.text, by("model"), card, false],
  [
    "a card of a model's from before cards were set, and nothing else",
    "How many moles are in 25.0 g of H2O?",
    by("model"),
    { ...card, text: "How many moles are in 25.0 g of H₂O?" },
    false,
  ],
  ["the tutor's card in plain text", "whatever", by("tutor"), card, false],
  ["a model's words alone", "Think of the mole.", by("model"), null, true],
  ["what was stored before anybody wrote down who wrote it", "Think of the mole.", null, null, false],
])("%s", (_what, content, provenance, shown, explains) => {
  expect(explainsCard({ content, provenance }, shown)).toBe(explains);
});

test.each([
  ["a kind word before a card", `Let us take it slowly.\n\n${card.text}`, by("tutor"), "Let us take it slowly."],
  ["the card alone", card.text, by("tutor"), ""],
  ["a model's own words", `Think of the mole.\n\n${card.text}`, by("model"), ""],
])("%s", (_what, content, provenance, lead) => {
  expect(leadOf({ content, provenance }, card)).toBe(lead);
});
