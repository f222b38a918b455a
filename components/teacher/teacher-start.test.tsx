// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, expect, test, vi } from "vitest";
import { material } from "#components/materials/material.fixture.ts";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import curriculum from "#messages/en/curriculum.json" with { type: "json" };
import materials from "#messages/en/materials.json" with { type: "json" };
import { TeacherStart } from "./teacher-start.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(own: readonly Material[] | null) {
  vi.stubGlobal("fetch", () =>
    Promise.resolve(own === null ? new Response("{}", { status: 403 }) : Response.json(own)),
  );
  const onProblem = vi.fn<() => void>();
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ curriculum, materials }} timeZone="UTC">
        <TeacherStart onProblem={onProblem} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return onProblem;
}

test("[ROLE-02] the tools lead to their place, and a problem about materials is asked for in the chat", () => {
  const onProblem = show([]);
  const places = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(places).toEqual(["/materials?tab=maker", "/materials?tab=auditor", "/materials"]);
  fireEvent.click(screen.getByRole("button", { name: /^Practice problem on a material/ }));
  expect(onProblem).toHaveBeenCalledOnce();
});

test("[MAT-03] [MAT-04] the latest materials say who may see them, and what keeps them from answers", async () => {
  show([
    material("Salts", { isPublic: 1, topic: "gas-laws" }),
    material("Scan", { state: "failed", failure: "no_text" }),
    material("Buffers", { state: "indexing" }),
    material("Older"),
  ]);
  const list = await screen.findByRole("list", { name: "Your materials" });
  expect([...list.children].map(({ textContent }) => textContent)).toEqual([
    "SaltsGas Laws · Public: everyone signed in",
    `ScanStoichiometry · Only you · ${materials.states.failures.no_text}`,
    "BuffersStoichiometry · Only you · Preparing it for answers",
  ]);
  expect(screen.getByRole("link", { name: "4 materials" }).getAttribute("href")).toBe("/materials");
});

test("[MAT-03] without materials, or without the list, the tools are there all the same", async () => {
  show([]);
  expect(await screen.findByText(materials.list.empty)).toBeDefined();
  cleanup();
  show(null);
  expect(screen.getAllByRole("link")).toHaveLength(3);
});
