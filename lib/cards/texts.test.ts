import { describe, expect, test } from "vitest";
import { cardText } from "./card-text.ts";
import { cardSchema, parseCard } from "./card.ts";
import { fillCard } from "./fill-card.fixture.ts";

const CARDS = cardSchema.options.flatMap((option) =>
  [0, 1].map((alternative) => [option.shape.type.value, alternative] as const),
);

describe.each(CARDS)("a stored %s, alternative %i", (type, alternative) => {
  const { stored, texts } = fillCard(type, alternative);
  const card = parseCard(stored);

  test("[CARD-09] each of its texts says what it is", () => {
    expect(texts.length).toBeGreaterThan(0);
    expect(texts.filter(({ kind }) => kind === "nothing said")).toEqual([]);
  });

  test("[CARD-09] its words and equations come in Unicode notation, and all else as it was stored", () => {
    const read = JSON.stringify(card);
    for (const { path, kind, raw, set } of texts) {
      expect(read.includes(kind === "words" || kind === "equation" ? set : raw), `${path}, ${kind}`).toBe(true);
    }
    expect(parseCard(card)).toEqual(card);
  });

  test("[CARD-09] as text it holds no equation that is not set", () => {
    const raws = texts.filter(({ kind }) => kind === "words" || kind === "equation").map(({ raw }) => raw);
    const text = card === null ? "" : cardText(card);
    expect(text).not.toBe("");
    expect(raws.filter((raw) => text.includes(raw))).toEqual([]);
  });
});

test.each([
  [
    "a stacked fraction for the screen to lay out",
    "equation",
    String.raw`K = \frac{[NH3]^2}{[N2][H2]^3}`,
    String.raw`K = \frac{[NH3]^2}{[N2][H2]^3}`,
  ],
  ["notation of TeX that the line can show", "equation", String.raw`\ce{2 H2 + O2 -> 2 H2O}`, "2 H₂ + O₂ → 2 H₂O"],
  [
    "several lines",
    "equation",
    "N2 + 3 H2 <=> 2 NH3\nn = 28.0 g / 28.02 g/mol",
    "N₂ + 3 H₂ ⇌ 2 NH₃\nn = 28.0 g / 28.02 g/mol",
  ],
  [
    "a fraction between words",
    "content",
    String.raw`Take \(\frac{n}{V}\) of H2SO4.`,
    String.raw`Take \(\frac{n}{V}\) of H₂SO₄.`,
  ],
])("[CARD-09] a step keeps or sets %s", (_name, field, written, shown) => {
  const step = { stepNumber: 1, title: "", equation: "", content: "", explanation: "", [field]: written };
  const card = parseCard({
    type: "step_solution",
    solution: { steps: [step], finalAnswer: { value: "1", unit: "mol L^-1", explanation: "" } },
  });
  expect(card).toMatchObject({ solution: { steps: [{ [field]: shown }], finalAnswer: { unit: "mol L⁻¹" } } });
});
