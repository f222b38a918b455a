// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test } from "vitest";
import words from "#messages/en/at-hand.json" with { type: "json" };
import { Calculator } from "./calculator.tsx";

afterEach(cleanup);

function show() {
  render(
    <NextIntlClientProvider locale="en" messages={{ "at-hand": words }} timeZone="UTC">
      <Calculator />
    </NextIntlClientProvider>,
  );
  const field = screen.getByRole("textbox", { name: "Calculation" });
  return {
    field,
    compute: (text: string) => {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.click(screen.getByRole("button", { name: "Calculate" }));
    },
  };
}

/** Narrow spaces as common ones. */
const textOf = (element: HTMLElement): string => (element.textContent ?? "").replaceAll("\u202f", " ");

test("[SEE-01] a result has its unit, its figures, and why", () => {
  const { compute, field } = show();
  compute("25.0 mL * 0.10 mol/L");
  const [entry] = within(screen.getByRole("list", { name: "Results" })).getAllByRole("listitem");
  if (entry === undefined) throw new Error("No result is shown");
  expect(textOf(entry)).toContain("= 0.0025 mol");
  for (const reason of [
    "2 significant figures",
    words.calculator.rules.fewest,
    "1 L = 1000 mL",
    "at the end: 0.0025 mol",
  ])
    expect(textOf(entry)).toContain(reason);
  fireEvent.click(within(entry).getByRole("button", { name: "Use again: 25.0 mL * 0.10 mol/L" }));
  expect(field).toHaveProperty("value", "25.0 mL * 0.10 mol/L");
});

test("[SEE-01] an error is a sentence, with the place marked", () => {
  const { compute, field } = show();
  compute("5.0 g + 2.0 mL");
  const alert = screen.getByRole("alert");
  expect(alert.textContent).toContain("g and mL do not measure the same, so they cannot be added or converted.");
  expect(alert.querySelector("mark")?.textContent).toBe("5.0 g + 2.0 mL");
  expect(field.getAttribute("aria-invalid")).toBe("true");
  compute("12.5 gg");
  expect(screen.getByRole("alert").querySelector("mark")?.textContent).toBe("gg");
});

test("[SEE-01] the arrow keys bring back what was typed before", () => {
  const { compute, field } = show();
  compute("1 + 1");
  compute("2 + 2");
  const values = ["ArrowUp", "ArrowUp", "ArrowDown", "ArrowDown"].map((key) => {
    fireEvent.keyDown(field, { key });
    return (field as HTMLInputElement).value;
  });
  expect(values).toEqual(["2 + 2", "1 + 1", "2 + 2", ""]);
});
