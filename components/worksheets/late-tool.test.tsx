// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { late } from "#components/ui/use-late.ts";
import worksheets from "#messages/en/worksheets.json" with { type: "json" };
import { LateTool } from "./late-tool.tsx";

function Tool({ topic }: { topic: string }) {
  return <p>About {topic}</p>;
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

test("[ERR-07] a tool that cannot be fetched says so, and is there once it can be", async () => {
  let isReachable = false;
  const part = late(async () => {
    if (!isReachable) throw new Error("away");
    return Tool;
  });
  render(
    <NextIntlClientProvider locale="en" messages={{ worksheets }} timeZone="UTC">
      <LateTool part={part} tool={{ topic: "salts" }} />
    </NextIntlClientProvider>,
  );
  expect(screen.getByRole("status", { name: "Loading this tool" })).toBeTruthy();
  expect((await screen.findByRole("alert")).textContent).toContain("This tool could not be loaded.");
  isReachable = true;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("About salts")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
});
