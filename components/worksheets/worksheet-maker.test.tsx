// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { ProblemFamily, Worksheet } from "#lib/contracts/worksheets.ts";
import curriculum from "#messages/en/curriculum.json" with { type: "json" };
import worksheets from "#messages/en/worksheets.json" with { type: "json" };
import { WorksheetMaker } from "./worksheet-maker.tsx";

const FAMILY: ProblemFamily = { id: "moles", subtopic: "molarity", levels: ["easy"], forms: ["free"], example: "How many moles?" };
const SHEET: Worksheet = { seed: 7, exercises: [] };

let families: () => Response;
let ordered: unknown[];

beforeEach(() => {
  families = () => Response.json([FAMILY]);
  ordered = [];
  vi.stubGlobal("fetch", async (_url: string, { body }: RequestInit = {}) => {
    if (typeof body !== "string") return families();
    ordered.push(JSON.parse(body));
    return Response.json(SHEET);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show() {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ curriculum, worksheets }} timeZone="UTC">
        <WorksheetMaker topic="stoichiometry" />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

const make = async () => {
  await screen.findByRole("checkbox");
  fireEvent.click(screen.getByRole("button", { name: "Make the worksheet" }));
};

const count = () => screen.getByRole<HTMLInputElement>("spinbutton", { name: "Exercises" });
const type = (text: string) => fireEvent.change(count(), { target: { value: text } });

test("a sheet keeps its topic while the next one is chosen", async () => {
  show();
  await make();
  await screen.findByRole("heading", { name: "Worksheet: Stoichiometry" });
  fireEvent.change(screen.getByRole("combobox", { name: "Topic" }), { target: { value: "gas-laws" } });
  expect(screen.getByRole("heading", { name: "Worksheet: Stoichiometry" })).toBeTruthy();
});

test.each([503, 401])("kinds of exercises that cannot be loaded (%i) can be asked for again", async (status) => {
  families = () => new Response("{}", { status });
  show();
  expect((await screen.findByRole("alert")).textContent).toContain("could not be loaded");
  families = () => Response.json([FAMILY]);
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("How many moles?")).toBeTruthy();
});

test.each([
  ["5", "5", 5],
  ["99", "40", 40],
  ["-3", "1", 1],
  ["", "10", 10],
])("typed as %j, the number of exercises is %s", async (typed, shown, sent) => {
  show();
  type("");
  expect(count().value).toBe("");
  type(typed);
  expect(count().value).toBe(typed);
  fireEvent.blur(count());
  expect(count().value).toBe(shown);
  await make();
  await screen.findByRole("heading", { name: "Worksheet: Stoichiometry" });
  expect(ordered).toMatchObject([{ count: sent, families: ["moles"] }]);
});
