// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import materials from "#messages/en/materials.json" with { type: "json" };
import sources from "#messages/en/sources.json" with { type: "json" };
import { MaterialItem } from "./material-item.tsx";

const MATERIAL: Material = {
  id: "6f1c2f8e-9d1b-4a51-8a2e-0b6f4c1d2e3f",
  title: "Hydrates",
  description: "",
  topic: "stoichiometry",
  tags: [],
  isPublic: 0,
  fileUrl: "/api/objects/1",
  fileName: "hydrates.pdf",
  fileSize: 50_485_760,
  fileType: "application/pdf",
  mediaType: "application/pdf",
  state: "failed",
  failure: "unavailable",
  pageCount: null,
  cutBy: null,
  place: null,
  createdAt: "2026-03-02T03:00:00.000Z",
};

beforeEach(() => {
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show(change: Partial<Material> = {}) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ materials, sources }} timeZone="UTC">
        <ul>
          <MaterialItem material={{ ...MATERIAL, ...change }} topicName="Stoichiometry" onDeleted={() => undefined} />
        </ul>
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

const button = (name: string | RegExp) => screen.getByRole("button", { name });

test("[MAT-03] thinking better of a deletion gives the focus back", () => {
  show();
  fireEvent.click(button(/^Delete/));
  expect(document.activeElement?.textContent).toBe(materials.deletion.cancel);
  fireEvent.click(button(materials.deletion.cancel));
  expect(document.activeElement).toBe(button(/^Delete/));
});

test("[MAT-04] the button that has a file read again keeps the focus, and asks once", async () => {
  const asked = vi.fn<typeof fetch>(() => new Promise(() => undefined));
  vi.stubGlobal("fetch", asked);
  show();
  const retry = button(materials.states.retry);
  retry.focus();
  fireEvent.click(retry);
  await waitFor(() => expect(retry.getAttribute("aria-disabled")).toBe("true"));
  fireEvent.click(retry);
  expect(asked).toHaveBeenCalledOnce();
  expect(retry.hasAttribute("disabled")).toBe(false);
});

test.each([
  [1, "1 kB"],
  [1_536, "2 kB"],
  [1_048_063, "1,023 kB"],
  [1_048_575, "1 MB"],
  [50_485_760, "48.1 MB"],
])("[MAT-03] a file of %i bytes is said to have %s", (fileSize, size) => {
  show({ fileSize });
  expect(screen.getByText(`${size} · Mar 2, 2026`)).toBeDefined();
});

test.each([
  [1, "Public: everyone signed in"],
  [0, "Only you"],
] as const)("[MAT-04] a material with the flag %i says to whom it is shown", (isPublic, words) => {
  show({ isPublic });
  expect(screen.getByText(words)).toBeDefined();
});

test.each([
  [1, "1st in line to be read"],
  [22, "22nd in line to be read"],
  [null, "Uploaded, waiting to be read"],
])("[MAT-04] what waits at place %s says so", (place, words) => {
  show({ state: "uploaded", failure: null, place });
  expect(screen.getByText(words)).toBeDefined();
});

test.each([
  ["characters", "Of one file 4,000,000 characters are read", false],
  ["pages", "Of one file 2,000 pages are read", false],
  ["passages", "Of one file 20,000 passages are kept", false],
  ["time", "Reading it took more than 60 minutes", true],
  ["room", "Your files together hold as much text", true],
] as const)("[MAT-04] a file that was cut by %s says how far it was read and why", (cutBy, reason, mayGoFurther) => {
  show({ state: "ready", failure: null, pageCount: 1_350, cutBy });
  expect(screen.getByText(/^Read up to page 1,350; answers know nothing/).textContent).toContain(reason);
  expect(screen.queryAllByRole("button", { name: materials.states.retry })).toHaveLength(mayGoFurther ? 1 : 0);
});
