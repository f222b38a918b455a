// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import words from "#messages/en/at-hand.json" with { type: "json" };
import { PeriodicTable } from "./periodic-table.tsx";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

function show(onAsk?: (question: string) => void) {
  render(
    <NextIntlClientProvider locale="en" messages={{ "at-hand": words }} timeZone="UTC">
      <PeriodicTable onAsk={onAsk} />
    </NextIntlClientProvider>,
  );
}

const tile = (name: RegExp) => screen.getByRole("button", { name });
const choose = (view: string) => fireEvent.change(screen.getByLabelText("Colour shows"), { target: { value: view } });

test("[SEE-01] the table is a grid with one stop of the Tab key, and arrows go by row and column", () => {
  show();
  const grid = screen.getByRole("grid", { name: "Periodic table of the elements" });
  expect(within(grid).getAllByRole("gridcell")).toHaveLength(118);
  const stops = () =>
    within(grid)
      .getAllByRole("button")
      .filter((each) => each.tabIndex === 0);
  expect(stops()).toEqual([tile(/^hydrogen,/)]);
  tile(/^hydrogen,/).focus();
  for (const [key, name] of [
    ["ArrowDown", /^lithium,/],
    ["ArrowRight", /^beryllium,/],
    ["ArrowRight", /^boron,/],
    ["End", /^neon,/],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? grid, { key });
    expect(document.activeElement).toBe(tile(name));
    expect(stops()).toEqual([tile(name)]);
  }
  fireEvent.keyDown(document.activeElement ?? grid, { key: "End", ctrlKey: true });
  expect(document.activeElement).toBe(tile(/^oganesson,/));
});

test("[SEE-01] what a tile's colour says stands in it, and a missing value is said to be missing", () => {
  show();
  expect(tile(/^iron,/).textContent).toBe("26Fed");
  choose("electronegativity");
  expect(tile(/^fluorine,/).textContent).toBe("9F3.98");
  expect(tile(/^neon, Ne, 10, no value$/).textContent).toBe("10Ne–");
  choose("radius");
  expect(tile(/^caesium, Cs, 55, 298 pm$/).textContent).toBe("55Cs298");
  choose("state");
  expect(tile(/^mercury,/).textContent).toBe("80Hgliquid");
  fireEvent.change(screen.getByRole("slider", { name: "Temperature" }), { target: { value: "400" } });
  expect(tile(/^mercury,/).textContent).toBe("80Hggas");
});

test("[SEE-01] a temperature can be typed, and what is none changes nothing", () => {
  show();
  choose("state");
  const field = screen.getByRole("textbox", { name: "Temperature" });
  fireEvent.change(field, { target: { value: "-50" } });
  expect(tile(/^mercury,/).textContent).toBe("80Hgsolid");
  expect(screen.getByText("= 223 K")).toBeDefined();
  fireEvent.change(field, { target: { value: "9000" } });
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(tile(/^mercury,/).textContent).toBe("80Hgsolid");
});

test("[SEE-01] an element is found by symbol, number and name, and its facts have their sources", () => {
  const onAsk = vi.fn<(question: string) => void>();
  show(onAsk);
  const search = screen.getByRole("searchbox", { name: "Find an element" });
  for (const text of ["fe", "26", "iro"]) {
    fireEvent.change(search, { target: { value: text } });
    expect(screen.getByRole("button", { name: "Fe · iron" })).toBeDefined();
  }
  fireEvent.submit(search);
  const facts = screen.getByRole("region", { name: /^Fe · iron/ });
  expect(document.activeElement).toBe(within(facts).getByRole("heading", { level: 3 }));
  for (const text of ["[Ar] 3d⁶ 4s²", "762.5 kJ/mol", "1538 °C", "+2, +3, +4, +6", "group 8, period 4, d block"])
    expect(facts.textContent).toContain(text);
  expect(facts.textContent).toContain("NIST");
  fireEvent.click(within(facts).getByRole("button", { name: "What is the electron configuration of Fe?" }));
  expect(onAsk).toHaveBeenCalledExactlyOnceWith("What is the electron configuration of Fe?");
  fireEvent.click(within(facts).getByRole("button", { name: "Back to the table" }));
  expect(document.activeElement).toBe(tile(/^iron,/));
});

test("[SEE-01] what our tables lack is said, and without a conversation nobody can be asked", () => {
  show();
  fireEvent.click(tile(/^oganesson,/));
  const facts = screen.getByRole("region", { name: /^Og/ });
  expect(within(facts).getAllByText("not in our tables").length).toBeGreaterThan(4);
  expect(within(facts).queryByText("Ask the tutor")).toBeNull();
});
