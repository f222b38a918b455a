// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import common from "#messages/en/common.json" with { type: "json" };
import { ToastPlace } from "./toast-place.tsx";
import { dismissToast, enterSession, toast, toastHere, toastStore } from "./toast.ts";
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
  act(() => {
    for (const { id } of toastStore.getSnapshot()) dismissToast(id);
    vi.runAllTimers();
  });
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

test("[TOAST-01] while the mouse lies on one, all wait, and go on when it has left", () => {
  show("Toast 1");
  show("Toast 2");
  pass(3_000);
  fireEvent.pointerMove(screen.getByText("Toast 1"));
  pass(20_000);
  expect(shown()).toHaveLength(2);
  fireEvent.pointerOut(screen.getByRole("region"), { relatedTarget: document.body });
  pass(1_900);
  expect(shown()).toHaveLength(2);
  pass(200);
  expect(shown()).toEqual([]);
});

test("[TOAST-01] Escape takes the newest away, or the one that has the focus, which the list then has", () => {
  for (const title of ["Toast 1", "Toast 2", "Toast 3"]) show(title);
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(shown()).toEqual(["Toast 2", "Toast 1"]);
  const close = screen.getAllByRole("button", { name: "Close" })[1];
  act(() => close?.focus());
  expect(fireEvent.keyDown(close ?? document, { key: "Escape" })).toBe(false);
  expect(shown()).toEqual(["Toast 2"]);
  expect(document.activeElement).toBe(screen.getByRole("list"));
});

test("[TOAST-01] a screen reader is told once, where it already listens, and then left alone", () => {
  act(() => toast({ title: "Toast 1", description: "Try it.", variant: "destructive" }));
  const said = screen.getByRole("status");
  expect([said.getAttribute("aria-live"), said.textContent]).toEqual(["assertive", ""]);
  pass(100);
  expect(said.textContent?.trim()).toBe("Notification Toast 1 Try it.");
  pass(1_000);
  expect(screen.queryByRole("status")).toBeNull();
  expect(shown()).toEqual(["Toast 1"]);
});

test("[TOAST-01] what a toast offers is done, and the toast goes", () => {
  const onSelect = vi.fn<() => void>();
  act(() => toast({ title: "Toast 1", action: { label: "Again", onSelect } }));
  fireEvent.click(screen.getByRole("button", { name: "Again" }));
  expect(onSelect).toHaveBeenCalledOnce();
  expect(shown()).toEqual([]);
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
