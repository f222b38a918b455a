// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Modal } from "./modal.tsx";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(cleanup);

function show() {
  const onClose = vi.fn<() => void>();
  render(
    <Modal isOpen onClose={onClose} title="Notes" closeLabel="Close">
      <textarea />
    </Modal>,
  );
  return { onClose, dialog: screen.getByRole("dialog"), field: screen.getByRole("textbox") };
}

test("a click beside a dialog closes it", () => {
  const { onClose, dialog } = show();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledOnce();
});

test("text that is selected from the inside to the outside does not close it", () => {
  const { onClose, dialog, field } = show();
  fireEvent.pointerDown(field);
  // The browser tells of it on what holds both places.
  fireEvent.click(dialog);
  expect(onClose).not.toHaveBeenCalled();
});

test("a click on what lies on it does not close it", () => {
  const { onClose, field } = show();
  fireEvent.pointerDown(field);
  fireEvent.click(field);
  expect(onClose).not.toHaveBeenCalled();
});

test("Escape closes it at once, and what lies on it may be cancelled without it", () => {
  const { onClose, dialog, field } = show();
  fireEvent(field, new Event("cancel", { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  expect(onClose).toHaveBeenCalledOnce();
});

test("that it had closed, told when it is open again, does not close it", () => {
  const { onClose, dialog } = show();
  fireEvent(dialog, new Event("close"));
  expect(onClose).not.toHaveBeenCalled();
  (dialog as HTMLDialogElement).close();
  fireEvent(dialog, new Event("close"));
  expect(onClose).toHaveBeenCalledOnce();
});
