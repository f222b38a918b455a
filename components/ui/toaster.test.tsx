// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import common from "#messages/en/common.json" with { type: "json" };
import { ToastPlace } from "./toast-place.tsx";
import { enterSession, toast, toastHere, toastStore } from "./toast.ts";
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

test("[TOAST-01] a toast stands in the place that is offered, of two in the later, and else over the page", () => {
  const { unmount } = render(
    <>
      <main>
        <ToastPlace />
      </main>
      <aside>
        <ToastPlace />
      </aside>
    </>,
  );
  show("Toast 6");
  const placeOf = () => screen.getByText("Toast 6").closest("main, aside")?.tagName;
  expect(placeOf()).toBe("ASIDE");
  expect(screen.getByRole("list").className).not.toContain("fixed");
  act(() => unmount());
  expect(placeOf()).toBeUndefined();
  expect(screen.getByRole("list").className).toContain("fixed");
});

test("[TOAST-01] while a dialog is open, only a place in it will do", () => {
  render(
    <main>
      <ToastPlace />
      <dialog open>
        <ToastPlace />
      </dialog>
      <ToastPlace />
    </main>,
  );
  show("Toast 7");
  expect(screen.getByText("Toast 7").closest("dialog")).not.toBeNull();
  expect(screen.getByRole("list").className).not.toContain("fixed");
});

test("[TOAST-01] what a toast says of a session goes with it, whatever else is said stays", () => {
  enterSession("first");
  act(() => {
    toastHere({ title: "Toast 1" });
    toast({ title: "Toast 2" });
    toast({ title: "Toast 3", about: "second" });
  });
  expect(shown()).toHaveLength(3);
  act(() => enterSession("second"));
  expect(shown()).toEqual(expect.arrayContaining(["Toast 2", "Toast 3"]));
  expect(shown()).toHaveLength(2);
});
