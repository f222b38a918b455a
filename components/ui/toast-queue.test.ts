import { expect, test } from "vitest";
import { nextToasts, type QueuedToast } from "./toast-queue.ts";

const queued = (id: string): QueuedToast => ({ id, title: id, open: true });

test("[TOAST-01] at most three toasts stand, the newest first", () => {
  const toasts = ["a", "b", "c", "d"].reduce<readonly QueuedToast[]>(
    (standing, id) => nextToasts(standing, { type: "added", toast: queued(id) }),
    [],
  );
  expect(toasts.map(({ id }) => id)).toEqual(["d", "c", "b"]);
});

test("[TOAST-01] a dismissed toast is closed first and removed later", () => {
  const dismissed = nextToasts([queued("a"), queued("b")], { type: "dismissed", id: "a" });
  expect(dismissed).toEqual([{ ...queued("a"), open: false }, queued("b")]);
  expect(nextToasts(dismissed, { type: "removed", id: "a" })).toEqual([queued("b")]);
});

test("[TOAST-01] an update changes only its own toast", () => {
  const updated = nextToasts([queued("a"), queued("b")], { type: "updated", id: "b", content: { title: "done" } });
  expect(updated).toEqual([queued("a"), { ...queued("b"), title: "done" }]);
});
