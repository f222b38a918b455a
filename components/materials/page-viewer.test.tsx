// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createQueryClient } from "#lib/client/query-client.ts";
import sources from "#messages/en/sources.json" with { type: "json" };
import { PageViewer } from "./page-viewer.tsx";

/** Pages that are answered when the test says so. */
let pages: Map<number, PromiseWithResolvers<Response>>;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = vi.fn<() => void>();
  pages = new Map();
  vi.stubGlobal("fetch", (url: string) => page(Number(url.split("/").at(-1))).promise);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function page(number: number): PromiseWithResolvers<Response> {
  const known = pages.get(number) ?? Promise.withResolvers<Response>();
  pages.set(number, known);
  return known;
}

const answer = (number: number, text: string) =>
  page(number).resolve(Response.json({ name: "notes.pdf", number, pageCount: 3, text }));

function viewer() {
  const queryClient = createQueryClient();
  return () => (
    <QueryClientProvider client={queryClient}>
      <NextIntlClientProvider locale="en" messages={{ sources }} timeZone="UTC">
        <PageViewer
          opened={{ title: "Acids", fileUrl: "/api/objects/1", page: 1, excerpt: "strong acid" }}
          onClose={() => undefined}
        />
      </NextIntlClientProvider>
    </QueryClientProvider>
  );
}

const button = (name: string) => screen.getByRole("button", { name });

test("[MAT-04] the button that turns the page keeps the focus while the page is fetched, and at the end", async () => {
  const draw = viewer();
  render(draw());
  answer(1, "A strong acid is ionised.");
  await screen.findByText("Page 1 of 3");
  button("Next page").focus();
  fireEvent.click(button("Next page"));
  expect(screen.getByText("Page 2 of 3")).toBeTruthy();
  fireEvent.click(button("Next page"));
  answer(3, "The end");
  await screen.findByText("The end");
  expect(button("Next page").getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button("Next page"));
  expect(screen.getByText("Page 3 of 3")).toBeTruthy();
  expect(document.activeElement).toBe(button("Next page"));
  expect(button("Next page").hasAttribute("disabled")).toBe(false);
});

test("[MAT-04] the excerpt is brought into view once, and not each time that something else is drawn", async () => {
  const draw = viewer();
  const { rerender } = render(draw());
  answer(1, "A strong acid is ionised.");
  await screen.findByText("strong acid");
  rerender(draw());
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledOnce();
});

test("[MAT-04] a page that cannot be fetched may be asked for again, one that is gone may not", async () => {
  const draw = viewer();
  render(draw());
  page(1).reject(new TypeError("Failed to fetch"));
  await screen.findByText("This page could not be loaded.");
  pages.clear();
  answer(1, "A strong acid is ionised.");
  fireEvent.click(button("Try again"));
  await screen.findByText("Page 1 of 3");
  page(2).resolve(new Response("{}", { status: 404 }));
  fireEvent.click(button("Next page"));
  await screen.findByText("This page is no longer available.");
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});
