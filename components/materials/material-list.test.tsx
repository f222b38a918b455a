// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { createRef } from "react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createQueryClient } from "#lib/client/query-client.ts";
import type { Material } from "#lib/contracts/answers/material.ts";
import curriculum from "#messages/en/curriculum.json" with { type: "json" };
import materials from "#messages/en/materials.json" with { type: "json" };
import sources from "#messages/en/sources.json" with { type: "json" };
import { MaterialList } from "./material-list.tsx";

beforeEach(() => {
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(cleanup);

const materialOf = (number: number): Material => ({
  id: String(number),
  title: `Lesson ${number}.`,
  description: "",
  topic: "solutions",
  tags: [],
  isPublic: 0,
  fileUrl: `/api/objects/${number}`,
  fileName: "a.pdf",
  fileSize: 1,
  fileType: "application/pdf",
  mediaType: "application/pdf",
  state: "ready",
  failure: null,
  pageCount: 1,
  cutBy: null,
  place: null,
  createdAt: "2026-01-01T00:00:00.000Z",
});

function show(count: number) {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ curriculum, materials, sources }} timeZone="UTC">
        <MaterialList
          materials={Array.from({ length: count }, (_, index) => materialOf(index + 1))}
          headingRef={createRef()}
          onDeleted={() => undefined}
        />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
}

const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const more = () => screen.queryByRole("button", { name: "Show more" });

test("[MAT-03] of many materials the newest are shown, and more when they are asked for, where the reader goes on", () => {
  show(72);
  expect(titles()).toHaveLength(50);
  const button = more();
  if (button === null) throw new Error("Nothing leads to the others.");
  fireEvent.click(button);
  expect(titles()).toHaveLength(72);
  expect(more()).toBeNull();
  const first = screen.getByRole("listitem", { name: "Lesson 51." });
  expect(first.contains(document.activeElement)).toBe(true);
});

test("[MAT-03] a search finds those that are not shown as well", () => {
  show(72);
  fireEvent.change(screen.getByRole("searchbox"), { target: { value: "lesson 71." } });
  expect(titles()).toEqual(["Lesson 71."]);
  expect(more()).toBeNull();
});

test("[MAT-03] as many as are shown at once need no button", () => {
  show(50);
  expect(titles()).toHaveLength(50);
  expect(more()).toBeNull();
});
