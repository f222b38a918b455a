// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { calculate } from "#lib/calculator/calculate.ts";
import { CONSTANTS } from "#lib/quantity/constants.ts";
import words from "#messages/en/at-hand.json" with { type: "json" };
import { ConstantsList } from "./constants-list.tsx";

afterEach(cleanup);

test("[SEE-01] each constant has its value, its uncertainty or that it is exact, and its source; what is copied computes", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  render(
    <NextIntlClientProvider locale="en" messages={{ "at-hand": words }} timeZone="UTC">
      <ConstantsList />
    </NextIntlClientProvider>,
  );
  const shown = screen.getByRole("list").textContent ?? "";
  for (const text of ["8.31446261815324", "9.1093837139(28)", "CODATA 2022", "exact, by definition"])
    expect(shown).toContain(text);
  fireEvent.click(screen.getByRole("button", { name: "Copy the value: Gas constant" }));
  expect(await screen.findByText("Copied")).toBeDefined();
  const copied = calculate(writeText.mock.calls[0]?.[0] ?? "", "en");
  expect(copied.ok && copied.value.result.value.eq(CONSTANTS.gas.value)).toBe(true);
  vi.unstubAllGlobals();
});
