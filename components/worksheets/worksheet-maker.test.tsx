// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { material } from "#components/materials/material.fixture.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import type { MaterialSubjects, ProblemFamily, Worksheet } from "#lib/contracts/answers/worksheets.ts";
import curriculum from "#messages/en/curriculum.json" with { type: "json" };
import materialWords from "#messages/en/materials.json" with { type: "json" };
import sources from "#messages/en/sources.json" with { type: "json" };
import worksheets from "#messages/en/worksheets.json" with { type: "json" };
import { WorksheetMaker } from "./worksheet-maker.tsx";

const FAMILY: ProblemFamily = {
  id: "moles",
  subtopic: "molarity",
  levels: ["easy"],
  forms: ["free"],
  example: "How many moles?",
};
const SHEET: Worksheet = {
  seed: 7,
  exercises: [{ number: 1, question: "How many?", options: [], answer: "2", steps: [], source: null }],
};

let families: () => Response;
let subjects: MaterialSubjects;
let ordered: unknown[];
let read: string[];

beforeEach(() => {
  families = () => Response.json([FAMILY]);
  ordered = [];
  read = [];
  vi.stubGlobal("fetch", async (url: string, { body }: RequestInit = {}) => {
    if (url.includes("/subjects")) {
      read.push(new URL(url, "http://localhost").searchParams.get("materials") ?? "");
      return Response.json(subjects);
    }
    if (typeof body !== "string") return families();
    ordered.push(JSON.parse(body));
    return Response.json(SHEET);
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(materials: readonly Material[] = []) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider
        locale="en"
        messages={{ curriculum, materials: materialWords, sources, worksheets }}
        timeZone="UTC"
      >
        <WorksheetMaker topic="stoichiometry" materials={materials} />
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

describe("[ROLE-02] problems about materials", () => {
  const FOUND = {
    title: "1",
    subtopics: ["titrations"] as const,
    reactions: ["2 H₂ + O₂ → 2 H₂O"],
    substances: ["H₂O"],
    pageCount: 1,
    lastPage: 1,
  };
  const chooseMine = () => fireEvent.click(screen.getByRole("radio", { name: "My materials" }));

  test("only those with text can be chosen, the others say why not", () => {
    show([
      material("1"),
      material("2", { state: "reading", pageCount: null }),
      material("3", { state: "failed", failure: "encrypted", pageCount: null }),
      material("4", { pageCount: null, mediaType: "image/png" }),
    ]);
    chooseMine();
    const boxes = within(screen.getByRole("group", { name: "Materials" })).getAllByRole<HTMLInputElement>("checkbox");
    expect(boxes.map(({ disabled }) => disabled)).toEqual([false, true, true, true]);
    for (const reason of [
      "Reading the file",
      "The file is locked with a password.",
      "A picture: it is kept, but has no text that answers could quote.",
    ])
      expect(screen.getByText(reason)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Make the worksheet" }).disabled).toBe(true);
  });

  test("what is chosen is read, and a sheet is ordered about it, in one order however it was ticked", async () => {
    const [one, two] = [material("1"), material("2")];
    subjects = { families: [FAMILY], materials: [{ ...FOUND, id: one.id, subtopics: [...FOUND.subtopics] }] };
    show([one, two]);
    chooseMine();
    fireEvent.click(screen.getByRole("checkbox", { name: "2" }));
    fireEvent.click(screen.getByRole("checkbox", { name: "1" }));
    expect((await screen.findByRole("region", { name: "Found in your materials" })).textContent).toContain(
      "Titrations",
    );
    expect(read.at(-1)).toBe(`${one.id},${two.id}`);
    fireEvent.click(screen.getByRole("button", { name: "Make the worksheet" }));
    await screen.findByRole("heading", { name: "Worksheet: 1 and 2" });
    expect(ordered).toMatchObject([{ materials: [one.id, two.id], families: ["moles"] }]);
  });

  test("a material that gives none says so, and what was looked for", async () => {
    const one = material("1");
    subjects = {
      families: [],
      materials: [{ ...FOUND, id: one.id, subtopics: [], reactions: [], substances: [], pageCount: 300, lastPage: 40 }],
    };
    show([one]);
    chooseMine();
    fireEvent.click(screen.getByRole("checkbox", { name: "1" }));
    const found = await screen.findByRole("region", { name: "Found in your materials" });
    expect(found.textContent).toMatch(
      /Nothing was found here that a problem can be made of\. Looked for: \d+ subtopics/,
    );
    expect(found.textContent).toContain("Read up to page 40 of 300.");
    expect(screen.getByText("The chosen materials give no exercises of this level and form.")).toBeTruthy();
  });

  test("who has none is told how to get some, and a topic's problems are about no material", async () => {
    show();
    chooseMine();
    expect(screen.getByText(/You have no materials yet/)).toBeTruthy();
    fireEvent.click(screen.getByRole("radio", { name: "A topic" }));
    await make();
    await screen.findByRole("heading", { name: "Worksheet: Stoichiometry" });
    expect(ordered).toMatchObject([{ materials: [] }]);
  });
});
