// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { SendIcon } from "lucide-react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { IconButton } from "./icon-button.tsx";
import { Tooltips } from "./tooltips.tsx";

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <IconButton icon={SendIcon} label="Send" />
      <IconButton icon={SendIcon} label="Attach" />
      <p>Text</p>
      <Tooltips />
    </>,
  );
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const button = (name: string) => screen.getByRole("button", { name });
const hover = (element: Element, pointerType = "mouse") => fireEvent.pointerOver(element, { pointerType });
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
// To jsdom, which cannot show popovers, they are hidden.
const bubbles = () => screen.queryAllByRole("tooltip", { hidden: true });
const shown = () => bubbles().map(({ textContent }) => textContent);

test("[TOAST-01] a tooltip opens where a mouse has rested for 700 ms, and leaves with it", () => {
  hover(button("Send"));
  wait(699);
  expect(shown()).toEqual([]);
  wait(1);
  expect(shown()).toEqual(["Send"]);
  hover(screen.getByText("Text"));
  expect(shown()).toEqual([]);
});

test("[TOAST-01] who comes from another tooltip within 300 ms does not wait again", () => {
  hover(button("Send"));
  wait(700);
  hover(button("Attach"));
  expect(shown()).toEqual(["Attach"]);
  hover(screen.getByText("Text"));
  wait(299);
  hover(button("Send"));
  expect(shown()).toEqual(["Send"]);
  hover(screen.getByText("Text"));
  wait(300);
  hover(button("Send"));
  expect(shown()).toEqual([]);
});

test("[TOAST-01] it stays while the mouse is on it", () => {
  hover(button("Send"));
  wait(700);
  bubbles().forEach((bubble) => hover(bubble));
  wait(5000);
  expect(shown()).toEqual(["Send"]);
  hover(screen.getByText("Text"));
  expect(shown()).toEqual([]);
});

test("[TOAST-01] what is pressed shows none until it has been left", () => {
  hover(button("Send"));
  wait(500);
  fireEvent.pointerDown(button("Send"));
  hover(button("Send").querySelector("svg") ?? document.body);
  wait(5000);
  expect(shown()).toEqual([]);
});

test("[TOAST-01] it leaves when its place scrolls, and when the mouse leaves the window", () => {
  hover(button("Send"));
  wait(700);
  fireEvent.scroll(document.body);
  expect(shown()).toEqual([]);
  hover(screen.getByText("Text"));
  wait(300);
  hover(button("Send"));
  wait(700);
  fireEvent.pointerOut(button("Send"), { relatedTarget: null });
  expect(shown()).toEqual([]);
});

test("[TOAST-01] Escape closes it, and the dialog below it as well", () => {
  const isBelow = vi.fn<(event: KeyboardEvent) => void>();
  document.addEventListener("keydown", isBelow);
  hover(button("Send"));
  wait(700);
  fireEvent.keyDown(document.body, { key: "Escape" });
  document.removeEventListener("keydown", isBelow);
  expect(shown()).toEqual([]);
  expect(isBelow.mock.calls.map(([{ defaultPrevented }]) => defaultPrevented)).toEqual([false]);
});

test("[TOAST-01] touch shows none", () => {
  hover(button("Send"), "touch");
  wait(5000);
  expect(shown()).toEqual([]);
});
