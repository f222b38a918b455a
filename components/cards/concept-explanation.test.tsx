// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { parseCard } from "#lib/cards/card.ts";
import versionOne from "#lib/cards/fixtures/concept-explanation-v1.json" with { type: "json" };
import { recordedActions, showCard } from "./show-card.fixture.tsx";

afterEach(cleanup);

function show(change: object = {}) {
  const card = parseCard({ ...versionOne, ...change });
  if (card === null) throw new Error("The card cannot be read.");
  showCard(card, null);
}

test("[CARD-07] a lesson shows title, summary, sections, relations, example, mistakes, sources and where to go on", () => {
  show();
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Molarity");
  expect(screen.getByText("Concept")).toBeDefined();
  expect(screen.getByText("Checked")).toBeDefined();
  for (const { heading } of versionOne.sections) expect(screen.getByRole("heading", { name: heading })).toBeDefined();
  for (const heading of ["Key relations", "Worked example", "Common mistakes", "Further reading", "Go on with"])
    expect(screen.getByRole("heading", { name: heading })).toBeDefined();
  expect(document.body.textContent).toContain(versionOne.summary);
  for (const { text, meaning } of versionOne.relations) {
    expect(screen.getByRole("math", { name: text })).toBeDefined();
    expect(document.body.textContent).toContain(meaning);
  }
  for (const mistake of versionOne.mistakes) expect(screen.getByText(mistake)).toBeDefined();
  for (const { title } of versionOne.related) expect(screen.getByText(title)).toBeDefined();
});

test("[CARD-07] a lesson is read in its order: the sections as they follow each other, then relations, example, mistakes, where to go on, sources", () => {
  show();
  const headings = screen.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent);
  const order = [
    ...versionOne.sections.map(({ heading }) => heading),
    "Key relations",
    "Worked example",
    "Common mistakes",
    "Go on with",
    "Further reading",
  ];
  expect(headings.filter((heading) => order.includes(heading ?? ""))).toEqual(order);
});

test("[CARD-07] the worked example has its question, its steps and its final answer", () => {
  show();
  const heading = screen.getByRole("heading", { name: "Worked example" });
  const example = heading.closest("section");
  if (example === null) throw new Error("The example is no section.");
  expect(within(example).getByText("Final answer")).toBeDefined();
  expect(within(example).getAllByRole("listitem")).toHaveLength(versionOne.example.solution.steps.length);
});

test("[CARD-07] a lesson with nothing to compute shows no empty parts", () => {
  show({ relations: [], example: null, related: [] });
  for (const heading of ["Key relations", "Worked example", "Go on with"])
    expect(screen.queryByRole("heading", { name: heading })).toBeNull();
  expect(screen.getByRole("heading", { name: "Common mistakes" })).toBeDefined();
});

test("[CARD-07] a related topic asks for its lesson, once and only while nothing is written", () => {
  const card = parseCard(versionOne);
  const [related] = versionOne.related;
  if (card === null || related === undefined) throw new Error("The card cannot be read.");
  const actions = recordedActions();
  const { unmount } = showCard(card, actions);
  fireEvent.click(screen.getByRole("button", { name: related.title }));
  expect(actions.explain.mock.calls).toEqual([[related.title]]);
  unmount();
  const busy = recordedActions({ isBusy: true });
  showCard(card, busy);
  fireEvent.click(screen.getByRole("button", { name: related.title }));
  expect(busy.explain).not.toHaveBeenCalled();
});

test("[CARD-07] a drawing is a figure with its title and its words", async () => {
  show({
    drawings: [
      {
        kind: "shape",
        title: "water: bent",
        text: "O stands in the middle.",
        formula: "H₂O",
        center: "O",
        centerPairs: 2,
        ligands: [
          { symbol: "H", order: 1, pairs: 0 },
          { symbol: "H", order: 1, pairs: 0 },
        ],
      },
    ],
  });
  const figure = await screen.findByRole("figure");
  expect(figure.textContent).toContain("water: bent");
  expect(figure.textContent).toContain("O stands in the middle.");
  await waitFor(() => expect(figure.querySelectorAll("svg circle")).toHaveLength(4));
});

test("[CARD-07] a drawing that cannot be read takes no words with it", () => {
  show({ drawings: [{ kind: "plot", title: "x" }] });
  expect(screen.queryByRole("figure")).toBeNull();
  expect(screen.getByRole("heading", { level: 2 }).textContent).toBe("Molarity");
});

test("[CARD-09] chemistry in the prose of a lesson has true subscripts", () => {
  show({ summary: "H2SO4 is a strong acid.", sections: [], relations: [], example: null });
  expect([...document.querySelectorAll("sub")].map((sub) => sub.textContent)).toEqual(["2", "4"]);
});
