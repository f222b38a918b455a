// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import common from "#messages/en/common.json" with { type: "json" };
import { toast, toastStore } from "./toast.ts";
import { Toaster } from "./toaster.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <NextIntlClientProvider locale="en" timeZone="UTC" messages={{ common }}>
      <Toaster />
    </NextIntlClientProvider>,
  );
});

afterEach(() => {
  act(() => vi.runAllTimers());
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

const show = (title: string) => act(() => toast({ title }));

const shown = () => screen.queryAllByText(/^Toast \d$/).map(({ textContent }) => textContent);

test("[TOAST-01] a toast stands for 5000 ms and is forgotten 5000 ms after that", () => {
  show("Toast 1");
  pass(4_900);
  expect(shown()).toEqual(["Toast 1"]);
  pass(200);
  expect(shown()).toEqual([]);
  expect(toastStore.getSnapshot()).toHaveLength(1);
  pass(5_000);
  expect(toastStore.getSnapshot()).toEqual([]);
});

test("[TOAST-01] the fourth toast takes the place of the first", () => {
  for (const title of ["Toast 1", "Toast 2", "Toast 3", "Toast 4"]) show(title);
  expect(shown()).toHaveLength(3);
  expect(shown()).not.toContain("Toast 1");
});

test("[TOAST-01] the close button dismisses at once", () => {
  show("Toast 1");
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(shown()).toEqual([]);
});

test("[TOAST-01] F8 leads to the place of the toasts, which is at most 420 px wide", () => {
  show("Toast 1");
  fireEvent.keyDown(document, { code: "F8" });
  const place = screen.getByRole("list");
  expect(document.activeElement).toBe(place);
  expect(place.className).toContain("max-w-[420px]");
  expect(screen.getByRole("region", { name: "Notifications (F8)" })).toBeTruthy();
});

test("a toast goes where it can be seen while a dialog is open, and stays when that closes", () => {
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.open = true;
  show("Toast 5");
  expect(dialog.contains(screen.getByText("Toast 5"))).toBe(true);
  act(() => {
    dialog.open = false;
    dialog.dispatchEvent(new Event("close"));
  });
  expect(dialog.contains(screen.getByText("Toast 5"))).toBe(false);
  dialog.remove();
});
