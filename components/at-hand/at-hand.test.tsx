// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { nameElements } from "#lib/at-hand/name-elements.ts";
import words from "#messages/en/at-hand.json" with { type: "json" };
import { AtHand } from "./at-hand.tsx";
import { ElementNamesProvider } from "./element-names.ts";

afterEach(cleanup);

function show() {
  const onWrite = vi.fn<(text: string) => void>();
  render(
    <NextIntlClientProvider locale="en" messages={{ "at-hand": words }} timeZone="UTC">
      <ElementNamesProvider value={nameElements("en")}>
        <AtHand onWrite={onWrite} />
      </ElementNamesProvider>
    </NextIntlClientProvider>,
  );
  return { onWrite };
}

const openTab = (name: string) => fireEvent.click(screen.getByRole("tab", { name }));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole("button", { name }));
const plain = (text: string | null | undefined): string => (text ?? "").replaceAll("\u202f", " ");

/** What the calculator says of an expression. */
function calculate(text: string): string {
  const field = screen.getByRole("textbox", { name: words.calculator.label });
  fireEvent.change(field, { target: { value: text } });
  press(words.calculator.compute);
  const [outcome] = within(screen.getByRole("tabpanel")).getAllByRole("status");
  return plain(outcome?.textContent);
}

test("[SEE-01] one tile at a time is a stop of the Tab key, and arrows lead on", () => {
  show();
  const stops = () =>
    within(screen.getByRole("grid"))
      .getAllByRole("button")
      .filter(({ tabIndex }) => tabIndex === 0);
  expect(stops().map(({ textContent }) => textContent)).toEqual([expect.stringContaining("H")]);
  const [first] = stops();
  first?.focus();
  for (const key of ["ArrowDown", "ArrowRight", "ArrowRight"])
    if (document.activeElement !== null) fireEvent.keyDown(document.activeElement, { key });
  expect(document.activeElement?.getAttribute("data-element")).toBe("B");
  expect(stops()).toEqual([document.activeElement]);
});

test("[SEE-01] an element that was chosen tells its facts, and can be asked about", () => {
  const { onWrite } = show();
  press(/^17 Cl chlorine/);
  const facts = screen.getByRole("region", { name: "Chlorine (Cl)" });
  expect(document.activeElement).toBe(within(facts).getByRole("heading"));
  for (const fact of ["35.45 g/mol", "[Ne] 3s² 3p⁵", "−1, +1, +3", "Cl-37: 36.9659 u, 24.24%"])
    expect(plain(facts.textContent)).toContain(fact);
  press(words.table.ask);
  expect(onWrite).toHaveBeenCalledWith("electron configuration of chlorine");
});

test("[SEE-01] a result has its reasons, a mistake its place, and both stay to be taken up again", () => {
  const { onWrite } = show();
  openTab(words.tabs.calculator);
  const told = calculate("25.0 mL * 0.10 mol/L + 0.0125 mol");
  for (const part of [
    "= 0.0150 mol",
    "1 L = 1000 mL",
    "significant figures as the factor with the fewest, 2. That is 0.10 mol/L.",
  ])
    expect(told).toContain(part);
  press(words.calculator.insert);
  expect(plain(onWrite.mock.calls[0]?.[0])).toBe("25.0 mL * 0.10 mol/L + 0.0125 mol = 0.0150 mol");
  expect(calculate("2 * (3 + 4")).toContain("At character 5: This bracket is never closed.");
  expect(calculate("<b>&")).toContain("At character 1: A value is missing here.");
  press(/^25\.0 mL .* = 0\.0150/u);
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: words.calculator.label }).value).toContain("25.0 mL");
});

test("[SEE-01] a constant that was found goes into the calculator", () => {
  show();
  openTab(words.tabs.constants);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "faraday" } });
  expect(plain(screen.getByRole("tabpanel").textContent)).toContain("F = 96,485.3321233… C/mol");
  press("Calculate with Faraday constant");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: words.calculator.label }));
  expect(calculate("2.00 mol * F")).toContain("= 193,000 C");
});
