// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveThroughFeed } from "./feed-keys.ts";

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

afterEach(cleanup);

function show() {
  render(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- as the list of messages has them
    <div role="feed" onKeyDown={moveThroughFeed}>
      {[1, 2].map((position) => (
        <article key={position} aria-posinset={position} aria-setsize={2} tabIndex={-1}>
          <button type="button">Copy {position}</button>
          <textarea aria-label={`Answer ${position}`} />
          <dialog open>
            <a href="/original">Original {position}</a>
          </dialog>
        </article>
      ))}
    </div>,
  );
}

test("[MSG-05] Page Down and Page Up go from message to message", () => {
  show();
  fireEvent.keyDown(screen.getByRole("button", { name: "Copy 1" }), { key: "PageDown" });
  expect(document.activeElement?.getAttribute("aria-posinset")).toBe("2");
  fireEvent.keyDown(screen.getByRole("button", { name: "Copy 2" }), { key: "PageUp" });
  expect(document.activeElement?.getAttribute("aria-posinset")).toBe("1");
});

test.each([
  ["textbox", "Answer 1"],
  ["link", "Original 1"],
])("in a %s they keep what they mean there", (role, name) => {
  show();
  const isUntouched = fireEvent.keyDown(screen.getByRole(role, { name }), { key: "PageDown" });
  expect(isUntouched).toBe(true);
  expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
});
